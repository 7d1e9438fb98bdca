// Written by npm run generate from dasha.messages.json: change that file.
import { catalogue, dayInWords, digitsInWords, instantInWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly beginsAtBirth: (a: { readonly field: string }) => string;
  readonly endsWithDashaYears: () => string;
  readonly yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => string;
  readonly outsideCycle: (a: { readonly at: string; readonly beginning: 'birth' | 'founding'; readonly from: string; readonly to: string; readonly field: string }) => string;
  readonly beforeBirth: (a: { readonly at: string; readonly birth: string }) => string;
  readonly yearOfLifePastSky: (a: { readonly from: string; readonly last: number }) => string;
  readonly yearsPastSky: (a: { readonly count: number; readonly from: string; readonly last: number; readonly fitting: number }) => string;
  readonly outsideVimshottari: (a: { readonly at: string; readonly from: string; readonly to: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  endsWithDashaYears: '1',
  outsideCycle: '10',
  beforeBirth: '01',
  yearOfLifePastSky: '11',
  yearsPastSky: '11',
} as const;

const translated = catalogue<Messages>('engine/dasha/dasha', () => say, marks, {
  'bn': () => import('./translations/dasha.messages.bn.ts'),
  'es': () => import('./translations/dasha.messages.es.ts'),
  'hi': () => import('./translations/dasha.messages.hi.ts'),
  'mr': () => import('./translations/dasha.messages.mr.ts'),
  'pt': () => import('./translations/dasha.messages.pt.ts'),
  'ta': () => import('./translations/dasha.messages.ta.ts'),
  'te': () => import('./translations/dasha.messages.te.ts'),
});

export const say: Messages = {
  beginsAtBirth: (a) => translated()?.beginsAtBirth?.(a) ?? `${a.field} lies before birth, so the search begins at birth.`,
  endsWithDashaYears: () => translated()?.endsWithDashaYears?.() ?? `The 120 dasha years end before these years do.`,
  yearsMonthsDays: (a) => translated()?.yearsMonthsDays?.(a) ?? `${a.years === 1 ? `1 year` : `${numberInWords(a.years)} years`} ${a.months === 1 ? `1 month` : `${numberInWords(a.months)} months`} ${a.days === 1 ? `1 day` : `${numberInWords(a.days)} days`}`,
  outsideCycle: (a) => translated()?.outsideCycle?.(a) ?? `${instantInWords(a.at)} is outside the 120 dasha years of this ${a.beginning === 'birth' ? `birth` : `founding`}, which run from ${instantInWords(a.from)} to ${instantInWords(a.to)}. Send a moment within them for ${a.field}.`,
  beforeBirth: (a) => translated()?.beforeBirth?.(a) ?? `${instantInWords(a.at)} is before the birth on ${instantInWords(a.birth)}. Send a query_date after it.`,
  yearOfLifePastSky: (a) => translated()?.yearOfLifePastSky?.(a) ?? `The year of life that runs on query_date ${dayInWords(a.from)} ends after ${numberInWords(a.last)}, where the ephemeris ends. Send a query_date a year earlier.`,
  yearsPastSky: (a) => translated()?.yearsPastSky?.(a) ?? `Argument "years_ahead" is ${numberInWords(a.count)}, which runs from ${dayInWords(a.from)} past ${numberInWords(a.last)}, where the ephemeris ends. Send ${numberInWords(a.fitting)} at most, or an earlier query_date.`,
  outsideVimshottari: (a) => translated()?.outsideVimshottari?.(a) ?? `${digitsInWords(a.at)} is outside the Vimshottari cycle of this birth, which runs from ${digitsInWords(a.from)} to ${digitsInWords(a.to)}. Give an instant within it.`,
};
