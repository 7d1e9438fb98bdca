// Written by npm run generate from reference-sky.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly moonSubsLeftOut: () => string;
  readonly planetsOnDays: (a: { readonly days: number }) => string;
  readonly tableOfSubs: (a: { readonly subs: number }) => string;
  readonly rowOfSubs: (a: { readonly row: number; readonly subs: number }) => string;
  readonly readAsPlace: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  planetsOnDays: '5',
  tableOfSubs: '5',
  rowOfSubs: '5',
} as const;

const translated = catalogue<Messages>('ephemeris/reference-sky/reference-sky', () => say, marks, {
  'bn': () => import('./translations/reference-sky.messages.bn.ts'),
  'es': () => import('./translations/reference-sky.messages.es.ts'),
  'hi': () => import('./translations/reference-sky.messages.hi.ts'),
  'mr': () => import('./translations/reference-sky.messages.mr.ts'),
  'pt': () => import('./translations/reference-sky.messages.pt.ts'),
  'ta': () => import('./translations/reference-sky.messages.ta.ts'),
  'te': () => import('./translations/reference-sky.messages.te.ts'),
});

export const say: Messages = {
  moonSubsLeftOut: () => translated()?.moonSubsLeftOut?.() ?? `Sub ingresses of the Moon are left out. Rahu and Ketu are the mean nodes, which always move backwards.`,
  planetsOnDays: (a) => translated()?.planetsOnDays?.(a) ?? `This shows the nine planets in the KP zodiac on ${numberInWords(a.days)} days, with what they enter and where they turn.`,
  tableOfSubs: (a) => translated()?.tableOfSubs?.(a) ?? `This is the KP table of ${numberInWords(a.subs)} subs, from which a horary number takes its ascendant.`,
  rowOfSubs: (a) => translated()?.rowOfSubs?.(a) ?? `This is row ${numberInWords(a.row)} of the ${numberInWords(a.subs)} subs of KP, with its lords, its bounds and its neighbours.`,
  readAsPlace: () => translated()?.readAsPlace?.() ?? `Latitude and longitude came together, so they were read as a place and not used. To look up a sidereal longitude send it without latitude.`,
};
