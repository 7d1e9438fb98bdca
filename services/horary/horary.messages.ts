// Written by npm run generate from horary.messages.json: change that file.
import { catalogue, dayInWords, digitsInWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly readWithBirthOffset: (a: { readonly offset: string }) => string;
  readonly castForBirth: (a: { readonly on: string; readonly unit: 'DAYS' | 'MONTHS' | 'YEARS'; readonly ago: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  readWithBirthOffset: '11',
  castForBirth: 'd',
} as const;

const translated = catalogue<Messages>('horary/horary', () => say, marks, {
  'bn': () => import('./translations/horary.messages.bn.ts'),
  'es': () => import('./translations/horary.messages.es.ts'),
  'hi': () => import('./translations/horary.messages.hi.ts'),
  'mr': () => import('./translations/horary.messages.mr.ts'),
  'pt': () => import('./translations/horary.messages.pt.ts'),
  'ta': () => import('./translations/horary.messages.ta.ts'),
  'te': () => import('./translations/horary.messages.te.ts'),
});

export const say: Messages = {
  readWithBirthOffset: (a) => translated()?.readWithBirthOffset?.(a) ?? `question_datetime is read with utc_offset_minutes, ${digitsInWords(a.offset)}. Send question_time_zone where the question is judged by another clock.`,
  castForBirth: (a) => translated()?.castForBirth?.(a) ?? `It is cast for ${dayInWords(a.on)}, ${a.unit === 'YEARS' ? `${a.ago === 1 ? `${numberInWords(a.ago)} year` : `${numberInWords(a.ago)} years`}` : a.unit === 'MONTHS' ? `${a.ago === 1 ? `${numberInWords(a.ago)} month` : `${numberInWords(a.ago)} months`}` : `${a.ago === 1 ? `${numberInWords(a.ago)} day` : `${numberInWords(a.ago)} days`}`} ago, so send question_datetime if that is the birth.`,
};
