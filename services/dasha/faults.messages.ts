// Written by npm run generate from faults.messages.json: change that file.
import { catalogue, instantInWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly noneChosen: (a: { readonly age: number; readonly last: number }) => string;
  readonly scanTooLong: (a: { readonly start: string; readonly end: string }) => string;
  readonly scanEndsFirst: (a: { readonly end: string; readonly start: string }) => string;
  readonly oneMoment: () => string;
  readonly endNotAfter: (a: { readonly end: string; readonly start: string }) => string;
  readonly tooManyRows: (a: { readonly rows: number; readonly most: number; readonly long: boolean; readonly least: number }) => string;
  readonly scanEnd: (a: { readonly end: string; readonly long: boolean; readonly most: number; readonly start: string; readonly usual: number }) => string;
  readonly endNotLater: (a: { readonly end: string; readonly start: string; readonly most: number }) => string;
  readonly windowTooLong: (a: { readonly days: number; readonly most: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  scanTooLong: '11',
  scanEndsFirst: '10',
  tooManyRows: [['long'],{'true':'00','false':'01'}],
  scanEnd: '11',
} as const;

const translated = catalogue<Messages>('dasha/faults', () => say, marks, {
  'bn': () => import('./translations/faults.messages.bn.ts'),
  'es': () => import('./translations/faults.messages.es.ts'),
  'hi': () => import('./translations/faults.messages.hi.ts'),
  'mr': () => import('./translations/faults.messages.mr.ts'),
  'pt': () => import('./translations/faults.messages.pt.ts'),
  'ta': () => import('./translations/faults.messages.ta.ts'),
  'te': () => import('./translations/faults.messages.te.ts'),
});

export const say: Messages = {
  noneChosen: (a) => translated()?.noneChosen?.(a) ?? `Argument "event" is missing, and none is chosen, because the person is ${numberInWords(a.age)} then and no matter is dated after ${numberInWords(a.last)}. Send the event to read one.`,
  scanTooLong: (a) => translated()?.scanTooLong?.(a) ?? `The scan from ${instantInWords(a.start)} to scan_end_utc at ${instantInWords(a.end)} is longer than two years. Send a scan_end_utc at most two years after scan_start_utc.`,
  scanEndsFirst: (a) => translated()?.scanEndsFirst?.(a) ?? `scan_end_utc is ${instantInWords(a.end)}, not after scan_start_utc at ${instantInWords(a.start)}. Send an end later than the start.`,
  oneMoment: () => translated()?.oneMoment?.() ?? `Argument "sessions" holds only one distinct moment. Send at least two moments or places that differ.`,
  endNotAfter: (a) => translated()?.endNotAfter?.(a) ?? `endDatetime is ${instantInWords(a.end)}, not after startDatetime at ${instantInWords(a.start)}. Send an end later than the start.`,
  tooManyRows: (a) => translated()?.tooManyRows?.(a) ?? `${numberInWords(a.rows)} rows are more than ${numberInWords(a.most)}. ${a.long ? `Send a window of at most ${numberInWords(a.most)} days.` : `The smallest interval_minutes that fits this window is ${numberInWords(a.least)}.`}`,
  scanEnd: (a) => translated()?.scanEnd?.(a) ?? `scan_end is ${instantInWords(a.end)}, ${a.long ? `more than ${numberInWords(a.most)} years after scan_start` : `not after scan_start`} at ${instantInWords(a.start)}. Send a scan_end after it and at most ${numberInWords(a.most)} years later, or none for ${numberInWords(a.usual)} years.`,
  endNotLater: (a) => translated()?.endNotLater?.(a) ?? `endDatetime is ${instantInWords(a.end)}, not later than startDatetime at ${instantInWords(a.start)}. Send an end after the start, at most ${numberInWords(a.most)} days later.`,
  windowTooLong: (a) => translated()?.windowTooLong?.(a) ?? `The window is ${numberInWords(a.days)} days long, but one call searches at most ${numberInWords(a.most)}. Send an earlier endDatetime and go on in further calls.`,
};
