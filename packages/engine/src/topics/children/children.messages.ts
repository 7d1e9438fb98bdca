// Written by npm run generate from children.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, planetFirst, planetInWords, planetNames } from '@cuspal/speech';

type Messages = {
  readonly jupiterNotRead: () => string;
  readonly fifthSubLord: (a: { readonly lord: string }) => string;
  readonly fifthInStar: (a: { readonly csl: PlanetName; readonly starLord: string }) => string;
  readonly starLordRetrograde: (a: { readonly starLord: PlanetName; readonly csl: PlanetName }) => string;
  readonly partialDenial: (a: { readonly csl: PlanetName; readonly count: number; readonly held: string }) => string;
  readonly nodesInFifth: (a: { readonly nodes: readonly PlanetName[] }) => string;
  readonly signOf: (a: { readonly part: 'CUSP' | 'STAR_LORD' | 'SUB_LORD'; readonly planet: PlanetName }) => string;
};

const translated = catalogue<Messages>({
});

export const say: Messages = {
  jupiterNotRead: () => translated()?.jupiterNotRead?.() ?? `Jupiter is not read past 2399.`,
  fifthSubLord: (a) => translated()?.fifthSubLord?.(a) ?? `The 5th sub lord is ${a.lord}.`,
  fifthInStar: (a) => translated()?.fifthInStar?.(a) ?? `The 5th sub lord ${planetInWords(a.csl)} is in the star of ${a.starLord}.`,
  starLordRetrograde: (a) => translated()?.starLordRetrograde?.(a) ?? `${planetFirst(a.starLord)}, star lord of the 5th sub lord ${planetInWords(a.csl)}, was retrograde at birth.`,
  partialDenial: (a) => translated()?.partialDenial?.(a) ?? `The 5th sub lord ${planetInWords(a.csl)} signifies ${numberInWords(a.count)} of the three opposing houses 1, 4 and 10, ${a.held}.`,
  nodesInFifth: (a) => translated()?.nodesInFifth?.(a) ?? `${planetNames(a.nodes)} ${a.nodes.length === 1 ? `stands` : `stand`} in house 5.`,
  signOf: (a) => translated()?.signOf?.(a) ?? `${a.part === 'CUSP' ? `cusp 5` : a.part === 'SUB_LORD' ? `sub lord ${named(a.planet)}` : `star lord ${named(a.planet)} of the sub lord`}`,
};
