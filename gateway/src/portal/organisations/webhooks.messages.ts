// Written by npm run generate from webhooks.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly webhooksOf: (a: { readonly name: string }) => string;
  readonly about: () => string;
  readonly changed: () => string;
  readonly tested: () => string;
  readonly removed: () => string;
  readonly replayed: () => string;
  readonly disabled: (a: { readonly at: string }) => string;
  readonly failing: (a: { readonly at: string }) => string;
  readonly events: (a: { readonly events: string }) => string;
  readonly all: () => string;
  readonly address: () => string;
  readonly addressHint: (a: { readonly example: string }) => string;
  readonly save: () => string;
  readonly sendTest: () => string;
  readonly newSecretAsk: () => string;
  readonly rotateHint: () => string;
  readonly makeSecret: () => string;
  readonly removeAsk: () => string;
  readonly removeHint: () => string;
  readonly remove: () => string;
  readonly nothingSent: () => string;
  readonly event: () => string;
  readonly when: () => string;
  readonly state: () => string;
  readonly actions: () => string;
  readonly status: (a: { readonly status: 'delivered' | 'failed' | 'waiting'; readonly tries: number }) => string;
  readonly again: () => string;
  readonly most: (a: { readonly most: string }) => string;
  readonly newEndpoint: () => string;
  readonly chooseEvents: () => string;
  readonly eventsLabel: () => string;
  readonly eventsHint: () => string;
  readonly makeEndpoint: () => string;
  readonly newSecret: () => string;
  readonly copyNow: () => string;
  readonly secret: () => string;
  readonly secretHint: () => string;
  readonly copied: () => string;
  readonly more: () => string;
  readonly heading: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  removeHint: '44',
  most: '4',
  copyNow: '0c',
} as const;

const translated = catalogue<Messages>('gateway/portal/organisations/webhooks', () => say, marks, {
  'bn': () => import('./translations/webhooks.messages.bn.ts'),
  'es': () => import('./translations/webhooks.messages.es.ts'),
  'hi': () => import('./translations/webhooks.messages.hi.ts'),
  'mr': () => import('./translations/webhooks.messages.mr.ts'),
  'pt': () => import('./translations/webhooks.messages.pt.ts'),
  'ta': () => import('./translations/webhooks.messages.ta.ts'),
  'te': () => import('./translations/webhooks.messages.te.ts'),
});

export const say: Messages = {
  webhooksOf: (a) => translated()?.webhooksOf?.(a) ?? `Webhooks of ${a.name}`,
  about: () => translated()?.about?.() ?? `The organisation tells an address of yours what is done in it: keys, members, projects and limits, by ids alone. <a>How to use it</a>`,
  changed: () => translated()?.changed?.() ?? `The address is saved, and the webhook is on.`,
  tested: () => translated()?.tested?.() ?? `A test message is on its way.`,
  removed: () => translated()?.removed?.() ?? `The webhook is removed.`,
  replayed: () => translated()?.replayed?.() ?? `The message is sent again.`,
  disabled: (a) => translated()?.disabled?.(a) ?? `Disabled on ${a.at}, because nothing arrived. Save the address to turn it on again.`,
  failing: (a) => translated()?.failing?.(a) ?? `Nothing has arrived since ${a.at}.`,
  events: (a) => translated()?.events?.(a) ?? `Events: ${a.events}.`,
  all: () => translated()?.all?.() ?? `all`,
  address: () => translated()?.address?.() ?? `Address`,
  addressHint: (a) => translated()?.addressHint?.(a) ?? `Such as ${a.example}.`,
  save: () => translated()?.save?.() ?? `Save`,
  sendTest: () => translated()?.sendTest?.() ?? `Send a test message`,
  newSecretAsk: () => translated()?.newSecretAsk?.() ?? `Make a new secret …`,
  rotateHint: () => translated()?.rotateHint?.() ?? `Messages are signed with both secrets for 24 hours.`,
  makeSecret: () => translated()?.makeSecret?.() ?? `Make a new secret`,
  removeAsk: () => translated()?.removeAsk?.() ?? `Remove …`,
  removeHint: () => translated()?.removeHint?.() ?? `Its messages go with it. This cannot be undone.`,
  remove: () => translated()?.remove?.() ?? `Remove the webhook`,
  nothingSent: () => translated()?.nothingSent?.() ?? `Nothing was sent yet.`,
  event: () => translated()?.event?.() ?? `Event`,
  when: () => translated()?.when?.() ?? `When`,
  state: () => translated()?.state?.() ?? `State`,
  actions: () => translated()?.actions?.() ?? `Actions`,
  status: (a) => translated()?.status?.(a) ?? `${a.status === 'waiting' ? `${a.tries === 0 ? `waits` : a.tries === 1 ? `waits after ${numberInWords(a.tries)} try` : `waits after ${numberInWords(a.tries)} tries`}` : a.status === 'delivered' ? `arrived` : `did not arrive`}`,
  again: () => translated()?.again?.() ?? `Send again`,
  most: (a) => translated()?.most?.(a) ?? `There can be ${a.most}: remove one to add another.`,
  newEndpoint: () => translated()?.newEndpoint?.() ?? `New webhook`,
  chooseEvents: () => translated()?.chooseEvents?.() ?? `Choose events …`,
  eventsLabel: () => translated()?.eventsLabel?.() ?? `Events`,
  eventsHint: () => translated()?.eventsHint?.() ?? `Choose none to be told of all.`,
  makeEndpoint: () => translated()?.makeEndpoint?.() ?? `Add the webhook`,
  newSecret: () => translated()?.newSecret?.() ?? `The secret of your webhook`,
  copyNow: () => translated()?.copyNow?.() ?? `Copy it now. It is shown this once.`,
  secret: () => translated()?.secret?.() ?? `Secret`,
  secretHint: () => translated()?.secretHint?.() ?? `Your program checks with it that messages are from here. Keep it like a password.`,
  copied: () => translated()?.copied?.() ?? `I have copied it`,
  more: () => translated()?.more?.() ?? `The organisation can tell an address of yours what is done in it. <a>Webhooks</a>`,
  heading: () => translated()?.heading?.() ?? `Webhooks`,
};
