// Written by npm run generate from jaimini.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly signRule: (a: { readonly rule: '1' | '2' | '3' | '4' | '5' | '6' | '7' }) => string;
  readonly coLordReason: (a: { readonly rule: '1' | '2' | '3' | '4' | '5a' | '5b' | 'bothInSign' | 'oneInSign' }) => string;
  readonly karakaSignifies: (a: { readonly karaka: 'AK' | 'AmK' | 'BK' | 'DK' | 'GK' | 'MK' | 'PK' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  signRule: [['rule'],{'1':'0','2':'1','3':'0','4':'1','5':'0','6':'1','7':'0'}],
  coLordReason: [['rule'],{'1':'1','2':'0','3':'1','4':'0','bothInSign':'1','oneInSign':'1','5a':'0','5b':'0'}],
} as const;

const translated = catalogue<Messages>('engine/jaimini/jaimini', () => say, marks, {
  'bn': () => import('./translations/jaimini.messages.bn.ts'),
  'es': () => import('./translations/jaimini.messages.es.ts'),
  'hi': () => import('./translations/jaimini.messages.hi.ts'),
  'mr': () => import('./translations/jaimini.messages.mr.ts'),
  'pt': () => import('./translations/jaimini.messages.pt.ts'),
  'ta': () => import('./translations/jaimini.messages.ta.ts'),
  'te': () => import('./translations/jaimini.messages.te.ts'),
});

export const say: Messages = {
  signRule: (a) => translated()?.signRule?.(a) ?? `${a.rule === '1' ? `more planets in it` : a.rule === '2' ? `more of Jupiter, Mercury and its lord in it or seeing it` : a.rule === '3' ? `an exalted planet in it` : a.rule === '4' ? `its lord in a sign of the other kind, odd or even` : a.rule === '5' ? `dual before fixed before movable` : a.rule === '6' ? `its lord further advanced in its sign` : `no rule decided, so the first sign stands`}`,
  coLordReason: (a) => translated()?.coLordReason?.(a) ?? `${a.rule === 'bothInSign' ? `both its lords are in the sign` : a.rule === 'oneInSign' ? `its other lord is in the sign itself` : a.rule === '1' ? `it is with more planets than its other lord` : a.rule === '2' ? `more of Jupiter, Mercury and its dispositor are with it or see it` : a.rule === '3' ? `it is exalted and its other lord is not` : a.rule === '4' ? `its sign is of the stronger kind (dual before fixed before movable)` : a.rule === '5a' ? `it gives more years` : `it is further advanced in its sign`}`,
  karakaSignifies: (a) => translated()?.karakaSignifies?.(a) ?? `${a.karaka === 'AK' ? `self` : a.karaka === 'AmK' ? `work and counsel` : a.karaka === 'BK' ? `brothers and guru` : a.karaka === 'MK' ? `mother` : a.karaka === 'PK' ? `children` : a.karaka === 'GK' ? `rivals and kin` : `spouse`}`,
};
