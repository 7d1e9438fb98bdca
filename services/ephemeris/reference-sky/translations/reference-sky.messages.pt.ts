// Written by npm run generate from reference-sky.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  moonSubsLeftOut: () => `Os ingressos da Lua em subs são omitidos. Rahu e Ketu são os nodos médios, que sempre se movem para trás.`,
  planetsOnDays: (a: { readonly days: number }) => `Mostra os nove planetas no zodíaco KP em ${numberInWords(a.days)} dias, com aquilo em que entram e onde mudam de direção.`,
  tableOfSubs: (a: { readonly subs: number }) => `Esta é a tabela KP de ${numberInWords(a.subs)} subs, da qual um número horário toma seu ascendente.`,
  rowOfSubs: (a: { readonly row: number; readonly subs: number }) => `Esta é a linha ${numberInWords(a.row)} dos ${numberInWords(a.subs)} subs de KP, com seus regentes, seus limites e suas vizinhas.`,
  readAsPlace: () => `A latitude e a longitude vieram juntas, por isso foram lidas como um lugar e não usadas. Para buscar uma longitude sideral envie-a sem latitude.`,
};
