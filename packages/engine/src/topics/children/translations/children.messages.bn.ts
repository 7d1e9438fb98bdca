// Written by npm run generate from children.messages.bn.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords, planetNames } from '@cuspal/speech';

export const messages = {
  jupiterNotRead: () => `২৩৯৯-এর পরে বৃহস্পতি দেখা হয় না।`,
  fifthSubLord: (a: { readonly lord: string }) => `কাস্প ৫-এর উপ-অধিপতি ${a.lord}।`,
  fifthInStar: (a: { readonly csl: PlanetName; readonly starLord: string }) => `কাস্প ৫-এর উপ-অধিপতি ${planetInWords(a.csl)} আছে এর নক্ষত্রে: ${a.starLord}।`,
  starLordRetrograde: (a: { readonly csl: PlanetName; readonly starLord: PlanetName }) => `কাস্প ৫-এর উপ-অধিপতি ${planetInWords(a.csl)} গ্রহের নক্ষত্রপতি ${planetInWords(a.starLord)} জন্মের সময় বক্রী ছিল।`,
  partialDenial: (a: { readonly csl: PlanetName; readonly count: number; readonly held: string }) => `কাস্প ৫-এর উপ-অধিপতি ${planetInWords(a.csl)} তিন বিরোধী ভাব ১, ৪ ও ১০-এর ${numberInWords(a.count)}টি নির্দেশ করে: ${a.held}।`,
  nodesInFifth: (a: { readonly nodes: readonly PlanetName[] }) => `${planetNames(a.nodes)} ভাব ৫-এ আছে।`,
  signOf: (a: { readonly part: 'CUSP' | 'STAR_LORD' | 'SUB_LORD'; readonly planet: PlanetName }) => `${a.part === 'CUSP' ? `কাস্প ৫` : a.part === 'SUB_LORD' ? `উপ-অধিপতি ${named(a.planet)}` : `উপ-অধিপতির নক্ষত্রপতি ${named(a.planet)}`}`,
};
