// Written by npm run generate from jaimini.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, digitsInWords, inWords, named, numberInWords, planetFirst, planetInWords, planetsFirst } from '@cuspal/speech';

type Messages = {
  readonly naturesByChart: () => string;
  readonly twoLords: (a: { readonly sign: string; readonly lord: PlanetName; readonly reason: string }) => string;
  readonly countEnded: (a: { readonly from: 'LAGNA' | 'TWELFTH'; readonly exception: 'first' | 'seventh' }) => string;
  readonly nodeDignityDiffers: () => string;
  readonly ascendantNearBorder: () => string;
  readonly argalasOnPoints: (a: { readonly points: number; readonly varga: string }) => string;
  readonly barringByNumber: () => string;
  readonly ketuCountsBackward: () => string;
  readonly threeMalefics: () => string;
  readonly arudhaLagnaIn: (a: { readonly sign: string; readonly house: number }) => string;
  readonly itsLord: (a: { readonly lord: PlanetName; readonly dignity: string }) => string;
  readonly nothingReadFromIt: () => string;
  readonly readFromIt: (a: { readonly readings: readonly string[] }) => string;
  readonly reading: (a: { readonly code: 'BOLD' | 'ESTEEM' | 'EXPENSE' | 'GAINS' | 'GENTLE' }) => string;
  readonly nextArudhas: () => string;
  readonly arudhasOfVarga: (a: { readonly varga: string }) => string;
  readonly nodesAsOwners: () => string;
  readonly ofTwoOwnSigns: (a: { readonly rule: '1' | '2' | '3' | '4' | '5' }) => string;
  readonly charaDashaRuns: (a: { readonly sign: string; readonly until: string }) => string;
  readonly charaDashaRunsPlain: (a: { readonly sign: string; readonly until: string }) => string;
  readonly antardashaRuns: (a: { readonly sign: string; readonly dates: string }) => string;
  readonly antardashaRunsPlain: (a: { readonly sign: string; readonly dates: string }) => string;
  readonly noneRunsOfListed: () => string;
  readonly noneRunsOfListedPlain: () => string;
  readonly beginsWithoutBalance: () => string;
  readonly nextVimshottari: () => string;
  readonly readingOfRao: () => string;
  readonly readingByParity: () => string;
  readonly lordThatCounts: (a: { readonly sign: string; readonly lord: PlanetName; readonly reason: string }) => string;
  readonly atmakarakaIs: (a: { readonly planet: PlanetName; readonly sign: string }) => string;
  readonly darakarakaIs: (a: { readonly planet: PlanetName }) => string;
  readonly schemeOfEight: (a: { readonly planet: PlanetName }) => string;
  readonly karakamsaAndSwamsa: () => string;
  readonly ranksMaySwap: () => string;
  readonly nextDeity: () => string;
  readonly nextSignPeriods: () => string;
  readonly shareRank: (a: { readonly planets: readonly PlanetName[]; readonly karaka: string }) => string;
  readonly rankIsVacant: (a: { readonly karakas: readonly string[] }) => string;
  readonly chosenDeity: (a: { readonly form: string; readonly avatar: string }) => string;
  readonly shownBy: (a: { readonly planet: PlanetName; readonly step: 'aspect' | 'lord' | 'occupant'; readonly sign: string }) => string;
  readonly avatarsAndForms: () => string;
  readonly otherDevatas: () => string;
  readonly nextNavamsa: () => string;
  readonly rahuBeforeKetu: () => string;
  readonly shareAtmakaraka: (a: { readonly planets: readonly PlanetName[]; readonly read: PlanetName }) => string;
  readonly noAmatyakaraka: () => string;
  readonly upapadaIn: (a: { readonly sign: string; readonly house: number }) => string;
  readonly keepingMarriage: (a: { readonly strength: 'MIXED' | 'STRAINED' | 'SUPPORTED' }) => string;
  readonly upapadaIsTendency: () => string;
  readonly nextMarriageByKp: () => string;
  readonly pointsAreOurOwn: () => string;
  readonly upapadaPlanets: () => string;
  readonly secondSignMends: () => string;
  readonly lordOfUpapada: (a: { readonly lord: PlanetName; readonly dignity: string }) => string;
  readonly lordOfSecond: (a: { readonly lord: PlanetName; readonly dignity: string }) => string;
  readonly lordOfUpapadaInHouse: (a: { readonly lord: PlanetName; readonly house: number }) => string;
  readonly maleficsThere: (a: { readonly planets: readonly PlanetName[]; readonly place: 'EIGHTH' | 'SECOND' | 'SEVENTH' | 'UPAPADA' }) => string;
  readonly beneficsAtUpapada: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly beneficsInSecond: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly signParity: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  naturesByChart: '004',
  twoLords: '10',
  countEnded: '10',
  ascendantNearBorder: '1',
  argalasOnPoints: '4',
  arudhaLagnaIn: '3',
  itsLord: '5',
  readFromIt: '4',
  nextArudhas: 'd',
  arudhasOfVarga: '5',
  nodesAsOwners: '1',
  ofTwoOwnSigns: [['rule'],{'1':'0','2':'1','3':'0','4':'1','5':'0'}],
  antardashaRuns: '4',
  antardashaRunsPlain: '4',
  beginsWithoutBalance: 'c',
  nextVimshottari: 'd',
  readingOfRao: '10',
  lordThatCounts: '1',
  atmakarakaIs: '05',
  karakamsaAndSwamsa: '11',
  ranksMaySwap: '1',
  nextDeity: 'd',
  nextSignPeriods: 'c',
  rankIsVacant: '1',
  shownBy: '1',
  otherDevatas: '10',
  nextNavamsa: 'd',
  rahuBeforeKetu: '1',
  noAmatyakaraka: '1',
  upapadaIn: '3',
  upapadaIsTendency: '13',
  nextMarriageByKp: 'f',
  upapadaPlanets: '10',
  secondSignMends: '10',
  lordOfUpapada: '1',
  lordOfSecond: '1',
  lordOfUpapadaInHouse: '3',
  maleficsThere: '1',
  beneficsAtUpapada: '1',
  beneficsInSecond: '1',
} as const;

const translated = catalogue<Messages>('ephemeris/jaimini/jaimini', () => say, marks, {
  'bn': () => import('./translations/jaimini.messages.bn.ts'),
  'es': () => import('./translations/jaimini.messages.es.ts'),
  'hi': () => import('./translations/jaimini.messages.hi.ts'),
  'mr': () => import('./translations/jaimini.messages.mr.ts'),
  'pt': () => import('./translations/jaimini.messages.pt.ts'),
  'ta': () => import('./translations/jaimini.messages.ta.ts'),
  'te': () => import('./translations/jaimini.messages.te.ts'),
});

export const say: Messages = {
  naturesByChart: () => translated()?.naturesByChart?.() ?? `Natures go by the chart. The Moon is benefic from 84 to 276 degrees ahead of the Sun. Another school takes the waxing Moon as benefic.`,
  twoLords: (a) => translated()?.twoLords?.(a) ?? `${named(a.sign)} has two lords. ${planetFirst(a.lord)} was taken because ${a.reason}.`,
  countEnded: (a) => translated()?.countEnded?.(a) ?? `The count ended on ${a.from === 'LAGNA' ? `${a.exception === 'first' ? `the Lagna itself` : `the seventh sign from the Lagna`}` : `${a.exception === 'first' ? `the twelfth house itself` : `the seventh sign from the twelfth house`}`}, so the tenth sign from there is taken. Some authors leave the count as it is.`,
  nodeDignityDiffers: () => translated()?.nodeDignityDiffers?.() ?? `Schools differ on the dignity of Rahu and Ketu.`,
  ascendantNearBorder: () => translated()?.ascendantNearBorder?.() ?? `The Ascendant is within 1 degree of a sign border, so the houses depend on an exact birth time.`,
  argalasOnPoints: (a) => translated()?.argalasOnPoints?.(a) ?? `This shows the Jaimini argalas on ${numberInWords(a.points)} points of the ${a.varga}, and what obstructs them.`,
  barringByNumber: () => translated()?.barringByNumber?.() ?? `As many planets in the barring sign bar an argala. The textbook then compares their strengths, which is not done here.`,
  ketuCountsBackward: () => translated()?.ketuCountsBackward?.() ?? `From the sign that holds Ketu all places are counted against the zodiac.`,
  threeMalefics: () => translated()?.threeMalefics?.() ?? `Three or more malefics in the third place make an argala that nothing bars, and they do not bar the eleventh.`,
  arudhaLagnaIn: (a) => translated()?.arudhaLagnaIn?.(a) ?? `The Arudha Lagna, which shows how a person is seen, is ${named(a.sign)} in house ${numberInWords(a.house)}.`,
  itsLord: (a) => translated()?.itsLord?.(a) ?? `Its lord is ${planetInWords(a.lord)}, ${a.dignity}.`,
  nothingReadFromIt: () => translated()?.nothingReadFromIt?.() ?? `No planet stands where the textbook reads gains, expense or esteem from it.`,
  readFromIt: (a) => translated()?.readFromIt?.(a) ?? `From it the textbook reads ${inWords(a.readings)}.`,
  reading: (a) => translated()?.reading?.(a) ?? `${a.code === 'GAINS' ? `gains` : a.code === 'EXPENSE' ? `expense` : a.code === 'ESTEEM' ? `esteem` : a.code === 'BOLD' ? `boldness` : `gentleness`}`,
  nextArudhas: () => translated()?.nextArudhas?.() ?? `It gives the arudhas of all twelve houses and of the planets.`,
  arudhasOfVarga: (a) => translated()?.arudhasOfVarga?.(a) ?? `This shows the Jaimini arudhas of twelve houses and nine planets in the ${a.varga}.`,
  nodesAsOwners: () => translated()?.nodesAsOwners?.() ?? `Rahu counts as owner of Aquarius and Ketu of Scorpio for their own arudhas.`,
  ofTwoOwnSigns: (a) => translated()?.ofTwoOwnSigns?.(a) ?? `Of two own signs rule ${digitsInWords(a.rule)} takes the one with ${a.rule === '1' ? `more planets in it` : a.rule === '2' ? `more of Jupiter, Mercury and its lord in it or seeing it` : a.rule === '3' ? `an exalted planet in it` : a.rule === '4' ? `its lord in a sign of the other kind, odd or even` : `the stronger kind, where dual comes before fixed and fixed before movable`}.`,
  charaDashaRuns: (a) => translated()?.charaDashaRuns?.(a) ?? `The Chara dasha of ${named(a.sign)} runs until ${dayInWords(a.until)}.`,
  charaDashaRunsPlain: (a) => translated()?.charaDashaRunsPlain?.(a) ?? `The Chara period of ${named(a.sign)} runs until ${dayInWords(a.until)}.`,
  antardashaRuns: (a) => translated()?.antardashaRuns?.(a) ?? `In it the antardasha of ${named(a.sign)} runs ${a.dates}.`,
  antardashaRunsPlain: (a) => translated()?.antardashaRunsPlain?.(a) ?? `In it the shorter period of ${named(a.sign)} runs ${a.dates}.`,
  noneRunsOfListed: () => translated()?.noneRunsOfListed?.() ?? `No Chara dasha of the cycles listed runs at this moment.`,
  noneRunsOfListedPlain: () => translated()?.noneRunsOfListedPlain?.() ?? `No Chara period of the cycles listed runs at this moment.`,
  beginsWithoutBalance: () => translated()?.beginsWithoutBalance?.() ?? `It begins at birth without a balance, and a year has 365.25 days.`,
  nextVimshottari: () => translated()?.nextVimshottari?.() ?? `It gives the Vimshottari periods, by which KP judges time.`,
  readingOfRao: () => translated()?.readingOfRao?.() ?? `A sign has one year more with an exalted lord and one less with a debilitated one. The second cycle gives it the rest of twelve years.`,
  readingByParity: () => translated()?.readingByParity?.() ?? `Direction and count start from whether the sign is odd or even.`,
  lordThatCounts: (a) => translated()?.lordThatCounts?.(a) ?? `Of the two lords of ${named(a.sign)} ${planetInWords(a.lord)} counts, because ${a.reason}.`,
  atmakarakaIs: (a) => translated()?.atmakarakaIs?.(a) ?? `${planetFirst(a.planet)} is the Atmakaraka, which stands for the self. Its karakamsa is ${named(a.sign)}.`,
  darakarakaIs: (a) => translated()?.darakarakaIs?.(a) ?? `The spouse is shown by the Darakaraka, which is ${planetInWords(a.planet)}.`,
  schemeOfEight: (a) => translated()?.schemeOfEight?.(a) ?? `The scheme of eight takes ${planetInWords(a.planet)} as the Atmakaraka.`,
  karakamsaAndSwamsa: () => translated()?.karakamsaAndSwamsa?.() ?? `The karakamsa is the navamsa sign of the Atmakaraka, the swamsa the rising sign of the navamsa. Some authors call the karakamsa swamsa.`,
  ranksMaySwap: () => translated()?.ranksMaySwap?.() ?? `Planets less than one minute of arc apart may swap their ranks with another birth time or ayanamsa.`,
  nextDeity: () => translated()?.nextDeity?.() ?? `It reads the chosen deity from the karakamsa.`,
  nextSignPeriods: () => translated()?.nextSignPeriods?.() ?? `It shows in which sign periods these planets come to the fore.`,
  shareRank: (a) => translated()?.shareRank?.(a) ?? `${planetsFirst(a.planets)} stand at one degree and share the ${a.karaka}.`,
  rankIsVacant: (a) => translated()?.rankIsVacant?.(a) ?? `No planet holds ${inWords(a.karakas)}, so the fixed significator is read there.`,
  chosenDeity: (a) => translated()?.chosenDeity?.(a) ?? `Tradition gives ${named(a.form)} as the chosen deity, or ${named(a.avatar)} as a form of Vishnu.`,
  shownBy: (a) => translated()?.shownBy?.(a) ?? `${planetFirst(a.planet)} shows it, because it ${a.step === 'occupant' ? `is in` : a.step === 'aspect' ? `aspects` : `rules`} ${named(a.sign)}, the twelfth sign from the karakamsa.`,
  avatarsAndForms: () => translated()?.avatarsAndForms?.() ?? `The avatars follow a modern textbook. The other forms are common usage, which differs by region.`,
  otherDevatas: () => translated()?.otherDevatas?.() ?? `The dharma devata is read from the ninth sign from the karakamsa. The palana devata is read from the sixth sign from the Amatyakaraka.`,
  nextNavamsa: () => translated()?.nextNavamsa?.() ?? `It shows the navamsa from which this is read.`,
  rahuBeforeKetu: () => translated()?.rahuBeforeKetu?.() ?? `Rahu and Ketu always have the same degree of the navamsa, so Rahu is used as the first of them.`,
  shareAtmakaraka: (a) => translated()?.shareAtmakaraka?.(a) ?? `${planetsFirst(a.planets)} share the rank of Atmakaraka, and ${planetInWords(a.read)} is used as the first of them.`,
  noAmatyakaraka: () => translated()?.noAmatyakaraka?.() ?? `No planet is Amatyakaraka after that tie, so Mercury, its fixed significator, is read.`,
  upapadaIn: (a) => translated()?.upapadaIn?.(a) ?? `The Upapada, which Jaimini reads for marriage, is ${named(a.sign)} in house ${numberInWords(a.house)}.`,
  keepingMarriage: (a) => translated()?.keepingMarriage?.(a) ?? `${a.strength === 'SUPPORTED' ? `What surrounds it supports keeping a marriage more than it strains it.` : a.strength === 'MIXED' ? `Support for keeping a marriage and strain on it are near to balance.` : `What surrounds it strains keeping a marriage more than it supports it.`}`,
  upapadaIsTendency: () => translated()?.upapadaIsTendency?.() ?? `Upapada shows tendencies in keeping a marriage. KP judges it from the sub lord of the 7th cusp (get_marriage_advanced).`,
  nextMarriageByKp: () => translated()?.nextMarriageByKp?.() ?? `It judges marriage by the sub lord of the 7th cusp.`,
  pointsAreOurOwn: () => translated()?.pointsAreOurOwn?.() ?? `The points are our own. The textbook reads the planets and signs, but it counts nothing.`,
  upapadaPlanets: () => translated()?.upapadaPlanets?.() ?? `Planets in the Upapada describe the marriage. The second and seventh sign from it show what strains it, the eighth how long it holds.`,
  secondSignMends: () => translated()?.secondSignMends?.() ?? `A strong lord of the second sign mends. The eighth sign is also the one by which some read a second marriage.`,
  lordOfUpapada: (a) => translated()?.lordOfUpapada?.(a) ?? `${planetFirst(a.lord)}, lord of the Upapada, is ${a.dignity}.`,
  lordOfSecond: (a) => translated()?.lordOfSecond?.(a) ?? `${planetFirst(a.lord)}, lord of the second sign, is ${a.dignity}.`,
  lordOfUpapadaInHouse: (a) => translated()?.lordOfUpapadaInHouse?.(a) ?? `${planetFirst(a.lord)}, lord of the Upapada, is in house ${numberInWords(a.house)}.`,
  maleficsThere: (a) => translated()?.maleficsThere?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `stands` : `stand`} ${a.place === 'UPAPADA' ? `in the Upapada without a benefic in it or seeing it` : a.place === 'SECOND' ? `in the second sign from the Upapada without a benefic` : a.place === 'SEVENTH' ? `in the seventh sign from the Upapada without a benefic` : `in the eighth sign from the Upapada without a benefic`}.`,
  beneficsAtUpapada: (a) => translated()?.beneficsAtUpapada?.(a) ?? `${a.planets.length === 1 ? `${planetsFirst(a.planets)}, a benefic, is in the Upapada or sees it.` : `${planetsFirst(a.planets)}, which are benefics, are in the Upapada or see it.`}`,
  beneficsInSecond: (a) => translated()?.beneficsInSecond?.(a) ?? `${a.planets.length === 1 ? `${planetsFirst(a.planets)}, a benefic, is in the second sign from the Upapada.` : `${planetsFirst(a.planets)}, which are benefics, are in the second sign from the Upapada.`}`,
  signParity: () => translated()?.signParity?.() ?? `Sign parity`,
};
