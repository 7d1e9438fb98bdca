// Written by npm run generate from single-sign-on.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly title: (a: { readonly name: string }) => string;
  readonly saved: () => string;
  readonly removed: () => string;
  readonly claimed: (a: { readonly most: number }) => string;
  readonly verified: () => string;
  readonly released: () => string;
  readonly about: () => string;
  readonly back: (a: { readonly name: string }) => string;
  readonly provider: () => string;
  readonly register: () => string;
  readonly redirectAddress: () => string;
  readonly logoutAddress: () => string;
  readonly suchAs: (a: { readonly example: string }) => string;
  readonly issuer: () => string;
  readonly clientId: () => string;
  readonly clientSecret: () => string;
  readonly secretStays: () => string;
  readonly secretSealed: () => string;
  readonly groups: () => string;
  readonly groupsHint: (a: { readonly roles: string }) => string;
  readonly defaultRole: () => string;
  readonly noRole: () => string;
  readonly hours: () => string;
  readonly claims: () => string;
  readonly emailClaim: () => string;
  readonly verifiedClaim: () => string;
  readonly verifiedHint: (a: { readonly product: string; readonly claim: string }) => string;
  readonly groupsClaim: () => string;
  readonly required: () => string;
  readonly mayChoose: () => string;
  readonly mustCome: () => string;
  readonly save: () => string;
  readonly removeAsk: () => string;
  readonly removeHint: () => string;
  readonly remove: () => string;
  readonly domains: () => string;
  readonly domainsHint: () => string;
  readonly domain: () => string;
  readonly addDomain: () => string;
  readonly record: () => string;
  readonly check: () => string;
  readonly checkOf: (a: { readonly domain: string }) => string;
  readonly release: () => string;
  readonly releaseOf: (a: { readonly domain: string }) => string;
  readonly unverified: () => string;
  readonly notThere: (a: { readonly on: string }) => string;
  readonly verifiedOn: (a: { readonly on: string }) => string;
  readonly missing: (a: { readonly since: string }) => string;
  readonly notYet: (a: { readonly domain: string }) => string;
  readonly noRoleIn: (a: { readonly line: string; readonly example: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  claimed: '004',
  register: '1',
  secretSealed: 'c',
  domainsHint: '04',
} as const;

const translated = catalogue<Messages>('gateway/portal/organisations/single-sign-on', () => say, marks, {
  'bn': () => import('./translations/single-sign-on.messages.bn.ts'),
  'es': () => import('./translations/single-sign-on.messages.es.ts'),
  'hi': () => import('./translations/single-sign-on.messages.hi.ts'),
  'mr': () => import('./translations/single-sign-on.messages.mr.ts'),
  'pt': () => import('./translations/single-sign-on.messages.pt.ts'),
  'ta': () => import('./translations/single-sign-on.messages.ta.ts'),
  'te': () => import('./translations/single-sign-on.messages.te.ts'),
});

export const say: Messages = {
  title: (a) => translated()?.title?.(a) ?? `Single sign-on of ${a.name}`,
  saved: () => translated()?.saved?.() ?? `The provider is saved. Sign in with it in a private window before you ask for it.`,
  removed: () => translated()?.removed?.() ?? `The provider is removed. Everybody signs in by code again.`,
  claimed: (a) => translated()?.claimed?.(a) ?? `The domain is named. Add the record to its DNS, then check it. There can be ${numberInWords(a.most)} domains.`,
  verified: () => translated()?.verified?.() ?? `The domain is verified.`,
  released: () => translated()?.released?.() ?? `The domain is removed.`,
  about: () => translated()?.about?.() ?? `People of your company sign in at its own OpenID Connect provider. <a>How it works</a>`,
  back: (a) => translated()?.back?.(a) ?? `Back to ${a.name}`,
  provider: () => translated()?.provider?.() ?? `Provider`,
  register: () => translated()?.register?.() ?? `Register Cuspal there as a web application with a secret, and give it these addresses:`,
  redirectAddress: () => translated()?.redirectAddress?.() ?? `Redirect address`,
  logoutAddress: () => translated()?.logoutAddress?.() ?? `Back-channel logout, where it has that`,
  suchAs: (a) => translated()?.suchAs?.(a) ?? `Such as ${a.example}.`,
  issuer: () => translated()?.issuer?.() ?? `Issuer`,
  clientId: () => translated()?.clientId?.() ?? `Client id`,
  clientSecret: () => translated()?.clientSecret?.() ?? `Client secret`,
  secretStays: () => translated()?.secretStays?.() ?? `Empty: it stays that it was. Nobody is shown it.`,
  secretSealed: () => translated()?.secretSealed?.() ?? `It is kept sealed, and nobody is shown it.`,
  groups: () => translated()?.groups?.() ?? `Groups and their roles`,
  groupsHint: (a) => translated()?.groupsHint?.(a) ?? `One on a line: a role (${a.roles}), a colon, the group as the provider names it. The widest role counts. Empty: you give roles here, and the provider does not change them.`,
  defaultRole: () => translated()?.defaultRole?.() ?? `Role of those in none of the groups`,
  noRole: () => translated()?.noRole?.() ?? `none: they are not let in`,
  hours: () => translated()?.hours?.() ?? `Hours that a sign-in lasts`,
  claims: () => translated()?.claims?.() ?? `Names of claims`,
  emailClaim: () => translated()?.emailClaim?.() ?? `Claim with the e-mail address`,
  verifiedClaim: () => translated()?.verifiedClaim?.() ?? `Claim that says whether the address was checked`,
  verifiedHint: (a) => translated()?.verifiedHint?.(a) ?? `For ${a.product}: ${a.claim}.`,
  groupsClaim: () => translated()?.groupsClaim?.() ?? `Claim with the groups`,
  required: () => translated()?.required?.() ?? `Addresses of the verified domains`,
  mayChoose: () => translated()?.mayChoose?.() ?? `choose between the provider and a code`,
  mustCome: () => translated()?.mustCome?.() ?? `sign in at the provider, without another way`,
  save: () => translated()?.save?.() ?? `Save the provider`,
  removeAsk: () => translated()?.removeAsk?.() ?? `Remove the provider …`,
  removeHint: () => translated()?.removeHint?.() ?? `Everybody signs in by code again. Members stay what they are.`,
  remove: () => translated()?.remove?.() ?? `Remove the provider`,
  domains: () => translated()?.domains?.() ?? `Domains`,
  domainsHint: () => translated()?.domainsHint?.() ?? `Addresses of a verified domain are led to your provider. Its TXT record has to stay where it is.`,
  domain: () => translated()?.domain?.() ?? `Domain of your e-mail addresses`,
  addDomain: () => translated()?.addDomain?.() ?? `Add the domain`,
  record: () => translated()?.record?.() ?? `TXT record: <b/>`,
  check: () => translated()?.check?.() ?? `Check the record`,
  checkOf: (a) => translated()?.checkOf?.(a) ?? `Check the record of ${a.domain}`,
  release: () => translated()?.release?.() ?? `Remove`,
  releaseOf: (a) => translated()?.releaseOf?.(a) ?? `Remove ${a.domain}`,
  unverified: () => translated()?.unverified?.() ?? `Not verified yet.`,
  notThere: (a) => translated()?.notThere?.(a) ?? `Not verified: the record was not there on ${a.on}.`,
  verifiedOn: (a) => translated()?.verifiedOn?.(a) ?? `Verified on ${a.on}.`,
  missing: (a) => translated()?.missing?.(a) ?? `Verified, but the record has not been there since ${a.since}. After a week without it the domain is yours no longer.`,
  notYet: (a) => translated()?.notYet?.(a) ?? `The record of ${a.domain} is not there yet. Name servers can take some hours to tell of a new one: look again later.`,
  noRoleIn: (a) => translated()?.noRoleIn?.(a) ?? `${a.line} gives no role: write a line such as ${a.example}.`,
};
