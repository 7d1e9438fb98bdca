// Written by npm run generate from scim.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly scim: () => string;
  readonly about: () => string;
  readonly address: () => string;
  readonly token: () => string;
  readonly use: (a: { readonly made: string; readonly isUsed: boolean; readonly used: string }) => string;
  readonly revokeAsk: (a: { readonly hint: string }) => string;
  readonly revokeHint: () => string;
  readonly revoke: () => string;
  readonly revoked: () => string;
  readonly make: () => string;
  readonly most: (a: { readonly most: number }) => string;
  readonly newToken: () => string;
  readonly copyNow: () => string;
  readonly theToken: () => string;
  readonly keepIt: () => string;
  readonly haveCopied: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  most: '40',
  copyNow: '0c',
} as const;

const translated = catalogue<Messages>('gateway/portal/organisations/scim', () => say, marks, {
  'bn': () => import('./translations/scim.messages.bn.ts'),
  'es': () => import('./translations/scim.messages.es.ts'),
  'hi': () => import('./translations/scim.messages.hi.ts'),
  'mr': () => import('./translations/scim.messages.mr.ts'),
  'pt': () => import('./translations/scim.messages.pt.ts'),
  'ta': () => import('./translations/scim.messages.ta.ts'),
  'te': () => import('./translations/scim.messages.te.ts'),
});

export const say: Messages = {
  scim: () => translated()?.scim?.() ?? `Provisioning by SCIM`,
  about: () => translated()?.about?.() ?? `Your provider adds people and groups here by itself, and takes them out when they leave. Addresses have to be of a verified domain. <a>How it works</a>`,
  address: () => translated()?.address?.() ?? `SCIM address (base URL)`,
  token: () => translated()?.token?.() ?? `Token that ends in <b/>`,
  use: (a) => translated()?.use?.(a) ?? `Made on ${a.made}, ${a.isUsed ? `last used on ${a.used}` : `not used yet`}.`,
  revokeAsk: (a) => translated()?.revokeAsk?.(a) ?? `Revoke the token …${a.hint}`,
  revokeHint: () => translated()?.revokeHint?.() ?? `The provider is refused at once. Members stay what they are.`,
  revoke: () => translated()?.revoke?.() ?? `Revoke`,
  revoked: () => translated()?.revoked?.() ?? `The token is revoked.`,
  make: () => translated()?.make?.() ?? `Make a SCIM token`,
  most: (a) => translated()?.most?.(a) ?? `There can be ${numberInWords(a.most)} tokens, so that one can take the place of the other. Revoke one to make another.`,
  newToken: () => translated()?.newToken?.() ?? `New SCIM token`,
  copyNow: () => translated()?.copyNow?.() ?? `Copy the token now. It is shown this once.`,
  theToken: () => translated()?.theToken?.() ?? `Token`,
  keepIt: () => translated()?.keepIt?.() ?? `Enter it at your provider as the bearer token. Whoever has it can add and remove people of your organisation: keep it like a password.`,
  haveCopied: () => translated()?.haveCopied?.() ?? `I have copied it`,
};
