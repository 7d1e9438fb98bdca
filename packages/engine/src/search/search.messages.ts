// Written by npm run generate from search.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly tooLong: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('engine/search/search', () => say, marks, {
  'bn': () => import('./translations/search.messages.bn.ts'),
  'es': () => import('./translations/search.messages.es.ts'),
  'hi': () => import('./translations/search.messages.hi.ts'),
  'mr': () => import('./translations/search.messages.mr.ts'),
  'pt': () => import('./translations/search.messages.pt.ts'),
  'ta': () => import('./translations/search.messages.ta.ts'),
  'te': () => import('./translations/search.messages.te.ts'),
});

export const say: Messages = {
  tooLong: () => translated()?.tooLong?.() ?? `The period is too long to search in one call. Ask for a shorter one.`,
};
