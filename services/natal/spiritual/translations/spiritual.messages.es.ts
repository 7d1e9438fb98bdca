// Written by npm run generate from spiritual.messages.es.json: change that file.
import { dayInWords } from '@cuspal/speech';

export const messages = {
  karmaOfPeriod: (a: { readonly until: string; readonly karma: 'ADRIDHA' | 'DRIDHA' | 'DRIDHA_ADRIDHA' }) => `Según la tradición, el karma del período hasta el ${dayInWords(a.until)} es ${a.karma === 'DRIDHA' ? `fijo, así que se espera poco cambio` : a.karma === 'DRIDHA_ADRIDHA' ? `mixto, así que un esfuerzo constante puede suavizarlo` : `ligero, así que se dice que el esfuerzo lo cambia`}.`,
  forReflection: () => `Esto es para la reflexión y no afirma ningún hecho sobre una vida pasada.`,
  readForReflection: () => `La tradición lee así el karma traído, para la reflexión. Nada de aquí afirma un hecho sobre una vida pasada.`,
  wholeSigns: () => `Las casas son signos enteros desde el lagna. Nada de aquí cambia un veredicto de KP.`,
  kpNoteLeftOut: () => `En esta latitud no existen cúspides de Placidus, así que se omite la nota lateral de KP.`,
  nextPractice: () => `Nombra la práctica que sugiere la tradición.`,
  sixtiethPartNear: () => `Otra sexagésima parte asciende a menos de dos minutos de esta hora de nacimiento. Lea su signo y su deidad solo si la hora es segura al segundo.`,
  merit: (a: { readonly merit: 'CREDIT' | 'DEBT' | 'MIXED' }) => `${a.merit === 'CREDIT' ? `La casa 5 habla de mérito traído.` : a.merit === 'MIXED' ? `La casa 5 habla de mérito mixto.` : `La casa 5 habla de mérito todavía por ganar.`}`,
};
