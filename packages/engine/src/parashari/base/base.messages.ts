// Written by npm run generate from base.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly dignity: (a: { readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('engine/parashari/base/base', () => say, marks, {
  'bn': () => import('./translations/base.messages.bn.ts'),
  'es': () => import('./translations/base.messages.es.ts'),
  'hi': () => import('./translations/base.messages.hi.ts'),
  'mr': () => import('./translations/base.messages.mr.ts'),
  'pt': () => import('./translations/base.messages.pt.ts'),
  'ta': () => import('./translations/base.messages.ta.ts'),
  'te': () => import('./translations/base.messages.te.ts'),
});

export const say: Messages = {
  dignity: (a) => translated()?.dignity?.(a) ?? `${a.dignity === 'EXALTED' ? `exalted` : a.dignity === 'MOOLATRIKONA' ? `in its moolatrikona` : a.dignity === 'OWN' ? `in its own sign` : a.dignity === 'GREAT_FRIEND' ? `in a great friend's sign` : a.dignity === 'FRIEND' ? `in a friend's sign` : a.dignity === 'NEUTRAL' ? `in a neutral sign` : a.dignity === 'ENEMY' ? `in an enemy's sign` : a.dignity === 'GREAT_ENEMY' ? `in a great enemy's sign` : `debilitated`}`,
};
