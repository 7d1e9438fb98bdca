// Written by npm run generate from dates.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly calls: (a: { readonly count: number; readonly shown: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('gateway/web/dates', () => say, marks, {
  'bn': () => import('./translations/dates.messages.bn.ts'),
  'es': () => import('./translations/dates.messages.es.ts'),
  'hi': () => import('./translations/dates.messages.hi.ts'),
  'mr': () => import('./translations/dates.messages.mr.ts'),
  'pt': () => import('./translations/dates.messages.pt.ts'),
  'ta': () => import('./translations/dates.messages.ta.ts'),
  'te': () => import('./translations/dates.messages.te.ts'),
});

export const say: Messages = {
  calls: (a) => translated()?.calls?.(a) ?? `${a.count === 1 ? `${a.shown} call` : `${a.shown} calls`}`,
};
