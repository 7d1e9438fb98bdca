// Written by npm run generate from labels.messages.json: change that file.
import { catalogue } from './language.ts';

type Messages = {
  readonly lagna: () => string;
  readonly moon: () => string;
  readonly sun: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  lagna: '1',
} as const;

const translated = catalogue<Messages>('speech/labels', () => say, marks, {
  'bn': () => import('./translations/labels.messages.bn.ts'),
  'es': () => import('./translations/labels.messages.es.ts'),
  'hi': () => import('./translations/labels.messages.hi.ts'),
  'mr': () => import('./translations/labels.messages.mr.ts'),
  'pt': () => import('./translations/labels.messages.pt.ts'),
  'ta': () => import('./translations/labels.messages.ta.ts'),
  'te': () => import('./translations/labels.messages.te.ts'),
});

export const say: Messages = {
  lagna: () => translated()?.lagna?.() ?? `lagna`,
  moon: () => translated()?.moon?.() ?? `moon`,
  sun: () => translated()?.sun?.() ?? `sun`,
};
