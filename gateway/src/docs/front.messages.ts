// Written by npm run generate from front.messages.json: change that file.
import { catalogue, dayInWords, digitsInWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly title: () => string;
  readonly whatItIs: (a: { readonly count: number }) => string;
  readonly tryIt: () => string;
  readonly connect: () => string;
  readonly answered: () => string;
  readonly readFrom: () => string;
  readonly when: (a: { readonly on: string }) => string;
  readonly ask: () => string;
  readonly whenPromotion: () => string;
  readonly twoCharts: () => string;
  readonly whichMorning: () => string;
  readonly lostRing: () => string;
  readonly today: () => string;
  readonly birthTime: () => string;
  readonly neverStored: () => string;
  readonly kept: () => string;
  readonly read: () => string;
  readonly kp: () => string;
  readonly allTools: () => string;
  readonly rules: () => string;
  readonly protocol: () => string;
  readonly address: () => string;
  readonly question: (a: { readonly on: string; readonly at: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  whatItIs: '100',
  kp: '1',
} as const;

const translated = catalogue<Messages>('gateway/docs/front', () => say, marks, {
  'bn': () => import('./translations/front.messages.bn.ts'),
  'es': () => import('./translations/front.messages.es.ts'),
  'hi': () => import('./translations/front.messages.hi.ts'),
  'mr': () => import('./translations/front.messages.mr.ts'),
  'pt': () => import('./translations/front.messages.pt.ts'),
  'ta': () => import('./translations/front.messages.ta.ts'),
  'te': () => import('./translations/front.messages.te.ts'),
});

export const say: Messages = {
  title: () => translated()?.title?.() ?? `Astrology that shows its reasons`,
  whatItIs: (a) => translated()?.whatItIs?.(a) ?? `Cuspal gives AI assistants and back ends ${numberInWords(a.count)} astrology tools, mostly Krishnamurti Paddhati (KP), with Parashari, Jaimini and Tajik beside it. Positions come from the Swiss Ephemeris. Every verdict carries its chain of reasons and its source, and nothing about a birth is stored.`,
  tryIt: () => translated()?.tryIt?.() ?? `Try it`,
  connect: () => translated()?.connect?.() ?? `Connect`,
  answered: () => translated()?.answered?.() ?? `A question and its answer`,
  readFrom: () => translated()?.readFrom?.() ?? `The chart that the answer is read from.`,
  when: (a) => translated()?.when?.(a) ?? `When: the periods of the same chart that can bring a marriage, as asked on ${dayInWords(a.on)}.`,
  ask: () => translated()?.ask?.() ?? `Ask`,
  whenPromotion: () => translated()?.whenPromotion?.() ?? `When is the promotion likely?`,
  twoCharts: () => translated()?.twoCharts?.() ?? `Do these two charts go together?`,
  whichMorning: () => translated()?.whichMorning?.() ?? `Which morning next week to sign the contract?`,
  lostRing: () => translated()?.lostRing?.() ?? `Will the lost ring turn up?`,
  today: () => translated()?.today?.() ?? `What does today hold?`,
  birthTime: () => translated()?.birthTime?.() ?? `Is the birth time right?`,
  neverStored: () => translated()?.neverStored?.() ?? `What is never stored`,
  kept: () => translated()?.kept?.() ?? `Births, names, questions and answers. What is kept of a call is which tool it was, when, and how it ended. <a>What is kept of an account</a>.`,
  read: () => translated()?.read?.() ?? `Read`,
  kp: () => translated()?.kp?.() ?? `<a>KP in five minutes</a>`,
  allTools: () => translated()?.allTools?.() ?? `<a>All tools</a>, each with a real call and its real answer`,
  rules: () => translated()?.rules?.() ?? `<a>The rule book</a>: every rule that a result names, such as <q/>`,
  protocol: () => translated()?.protocol?.() ?? `<a>The protocol</a>, <b>keys and sign-in</b>`,
  address: () => translated()?.address?.() ?? `Most clients need only the address <b/> and then ask you to sign in. Others take an API key from the <a>developer page</a>.`,
  question: (a) => translated()?.question?.(a) ?? `Does the chart of somebody born in Chennai on ${dayInWords(a.on)} at ${digitsInWords(a.at)} promise marriage? <a>The whole call and its answer</a>.`,
};
