// Written by npm run generate from strength.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, housesNamed, named, numberInWords, ordinal, planetFirst, planetInWords, planetNames, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly aboutAshtakavarga: () => string;
  readonly ascendantBindusApart: () => string;
  readonly virgoMultiplier: () => string;
  readonly reductionsWithoutNodes: () => string;
  readonly houseBandsCommon: () => string;
  readonly alternativeRows: () => string;
  readonly aboutAvasthas: () => string;
  readonly relationsOfAvasthas: () => string;
  readonly wakingOtherwise: () => string;
  readonly nodesHaveFriends: () => string;
  readonly subStateNeedsName: () => string;
  readonly partOfSign: (a: { readonly part: number; readonly sign: string; readonly odd: boolean }) => string;
  readonly natureOfSign: (a: { readonly sign: string; readonly ground: 'DEBILITATION' | 'ENEMY' | 'EXALTATION' | 'FRIEND' | 'NEUTRAL' | 'OWN'; readonly lord: PlanetName }) => string;
  readonly compoundRelation: (a: { readonly sign: string; readonly relation: 'ENEMY' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'NEUTRAL' | 'OWN'; readonly lord: PlanetName }) => string;
  readonly withMalefics: (a: { readonly malefics: readonly PlanetName[] }) => string;
  readonly withSun: () => string;
  readonly placeAndCompany: (a: { readonly sign: string; readonly house: number; readonly company: readonly PlanetName[] }) => string;
  readonly aspectedBy: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly friendsHere: (a: { readonly friends: readonly PlanetName[] }) => string;
  readonly enemiesHere: (a: { readonly enemies: readonly PlanetName[] }) => string;
  readonly aboutBhavaBala: () => string;
  readonly mercuryAspectsWhole: () => string;
  readonly programSubtractsAspect: () => string;
  readonly occupantsThatCount: () => string;
  readonly binduArc: () => string;
  readonly passageExpected: () => string;
  readonly binduIsMoon: () => string;
  readonly noKpHouse: () => string;
  readonly yearsBeyondSky: () => string;
  readonly binduStands: (a: { readonly sign: string; readonly house: number; readonly lord: PlanetName }) => string;
  readonly binduNature: (a: { readonly nature: 'FAVOURED' | 'MIXED' | 'STRAINED' }) => string;
  readonly nextToCross: (a: { readonly target: 'OPPOSITE' | 'POINT'; readonly planet: PlanetName; readonly at: string }) => string;
  readonly nextRunningPeriod: () => string;
  readonly aboutCombust: (a: { readonly combust: number }) => string;
  readonly fullGradeOurs: () => string;
  readonly cazimiReported: () => string;
  readonly latitudeSoftens: () => string;
  readonly moonCombust: () => string;
  readonly neverByLongitude: () => string;
  readonly kindsOfWar: () => string;
  readonly venusLoses: () => string;
  readonly noWar: () => string;
  readonly atWar: (a: { readonly planets: readonly PlanetName[]; readonly sign: string; readonly winner: PlanetName; readonly decidedBy: 'BRIGHTNESS' | 'LATITUDE' }) => string;
  readonly loserWeakens: (a: { readonly loser: PlanetName; readonly houses: readonly number[] }) => string;
  readonly otherWars: (a: { readonly others: number }) => string;
  readonly nextWarInShadbala: () => string;
  readonly aboutShadbala: () => string;
  readonly sufficiencyAndBands: () => string;
  readonly ratioRounded: () => string;
  readonly programsDiffer: () => string;
  readonly cheshtaOfLuminaries: () => string;
  readonly compareParts: () => string;
  readonly aboutSpecialLagnas: () => string;
  readonly minuteMovesLagnas: () => string;
  readonly vighatiOtherwise: () => string;
  readonly beforeSunrise: () => string;
  readonly aboutSputaDrishti: (a: { readonly targets: 'both' | 'houses' | 'planets' }) => string;
  readonly aspectsByDegree: () => string;
  readonly aspectLimit: () => string;
  readonly nodesCastNone: () => string;
  readonly noSripatiAspects: () => string;
  readonly aboutSripati: () => string;
  readonly sripatiCusp: () => string;
  readonly placidusNotCompared: () => string;
  readonly aboutUpagrahas: () => string;
  readonly gulikaAndMandi: () => string;
  readonly gulikaWords: () => string;
  readonly partWithoutLord: () => string;
  readonly aboutVargottama: (a: { readonly found: number }) => string;
  readonly debilitatedStaysWeak: () => string;
  readonly repeatsCount: () => string;
  readonly debilityCancelled: (a: { readonly planet: PlanetName; readonly clause: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' }) => string;
  readonly multiplierOurs: () => string;
  readonly aboutVimsopaka: () => string;
  readonly vimsopakaPoints: () => string;
  readonly exaltationAddsNothing: () => string;
  readonly friendshipOfBirth: () => string;
  readonly otherWeights: () => string;
  readonly functionalTable: () => string;
  readonly classicCalls: () => string;
  readonly marakaMarks: () => string;
  readonly badhakaByKp: (a: { readonly lord: PlanetName }) => string;
  readonly noYogaKaraka: (a: { readonly lagna: string }) => string;
  readonly pairsInItsPlace: (a: { readonly tied: boolean }) => string;
  readonly yogaKaraka: (a: { readonly planet: PlanetName; readonly lagna: string; readonly houses: readonly number[] }) => string;
  readonly karakaStands: (a: { readonly house: number; readonly dignity: string; readonly condition: 'medium' | 'strong' | 'weak'; readonly ground: 'CANCELLED' | 'COMBUST' | 'FULLY_COMBUST' | 'LOST_WAR' | 'NONE' | 'VARGOTTAMA' }) => string;
  readonly functionalClass: (a: { readonly lagna: string; readonly planet: PlanetName; readonly houses: readonly number[]; readonly found: 'BENEFIC' | 'MALEFIC' | 'NEUTRAL'; readonly kendradhipati: boolean }) => string;
  readonly nextStrengthOfThese: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  aboutAshtakavarga: '4',
  ascendantBindusApart: '1',
  houseBandsCommon: '1',
  aboutAvasthas: '4',
  wakingOtherwise: '1',
  subStateNeedsName: '1',
  partOfSign: 'c',
  natureOfSign: 'c',
  compoundRelation: [['relation'],{'OWN':'c','GREAT_FRIEND':'d','FRIEND':'d','NEUTRAL':'d','ENEMY':'d','GREAT_ENEMY':'d'}],
  withSun: 'c',
  placeAndCompany: 'f',
  aspectedBy: [['planets'],{'=0':'0','other':'c'}],
  friendsHere: '1',
  enemiesHere: [['enemies'],{'=0':'c','one':'4','other':'4'}],
  aboutBhavaBala: '5',
  occupantsThatCount: '1',
  binduArc: '11',
  noKpHouse: '1',
  binduStands: '3',
  nextRunningPeriod: 'c',
  aboutCombust: '41',
  fullGradeOurs: '1',
  cazimiReported: '1',
  latitudeSoftens: '1',
  moonCombust: '1',
  kindsOfWar: '1',
  loserWeakens: '3',
  otherWars: '4',
  nextWarInShadbala: 'c',
  aboutShadbala: '4',
  ratioRounded: '04',
  programsDiffer: '1',
  compareParts: '4',
  aboutSpecialLagnas: '4',
  minuteMovesLagnas: '1',
  vighatiOtherwise: '1',
  aboutSputaDrishti: [['targets'],{'planets':'4','houses':'5','both':'5'}],
  aspectsByDegree: 'c5',
  noSripatiAspects: '1',
  aboutSripati: '5',
  sripatiCusp: '11',
  placidusNotCompared: '1',
  aboutUpagrahas: '40',
  gulikaAndMandi: '1',
  partWithoutLord: '10',
  aboutVargottama: [['found'],{'=0':'50','one':'54','other':'54'}],
  repeatsCount: '1',
  debilityCancelled: '1',
  multiplierOurs: '0cc',
  aboutVimsopaka: '4',
  marakaMarks: '3',
  badhakaByKp: '01',
  noYogaKaraka: '1',
  pairsInItsPlace: '1',
  yogaKaraka: '3',
  karakaStands: 'f',
  functionalClass: [['kendradhipati'],{'true':'3c','false':'3'}],
  nextStrengthOfThese: 'c',
} as const;

const translated = catalogue<Messages>('ephemeris/strength/strength', () => say, marks, {
  'bn': () => import('./translations/strength.messages.bn.ts'),
  'es': () => import('./translations/strength.messages.es.ts'),
  'hi': () => import('./translations/strength.messages.hi.ts'),
  'mr': () => import('./translations/strength.messages.mr.ts'),
  'pt': () => import('./translations/strength.messages.pt.ts'),
  'ta': () => import('./translations/strength.messages.ta.ts'),
  'te': () => import('./translations/strength.messages.te.ts'),
});

export const say: Messages = {
  aboutAshtakavarga: () => translated()?.aboutAshtakavarga?.() ?? `This shows the Parashari ashtakavarga, which gives bindus to twelve signs for each of seven planets and in sum.`,
  ascendantBindusApart: () => translated()?.ascendantBindusApart?.() ?? `The bindus of the ascendant’s own chart are not part of the sum of 337.`,
  virgoMultiplier: () => translated()?.virgoMultiplier?.() ?? `Virgo multiplies by 5 in the rasi pinda, but some books have 6.`,
  reductionsWithoutNodes: () => translated()?.reductionsWithoutNodes?.() ?? `The reductions count signs held by the Sun to Saturn only. Rahu and Ketu have no row.`,
  houseBandsCommon: () => translated()?.houseBandsCommon?.() ?? `The bands of the houses are common usage and no book’s.`,
  alternativeRows: () => translated()?.alternativeRows?.() ?? `The alternative rows of the Moon and Venus are those of a modern textbook and its program. The reductions stay classical.`,
  aboutAvasthas: () => translated()?.aboutAvasthas?.() ?? `This shows the Parashari states of nine planets in five families, with the working of each.`,
  relationsOfAvasthas: () => translated()?.relationsOfAvasthas?.() ?? `Waking and feeling go by natural relations, splendour by the compound ones.`,
  wakingOtherwise: () => translated()?.wakingOtherwise?.() ?? `Other schools grade waking by the compound relation, by the lord even in debility, or by thirds of the sign.`,
  nodesHaveFriends: () => translated()?.nodesHaveFriends?.() ?? `Rahu and Ketu have friends and enemies of their own here but are neither to other planets.`,
  subStateNeedsName: () => translated()?.subStateNeedsName?.() ?? `The sub-state needs the first syllable of the name, sent as name_anka from 1 to 5.`,
  partOfSign: (a) => translated()?.partOfSign?.(a) ?? `It is in the ${ordinal(a.part)} of five parts of ${named(a.sign)}, ${a.odd ? `an odd sign that runs forward` : `an even sign that runs backward`}.`,
  natureOfSign: (a) => translated()?.natureOfSign?.(a) ?? `It is in ${named(a.sign)}, ${a.ground === 'EXALTATION' ? `its sign of exaltation` : a.ground === 'OWN' ? `its own sign` : a.ground === 'DEBILITATION' ? `its sign of debility` : a.ground === 'FRIEND' ? `the sign of ${planetInWords(a.lord)}, its natural friend` : a.ground === 'NEUTRAL' ? `the sign of ${planetInWords(a.lord)}, by nature neutral to it` : `the sign of ${planetInWords(a.lord)}, its natural enemy`}.`,
  compoundRelation: (a) => translated()?.compoundRelation?.(a) ?? `It is in ${named(a.sign)}, ${a.relation === 'OWN' ? `its own sign` : a.relation === 'GREAT_FRIEND' ? `whose lord ${planetInWords(a.lord)} is its great friend by the compound relation` : a.relation === 'FRIEND' ? `whose lord ${planetInWords(a.lord)} is its friend by the compound relation` : a.relation === 'NEUTRAL' ? `whose lord ${planetInWords(a.lord)} is neutral to it by the compound relation` : a.relation === 'ENEMY' ? `whose lord ${planetInWords(a.lord)} is its enemy by the compound relation` : `whose lord ${planetInWords(a.lord)} is its great enemy by the compound relation`}.`,
  withMalefics: (a) => translated()?.withMalefics?.(a) ?? `With it ${a.malefics.length === 1 ? `is` : `are`} ${planetsInWords(a.malefics)}.`,
  withSun: () => translated()?.withSun?.() ?? `It is with the Sun.`,
  placeAndCompany: (a) => translated()?.placeAndCompany?.(a) ?? `It is in ${named(a.sign)} in house ${numberInWords(a.house)}, ${a.company.length === 0 ? `alone` : `with ${planetsInWords(a.company)}`}.`,
  aspectedBy: (a) => translated()?.aspectedBy?.(a) ?? `${a.planets.length === 0 ? `No planet aspects it.` : `It is aspected by ${planetsInWords(a.planets)}.`}`,
  friendsHere: (a) => translated()?.friendsHere?.(a) ?? `Counting the lord of the sign, ${a.friends.length === 0 ? `it has no natural friend here` : a.friends.length === 1 ? `its natural friend here is ${planetsInWords(a.friends)}` : `its natural friends here are ${planetsInWords(a.friends)}`}.`,
  enemiesHere: (a) => translated()?.enemiesHere?.(a) ?? `${a.enemies.length === 0 ? `It has no natural enemy here.` : a.enemies.length === 1 ? `Its natural enemy here is ${planetsInWords(a.enemies)}.` : `Its natural enemies here are ${planetsInWords(a.enemies)}.`}`,
  aboutBhavaBala: () => translated()?.aboutBhavaBala?.() ?? `This shows the Parashari bhava bala of twelve houses in virupas, with rank.`,
  mercuryAspectsWhole: () => translated()?.mercuryAspectsWhole?.() ?? `Mercury aspects a house with its whole strength in its favour, even where it counts as a malefic.`,
  programSubtractsAspect: () => translated()?.programSubtractsAspect?.() ?? `One program subtracts the aspect in that case.`,
  occupantsThatCount: () => translated()?.occupantsThatCount?.() ?? `Only the Sun, Mars, Mercury, Jupiter and Saturn add or take points as occupants.`,
  binduArc: () => translated()?.binduArc?.() ?? `The point is the middle of the arc from Rahu forward to the Moon. Some take the shorter arc instead.`,
  passageExpected: () => translated()?.passageExpected?.() ?? `What a passage is expected to bring is our own and goes by the planet alone.`,
  binduIsMoon: () => translated()?.binduIsMoon?.() ?? `Rahu and the Moon are in one place, so the point is the Moon.`,
  noKpHouse: () => translated()?.noKpHouse?.() ?? `Placidus houses do not exist at this latitude, so there is no KP house.`,
  yearsBeyondSky: () => translated()?.yearsBeyondSky?.() ?? `The years asked for reach beyond 1800 to 2399, so passages outside are missing.`,
  binduStands: (a) => translated()?.binduStands?.(a) ?? `The Bhrigu bindu is in ${named(a.sign)} in house ${numberInWords(a.house)}, and its lord is ${planetInWords(a.lord)}.`,
  binduNature: (a) => translated()?.binduNature?.(a) ?? `${a.nature === 'FAVOURED' ? `More benefics than malefics touch it, so it is favoured.` : a.nature === 'MIXED' ? `Benefics and malefics touch it alike, or none does, so it is mixed.` : `More malefics than benefics touch it, so it is strained.`}`,
  nextToCross: (a) => translated()?.nextToCross?.(a) ?? `The next slow planet to cross ${a.target === 'POINT' ? `it` : `its opposite`} is ${named(a.planet)}, on ${dayInWords(a.at)}.`,
  nextRunningPeriod: () => translated()?.nextRunningPeriod?.() ?? `It tells which period runs, against which a passage is read.`,
  aboutCombust: (a) => translated()?.aboutCombust?.(a) ?? `This shows six planets by their distance from the Sun at birth. ${a.combust === 0 ? `None is` : a.combust === 1 ? `One is` : `${numberInWords(a.combust)} are`} combust by Parashari orbs.`,
  fullGradeOurs: () => translated()?.fullGradeOurs?.() ?? `The full grade, the inner third of the orb, is our own.`,
  cazimiReported: () => translated()?.cazimiReported?.() ?? `Within 17 minutes of arc Western writers see a planet strengthened, so this is only reported.`,
  latitudeSoftens: () => translated()?.latitudeSoftens?.() ?? `A latitude north or south softens a combustion where the arc on the sphere is wider than the orb.`,
  moonCombust: () => translated()?.moonCombust?.() ?? `The Moon is combust near the new moon, which is amavasya.`,
  neverByLongitude: () => translated()?.neverByLongitude?.() ?? `A war is never decided by longitude.`,
  kindsOfWar: () => translated()?.kindsOfWar?.() ?? `The names of the kinds are old, but the limits of 1 and 30 minutes of arc are later usage.`,
  venusLoses: () => translated()?.venusLoses?.() ?? `Venus loses by the rule of latitude here, though some texts let Venus win every war.`,
  noWar: () => translated()?.noWar?.() ?? `No two planets are at war at this birth.`,
  atWar: (a) => translated()?.atWar?.(a) ?? `${planetNames(a.planets)} are at war in ${named(a.sign)}, and ${named(a.winner)} wins as the ${a.decidedBy === 'LATITUDE' ? `more northern` : `brighter`} one.`,
  loserWeakens: (a) => translated()?.loserWeakens?.(a) ?? `${named(a.loser)} loses, which weakens ${housesNamed(a.houses)}.`,
  otherWars: (a) => translated()?.otherWars?.(a) ?? `There ${a.others === 1 ? `is ${numberInWords(a.others)} other war` : `are ${numberInWords(a.others)} other wars`} in this chart.`,
  nextWarInShadbala: () => translated()?.nextWarInShadbala?.() ?? `It counts what the war adds and takes.`,
  aboutShadbala: () => translated()?.aboutShadbala?.() ?? `This shows the Parashari shadbala of seven planets in virupas, with its six parts, ratio and rank.`,
  sufficiencyAndBands: () => translated()?.sufficiencyAndBands?.() ?? `A ratio of 1 or more is the sufficiency of the book, but the three bands are our own.`,
  ratioRounded: () => translated()?.ratioRounded?.() ?? `A ratio is printed to two digits, so one just below a limit can look equal to it. Its percent tells.`,
  programsDiffer: () => translated()?.programsDiffer?.() ?? `Programs differ by the hora of the second varga, the arc of the moolatrikona, the powerless points and the special aspects.`,
  cheshtaOfLuminaries: () => translated()?.cheshtaOfLuminaries?.() ?? `Some add a cheshta of the Sun and the Moon or count the Sun’s ayana and the Moon’s paksha once.`,
  compareParts: () => translated()?.compareParts?.() ?? `So compare the parts and not the totals of two programs.`,
  aboutSpecialLagnas: () => translated()?.aboutSpecialLagnas?.() ?? `This shows eight special ascendants by Parashari rules, with the planets that are with them or aspect them.`,
  minuteMovesLagnas: () => translated()?.minuteMovesLagnas?.() ?? `One minute of birth time moves the ghati lagna by 1.25 degrees and the vighati lagna and pranapada by 5.`,
  vighatiOtherwise: () => translated()?.vighatiOtherwise?.() ?? `The vighati lagna moves by 5 degrees a minute here, but some read 75.`,
  beforeSunrise: () => translated()?.beforeSunrise?.() ?? `A birth before sunrise counts from the sunrise of the day before.`,
  aboutSputaDrishti: (a) => translated()?.aboutSputaDrishti?.(a) ?? `This shows the Parashari aspects by degree of seven planets on ${a.targets === 'planets' ? `nine planets` : a.targets === 'houses' ? `twelve houses` : `nine planets and twelve houses`}, in virupas.`,
  aspectsByDegree: () => translated()?.aspectsByDegree?.() ?? `These aspects go by degree. Those by sign are in get_aspects_and_strength, and both are classical.`,
  aspectLimit: () => translated()?.aspectLimit?.() ?? `No aspect counts more than 60. Programs without that limit differ for Saturn between 60 and 90 degrees.`,
  nodesCastNone: () => translated()?.nodesCastNone?.() ?? `Rahu and Ketu are looked at but cast no aspect here.`,
  noSripatiAspects: () => translated()?.noSripatiAspects?.() ?? `Sripati houses do not exist at this moment and latitude, so there are no aspects on houses.`,
  aboutSripati: () => translated()?.aboutSripati?.() ?? `This shows the twelve Sripati houses of the Parashari system, and in which of them the nine planets are.`,
  sripatiCusp: () => translated()?.sripatiCusp?.() ?? `A Sripati cusp is the middle of its house. A KP cusp is the beginning, so the two must not be mixed.`,
  placidusNotCompared: () => translated()?.placidusNotCompared?.() ?? `Placidus houses do not exist at this latitude, so they are not compared.`,
  aboutUpagrahas: () => translated()?.aboutUpagrahas?.() ?? `This shows the eleven Parashari upagrahas. Five follow from the Sun and six from parts of the day or night.`,
  gulikaAndMandi: () => translated()?.gulikaAndMandi?.() ?? `Gulika rises at the start of the part of Saturn and Mandi in its middle, or the reverse where middle is asked.`,
  gulikaWords: () => translated()?.gulikaWords?.() ?? `Some authors exchange the two words, and some take both for one point.`,
  partWithoutLord: () => translated()?.partWithoutLord?.() ?? `The part without a lord follows that of Saturn, as most programs have it. Read literally, the classic puts it eighth, which can move kala, mrityu, ardhaprahara and yamaghantaka, and never Gulika or Mandi.`,
  aboutVargottama: (a) => translated()?.aboutVargottama?.(a) ?? `This shows which of nine planets and the ascendant are vargottama by Parashari rules. ${a.found === 0 ? `None is` : a.found === 1 ? `There is one` : `There are ${numberInWords(a.found)}`}.`,
  debilitatedStaysWeak: () => translated()?.debilitatedStaysWeak?.() ?? `A debilitated planet stays weak here, even where its debility is cancelled.`,
  repeatsCount: () => translated()?.repeatsCount?.() ?? `The repeats count the sixteen vargas of Parashara, without D6 and D8.`,
  debilityCancelled: (a) => translated()?.debilityCancelled?.(a) ?? `The debility of ${planetInWords(a.planet)} is cancelled because ${a.clause === 'a' ? `the lord of that sign is in a kendra from the ascendant or the Moon` : a.clause === 'b' ? `the lord of its sign of exaltation is in a kendra from the ascendant or the Moon` : a.clause === 'c' ? `the planet exalted in that sign is in a kendra from the ascendant or the Moon` : a.clause === 'd' ? `the lord of that sign is with it or aspects it` : a.clause === 'e' ? `it exchanges signs with the lord of that sign` : `it is exalted or in its own sign in the navamsa`}.`,
  multiplierOurs: () => translated()?.multiplierOurs?.() ?? `No book gives a multiplier. It is 1, or 1.5 when vargottama, and each other repeat adds 0.1 up to 2. It moves no verdict.`,
  aboutVimsopaka: () => translated()?.aboutVimsopaka?.() ?? `This shows the Parashari vimsopaka of seven planets, up to 20 points over 6, 7, 10 and 16 divisional charts.`,
  vimsopakaPoints: () => translated()?.vimsopakaPoints?.() ?? `An own varga has 20 points, then 18, 15, 10, 7 and 5 from great friend to great enemy.`,
  exaltationAddsNothing: () => translated()?.exaltationAddsNothing?.() ?? `Exaltation and debility add and take nothing here, though some programs give 20 to exaltation.`,
  friendshipOfBirth: () => translated()?.friendshipOfBirth?.() ?? `The temporary friendship is that of the birth chart. The alternative counts it in each varga.`,
  otherWeights: () => translated()?.otherWeights?.() ?? `One program has other weights for the seven vargas.`,
  functionalTable: () => translated()?.functionalTable?.() ?? `The classes follow a modern table made from the classic of Parashara.`,
  classicCalls: () => translated()?.classicCalls?.() ?? `The classic itself calls Venus of Libra neutral and the Sun of Scorpio a giver of yoga.`,
  marakaMarks: () => translated()?.marakaMarks?.() ?? `A maraka only marks houses 2 and 7 here and says nothing of a length of life.`,
  badhakaByKp: (a) => translated()?.badhakaByKp?.(a) ?? `Houses are whole signs here. KP takes the sign on the cusp, so get_bhadhakasthana names ${planetInWords(a.lord)} as lord of that house.`,
  noYogaKaraka: (a) => translated()?.noYogaKaraka?.(a) ?? `No single planet is the yoga karaka for ${named(a.lagna)} rising.`,
  pairsInItsPlace: (a) => translated()?.pairsInItsPlace?.(a) ?? `${a.tied ? `The pairs of house lords that are tied to each other take its place.` : `The pairs of house lords that could take its place are not tied to each other in this chart.`}`,
  yogaKaraka: (a) => translated()?.yogaKaraka?.(a) ?? `${planetFirst(a.planet)} is the yoga karaka for ${named(a.lagna)} rising, because it owns ${housesNamed(a.houses)}.`,
  karakaStands: (a) => translated()?.karakaStands?.(a) ?? `It is in house ${numberInWords(a.house)}, ${a.dignity}, and is ${a.condition === 'strong' ? `strong` : a.condition === 'medium' ? `of medium strength` : `weak`}${a.ground === 'NONE' ? `` : a.ground === 'VARGOTTAMA' ? ` because it is vargottama` : a.ground === 'CANCELLED' ? ` because its debility is cancelled` : a.ground === 'COMBUST' ? ` because it is combust` : a.ground === 'FULLY_COMBUST' ? ` because it is fully combust` : ` because it loses a planetary war`}.`,
  functionalClass: (a) => translated()?.functionalClass?.(a) ?? `For ${named(a.lagna)} rising ${planetInWords(a.planet)} owns ${housesNamed(a.houses)}, so the table counts it as ${a.found === 'BENEFIC' ? `a benefic` : a.found === 'MALEFIC' ? `a malefic` : `neutral`}.${a.kendradhipati ? ` It is a natural benefic that owns a kendra and no trikona.` : ``}`,
  nextStrengthOfThese: () => translated()?.nextStrengthOfThese?.() ?? `It measures how much strength these planets have.`,
};
