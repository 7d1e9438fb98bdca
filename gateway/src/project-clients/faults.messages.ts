// Written by npm run generate from faults.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly name: (a: { readonly most: number }) => string;
  readonly nameTaken: () => string;
  readonly most: (a: { readonly most: number }) => string;
  readonly noMethod: (a: { readonly shown: string; readonly known: string }) => string;
  readonly noProofRule: (a: { readonly shown: string; readonly known: string }) => string;
  readonly needsKeys: () => string;
  readonly needsNoKeys: () => string;
  readonly keysTwice: () => string;
  readonly keysAddress: (a: { readonly most: number }) => string;
  readonly keysUnread: () => string;
  readonly life: (a: { readonly days: number; readonly most: number }) => string;
  readonly end: (a: { readonly most: number }) => string;
  readonly renewed: (a: { readonly hint: string }) => string;
  readonly hasNoSecret: () => string;
  readonly hasEnded: () => string;
  readonly keySetForm: (a: { readonly example: string }) => string;
  readonly keySetCount: (a: { readonly most: number }) => string;
  readonly keySetLong: (a: { readonly most: number }) => string;
  readonly keyPrivate: (a: { readonly number: number }) => string;
  readonly keyKind: (a: { readonly number: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  needsNoKeys: '1',
  keysAddress: '4',
  hasNoSecret: '4',
  keySetForm: 'c',
} as const;

const translated = catalogue<Messages>('gateway/project-clients/faults', () => say, marks, {
  'bn': () => import('./translations/faults.messages.bn.ts'),
  'es': () => import('./translations/faults.messages.es.ts'),
  'hi': () => import('./translations/faults.messages.hi.ts'),
  'mr': () => import('./translations/faults.messages.mr.ts'),
  'pt': () => import('./translations/faults.messages.pt.ts'),
  'ta': () => import('./translations/faults.messages.ta.ts'),
  'te': () => import('./translations/faults.messages.te.ts'),
});

export const say: Messages = {
  name: (a) => translated()?.name?.(a) ?? `A client needs a name of 1 to ${numberInWords(a.most)} characters.`,
  nameTaken: () => translated()?.nameTaken?.() ?? `The project has a client of this name: choose another name, or remove that client first.`,
  most: (a) => translated()?.most?.(a) ?? `A project may have ${numberInWords(a.most)} clients: remove one before you add another.`,
  noMethod: (a) => translated()?.noMethod?.(a) ?? `${a.shown} is no way in which a client can prove itself: choose one of ${a.known}.`,
  noProofRule: (a) => translated()?.noProofRule?.(a) ?? `${a.shown} is no rule for proofs of a key: choose one of ${a.known}.`,
  needsKeys: () => translated()?.needsKeys?.() ?? `A client that proves itself by a key needs its public keys: give them as a JSON Web Key Set.`,
  needsNoKeys: () => translated()?.needsNoKeys?.() ?? `A client that proves itself by a secret has no keys: leave them out, or choose private_key_jwt.`,
  keysTwice: () => translated()?.keysTwice?.() ?? `Give the keys, or the address that publishes them, and not both.`,
  keysAddress: (a) => translated()?.keysAddress?.(a) ?? `This is no address of keys: give one that begins with https://, on its usual port, without a password, of at most ${numberInWords(a.most)} characters.`,
  keysUnread: () => translated()?.keysUnread?.() ?? `No keys could be read at this address: it must be on a public host, answer within five seconds without leading elsewhere, and hold a JSON Web Key Set with a public key for signatures.`,
  life: (a) => translated()?.life?.(a) ?? `${numberInWords(a.days)} is no life of a client: give whole days from 1 to ${numberInWords(a.most)}, or leave it out.`,
  end: (a) => translated()?.end?.(a) ?? `A client ends within ${numberInWords(a.most)} days from now, or never.`,
  renewed: (a) => translated()?.renewed?.(a) ?? `The client has been given a new secret meanwhile, which ends in ${a.hint}. If you have not copied that one, ask again.`,
  hasNoSecret: () => translated()?.hasNoSecret?.() ?? `This client proves itself by a key and has no secret: change its keys.`,
  hasEnded: () => translated()?.hasEnded?.() ?? `The client has ended, and a new secret would be refused as well: give it a later end first.`,
  keySetForm: (a) => translated()?.keySetForm?.(a) ?? `These are no keys: give a JSON Web Key Set such as ${a.example}.`,
  keySetCount: (a) => translated()?.keySetCount?.(a) ?? `A client has 1 to ${numberInWords(a.most)} keys.`,
  keySetLong: (a) => translated()?.keySetLong?.(a) ?? `The keys are longer than ${numberInWords(a.most)} characters: leave certificates out.`,
  keyPrivate: (a) => translated()?.keyPrivate?.(a) ?? `Key ${numberInWords(a.number)} has its private part. Give public keys alone, and make a new pair, because this one has left its place.`,
  keyKind: (a) => translated()?.keyKind?.(a) ?? `Key ${numberInWords(a.number)} cannot be taken: give a public key for signatures, EC with P-256, RSA of 2048 to 4096 bits, or Ed25519.`,
};
