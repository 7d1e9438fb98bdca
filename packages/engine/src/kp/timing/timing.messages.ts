// Written by npm run generate from timing.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, digitsInWords, numberInWords, ordinal, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly antardashasForYears: (a: { readonly years: number }) => string;
  readonly subLordOfCusp: (a: { readonly cusp: number; readonly csl: PlanetName }) => string;
  readonly noDateForUnpromised: () => string;
  readonly standsInStar: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => string;
  readonly standsInSub: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => string;
  readonly bothSignify: (a: { readonly house: number }) => string;
  readonly notTied: () => string;
  readonly starLordsStrain: (a: { readonly lower: PlanetName; readonly house: number; readonly count: number; readonly from: number; readonly upper: PlanetName }) => string;
  readonly skyNotRead: () => string;
  readonly judgedUpTo: (a: { readonly last: number; readonly age: number }) => string;
  readonly notAtThisAge: (a: { readonly matter: string; readonly why: string }) => string;
  readonly periodEnds: (a: { readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly planet: PlanetName }) => string;
  readonly periodEndsPlain: (a: { readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly planet: PlanetName }) => string;
  readonly periodChanges: (a: { readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly planet: PlanetName; readonly next: PlanetName }) => string;
  readonly periodChangesPlain: (a: { readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly planet: PlanetName; readonly next: PlanetName }) => string;
  readonly planetTurns: (a: { readonly planet: PlanetName; readonly turns: 'direct' | 'retrograde' }) => string;
  readonly yearsBeforeBirth: (a: { readonly years: number; readonly from: string; readonly birth: string }) => string;
  readonly monthsOutsideCycle: (a: { readonly month: string; readonly from: string; readonly to: string }) => string;
  readonly monthsPastSky: (a: { readonly month: string; readonly last: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  antardashasForYears: '11',
  subLordOfCusp: '3',
  bothSignify: '7',
  notTied: 'd',
  starLordsStrain: '3',
  skyNotRead: '01',
  planetTurns: [['turns'],{'direct':'0','retrograde':'1'}],
  yearsBeforeBirth: '11',
  monthsOutsideCycle: '11',
} as const;

const translated = catalogue<Messages>('engine/kp/timing/timing', () => say, marks, {
  'bn': () => import('./translations/timing.messages.bn.ts'),
  'es': () => import('./translations/timing.messages.es.ts'),
  'hi': () => import('./translations/timing.messages.hi.ts'),
  'mr': () => import('./translations/timing.messages.mr.ts'),
  'pt': () => import('./translations/timing.messages.pt.ts'),
  'ta': () => import('./translations/timing.messages.ta.ts'),
  'te': () => import('./translations/timing.messages.te.ts'),
});

export const say: Messages = {
  antardashasForYears: (a) => translated()?.antardashasForYears?.(a) ?? `Antardashas are given for ${numberInWords(a.years)} years. Send from_date and years for others.`,
  subLordOfCusp: (a) => translated()?.subLordOfCusp?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)} is ${planetInWords(a.csl)}.`,
  noDateForUnpromised: () => translated()?.noDateForUnpromised?.() ?? `No date is given for what is not promised.`,
  standsInStar: (a) => translated()?.standsInStar?.(a) ?? `${planetFirst(a.planet)} stands in the star of ${planetInWords(a.lord)}.`,
  standsInSub: (a) => translated()?.standsInSub?.(a) ?? `${planetFirst(a.planet)} stands in the sub of ${planetInWords(a.lord)}.`,
  bothSignify: (a) => translated()?.bothSignify?.(a) ?? `Both signify house ${numberInWords(a.house)} by star lord or place.`,
  notTied: () => translated()?.notTied?.() ?? `They are not tied by star or sub and share no house by star lord or place.`,
  starLordsStrain: (a) => translated()?.starLordsStrain?.(a) ?? `The star lord of ${planetInWords(a.lower)} stands in house ${numberInWords(a.house)}, the ${ordinal(a.count)} from house ${numberInWords(a.from)} of the star lord of ${planetInWords(a.upper)}.`,
  skyNotRead: () => translated()?.skyNotRead?.() ?? `The sky is not read past 2399. Periods after it are counted from birth alone, and a lord delayed there counts as not released.`,
  judgedUpTo: (a) => translated()?.judgedUpTo?.(a) ?? `Periods are judged up to the ${ordinal(a.last)} birthday, and the person is ${numberInWords(a.age)} then.`,
  notAtThisAge: (a) => translated()?.notAtThisAge?.(a) ?? `${a.matter} is ${a.why}, so no period is given.`,
  periodEnds: (a) => translated()?.periodEnds?.(a) ?? `The ${a.period === 'MD' ? `mahadasha` : a.period === 'AD' ? `antardasha` : a.period === 'PD' ? `pratyantardasha` : a.period === 'SD' ? `sookshma period` : `prana period`} of ${planetInWords(a.planet)} ends.`,
  periodEndsPlain: (a) => translated()?.periodEndsPlain?.(a) ?? `The ${a.period === 'MD' ? `long period` : a.period === 'AD' ? `shorter period` : a.period === 'PD' ? `sub-period` : a.period === 'SD' ? `sookshma period` : `prana period`} of ${planetInWords(a.planet)} ends.`,
  periodChanges: (a) => translated()?.periodChanges?.(a) ?? `The ${a.period === 'MD' ? `mahadasha` : a.period === 'AD' ? `antardasha` : a.period === 'PD' ? `pratyantardasha` : a.period === 'SD' ? `sookshma period` : `prana period`} of ${planetInWords(a.planet)} ends and that of ${planetInWords(a.next)} begins.`,
  periodChangesPlain: (a) => translated()?.periodChangesPlain?.(a) ?? `The ${a.period === 'MD' ? `long period` : a.period === 'AD' ? `shorter period` : a.period === 'PD' ? `sub-period` : a.period === 'SD' ? `sookshma period` : `prana period`} of ${planetInWords(a.planet)} ends and that of ${planetInWords(a.next)} begins.`,
  planetTurns: (a) => translated()?.planetTurns?.(a) ?? `${planetFirst(a.planet)} turns ${a.turns === 'direct' ? `direct` : `retrograde`}.`,
  yearsBeforeBirth: (a) => translated()?.yearsBeforeBirth?.(a) ?? `The ${numberInWords(a.years)} years from from_date, ${dayInWords(a.from)}, end before the birth on ${dayInWords(a.birth)}. Send a later from_date, or leave it out to begin at birth.`,
  monthsOutsideCycle: (a) => translated()?.monthsOutsideCycle?.(a) ?? `The twelve months from ${digitsInWords(a.month)} do not all lie within the 120 dasha years of this birth, ${digitsInWords(a.from)} to ${digitsInWords(a.to)}. Send a start_year and start_month whose months all do, the first one after the month of birth.`,
  monthsPastSky: (a) => translated()?.monthsPastSky?.(a) ?? `The twelve months from ${digitsInWords(a.month)} run past ${numberInWords(a.last)}, where the ephemeris ends. Begin with ${numberInWords(a.last)}-01 at the latest.`,
};
