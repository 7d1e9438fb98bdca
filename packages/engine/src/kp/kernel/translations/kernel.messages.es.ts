// Written by npm run generate from kernel.messages.es.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  level: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly level: number }) => `${a.found === 'NONE' ? `ningún nivel` : a.found === 'LISTED' ? `nivel ${numberInWords(a.level)}` : `nivel ${numberInWords(a.level)}, elevado`}`,
  houseAtLevel: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly house: number; readonly level: number }) => `${a.found === 'NONE' ? `${numberInWords(a.house)} (sin nivel)` : a.found === 'LISTED' ? `${numberInWords(a.house)} (nivel ${numberInWords(a.level)})` : `${numberInWords(a.house)} (nivel ${numberInWords(a.level)}, elevado)`}`,
  wideAgency: (a: { readonly node: PlanetName; readonly planet: PlanetName; readonly orb: number }) => `${named(a.node)} actúa por ${planetInWords(a.planet)} porque comparten signo, aunque están a ${numberInWords(a.orb)}° de distancia.`,
  aspectBy: (a: { readonly planet: PlanetName; readonly counted: number }) => `${named(a.planet)}, aspecto ${numberInWords(a.counted)}`,
  rounded: () => `La suma se redondea a un número entero.`,
  keptWithin: (a: { readonly least: number; readonly most: number }) => `La suma se mantiene entre ${numberInWords(a.least)} y ${numberInWords(a.most)}.`,
};
