// Written by npm run generate from strength.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, ordinal, planetInWords, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly everyHouseStarts: () => string;
  readonly lordPlaced: (a: { readonly lord: PlanetName; readonly house: number }) => string;
  readonly lordDignity: (a: { readonly lord: PlanetName; readonly dignity: 'DEBILITATED' | 'DEBILITY_CANCELLED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => string;
  readonly lordCombust: (a: { readonly lord: PlanetName }) => string;
  readonly occupant: (a: { readonly how: 'BENEFIC' | 'EXALTED' | 'MALEFIC' | 'OWNER' | 'SUITED'; readonly planet: PlanetName }) => string;
  readonly aspect: (a: { readonly who: 'BENEFIC' | 'JUPITER' | 'LORD' | 'MALEFIC'; readonly planet: PlanetName; readonly counted: number }) => string;
  readonly hemmed: (a: { readonly before: readonly PlanetName[]; readonly after: readonly PlanetName[] }) => string;
  readonly heldWithin: () => string;
  readonly noSripati: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  lordPlaced: '7',
  lordDignity: '5',
  lordCombust: '5',
  aspect: [['who'],{'LORD':'5','JUPITER':'0','BENEFIC':'0','MALEFIC':'0'}],
  hemmed: 'c',
  noSripati: '110',
} as const;

const translated = catalogue<Messages>('engine/parashari/strength/strength', () => say, marks, {
  'bn': () => import('./translations/strength.messages.bn.ts'),
  'es': () => import('./translations/strength.messages.es.ts'),
  'hi': () => import('./translations/strength.messages.hi.ts'),
  'mr': () => import('./translations/strength.messages.mr.ts'),
  'pt': () => import('./translations/strength.messages.pt.ts'),
  'ta': () => import('./translations/strength.messages.ta.ts'),
  'te': () => import('./translations/strength.messages.te.ts'),
});

export const say: Messages = {
  everyHouseStarts: () => translated()?.everyHouseStarts?.() ?? `Every house starts here.`,
  lordPlaced: (a) => translated()?.lordPlaced?.(a) ?? `Its lord ${planetInWords(a.lord)} is in house ${numberInWords(a.house)}.`,
  lordDignity: (a) => translated()?.lordDignity?.(a) ?? `Its lord ${planetInWords(a.lord)} is ${a.dignity === 'EXALTED' ? `exalted` : a.dignity === 'MOOLATRIKONA' ? `in its moolatrikona` : a.dignity === 'OWN' ? `in its own sign` : a.dignity === 'GREAT_FRIEND' ? `in the sign of a great friend` : a.dignity === 'FRIEND' ? `in the sign of a friend` : a.dignity === 'NEUTRAL' ? `in a neutral sign` : a.dignity === 'ENEMY' ? `in the sign of an enemy` : a.dignity === 'GREAT_ENEMY' ? `in the sign of a great enemy` : a.dignity === 'DEBILITATED' ? `debilitated` : `debilitated, but the debility is cancelled`}.`,
  lordCombust: (a) => translated()?.lordCombust?.(a) ?? `Its lord ${planetInWords(a.lord)} is fully combust.`,
  occupant: (a) => translated()?.occupant?.(a) ?? `${a.how === 'BENEFIC' ? `The benefic ${named(a.planet)} is in the house.` : a.how === 'MALEFIC' ? `The malefic ${named(a.planet)} is in the house.` : a.how === 'OWNER' ? `The malefic ${named(a.planet)} is in the house, which it owns.` : a.how === 'EXALTED' ? `The malefic ${named(a.planet)} is in the house, exalted there.` : `The malefic ${named(a.planet)} is in the house, which suits malefics.`}`,
  aspect: (a) => translated()?.aspect?.(a) ?? `${a.who === 'LORD' ? `Its lord ${planetInWords(a.planet)}` : a.who === 'JUPITER' ? `Jupiter` : a.who === 'BENEFIC' ? `The benefic ${named(a.planet)}` : `The malefic ${named(a.planet)}`} aspects the house, which is the ${ordinal(a.counted)} from it.`,
  hemmed: (a) => translated()?.hemmed?.(a) ?? `It is between ${planetsInWords(a.before)} (12th from it) and ${planetsInWords(a.after)} (2nd from it).`,
  heldWithin: () => translated()?.heldWithin?.() ?? `Held within 0 to 100.`,
  noSripati: () => translated()?.noSripati?.() ?? `Sripati houses do not exist at this moment and place. Inside the polar circles (latitudes beyond about 66.56°) the midheaven can fall on the wrong side of the ascendant. Use a tool of whole signs.`,
};
