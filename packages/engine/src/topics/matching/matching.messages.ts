// Written by npm run generate from matching.messages.json: change that file.
import { type PlanetName, catalogue, digitsInWords, inWords, named, numberInWords, planetFirst, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly moonsPlaced: (a: { readonly sign: string; readonly otherSign: string; readonly star: string; readonly otherStar: string }) => string;
  readonly moonDistance: (a: { readonly type: 'DWIRDWADASHA' | 'NAVAPANCHAMA' | 'NONE' | 'SHADASHTAKA' }) => string;
  readonly rulesBothMoons: (a: { readonly lord: PlanetName }) => string;
  readonly moonLordsFriends: (a: { readonly lord: PlanetName; readonly otherLord: PlanetName; readonly ways: 'BOTH' | 'ONE' }) => string;
  readonly taraGood: (a: { readonly ways: 'BOTH' | 'ONE' }) => string;
  readonly venusMarsMean: () => string;
  readonly venusToMars: (a: { readonly whose: 'first' | 'second'; readonly arc: string; readonly how: 'BAD' | 'EVEN' | 'GOOD' | 'ODD'; readonly angle: string; readonly count: number; readonly value: number }) => string;
  readonly jupiterBase: () => string;
  readonly jupiterPlaces: (a: { readonly count: number }) => string;
  readonly sumWithin: () => string;
  readonly jupiterSeat: (a: { readonly whose: 'first' | 'second'; readonly seat: number; readonly place: 'Ascendant' | 'Moon' | 'Venus' }) => string;
  readonly venusDignity: (a: { readonly whose: 'first' | 'second'; readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN'; readonly points: number }) => string;
  readonly lordDignity: (a: { readonly lord: PlanetName; readonly whose: 'first' | 'second'; readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN'; readonly points: number }) => string;
  readonly dignityMean: () => string;
  readonly anglesShare: () => string;
  readonly goodAngles: (a: { readonly all: number; readonly good: number }) => string;
  readonly readAcross: (a: { readonly ownStar: boolean; readonly csl: PlanetName; readonly starLord: PlanetName }) => string;
  readonly belongToSelf: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly signifyMarriage: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly seventhDenies: (a: { readonly csl: PlanetName; readonly held: string }) => string;
  readonly noDasha: (a: { readonly strong: number }) => string;
  readonly noDashaPlain: (a: { readonly strong: number }) => string;
  readonly runningStrong: (a: { readonly planets: readonly PlanetName[]; readonly strong: number }) => string;
  readonly rulingOthersBirth: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly unpromised: (a: { readonly who: 'BOTH' | 'FIRST' | 'SECOND'; readonly first: PlanetName; readonly second: PlanetName }) => string;
  readonly varna: (a: { readonly met: boolean }) => string;
  readonly vashyaSame: () => string;
  readonly vashyaTable: (a: { readonly score: number; readonly bride: string; readonly groom: string }) => string;
  readonly tara: (a: { readonly there: number; readonly back: number; readonly thereRest: number; readonly backRest: number }) => string;
  readonly yoniSame: (a: { readonly animal: string }) => string;
  readonly yoniApart: (a: { readonly groom: string; readonly bride: string; readonly enemies: boolean }) => string;
  readonly maitriOneLord: () => string;
  readonly maitri: (a: { readonly groom: PlanetName; readonly bride: PlanetName; readonly there: 'ENEMY' | 'FRIEND' | 'NEUTRAL'; readonly back: 'ENEMY' | 'FRIEND' | 'NEUTRAL' }) => string;
  readonly ganaSame: () => string;
  readonly ganaTable: (a: { readonly score: number; readonly groom: string; readonly bride: string }) => string;
  readonly bhakoot: (a: { readonly there: number; readonly back: number; readonly type: 'DWIRDWADASHA' | 'NAVAPANCHAMA' | 'NONE' | 'SHADASHTAKA' }) => string;
  readonly nadi: (a: { readonly same: boolean }) => string;
  readonly selfRole: (a: { readonly role: 'LAGNA_SIGN_LORD' | 'LAGNA_STAR_LORD' | 'LAGNA_SUB_LORD' | 'MOON_SIGN_LORD' | 'MOON_STAR_LORD' }) => string;
  readonly isOthers: (a: { readonly planet: PlanetName; readonly roles: readonly string[] }) => string;
  readonly seventhOf: (a: { readonly whose: 'first' | 'second'; readonly csl: PlanetName; readonly ownStar: boolean; readonly starLord: PlanetName }) => string;
  readonly marriageOf: (a: { readonly side: 'no' | 'split' | 'yes'; readonly whose: 'first' | 'second' }) => string;
  readonly onlyKpPart: () => string;
  readonly eleventhWishes: (a: { readonly both: boolean }) => string;
  readonly antardashasStrong: (a: { readonly count: number }) => string;
  readonly antardashasAgainst: (a: { readonly count: number }) => string;
  readonly runningRules: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly standsFor: (a: { readonly planet: PlanetName; readonly standing: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => string;
  readonly runningAntardashas: (a: { readonly lords: readonly string[] }) => string;
  readonly otherHasNone: () => string;
  readonly otherHasNonePlain: () => string;
  readonly noAntardasha: () => string;
  readonly noAntardashaPlain: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  moonDistance: [['type'],{'NONE':'0','DWIRDWADASHA':'1','NAVAPANCHAMA':'0','SHADASHTAKA':'0'}],
  moonLordsFriends: '1',
  venusToMars: '1',
  sumWithin: '8',
  jupiterSeat: [['place'],{'Moon':'0','Venus':'0','Ascendant':'1'}],
  lordDignity: '1',
  dignityMean: '1',
  readAcross: '1',
  belongToSelf: '5',
  signifyMarriage: '3',
  seventhDenies: '3',
  noDasha: '01',
  noDashaPlain: '01',
  runningStrong: '1',
  rulingOthersBirth: '1',
  unpromised: '14',
  vashyaSame: '4',
  yoniSame: '4',
  maitriOneLord: '1',
  ganaSame: '4',
  bhakoot: [['type'],{'NONE':'0','DWIRDWADASHA':'1','NAVAPANCHAMA':'0','SHADASHTAKA':'0'}],
  nadi: [['same'],{'true':'4','false':'0'}],
  selfRole: '1',
  seventhOf: '1',
  onlyKpPart: '51',
  eleventhWishes: '3',
  antardashasStrong: [['count'],{'=0':'1','=1':'1','other':'5'}],
  antardashasAgainst: [['count'],{'=1':'1','other':'5'}],
  runningRules: '1',
  runningAntardashas: '1',
} as const;

const translated = catalogue<Messages>('engine/topics/matching/matching', () => say, marks, {
  'bn': () => import('./translations/matching.messages.bn.ts'),
  'es': () => import('./translations/matching.messages.es.ts'),
  'hi': () => import('./translations/matching.messages.hi.ts'),
  'mr': () => import('./translations/matching.messages.mr.ts'),
  'pt': () => import('./translations/matching.messages.pt.ts'),
  'ta': () => import('./translations/matching.messages.ta.ts'),
  'te': () => import('./translations/matching.messages.te.ts'),
});

export const say: Messages = {
  moonsPlaced: (a) => translated()?.moonsPlaced?.(a) ?? `The Moons stand in ${named(a.sign)} and ${named(a.otherSign)}, in the stars ${named(a.star)} and ${named(a.otherStar)}.`,
  moonDistance: (a) => translated()?.moonDistance?.(a) ?? `${a.type === 'NONE' ? `The distance of the Moon signs is good.` : a.type === 'DWIRDWADASHA' ? `The distance of the Moon signs is bad (dwirdwadasha).` : a.type === 'NAVAPANCHAMA' ? `The distance of the Moon signs is bad (navapanchama).` : `The distance of the Moon signs is bad (shadashtaka).`}`,
  rulesBothMoons: (a) => translated()?.rulesBothMoons?.(a) ?? `${planetFirst(a.lord)} rules both Moon signs.`,
  moonLordsFriends: (a) => translated()?.moonLordsFriends?.(a) ?? `The Moon sign lords ${planetInWords(a.lord)} and ${planetInWords(a.otherLord)} are friends ${a.ways === 'BOTH' ? `both ways` : `one way`}.`,
  taraGood: (a) => translated()?.taraGood?.(a) ?? `The tara is good ${a.ways === 'BOTH' ? `both ways` : `one way`}.`,
  venusMarsMean: () => translated()?.venusMarsMean?.() ?? `The score is the mean of Venus to Mars in both directions.`,
  venusToMars: (a) => translated()?.venusToMars?.(a) ?? `Venus of the ${a.whose === 'first' ? `first` : `second`} person and Mars of the other are ${digitsInWords(a.arc)}° apart, ${a.how === 'GOOD' ? `a good angle (${named(a.angle)})` : a.how === 'BAD' ? `a bad angle (${named(a.angle)})` : a.how === 'ODD' ? `without an angle but at an odd distance of ${a.count === 1 ? `${numberInWords(a.count)} sign` : `${numberInWords(a.count)} signs`}` : `without an angle and at an even distance of ${numberInWords(a.count)} signs`}, so ${numberInWords(a.value)} of 100.`,
  jupiterBase: () => translated()?.jupiterBase?.() ?? `The factor begins at 25.`,
  jupiterPlaces: (a) => translated()?.jupiterPlaces?.(a) ?? `Jupiter holds ${a.count === 0 ? `none` : `${numberInWords(a.count)}`} of 6 possible places in signs 1, 5, 7 and 9.`,
  sumWithin: () => translated()?.sumWithin?.() ?? `The sum is kept within 100.`,
  jupiterSeat: (a) => translated()?.jupiterSeat?.(a) ?? `Jupiter of the ${a.whose === 'first' ? `first` : `second`} person is ${a.seat === 1 ? `in the sign of` : `in sign ${numberInWords(a.seat)} from`} the other's ${a.place === 'Moon' ? `Moon` : a.place === 'Venus' ? `Venus` : `Ascendant`}.`,
  venusDignity: (a) => translated()?.venusDignity?.(a) ?? `Venus of the ${a.whose === 'first' ? `first` : `second`} person is ${a.dignity === 'EXALTED' ? `exalted` : a.dignity === 'MOOLATRIKONA' ? `in its moolatrikona` : a.dignity === 'OWN' ? `in its own sign` : a.dignity === 'GREAT_FRIEND' ? `in a great friend's sign` : a.dignity === 'FRIEND' ? `in a friend's sign` : a.dignity === 'NEUTRAL' ? `in a neutral sign` : a.dignity === 'ENEMY' ? `in an enemy's sign` : a.dignity === 'GREAT_ENEMY' ? `in a great enemy's sign` : `debilitated`}, so ${numberInWords(a.points)} of 100.`,
  lordDignity: (a) => translated()?.lordDignity?.(a) ?? `The 7th lord ${planetInWords(a.lord)} of the ${a.whose === 'first' ? `first` : `second`} person is ${a.dignity === 'EXALTED' ? `exalted` : a.dignity === 'MOOLATRIKONA' ? `in its moolatrikona` : a.dignity === 'OWN' ? `in its own sign` : a.dignity === 'GREAT_FRIEND' ? `in a great friend's sign` : a.dignity === 'FRIEND' ? `in a friend's sign` : a.dignity === 'NEUTRAL' ? `in a neutral sign` : a.dignity === 'ENEMY' ? `in an enemy's sign` : a.dignity === 'GREAT_ENEMY' ? `in a great enemy's sign` : `debilitated`}, so ${numberInWords(a.points)} of 100.`,
  dignityMean: () => translated()?.dignityMean?.() ?? `The score is the mean of Venus and the 7th lord in both charts.`,
  anglesShare: () => translated()?.anglesShare?.() ?? `The score is the share of good angles among the good and bad ones.`,
  goodAngles: (a) => translated()?.goodAngles?.(a) ?? `${a.all === 0 ? `No angle is good or bad.` : `${numberInWords(a.good)} of ${numberInWords(a.all)} angles that count are good.`}`,
  readAcross: (a) => translated()?.readAcross?.(a) ?? `${a.ownStar ? `The 7th sub lord ${planetInWords(a.csl)}, its own star lord, is read in the other chart.` : `The 7th sub lord ${planetInWords(a.csl)} and its star lord ${planetInWords(a.starLord)} are read in the other chart.`}`,
  belongToSelf: (a) => translated()?.belongToSelf?.(a) ?? `There ${a.planets.length === 0 ? `none belongs` : a.planets.length === 1 ? `${planetsInWords(a.planets)} belongs` : `${planetsInWords(a.planets)} belong`} to the Lagna and Moon lords.`,
  signifyMarriage: (a) => translated()?.signifyMarriage?.(a) ?? `${a.planets.length === 0 ? `None signifies` : a.planets.length === 1 ? `${planetsFirst(a.planets)} signifies` : `${planetsFirst(a.planets)} signify`} 2, 7 or 11 at level 1 or 2 and more strongly than 6, 8 and 12.`,
  seventhDenies: (a) => translated()?.seventhDenies?.(a) ?? `The 7th sub lord ${planetInWords(a.csl)} signifies ${a.held} of houses 6, 8 and 12.`,
  noDasha: (a) => translated()?.noDasha?.(a) ?? `No dasha of this birth runs at the moment asked about, which lies outside its 120 years. In both charts ${numberInWords(a.strong)} of 4 lords are strong for marriage.`,
  noDashaPlain: (a) => translated()?.noDashaPlain?.(a) ?? `No period of this birth runs at the moment asked about, which lies outside its 120 years. In both charts ${numberInWords(a.strong)} of 4 lords are strong for marriage.`,
  runningStrong: (a) => translated()?.runningStrong?.(a) ?? `Of the running lords ${a.planets.length === 0 ? `none is` : a.planets.length === 1 ? `${planetsInWords(a.planets)} is` : `${planetsInWords(a.planets)} are`} strong for marriage here, in both charts ${numberInWords(a.strong)} of 4.`,
  rulingOthersBirth: (a) => translated()?.rulingOthersBirth?.(a) ?? `${a.planets.length === 0 ? `None is a ruling planet` : a.planets.length === 1 ? `${planetsFirst(a.planets)} is a ruling planet` : `${planetsFirst(a.planets)} are ruling planets`} of the other's birth.`,
  unpromised: (a) => translated()?.unpromised?.(a) ?? `Marriage is not promised for ${a.who === 'FIRST' ? `the first person (7th sub lord ${planetInWords(a.first)})` : a.who === 'SECOND' ? `the second person (7th sub lord ${planetInWords(a.second)})` : `the first person (7th sub lord ${planetInWords(a.first)}) and the second person (7th sub lord ${planetInWords(a.second)})`}. So the verdict is at most below average.`,
  varna: (a) => translated()?.varna?.(a) ?? `${a.met ? `The groom's varna is not below the bride's.` : `The groom's varna is below the bride's.`}`,
  vashyaSame: () => translated()?.vashyaSame?.() ?? `Both are of one class.`,
  vashyaTable: (a) => translated()?.vashyaTable?.(a) ?? `The table gives ${numberInWords(a.score)} for a ${named(a.bride)} bride with a ${named(a.groom)} groom.`,
  tara: (a) => translated()?.tara?.(a) ?? `The count is ${numberInWords(a.there)} from the groom's star to the bride's and ${numberInWords(a.back)} back. The remainders by nine are ${numberInWords(a.thereRest)} and ${numberInWords(a.backRest)}, and 3, 5 and 7 give nothing.`,
  yoniSame: (a) => translated()?.yoniSame?.(a) ?? `Both stars have one animal, the ${named(a.animal)}.`,
  yoniApart: (a) => translated()?.yoniApart?.(a) ?? `The animals are the ${named(a.groom)} and the ${named(a.bride)}${a.enemies ? `, which are sworn enemies` : ``}.`,
  maitriOneLord: () => translated()?.maitriOneLord?.() ?? `One lord rules both Moon signs.`,
  maitri: (a) => translated()?.maitri?.(a) ?? `${planetFirst(a.groom)} holds ${planetInWords(a.bride)} as ${a.there === 'FRIEND' ? `friend` : a.there === 'NEUTRAL' ? `neutral` : `enemy`}, and ${planetInWords(a.bride)} holds ${planetInWords(a.groom)} as ${a.back === 'FRIEND' ? `friend` : a.back === 'NEUTRAL' ? `neutral` : `enemy`}.`,
  ganaSame: () => translated()?.ganaSame?.() ?? `Both are of one gana.`,
  ganaTable: (a) => translated()?.ganaTable?.(a) ?? `The table gives ${numberInWords(a.score)} for a ${named(a.groom)} groom with a ${named(a.bride)} bride.`,
  bhakoot: (a) => translated()?.bhakoot?.(a) ?? `The count is ${numberInWords(a.there)} from the bride's sign to the groom's and ${numberInWords(a.back)} back${a.type === 'NONE' ? `` : a.type === 'DWIRDWADASHA' ? `, which is dwirdwadasha` : a.type === 'NAVAPANCHAMA' ? `, which is navapanchama` : `, which is shadashtaka`}.`,
  nadi: (a) => translated()?.nadi?.(a) ?? `${a.same ? `Both stars are in one nadi.` : `The stars are in different nadis.`}`,
  selfRole: (a) => translated()?.selfRole?.(a) ?? `${a.role === 'LAGNA_SIGN_LORD' ? `Lagna sign lord` : a.role === 'LAGNA_STAR_LORD' ? `Lagna star lord` : a.role === 'LAGNA_SUB_LORD' ? `Lagna sub lord` : a.role === 'MOON_SIGN_LORD' ? `Moon sign lord` : `Moon star lord`}`,
  isOthers: (a) => translated()?.isOthers?.(a) ?? `${planetFirst(a.planet)} is the other's ${inWords(a.roles)}.`,
  seventhOf: (a) => translated()?.seventhOf?.(a) ?? `The 7th sub lord of the ${a.whose === 'first' ? `first` : `second`} person is ${planetInWords(a.csl)}, in ${a.ownStar ? `its own star` : `the star of ${planetInWords(a.starLord)}`}.`,
  marriageOf: (a) => translated()?.marriageOf?.(a) ?? `Marriage is ${a.side === 'yes' ? `promised` : a.side === 'split' ? `left open` : `not promised`} for the ${a.whose === 'first' ? `first` : `second`} person.`,
  onlyKpPart: () => translated()?.onlyKpPart?.() ?? `This is KP matching by sub lords. With the two promises it is the only part that speaks for KP.`,
  eleventhWishes: (a) => translated()?.eleventhWishes?.(a) ?? `The 11th sub lord signifies 2, 7 or 11 more strongly than 1, 6 and 10 in ${a.both ? `both charts` : `one chart`}.`,
  antardashasStrong: (a) => translated()?.antardashasStrong?.(a) ?? `${a.count === 0 ? `Neither antardasha lord is` : a.count === 1 ? `One antardasha lord is` : `Both antardasha lords are`} strong for marriage.`,
  antardashasAgainst: (a) => translated()?.antardashasAgainst?.(a) ?? `${a.count === 1 ? `One antardasha lord works` : `Both antardasha lords work`} against marriage.`,
  runningRules: (a) => translated()?.runningRules?.(a) ?? `Running in one chart, ${a.planets.length === 1 ? `${planetsInWords(a.planets)} is a ruling planet` : `${planetsInWords(a.planets)} are ruling planets`} of the other's birth.`,
  standsFor: (a) => translated()?.standsFor?.(a) ?? `${planetInWords(a.planet)}, which ${a.standing === 'STRONG' ? `is strong for` : a.standing === 'WEAK' ? `is weak for` : a.standing === 'AGAINST' ? `works against` : `is silent on`} marriage`,
  runningAntardashas: (a) => translated()?.runningAntardashas?.(a) ?? `The running antardasha ${a.lords.length === 1 ? `lord is` : `lords are`} ${inWords(a.lords)}.`,
  otherHasNone: () => translated()?.otherHasNone?.() ?? `In the other chart no antardasha runs at this moment.`,
  otherHasNonePlain: () => translated()?.otherHasNonePlain?.() ?? `In the other chart no shorter period runs at this moment.`,
  noAntardasha: () => translated()?.noAntardasha?.() ?? `No antardasha runs in either chart at this moment.`,
  noAntardashaPlain: () => translated()?.noAntardashaPlain?.() ?? `No shorter period runs in either chart at this moment.`,
};
