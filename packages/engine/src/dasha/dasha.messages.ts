// Written by npm run generate from dasha.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly beginsAtBirth: (a: { readonly field: string }) => string;
  readonly endsWithDashaYears: () => string;
  readonly yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  endsWithDashaYears: '1',
} as const;

const translated = catalogue<Messages>('engine/dasha/dasha', () => say, marks, {
  'hi': () => import('./dasha.messages.hi.ts'),
  'ta': () => import('./dasha.messages.ta.ts'),
});

export const say: Messages = {
  beginsAtBirth: (a) => translated()?.beginsAtBirth?.(a) ?? `${a.field} lies before birth, so the search begins at birth.`,
  endsWithDashaYears: () => translated()?.endsWithDashaYears?.() ?? `The 120 dasha years end before these years do.`,
  yearsMonthsDays: (a) => translated()?.yearsMonthsDays?.(a) ?? `${a.years === 1 ? `1 year` : `${numberInWords(a.years)} years`} ${a.months === 1 ? `1 month` : `${numberInWords(a.months)} months`} ${a.days === 1 ? `1 day` : `${numberInWords(a.days)} days`}`,
};
