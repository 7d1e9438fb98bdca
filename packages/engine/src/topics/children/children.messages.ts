// Written by npm run generate from children.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, planetFirst, planetInWords, planetNames } from '@cuspal/speech';

type Messages = {
  readonly jupiterNotRead: () => string;
  readonly fifthSubLord: (a: { readonly inside: boolean; readonly lord: string }) => string;
  readonly fifthInStar: (a: { readonly inside: boolean; readonly csl: PlanetName; readonly starLord: string }) => string;
  readonly starLordRetrograde: (a: { readonly inside: boolean; readonly starLord: PlanetName; readonly csl: PlanetName }) => string;
  readonly partialDenial: (a: { readonly csl: PlanetName; readonly count: number; readonly held: string }) => string;
  readonly nodesInFifth: (a: { readonly nodes: readonly PlanetName[] }) => string;
  readonly signOf: (a: { readonly part: 'CUSP' | 'STAR_LORD' | 'SUB_LORD'; readonly planet: PlanetName }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  fifthSubLord: '1',
  fifthInStar: '1',
  starLordRetrograde: '1',
  partialDenial: '3',
  nodesInFifth: '3',
  signOf: [['part'],{'CUSP':'3','SUB_LORD':'1','STAR_LORD':'1'}],
} as const;

const translated = catalogue<Messages>('engine/topics/children/children', () => say, marks, {
  'bn': () => import('./translations/children.messages.bn.ts'),
  'es': () => import('./translations/children.messages.es.ts'),
  'hi': () => import('./translations/children.messages.hi.ts'),
  'mr': () => import('./translations/children.messages.mr.ts'),
  'pt': () => import('./translations/children.messages.pt.ts'),
  'ta': () => import('./translations/children.messages.ta.ts'),
  'te': () => import('./translations/children.messages.te.ts'),
});

export const say: Messages = {
  jupiterNotRead: () => translated()?.jupiterNotRead?.() ?? `Jupiter is not read past 2399.`,
  fifthSubLord: (a) => translated()?.fifthSubLord?.(a) ?? `${a.inside ? `the` : `The`} 5th sub lord is ${a.lord}.`,
  fifthInStar: (a) => translated()?.fifthInStar?.(a) ?? `${a.inside ? `the` : `The`} 5th sub lord ${planetInWords(a.csl)} is in the star of ${a.starLord}.`,
  starLordRetrograde: (a) => translated()?.starLordRetrograde?.(a) ?? `${a.inside ? `${planetInWords(a.starLord)}` : `${planetFirst(a.starLord)}`}, star lord of the 5th sub lord ${planetInWords(a.csl)}, was retrograde at birth.`,
  partialDenial: (a) => translated()?.partialDenial?.(a) ?? `The 5th sub lord ${planetInWords(a.csl)} signifies ${numberInWords(a.count)} of the three opposing houses 1, 4 and 10, ${a.held}.`,
  nodesInFifth: (a) => translated()?.nodesInFifth?.(a) ?? `${planetNames(a.nodes)} ${a.nodes.length === 1 ? `stands` : `stand`} in house 5.`,
  signOf: (a) => translated()?.signOf?.(a) ?? `${a.part === 'CUSP' ? `cusp 5` : a.part === 'SUB_LORD' ? `sub lord ${named(a.planet)}` : `star lord ${named(a.planet)} of the sub lord`}`,
};
