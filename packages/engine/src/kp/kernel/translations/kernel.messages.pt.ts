// Written by npm run generate from kernel.messages.pt.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  level: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly level: number }) => `${a.found === 'NONE' ? `nenhum nível` : a.found === 'LISTED' ? `nível ${numberInWords(a.level)}` : `nível ${numberInWords(a.level)}, elevado`}`,
  houseAtLevel: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly house: number; readonly level: number }) => `${a.found === 'NONE' ? `${numberInWords(a.house)} (sem nível)` : a.found === 'LISTED' ? `${numberInWords(a.house)} (nível ${numberInWords(a.level)})` : `${numberInWords(a.house)} (nível ${numberInWords(a.level)}, elevado)`}`,
  wideAgency: (a: { readonly node: PlanetName; readonly planet: PlanetName; readonly orb: number }) => `${named(a.node)} representa ${planetInWords(a.planet)} porque compartilham o signo, embora estejam a ${numberInWords(a.orb)}° de distância.`,
  aspectBy: (a: { readonly planet: PlanetName; readonly counted: number }) => `${named(a.planet)}, aspecto ${numberInWords(a.counted)}`,
  rounded: () => `A soma é arredondada para um número inteiro.`,
  keptWithin: (a: { readonly least: number; readonly most: number }) => `A soma é mantida entre ${numberInWords(a.least)} e ${numberInWords(a.most)}.`,
};
