// Written by npm run generate from mails.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly codeSubject: () => string;
  readonly codeText: (a: { readonly code: string }) => string;
  readonly unasked: () => string;
  readonly wayOn: (a: { readonly address: string }) => string;
  readonly secondSubject: () => string;
  readonly secondText: (a: { readonly code: string }) => string;
  readonly oldSubject: () => string;
  readonly oldText: (a: { readonly email: string; readonly code: string }) => string;
  readonly newSubject: () => string;
  readonly newText: (a: { readonly code: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  codeSubject: '1',
  codeText: '0c',
  unasked: '01',
  wayOn: '00c',
  secondSubject: '1',
  secondText: '0cc',
  oldSubject: '1',
  oldText: '00c1',
  newSubject: '1',
  newText: '10c',
} as const;

const translated = catalogue<Messages>('gateway/sign-in/mails', () => say, marks, {
  'bn': () => import('./translations/mails.messages.bn.ts'),
  'es': () => import('./translations/mails.messages.es.ts'),
  'hi': () => import('./translations/mails.messages.hi.ts'),
  'mr': () => import('./translations/mails.messages.mr.ts'),
  'pt': () => import('./translations/mails.messages.pt.ts'),
  'ta': () => import('./translations/mails.messages.ta.ts'),
  'te': () => import('./translations/mails.messages.te.ts'),
});

export const say: Messages = {
  codeSubject: () => translated()?.codeSubject?.() ?? `Your Cuspal sign-in code`,
  codeText: (a) => translated()?.codeText?.(a) ?? `Your code is

    ${a.code}

Type it into the page where you asked for it. It is good for ten minutes and can be used once.`,
  unasked: () => translated()?.unasked?.() ?? `If you did not ask for it, do nothing: without the code nobody gets in. Nobody from Cuspal will ever ask you for it.`,
  wayOn: (a) => translated()?.wayOn?.(a) ?? `As many codes were asked for as are sent to this address for the moment. If you want to sign in and are told to wait, open this address in the browser in which you sign in, and ask for a code there. It signs nobody in, and strangers cannot use up the codes of that browser:

    ${a.address}`,
  secondSubject: () => translated()?.secondSubject?.() ?? `Your second Cuspal sign-in code`,
  secondText: (a) => translated()?.secondText?.(a) ?? `Many wrong codes were tried lately, so signing in takes a second code this time. It is

    ${a.code}

Type it into the same page. It is good for ten minutes and can be used once.`,
  oldSubject: () => translated()?.oldSubject?.() ?? `Change of the address of your Cuspal account`,
  oldText: (a) => translated()?.oldText?.(a) ?? `Somebody who is signed in to your account wants to change its address to ${a.email}. The code for it is

    ${a.code}

Type it into the page where you asked for the change. It is good for ten minutes.

If it was not you, do nothing, and end the other sessions on the page Account: without this code the address stays as it is. Nobody from Cuspal will ever ask you for it.`,
  newSubject: () => translated()?.newSubject?.() ?? `Your new address of a Cuspal account`,
  newText: (a) => translated()?.newText?.(a) ?? `The owner of a Cuspal account wants to make this its address. The code for it is

    ${a.code}

Type it into the page where you asked for the change. It is good for ten minutes.

If you did not ask for it, do nothing: without this code nothing changes.`,
};
