// Written by npm run generate from children.messages.hi.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords, planetNames, pluralOf } from '@cuspal/speech';

export const messages = {
  jupiterNotRead: () => `2399 के बाद बृहस्पति की गणना नहीं की जाती।`,
  fifthSubLord: (a: { readonly lord: string }) => `भाव 5 का उप-स्वामी ${a.lord} है।`,
  fifthInStar: (a: { readonly csl: PlanetName; readonly starLord: string }) => `भाव 5 का उप-स्वामी ${planetInWords(a.csl)} ${a.starLord} के नक्षत्र में है।`,
  starLordRetrograde: (a: { readonly csl: PlanetName; readonly inside: boolean; readonly starLord: PlanetName }) => `भाव 5 के उप-स्वामी ${planetInWords(a.csl)} का नक्षत्र-स्वामी ${a.inside ? `${planetInWords(a.starLord)}` : `${planetFirst(a.starLord)}`} जन्म के समय वक्री था।`,
  partialDenial: (a: { readonly csl: PlanetName; readonly count: number; readonly held: string }) => `भाव 5 का उप-स्वामी ${planetInWords(a.csl)} तीन विरोधी भावों 1, 4 और 10 में से ${numberInWords(a.count)} का कारक है: ${a.held}।`,
  nodesInFifth: (a: { readonly nodes: readonly PlanetName[] }) => `${planetNames(a.nodes)} भाव 5 में ${pluralOf('hi', a.nodes.length) === 'one' ? `है` : `हैं`}।`,
  signOf: (a: { readonly part: 'CUSP' | 'STAR_LORD' | 'SUB_LORD'; readonly planet: PlanetName }) => `${a.part === 'CUSP' ? `कस्प 5` : a.part === 'SUB_LORD' ? `उप-स्वामी ${named(a.planet)}` : `उप-स्वामी का नक्षत्र-स्वामी ${named(a.planet)}`}`,
};
