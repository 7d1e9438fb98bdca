// Written by npm run generate from search.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly tooLong: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('engine/search/search', () => say, marks, {
  'bn': () => import('./search.messages.bn.ts'),
  'es': () => import('./search.messages.es.ts'),
  'hi': () => import('./search.messages.hi.ts'),
  'mr': () => import('./search.messages.mr.ts'),
  'pt': () => import('./search.messages.pt.ts'),
  'ta': () => import('./search.messages.ta.ts'),
  'te': () => import('./search.messages.te.ts'),
});

export const say: Messages = {
  tooLong: () => translated()?.tooLong?.() ?? `The period is too long to search in one call. Ask for a shorter one.`,
};
