// Written by npm run generate from sport.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  even: () => `Las dos cartas son iguales, así que no se favorece a ningún lado.`,
  favoured: (a: { readonly winner: string; readonly difference: number; readonly margin: 'CLEAR' | 'NARROW' }) => `Las cartas favorecen a ${a.winner} por ${numberInWords(a.difference)} puntos, un margen ${a.margin === 'CLEAR' ? `claro` : `estrecho`}.`,
  entertainment: () => `Esto es entretenimiento y no un pronóstico.`,
  contestant: (a: { readonly number: number }) => `Participante ${numberInWords(a.number)}`,
  captain: () => `Un equipo no tiene carta natal, así que lo representa la de su capitán o capitana.`,
  leftOut: () => `Una lesión, la forma del día y las reglas del deporte no tienen papel en esto.`,
  outsideDasha: () => `El encuentro queda fuera de los 120 años de dasha de un participante, así que allí no se nombra ningún período.`,
  outsideDashaPlain: () => `El encuentro queda fuera de los 120 años de los períodos de un participante, así que allí no se nombra ningún período.`,
  pointsAreOurs: () => `Los puntos son una extensión de este servicio que ningún libro da. Solo el veredicto junto a ellos, que no se puntúa, es de KP.`,
  disclaimer: () => `Esto es entretenimiento según una tradición antigua, no un pronóstico. No debe usarse para apostar ni para ninguna decisión sobre dinero. Los encuentros los deciden quienes los juegan.`,
  nextPromise: () => `Juzga una victoria por una sola carta natal, con su razonamiento.`,
};
