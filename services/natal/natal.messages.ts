// Written by npm run generate from natal.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly rowsOfEvent: () => string;
  readonly useOfScore: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  rowsOfEvent: '10',
} as const;

const translated = catalogue<Messages>('natal/natal', () => say, marks, {
  'bn': () => import('./translations/natal.messages.bn.ts'),
  'es': () => import('./translations/natal.messages.es.ts'),
  'hi': () => import('./translations/natal.messages.hi.ts'),
  'mr': () => import('./translations/natal.messages.mr.ts'),
  'pt': () => import('./translations/natal.messages.pt.ts'),
  'ta': () => import('./translations/natal.messages.ta.ts'),
  'te': () => import('./translations/natal.messages.te.ts'),
});

export const say: Messages = {
  rowsOfEvent: () => translated()?.rowsOfEvent?.() ?? `The rows are those of the cusps that judge and confirm the event and of the planets in their chains. The counts and the answer speak of the whole chart.`,
  useOfScore: () => translated()?.useOfScore?.() ?? `A score compares two charts by tradition. A low one is never a reason to refuse a person, and a high one promises nothing. What the two know of each other comes first.`,
};
