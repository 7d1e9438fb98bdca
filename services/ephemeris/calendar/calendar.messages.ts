// Written by npm run generate from calendar.messages.json: change that file.
import { catalogue, dayInWords, inWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly calendar: (a: { readonly tradition: 'amanta' | 'bengali' | 'gujarati' | 'malayalam' | 'purnimanta' | 'smarta_north' | 'smarta_south' | 'tamil' | 'telugu' | 'vaishnava_north' | 'vaishnava_south' }) => string;
  readonly monthAnswer: (a: { readonly count: number; readonly calendars: readonly string[] }) => string;
  readonly yearAnswer: (a: { readonly year: string; readonly count: number; readonly calendars: readonly string[] }) => string;
  readonly firstFestival: (a: { readonly title: string; readonly date: string }) => string;
  readonly moonMonths: () => string;
  readonly almanacRules: () => string;
  readonly standIn: () => string;
  readonly older: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  almanacRules: '01',
} as const;

const translated = catalogue<Messages>('ephemeris/calendar/calendar', () => say, marks, {
  'bn': () => import('./translations/calendar.messages.bn.ts'),
  'es': () => import('./translations/calendar.messages.es.ts'),
  'hi': () => import('./translations/calendar.messages.hi.ts'),
  'mr': () => import('./translations/calendar.messages.mr.ts'),
  'pt': () => import('./translations/calendar.messages.pt.ts'),
  'ta': () => import('./translations/calendar.messages.ta.ts'),
  'te': () => import('./translations/calendar.messages.te.ts'),
});

export const say: Messages = {
  calendar: (a) => translated()?.calendar?.(a) ?? `${a.tradition === 'amanta' ? `the amanta calendar` : a.tradition === 'purnimanta' ? `the purnimanta calendar` : a.tradition === 'gujarati' ? `the Gujarati calendar` : a.tradition === 'telugu' ? `the Telugu calendar` : a.tradition === 'tamil' ? `the Tamil calendar` : a.tradition === 'malayalam' ? `the Malayalam calendar` : a.tradition === 'bengali' ? `the Bengali calendar` : a.tradition === 'smarta_north' ? `the fasts of the Smartas of the north` : a.tradition === 'smarta_south' ? `the fasts of the Smartas of the south` : a.tradition === 'vaishnava_north' ? `the fasts of the Vaishnavas of the north` : `the fasts of the Vaishnavas of the south`}`,
  monthAnswer: (a) => translated()?.monthAnswer?.(a) ?? `For this month and place there ${a.count === 1 ? `is one entry` : `are ${numberInWords(a.count)} entries`}, by ${inWords(a.calendars)}.`,
  yearAnswer: (a) => translated()?.yearAnswer?.(a) ?? `For ${a.year} and this place there ${a.count === 1 ? `is one entry` : `are ${numberInWords(a.count)} entries`}, by ${inWords(a.calendars)}.`,
  firstFestival: (a) => translated()?.firstFestival?.(a) ?? `The first festival is ${a.title} on ${dayInWords(a.date)}.`,
  moonMonths: () => translated()?.moonMonths?.() ?? `Days follow the Sun and the Moon at this place, so another place may have another day.`,
  almanacRules: () => translated()?.almanacRules?.() ?? `Signs and stars are those of Lahiri, as in almanacs of India. With upper_limb as sunrise_rule and that ayanamsa, days of get_panchang are the same, but it gives the moonrise of the civil day.`,
  standIn: () => translated()?.standIn?.() ?? `On some days the Sun does not both rise and set there, so 06:00 and 18:00 local mean time stand in.`,
  older: () => translated()?.older?.() ?? `Almanacs by the Vakya method or the Surya Siddhanta can have a neighbouring day.`,
};
