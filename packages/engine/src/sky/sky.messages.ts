// Written by npm run generate from sky.messages.json: change that file.
import { catalogue, digitsInWords, instantInWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly noPlacidus: (a: { readonly field: string; readonly latitude: number; readonly limit: string }) => string;
  readonly outsideEphemeris: (a: { readonly last: number; readonly told: boolean; readonly at: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  noPlacidus: '110',
} as const;

const translated = catalogue<Messages>('engine/sky/sky', () => say, marks, {
  'bn': () => import('./translations/sky.messages.bn.ts'),
  'es': () => import('./translations/sky.messages.es.ts'),
  'hi': () => import('./translations/sky.messages.hi.ts'),
  'mr': () => import('./translations/sky.messages.mr.ts'),
  'pt': () => import('./translations/sky.messages.pt.ts'),
  'ta': () => import('./translations/sky.messages.ta.ts'),
  'te': () => import('./translations/sky.messages.te.ts'),
});

export const say: Messages = {
  noPlacidus: (a) => translated()?.noPlacidus?.(a) ?? `Placidus houses do not exist at ${a.field} ${numberInWords(a.latitude)}, because the limit is ${digitsInWords(a.limit)} degrees north or south. Tools that need no house answer, such as get_planets and get_dasha_periods. If ${numberInWords(a.latitude)} is the longitude, exchange the two.`,
  outsideEphemeris: (a) => translated()?.outsideEphemeris?.(a) ?? `The ephemeris covers 1 January 1800, 06:00 UT, to the end of ${numberInWords(a.last)}. ${a.told ? `${instantInWords(a.at)} UT` : `The moment asked for`} is outside it, so give a moment some days further inside.`,
};
