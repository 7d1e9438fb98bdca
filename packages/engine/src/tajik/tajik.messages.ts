// Written by npm run generate from tajik.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, instantInWords, numberInWords, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly munthaInHouse: (a: { readonly house: number; readonly grade: 'BAD' | 'EXCELLENT' | 'GOOD' }) => string;
  readonly munthaLordInHouse: (a: { readonly lord: PlanetName; readonly house: number; readonly bad: boolean }) => string;
  readonly yearLordInHouse: (a: { readonly lord: PlanetName; readonly strong: boolean; readonly placed: boolean; readonly house: number }) => string;
  readonly yearLordCombust: (a: { readonly lord: PlanetName }) => string;
  readonly sahamMeaning: (a: { readonly name: 'Artha' | 'Asha' | 'Bandhu' | 'Bhratri' | 'Gaurava' | 'Jadya' | 'Jalapatana' | 'Jeeva' | 'Kali' | 'Karma' | 'Karyasiddhi' | 'Labha' | 'Mahatmya' | 'Matri' | 'Mitra' | 'Paradesa' | 'Pitri' | 'Preeti' | 'Punya' | 'Putra' | 'Rajya' | 'Roga' | 'Samartha' | 'Santapa' | 'Sastra' | 'Satru' | 'Sraddha' | 'Vanik' | 'Vidya' | 'Vivaha' | 'Vyapara' | 'Yasas' }) => string;
  readonly beforeBirth: (a: { readonly sent: boolean; readonly at: string; readonly birth: string }) => string;
  readonly yearAgainstAge: (a: { readonly year: number; readonly age: number; readonly ofYear: number }) => string;
  readonly yearBeforeBirth: (a: { readonly by: 'AGE' | 'DATE' | 'NOW' | 'YEAR'; readonly value: number; readonly on: string; readonly born: number }) => string;
  readonly ageOutside: (a: { readonly by: 'AGE' | 'DATE' | 'NOW' | 'YEAR'; readonly value: number; readonly age: number; readonly on: string; readonly lastAge: number; readonly born: number; readonly lastYear: number }) => string;
  readonly yearPastSky: (a: { readonly age: number; readonly last: number }) => string;
  readonly aspectPastSky: (a: { readonly fast: PlanetName; readonly slow: PlanetName; readonly last: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  munthaInHouse: '3',
  munthaLordInHouse: '7',
  yearLordInHouse: '3',
  yearLordCombust: '1',
  beforeBirth: [['sent'],{'true':'11','false':'01'}],
  yearBeforeBirth: [['by'],{'YEAR':'00','AGE':'00','NOW':'00','DATE':'10'}],
  ageOutside: [['by'],{'YEAR':'00','AGE':'00','NOW':'00','DATE':'10'}],
} as const;

const translated = catalogue<Messages>('engine/tajik/tajik', () => say, marks, {
  'bn': () => import('./translations/tajik.messages.bn.ts'),
  'es': () => import('./translations/tajik.messages.es.ts'),
  'hi': () => import('./translations/tajik.messages.hi.ts'),
  'mr': () => import('./translations/tajik.messages.mr.ts'),
  'pt': () => import('./translations/tajik.messages.pt.ts'),
  'ta': () => import('./translations/tajik.messages.ta.ts'),
  'te': () => import('./translations/tajik.messages.te.ts'),
});

export const say: Messages = {
  munthaInHouse: (a) => translated()?.munthaInHouse?.(a) ?? `The muntha is in house ${numberInWords(a.house)} of the annual chart, which is ${a.grade === 'EXCELLENT' ? `excellent` : a.grade === 'GOOD' ? `good` : `bad`}.`,
  munthaLordInHouse: (a) => translated()?.munthaLordInHouse?.(a) ?? `Its lord ${planetInWords(a.lord)} is in house ${numberInWords(a.house)}, which is ${a.bad ? `bad` : `good`} for it.`,
  yearLordInHouse: (a) => translated()?.yearLordInHouse?.(a) ?? `The year lord ${planetInWords(a.lord)} ${a.strong ? `${a.placed ? `is strong and is` : `is strong but is`}` : `${a.placed ? `has a fivefold strength below 10 but is` : `has a fivefold strength below 10 and is`}`} in house ${numberInWords(a.house)}.`,
  yearLordCombust: (a) => translated()?.yearLordCombust?.(a) ?? `The year lord ${planetInWords(a.lord)} is combust.`,
  sahamMeaning: (a) => translated()?.sahamMeaning?.(a) ?? `${a.name === 'Punya' ? `fortune` : a.name === 'Vidya' ? `learning` : a.name === 'Yasas' ? `fame` : a.name === 'Mitra' ? `friends` : a.name === 'Mahatmya' ? `greatness` : a.name === 'Asha' ? `wishes` : a.name === 'Samartha' ? `enterprise` : a.name === 'Bhratri' ? `brothers` : a.name === 'Gaurava' ? `respect` : a.name === 'Pitri' ? `father` : a.name === 'Rajya' ? `rule` : a.name === 'Matri' ? `mother` : a.name === 'Putra' ? `children` : a.name === 'Jeeva' ? `vitality` : a.name === 'Karma' ? `work` : a.name === 'Roga' ? `illness` : a.name === 'Kali' ? `misfortune` : a.name === 'Sastra' ? `science` : a.name === 'Bandhu' ? `relatives` : a.name === 'Paradesa' ? `foreign lands` : a.name === 'Artha' ? `money` : a.name === 'Vanik' ? `trade` : a.name === 'Karyasiddhi' ? `success` : a.name === 'Vivaha' ? `marriage` : a.name === 'Santapa' ? `sorrow` : a.name === 'Sraddha' ? `devotion` : a.name === 'Preeti' ? `affection` : a.name === 'Jadya' ? `slowness` : a.name === 'Vyapara' ? `business` : a.name === 'Satru' ? `rivals` : a.name === 'Jalapatana' ? `crossing water` : `gains`}`,
  beforeBirth: (a) => translated()?.beforeBirth?.(a) ?? `${a.sent ? `Argument "query_date"` : `Now`} is ${instantInWords(a.at)}, before the birth on ${instantInWords(a.birth)}. Send a later query_date, a year or an age.`,
  yearAgainstAge: (a) => translated()?.yearAgainstAge?.(a) ?? `Arguments "year" ${numberInWords(a.year)} and "age" ${numberInWords(a.age)} disagree, because the year that begins in ${numberInWords(a.year)} is that of age ${numberInWords(a.ofYear)}. Send one of them.`,
  yearBeforeBirth: (a) => translated()?.yearBeforeBirth?.(a) ?? `${a.by === 'YEAR' ? `Argument "year" is ${numberInWords(a.value)}` : a.by === 'AGE' ? `Argument "age" is ${numberInWords(a.value)}` : a.by === 'NOW' ? `Now is ${dayInWords(a.on)}` : `Argument "query_date" is ${dayInWords(a.on)}`}, but the birth is in ${numberInWords(a.born)}. Send a year from ${numberInWords(a.born)} on.`,
  ageOutside: (a) => translated()?.ageOutside?.(a) ?? `${a.by === 'YEAR' ? `Argument "year" is ${numberInWords(a.value)}, which is age ${numberInWords(a.age)}` : a.by === 'AGE' ? `Argument "age" is ${numberInWords(a.value)}` : a.by === 'NOW' ? `Now is ${dayInWords(a.on)}, which is age ${numberInWords(a.age)}` : `Argument "query_date" is ${dayInWords(a.on)}, which is age ${numberInWords(a.age)}`}. Send an age from 0 to ${numberInWords(a.lastAge)}, or a year from ${numberInWords(a.born)} to ${numberInWords(a.lastYear)}.`,
  yearPastSky: (a) => translated()?.yearPastSky?.(a) ?? `The year of age ${numberInWords(a.age)} does not end before ${numberInWords(a.last)} does, and the ephemeris ends there. Send an earlier year or age.`,
  aspectPastSky: (a) => translated()?.aspectPastSky?.(a) ?? `Whether ${planetInWords(a.fast)} and ${planetInWords(a.slow)} complete their aspect is decided after ${numberInWords(a.last)}, where the ephemeris ends. Ask for an earlier chart.`,
};
