// Written by npm run generate from overview.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly renamed: () => string;
  readonly revoked: () => string;
  readonly disconnected: () => string;
  readonly calendarsEnded: () => string;
  readonly more: () => string;
  readonly projectOf: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => string;
  readonly applications: () => string;
  readonly noApplications: () => string;
  readonly connectedOn: (a: { readonly at: string; readonly isUsed: boolean; readonly used: string }) => string;
  readonly disconnect: (a: { readonly name: string }) => string;
  readonly disconnectHint: () => string;
  readonly disconnectNow: (a: { readonly name: string }) => string;
  readonly calendars: () => string;
  readonly calendarsText: () => string;
  readonly endAll: () => string;
  readonly endAllHint: () => string;
  readonly endAllNow: () => string;
  readonly plan: (a: { readonly cap: 'hard' | 'soft' }) => string;
  readonly overagePrice: () => string;
  readonly beyond: (a: { readonly count: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  disconnectHint: 'c0',
} as const;

const translated = catalogue<Messages>('gateway/portal/overview', () => say, marks, {
  'bn': () => import('./translations/overview.messages.bn.ts'),
  'es': () => import('./translations/overview.messages.es.ts'),
  'hi': () => import('./translations/overview.messages.hi.ts'),
  'mr': () => import('./translations/overview.messages.mr.ts'),
  'pt': () => import('./translations/overview.messages.pt.ts'),
  'ta': () => import('./translations/overview.messages.ta.ts'),
  'te': () => import('./translations/overview.messages.te.ts'),
});

export const say: Messages = {
  renamed: () => translated()?.renamed?.() ?? `The key has its new name.`,
  revoked: () => translated()?.revoked?.() ?? `The key is revoked: it is refused from now on.`,
  disconnected: () => translated()?.disconnected?.() ?? `The application is disconnected: it is refused from now on.`,
  calendarsEnded: () => translated()?.calendarsEnded?.() ?? `All addresses of calendars have ended.`,
  more: () => translated()?.more?.() ?? `By key and tool, refused calls, past months`,
  projectOf: (a) => translated()?.projectOf?.(a) ?? `A project of <a/>, where you are ${a.role === 'owner' ? `owner` : a.role === 'developer' ? `developer` : a.role === 'billing' ? `billing` : `reader`}. Number for questions to the operator: <b/>`,
  applications: () => translated()?.applications?.() ?? `Connected applications`,
  noApplications: () => translated()?.noApplications?.() ?? `None. A client that you connect by signing in, without a key, is listed here.`,
  connectedOn: (a) => translated()?.connectedOn?.(a) ?? `Connected on ${a.at}, ${a.isUsed ? `last used on ${a.used}` : `not used yet`}`,
  disconnect: (a) => translated()?.disconnect?.(a) ?? `Disconnect ${a.name}`,
  disconnectHint: () => translated()?.disconnectHint?.() ?? `It is refused within a second. You can sign in from it again at any time.`,
  disconnectNow: (a) => translated()?.disconnectNow?.(a) ?? `Disconnect ${a.name} now`,
  calendars: () => translated()?.calendars?.() ?? `Calendar addresses`,
  calendarsText: () => translated()?.calendarsText?.() ?? `Keys of this project have made addresses of <a>calendars</a>. Whoever has such an address reads its calendar, at most one call an hour. Nothing is kept of them here, so they cannot be listed.`,
  endAll: () => translated()?.endAll?.() ?? `End all calendar addresses`,
  endAllHint: () => translated()?.endAllHint?.() ?? `Every address made so far stops working for good. Calendar programs keep what they have and show an error.`,
  endAllNow: () => translated()?.endAllNow?.() ?? `End all of them now`,
  plan: (a) => translated()?.plan?.(a) ?? `Plan <b/>: ${a.cap === 'soft' ? `calls beyond the allowance run, and are billed.` : `calls beyond the allowance are refused.`}`,
  overagePrice: () => translated()?.overagePrice?.() ?? `<n/> such calls cost <b/>.`,
  beyond: (a) => translated()?.beyond?.(a) ?? `${a.count === 1 ? `${numberInWords(a.count)} call was beyond the allowance.` : `${numberInWords(a.count)} calls were beyond the allowance.`}`,
};
