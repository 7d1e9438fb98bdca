// Written by npm run generate from keys.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly keys: () => string;
  readonly testKeys: () => string;
  readonly count: (a: { readonly count: number; readonly most: number }) => string;
  readonly keysHint: (a: { readonly minutes: number }) => string;
  readonly testKeysHint: () => string;
  readonly name: () => string;
  readonly key: () => string;
  readonly made: () => string;
  readonly lastUsed: () => string;
  readonly expiresAt: () => string;
  readonly actions: () => string;
  readonly revokeFirst: () => string;
  readonly newName: (a: { readonly isTest: boolean }) => string;
  readonly newNameHint: () => string;
  readonly expires: () => string;
  readonly lifeNever: () => string;
  readonly lifeDays: (a: { readonly days: number }) => string;
  readonly lifeYear: () => string;
  readonly make: (a: { readonly isTest: boolean }) => string;
  readonly never: () => string;
  readonly actionsFor: (a: { readonly name: string }) => string;
  readonly boundsOf: (a: { readonly name: string }) => string;
  readonly remove: (a: { readonly name: string }) => string;
  readonly removeFromList: (a: { readonly name: string }) => string;
  readonly revoke: (a: { readonly name: string }) => string;
  readonly revokeHint: () => string;
  readonly revokeForGood: (a: { readonly name: string }) => string;
  readonly expiredOn: (a: { readonly at: string }) => string;
  readonly newNameOf: (a: { readonly name: string }) => string;
  readonly renameButton: () => string;
  readonly rename: (a: { readonly name: string }) => string;
  readonly newKey: () => string;
  readonly copyNow: (a: { readonly minutes: number }) => string;
  readonly apiKey: (a: { readonly name: string }) => string;
  readonly theKey: () => string;
  readonly keepIt: () => string;
  readonly itExpires: (a: { readonly at: string }) => string;
  readonly haveCopied: () => string;
  readonly useIt: () => string;
  readonly noSuchLife: (a: { readonly chosen: string }) => string;
  readonly saved: () => string;
  readonly use: (a: { readonly secret: string; readonly isUsed: boolean; readonly at: string }) => string;
  readonly useOfShare: (a: { readonly secret: string; readonly isUsed: boolean; readonly at: string; readonly calls: number }) => string;
  readonly allKeys: () => string;
  readonly restrictions: () => string;
  readonly restrictionsHint: () => string;
  readonly monthlyCalls: () => string;
  readonly monthlyCallsHint: () => string;
  readonly rate: () => string;
  readonly rateHint: () => string;
  readonly ranges: () => string;
  readonly rangesHint: (a: { readonly first: string; readonly second: string }) => string;
  readonly origins: () => string;
  readonly originsHint: (a: { readonly example: string }) => string;
  readonly toolsets: () => string;
  readonly toolsetsHint: () => string;
  readonly managing: () => string;
  readonly managingHint: () => string;
  readonly mayManage: () => string;
  readonly save: () => string;
  readonly newSecret: () => string;
  readonly newSecretHint: () => string;
  readonly secretEnds: () => string;
  readonly atOnce: () => string;
  readonly afterDay: () => string;
  readonly makeSecret: () => string;
  readonly earlier: (a: { readonly until: string; readonly isUsed: boolean; readonly at: string }) => string;
  readonly endNow: (a: { readonly secret: string }) => string;
  readonly noSuchRotation: (a: { readonly chosen: string }) => string;
  readonly noNumber: (a: { readonly typed: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  revokeHint: '04',
  itExpires: 'c',
  saved: '0c',
  monthlyCallsHint: '4',
} as const;

const translated = catalogue<Messages>('gateway/portal/keys', () => say, marks, {
  'bn': () => import('./translations/keys.messages.bn.ts'),
  'es': () => import('./translations/keys.messages.es.ts'),
  'hi': () => import('./translations/keys.messages.hi.ts'),
  'mr': () => import('./translations/keys.messages.mr.ts'),
  'pt': () => import('./translations/keys.messages.pt.ts'),
  'ta': () => import('./translations/keys.messages.ta.ts'),
  'te': () => import('./translations/keys.messages.te.ts'),
});

export const say: Messages = {
  keys: () => translated()?.keys?.() ?? `API keys`,
  testKeys: () => translated()?.testKeys?.() ?? `Test keys`,
  count: (a) => translated()?.count?.(a) ?? `${a.count === 0 ? `No keys yet (up to ${numberInWords(a.most)}).` : `${numberInWords(a.count)} of up to ${numberInWords(a.most)}.`}`,
  keysHint: (a) => translated()?.keysHint?.(a) ?? `Anyone with a key can use all tools. The browser that made it shows it for ${numberInWords(a.minutes)} minutes, and nobody after that.`,
  testKeysHint: () => translated()?.testKeysHint?.() ?? `For tests of your programs: an allowance of their own, and a clock that stands, so that the same call has the same answer on every day.`,
  name: () => translated()?.name?.() ?? `Name`,
  key: () => translated()?.key?.() ?? `Key`,
  made: () => translated()?.made?.() ?? `Made (UTC)`,
  lastUsed: () => translated()?.lastUsed?.() ?? `Last used (UTC)`,
  expiresAt: () => translated()?.expiresAt?.() ?? `Expires (UTC)`,
  actions: () => translated()?.actions?.() ?? `Actions`,
  revokeFirst: () => translated()?.revokeFirst?.() ?? `To make another key, revoke one first.`,
  newName: (a) => translated()?.newName?.(a) ?? `${a.isTest ? `Name of a new test key` : `Name of a new key`}`,
  newNameHint: () => translated()?.newNameHint?.() ?? `Such as the program or machine that will use it.`,
  expires: () => translated()?.expires?.() ?? `Expires`,
  lifeNever: () => translated()?.lifeNever?.() ?? `Never`,
  lifeDays: (a) => translated()?.lifeDays?.(a) ?? `After ${numberInWords(a.days)} days`,
  lifeYear: () => translated()?.lifeYear?.() ?? `After a year`,
  make: (a) => translated()?.make?.(a) ?? `${a.isTest ? `Make a test key` : `Make a key`}`,
  never: () => translated()?.never?.() ?? `never`,
  actionsFor: (a) => translated()?.actionsFor?.(a) ?? `Actions for ${a.name}`,
  boundsOf: (a) => translated()?.boundsOf?.(a) ?? `Bounds and new secret of ${a.name}`,
  remove: (a) => translated()?.remove?.(a) ?? `Remove ${a.name}`,
  removeFromList: (a) => translated()?.removeFromList?.(a) ?? `Remove ${a.name} from this list`,
  revoke: (a) => translated()?.revoke?.(a) ?? `Revoke ${a.name}`,
  revokeHint: () => translated()?.revokeHint?.() ?? `Programs that use this key are refused within a second. This cannot be undone.`,
  revokeForGood: (a) => translated()?.revokeForGood?.(a) ?? `Revoke ${a.name} for good`,
  expiredOn: (a) => translated()?.expiredOn?.(a) ?? `<b>Expired on ${a.at}.</b> Programs that send it are refused. Make a new key and give it to them.`,
  newNameOf: (a) => translated()?.newNameOf?.(a) ?? `New name of ${a.name}`,
  renameButton: () => translated()?.renameButton?.() ?? `Rename`,
  rename: (a) => translated()?.rename?.(a) ?? `Rename ${a.name}`,
  newKey: () => translated()?.newKey?.() ?? `Your new key`,
  copyNow: (a) => translated()?.copyNow?.(a) ?? `<b>Copy it now.</b> This browser can show it for ${numberInWords(a.minutes)} minutes. After that nobody can, because only a fingerprint of it is kept.`,
  apiKey: (a) => translated()?.apiKey?.(a) ?? `API key “${a.name}”`,
  theKey: () => translated()?.theKey?.() ?? `the key`,
  keepIt: () => translated()?.keepIt?.() ?? `Whoever has it can use your allowance: keep it like a password. Revoke it on the overview when it may have been seen.`,
  itExpires: (a) => translated()?.itExpires?.(a) ?? `It expires on ${a.at}.`,
  haveCopied: () => translated()?.haveCopied?.() ?? `I have copied it`,
  useIt: () => translated()?.useIt?.() ?? `Use it`,
  noSuchLife: (a) => translated()?.noSuchLife?.(a) ?? `${a.chosen} is no time after which a key can expire: choose one of the list.`,
  saved: () => translated()?.saved?.() ?? `Saved. It holds from now on.`,
  use: (a) => translated()?.use?.(a) ?? `${a.secret}, ${a.isUsed ? `last used on ${a.at}` : `not used yet`}`,
  useOfShare: (a) => translated()?.useOfShare?.(a) ?? `${a.secret}, ${a.isUsed ? `last used on ${a.at}` : `not used yet`}, ${numberInWords(a.calls)} calls of its share used this month`,
  allKeys: () => translated()?.allKeys?.() ?? `All keys`,
  restrictions: () => translated()?.restrictions?.() ?? `What this key may do less`,
  restrictionsHint: () => translated()?.restrictionsHint?.() ?? `A field that is left empty sets no bound. The earlier secret of a rotation is held to the same.`,
  monthlyCalls: () => translated()?.monthlyCalls?.() ?? `Calls a month`,
  monthlyCallsHint: () => translated()?.monthlyCallsHint?.() ?? `Its share of the allowance, at most all of it.`,
  rate: () => translated()?.rate?.() ?? `Requests a second`,
  rateHint: () => translated()?.rateHint?.() ?? `At most the rate of the account.`,
  ranges: () => translated()?.ranges?.() ?? `Addresses that may send it`,
  rangesHint: (a) => translated()?.rangesHint?.(a) ?? `One a line, such as ${a.first} or ${a.second}.`,
  origins: () => translated()?.origins?.() ?? `Pages that may send it`,
  originsHint: (a) => translated()?.originsHint?.(a) ?? `One origin a line, such as ${a.example}. With any, the key is for browsers alone.`,
  toolsets: () => translated()?.toolsets?.() ?? `Tools that its lists begin with`,
  toolsetsHint: () => translated()?.toolsetsHint?.() ?? `Every tool can still be called by its name. With none chosen, lists are those of every key.`,
  managing: () => translated()?.managing?.() ?? `Managing keys`,
  managingHint: () => translated()?.managingHint?.() ?? `Whoever has such a key can make others that may do all that the account can.`,
  mayManage: () => translated()?.mayManage?.() ?? `Programs may list, make, change and revoke keys with it`,
  save: () => translated()?.save?.() ?? `Save`,
  newSecret: () => translated()?.newSecret?.() ?? `New secret`,
  newSecretHint: () => translated()?.newSecretHint?.() ?? `The key keeps its name, its bounds and its count. The secret of now can go on beside the new one for up to seven days, and counts among your keys for so long.`,
  secretEnds: () => translated()?.secretEnds?.() ?? `The secret of now ends`,
  atOnce: () => translated()?.atOnce?.() ?? `At once`,
  afterDay: () => translated()?.afterDay?.() ?? `After a day`,
  makeSecret: () => translated()?.makeSecret?.() ?? `Make a new secret`,
  earlier: (a) => translated()?.earlier?.(a) ?? `<b/> goes on until ${a.until}, ${a.isUsed ? `last used on ${a.at}` : `not used yet`}. A new secret ends it at once.`,
  endNow: (a) => translated()?.endNow?.(a) ?? `End ${a.secret} now`,
  noSuchRotation: (a) => translated()?.noSuchRotation?.(a) ?? `${a.chosen} is no time after which a secret can end: choose one of the list.`,
  noNumber: (a) => translated()?.noNumber?.(a) ?? `${a.typed} is no whole number: write digits alone, or leave it empty for no bound.`,
};
