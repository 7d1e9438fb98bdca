// Written by npm run generate from lists.messages.json: change that file.
import { catalogue } from './language.ts';

type Messages = {
  readonly none: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('speech/lists', () => say, marks, {
  'bn': () => import('./translations/lists.messages.bn.ts'),
  'es': () => import('./translations/lists.messages.es.ts'),
  'hi': () => import('./translations/lists.messages.hi.ts'),
  'mr': () => import('./translations/lists.messages.mr.ts'),
  'pt': () => import('./translations/lists.messages.pt.ts'),
  'ta': () => import('./translations/lists.messages.ta.ts'),
  'te': () => import('./translations/lists.messages.te.ts'),
});

export const say: Messages = {
  none: () => translated()?.none?.() ?? `none`,
};
