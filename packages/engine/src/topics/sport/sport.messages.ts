// Written by npm run generate from sport.messages.json: change that file.
import { type PlanetName, catalogue, inWords, numberInWords, planetInWords, planetsFirst } from '@cuspal/speech';

type Messages = {
  readonly ownHouses: (a: { readonly percent: number; readonly houses: readonly number[] }) => string;
  readonly rivalHouses: (a: { readonly percent: number; readonly houses: readonly number[] }) => string;
  readonly noneShared: () => string;
  readonly shared: (a: { readonly shared: readonly PlanetName[] }) => string;
  readonly rises: (a: { readonly rising: PlanetName; readonly ruling: boolean }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  ownHouses: '3',
  rivalHouses: 'f',
  noneShared: '1',
  shared: '1',
  rises: '1',
} as const;

const translated = catalogue<Messages>('engine/topics/sport/sport', () => say, marks, {
  'bn': () => import('./translations/sport.messages.bn.ts'),
  'es': () => import('./translations/sport.messages.es.ts'),
  'hi': () => import('./translations/sport.messages.hi.ts'),
  'mr': () => import('./translations/sport.messages.mr.ts'),
  'pt': () => import('./translations/sport.messages.pt.ts'),
  'ta': () => import('./translations/sport.messages.ta.ts'),
  'te': () => import('./translations/sport.messages.te.ts'),
});

export const say: Messages = {
  ownHouses: (a) => translated()?.ownHouses?.(a) ?? `The sub lords of cusps 6 and 11 and their star lords cover ${numberInWords(a.percent)} percent of houses ${inWords(a.houses)}.`,
  rivalHouses: (a) => translated()?.rivalHouses?.(a) ?? `They cover ${numberInWords(a.percent)} percent of houses ${inWords(a.houses)}, which counts half against.`,
  noneShared: () => translated()?.noneShared?.() ?? `No ruling planet of the match is one of birth.`,
  shared: (a) => translated()?.shared?.(a) ?? `${planetsFirst(a.shared)} ${a.shared.length === 1 ? `is a ruling planet` : `are ruling planets`} of both the match and the birth.`,
  rises: (a) => translated()?.rises?.(a) ?? `The sub lord that rises at the start is ${planetInWords(a.rising)}, ${a.ruling ? `a` : `no`} ruling planet of birth.`,
};
