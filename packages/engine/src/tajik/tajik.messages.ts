// Written by npm run generate from tajik.messages.json: change that file.
import { type PlanetName, catalogue, numberInWords, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly munthaInHouse: (a: { readonly house: number; readonly grade: 'BAD' | 'EXCELLENT' | 'GOOD' }) => string;
  readonly munthaLordInHouse: (a: { readonly lord: PlanetName; readonly house: number; readonly bad: boolean }) => string;
  readonly yearLordInHouse: (a: { readonly lord: PlanetName; readonly strong: boolean; readonly placed: boolean; readonly house: number }) => string;
  readonly yearLordCombust: (a: { readonly lord: PlanetName }) => string;
  readonly sahamMeaning: (a: { readonly name: 'Artha' | 'Asha' | 'Bandhu' | 'Bhratri' | 'Gaurava' | 'Jadya' | 'Jalapatana' | 'Jeeva' | 'Kali' | 'Karma' | 'Karyasiddhi' | 'Labha' | 'Mahatmya' | 'Matri' | 'Mitra' | 'Paradesa' | 'Pitri' | 'Preeti' | 'Punya' | 'Putra' | 'Rajya' | 'Roga' | 'Samartha' | 'Santapa' | 'Sastra' | 'Satru' | 'Sraddha' | 'Vanik' | 'Vidya' | 'Vivaha' | 'Vyapara' | 'Yasas' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  munthaInHouse: '3',
  munthaLordInHouse: '7',
  yearLordInHouse: '3',
  yearLordCombust: '1',
} as const;

const translated = catalogue<Messages>('engine/tajik/tajik', () => say, marks, {
  'hi': () => import('./tajik.messages.hi.ts'),
  'ta': () => import('./tajik.messages.ta.ts'),
});

export const say: Messages = {
  munthaInHouse: (a) => translated()?.munthaInHouse?.(a) ?? `The muntha is in house ${numberInWords(a.house)} of the annual chart, which is ${a.grade === 'EXCELLENT' ? `excellent` : a.grade === 'GOOD' ? `good` : `bad`}.`,
  munthaLordInHouse: (a) => translated()?.munthaLordInHouse?.(a) ?? `Its lord ${planetInWords(a.lord)} is in house ${numberInWords(a.house)}, which is ${a.bad ? `bad` : `good`} for it.`,
  yearLordInHouse: (a) => translated()?.yearLordInHouse?.(a) ?? `The year lord ${planetInWords(a.lord)} ${a.strong ? `${a.placed ? `is strong and is` : `is strong but is`}` : `${a.placed ? `has a fivefold strength below 10 but is` : `has a fivefold strength below 10 and is`}`} in house ${numberInWords(a.house)}.`,
  yearLordCombust: (a) => translated()?.yearLordCombust?.(a) ?? `The year lord ${planetInWords(a.lord)} is combust.`,
  sahamMeaning: (a) => translated()?.sahamMeaning?.(a) ?? `${a.name === 'Punya' ? `fortune` : a.name === 'Vidya' ? `learning` : a.name === 'Yasas' ? `fame` : a.name === 'Mitra' ? `friends` : a.name === 'Mahatmya' ? `greatness` : a.name === 'Asha' ? `wishes` : a.name === 'Samartha' ? `enterprise` : a.name === 'Bhratri' ? `brothers` : a.name === 'Gaurava' ? `respect` : a.name === 'Pitri' ? `father` : a.name === 'Rajya' ? `rule` : a.name === 'Matri' ? `mother` : a.name === 'Putra' ? `children` : a.name === 'Jeeva' ? `vitality` : a.name === 'Karma' ? `work` : a.name === 'Roga' ? `illness` : a.name === 'Kali' ? `misfortune` : a.name === 'Sastra' ? `science` : a.name === 'Bandhu' ? `relatives` : a.name === 'Paradesa' ? `foreign lands` : a.name === 'Artha' ? `money` : a.name === 'Vanik' ? `trade` : a.name === 'Karyasiddhi' ? `success` : a.name === 'Vivaha' ? `marriage` : a.name === 'Santapa' ? `sorrow` : a.name === 'Sraddha' ? `devotion` : a.name === 'Preeti' ? `affection` : a.name === 'Jadya' ? `slowness` : a.name === 'Vyapara' ? `business` : a.name === 'Satru' ? `rivals` : a.name === 'Jalapatana' ? `crossing water` : `gains`}`,
};
