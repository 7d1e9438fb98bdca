// Written by npm run generate from account.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly addressDone: () => string;
  readonly sessionDone: () => string;
  readonly sessionsDone: () => string;
  readonly passkeyDone: () => string;
  readonly removedDone: () => string;
  readonly signedInAs: () => string;
  readonly since: (a: { readonly on: string }) => string;
  readonly pending: () => string;
  readonly changeAddress: () => string;
  readonly kept: () => string;
  readonly keptOfAccount: () => string;
  readonly keptOfCalls: (a: { readonly calls: number; readonly days: number }) => string;
  readonly neverKept: () => string;
  readonly download: () => string;
  readonly seeAudit: () => string;
  readonly deletion: () => string;
  readonly deleteMine: () => string;
  readonly deletionHint: () => string;
  readonly confirm: () => string;
  readonly deleteNow: () => string;
  readonly deleted: () => string;
  readonly gone: () => string;
  readonly newAccount: () => string;
  readonly suspended: () => string;
  readonly suspendedWhy: () => string;
  readonly signOut: () => string;
  readonly passkeys: () => string;
  readonly passkeysHint: () => string;
  readonly addPasskey: () => string;
  readonly noPasskeysHere: () => string;
  readonly madeIn: () => string;
  readonly made: () => string;
  readonly lastUsed: () => string;
  readonly actions: () => string;
  readonly never: () => string;
  readonly actionsForPasskey: (a: { readonly number: number; readonly name: string }) => string;
  readonly removePasskey: () => string;
  readonly removeHint: () => string;
  readonly removeForGood: () => string;
  readonly sessions: () => string;
  readonly sessionsHint: () => string;
  readonly browser: () => string;
  readonly signedIn: () => string;
  readonly ends: () => string;
  readonly othersOut: () => string;
  readonly someBrowser: () => string;
  readonly thisOne: () => string;
  readonly signOutSession: (a: { readonly number: number; readonly isKnown: boolean; readonly browser: string }) => string;
  readonly newAddress: () => string;
  readonly newAddressHint: () => string;
  readonly sendBoth: () => string;
  readonly changeTitle: () => string;
  readonly codeTo: (a: { readonly address: string }) => string;
  readonly keepOld: () => string;
  readonly notThisAddress: () => string;
  readonly passkeyRefused: () => string;
  readonly passkeysFull: (a: { readonly most: number }) => string;
  readonly noAddress: (a: { readonly example: string }) => string;
  readonly sameAddress: () => string;
  readonly providerAddress: () => string;
  readonly notSent: () => string;
  readonly tooManyCodes: (a: { readonly wait: string }) => string;
  readonly sixDigits: () => string;
  readonly wrongCodes: (a: { readonly left: number }) => string;
  readonly codesLocked: () => string;
  readonly codesExpired: () => string;
  readonly addressTaken: () => string;
  readonly notAllowed: () => string;
  readonly backToProject: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  passkeyDone: '0c',
  gone: '4',
  newAccount: '04',
  suspended: '4',
  suspendedWhy: '40',
  removeHint: 'c0',
  thisOne: '4',
  notThisAddress: '40',
  noAddress: '4c',
  sameAddress: '4',
  wrongCodes: 'c0',
  addressTaken: '40',
} as const;

const translated = catalogue<Messages>('gateway/portal/account', () => say, marks, {
  'bn': () => import('./translations/account.messages.bn.ts'),
  'es': () => import('./translations/account.messages.es.ts'),
  'hi': () => import('./translations/account.messages.hi.ts'),
  'mr': () => import('./translations/account.messages.mr.ts'),
  'pt': () => import('./translations/account.messages.pt.ts'),
  'ta': () => import('./translations/account.messages.ta.ts'),
  'te': () => import('./translations/account.messages.te.ts'),
});

export const say: Messages = {
  addressDone: () => translated()?.addressDone?.() ?? `The account has its new address, and all other sessions are ended.`,
  sessionDone: () => translated()?.sessionDone?.() ?? `The session is ended.`,
  sessionsDone: () => translated()?.sessionsDone?.() ?? `All other sessions are ended.`,
  passkeyDone: () => translated()?.passkeyDone?.() ?? `The passkey is added. It opens this page from now on.`,
  removedDone: () => translated()?.removedDone?.() ?? `The passkey is removed.`,
  signedInAs: () => translated()?.signedInAs?.() ?? `Signed in as`,
  since: (a) => translated()?.since?.(a) ?? `Account since ${a.on}. Account number for questions to the operator: <b/>`,
  pending: () => translated()?.pending?.() ?? `A change to <b/> waits for its codes. <a>Type them</a>`,
  changeAddress: () => translated()?.changeAddress?.() ?? `Change the address …`,
  kept: () => translated()?.kept?.() ?? `What is kept`,
  keptOfAccount: () => translated()?.keptOfAccount?.() ?? `Your e-mail address, the keys as fingerprints, your passkeys and sessions, the applications you have connected, and the number of calls by day, key, tool and outcome.`,
  keptOfCalls: (a) => translated()?.keptOfCalls?.(a) ?? `Of the last ${numberInWords(a.calls)} calls the tool, time, outcome, name of the argument at fault, duration and request id, for at most ${numberInWords(a.days)} days.`,
  neverKept: () => translated()?.neverKept?.() ?? `Birth data and readings are never kept: they leave the memory of the server with the answer.`,
  download: () => translated()?.download?.() ?? `Download all of it as JSON`,
  seeAudit: () => translated()?.seeAudit?.() ?? `See what was done to the account`,
  deletion: () => translated()?.deletion?.() ?? `Delete the account`,
  deleteMine: () => translated()?.deleteMine?.() ?? `Delete my account …`,
  deletionHint: () => translated()?.deletionHint?.() ?? `Deleted at once and for good: the account, its keys, its usage figures and all connected applications. What is paid for in advance is lost. The number of calls of this month stays, under a keyed hash of your address, until the month ends: a new account of the same address begins with it.`,
  confirm: () => translated()?.confirm?.() ?? `Type your e-mail address to confirm`,
  deleteNow: () => translated()?.deleteNow?.() ?? `Delete my account and all its data`,
  deleted: () => translated()?.deleted?.() ?? `Your account is deleted`,
  gone: () => translated()?.gone?.() ?? `Its data is gone, and its keys and applications are refused from now on.`,
  newAccount: () => translated()?.newAccount?.() ?? `Signing in with the same address opens a new account. This month it begins with the calls that the old one has made; their number is kept for that until the month ends, under a keyed hash of the address.`,
  suspended: () => translated()?.suspended?.() ?? `This account is suspended`,
  suspendedWhy: () => translated()?.suspendedWhy?.() ?? `Its keys and applications are refused. Write to the operator of this server and name the account number <b/>.`,
  signOut: () => translated()?.signOut?.() ?? `Sign out`,
  passkeys: () => translated()?.passkeys?.() ?? `Passkeys`,
  passkeysHint: () => translated()?.passkeysHint?.() ?? `A passkey opens this developer page without a code, by the fingerprint, face or code of your device. Connecting an application still asks for a code by e-mail.`,
  addPasskey: () => translated()?.addPasskey?.() ?? `Add a passkey`,
  noPasskeysHere: () => translated()?.noPasskeysHere?.() ?? `Browsers make no passkeys for this address of the server.`,
  madeIn: () => translated()?.madeIn?.() ?? `Made in`,
  made: () => translated()?.made?.() ?? `Made (UTC)`,
  lastUsed: () => translated()?.lastUsed?.() ?? `Last used (UTC)`,
  actions: () => translated()?.actions?.() ?? `Actions`,
  never: () => translated()?.never?.() ?? `never`,
  actionsForPasskey: (a) => translated()?.actionsForPasskey?.(a) ?? `Actions for passkey ${numberInWords(a.number)}, ${a.name}`,
  removePasskey: () => translated()?.removePasskey?.() ?? `Remove this passkey`,
  removeHint: () => translated()?.removeHint?.() ?? `It opens nothing any more. Your device may go on offering it.`,
  removeForGood: () => translated()?.removeForGood?.() ?? `Remove it for good`,
  sessions: () => translated()?.sessions?.() ?? `Sessions`,
  sessionsHint: () => translated()?.sessionsHint?.() ?? `Browsers that are signed in to this page. A session ends by itself after a day.`,
  browser: () => translated()?.browser?.() ?? `Browser`,
  signedIn: () => translated()?.signedIn?.() ?? `Signed in (UTC)`,
  ends: () => translated()?.ends?.() ?? `Ends (UTC)`,
  othersOut: () => translated()?.othersOut?.() ?? `Sign out all others`,
  someBrowser: () => translated()?.someBrowser?.() ?? `A browser`,
  thisOne: () => translated()?.thisOne?.() ?? `This one`,
  signOutSession: (a) => translated()?.signOutSession?.(a) ?? `Sign out session ${numberInWords(a.number)}, ${a.isKnown ? `${a.browser}` : `a browser`}`,
  newAddress: () => translated()?.newAddress?.() ?? `New e-mail address`,
  newAddressHint: () => translated()?.newAddressHint?.() ?? `We send one code to the old address and one to the new one; both are typed here.`,
  sendBoth: () => translated()?.sendBoth?.() ?? `Send both codes`,
  changeTitle: () => translated()?.changeTitle?.() ?? `Change the address`,
  codeTo: (a) => translated()?.codeTo?.(a) ?? `Code that went to ${a.address}`,
  keepOld: () => translated()?.keepOld?.() ?? `Keep the old address`,
  notThisAddress: () => translated()?.notThisAddress?.() ?? `This is not the address of this account. Type it as it stands above.`,
  passkeyRefused: () => translated()?.passkeyRefused?.() ?? `The passkey was not added: it took longer than five minutes, or this account has it already. Try again.`,
  passkeysFull: (a) => translated()?.passkeysFull?.(a) ?? `An account has at most ${numberInWords(a.most)} passkeys. Remove one first.`,
  noAddress: (a) => translated()?.noAddress?.(a) ?? `This is not an e-mail address we can write to. It should look like ${a.example}.`,
  sameAddress: () => translated()?.sameAddress?.() ?? `This is the address of the account already.`,
  providerAddress: () => translated()?.providerAddress?.() ?? `Your organisation lets this address in by its own provider alone, so it cannot be changed here. Ask an owner.`,
  notSent: () => translated()?.notSent?.() ?? `The messages could not be sent. Check the address, or try again later.`,
  tooManyCodes: (a) => translated()?.tooManyCodes?.(a) ?? `Too many codes were asked for. ${a.wait}`,
  sixDigits: () => translated()?.sixDigits?.() ?? `Each code has six digits. Type both.`,
  wrongCodes: (a) => translated()?.wrongCodes?.(a) ?? `These are not the codes we sent. ${a.left === 1 ? `One try is left.` : `${numberInWords(a.left)} tries are left.`}`,
  codesLocked: () => translated()?.codesLocked?.() ?? `The codes were mistyped too often and are void. Ask for new ones.`,
  codesExpired: () => translated()?.codesExpired?.() ?? `The codes have been used or are older than ten minutes. Ask for new ones.`,
  addressTaken: () => translated()?.addressTaken?.() ?? `There is an account with the new address already. Sign in to it, or delete it there first.`,
  notAllowed: () => translated()?.notAllowed?.() ?? `Your role does not allow this`,
  backToProject: () => translated()?.backToProject?.() ?? `Back to the project`,
};
