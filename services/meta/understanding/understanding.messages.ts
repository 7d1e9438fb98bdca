// Written by npm run generate from understanding.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly noEvent: (a: { readonly asked: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('meta/understanding/understanding', () => say, marks, {
  'bn': () => import('./understanding.messages.bn.ts'),
  'es': () => import('./understanding.messages.es.ts'),
  'hi': () => import('./understanding.messages.hi.ts'),
  'mr': () => import('./understanding.messages.mr.ts'),
  'pt': () => import('./understanding.messages.pt.ts'),
  'ta': () => import('./understanding.messages.ta.ts'),
  'te': () => import('./understanding.messages.te.ts'),
});

export const say: Messages = {
  noEvent: (a) => translated()?.noEvent?.(a) ?? `${a.asked === 'NO_SINGLE_MATTER' ? `the question names no single matter` : a.asked === 'chart' ? `the question is about the chart itself` : a.asked === 'annual' ? `the question is about a whole year` : a.asked === 'today' ? `the question is about a day` : a.asked === 'transit' ? `the question is about the sky as it moves` : a.asked === 'doshas' ? `the question is about the chart itself` : a.asked === 'family' ? `the question is about a person` : a.asked === 'remedial' ? `the question is about a remedy` : a.asked === 'rectification' ? `the question is about the time of birth` : a.asked === 'twins' ? `the question is about two births` : a.asked === 'world' ? `the question is about the world, not a life` : a.asked === 'sport' ? `the question is about a contest of others` : `no event of the catalogue is what the question asks about`}`,
};
