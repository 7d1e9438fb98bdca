// Written by npm run generate from faults.messages.json: change that file.
import { catalogue, digitsInWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly tooLong: (a: { readonly length: string; readonly most: number }) => string;
  readonly notPublic: (a: { readonly example: string }) => string;
  readonly noEvent: (a: { readonly named: string; readonly known: string }) => string;
  readonly most: (a: { readonly most: number }) => string;
  readonly taken: () => string;
  readonly otherNumber: (a: { readonly has: string; readonly next: string }) => string;
  readonly changed: () => string;
  readonly disabled: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  noEvent: '44',
} as const;

const translated = catalogue<Messages>('gateway/webhook-endpoints/faults', () => say, marks, {
  'bn': () => import('./translations/faults.messages.bn.ts'),
  'es': () => import('./translations/faults.messages.es.ts'),
  'hi': () => import('./translations/faults.messages.hi.ts'),
  'mr': () => import('./translations/faults.messages.mr.ts'),
  'pt': () => import('./translations/faults.messages.pt.ts'),
  'ta': () => import('./translations/faults.messages.ta.ts'),
  'te': () => import('./translations/faults.messages.te.ts'),
});

export const say: Messages = {
  tooLong: (a) => translated()?.tooLong?.(a) ?? `The address has ${digitsInWords(a.length)} characters: give one of at most ${numberInWords(a.most)}.`,
  notPublic: (a) => translated()?.notPublic?.(a) ?? `The address has to be https on its standard port, without a user name or password, such as ${a.example}.`,
  noEvent: (a) => translated()?.noEvent?.(a) ?? `There is no event ${a.named}. There are ${a.known}.`,
  most: (a) => translated()?.most?.(a) ?? `An organisation has at most ${numberInWords(a.most)} webhook endpoints: remove one first.`,
  taken: () => translated()?.taken?.() ?? `The organisation has an endpoint at this address: change that one.`,
  otherNumber: (a) => translated()?.otherNumber?.(a) ?? `The endpoint has secret ${digitsInWords(a.has)}: ask for ${digitsInWords(a.next)} to have another one.`,
  changed: () => translated()?.changed?.() ?? `The secret was changed a moment ago: look again.`,
  disabled: () => translated()?.disabled?.() ?? `The endpoint is disabled: save it again first, which turns it on.`,
};
