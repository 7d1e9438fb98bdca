// Written by npm run generate from children.messages.es.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords, planetNames, pluralOf } from '@cuspal/speech';

export const messages = {
  jupiterNotRead: () => `Júpiter no se lee después de 2399.`,
  fifthSubLord: (a: { readonly inside: boolean; readonly lord: string }) => `${a.inside ? `el` : `El`} sub-regente de la cúspide 5 es ${a.lord}.`,
  fifthInStar: (a: { readonly inside: boolean; readonly csl: PlanetName; readonly starLord: string }) => `${a.inside ? `el` : `El`} sub-regente de la cúspide 5, ${planetInWords(a.csl)}, está en la nakshatra que rige ${a.starLord}.`,
  starLordRetrograde: (a: { readonly inside: boolean; readonly starLord: PlanetName; readonly csl: PlanetName }) => `${a.inside ? `${planetInWords(a.starLord)}` : `${planetFirst(a.starLord)}`}, regente de la nakshatra del sub-regente de la cúspide 5, ${planetInWords(a.csl)}, retrogradaba al nacer.`,
  partialDenial: (a: { readonly csl: PlanetName; readonly count: number; readonly held: string }) => `El sub-regente de la cúspide 5, ${planetInWords(a.csl)}, significa ${numberInWords(a.count)} de las tres casas en contra, 1, 4 y 10: ${a.held}.`,
  nodesInFifth: (a: { readonly nodes: readonly PlanetName[] }) => `${planetNames(a.nodes)} ${pluralOf('es', a.nodes.length) === 'one' ? `está` : `están`} en la casa 5.`,
  signOf: (a: { readonly part: 'CUSP' | 'STAR_LORD' | 'SUB_LORD'; readonly planet: PlanetName }) => `${a.part === 'CUSP' ? `cúspide 5` : a.part === 'SUB_LORD' ? `sub-regente ${named(a.planet)}` : `regente de la nakshatra del sub-regente, ${named(a.planet)}`}`,
};
