// Written by npm run generate from clients.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly title: () => string;
  readonly about: () => string;
  readonly removed: () => string;
  readonly clients: () => string;
  readonly count: (a: { readonly count: number; readonly most: number }) => string;
  readonly removeFirst: () => string;
  readonly back: () => string;
  readonly use: (a: { readonly made: string; readonly isUsed: boolean; readonly used: string }) => string;
  readonly ended: (a: { readonly at: string }) => string;
  readonly ends: (a: { readonly at: string }) => string;
  readonly remove: (a: { readonly name: string }) => string;
  readonly removeHint: () => string;
  readonly removeNow: (a: { readonly name: string }) => string;
  readonly change: (a: { readonly name: string }) => string;
  readonly saved: () => string;
  readonly settings: () => string;
  readonly keep: () => string;
  readonly keepUntil: (a: { readonly at: string }) => string;
  readonly keySetChange: () => string;
  readonly save: () => string;
  readonly newSecret: () => string;
  readonly newSecretHint: (a: { readonly hint: string }) => string;
  readonly makeSecret: () => string;
  readonly renewedTitle: (a: { readonly name: string }) => string;
  readonly allClients: () => string;
  readonly newClient: () => string;
  readonly name: () => string;
  readonly nameHint: () => string;
  readonly method: () => string;
  readonly secretBasic: () => string;
  readonly secretPost: () => string;
  readonly privateKey: () => string;
  readonly keySet: () => string;
  readonly keySetHint: () => string;
  readonly keysAddress: () => string;
  readonly keysAddressHint: () => string;
  readonly keysRead: (a: { readonly at: string; readonly address: string }) => string;
  readonly proofs: () => string;
  readonly proofsOff: () => string;
  readonly proofsAllowed: () => string;
  readonly proofsRequired: () => string;
  readonly expires: () => string;
  readonly make: () => string;
  readonly madeTitle: (a: { readonly name: string }) => string;
  readonly copyNow: () => string;
  readonly clientId: () => string;
  readonly secret: () => string;
  readonly endpoint: () => string;
  readonly keepIt: () => string;
  readonly haveCopied: () => string;
  readonly more: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  removeHint: '04',
  saved: '0c',
  secretBasic: '1',
  secretPost: '1',
  privateKey: '1',
  keySetHint: '1',
  keysAddress: '1',
  keysAddressHint: '0c',
  proofsAllowed: '8',
  copyNow: '0c',
  clientId: '1',
  secret: '1',
} as const;

const translated = catalogue<Messages>('gateway/portal/clients/clients', () => say, marks, {
  'bn': () => import('./translations/clients.messages.bn.ts'),
  'es': () => import('./translations/clients.messages.es.ts'),
  'hi': () => import('./translations/clients.messages.hi.ts'),
  'mr': () => import('./translations/clients.messages.mr.ts'),
  'pt': () => import('./translations/clients.messages.pt.ts'),
  'ta': () => import('./translations/clients.messages.ta.ts'),
  'te': () => import('./translations/clients.messages.te.ts'),
});

export const say: Messages = {
  title: () => translated()?.title?.() ?? `OAuth clients`,
  about: () => translated()?.about?.() ?? `Programs without a person at hand get tokens of this project by credentials of their own. <a>How to use it</a>`,
  removed: () => translated()?.removed?.() ?? `The client is removed: it and its tokens are refused from now on.`,
  clients: () => translated()?.clients?.() ?? `Clients`,
  count: (a) => translated()?.count?.(a) ?? `${a.count === 0 ? `No clients yet (up to ${numberInWords(a.most)}).` : `${numberInWords(a.count)} of up to ${numberInWords(a.most)}.`}`,
  removeFirst: () => translated()?.removeFirst?.() ?? `To add another client, remove one first.`,
  back: () => translated()?.back?.() ?? `Back to the project`,
  use: (a) => translated()?.use?.(a) ?? `Made on ${a.made}, ${a.isUsed ? `last used on ${a.used}` : `not used yet`}.`,
  ended: (a) => translated()?.ended?.(a) ?? `Ended on ${a.at}.`,
  ends: (a) => translated()?.ends?.(a) ?? `Ends on ${a.at}.`,
  remove: (a) => translated()?.remove?.(a) ?? `Remove ${a.name}`,
  removeHint: () => translated()?.removeHint?.() ?? `The client and its tokens are refused within a second. This cannot be undone.`,
  removeNow: (a) => translated()?.removeNow?.(a) ?? `Remove ${a.name} for good`,
  change: (a) => translated()?.change?.(a) ?? `Change ${a.name}`,
  saved: () => translated()?.saved?.() ?? `Saved. It holds from now on.`,
  settings: () => translated()?.settings?.() ?? `Settings`,
  keep: () => translated()?.keep?.() ?? `Leave it: it does not end`,
  keepUntil: (a) => translated()?.keepUntil?.(a) ?? `Leave it: it ends on ${a.at}`,
  keySetChange: () => translated()?.keySetChange?.() ?? `A JSON Web Key Set, without private parts. To change keys, add the new one first, and take the old one out later.`,
  save: () => translated()?.save?.() ?? `Save`,
  newSecret: () => translated()?.newSecret?.() ?? `New secret`,
  newSecretHint: (a) => translated()?.newSecretHint?.(a) ?? `The client keeps its name and its tokens. The secret of now, which ends in ${a.hint}, is refused at once.`,
  makeSecret: () => translated()?.makeSecret?.() ?? `Make a new secret`,
  renewedTitle: (a) => translated()?.renewedTitle?.(a) ?? `New secret of ${a.name}`,
  allClients: () => translated()?.allClients?.() ?? `All clients`,
  newClient: () => translated()?.newClient?.() ?? `New client`,
  name: () => translated()?.name?.() ?? `Name`,
  nameHint: () => translated()?.nameHint?.() ?? `Such as the program that will use it.`,
  method: () => translated()?.method?.() ?? `How it proves itself`,
  secretBasic: () => translated()?.secretBasic?.() ?? `Secret in the header (client_secret_basic)`,
  secretPost: () => translated()?.secretPost?.() ?? `Secret in the form (client_secret_post)`,
  privateKey: () => translated()?.privateKey?.() ?? `Signature of its own key (private_key_jwt)`,
  keySet: () => translated()?.keySet?.() ?? `Public keys`,
  keySetHint: () => translated()?.keySetHint?.() ?? `For private_key_jwt alone: a JSON Web Key Set, without private parts.`,
  keysAddress: () => translated()?.keysAddress?.() ?? `Address of its keys (jwks_uri)`,
  keysAddressHint: () => translated()?.keysAddressHint?.() ?? `Instead of the keys themselves: an https address that publishes them. It is read again when five minutes have passed.`,
  keysRead: (a) => translated()?.keysRead?.(a) ?? `Keys last read on ${a.at} at ${a.address}.`,
  proofs: () => translated()?.proofs?.() ?? `Tokens bound to a key (DPoP)`,
  proofsOff: () => translated()?.proofsOff?.() ?? `No`,
  proofsAllowed: () => translated()?.proofsAllowed?.() ?? `Where it proves to have a key`,
  proofsRequired: () => translated()?.proofsRequired?.() ?? `Always`,
  expires: () => translated()?.expires?.() ?? `Expires`,
  make: () => translated()?.make?.() ?? `Make a client`,
  madeTitle: (a) => translated()?.madeTitle?.(a) ?? `Your client ${a.name}`,
  copyNow: () => translated()?.copyNow?.() ?? `Copy the secret now. It is shown this once.`,
  clientId: () => translated()?.clientId?.() ?? `Client ID (client_id)`,
  secret: () => translated()?.secret?.() ?? `Secret (client_secret)`,
  endpoint: () => translated()?.endpoint?.() ?? `Address for tokens`,
  keepIt: () => translated()?.keepIt?.() ?? `Whoever has the secret can use the allowance of the project: keep it like a password.`,
  haveCopied: () => translated()?.haveCopied?.() ?? `I have copied it`,
  more: () => translated()?.more?.() ?? `Programs without a person can have credentials of their own. <a>OAuth clients</a>`,
};
