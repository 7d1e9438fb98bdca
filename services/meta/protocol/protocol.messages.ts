// Written by npm run generate from protocol.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly crisisLine: () => string;
  readonly childPanel: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('meta/protocol/protocol', () => say, marks, {
  'bn': () => import('./translations/protocol.messages.bn.ts'),
  'es': () => import('./translations/protocol.messages.es.ts'),
  'hi': () => import('./translations/protocol.messages.hi.ts'),
  'mr': () => import('./translations/protocol.messages.mr.ts'),
  'pt': () => import('./translations/protocol.messages.pt.ts'),
  'ta': () => import('./translations/protocol.messages.ta.ts'),
  'te': () => import('./translations/protocol.messages.te.ts'),
});

export const say: Messages = {
  crisisLine: () => translated()?.crisisLine?.() ?? `In a mental-health crisis contact local emergency services or a crisis line now.`,
  childPanel: () => translated()?.childPanel?.() ?? `The child panel is for the advisor only; its raw output never goes to a parent or caregiver.`,
};
