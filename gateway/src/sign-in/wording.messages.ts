// Written by npm run generate from wording.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly noAddress: (a: { readonly example: string }) => string;
  readonly notSent: () => string;
  readonly tooManyCodes: (a: { readonly wait: string }) => string;
  readonly tooManyForAddress: (a: { readonly wait: string }) => string;
  readonly malformed: () => string;
  readonly wrong: (a: { readonly left: number }) => string;
  readonly expired: () => string;
  readonly locked: () => string;
  readonly another: () => string;
  readonly secondNotSent: () => string;
  readonly tooManyTried: (a: { readonly wait: string }) => string;
  readonly byProvider: (a: { readonly name: string }) => string;
  readonly noPasskey: () => string;
  readonly tooMuch: (a: { readonly wait: string }) => string;
  readonly busy: (a: { readonly wait: string }) => string;
  readonly sentByMail: () => string;
  readonly inTerminal: () => string;
  readonly inFile: (a: { readonly file: string }) => string;
  readonly waitSeconds: (a: { readonly count: number }) => string;
  readonly waitMinutes: (a: { readonly count: number }) => string;
  readonly waitHours: (a: { readonly count: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  noAddress: '4c',
  wrong: '40',
  expired: '40',
  locked: '40',
  another: '40',
  noPasskey: '40',
  inTerminal: '4',
  inFile: '4',
} as const;

const translated = catalogue<Messages>('gateway/sign-in/wording', () => say, marks, {
  'bn': () => import('./translations/wording.messages.bn.ts'),
  'es': () => import('./translations/wording.messages.es.ts'),
  'hi': () => import('./translations/wording.messages.hi.ts'),
  'mr': () => import('./translations/wording.messages.mr.ts'),
  'pt': () => import('./translations/wording.messages.pt.ts'),
  'ta': () => import('./translations/wording.messages.ta.ts'),
  'te': () => import('./translations/wording.messages.te.ts'),
});

export const say: Messages = {
  noAddress: (a) => translated()?.noAddress?.(a) ?? `This is not an e-mail address we can write to. It should look like ${a.example}.`,
  notSent: () => translated()?.notSent?.() ?? `The message could not be sent. Check the address, or try again in a few minutes.`,
  tooManyCodes: (a) => translated()?.tooManyCodes?.(a) ?? `Too many codes were asked for. ${a.wait}`,
  tooManyForAddress: (a) => translated()?.tooManyForAddress?.(a) ?? `Too many codes were asked for. ${a.wait} The last message to this address says how to go on without waiting.`,
  malformed: () => translated()?.malformed?.() ?? `A code has six digits. Type the digits of the message, nothing else.`,
  wrong: (a) => translated()?.wrong?.(a) ?? `This is not the code we sent. ${a.left === 1 ? `One try is left.` : `${numberInWords(a.left)} tries are left.`}`,
  expired: () => translated()?.expired?.() ?? `This code has been used or is older than ten minutes. Ask for a new one.`,
  locked: () => translated()?.locked?.() ?? `This code was mistyped too often and is void. Ask for a new one.`,
  another: () => translated()?.another?.() ?? `That code was right. Many wrong ones were tried lately, so we have sent you a second one: type that too.`,
  secondNotSent: () => translated()?.secondNotSent?.() ?? `The second code could not be sent. Ask for a new one.`,
  tooManyTried: (a) => translated()?.tooManyTried?.(a) ?? `Too many codes were tried. ${a.wait}`,
  byProvider: (a) => translated()?.byProvider?.(a) ?? `Addresses of this domain sign in at the provider of ${a.name}, so this code opens nothing. Start again: the next page leads there.`,
  noPasskey: () => translated()?.noPasskey?.() ?? `This passkey opens no account here. Sign in by e-mail, and add it on the page Account.`,
  tooMuch: (a) => translated()?.tooMuch?.(a) ?? `Too much was tried. ${a.wait}`,
  busy: (a) => translated()?.busy?.(a) ?? `As many codes are being sent as this server may send. ${a.wait}`,
  sentByMail: () => translated()?.sentByMail?.() ?? `We have sent you a code. If it is not there within a minute, look among unwanted mail.`,
  inTerminal: () => translated()?.inTerminal?.() ?? `This server sends no e-mail: the code is shown in the terminal in which it was started.`,
  inFile: (a) => translated()?.inFile?.(a) ?? `This server sends no e-mail: the code is in the file ${a.file} of its data folder.`,
  waitSeconds: (a) => translated()?.waitSeconds?.(a) ?? `Wait ${numberInWords(a.count)} seconds, then try again.`,
  waitMinutes: (a) => translated()?.waitMinutes?.(a) ?? `Wait ${numberInWords(a.count)} minutes, then try again.`,
  waitHours: (a) => translated()?.waitHours?.(a) ?? `Wait ${numberInWords(a.count)} hours, then try again.`,
};
