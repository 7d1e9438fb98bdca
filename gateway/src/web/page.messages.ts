// Written by npm run generate from page.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly faultFirst: () => string;
  readonly skip: () => string;
  readonly privacy: () => string;
  readonly terms: () => string;
  readonly subprocessors: () => string;
  readonly contact: () => string;
  readonly languages: () => string;
  readonly main: () => string;
  readonly home: () => string;
  readonly documents: () => string;
  readonly tools: () => string;
  readonly ruleBook: () => string;
  readonly developerPage: () => string;
  readonly searchDocuments: () => string;
  readonly search: () => string;
  readonly startHere: () => string;
  readonly toDeveloperPage: () => string;
  readonly picture: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  picture: '1',
} as const;

const translated = catalogue<Messages>('gateway/web/page', () => say, marks, {
  'bn': () => import('./translations/page.messages.bn.ts'),
  'es': () => import('./translations/page.messages.es.ts'),
  'hi': () => import('./translations/page.messages.hi.ts'),
  'mr': () => import('./translations/page.messages.mr.ts'),
  'pt': () => import('./translations/page.messages.pt.ts'),
  'ta': () => import('./translations/page.messages.ta.ts'),
  'te': () => import('./translations/page.messages.te.ts'),
});

export const say: Messages = {
  faultFirst: () => translated()?.faultFirst?.() ?? `Error:`,
  skip: () => translated()?.skip?.() ?? `Skip to the content`,
  privacy: () => translated()?.privacy?.() ?? `Privacy`,
  terms: () => translated()?.terms?.() ?? `Terms`,
  subprocessors: () => translated()?.subprocessors?.() ?? `Sub-processors`,
  contact: () => translated()?.contact?.() ?? `Contact`,
  languages: () => translated()?.languages?.() ?? `Language`,
  main: () => translated()?.main?.() ?? `Main`,
  home: () => translated()?.home?.() ?? `Home`,
  documents: () => translated()?.documents?.() ?? `Documents`,
  tools: () => translated()?.tools?.() ?? `Tools`,
  ruleBook: () => translated()?.ruleBook?.() ?? `Rule book`,
  developerPage: () => translated()?.developerPage?.() ?? `Developer page`,
  searchDocuments: () => translated()?.searchDocuments?.() ?? `Search the documents`,
  search: () => translated()?.search?.() ?? `Search`,
  startHere: () => translated()?.startHere?.() ?? `Start here`,
  toDeveloperPage: () => translated()?.toDeveloperPage?.() ?? `To the developer page`,
  picture: () => translated()?.picture?.() ?? `A birth chart as a wheel, and beside it what Cuspal reads from it.`,
};
