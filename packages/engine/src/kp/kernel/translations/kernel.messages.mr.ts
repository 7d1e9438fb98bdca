// Written by npm run generate from kernel.messages.mr.json: change that file.
import { type PlanetName, named, numberInWords, ordinal, planetInWords } from '@cuspal/speech';

export const messages = {
  level: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly level: number }) => `${a.found === 'NONE' ? `स्तर नाही` : a.found === 'LISTED' ? `स्तर ${numberInWords(a.level)}` : `स्तर ${numberInWords(a.level)}, उन्नत`}`,
  houseAtLevel: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly house: number; readonly level: number }) => `${a.found === 'NONE' ? `${numberInWords(a.house)} (स्तर नाही)` : a.found === 'LISTED' ? `${numberInWords(a.house)} (स्तर ${numberInWords(a.level)})` : `${numberInWords(a.house)} (स्तर ${numberInWords(a.level)}, उन्नत)`}`,
  wideAgency: (a: { readonly node: PlanetName; readonly planet: PlanetName; readonly orb: number }) => `${named(a.node)} ${planetInWords(a.planet)} ग्रहाचा प्रतिनिधी आहे, कारण दोघे एका राशीत आहेत, मात्र ${numberInWords(a.orb)}° अंतरावर.`,
  aspectBy: (a: { readonly planet: PlanetName; readonly counted: number }) => `${named(a.planet)} ${ordinal(a.counted)}`,
  rounded: () => `बेरीज पूर्णांकात दिली आहे.`,
  keptWithin: (a: { readonly least: number; readonly most: number }) => `बेरीज ${numberInWords(a.least)} ते ${numberInWords(a.most)} मध्ये ठेवली आहे.`,
};
