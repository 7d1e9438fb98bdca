// Written by npm run generate from profile.messages.es.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readAs: (a: { readonly sent: string; readonly place: string }) => `"${a.sent}" se leyó como ${a.place}, y las coordenadas son las de su centro.`,
  passedOver: (a: { readonly others: number }) => `${pluralOf('es', a.others) === 'one' ? `Un lugar mucho menor tiene` : `${numberInWords(a.others)} lugares mucho menores tienen`} también ese nombre. Si se trata de uno de ellos, llame otra vez con su región o país.`,
  sendCoordinates: () => `Las herramientas posteriores no aceptan birth_place, así que envíeles latitude, longitude y time_zone.`,
  coordinatesCount: () => `Cuentan las coordenadas enviadas, y birth_place se repite como etiqueta.`,
  farFromName: (a: { readonly km: number }) => `Están a ${numberInWords(a.km)} km de cualquier lugar con ese nombre, así que compruebe sus signos y su orden.`,
  noCusps: () => `En esta latitud no existen cúspides de Placidus; las herramientas de cúspides de KP no responderán.`,
  clockFarFromSun: (a: { readonly offset: string; readonly hours: string; readonly longitude: number }) => `El desfase ${a.offset} está a ${a.hours} horas del Sol en la longitud ${numberInWords(a.longitude)}, lo que rara vez es correcto. Compruebe el signo del desfase, y que latitude y longitude no estén intercambiadas.`,
  timeUnknown: (a: { readonly date: string }) => `${a.date}, hora desconocida`,
  eitherWay: (a: { readonly minutes: number }) => `${numberInWords(a.minutes)} minutos a cada lado`,
  sendAgain: () => `Envíe estos mismos parámetros de nacimiento con cada llamada posterior; no se guarda nada entre llamadas.`,
  verdictsUncertain: (a: { readonly verdicts: number; readonly uncertain: number }) => `De los ${numberInWords(a.verdicts)} veredictos del catálogo natal, ${numberInWords(a.uncertain)} pueden cambiar de lado dentro de esa incertidumbre.`,
  verdictsHold: (a: { readonly firm: number; readonly fair: number; readonly thin: number; readonly knifeEdge: number }) => `Veredictos que se mantienen diez minutos a cada lado: ${numberInWords(a.firm)}; cuatro: ${numberInWords(a.fair)}; uno: ${numberInWords(a.thin)}; menos: ${numberInWords(a.knifeEdge)}.`,
  sendUncertainty: () => `Envíe birth_time_uncertainty_minutes con cada herramienta que lo acepta, y diga qué veredictos son inciertos.`,
  noVerdict: () => `Casas, cúspides y sus sub-regentes no pueden leerse, así que no puede darse ningún veredicto de KP.`,
  planetsOfDay: (a: { readonly call: string }) => `${a.call} con birth_time_known false muestra lo que hacían los planetas ese día.`,
  waysToAnswer: (a: { readonly ways: number }) => `${pluralOf('es', a.ways) === 'one' ? `UN CAMINO A UNA RESPUESTA, PORQUE HALLAR LA HORA NECESITA CÚSPIDES` : `DOS CAMINOS A UNA RESPUESTA`}`,
  steps: (a: { readonly way: 'FIND_THE_TIME' | 'QUESTION_BY_NUMBER' }) => `${a.way === 'QUESTION_BY_NUMBER' ? `Pida a la persona un número del 1 al 249 con la pregunta en mente. Llame con él a get_horary_chart_v2, con el momento y el lugar de la pregunta como birth_datetime, latitude y longitude.` : `Pida al menos cinco sucesos fechados de la vida. Llame a find_birth_time con la fecha y los sucesos, y luego a rectify_birth_time con la hora hallada. Diga cuán segura es esa hora, y llame otra vez a set_birth_profile con ella.`}`,
  cannotBeRead: (a: { readonly what: 'CUSPS' | 'HOUSES' | 'SUB_LORDS' | 'VERDICTS' }) => `${a.what === 'HOUSES' ? `casas` : a.what === 'CUSPS' ? `cúspides` : a.what === 'SUB_LORDS' ? `sub-regentes de cúspides` : `todos los veredictos de KP`}`,
  neverGuess: () => `Nunca adivine una hora de nacimiento, y nunca lea en su lugar una carta del mediodía.`,
};
