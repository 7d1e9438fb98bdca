// Written by npm run generate from kernel.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, ordinal, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly level: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly level: number }) => string;
  readonly houseAtLevel: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly house: number; readonly level: number }) => string;
  readonly wideAgency: (a: { readonly node: PlanetName; readonly planet: PlanetName; readonly orb: number }) => string;
  readonly aspectBy: (a: { readonly planet: PlanetName; readonly counted: number }) => string;
  readonly rounded: () => string;
  readonly keptWithin: (a: { readonly least: number; readonly most: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  level: [['found'],{'NONE':'0','LISTED':'3','RAISED':'3'}],
  houseAtLevel: [['found'],{'NONE':'0','LISTED':'3','RAISED':'3'}],
  wideAgency: '1',
  rounded: '8',
  keptWithin: '8',
} as const;

const translated = catalogue<Messages>('engine/kp/kernel/kernel', () => say, marks, {
  'bn': () => import('./translations/kernel.messages.bn.ts'),
  'es': () => import('./translations/kernel.messages.es.ts'),
  'hi': () => import('./translations/kernel.messages.hi.ts'),
  'mr': () => import('./translations/kernel.messages.mr.ts'),
  'pt': () => import('./translations/kernel.messages.pt.ts'),
  'ta': () => import('./translations/kernel.messages.ta.ts'),
  'te': () => import('./translations/kernel.messages.te.ts'),
});

export const say: Messages = {
  level: (a) => translated()?.level?.(a) ?? `${a.found === 'NONE' ? `level none` : a.found === 'LISTED' ? `level ${numberInWords(a.level)}` : `level ${numberInWords(a.level)}, raised`}`,
  houseAtLevel: (a) => translated()?.houseAtLevel?.(a) ?? `${a.found === 'NONE' ? `${numberInWords(a.house)} (level none)` : a.found === 'LISTED' ? `${numberInWords(a.house)} (level ${numberInWords(a.level)})` : `${numberInWords(a.house)} (level ${numberInWords(a.level)}, raised)`}`,
  wideAgency: (a) => translated()?.wideAgency?.(a) ?? `${named(a.node)} acts for ${planetInWords(a.planet)} because they share a sign, though they are ${numberInWords(a.orb)}° apart.`,
  aspectBy: (a) => translated()?.aspectBy?.(a) ?? `${named(a.planet)} ${ordinal(a.counted)}`,
  rounded: () => translated()?.rounded?.() ?? `The sum is rounded to a whole number.`,
  keptWithin: (a) => translated()?.keptWithin?.(a) ?? `The sum is kept within ${numberInWords(a.least)} to ${numberInWords(a.most)}.`,
};
