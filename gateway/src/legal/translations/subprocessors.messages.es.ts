// Written by npm run generate from subprocessors.messages.es.json: change that file.
import { dayInWords } from '@cuspal/speech';

export const messages = {
  title: () => `Subencargados y conservación`,
  description: () => `Quién trata datos para el operador de este servidor y cuánto tiempo se conservan los datos fuera del programa.`,
  lead: () => `<o/> gestiona este servidor e indica aquí quién trata datos por su cuenta y cuánto tiempo se conservan los datos fuera del programa. Lo que conserva el propio programa está en la página <a>Privacidad</a>.`,
  unknown: () => `El operador de este servidor no ha indicado aquí quién trata datos por su cuenta ni cuánto tiempo se conservan los datos fuera del programa.`,
  unsaid: () => `<o/> no ha indicado aquí quién trata datos por su cuenta ni cuánto tiempo se conservan los datos fuera del programa.`,
  program: () => `Lo que el propio programa puede enviar a otros sistemas, y cuándo, está en el <a>mapa de datos</a>.`,
  subprocessors: () => `Subencargados`,
  none: () => `<o/> no recurre a subencargados.`,
  name: () => `Nombre`,
  purpose: () => `Qué hace`,
  data: () => `Qué datos tiene`,
  place: () => `Dónde`,
  retention: () => `Cuánto tiempo se conservan los datos`,
  outside: () => `Datos`,
  kept: () => `Cuánto tiempo`,
  ask: (a: { readonly on: string }) => `Las preguntas se dirigen a <m/>. Esta página se modificó por última vez el ${dayInWords(a.on)}.`,
};
