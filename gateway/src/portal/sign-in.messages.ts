// Written by npm run generate from sign-in.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly signIn: () => string;
  readonly withPasskey: () => string;
  readonly nothingCame: () => string;
  readonly whatFor: () => string;
  readonly typeCode: () => string;
  readonly unusable: () => string;
  readonly newCode: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  unusable: '4',
} as const;

const translated = catalogue<Messages>('gateway/portal/sign-in', () => say, marks, {
  'bn': () => import('./translations/sign-in.messages.bn.ts'),
  'es': () => import('./translations/sign-in.messages.es.ts'),
  'hi': () => import('./translations/sign-in.messages.hi.ts'),
  'mr': () => import('./translations/sign-in.messages.mr.ts'),
  'pt': () => import('./translations/sign-in.messages.pt.ts'),
  'ta': () => import('./translations/sign-in.messages.ta.ts'),
  'te': () => import('./translations/sign-in.messages.te.ts'),
});

export const say: Messages = {
  signIn: () => translated()?.signIn?.() ?? `Sign in`,
  withPasskey: () => translated()?.withPasskey?.() ?? `Sign in with a passkey`,
  nothingCame: () => translated()?.nothingCame?.() ?? `Nothing came of it: the browser has no passkey for this, or it was cancelled.`,
  whatFor: () => translated()?.whatFor?.() ?? `Here you make API keys and see what you use.`,
  typeCode: () => translated()?.typeCode?.() ?? `Type the code`,
  unusable: () => translated()?.unusable?.() ?? `This code cannot be used`,
  newCode: () => translated()?.newCode?.() ?? `Get a new code`,
};
