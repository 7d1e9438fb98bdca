// Written by npm run generate from subprocessors.messages.json: change that file.
import { catalogue, dayInWords } from '@cuspal/speech';

type Messages = {
  readonly title: () => string;
  readonly description: () => string;
  readonly lead: () => string;
  readonly unknown: () => string;
  readonly unsaid: () => string;
  readonly program: () => string;
  readonly subprocessors: () => string;
  readonly none: () => string;
  readonly name: () => string;
  readonly purpose: () => string;
  readonly data: () => string;
  readonly place: () => string;
  readonly retention: () => string;
  readonly outside: () => string;
  readonly kept: () => string;
  readonly ask: (a: { readonly on: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  ask: '04',
} as const;

const translated = catalogue<Messages>('gateway/legal/subprocessors', () => say, marks, {
  'bn': () => import('./translations/subprocessors.messages.bn.ts'),
  'es': () => import('./translations/subprocessors.messages.es.ts'),
  'hi': () => import('./translations/subprocessors.messages.hi.ts'),
  'mr': () => import('./translations/subprocessors.messages.mr.ts'),
  'pt': () => import('./translations/subprocessors.messages.pt.ts'),
  'ta': () => import('./translations/subprocessors.messages.ta.ts'),
  'te': () => import('./translations/subprocessors.messages.te.ts'),
});

export const say: Messages = {
  title: () => translated()?.title?.() ?? `Sub-processors and retention`,
  description: () => translated()?.description?.() ?? `Who processes data for the operator of this server, and for how long data outside the program is kept.`,
  lead: () => translated()?.lead?.() ?? `<o/> runs this server and says here who processes data for it, and for how long data outside the program is kept. What the program itself keeps is on the page <a>Privacy</a>.`,
  unknown: () => translated()?.unknown?.() ?? `The operator of this server has not said here who processes data for it, or for how long data outside the program is kept.`,
  unsaid: () => translated()?.unsaid?.() ?? `<o/> has not said here who processes data for it, or for how long data outside the program is kept.`,
  program: () => translated()?.program?.() ?? `What the program itself can send to other systems, and when, is in the <a>data map</a>.`,
  subprocessors: () => translated()?.subprocessors?.() ?? `Sub-processors`,
  none: () => translated()?.none?.() ?? `<o/> has no sub-processors.`,
  name: () => translated()?.name?.() ?? `Name`,
  purpose: () => translated()?.purpose?.() ?? `What it does`,
  data: () => translated()?.data?.() ?? `What data it has`,
  place: () => translated()?.place?.() ?? `Where`,
  retention: () => translated()?.retention?.() ?? `For how long data is kept`,
  outside: () => translated()?.outside?.() ?? `Data`,
  kept: () => translated()?.kept?.() ?? `How long`,
  ask: (a) => translated()?.ask?.(a) ?? `Questions go to <m/>. This page was last changed on ${dayInWords(a.on)}.`,
};
