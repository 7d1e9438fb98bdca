// Written by npm run generate from faults.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly wrongHost: () => string;
  readonly wrongHostWhy: () => string;
  readonly notServing: () => string;
  readonly notServingWhy: () => string;
  readonly noPage: () => string;
  readonly noPageWhy: () => string;
  readonly wrongMethod: () => string;
  readonly wrongMethodWhy: () => string;
  readonly outage: () => string;
  readonly outageWhy: () => string;
  readonly broken: () => string;
  readonly brokenWhy: (a: { readonly request: string }) => string;
  readonly staleForm: () => string;
  readonly staleFormWhy: () => string;
  readonly startAgain: () => string;
  readonly unreadForm: () => string;
  readonly unreadFormWhy: () => string;
  readonly longForm: () => string;
  readonly longFormWhy: () => string;
  readonly uncleanAddress: () => string;
  readonly uncleanAddressWhy: () => string;
  readonly uncleanWhy: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  wrongHost: '4',
  noPage: '4',
  wrongMethod: '4',
  outageWhy: '400',
  brokenWhy: 'c0',
  staleForm: '4',
  staleFormWhy: 'c0',
  unreadForm: '4',
  longForm: '4',
  uncleanAddress: '4',
  uncleanAddressWhy: 'c0',
  uncleanWhy: 'c0',
} as const;

const translated = catalogue<Messages>('gateway/web/faults', () => say, marks, {
  'bn': () => import('./translations/faults.messages.bn.ts'),
  'es': () => import('./translations/faults.messages.es.ts'),
  'hi': () => import('./translations/faults.messages.hi.ts'),
  'mr': () => import('./translations/faults.messages.mr.ts'),
  'pt': () => import('./translations/faults.messages.pt.ts'),
  'ta': () => import('./translations/faults.messages.ta.ts'),
  'te': () => import('./translations/faults.messages.te.ts'),
});

export const say: Messages = {
  wrongHost: () => translated()?.wrongHost?.() ?? `This is not the address of the server`,
  wrongHostWhy: () => translated()?.wrongHostWhy?.() ?? `Open the page at the address that the server was started with.`,
  notServing: () => translated()?.notServing?.() ?? `One moment`,
  notServingWhy: () => translated()?.notServingWhy?.() ?? `The server is starting or stopping. Reload the page in a few seconds.`,
  noPage: () => translated()?.noPage?.() ?? `There is no such page`,
  noPageWhy: () => translated()?.noPageWhy?.() ?? `The address may be mistyped, or the page has moved.`,
  wrongMethod: () => translated()?.wrongMethod?.() ?? `This page cannot be asked that way`,
  wrongMethodWhy: () => translated()?.wrongMethodWhy?.() ?? `Open it in a browser.`,
  outage: () => translated()?.outage?.() ?? `The server cannot do that just now`,
  outageWhy: () => translated()?.outageWhy?.() ?? `Its database does not answer or has no room left. Nothing was changed. Try again in a minute.`,
  broken: () => translated()?.broken?.() ?? `Something went wrong here`,
  brokenWhy: (a) => translated()?.brokenWhy?.(a) ?? `It was not your fault. Try again; if it stays, write to the operator and name the request ${a.request}.`,
  staleForm: () => translated()?.staleForm?.() ?? `This form has grown stale`,
  staleFormWhy: () => translated()?.staleFormWhy?.() ?? `It was sent from another page or another browser, or cookies are switched off. Allow cookies for this site, then start again.`,
  startAgain: () => translated()?.startAgain?.() ?? `Start again`,
  unreadForm: () => translated()?.unreadForm?.() ?? `This form was not understood`,
  unreadFormWhy: () => translated()?.unreadFormWhy?.() ?? `Go back, reload the page and send the form again.`,
  longForm: () => translated()?.longForm?.() ?? `This form is too long`,
  longFormWhy: () => translated()?.longFormWhy?.() ?? `Go back and write less.`,
  uncleanAddress: () => translated()?.uncleanAddress?.() ?? `This address was not understood`,
  uncleanAddressWhy: () => translated()?.uncleanAddressWhy?.() ?? `It has a character that cannot be kept. Open the page anew.`,
  uncleanWhy: () => translated()?.uncleanWhy?.() ?? `It has a character that cannot be kept. Go back and leave it out.`,
};
