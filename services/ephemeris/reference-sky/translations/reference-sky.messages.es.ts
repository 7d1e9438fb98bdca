// Written by npm run generate from reference-sky.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  moonSubsLeftOut: () => `Se omiten los ingresos de la Luna en subs. Rahu y Ketu son los nodos medios, que siempre van hacia atrás.`,
  planetsOnDays: (a: { readonly days: number }) => `Muestra los nueve planetas en el zodíaco KP durante ${numberInWords(a.days)} días, con aquello en que entran y dónde cambian de dirección.`,
  tableOfSubs: (a: { readonly subs: number }) => `Esta es la tabla KP de ${numberInWords(a.subs)} subs, de la que un número horario toma su ascendente.`,
  rowOfSubs: (a: { readonly row: number; readonly subs: number }) => `Esta es la fila ${numberInWords(a.row)} de los ${numberInWords(a.subs)} subs de KP, con sus regentes, sus límites y sus vecinas.`,
  readAsPlace: () => `La latitud y la longitud llegaron juntas, así que se leyeron como un lugar y no se usaron. Para buscar una longitud sideral envíela sin latitud.`,
};
