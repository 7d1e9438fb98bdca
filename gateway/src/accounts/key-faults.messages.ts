// Written by npm run generate from key-faults.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly name: (a: { readonly most: number }) => string;
  readonly limit: (a: { readonly limit: number }) => string;
  readonly monthlyCalls: (a: { readonly calls: number; readonly most: number }) => string;
  readonly rate: (a: { readonly rate: number; readonly most: number }) => string;
  readonly share: (a: { readonly share: number; readonly least: number; readonly most: number }) => string;
  readonly entries: (a: { readonly most: number; readonly field: string; readonly count: number }) => string;
  readonly range: (a: { readonly shown: string; readonly first: string; readonly second: string }) => string;
  readonly origin: (a: { readonly shown: string; readonly example: string }) => string;
  readonly toolset: (a: { readonly shown: string; readonly known: string }) => string;
  readonly rotated: (a: { readonly hint: string }) => string;
  readonly expired: () => string;
  readonly ownerNeeded: () => string;
  readonly ownsAlone: (a: { readonly names: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  toolset: '04',
  ownsAlone: '40',
} as const;

const translated = catalogue<Messages>('gateway/accounts/key-faults', () => say, marks, {
  'bn': () => import('./translations/key-faults.messages.bn.ts'),
  'es': () => import('./translations/key-faults.messages.es.ts'),
  'hi': () => import('./translations/key-faults.messages.hi.ts'),
  'mr': () => import('./translations/key-faults.messages.mr.ts'),
  'pt': () => import('./translations/key-faults.messages.pt.ts'),
  'ta': () => import('./translations/key-faults.messages.ta.ts'),
  'te': () => import('./translations/key-faults.messages.te.ts'),
});

export const say: Messages = {
  name: (a) => translated()?.name?.(a) ?? `A key needs a name of 1 to ${numberInWords(a.most)} characters.`,
  limit: (a) => translated()?.limit?.(a) ?? `An account may have ${numberInWords(a.limit)} live keys: revoke one before you make another.`,
  monthlyCalls: (a) => translated()?.monthlyCalls?.(a) ?? `A key cannot have ${numberInWords(a.calls)} calls a month: its account has ${numberInWords(a.most)} calls a month. Give at most that, or leave the share out.`,
  rate: (a) => translated()?.rate?.(a) ?? `A key cannot have ${numberInWords(a.rate)} requests a second: its account has ${numberInWords(a.most)} a second. Give at most that, or leave the share out.`,
  share: (a) => translated()?.share?.(a) ?? `${numberInWords(a.share)} is no share of a key: give a whole number from ${numberInWords(a.least)} to ${numberInWords(a.most)}.`,
  entries: (a) => translated()?.entries?.(a) ?? `A key has at most ${numberInWords(a.most)} ${a.field === 'addressRanges' ? `ranges of addresses` : a.field === 'allowedOrigins' ? `origins` : a.field === 'toolsets' ? `sets of tools` : `entries`}, and these are ${numberInWords(a.count)}.`,
  range: (a) => translated()?.range?.(a) ?? `${a.shown} is no range of addresses: write ${a.first}, ${a.second}, or one address; an IPv4 address as such, not within IPv6.`,
  origin: (a) => translated()?.origin?.(a) ?? `${a.shown} is no origin of pages: write ${a.example}, without a path; http is for localhost alone.`,
  toolset: (a) => translated()?.toolset?.(a) ?? `${a.shown} is no set of tools. There are ${a.known}.`,
  rotated: (a) => translated()?.rotated?.(a) ?? `The key has been given a new secret meanwhile, which ends in ${a.hint}. If you have not copied that one, ask again.`,
  expired: () => translated()?.expired?.() ?? `The key has expired, and a new secret would be refused as well: make a new key.`,
  ownerNeeded: () => translated()?.ownerNeeded?.() ?? `An organisation needs an owner: make another member an owner first.`,
  ownsAlone: (a) => translated()?.ownsAlone?.(a) ?? `This person alone owns ${a.names}. Make another member an owner there, or delete the organisation, and try again.`,
};
