// Written by npm run generate from faults.messages.json: change that file.
import { catalogue, digitsInWords, inWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly unknownTradition: (a: { readonly name: string; readonly traditions: string }) => string;
  readonly rangeEndsFirst: (a: { readonly end: string; readonly start: string }) => string;
  readonly rangeTooLong: (a: { readonly start: string; readonly end: string; readonly unit: 'DAYS' | 'YEARS'; readonly most: number }) => string;
  readonly inFuture: (a: { readonly end: string }) => string;
  readonly laterFounding: () => string;
  readonly strangeTopic: (a: { readonly topic: string; readonly type: string; readonly topics: readonly string[] }) => string;
  readonly beforeTheSky: (a: { readonly midnight: string; readonly begins: string }) => string;
  readonly numberAndLongitude: () => string;
  readonly longitudeBelowZero: (a: { readonly longitude: number }) => string;
  readonly yearOfNatal: (a: { readonly name: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  rangeEndsFirst: '10',
  rangeTooLong: '01',
  inFuture: '11',
} as const;

const translated = catalogue<Messages>('ephemeris/faults', () => say, marks, {
  'bn': () => import('./translations/faults.messages.bn.ts'),
  'es': () => import('./translations/faults.messages.es.ts'),
  'hi': () => import('./translations/faults.messages.hi.ts'),
  'mr': () => import('./translations/faults.messages.mr.ts'),
  'pt': () => import('./translations/faults.messages.pt.ts'),
  'ta': () => import('./translations/faults.messages.ta.ts'),
  'te': () => import('./translations/faults.messages.te.ts'),
});

export const say: Messages = {
  unknownTradition: (a) => translated()?.unknownTradition?.(a) ?? `tradition "${a.name}" is not known. Send one or several of ${a.traditions}.`,
  rangeEndsFirst: (a) => translated()?.rangeEndsFirst?.(a) ?? `end_date ${a.end} is not after start_date ${a.start}. Send a later end.`,
  rangeTooLong: (a) => translated()?.rangeTooLong?.(a) ?? `The range from ${a.start} to ${a.end} is longer than ${a.unit === 'DAYS' ? `${numberInWords(a.most)} days` : `${numberInWords(a.most)} years`}. Send an end_date at most ${a.unit === 'DAYS' ? `${numberInWords(a.most)} days` : `${numberInWords(a.most)} years`} after start_date.`,
  inFuture: (a) => translated()?.inFuture?.(a) ?? `end_date ${a.end} lies in the future, but this tool is historical only. Send an end_date that is past.`,
  laterFounding: () => translated()?.laterFounding?.() ?? `A later founding act, such as a constitution, can stand for an older one.`,
  strangeTopic: (a) => translated()?.strangeTopic?.(a) ?? `Topic "${a.topic}" is none of a ${a.type}. Send one or more of ${inWords(a.topics)}.`,
  beforeTheSky: (a) => translated()?.beforeTheSky?.(a) ?? `The first day of January 1800 begins at ${digitsInWords(a.midnight)} and the ephemeris at ${digitsInWords(a.begins)}. Ask for page 2 or a later month.`,
  numberAndLongitude: () => translated()?.numberAndLongitude?.() ?? `Arguments "number" and "longitude" were both sent; one of them picks the row. Send only one, or neither for the whole table.`,
  longitudeBelowZero: (a) => translated()?.longitudeBelowZero?.(a) ?? `Argument "longitude" is ${numberInWords(a.longitude)} but must be a sidereal longitude from 0 up to 360 degrees. Add 360 to a negative one and call again.`,
  yearOfNatal: (a) => translated()?.yearOfNatal?.(a) ?? `Argument "${a.name}" names a year, but chart is natal. Leave it out, or send chart annual.`,
};
