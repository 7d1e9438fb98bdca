// Written by npm run generate from forms.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly email: () => string;
  readonly emailHint: () => string;
  readonly sendCode: () => string;
  readonly code: () => string;
  readonly codeHint: () => string;
  readonly signingInAs: () => string;
  readonly signIn: () => string;
  readonly again: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  emailHint: '04',
  codeHint: 'c',
} as const;

const translated = catalogue<Messages>('gateway/web/forms', () => say, marks, {
  'bn': () => import('./translations/forms.messages.bn.ts'),
  'es': () => import('./translations/forms.messages.es.ts'),
  'hi': () => import('./translations/forms.messages.hi.ts'),
  'mr': () => import('./translations/forms.messages.mr.ts'),
  'pt': () => import('./translations/forms.messages.pt.ts'),
  'ta': () => import('./translations/forms.messages.ta.ts'),
  'te': () => import('./translations/forms.messages.te.ts'),
});

export const say: Messages = {
  email: () => translated()?.email?.() ?? `E-mail address`,
  emailHint: () => translated()?.emailHint?.() ?? `We send a six-digit code to it. There is no password, and a new address opens a new account.`,
  sendCode: () => translated()?.sendCode?.() ?? `Send me a code`,
  code: () => translated()?.code?.() ?? `Six-digit code`,
  codeHint: () => translated()?.codeHint?.() ?? `It is good for ten minutes and at most five tries.`,
  signingInAs: () => translated()?.signingInAs?.() ?? `Signing in as <b/>`,
  signIn: () => translated()?.signIn?.() ?? `Sign in`,
  again: () => translated()?.again?.() ?? `Send a new code, or use another address`,
};
