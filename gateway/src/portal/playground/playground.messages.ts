// Written by npm run generate from playground.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly title: () => string;
  readonly lead: (a: { readonly count: number; readonly ofProject: boolean }) => string;
  readonly publicLead: (a: { readonly count: number; readonly calls: number }) => string;
  readonly inEnglish: () => string;
  readonly noScript: () => string;
  readonly demoUsedUp: () => string;
  readonly demoClosed: () => string;
  readonly demoBusy: () => string;
  readonly askedTooMuch: (a: { readonly seconds: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('gateway/portal/playground/playground', () => say, marks, {
  'bn': () => import('./translations/playground.messages.bn.ts'),
  'es': () => import('./translations/playground.messages.es.ts'),
  'hi': () => import('./translations/playground.messages.hi.ts'),
  'mr': () => import('./translations/playground.messages.mr.ts'),
  'pt': () => import('./translations/playground.messages.pt.ts'),
  'ta': () => import('./translations/playground.messages.ta.ts'),
  'te': () => import('./translations/playground.messages.te.ts'),
});

export const say: Messages = {
  title: () => translated()?.title?.() ?? `Playground`,
  lead: (a) => translated()?.lead?.(a) ?? `Ask about a birth, or run any of ${numberInWords(a.count)} tools, on ${a.ofProject ? `the allowance of this project` : `your own allowance`}. <a>How it works</a>`,
  publicLead: (a) => translated()?.publicLead?.(a) ?? `Ask about a birth, or run any of ${numberInWords(a.count)} tools, without signing in: ${numberInWords(a.calls)} calls an hour. <b>Sign in</b> for an allowance of your own. <a>How it works</a>`,
  inEnglish: () => translated()?.inEnglish?.() ?? `What tools say of themselves and of their fields is in English.`,
  noScript: () => translated()?.noScript?.() ?? `The playground needs a script, and scripts are switched off in this browser.`,
  demoUsedUp: () => translated()?.demoUsedUp?.() ?? `The demo is used up for this hour. Sign in to go on.`,
  demoClosed: () => translated()?.demoClosed?.() ?? `The demo is closed at the moment. Sign in to go on.`,
  demoBusy: () => translated()?.demoBusy?.() ?? `Many people are trying the demo at the moment. Try again in a second, or sign in to go on.`,
  askedTooMuch: (a) => translated()?.askedTooMuch?.(a) ?? `Too much was asked for from this address. Try again in ${numberInWords(a.seconds)} s.`,
};
