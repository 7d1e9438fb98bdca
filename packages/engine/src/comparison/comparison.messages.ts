// Written by npm run generate from comparison.messages.json: change that file.
import { type PlanetName, catalogue, inWords, named, numberInWords, ordinal, planetFirst, planetInWords, planetNames } from '@cuspal/speech';

type Messages = {
  readonly theMatter: () => string;
  readonly subLordOf: (a: { readonly cusp: number; readonly csl: PlanetName }) => string;
  readonly housesHeld: (a: { readonly by: 'CUSPS' | 'STEP' | 'SUB_LORD'; readonly met: readonly number[]; readonly against: readonly number[] }) => string;
  readonly scores: (a: { readonly cusps: readonly number[]; readonly scores: readonly number[] }) => string;
  readonly lordGives: (a: { readonly role: 'star' | 'sub' | 'subsub'; readonly planet: PlanetName; readonly points: number; readonly weight: number }) => string;
  readonly cuspPoints: (a: { readonly cusp: number; readonly lords: readonly string[] }) => string;
  readonly score: (a: { readonly score: number }) => string;
  readonly subLordDecides: (a: { readonly cusp: number; readonly end: PlanetName; readonly csl: PlanetName }) => string;
  readonly endIndicator: (a: { readonly cusp: number; readonly end: PlanetName; readonly csl: PlanetName }) => string;
  readonly bestRoles: (a: { readonly held: number; readonly opposed: number }) => string;
  readonly findsRequired: (a: { readonly finds: 'BOSMIA' | 'FOUR_STEP' | 'KCIL' | 'KP_CSL'; readonly house: number; readonly misses: 'BOSMIA' | 'FOUR_STEP' | 'KCIL' | 'KP_CSL' }) => string;
  readonly findsAgainst: (a: { readonly finds: 'BOSMIA' | 'FOUR_STEP' | 'KCIL' | 'KP_CSL'; readonly house: number; readonly misses: 'BOSMIA' | 'FOUR_STEP' | 'KCIL' | 'KP_CSL' }) => string;
  readonly weighDifferently: () => string;
  readonly signActedOn: (a: { readonly what: 'ARUDHA' | 'KARAKA_NAVAMSA' | 'SECOND_FROM_ARUDHA'; readonly house: number; readonly karaka: PlanetName; readonly role: string; readonly sign: string; readonly benefics: readonly PlanetName[]; readonly malefics: readonly PlanetName[] }) => string;
  readonly charaDasha: (a: { readonly sign: string }) => string;
  readonly threeLords: (a: { readonly md: PlanetName; readonly ad: PlanetName; readonly pd: PlanetName }) => string;
  readonly twoLords: (a: { readonly md: PlanetName; readonly ad: PlanetName }) => string;
  readonly housesMet: (a: { readonly covered: readonly number[]; readonly missing: readonly number[] }) => string;
  readonly housesAgainst: (a: { readonly houses: readonly number[] }) => string;
  readonly lordStrength: (a: { readonly lord: PlanetName; readonly house: number; readonly condition: 'medium' | 'strong' | 'weak' }) => string;
  readonly lordPlace: (a: { readonly lord: PlanetName; readonly fromLagna: number; readonly fromHouse: number; readonly house: number }) => string;
  readonly houseActedOn: (a: { readonly house: number; readonly benefics: readonly PlanetName[]; readonly malefics: readonly PlanetName[] }) => string;
  readonly noSignificator: () => string;
  readonly significator: (a: { readonly karaka: PlanetName; readonly condition: 'medium' | 'strong' | 'weak' }) => string;
  readonly lordInVarga: (a: { readonly varga: string; readonly lord: PlanetName; readonly sign: string; readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'NEUTRAL' | 'OWN' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  subLordOf: '3',
  housesHeld: [['by'],{'SUB_LORD':'f','CUSPS':'d','STEP':'d'}],
  scores: '3',
  lordGives: '1',
  cuspPoints: '3',
  subLordDecides: '3',
  endIndicator: '3',
  findsRequired: '3',
  findsAgainst: '3',
  weighDifferently: '5',
  signActedOn: [['what'],{'ARUDHA':'3c','SECOND_FROM_ARUDHA':'1c','KARAKA_NAVAMSA':'1c'}],
  charaDasha: '1',
  threeLords: '1',
  twoLords: '1',
  housesMet: 'f',
  housesAgainst: '3',
  lordStrength: '3',
  lordPlace: '3',
  houseActedOn: '3',
  noSignificator: '1',
  significator: '1',
} as const;

const translated = catalogue<Messages>('engine/comparison/comparison', () => say, marks, {
  'bn': () => import('./translations/comparison.messages.bn.ts'),
  'es': () => import('./translations/comparison.messages.es.ts'),
  'hi': () => import('./translations/comparison.messages.hi.ts'),
  'mr': () => import('./translations/comparison.messages.mr.ts'),
  'pt': () => import('./translations/comparison.messages.pt.ts'),
  'ta': () => import('./translations/comparison.messages.ta.ts'),
  'te': () => import('./translations/comparison.messages.te.ts'),
});

export const say: Messages = {
  theMatter: () => translated()?.theMatter?.() ?? `The matter`,
  subLordOf: (a) => translated()?.subLordOf?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)} is ${planetInWords(a.csl)}.`,
  housesHeld: (a) => translated()?.housesHeld?.(a) ?? `${a.by === 'SUB_LORD' ? `It signifies` : a.by === 'CUSPS' ? `They reach` : `It gives`} ${inWords(a.met)} of the required houses and ${inWords(a.against)} of those against.`,
  scores: (a) => translated()?.scores?.(a) ?? `The scores of cusps ${inWords(a.cusps)} are ${inWords(a.scores)}.`,
  lordGives: (a) => translated()?.lordGives?.(a) ?? `the ${a.role === 'star' ? `star` : a.role === 'sub' ? `sub` : `sub-sub`} lord ${planetInWords(a.planet)} gives ${numberInWords(a.points)} of ${numberInWords(a.weight)}`,
  cuspPoints: (a) => translated()?.cuspPoints?.(a) ?? `At cusp ${numberInWords(a.cusp)} ${inWords(a.lords)} points.`,
  score: (a) => translated()?.score?.(a) ?? `The score is ${numberInWords(a.score)} of 100.`,
  subLordDecides: (a) => translated()?.subLordDecides?.(a) ?? `At cusp ${numberInWords(a.cusp)} the end indicator ${planetInWords(a.end)} gives no house of the matter, so the sub lord ${planetInWords(a.csl)} decides.`,
  endIndicator: (a) => translated()?.endIndicator?.(a) ?? `At cusp ${numberInWords(a.cusp)} the end indicator is ${planetInWords(a.end)}, star lord of the sub lord ${planetInWords(a.csl)}.`,
  bestRoles: (a) => translated()?.bestRoles?.(a) ?? `Of the six roles its best is ${a.held === 0 ? `none` : `${numberInWords(a.held)}`} for the matter and ${a.opposed === 0 ? `none` : `${numberInWords(a.opposed)}`} against it.`,
  findsRequired: (a) => translated()?.findsRequired?.(a) ?? `${a.finds === 'KP_CSL' ? `KP finds` : a.finds === 'KCIL' ? `The interlink school finds` : a.finds === 'FOUR_STEP' ? `The four-step school finds` : `The Bosmia school finds`} the required house ${numberInWords(a.house)} signified, but ${a.misses === 'KP_CSL' ? `KP` : a.misses === 'KCIL' ? `the interlink school` : a.misses === 'FOUR_STEP' ? `the four-step school` : `the Bosmia school`} does not.`,
  findsAgainst: (a) => translated()?.findsAgainst?.(a) ?? `${a.finds === 'KP_CSL' ? `KP finds` : a.finds === 'KCIL' ? `The interlink school finds` : a.finds === 'FOUR_STEP' ? `The four-step school finds` : `The Bosmia school finds`} house ${numberInWords(a.house)} signified, which is against the matter, but ${a.misses === 'KP_CSL' ? `KP` : a.misses === 'KCIL' ? `the interlink school` : a.misses === 'FOUR_STEP' ? `the four-step school` : `the Bosmia school`} does not.`,
  weighDifferently: () => translated()?.weighDifferently?.() ?? `Both find the same houses signified, but they weigh them differently.`,
  signActedOn: (a) => translated()?.signActedOn?.(a) ?? `${a.what === 'ARUDHA' ? `The arudha of house ${numberInWords(a.house)}` : a.what === 'SECOND_FROM_ARUDHA' ? `The second sign from the arudha` : `The navamsa sign of ${planetInWords(a.karaka)} (${a.role})`} is ${named(a.sign)}. It is joined or seen by ${a.benefics.length === 0 ? `no benefic` : a.benefics.length === 1 ? `the benefic ${planetNames(a.benefics)}` : `the benefics ${planetNames(a.benefics)}`} and by ${a.malefics.length === 0 ? `no malefic` : a.malefics.length === 1 ? `the malefic ${planetNames(a.malefics)}` : `the malefics ${planetNames(a.malefics)}`}.`,
  charaDasha: (a) => translated()?.charaDasha?.(a) ?? `Chara dasha of ${named(a.sign)}`,
  threeLords: (a) => translated()?.threeLords?.(a) ?? `mahadasha ${named(a.md)}, antardasha ${named(a.ad)}, pratyantardasha ${named(a.pd)}`,
  twoLords: (a) => translated()?.twoLords?.(a) ?? `mahadasha ${named(a.md)}, antardasha ${named(a.ad)}`,
  housesMet: (a) => translated()?.housesMet?.(a) ?? `It signifies ${inWords(a.covered)} of the required houses and misses ${inWords(a.missing)}.`,
  housesAgainst: (a) => translated()?.housesAgainst?.(a) ?? `Of the houses against the matter it signifies ${inWords(a.houses)}.`,
  lordStrength: (a) => translated()?.lordStrength?.(a) ?? `${planetFirst(a.lord)}, lord of house ${numberInWords(a.house)}, is ${a.condition === 'strong' ? `strong` : a.condition === 'medium' ? `of medium strength` : `weak`}.`,
  lordPlace: (a) => translated()?.lordPlace?.(a) ?? `${planetFirst(a.lord)} stands in the ${ordinal(a.fromLagna)} from the Lagna and in the ${ordinal(a.fromHouse)} from house ${numberInWords(a.house)}.`,
  houseActedOn: (a) => translated()?.houseActedOn?.(a) ?? `House ${numberInWords(a.house)} is joined or aspected by ${a.benefics.length === 0 ? `no benefic` : a.benefics.length === 1 ? `the benefic ${planetNames(a.benefics)}` : `the benefics ${planetNames(a.benefics)}`} and by ${a.malefics.length === 0 ? `no malefic` : a.malefics.length === 1 ? `the malefic ${planetNames(a.malefics)}` : `the malefics ${planetNames(a.malefics)}`}.`,
  noSignificator: () => translated()?.noSignificator?.() ?? `No natural significator is known for these houses.`,
  significator: (a) => translated()?.significator?.(a) ?? `The natural significator ${planetInWords(a.karaka)} is ${a.condition === 'strong' ? `strong` : a.condition === 'medium' ? `of medium strength` : `weak`}.`,
  lordInVarga: (a) => translated()?.lordInVarga?.(a) ?? `In ${a.varga} ${planetInWords(a.lord)} stands in ${named(a.sign)}, ${a.dignity === 'EXALTED' ? `exalted` : a.dignity === 'OWN' ? `in its own sign` : a.dignity === 'GREAT_FRIEND' ? `in a great friend's sign` : a.dignity === 'FRIEND' ? `in a friend's sign` : a.dignity === 'NEUTRAL' ? `in a neutral sign` : a.dignity === 'ENEMY' ? `in an enemy's sign` : a.dignity === 'GREAT_ENEMY' ? `in a great enemy's sign` : `debilitated`}.`,
};
