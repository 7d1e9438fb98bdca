// Written by npm run generate from children.messages.pt.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords, planetNames, pluralOf } from '@cuspal/speech';

export const messages = {
  jupiterNotRead: () => `Júpiter não se lê depois de 2399.`,
  fifthSubLord: (a: { readonly inside: boolean; readonly lord: string }) => `${a.inside ? `o` : `O`} sub-regente da cúspide 5 é ${a.lord}.`,
  fifthInStar: (a: { readonly inside: boolean; readonly csl: PlanetName; readonly starLord: string }) => `${a.inside ? `o` : `O`} sub-regente da cúspide 5, ${planetInWords(a.csl)}, está na nakshatra que ${a.starLord} rege.`,
  starLordRetrograde: (a: { readonly inside: boolean; readonly starLord: PlanetName; readonly csl: PlanetName }) => `${a.inside ? `${planetInWords(a.starLord)}` : `${planetFirst(a.starLord)}`}, regente da nakshatra do sub-regente da cúspide 5, ${planetInWords(a.csl)}, estava retrógrado ao nascer.`,
  partialDenial: (a: { readonly csl: PlanetName; readonly count: number; readonly held: string }) => `O sub-regente da cúspide 5, ${planetInWords(a.csl)}, significa ${numberInWords(a.count)} das três casas contrárias 1, 4 e 10: ${a.held}.`,
  nodesInFifth: (a: { readonly nodes: readonly PlanetName[] }) => `${planetNames(a.nodes)} ${pluralOf('pt', a.nodes.length) === 'one' ? `está` : `estão`} na casa 5.`,
  signOf: (a: { readonly part: 'CUSP' | 'STAR_LORD' | 'SUB_LORD'; readonly planet: PlanetName }) => `${a.part === 'CUSP' ? `cúspide 5` : a.part === 'SUB_LORD' ? `sub-regente ${named(a.planet)}` : `regente da nakshatra do sub-regente, ${named(a.planet)}`}`,
};
