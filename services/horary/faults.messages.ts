// Written by npm run generate from faults.messages.json: change that file.
import { catalogue, instantInWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly offsetMissing: (a: { readonly offset: string; readonly zone: string }) => string;
  readonly noClockTime: (a: { readonly field: string; readonly text: string }) => string;
  readonly twoNumbers: (a: { readonly name: string; readonly fineName: string }) => string;
  readonly numberMissing: (a: { readonly name: string; readonly last: number; readonly fineName: string; readonly lastFine: number }) => string;
  readonly twoValues: (a: { readonly first: string; readonly a: string; readonly second: string; readonly b: string }) => string;
  readonly anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => string;
  readonly sameBirths: () => string;
  readonly matchBeforeBirth: (a: { readonly at: string; readonly number: number; readonly birth: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  matchBeforeBirth: '10',
} as const;

const translated = catalogue<Messages>('horary/faults', () => say, marks, {
  'bn': () => import('./translations/faults.messages.bn.ts'),
  'es': () => import('./translations/faults.messages.es.ts'),
  'hi': () => import('./translations/faults.messages.hi.ts'),
  'mr': () => import('./translations/faults.messages.mr.ts'),
  'pt': () => import('./translations/faults.messages.pt.ts'),
  'ta': () => import('./translations/faults.messages.ta.ts'),
  'te': () => import('./translations/faults.messages.te.ts'),
});

export const say: Messages = {
  offsetMissing: (a) => translated()?.offsetMissing?.(a) ?? `${a.offset} is missing. Send the minutes ahead of UTC at that place, or ${a.zone} with an IANA zone name.`,
  noClockTime: (a) => translated()?.noClockTime?.(a) ?? `${a.field} "${a.text}" has no clock time. Send the time too, as YYYY-MM-DDTHH:MM.`,
  twoNumbers: (a) => translated()?.twoNumbers?.(a) ?? `${a.name} and ${a.fineName} were both sent, but a person names one number. Send the one that was named.`,
  numberMissing: (a) => translated()?.numberMissing?.(a) ?? `${a.name} is missing. Send a whole number from 1 to ${numberInWords(a.last)}, or ${a.fineName} from 1 to ${numberInWords(a.lastFine)}.`,
  twoValues: (a) => translated()?.twoValues?.(a) ?? `${a.first} is ${a.a}, but ${a.second} is ${a.b}, and both are one thing. Send one of them, or two that agree.`,
  anotherFrame: (a) => translated()?.anotherFrame?.(a) ?? `${a.field} is "${a.other}", but the first contestant is read in "${a.frame}". Two charts are compared in one frame, so leave ${a.field} out or send one key for both.`,
  sameBirths: () => translated()?.sameBirths?.() ?? `The two contestants have the same birth data. Send two different births.`,
  matchBeforeBirth: (a) => translated()?.matchBeforeBirth?.(a) ?? `match_datetime is ${instantInWords(a.at)}, before the birth of contestant${numberInWords(a.number)} on ${instantInWords(a.birth)}. Send a match after both births.`,
};
