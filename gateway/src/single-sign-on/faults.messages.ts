// Written by npm run generate from faults.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly issuer: (a: { readonly example: string }) => string;
  readonly clientId: (a: { readonly most: number }) => string;
  readonly clientSecret: (a: { readonly most: number }) => string;
  readonly newSecret: () => string;
  readonly claim: (a: { readonly claim: string; readonly first: string; readonly second: string }) => string;
  readonly groups: (a: { readonly most: number }) => string;
  readonly groupName: (a: { readonly most: number }) => string;
  readonly groupTwice: (a: { readonly group: string }) => string;
  readonly hours: (a: { readonly most: number }) => string;
  readonly domains: (a: { readonly most: number }) => string;
  readonly noAnswer: (a: { readonly domain: string }) => string;
  readonly ofAnother: (a: { readonly domain: string }) => string;
  readonly domain: (a: { readonly example: string }) => string;
  readonly scimTokens: (a: { readonly most: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  domain: '40',
} as const;

const translated = catalogue<Messages>('gateway/single-sign-on/faults', () => say, marks, {
  'bn': () => import('./translations/faults.messages.bn.ts'),
  'es': () => import('./translations/faults.messages.es.ts'),
  'hi': () => import('./translations/faults.messages.hi.ts'),
  'mr': () => import('./translations/faults.messages.mr.ts'),
  'pt': () => import('./translations/faults.messages.pt.ts'),
  'ta': () => import('./translations/faults.messages.ta.ts'),
  'te': () => import('./translations/faults.messages.te.ts'),
});

export const say: Messages = {
  issuer: (a) => translated()?.issuer?.(a) ?? `The issuer is no https address without port and query. Write it as the provider shows it, such as ${a.example}.`,
  clientId: (a) => translated()?.clientId?.(a) ?? `The client id has 1 to ${numberInWords(a.most)} characters without spaces. Copy it from the provider.`,
  clientSecret: (a) => translated()?.clientSecret?.(a) ?? `The client secret has 1 to ${numberInWords(a.most)} characters without spaces. Copy it from the provider.`,
  newSecret: () => translated()?.newSecret?.() ?? `A new provider or client needs its secret. Copy it from the provider.`,
  claim: (a) => translated()?.claim?.(a) ?? `${a.claim} is no name of a claim, such as ${a.first} or ${a.second}.`,
  groups: (a) => translated()?.groups?.(a) ?? `At most ${numberInWords(a.most)} groups give roles: leave some out.`,
  groupName: (a) => translated()?.groupName?.(a) ?? `The name of a group has 1 to ${numberInWords(a.most)} characters.`,
  groupTwice: (a) => translated()?.groupTwice?.(a) ?? `The group ${a.group} has two roles: leave one of them out.`,
  hours: (a) => translated()?.hours?.(a) ?? `A session lasts 1 to ${numberInWords(a.most)} whole hours.`,
  domains: (a) => translated()?.domains?.(a) ?? `An organisation has at most ${numberInWords(a.most)} domains: remove one first.`,
  noAnswer: (a) => translated()?.noAnswer?.(a) ?? `The name servers of ${a.domain} do not answer. Try again in a few minutes.`,
  ofAnother: (a) => translated()?.ofAnother?.(a) ?? `${a.domain} is verified by another organisation. Remove it there first, or take its record away and wait a week.`,
  domain: (a) => translated()?.domain?.(a) ?? `This is no domain of e-mail addresses. Write it as ${a.example}.`,
  scimTokens: (a) => translated()?.scimTokens?.(a) ?? `An organisation has at most ${numberInWords(a.most)} SCIM tokens: revoke one first.`,
};
