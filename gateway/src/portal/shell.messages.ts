// Written by npm run generate from shell.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly overview: () => string;
  readonly usage: () => string;
  readonly calls: () => string;
  readonly connect: () => string;
  readonly playground: () => string;
  readonly organisations: () => string;
  readonly account: () => string;
  readonly documents: () => string;
  readonly developerPage: () => string;
  readonly signOut: () => string;
  readonly project: () => string;
  readonly personal: () => string;
  readonly go: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('gateway/portal/shell', () => say, marks, {
  'bn': () => import('./translations/shell.messages.bn.ts'),
  'es': () => import('./translations/shell.messages.es.ts'),
  'hi': () => import('./translations/shell.messages.hi.ts'),
  'mr': () => import('./translations/shell.messages.mr.ts'),
  'pt': () => import('./translations/shell.messages.pt.ts'),
  'ta': () => import('./translations/shell.messages.ta.ts'),
  'te': () => import('./translations/shell.messages.te.ts'),
});

export const say: Messages = {
  overview: () => translated()?.overview?.() ?? `Overview`,
  usage: () => translated()?.usage?.() ?? `Usage`,
  calls: () => translated()?.calls?.() ?? `Calls`,
  connect: () => translated()?.connect?.() ?? `Connect`,
  playground: () => translated()?.playground?.() ?? `Playground`,
  organisations: () => translated()?.organisations?.() ?? `Organisations`,
  account: () => translated()?.account?.() ?? `Account`,
  documents: () => translated()?.documents?.() ?? `Documents`,
  developerPage: () => translated()?.developerPage?.() ?? `Developer page`,
  signOut: () => translated()?.signOut?.() ?? `Sign out`,
  project: () => translated()?.project?.() ?? `Project`,
  personal: () => translated()?.personal?.() ?? `Personal`,
  go: () => translated()?.go?.() ?? `Go`,
};
