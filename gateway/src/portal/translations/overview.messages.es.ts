// Written by npm run generate from overview.messages.es.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  renamed: () => `La clave tiene su nombre nuevo.`,
  revoked: () => `La clave está revocada: desde ahora se rechaza.`,
  disconnected: () => `La aplicación está desconectada: desde ahora se rechaza.`,
  calendarsEnded: () => `Todas las direcciones de calendarios han terminado.`,
  more: () => `Por clave y herramienta, llamadas rechazadas, meses pasados`,
  projectOf: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `Un proyecto de <a/>, donde su función es: ${a.role === 'owner' ? `propiedad` : a.role === 'developer' ? `desarrollo` : a.role === 'billing' ? `facturación` : `lectura`}. Número para preguntas al operador: <b/>`,
  applications: () => `Aplicaciones conectadas`,
  noApplications: () => `Ninguna. Aquí aparece lo que se conecta iniciando sesión, sin clave.`,
  connectedOn: (a: { readonly at: string; readonly isUsed: boolean; readonly used: string }) => `Conectada el ${a.at}, ${a.isUsed ? `usada por última vez el ${a.used}` : `aún sin usar`}`,
  disconnect: (a: { readonly name: string }) => `Desconectar ${a.name}`,
  disconnectHint: () => `Se rechaza en menos de un segundo. Se puede iniciar sesión desde ella de nuevo en cualquier momento.`,
  disconnectNow: (a: { readonly name: string }) => `Desconectar ${a.name} ahora`,
  calendars: () => `Direcciones de calendarios`,
  calendarsText: () => `Las claves de este proyecto han creado direcciones de <a>calendarios (en inglés)</a>. Quien tiene una lee su calendario, una llamada por hora como máximo. Aquí no se guarda nada de ellas, así que no se pueden listar.`,
  endAll: () => `Terminar todas las direcciones de calendarios`,
  endAllHint: () => `Cada dirección creada hasta ahora deja de funcionar para siempre. Los programas de calendario conservan lo que tienen y muestran un error.`,
  endAllNow: () => `Terminarlas todas ahora`,
  plan: (a: { readonly cap: 'hard' | 'soft' }) => `Plan <b/>: ${a.cap === 'soft' ? `las llamadas que superan el cupo se ejecutan y se facturan.` : `las llamadas que superan el cupo se rechazan.`}`,
  overagePrice: () => `<n/> de esas llamadas cuestan <b/>.`,
  beyond: (a: { readonly count: number }) => `${pluralOf('es', a.count) === 'one' ? `${numberInWords(a.count)} llamada superó el cupo.` : `${numberInWords(a.count)} llamadas superaron el cupo.`}`,
};
