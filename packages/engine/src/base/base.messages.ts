// Written by npm run generate from base.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly concerns: (a: { readonly who: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  concerns: '4',
} as const;

const translated = catalogue<Messages>('engine/base/base', () => say, marks, {
  'bn': () => import('./translations/base.messages.bn.ts'),
  'es': () => import('./translations/base.messages.es.ts'),
  'hi': () => import('./translations/base.messages.hi.ts'),
  'mr': () => import('./translations/base.messages.mr.ts'),
  'pt': () => import('./translations/base.messages.pt.ts'),
  'ta': () => import('./translations/base.messages.ta.ts'),
  'te': () => import('./translations/base.messages.te.ts'),
});

export const say: Messages = {
  concerns: (a) => translated()?.concerns?.(a) ?? `This concerns ${a.who === 'FIRST' ? `the first person` : a.who === 'RIVAL' ? `the rival` : `${a.who}`}.`,
};
