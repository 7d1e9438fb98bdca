// Written by npm run generate from kernel.messages.hi.json: change that file.
import { type PlanetName, named, numberInWords, ordinal, planetInWords } from '@cuspal/speech';

export const messages = {
  level: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly level: number }) => `${a.found === 'NONE' ? `कोई स्तर नहीं` : a.found === 'LISTED' ? `स्तर ${numberInWords(a.level)}` : `स्तर ${numberInWords(a.level)} (ऊपर गिना गया)`}`,
  houseAtLevel: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly house: number; readonly level: number }) => `${a.found === 'NONE' ? `${numberInWords(a.house)} (कोई स्तर नहीं)` : a.found === 'LISTED' ? `${numberInWords(a.house)} (स्तर ${numberInWords(a.level)})` : `${numberInWords(a.house)} (स्तर ${numberInWords(a.level)}, ऊपर गिना गया)`}`,
  wideAgency: (a: { readonly node: PlanetName; readonly planet: PlanetName; readonly orb: number }) => `${named(a.node)} ${planetInWords(a.planet)} का प्रतिनिधि है, क्योंकि दोनों एक ही राशि में हैं, हालाँकि उनके बीच ${numberInWords(a.orb)}° का अंतर है।`,
  aspectBy: (a: { readonly planet: PlanetName; readonly counted: number }) => `${named(a.planet)} की ${ordinal(a.counted)} दृष्टि`,
  rounded: () => `योगफल पूर्णांक में लिया गया है।`,
  keptWithin: (a: { readonly least: number; readonly most: number }) => `योगफल ${numberInWords(a.least)} से ${numberInWords(a.most)} के भीतर रखा गया है।`,
};
