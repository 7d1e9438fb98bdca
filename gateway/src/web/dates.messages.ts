// Written by npm run generate from dates.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly calls: (a: { readonly count: number; readonly shown: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('gateway/web/dates', () => say, marks, {
  'bn': () => import('./dates.messages.bn.ts'),
  'es': () => import('./dates.messages.es.ts'),
  'hi': () => import('./dates.messages.hi.ts'),
  'mr': () => import('./dates.messages.mr.ts'),
  'pt': () => import('./dates.messages.pt.ts'),
  'ta': () => import('./dates.messages.ta.ts'),
  'te': () => import('./dates.messages.te.ts'),
});

export const say: Messages = {
  calls: (a) => translated()?.calls?.(a) ?? `${a.count === 1 ? `${a.shown} call` : `${a.shown} calls`}`,
};
