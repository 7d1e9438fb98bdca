// Written by npm run generate from catalogue.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, housesNamed, inWords, named, numberInWords, planetFirst, planetInWords, planetNames, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly garland: (a: { readonly house: number }) => string;
  readonly noGarland: () => string;
  readonly moonVargottama: (a: { readonly met: boolean }) => string;
  readonly moonAspectedBy: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly fewAspectMoon: () => string;
  readonly inDignity: (a: { readonly planets: string }) => string;
  readonly fewInDignity: () => string;
  readonly allBeneficsInKendras: (a: { readonly planets: string }) => string;
  readonly notAllBeneficsInKendras: () => string;
  readonly allMaleficsInEffort: (a: { readonly planets: string }) => string;
  readonly notAllMaleficsInEffort: () => string;
  readonly wellPlacedBySign: (a: { readonly places: string }) => string;
  readonly noBeneficWellPlaced: (a: { readonly house: number }) => string;
  readonly inGreatFriendsSign: (a: { readonly who: string; readonly met: boolean }) => string;
  readonly exaltedTogether: (a: { readonly who: string; readonly other: string; readonly sign: string; readonly house: number }) => string;
  readonly moonPhase: (a: { readonly waxing: boolean }) => string;
  readonly birthBy: (a: { readonly day: boolean }) => string;
  readonly inTrines: (a: { readonly planets: string }) => string;
  readonly notInTrines: () => string;
  readonly companionsDignified: (a: { readonly planets: string }) => string;
  readonly fewCompanionsDignified: () => string;
  readonly exaltedInSecond: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly noneExaltedInSecond: () => string;
  readonly beneficsAspect: (a: { readonly planets: readonly PlanetName[]; readonly who: string }) => string;
  readonly noBeneficAspects: (a: { readonly who: string }) => string;
  readonly ownsHouses: (a: { readonly planet: PlanetName; readonly houses: readonly number[] }) => string;
  readonly ownsNoneOf: (a: { readonly planet: PlanetName; readonly houses: readonly number[] }) => string;
  readonly signOfLight: (a: { readonly light: 'Ascendant' | 'Moon' | 'Sun'; readonly sign: string; readonly met: boolean; readonly odd: boolean }) => string;
  readonly birthAskedOf: (a: { readonly day: boolean }) => string;
  readonly birthNotBy: (a: { readonly day: boolean }) => string;
  readonly risen: (a: { readonly planets: string }) => string;
  readonly fewRisen: () => string;
  readonly notWellPlaced: (a: { readonly who: string }) => string;
  readonly withLords: (a: { readonly place: string; readonly lords: readonly string[] }) => string;
  readonly ownsEightOrInDusthana: (a: { readonly place: string; readonly how: 'BOTH' | 'OWNS' | 'STANDS' }) => string;
  readonly ownsAndInDusthana: (a: { readonly place: string; readonly houses: readonly number[] }) => string;
  readonly inDusthana: (a: { readonly place: string }) => string;
  readonly karakaWell: (a: { readonly planet: PlanetName; readonly sign: string; readonly house: number; readonly dignity: string }) => string;
  readonly noKarakaWell: () => string;
  readonly hardLordsTogether: (a: { readonly planets: string }) => string;
  readonly noHardLordsTogether: () => string;
  readonly hardLordsExchange: (a: { readonly planets: string }) => string;
  readonly noHardLordsExchange: () => string;
  readonly cancellationHolds: (a: { readonly letter: string; readonly detail: string }) => string;
  readonly allSevenInHouses: (a: { readonly houses: readonly number[] }) => string;
  readonly allSevenInModality: (a: { readonly modality: 'dual' | 'fixed' | 'movable' }) => string;
  readonly threeInKendras: (a: { readonly planets: readonly PlanetName[]; readonly houses: readonly number[] }) => string;
  readonly signsOccupied: (a: { readonly signs: number }) => string;
  readonly eclipses: (a: { readonly pattern: string }) => string;
  readonly noneBesideIt: () => string;
  readonly withLights: (a: { readonly place: string; readonly lights: readonly PlanetName[] }) => string;
  readonly noMaleficBeside: () => string;
  readonly crowded: (a: { readonly planets: readonly PlanetName[]; readonly sign: string; readonly house: number }) => string;
  readonly notCrowded: () => string;
  readonly leads: (a: { readonly planet: PlanetName; readonly order: 'Jupiter' | 'Mars' | 'Mercury' | 'Moon' | 'Saturn' | 'Sun' | 'Venus'; readonly beaten: boolean }) => string;
  readonly leaderCombust: (a: { readonly planet: PlanetName }) => string;
  readonly noLeader: () => string;
  readonly amongThem: (a: { readonly who: string; readonly met: boolean }) => string;
  readonly moonInDivision: (a: { readonly varga: 'D3' | 'D9'; readonly sign: string; readonly lord: PlanetName }) => string;
  readonly moonNotInDivision: (a: { readonly varga: 'D3' | 'D9'; readonly lords: readonly PlanetName[] }) => string;
  readonly ketuAfterKarakamsa: (a: { readonly sign: string }) => string;
  readonly ketuNotAfterKarakamsa: () => string;
  readonly withKetu: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly noBeneficWithKetu: () => string;
  readonly turnedInward: (a: { readonly who: string; readonly sign: string; readonly house: number; readonly company: readonly PlanetName[] }) => string;
  readonly notTurnedInward: (a: { readonly who: string }) => string;
  readonly mercuryByTheSun: (a: { readonly house: number; readonly degrees: number; readonly combust: 'FULL' | 'NONE' | 'ORDINARY' }) => string;
  readonly mercuryNotWithSun: () => string;
  readonly combustOrInDusthana: (a: { readonly place: string; readonly how: 'BOTH' | 'COMBUST' | 'STANDS' }) => string;
  readonly aroundTheLord: (a: { readonly how: 'BOTH' | 'JOINED' | 'LOOKING'; readonly joined: readonly PlanetName[]; readonly lord: PlanetName; readonly looking: string; readonly lookers: number }) => string;
  readonly fewAroundTheLord: (a: { readonly planets: readonly PlanetName[]; readonly lord: PlanetName }) => string;
  readonly ketuOnTheSelf: (a: { readonly sign: string; readonly house: number }) => string;
  readonly ketuNotOnTheSelf: () => string;
  readonly withMalefics: (a: { readonly who: string; readonly malefics: readonly PlanetName[] }) => string;
  readonly withNoMalefic: (a: { readonly who: string }) => string;
  readonly maleficInOne: (a: { readonly planet: PlanetName; readonly how: 'ASPECTED' | 'BOTH' | 'JOINED'; readonly joined: readonly string[]; readonly aspecting: readonly string[] }) => string;
  readonly noMaleficInOne: () => string;
  readonly pairOfHouses: (a: { readonly x: number; readonly y: number }) => string;
  readonly pairAfter: (a: { readonly before: string; readonly x: number; readonly y: number }) => string;
  readonly pairHoldsMalefics: (a: { readonly x: number; readonly y: number }) => string;
  readonly pairsHoldMalefics: (a: { readonly before: string; readonly x: number; readonly y: number }) => string;
  readonly noPairHoldsMalefics: () => string;
  readonly everyPairHelped: () => string;
  readonly onePairUnhelped: () => string;
  readonly notIndebted: () => string;
  readonly ascendantHemmed: () => string;
  readonly ascendantNotHemmed: () => string;
  readonly noBeneficReachesAscendant: () => string;
  readonly moonNature: (a: { readonly malefic: boolean }) => string;
  readonly noBeneficAspectsMoon: () => string;
  readonly jupiterReaches: (a: { readonly joined: boolean; readonly planet: PlanetName }) => string;
  readonly jupiterDoesNotReach: (a: { readonly planet: PlanetName }) => string;
  readonly wideApart: (a: { readonly node: PlanetName; readonly met: boolean }) => string;
  readonly lightWithNode: (a: { readonly light: PlanetName; readonly node: PlanetName; readonly sign: string; readonly house: number; readonly degrees: number }) => string;
  readonly ownsTwoKendras: (a: { readonly planet: PlanetName }) => string;
  readonly atJunction: (a: { readonly point: 'Ascendant' | 'Moon'; readonly sign: string; readonly nextSign: string }) => string;
  readonly notAtJunction: (a: { readonly point: 'Ascendant' | 'Moon' }) => string;
  readonly debilityUncancelled: (a: { readonly planet: PlanetName; readonly sign: string; readonly house: number; readonly dignity: string }) => string;
  readonly planetAtSensitiveDegree: (a: { readonly planet: PlanetName; readonly sign: string; readonly house: number; readonly part: number; readonly degree: number }) => string;
  readonly ascendantAtSensitiveDegree: (a: { readonly sign: string; readonly part: number; readonly degree: number }) => string;
  readonly jupiterOnTheAscendant: (a: { readonly house: number }) => string;
  readonly jupiterNotOnTheAscendant: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  garland: '3',
  noGarland: '1',
  allMaleficsInEffort: '3',
  notAllMaleficsInEffort: '3',
  noBeneficWellPlaced: '3',
  exaltedTogether: '3',
  exaltedInSecond: '3',
  noneExaltedInSecond: '3',
  ownsHouses: '3',
  ownsNoneOf: '3',
  signOfLight: [['light'],{'Sun':'0','Moon':'0','Ascendant':'1'}],
  risen: '1',
  fewRisen: '1',
  ownsEightOrInDusthana: [['how'],{'BOTH':'3','OWNS':'3','STANDS':'0'}],
  ownsAndInDusthana: '3',
  karakaWell: '3',
  hardLordsTogether: '1',
  noHardLordsTogether: '1',
  hardLordsExchange: '1',
  noHardLordsExchange: '1',
  allSevenInHouses: '3',
  crowded: '3',
  leaderCombust: '1',
  moonInDivision: [['varga'],{'D3':'0','D9':'1'}],
  moonNotInDivision: [['varga'],{'D3':'0','D9':'1'}],
  ketuAfterKarakamsa: '1',
  ketuNotAfterKarakamsa: '1',
  withKetu: '1',
  noBeneficWithKetu: '1',
  turnedInward: '3',
  notTurnedInward: '3',
  mercuryByTheSun: '3',
  combustOrInDusthana: [['how'],{'BOTH':'1','COMBUST':'1','STANDS':'0'}],
  ketuOnTheSelf: '3',
  ketuNotOnTheSelf: '3',
  maleficInOne: '3',
  noMaleficInOne: '3',
  pairOfHouses: '3',
  pairAfter: '3',
  pairHoldsMalefics: '3',
  pairsHoldMalefics: '3',
  noPairHoldsMalefics: '1',
  onePairUnhelped: '1',
  notIndebted: '1',
  ascendantHemmed: '3',
  ascendantNotHemmed: '1',
  noBeneficReachesAscendant: '1',
  lightWithNode: '3',
  ownsTwoKendras: '1',
  atJunction: '1',
  notAtJunction: [['point'],{'Moon':'0','Ascendant':'1'}],
  debilityUncancelled: '3',
  planetAtSensitiveDegree: '3',
  ascendantAtSensitiveDegree: '1',
  jupiterOnTheAscendant: '3',
  jupiterNotOnTheAscendant: '1',
} as const;

const translated = catalogue<Messages>('engine/parashari/yogas/catalogue/catalogue', () => say, marks, {
  'bn': () => import('./translations/catalogue.messages.bn.ts'),
  'es': () => import('./translations/catalogue.messages.es.ts'),
  'hi': () => import('./translations/catalogue.messages.hi.ts'),
  'mr': () => import('./translations/catalogue.messages.mr.ts'),
  'pt': () => import('./translations/catalogue.messages.pt.ts'),
  'ta': () => import('./translations/catalogue.messages.ta.ts'),
  'te': () => import('./translations/catalogue.messages.te.ts'),
});

export const say: Messages = {
  garland: (a) => translated()?.garland?.(a) ?? `Each of seven houses in a row from house ${numberInWords(a.house)} holds one planet.`,
  noGarland: () => translated()?.noGarland?.() ?? `The seven planets do not stand one by one in seven houses in a row.`,
  moonVargottama: (a) => translated()?.moonVargottama?.(a) ?? `The Moon is ${a.met ? `vargottama` : `not vargottama`}.`,
  moonAspectedBy: (a) => translated()?.moonAspectedBy?.(a) ?? `The Moon is aspected by ${planetsInWords(a.planets)}.`,
  fewAspectMoon: () => translated()?.fewAspectMoon?.() ?? `Fewer than four planets aspect the Moon.`,
  inDignity: (a) => translated()?.inDignity?.(a) ?? `${capitalised(a.planets)} are exalted or in their moolatrikona.`,
  fewInDignity: () => translated()?.fewInDignity?.() ?? `Fewer than four planets are exalted or in their moolatrikona.`,
  allBeneficsInKendras: (a) => translated()?.allBeneficsInKendras?.(a) ?? `All benefics are in kendras, which are ${a.planets}.`,
  notAllBeneficsInKendras: () => translated()?.notAllBeneficsInKendras?.() ?? `Not all benefics are in kendras.`,
  allMaleficsInEffort: (a) => translated()?.allMaleficsInEffort?.(a) ?? `All malefics are in houses 3, 6 and 11, which are ${a.planets}.`,
  notAllMaleficsInEffort: () => translated()?.notAllMaleficsInEffort?.() ?? `Not all malefics are in houses 3, 6 and 11.`,
  wellPlacedBySign: (a) => translated()?.wellPlacedBySign?.(a) ?? `${capitalised(a.places)}, well placed by sign.`,
  noBeneficWellPlaced: (a) => translated()?.noBeneficWellPlaced?.(a) ?? `No benefic is well placed by sign in house ${numberInWords(a.house)}.`,
  inGreatFriendsSign: (a) => translated()?.inGreatFriendsSign?.(a) ?? `${capitalised(a.who)} is ${a.met ? `in` : `not in`} a great friend's sign.`,
  exaltedTogether: (a) => translated()?.exaltedTogether?.(a) ?? `${capitalised(a.who)} is with ${a.other} in ${named(a.sign)}, house ${numberInWords(a.house)}, and exalted.`,
  moonPhase: (a) => translated()?.moonPhase?.(a) ?? `The Moon is ${a.waxing ? `waxing` : `waning`}.`,
  birthBy: (a) => translated()?.birthBy?.(a) ?? `The birth is by ${a.day ? `day` : `night`}.`,
  inTrines: (a) => translated()?.inTrines?.(a) ?? `${capitalised(a.planets)} are in trines to each other.`,
  notInTrines: () => translated()?.notInTrines?.() ?? `The Sun, the Moon and Mars are not in trines to each other.`,
  companionsDignified: (a) => translated()?.companionsDignified?.(a) ?? `${capitalised(a.planets)} are in their own signs or exalted.`,
  fewCompanionsDignified: () => translated()?.fewCompanionsDignified?.() ?? `Fewer than two other planets are in their own signs or exalted in a kendra or trikona.`,
  exaltedInSecond: (a) => translated()?.exaltedInSecond?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} exalted in house 2.`,
  noneExaltedInSecond: () => translated()?.noneExaltedInSecond?.() ?? `Neither the Moon, Mercury, Jupiter nor Venus is exalted in house 2.`,
  beneficsAspect: (a) => translated()?.beneficsAspect?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `aspects` : `aspect`} ${a.who}.`,
  noBeneficAspects: (a) => translated()?.noBeneficAspects?.(a) ?? `No benefic aspects ${a.who}.`,
  ownsHouses: (a) => translated()?.ownsHouses?.(a) ?? `${planetFirst(a.planet)} owns ${housesNamed(a.houses)}.`,
  ownsNoneOf: (a) => translated()?.ownsNoneOf?.(a) ?? `${planetFirst(a.planet)} does not own house ${inWords(a.houses, 'or')}.`,
  signOfLight: (a) => translated()?.signOfLight?.(a) ?? `The ${a.light === 'Sun' ? `Sun` : a.light === 'Moon' ? `Moon` : `Ascendant`} is in ${named(a.sign)}, ${a.met ? `an` : `not an`} ${a.odd ? `odd` : `even`} sign.`,
  birthAskedOf: (a) => translated()?.birthAskedOf?.(a) ?? `${a.day ? `The birth is by day, which this form asks of a man.` : `The birth is by night, which this form asks of a woman.`}`,
  birthNotBy: (a) => translated()?.birthNotBy?.(a) ?? `The birth is not by ${a.day ? `day` : `night`}.`,
  risen: (a) => translated()?.risen?.(a) ?? `${capitalised(a.planets)} are exalted and not combust.`,
  fewRisen: () => translated()?.fewRisen?.() ?? `Fewer than two planets are exalted and not combust.`,
  notWellPlaced: (a) => translated()?.notWellPlaced?.(a) ?? `${capitalised(a.who)} is neither in a kendra or trikona nor exalted.`,
  withLords: (a) => translated()?.withLords?.(a) ?? `${capitalised(a.place)} is with ${inWords(a.lords)}.`,
  ownsEightOrInDusthana: (a) => translated()?.ownsEightOrInDusthana?.(a) ?? `${capitalised(a.place)} ${a.how === 'BOTH' ? `owns house 8 and is in a dusthana` : a.how === 'OWNS' ? `owns house 8` : `is in a dusthana`}.`,
  ownsAndInDusthana: (a) => translated()?.ownsAndInDusthana?.(a) ?? `${capitalised(a.place)} owns ${housesNamed(a.houses)} and is in a dusthana.`,
  inDusthana: (a) => translated()?.inDusthana?.(a) ?? `${capitalised(a.place)} is in a dusthana.`,
  karakaWell: (a) => translated()?.karakaWell?.(a) ?? `${planetFirst(a.planet)} owns a kendra and a trikona and is in ${named(a.sign)}, house ${numberInWords(a.house)}, ${a.dignity}.`,
  noKarakaWell: () => translated()?.noKarakaWell?.() ?? `No planet that owns a kendra and a trikona is in a good house.`,
  hardLordsTogether: (a) => translated()?.hardLordsTogether?.(a) ?? `${capitalised(a.planets)} are lords of 6, 8 or 12 that are together and alone.`,
  noHardLordsTogether: () => translated()?.noHardLordsTogether?.() ?? `No two lords of 6, 8 and 12 are together and alone.`,
  hardLordsExchange: (a) => translated()?.hardLordsExchange?.(a) ?? `${capitalised(a.planets)} are lords of 6, 8 or 12 that exchange signs.`,
  noHardLordsExchange: () => translated()?.noHardLordsExchange?.() ?? `No two lords of 6, 8 and 12 exchange signs.`,
  cancellationHolds: (a) => translated()?.cancellationHolds?.(a) ?? `Clause ${a.letter} holds, because ${a.detail}.`,
  allSevenInHouses: (a) => translated()?.allSevenInHouses?.(a) ?? `All seven planets are in houses ${inWords(a.houses)}.`,
  allSevenInModality: (a) => translated()?.allSevenInModality?.(a) ?? `All seven planets are in ${a.modality === 'movable' ? `movable` : a.modality === 'fixed' ? `fixed` : `dual`} signs.`,
  threeInKendras: (a) => translated()?.threeInKendras?.(a) ?? `${planetsFirst(a.planets)} are in kendras ${inWords(a.houses)}.`,
  signsOccupied: (a) => translated()?.signsOccupied?.(a) ?? `The seven planets occupy ${a.signs === 1 ? `${numberInWords(a.signs)} sign` : `${numberInWords(a.signs)} signs`}.`,
  eclipses: (a) => translated()?.eclipses?.(a) ?? `${named(a.pattern)} is beside it and eclipses it.`,
  noneBesideIt: () => translated()?.noneBesideIt?.() ?? `No other pattern is beside it.`,
  withLights: (a) => translated()?.withLights?.(a) ?? `${capitalised(a.place)} is with ${planetsInWords(a.lights)}.`,
  noMaleficBeside: () => translated()?.noMaleficBeside?.() ?? `No malefic is in one of those signs.`,
  crowded: (a) => translated()?.crowded?.(a) ?? `${planetsFirst(a.planets)} are together in ${named(a.sign)}, house ${numberInWords(a.house)}.`,
  notCrowded: () => translated()?.notCrowded?.() ?? `No four of the seven planets are in one sign.`,
  leads: (a) => translated()?.leads?.(a) ?? `${planetFirst(a.planet)} is the strongest of them by shadbala and names the order ${a.order === 'Sun' ? `of the forest ascetic` : a.order === 'Moon' ? `of the skull-bearer` : a.order === 'Mars' ? `of the red robe` : a.order === 'Mercury' ? `of the staff-bearer` : a.order === 'Jupiter' ? `of the mendicant teacher` : a.order === 'Venus' ? `of the wanderer` : `of the unclad`}${a.beaten ? `, but it lost a planetary war` : ``}.`,
  leaderCombust: (a) => translated()?.leaderCombust?.(a) ?? `${planetFirst(a.planet)} is the strongest of them by shadbala, but it is combust and names no order.`,
  noLeader: () => translated()?.noLeader?.() ?? `No planet leads four in one sign.`,
  amongThem: (a) => translated()?.amongThem?.(a) ?? `${capitalised(a.who)} is ${a.met ? `among them` : `not among them`}.`,
  moonInDivision: (a) => translated()?.moonInDivision?.(a) ?? `The ${a.varga === 'D3' ? `drekkana` : `navamsa`} sign of the Moon is ${named(a.sign)}, ruled by ${planetInWords(a.lord)}.`,
  moonNotInDivision: (a) => translated()?.moonNotInDivision?.(a) ?? `The ${a.varga === 'D3' ? `drekkana` : `navamsa`} sign of the Moon is not ruled by ${planetsInWords(a.lords, 'or')}.`,
  ketuAfterKarakamsa: (a) => translated()?.ketuAfterKarakamsa?.(a) ?? `Ketu is in ${named(a.sign)} in the navamsa, the 12th from the karakamsa.`,
  ketuNotAfterKarakamsa: () => translated()?.ketuNotAfterKarakamsa?.() ?? `Ketu is not in the 12th from the karakamsa in the navamsa.`,
  withKetu: (a) => translated()?.withKetu?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} with Ketu in the navamsa.`,
  noBeneficWithKetu: () => translated()?.noBeneficWithKetu?.() ?? `No benefic is with Ketu in the navamsa.`,
  turnedInward: (a) => translated()?.turnedInward?.(a) ?? `${capitalised(a.who)} in ${named(a.sign)}, house ${numberInWords(a.house)}, is tied to ${planetNames(a.company)}.`,
  notTurnedInward: (a) => translated()?.notTurnedInward?.(a) ?? `${capitalised(a.who)} is not tied to Saturn or Ketu in house 5, 9 or 12.`,
  mercuryByTheSun: (a) => translated()?.mercuryByTheSun?.(a) ?? `Mercury is with the Sun in house ${numberInWords(a.house)}, ${numberInWords(a.degrees)} degrees apart and ${a.combust === 'NONE' ? `not combust` : a.combust === 'ORDINARY' ? `combust` : `fully combust`}.`,
  mercuryNotWithSun: () => translated()?.mercuryNotWithSun?.() ?? `Mercury is not with the Sun.`,
  combustOrInDusthana: (a) => translated()?.combustOrInDusthana?.(a) ?? `${capitalised(a.place)} ${a.how === 'BOTH' ? `is fully combust and is in a dusthana` : a.how === 'COMBUST' ? `is fully combust` : `is in a dusthana`}.`,
  aroundTheLord: (a) => translated()?.aroundTheLord?.(a) ?? `${a.how === 'BOTH' ? `${planetsFirst(a.joined)} ${a.joined.length === 1 ? `is` : `are`} with ${planetInWords(a.lord)}, and ${a.looking} ${a.lookers === 1 ? `aspects` : `aspect`} ${planetInWords(a.lord)}.` : a.how === 'JOINED' ? `${planetsFirst(a.joined)} ${a.joined.length === 1 ? `is` : `are`} with ${planetInWords(a.lord)}.` : `${capitalised(a.looking)} ${a.lookers === 1 ? `aspects` : `aspect`} ${planetInWords(a.lord)}.`}`,
  fewAroundTheLord: (a) => translated()?.fewAroundTheLord?.(a) ?? `Too few of ${planetsInWords(a.planets)} join ${planetInWords(a.lord)} or aspect it.`,
  ketuOnTheSelf: (a) => translated()?.ketuOnTheSelf?.(a) ?? `Ketu is in ${named(a.sign)}, house ${a.house === 1 ? `${numberInWords(a.house)}` : `${numberInWords(a.house)}, with the Moon`}.`,
  ketuNotOnTheSelf: () => translated()?.ketuNotOnTheSelf?.() ?? `Ketu is neither in house 1 nor with the Moon.`,
  withMalefics: (a) => translated()?.withMalefics?.(a) ?? `${capitalised(a.who)} is with ${planetsInWords(a.malefics)}.`,
  withNoMalefic: (a) => translated()?.withNoMalefic?.(a) ?? `${capitalised(a.who)} is with no malefic.`,
  maleficInOne: (a) => translated()?.maleficInOne?.(a) ?? `${planetFirst(a.planet)} in house 1 is ${a.how === 'BOTH' ? `with ${inWords(a.joined)} and aspected by ${inWords(a.aspecting)}` : a.how === 'JOINED' ? `with ${inWords(a.joined)}` : `aspected by ${inWords(a.aspecting)}`}.`,
  noMaleficInOne: () => translated()?.noMaleficInOne?.() ?? `No such malefic is in house 1 with or aspected by the lord of 2 or 7.`,
  pairOfHouses: (a) => translated()?.pairOfHouses?.(a) ?? `houses ${numberInWords(a.x)} and ${numberInWords(a.y)}`,
  pairAfter: (a) => translated()?.pairAfter?.(a) ?? `${a.before}, houses ${numberInWords(a.x)} and ${numberInWords(a.y)}`,
  pairHoldsMalefics: (a) => translated()?.pairHoldsMalefics?.(a) ?? `Houses ${numberInWords(a.x)} and ${numberInWords(a.y)} hold malefics in equal numbers.`,
  pairsHoldMalefics: (a) => translated()?.pairsHoldMalefics?.(a) ?? `${capitalised(a.before)} and also houses ${numberInWords(a.x)} and ${numberInWords(a.y)} hold malefics in equal numbers.`,
  noPairHoldsMalefics: () => translated()?.noPairHoldsMalefics?.() ?? `No such pair of houses holds malefics in equal numbers.`,
  everyPairHelped: () => translated()?.everyPairHelped?.() ?? `A benefic is in one house of each such pair or aspects it.`,
  onePairUnhelped: () => translated()?.onePairUnhelped?.() ?? `One such pair of houses has no benefic.`,
  notIndebted: () => translated()?.notIndebted?.() ?? `Neither the lord of 6 nor a malefic in 6 is with the lord of 2 or 11 or aspects it.`,
  ascendantHemmed: () => translated()?.ascendantHemmed?.() ?? `Only malefics stand on both sides of the ascendant, in houses 12 and 2.`,
  ascendantNotHemmed: () => translated()?.ascendantNotHemmed?.() ?? `The ascendant is not hemmed by malefics.`,
  noBeneficReachesAscendant: () => translated()?.noBeneficReachesAscendant?.() ?? `No benefic is in the ascendant or aspects it.`,
  moonNature: (a) => translated()?.moonNature?.(a) ?? `The Moon is ${a.malefic ? `malefic` : `benefic`} in this chart.`,
  noBeneficAspectsMoon: () => translated()?.noBeneficAspectsMoon?.() ?? `No benefic aspects the Moon.`,
  jupiterReaches: (a) => translated()?.jupiterReaches?.(a) ?? `Jupiter ${a.joined ? `is with` : `aspects`} ${planetInWords(a.planet)}.`,
  jupiterDoesNotReach: (a) => translated()?.jupiterDoesNotReach?.(a) ?? `Jupiter is neither with ${planetInWords(a.planet)} nor aspects it.`,
  wideApart: (a) => translated()?.wideApart?.(a) ?? `Jupiter and ${planetInWords(a.node)} are ${a.met ? `more than 15 degrees apart` : `within 15 degrees`}.`,
  lightWithNode: (a) => translated()?.lightWithNode?.(a) ?? `${planetFirst(a.light)} is with ${planetInWords(a.node)} in ${named(a.sign)}, house ${numberInWords(a.house)}, ${numberInWords(a.degrees)} degrees apart.`,
  ownsTwoKendras: (a) => translated()?.ownsTwoKendras?.(a) ?? `${planetFirst(a.planet)} owns two kendras and not the ascendant.`,
  atJunction: (a) => translated()?.atJunction?.(a) ?? `The ${a.point === 'Moon' ? `Moon` : `ascendant`} is within 3°20' of the junction ${named(a.sign)}-${named(a.nextSign)}.`,
  notAtJunction: (a) => translated()?.notAtJunction?.(a) ?? `The ${a.point === 'Moon' ? `Moon` : `ascendant`} is not near a junction of a water and a fire sign.`,
  debilityUncancelled: (a) => translated()?.debilityUncancelled?.(a) ?? `${planetFirst(a.planet)} is in ${named(a.sign)}, house ${numberInWords(a.house)}, ${a.dignity}, and nothing cancels it.`,
  planetAtSensitiveDegree: (a) => translated()?.planetAtSensitiveDegree?.(a) ?? `${planetFirst(a.planet)} in ${named(a.sign)}, house ${numberInWords(a.house)}, is at ${numberInWords(a.part)} degrees, within a degree of ${numberInWords(a.degree)}, its sensitive degree there.`,
  ascendantAtSensitiveDegree: (a) => translated()?.ascendantAtSensitiveDegree?.(a) ?? `The ascendant in ${named(a.sign)} is at ${numberInWords(a.part)} degrees, within a degree of ${numberInWords(a.degree)}, its sensitive degree there.`,
  jupiterOnTheAscendant: (a) => translated()?.jupiterOnTheAscendant?.(a) ?? `Jupiter in house ${numberInWords(a.house)} aspects the ascendant.`,
  jupiterNotOnTheAscendant: () => translated()?.jupiterNotOnTheAscendant?.() ?? `Jupiter does not aspect the ascendant.`,
};
