// Written by npm run generate from shared.messages.json: change that file.
import { type PlanetName, catalogue, housesNamed, inWords, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly leans: (a: { readonly who: string; readonly support: string; readonly names: 'OPPONENT' | 'OUTFLOW' | 'OWN' | 'USUAL'; readonly favourable: readonly number[]; readonly opposing: readonly number[]; readonly opposed: string; readonly lean: 'AGAINST' | 'BOTH' | 'FOR' | 'NONE' }) => string;
  readonly cuspSubLord: (a: { readonly csl: PlanetName; readonly cusp: number }) => string;
  readonly promiseChain: (a: { readonly cusp: number; readonly csl: PlanetName; readonly own: boolean; readonly starLord: PlanetName }) => string;
  readonly requiredHeld: (a: { readonly held: string; readonly houses: readonly number[] }) => string;
  readonly helpingHeld: (a: { readonly held: string; readonly houses: readonly number[] }) => string;
  readonly opposingHeld: (a: { readonly held: string; readonly houses: readonly number[] }) => string;
  readonly soVerdict: (a: { readonly verdict: string }) => string;
  readonly weighed: (a: { readonly planet: PlanetName; readonly favourable: string; readonly favourableHouses: readonly number[]; readonly opposingHouses: readonly number[]; readonly opposing: string; readonly standing: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => string;
  readonly signatureHit: (a: { readonly planet: PlanetName; readonly through: boolean; readonly agent: PlanetName; readonly tie: 'HELPING' | 'MAIN' | 'NONE' | 'STAR_OF_HELPING' | 'STAR_OF_MAIN'; readonly starLord: PlanetName; readonly agree: boolean; readonly held: string; readonly houses: readonly number[] }) => string;
  readonly rounded: () => string;
  readonly actingFor: (a: { readonly node: PlanetName; readonly planet: PlanetName }) => string;
  readonly isSeventhSubLord: (a: { readonly lord: string; readonly both: boolean; readonly starLord: string }) => string;
  readonly isStarLordOfSeventh: (a: { readonly starLord: string; readonly csl: PlanetName }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  leans: [['names'],{'USUAL':'33','OWN':'33','OPPONENT':'33','OUTFLOW':'11'}],
  cuspSubLord: '3',
  promiseChain: '3',
  requiredHeld: 'f',
  helpingHeld: 'f',
  opposingHeld: 'f',
  soVerdict: '4',
  weighed: '11c',
  signatureHit: '3',
  rounded: '8',
  isSeventhSubLord: '1',
  isStarLordOfSeventh: '1',
} as const;

const translated = catalogue<Messages>('engine/topics/shared/shared', () => say, marks, {
  'bn': () => import('./translations/shared.messages.bn.ts'),
  'es': () => import('./translations/shared.messages.es.ts'),
  'hi': () => import('./translations/shared.messages.hi.ts'),
  'mr': () => import('./translations/shared.messages.mr.ts'),
  'pt': () => import('./translations/shared.messages.pt.ts'),
  'ta': () => import('./translations/shared.messages.ta.ts'),
  'te': () => import('./translations/shared.messages.te.ts'),
});

export const say: Messages = {
  leans: (a) => translated()?.leans?.(a) ?? `${a.who} signifies ${a.support} of the ${a.names === 'USUAL' ? `favourable ${housesNamed(a.favourable)}` : a.names === 'OWN' ? `person's own houses ${inWords(a.favourable)}` : a.names === 'OPPONENT' ? `opponent's houses ${inWords(a.favourable)}` : `houses of outflow ${inWords(a.favourable)}`}. Of the ${a.names === 'USUAL' ? `opposing ${housesNamed(a.opposing)}` : a.names === 'OWN' ? `opponent's houses ${inWords(a.opposing)}` : a.names === 'OPPONENT' ? `person's own houses ${inWords(a.opposing)}` : `houses of keeping ${inWords(a.opposing)}`} it signifies ${a.opposed}, so it ${a.lean === 'FOR' ? `stands for ${a.names === 'USUAL' ? `the matter` : a.names === 'OWN' ? `this person` : a.names === 'OPPONENT' ? `the opponent` : `spending`}` : a.lean === 'AGAINST' ? `stands against ${a.names === 'USUAL' ? `the matter` : a.names === 'OWN' ? `this person` : a.names === 'OPPONENT' ? `the opponent` : `spending`}` : a.lean === 'BOTH' ? `stands on both sides alike` : `stands on neither side`}.`,
  cuspSubLord: (a) => translated()?.cuspSubLord?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp ${numberInWords(a.cusp)},`,
  promiseChain: (a) => translated()?.promiseChain?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)} is ${planetInWords(a.csl)}, ${a.own ? `in its own star` : `in the star of ${planetInWords(a.starLord)}`}.`,
  requiredHeld: (a) => translated()?.requiredHeld?.(a) ?? `It signifies ${a.held} of the required ${housesNamed(a.houses)}.`,
  helpingHeld: (a) => translated()?.helpingHeld?.(a) ?? `It signifies ${a.held} of the helping ${housesNamed(a.houses)}.`,
  opposingHeld: (a) => translated()?.opposingHeld?.(a) ?? `It signifies ${a.held} of the opposing ${housesNamed(a.houses)}.`,
  soVerdict: (a) => translated()?.soVerdict?.(a) ?? `So ${a.verdict}`,
  weighed: (a) => translated()?.weighed?.(a) ?? `${planetFirst(a.planet)} signifies ${a.favourable} of the favourable ${inWords(a.favourableHouses)}. Of the opposing ${inWords(a.opposingHouses)} it signifies ${a.opposing}. It ${a.standing === 'STRONG' ? `is strong for` : a.standing === 'WEAK' ? `is weak for` : a.standing === 'AGAINST' ? `works against` : `is silent on`} the matter.`,
  signatureHit: (a) => translated()?.signatureHit?.(a) ?? `${planetFirst(a.planet)} ${a.through ? `acts for ${planetInWords(a.agent)}, which ${a.tie === 'MAIN' ? `is a main planet,` : a.tie === 'HELPING' ? `is a helping planet,` : a.tie === 'STAR_OF_MAIN' ? `is in the star of ${planetInWords(a.starLord)}, a main planet,` : a.tie === 'STAR_OF_HELPING' ? `is in the star of ${planetInWords(a.starLord)}, a helping planet,` : `is neither a main nor a helping planet,`}` : `${a.tie === 'MAIN' ? `is a main planet` : a.tie === 'HELPING' ? `is a helping planet` : a.tie === 'STAR_OF_MAIN' ? `is in the star of ${planetInWords(a.starLord)}, a main planet,` : a.tie === 'STAR_OF_HELPING' ? `is in the star of ${planetInWords(a.starLord)}, a helping planet,` : `is neither a main nor a helping planet`}`} ${a.agree ? `and` : `but`} signifies ${a.held} of ${housesNamed(a.houses)}.`,
  rounded: () => translated()?.rounded?.() ?? `The sum is rounded to a whole number.`,
  actingFor: (a) => translated()?.actingFor?.(a) ?? `${named(a.node)} (acting for ${planetInWords(a.planet)})`,
  isSeventhSubLord: (a) => translated()?.isSeventhSubLord?.(a) ?? `${a.lord} is the 7th sub lord${a.both ? ` and ${a.starLord} its star lord` : ``}`,
  isStarLordOfSeventh: (a) => translated()?.isStarLordOfSeventh?.(a) ?? `${a.starLord} is the star lord of the 7th sub lord ${planetInWords(a.csl)}`,
};
