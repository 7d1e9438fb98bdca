// Written by npm run generate from sign-in.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly signInAt: (a: { readonly name: string }) => string;
  readonly isRequired: (a: { readonly name: string }) => string;
  readonly isOffered: (a: { readonly name: string }) => string;
  readonly goOn: () => string;
  readonly codeInstead: () => string;
  readonly anotherAddress: () => string;
  readonly notSignedIn: () => string;
  readonly startAgain: () => string;
  readonly none: () => string;
  readonly away: () => string;
  readonly stale: () => string;
  readonly declined: () => string;
  readonly refused: () => string;
  readonly unverified: () => string;
  readonly domain: () => string;
  readonly role: () => string;
  readonly inactive: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  none: '40',
  stale: '40',
} as const;

const translated = catalogue<Messages>('gateway/single-sign-on/sign-in', () => say, marks, {
  'bn': () => import('./translations/sign-in.messages.bn.ts'),
  'es': () => import('./translations/sign-in.messages.es.ts'),
  'hi': () => import('./translations/sign-in.messages.hi.ts'),
  'mr': () => import('./translations/sign-in.messages.mr.ts'),
  'pt': () => import('./translations/sign-in.messages.pt.ts'),
  'ta': () => import('./translations/sign-in.messages.ta.ts'),
  'te': () => import('./translations/sign-in.messages.te.ts'),
});

export const say: Messages = {
  signInAt: (a) => translated()?.signInAt?.(a) ?? `Sign in at ${a.name}`,
  isRequired: (a) => translated()?.isRequired?.(a) ?? `Addresses of <b/> sign in at the provider of ${a.name}, and we send no code to them. Go on there.`,
  isOffered: (a) => translated()?.isOffered?.(a) ?? `You can sign in at the provider of ${a.name}, without a code.`,
  goOn: () => translated()?.goOn?.() ?? `Go on to the provider`,
  codeInstead: () => translated()?.codeInstead?.() ?? `Send me a code instead`,
  anotherAddress: () => translated()?.anotherAddress?.() ?? `Use another address`,
  notSignedIn: () => translated()?.notSignedIn?.() ?? `You are not signed in`,
  startAgain: () => translated()?.startAgain?.() ?? `Start again`,
  none: () => translated()?.none?.() ?? `This organisation has no provider to sign in at. Start again with your e-mail address.`,
  away: () => translated()?.away?.() ?? `The provider of your organisation does not answer. Try again in a few minutes. If it stays so, tell an owner of your organisation.`,
  stale: () => translated()?.stale?.() ?? `This sign-in is older than ten minutes, or it was begun in another browser. Start again.`,
  declined: () => translated()?.declined?.() ?? `The provider of your organisation did not let you in. Start again, or ask an owner of your organisation.`,
  refused: () => translated()?.refused?.() ?? `The answer of the provider does not fit this sign-in, so we took nothing from it. Start again. If it happens again, tell an owner of your organisation.`,
  unverified: () => translated()?.unverified?.() ?? `The provider does not say that your e-mail address was checked. An owner of your organisation can set which claim says so.`,
  domain: () => translated()?.domain?.() ?? `Your address at the provider is of a domain that your organisation has not verified. Ask an owner to verify it.`,
  role: () => translated()?.role?.() ?? `None of your groups at the provider has a role in your organisation. Ask an owner for one.`,
  inactive: () => translated()?.inactive?.() ?? `Your company has switched your access off at its provider. Ask whoever manages its accounts.`,
};
