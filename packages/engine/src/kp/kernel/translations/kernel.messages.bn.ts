// Written by npm run generate from kernel.messages.bn.json: change that file.
import { type PlanetName, named, numberInWords, ordinal, planetInWords } from '@cuspal/speech';

export const messages = {
  level: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly level: number }) => `${a.found === 'NONE' ? `কোনো স্তর নয়` : a.found === 'LISTED' ? `স্তর ${numberInWords(a.level)}` : `উন্নীত স্তর ${numberInWords(a.level)}`}`,
  houseAtLevel: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly house: number; readonly level: number }) => `${a.found === 'NONE' ? `${numberInWords(a.house)} (কোনো স্তর নয়)` : a.found === 'LISTED' ? `${numberInWords(a.house)} (স্তর ${numberInWords(a.level)})` : `${numberInWords(a.house)} (উন্নীত স্তর ${numberInWords(a.level)})`}`,
  wideAgency: (a: { readonly node: PlanetName; readonly planet: PlanetName; readonly orb: number }) => `${named(a.node)} ${planetInWords(a.planet)} গ্রহের প্রতিনিধি, কারণ তারা এক রাশিতে, যদিও তাদের দূরত্ব ${numberInWords(a.orb)}°।`,
  aspectBy: (a: { readonly planet: PlanetName; readonly counted: number }) => `${named(a.planet)} ${ordinal(a.counted)} দৃষ্টি`,
  rounded: () => `যোগফল পূর্ণসংখ্যায় নেওয়া হয়েছে।`,
  keptWithin: (a: { readonly least: number; readonly most: number }) => `যোগফল ${numberInWords(a.least)} থেকে ${numberInWords(a.most)}-এর মধ্যে রাখা হয়েছে।`,
};
