// Written by npm run generate from passages.messages.json: change that file.
import { type PlanetName, catalogue, planetFirst } from '@cuspal/speech';

type Messages = {
  readonly moonPastSky: () => string;
  readonly subPastSky: (a: { readonly planet: PlanetName }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('engine/passages/passages', () => say, marks, {
  'bn': () => import('./translations/passages.messages.bn.ts'),
  'es': () => import('./translations/passages.messages.es.ts'),
  'hi': () => import('./translations/passages.messages.hi.ts'),
  'mr': () => import('./translations/passages.messages.mr.ts'),
  'pt': () => import('./translations/passages.messages.pt.ts'),
  'ta': () => import('./translations/passages.messages.ta.ts'),
  'te': () => import('./translations/passages.messages.te.ts'),
});

export const say: Messages = {
  moonPastSky: () => translated()?.moonPastSky?.() ?? `The Moon's next changes lie after 2399, where the ephemeris ends. Ask for an earlier moment.`,
  subPastSky: (a) => translated()?.subPastSky?.(a) ?? `${planetFirst(a.planet)} leaves its sub only after 2399, where the ephemeris ends. Ask for an earlier moment, or for other planets.`,
};
