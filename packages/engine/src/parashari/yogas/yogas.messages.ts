// Written by npm run generate from yogas.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, housesFirst, inWords, named, numberInWords, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly asLordOf: (a: { readonly planet: PlanetName; readonly house: number }) => string;
  readonly asSignLordOf: (a: { readonly planet: PlanetName; readonly of: PlanetName }) => string;
  readonly asNavamsaLordOf: (a: { readonly planet: PlanetName; readonly of: PlanetName }) => string;
  readonly houseAmong: (a: { readonly houses: readonly number[] }) => string;
  readonly countAmong: (a: { readonly ordinals: readonly string[]; readonly base: string }) => string;
  readonly planetsInHouse: (a: { readonly planets: readonly PlanetName[]; readonly house: number }) => string;
  readonly areInHouse: (a: { readonly planets: readonly PlanetName[]; readonly house: number }) => string;
  readonly areInFurtherHouse: (a: { readonly before: string; readonly planets: readonly PlanetName[]; readonly house: number }) => string;
  readonly noPlanetThere: () => string;
  readonly places: (a: { readonly places: string }) => string;
  readonly standsWithDignity: (a: { readonly who: string; readonly sign: string; readonly house: number; readonly dignity: string }) => string;
  readonly standsStrongOrWeak: (a: { readonly who: string; readonly sign: string; readonly house: number; readonly dignity: string; readonly condition: 'strong' | 'weak' }) => string;
  readonly notThere: (a: { readonly who: string; readonly place: string }) => string;
  readonly countedThere: (a: { readonly who: string; readonly sign: string; readonly house: number; readonly place: string }) => string;
  readonly notCountedFromItself: (a: { readonly who: string }) => string;
  readonly ascendantModality: (a: { readonly sign: string; readonly met: boolean; readonly modality: 'dual' | 'fixed' | 'movable' }) => string;
  readonly inModality: (a: { readonly who: string; readonly sign: string; readonly house: number; readonly modality: 'dual' | 'fixed' | 'movable' }) => string;
  readonly notInModality: (a: { readonly who: string; readonly modality: 'dual' | 'fixed' | 'movable' }) => string;
  readonly noneOfGroupThere: (a: { readonly group: 'benefic' | 'malefic' | 'maleficOrNode' | 'named' | 'planet'; readonly planets: readonly PlanetName[]; readonly place: string }) => string;
  readonly tooFewThere: (a: { readonly found: number; readonly place: string }) => string;
  readonly onlyNatureThere: (a: { readonly nature: 'benefic' | 'malefic'; readonly place: string }) => string;
  readonly allOccupied: (a: { readonly houses: readonly number[] }) => string;
  readonly emptyHouses: (a: { readonly houses: readonly number[] }) => string;
  readonly noPairThere: (a: { readonly place: string }) => string;
  readonly unharmed: (a: { readonly guarded: readonly PlanetName[] }) => string;
  readonly inMutualKendras: (a: { readonly planets: string }) => string;
  readonly notAllInMutualKendras: (a: { readonly whos: string }) => string;
  readonly beneficsReach: (a: { readonly how: 'BOTH' | 'INSIDE' | 'LOOKING'; readonly inside: readonly PlanetName[]; readonly house: number; readonly looking: readonly PlanetName[] }) => string;
  readonly noBeneficReaches: (a: { readonly house: number }) => string;
  readonly aspectsHouse: (a: { readonly who: string; readonly from: number; readonly house: number }) => string;
  readonly doesNotAspectHouse: (a: { readonly who: string; readonly house: number }) => string;
  readonly reaches: (a: { readonly planet: string; readonly how: 'ASPECTED' | 'BOTH' | 'JOINED'; readonly joined: readonly string[]; readonly aspected: readonly string[] }) => string;
  readonly holdsBothParts: (a: { readonly who: string }) => string;
  readonly together: (a: { readonly who: string; readonly other: string; readonly sign: string; readonly house: number }) => string;
  readonly notTogether: (a: { readonly who: string; readonly other: string }) => string;
  readonly aspects: (a: { readonly who: string; readonly from: number; readonly other: string; readonly to: number }) => string;
  readonly doesNotAspect: (a: { readonly who: string; readonly other: string }) => string;
  readonly exchangeSigns: (a: { readonly who: string; readonly from: number; readonly other: string; readonly to: number }) => string;
  readonly doNotExchange: (a: { readonly who: string; readonly other: string }) => string;
  readonly aspectEachOther: (a: { readonly who: string; readonly from: number; readonly other: string; readonly to: number }) => string;
  readonly notAssociated: (a: { readonly who: string; readonly other: string }) => string;
  readonly mutualKendras: (a: { readonly who: string; readonly from: number; readonly other: string; readonly to: number }) => string;
  readonly notInMutualKendras: (a: { readonly who: string; readonly other: string }) => string;
  readonly opposite: (a: { readonly who: string; readonly from: number; readonly other: string; readonly to: number }) => string;
  readonly notOpposite: (a: { readonly who: string; readonly other: string }) => string;
  readonly aspectedBy: (a: { readonly who: string; readonly other: string }) => string;
  readonly notAspectedBy: (a: { readonly who: string; readonly others: readonly string[] }) => string;
  readonly helped: (a: { readonly who: string; readonly sign: string; readonly house: number; readonly joined: boolean; readonly other: string }) => string;
  readonly notHelped: (a: { readonly who: string; readonly others: readonly string[] }) => string;
  readonly notReachedByNature: (a: { readonly who: string; readonly nature: 'benefic' | 'malefic' }) => string;
  readonly dignified: (a: { readonly who: string; readonly dignity: 'EXALTED' | 'MOOLATRIKONA' | 'OWN'; readonly sign: string }) => string;
  readonly notDignified: (a: { readonly who: string }) => string;
  readonly notExalted: (a: { readonly who: string }) => string;
  readonly debilitated: (a: { readonly who: string; readonly met: boolean }) => string;
  readonly notInMoolatrikona: (a: { readonly who: string }) => string;
  readonly notStrong: (a: { readonly who: string }) => string;
  readonly notWeak: (a: { readonly who: string }) => string;
  readonly combust: (a: { readonly who: string; readonly met: boolean }) => string;
  readonly fullyCombust: (a: { readonly who: string; readonly met: boolean }) => string;
  readonly inSignOf: (a: { readonly who: string; readonly lords: readonly PlanetName[] }) => string;
  readonly inNoSignOf: (a: { readonly who: string; readonly lords: readonly PlanetName[] }) => string;
  readonly inFriendsSign: (a: { readonly who: string }) => string;
  readonly notDignifiedNorFriendly: (a: { readonly who: string }) => string;
  readonly inEnemysSign: (a: { readonly who: string }) => string;
  readonly notFallenNorHostile: (a: { readonly who: string }) => string;
  readonly areMalefic: (a: { readonly places: string; readonly count: number }) => string;
  readonly notAllMalefic: () => string;
  readonly noneMeetsRule: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  asLordOf: '1',
  asSignLordOf: '1',
  asNavamsaLordOf: '1',
  houseAmong: '3',
  planetsInHouse: '3',
  areInHouse: '3',
  areInFurtherHouse: '3',
  standsWithDignity: '3',
  standsStrongOrWeak: '3',
  countedThere: '3',
  ascendantModality: '1',
  inModality: '3',
  allOccupied: '3',
  emptyHouses: '3',
  beneficsReach: '3',
  noBeneficReaches: '3',
  aspectsHouse: '3',
  doesNotAspectHouse: [['house'],{'=1':'1','other':'3'}],
  together: '3',
  aspects: '3',
  exchangeSigns: '3',
  aspectEachOther: '3',
  mutualKendras: '3',
  opposite: '3',
  helped: '3',
  combust: '1',
  fullyCombust: '1',
} as const;

const translated = catalogue<Messages>('engine/parashari/yogas/yogas', () => say, marks, {
  'bn': () => import('./translations/yogas.messages.bn.ts'),
  'es': () => import('./translations/yogas.messages.es.ts'),
  'hi': () => import('./translations/yogas.messages.hi.ts'),
  'mr': () => import('./translations/yogas.messages.mr.ts'),
  'pt': () => import('./translations/yogas.messages.pt.ts'),
  'ta': () => import('./translations/yogas.messages.ta.ts'),
  'te': () => import('./translations/yogas.messages.te.ts'),
});

export const say: Messages = {
  asLordOf: (a) => translated()?.asLordOf?.(a) ?? `${planetInWords(a.planet)} as lord of ${numberInWords(a.house)}`,
  asSignLordOf: (a) => translated()?.asSignLordOf?.(a) ?? `${planetInWords(a.planet)} as sign lord of ${planetInWords(a.of)}`,
  asNavamsaLordOf: (a) => translated()?.asNavamsaLordOf?.(a) ?? `${planetInWords(a.planet)} as navamsa lord of ${planetInWords(a.of)}`,
  houseAmong: (a) => translated()?.houseAmong?.(a) ?? `house ${inWords(a.houses, 'or')}`,
  countAmong: (a) => translated()?.countAmong?.(a) ?? `the ${inWords(a.ordinals, 'or')} from ${a.base}`,
  planetsInHouse: (a) => translated()?.planetsInHouse?.(a) ?? `${planetsInWords(a.planets)} in house ${numberInWords(a.house)}`,
  areInHouse: (a) => translated()?.areInHouse?.(a) ?? `${planetsInWords(a.planets)} ${a.planets.length === 1 ? `is` : `are`} in house ${numberInWords(a.house)}`,
  areInFurtherHouse: (a) => translated()?.areInFurtherHouse?.(a) ?? `${a.before}, ${planetsInWords(a.planets)} in house ${numberInWords(a.house)}`,
  noPlanetThere: () => translated()?.noPlanetThere?.() ?? `no planet is there`,
  places: (a) => translated()?.places?.(a) ?? `${capitalised(a.places)}.`,
  standsWithDignity: (a) => translated()?.standsWithDignity?.(a) ?? `${capitalised(a.who)} is in ${named(a.sign)}, house ${numberInWords(a.house)}, ${a.dignity}.`,
  standsStrongOrWeak: (a) => translated()?.standsStrongOrWeak?.(a) ?? `${capitalised(a.who)} is in ${named(a.sign)}, house ${numberInWords(a.house)}, ${a.dignity}, and ${a.condition === 'strong' ? `strong` : `weak`}.`,
  notThere: (a) => translated()?.notThere?.(a) ?? `${capitalised(a.who)} is not in ${a.place}.`,
  countedThere: (a) => translated()?.countedThere?.(a) ?? `${capitalised(a.who)} is in ${named(a.sign)}, house ${numberInWords(a.house)}, ${a.place}.`,
  notCountedFromItself: (a) => translated()?.notCountedFromItself?.(a) ?? `${capitalised(a.who)} is not counted from itself.`,
  ascendantModality: (a) => translated()?.ascendantModality?.(a) ?? `The ascendant ${named(a.sign)} is ${a.met ? `a` : `not a`} ${a.modality === 'movable' ? `movable` : a.modality === 'fixed' ? `fixed` : `dual`} sign.`,
  inModality: (a) => translated()?.inModality?.(a) ?? `${capitalised(a.who)} is in ${named(a.sign)}, house ${numberInWords(a.house)}, a ${a.modality === 'movable' ? `movable` : a.modality === 'fixed' ? `fixed` : `dual`} sign.`,
  notInModality: (a) => translated()?.notInModality?.(a) ?? `${capitalised(a.who)} is not in a ${a.modality === 'movable' ? `movable` : a.modality === 'fixed' ? `fixed` : `dual`} sign.`,
  noneOfGroupThere: (a) => translated()?.noneOfGroupThere?.(a) ?? `${a.group === 'benefic' ? `No benefic is` : a.group === 'malefic' ? `No malefic is` : a.group === 'maleficOrNode' ? `No malefic or node is` : a.group === 'planet' ? `No planet is` : `None of ${planetsInWords(a.planets)} is`} in ${a.place}.`,
  tooFewThere: (a) => translated()?.tooFewThere?.(a) ?? `${a.found === 0 ? `None of them is` : `Only one of them is`} in ${a.place}.`,
  onlyNatureThere: (a) => translated()?.onlyNatureThere?.(a) ?? `No planet but a ${a.nature === 'benefic' ? `benefic` : `malefic`} is in ${a.place}.`,
  allOccupied: (a) => translated()?.allOccupied?.(a) ?? `Houses ${inWords(a.houses)} are all occupied.`,
  emptyHouses: (a) => translated()?.emptyHouses?.(a) ?? `${housesFirst(a.houses)} ${a.houses.length === 1 ? `is` : `are`} empty.`,
  noPairThere: (a) => translated()?.noPairThere?.(a) ?? `No two of them are together in ${a.place}.`,
  unharmed: (a) => translated()?.unharmed?.(a) ?? `No malefic is with ${planetsInWords(a.guarded, 'or')} or aspects ${a.guarded.length === 1 ? `it` : `them`}.`,
  inMutualKendras: (a) => translated()?.inMutualKendras?.(a) ?? `${capitalised(a.planets)} are in mutual kendras.`,
  notAllInMutualKendras: (a) => translated()?.notAllInMutualKendras?.(a) ?? `${capitalised(a.whos)} are not all in mutual kendras.`,
  beneficsReach: (a) => translated()?.beneficsReach?.(a) ?? `${a.how === 'BOTH' ? `${planetsFirst(a.inside)} ${a.inside.length === 1 ? `is` : `are`} in house ${numberInWords(a.house)}, and ${planetsInWords(a.looking)} ${a.looking.length === 1 ? `aspects` : `aspect`} house ${numberInWords(a.house)}.` : a.how === 'INSIDE' ? `${planetsFirst(a.inside)} ${a.inside.length === 1 ? `is` : `are`} in house ${numberInWords(a.house)}.` : `${planetsFirst(a.looking)} ${a.looking.length === 1 ? `aspects` : `aspect`} house ${numberInWords(a.house)}.`}`,
  noBeneficReaches: (a) => translated()?.noBeneficReaches?.(a) ?? `No benefic is in house ${numberInWords(a.house)} or aspects it.`,
  aspectsHouse: (a) => translated()?.aspectsHouse?.(a) ?? `${capitalised(a.who)} in house ${numberInWords(a.from)} aspects ${a.house === 1 ? `the ascendant` : `house ${numberInWords(a.house)}`}.`,
  doesNotAspectHouse: (a) => translated()?.doesNotAspectHouse?.(a) ?? `${capitalised(a.who)} does not aspect ${a.house === 1 ? `the ascendant` : `house ${numberInWords(a.house)}`}.`,
  reaches: (a) => translated()?.reaches?.(a) ?? `${capitalised(a.planet)} ${a.how === 'BOTH' ? `is with ${inWords(a.joined)} and aspects ${inWords(a.aspected)}` : a.how === 'JOINED' ? `is with ${inWords(a.joined)}` : `aspects ${inWords(a.aspected)}`}.`,
  holdsBothParts: (a) => translated()?.holdsBothParts?.(a) ?? `${capitalised(a.who)} holds both parts, and the rule asks for two planets.`,
  together: (a) => translated()?.together?.(a) ?? `${capitalised(a.who)} is with ${a.other} in ${named(a.sign)}, house ${numberInWords(a.house)}.`,
  notTogether: (a) => translated()?.notTogether?.(a) ?? `${capitalised(a.who)} is not with ${a.other}.`,
  aspects: (a) => translated()?.aspects?.(a) ?? `${capitalised(a.who)} in house ${numberInWords(a.from)} aspects ${a.other} in house ${numberInWords(a.to)}.`,
  doesNotAspect: (a) => translated()?.doesNotAspect?.(a) ?? `${capitalised(a.who)} does not aspect ${a.other}.`,
  exchangeSigns: (a) => translated()?.exchangeSigns?.(a) ?? `${capitalised(a.who)} in house ${numberInWords(a.from)} exchanges signs with ${a.other} in house ${numberInWords(a.to)}.`,
  doNotExchange: (a) => translated()?.doNotExchange?.(a) ?? `${capitalised(a.who)} does not exchange signs with ${a.other}.`,
  aspectEachOther: (a) => translated()?.aspectEachOther?.(a) ?? `${capitalised(a.who)} in house ${numberInWords(a.from)} and ${a.other} in house ${numberInWords(a.to)} aspect each other.`,
  notAssociated: (a) => translated()?.notAssociated?.(a) ?? `${capitalised(a.who)} is not associated with ${a.other}.`,
  mutualKendras: (a) => translated()?.mutualKendras?.(a) ?? `${capitalised(a.who)} in house ${numberInWords(a.from)} and ${a.other} in house ${numberInWords(a.to)} are in mutual kendras.`,
  notInMutualKendras: (a) => translated()?.notInMutualKendras?.(a) ?? `${capitalised(a.who)} and ${a.other} are not in mutual kendras.`,
  opposite: (a) => translated()?.opposite?.(a) ?? `${capitalised(a.who)} in house ${numberInWords(a.from)} and ${a.other} in house ${numberInWords(a.to)} are opposite.`,
  notOpposite: (a) => translated()?.notOpposite?.(a) ?? `${capitalised(a.who)} and ${a.other} are not opposite.`,
  aspectedBy: (a) => translated()?.aspectedBy?.(a) ?? `${capitalised(a.who)} is aspected by ${a.other}.`,
  notAspectedBy: (a) => translated()?.notAspectedBy?.(a) ?? `${capitalised(a.who)} is not aspected by ${inWords(a.others, 'or')}.`,
  helped: (a) => translated()?.helped?.(a) ?? `${capitalised(a.who)} in ${named(a.sign)}, house ${numberInWords(a.house)}, is ${a.joined ? `with` : `aspected by`} ${a.other}.`,
  notHelped: (a) => translated()?.notHelped?.(a) ?? `${capitalised(a.who)} is neither with nor aspected by ${inWords(a.others, 'or')}.`,
  notReachedByNature: (a) => translated()?.notReachedByNature?.(a) ?? `${capitalised(a.who)} is neither with nor aspected by a ${a.nature === 'benefic' ? `benefic` : `malefic`}.`,
  dignified: (a) => translated()?.dignified?.(a) ?? `${capitalised(a.who)} is ${a.dignity === 'EXALTED' ? `exalted in` : a.dignity === 'MOOLATRIKONA' ? `in its moolatrikona in` : `in its own sign`} ${named(a.sign)}.`,
  notDignified: (a) => translated()?.notDignified?.(a) ?? `${capitalised(a.who)} is neither in its own sign nor exalted.`,
  notExalted: (a) => translated()?.notExalted?.(a) ?? `${capitalised(a.who)} is not exalted.`,
  debilitated: (a) => translated()?.debilitated?.(a) ?? `${capitalised(a.who)} is ${a.met ? `debilitated` : `not debilitated`}.`,
  notInMoolatrikona: (a) => translated()?.notInMoolatrikona?.(a) ?? `${capitalised(a.who)} is not in its moolatrikona.`,
  notStrong: (a) => translated()?.notStrong?.(a) ?? `${capitalised(a.who)} is not strong.`,
  notWeak: (a) => translated()?.notWeak?.(a) ?? `${capitalised(a.who)} is not weak.`,
  combust: (a) => translated()?.combust?.(a) ?? `${capitalised(a.who)} is ${a.met ? `combust` : `not combust`}.`,
  fullyCombust: (a) => translated()?.fullyCombust?.(a) ?? `${capitalised(a.who)} is ${a.met ? `fully combust` : `not fully combust`}.`,
  inSignOf: (a) => translated()?.inSignOf?.(a) ?? `${capitalised(a.who)} is in a sign of ${planetsInWords(a.lords, 'or')}.`,
  inNoSignOf: (a) => translated()?.inNoSignOf?.(a) ?? `${capitalised(a.who)} is in no sign of ${planetsInWords(a.lords, 'or')}.`,
  inFriendsSign: (a) => translated()?.inFriendsSign?.(a) ?? `${capitalised(a.who)} is in a natural friend's sign.`,
  notDignifiedNorFriendly: (a) => translated()?.notDignifiedNorFriendly?.(a) ?? `${capitalised(a.who)} is neither in its own sign, exalted nor in a natural friend's sign.`,
  inEnemysSign: (a) => translated()?.inEnemysSign?.(a) ?? `${capitalised(a.who)} is in a natural enemy's sign.`,
  notFallenNorHostile: (a) => translated()?.notFallenNorHostile?.(a) ?? `${capitalised(a.who)} is neither debilitated nor in a natural enemy's sign.`,
  areMalefic: (a) => translated()?.areMalefic?.(a) ?? `${capitalised(a.places)} ${a.count === 1 ? `is` : `are`} malefic.`,
  notAllMalefic: () => translated()?.notAllMalefic?.() ?? `Not all of them are malefic.`,
  noneMeetsRule: () => translated()?.noneMeetsRule?.() ?? `None of them meets the rule.`,
};
