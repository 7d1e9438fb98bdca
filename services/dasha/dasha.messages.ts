// Written by npm run generate from dasha.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly weighedWithoutHouses: () => string;
  readonly transitsAloneDoNotGive: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  weighedWithoutHouses: '1',
} as const;

const translated = catalogue<Messages>('dasha/dasha', () => say, marks, {
  'bn': () => import('./dasha.messages.bn.ts'),
  'es': () => import('./dasha.messages.es.ts'),
  'hi': () => import('./dasha.messages.hi.ts'),
  'mr': () => import('./dasha.messages.mr.ts'),
  'pt': () => import('./dasha.messages.pt.ts'),
  'ta': () => import('./dasha.messages.ta.ts'),
  'te': () => import('./dasha.messages.te.ts'),
});

export const say: Messages = {
  weighedWithoutHouses: () => translated()?.weighedWithoutHouses?.() ?? `Placidus cusps do not exist at this latitude, so star and sub lords are weighed without their houses.`,
  transitsAloneDoNotGive: () => translated()?.transitsAloneDoNotGive?.() ?? `Transits alone do not give it.`,
};
