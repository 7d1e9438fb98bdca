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
  'bn': () => import('./translations/dasha.messages.bn.ts'),
  'es': () => import('./translations/dasha.messages.es.ts'),
  'hi': () => import('./translations/dasha.messages.hi.ts'),
  'mr': () => import('./translations/dasha.messages.mr.ts'),
  'pt': () => import('./translations/dasha.messages.pt.ts'),
  'ta': () => import('./translations/dasha.messages.ta.ts'),
  'te': () => import('./translations/dasha.messages.te.ts'),
});

export const say: Messages = {
  weighedWithoutHouses: () => translated()?.weighedWithoutHouses?.() ?? `Placidus cusps do not exist at this latitude, so star and sub lords are weighed without their houses.`,
  transitsAloneDoNotGive: () => translated()?.transitsAloneDoNotGive?.() ?? `Transits alone do not give it.`,
};
