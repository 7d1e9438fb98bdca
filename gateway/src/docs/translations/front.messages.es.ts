// Written by npm run generate from front.messages.es.json: change that file.
import { dayInWords, digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `Astrología que muestra sus razones`,
  whatItIs: (a: { readonly count: number }) => `Cuspal ofrece a asistentes de IA y a servidores ${numberInWords(a.count)} herramientas de astrología, en su mayoría de Krishnamurti Paddhati (KP), junto con Parashari, Jaimini y Tajik. Las posiciones provienen de Swiss Ephemeris. Cada veredicto lleva su cadena de razones y su fuente, y no se guarda nada de un nacimiento.`,
  tryIt: () => `Probar`,
  connect: () => `Conectar`,
  answered: () => `Una pregunta y su respuesta`,
  readFrom: () => `La carta de la que se lee la respuesta.`,
  when: (a: { readonly on: string }) => `Cuándo: los períodos de la misma carta que pueden traer un matrimonio, según se preguntó el ${dayInWords(a.on)}.`,
  ask: () => `Preguntar`,
  whenPromotion: () => `¿Cuándo es probable el ascenso?`,
  twoCharts: () => `¿Son compatibles estas dos cartas?`,
  whichMorning: () => `¿Qué mañana de la próxima semana conviene firmar el contrato?`,
  lostRing: () => `¿Aparecerá el anillo perdido?`,
  today: () => `¿Qué trae el día de hoy?`,
  birthTime: () => `¿Es correcta la hora de nacimiento?`,
  neverStored: () => `Lo que nunca se guarda`,
  kept: () => `Nacimientos, nombres, preguntas y respuestas. De una llamada se guarda qué herramienta fue, cuándo y cómo terminó. <a>Lo que se guarda de una cuenta</a>.`,
  read: () => `Leer (en inglés)`,
  kp: () => `<a>KP en cinco minutos</a>`,
  allTools: () => `<a>Todas las herramientas</a>, cada una con una llamada real y su respuesta real`,
  rules: () => `<a>El libro de reglas</a>: cada regla que nombra un resultado, como <q/>`,
  protocol: () => `<a>El protocolo</a>, <b>claves e inicio de sesión</b>`,
  address: () => `La mayoría de los clientes solo necesita la dirección <b/> y después pide que inicie sesión. Otros toman una clave de API de la <a>página para desarrolladores</a>.`,
  question: (a: { readonly on: string; readonly at: string }) => `¿Promete matrimonio la carta de alguien nacido en Chennai el ${dayInWords(a.on)} a las ${digitsInWords(a.at)}? <a>La llamada completa y su respuesta</a>.`,
};
