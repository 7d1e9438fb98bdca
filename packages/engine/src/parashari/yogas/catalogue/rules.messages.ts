// Written by npm run generate from rules.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly withLordOfTrikona: () => string;
  readonly ownsEightOrInDusthana: () => string;
  readonly ownsAndInDusthana: () => string;
  readonly memberInDusthana: () => string;
  readonly eclipsed: () => string;
  readonly withSunOrMoon: () => string;
  readonly onlyMaleficsThere: () => string;
  readonly onlyMaleficsBesideSun: () => string;
  readonly maleficInThoseSigns: () => string;
  readonly jupiterInDusthana: () => string;
  readonly maleficInFour: () => string;
  readonly mercuryCombustOrInDusthana: () => string;
  readonly jupiterWithOrAspecting: () => string;
  readonly wideApart: () => string;
  readonly planetOwnOrExalted: (a: { readonly planet: PlanetName }) => string;
  readonly eitherOwnOrExalted: () => string;
  readonly ownOrExalted: () => string;
  readonly starryWithMoon: () => string;
  readonly starryInKendraFromMoon: () => string;
  readonly starryInKendra: () => string;
  readonly moonInKendra: () => string;
  readonly moonExaltedOrOwn: () => string;
  readonly jupiterAspects: (a: { readonly planet: PlanetName }) => string;
  readonly relief: () => string;
  readonly lordOwnOrExalted: (a: { readonly house: number }) => string;
  readonly lordStrong: (a: { readonly house: number }) => string;
  readonly beneficReachesOne: () => string;
  readonly mercuryOnSecond: () => string;
  readonly everyPairHelped: () => string;
  readonly beneficReachesAscendant: () => string;
  readonly beneficAspectsMoon: () => string;
  readonly jupiterOrVenusInKendra: () => string;
  readonly beneficReachesIt: () => string;
  readonly beneficInKendra: () => string;
  readonly dispositorStrong: () => string;
  readonly jupiterAspectsIt: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  withLordOfTrikona: '1',
  mercuryCombustOrInDusthana: '1',
  wideApart: '1',
  relief: '1',
  lordOwnOrExalted: '1',
  lordStrong: '1',
  beneficReachesOne: '3',
  mercuryOnSecond: '3',
  beneficReachesAscendant: '1',
} as const;

const translated = catalogue<Messages>('engine/parashari/yogas/catalogue/rules', () => say, marks, {
  'bn': () => import('./translations/rules.messages.bn.ts'),
  'es': () => import('./translations/rules.messages.es.ts'),
  'hi': () => import('./translations/rules.messages.hi.ts'),
  'mr': () => import('./translations/rules.messages.mr.ts'),
  'pt': () => import('./translations/rules.messages.pt.ts'),
  'ta': () => import('./translations/rules.messages.ta.ts'),
  'te': () => import('./translations/rules.messages.te.ts'),
});

export const say: Messages = {
  withLordOfTrikona: () => translated()?.withLordOfTrikona?.() ?? `with the lord of 1, 5 or 9`,
  ownsEightOrInDusthana: () => translated()?.ownsEightOrInDusthana?.() ?? `either owns 8 or is in 6, 8 or 12`,
  ownsAndInDusthana: () => translated()?.ownsAndInDusthana?.() ?? `one of them owns 6, 8 or 12 and is in 6, 8 or 12`,
  memberInDusthana: () => translated()?.memberInDusthana?.() ?? `a member in 6, 8 or 12`,
  eclipsed: () => translated()?.eclipsed?.() ?? `eclipsed`,
  withSunOrMoon: () => translated()?.withSunOrMoon?.() ?? `with Sun or Moon`,
  onlyMaleficsThere: () => translated()?.onlyMaleficsThere?.() ?? `only malefics there`,
  onlyMaleficsBesideSun: () => translated()?.onlyMaleficsBesideSun?.() ?? `only malefics beside the Sun`,
  maleficInThoseSigns: () => translated()?.maleficInThoseSigns?.() ?? `a malefic in one of those signs`,
  jupiterInDusthana: () => translated()?.jupiterInDusthana?.() ?? `Jupiter in 6, 8 or 12`,
  maleficInFour: () => translated()?.maleficInFour?.() ?? `a malefic in 4`,
  mercuryCombustOrInDusthana: () => translated()?.mercuryCombustOrInDusthana?.() ?? `Mercury fully combust or in 6, 8 or 12`,
  jupiterWithOrAspecting: () => translated()?.jupiterWithOrAspecting?.() ?? `Jupiter with or aspecting`,
  wideApart: () => translated()?.wideApart?.() ?? `more than 15° apart`,
  planetOwnOrExalted: (a) => translated()?.planetOwnOrExalted?.(a) ?? `${named(a.planet)} own or exalted`,
  eitherOwnOrExalted: () => translated()?.eitherOwnOrExalted?.() ?? `either own or exalted`,
  ownOrExalted: () => translated()?.ownOrExalted?.() ?? `own or exalted`,
  starryWithMoon: () => translated()?.starryWithMoon?.() ?? `one of Mars to Saturn with the Moon`,
  starryInKendraFromMoon: () => translated()?.starryInKendraFromMoon?.() ?? `one in 4, 7 or 10 from the Moon`,
  starryInKendra: () => translated()?.starryInKendra?.() ?? `one in a kendra`,
  moonInKendra: () => translated()?.moonInKendra?.() ?? `the Moon in a kendra`,
  moonExaltedOrOwn: () => translated()?.moonExaltedOrOwn?.() ?? `the Moon exalted or own`,
  jupiterAspects: (a) => translated()?.jupiterAspects?.(a) ?? `Jupiter aspects ${planetInWords(a.planet)}`,
  relief: () => translated()?.relief?.() ?? `Jupiter, lord of 5 or lord of 9 aspects the lord of 1`,
  lordOwnOrExalted: (a) => translated()?.lordOwnOrExalted?.(a) ?? `the lord of ${numberInWords(a.house)} own or exalted`,
  lordStrong: (a) => translated()?.lordStrong?.(a) ?? `the lord of ${numberInWords(a.house)} strong`,
  beneficReachesOne: () => translated()?.beneficReachesOne?.() ?? `a benefic in or aspecting house 1`,
  mercuryOnSecond: () => translated()?.mercuryOnSecond?.() ?? `Mercury aspects house 2, which turns it to wealth`,
  everyPairHelped: () => translated()?.everyPairHelped?.() ?? `a benefic in or aspecting one of the two, each pair so`,
  beneficReachesAscendant: () => translated()?.beneficReachesAscendant?.() ?? `a benefic in or aspecting the ascendant`,
  beneficAspectsMoon: () => translated()?.beneficAspectsMoon?.() ?? `a benefic aspects the Moon`,
  jupiterOrVenusInKendra: () => translated()?.jupiterOrVenusInKendra?.() ?? `Jupiter or Venus in a kendra`,
  beneficReachesIt: () => translated()?.beneficReachesIt?.() ?? `a benefic in or aspecting it`,
  beneficInKendra: () => translated()?.beneficInKendra?.() ?? `a benefic in a kendra`,
  dispositorStrong: () => translated()?.dispositorStrong?.() ?? `its dispositor strong`,
  jupiterAspectsIt: () => translated()?.jupiterAspectsIt?.() ?? `Jupiter aspects it`,
};
