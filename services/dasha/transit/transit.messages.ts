// Written by npm run generate from transit.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, digitsInWords, housesNamed, inWords, instantInWords, named, namesInWords, numberInWords, planetFirst, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly bindusAndStay: (a: { readonly bindus: number; readonly sign: string; readonly ease: boolean }) => string;
  readonly subWindowsBesideTransit: () => string;
  readonly noHousesForSubLords: () => string;
  readonly saturnStaysCut: () => string;
  readonly inEighthSign: (a: { readonly sign: string; readonly end: string }) => string;
  readonly notInEighthSign: (a: { readonly sign: string }) => string;
  readonly notEnteredWithin: (a: { readonly cut: boolean }) => string;
  readonly thereNext: (a: { readonly span: string }) => string;
  readonly bindusEaseStay: (a: { readonly bindus: number }) => string;
  readonly noHouseAndNoMidheaven: () => string;
  readonly eclipsesMissing: () => string;
  readonly visibleAtMaximum: () => string;
  readonly eclipseExtension: () => string;
  readonly nextSubLordsOfDegrees: () => string;
  readonly noEclipse: () => string;
  readonly midheaven: () => string;
  readonly strongestEclipse: (a: { readonly count: number; readonly kind: 'LUNAR' | 'SOLAR'; readonly day: string; readonly score: number }) => string;
  readonly touchesNoPoint: () => string;
  readonly touchesPoints: (a: { readonly points: readonly string[] }) => string;
  readonly scorePredictsNothing: () => string;
  readonly eclipseActive: () => string;
  readonly eclipseSensitive: () => string;
  readonly eclipseDegreeRead: () => string;
  readonly eclipseRowsMissing: () => string;
  readonly noneInvolvesDashaLord: (a: { readonly count: number }) => string;
  readonly firstActiveEclipse: (a: { readonly count: number; readonly active: number; readonly day: string }) => string;
  readonly eclipseSetsOff: (a: { readonly starLord: PlanetName; readonly subLord: PlanetName; readonly cusps: readonly number[] }) => string;
  readonly jupiterReturn: (a: { readonly cycle: number; readonly bindus: number; readonly good: boolean }) => string;
  readonly momentOfCall: () => string;
  readonly momentOfField: (a: { readonly field: 'birth_datetime' | 'query_datetime' }) => string;
  readonly moonInSubs: (a: { readonly at: string; readonly count: number }) => string;
  readonly pointsRankStretches: () => string;
  readonly scanBeyondEphemeris: () => string;
  readonly scanGoesOn: (a: { readonly start: string }) => string;
  readonly noSadeSatiInScan: () => string;
  readonly nextCycleBegins: (a: { readonly day: string }) => string;
  readonly heaviestStretch: (a: { readonly span: string; readonly score: number }) => string;
  readonly windowsRelieved: (a: { readonly count: number }) => string;
  readonly scoreIsTendency: () => string;
  readonly phasesCountSigns: () => string;
  readonly intensityByWindows: () => string;
  readonly stayOutsideYearsCut: () => string;
  readonly nextWeighingStretches: () => string;
  readonly cycleSpan: (a: { readonly start: string; readonly end: string }) => string;
  readonly sadeSatiInterrupted: () => string;
  readonly sadeSatiRuns: (a: { readonly phase: 'Janma' | 'Patha' | 'Vraya' }) => string;
  readonly saturnLeavesSign: (a: { readonly end: string }) => string;
  readonly sadeSatiDoesNotRun: () => string;
  readonly noFurtherCycle: (a: { readonly cut: boolean }) => string;
  readonly nextCycle: (a: { readonly start: string; readonly end: string }) => string;
  readonly allLinesStrike: () => string;
  readonly rightAndLeft: () => string;
  readonly noLineReachesCorner: () => string;
  readonly pairedSounds: () => string;
  readonly letterA: () => string;
  readonly sunDidNotRise: () => string;
  readonly boardSilent: () => string;
  readonly boardWeak: () => string;
  readonly boardMixed: (a: { readonly times: number }) => string;
  readonly boardFavourable: (a: { readonly benefic: number; readonly malefic: number }) => string;
  readonly boardUnfavourable: (a: { readonly malefic: number; readonly benefic: number }) => string;
  readonly pointsStruck: (a: { readonly points: number; readonly well: number; readonly badly: number; readonly both: number }) => string;
  readonly nodesAndSubChanges: () => string;
  readonly subChangeTable: (a: { readonly planets: readonly PlanetName[]; readonly at: string }) => string;
  readonly nextHours: () => string;
  readonly nextAgreeingTimes: () => string;
  readonly outsideDashaYears: () => string;
  readonly nextTestsEvent: () => string;
  readonly periodLordDecides: (a: { readonly period: 'AD' | 'MD' | 'PD'; readonly planet: PlanetName; readonly by: 'BOTH' | 'FAVOURS' | 'OBSTRUCTS' | 'SILENT'; readonly favoured: readonly number[]; readonly obstructed: readonly number[] }) => string;
  readonly starLordsBringUp: (a: { readonly houses: string }) => string;
  readonly noDashaLordRuns: () => string;
  readonly searchEndedAt: (a: { readonly at: string }) => string;
  readonly nodesAndCrossings: () => string;
  readonly crossingList: (a: { readonly count: number; readonly planets: readonly PlanetName[]; readonly start: string; readonly end: string }) => string;
  readonly firstSubOfWindow: () => string;
  readonly nextPeriods: () => string;
  readonly nextPromised: () => string;
  readonly quoteFromStart: () => string;
  readonly stagesEmpty: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly ephemerisEnds: () => string;
  readonly searchStopped: (a: { readonly stop: string }) => string;
  readonly noDayWithoutPromise: () => string;
  readonly noDayNamed: (a: { readonly why: string }) => string;
  readonly classicalRules: () => string;
  readonly signEntryOutside: () => string;
  readonly noPeriodBrings: () => string;
  readonly everyMoonWindowDelayed: () => string;
  readonly bodyHasNoWindow: (a: { readonly body: PlanetName }) => string;
  readonly noDayByTransitsAlone: () => string;
  readonly noDayRecommended: (a: { readonly why: string }) => string;
  readonly agreeBest: (a: { readonly bodies: readonly PlanetName[]; readonly day: string; readonly before: 'LATER' | 'SAME_DAY' | 'SOON'; readonly first: string }) => string;
  readonly weakerPeriodOfDay: () => string;
  readonly looksAsFar: (a: { readonly end: string; readonly ephemerisEnds: boolean }) => string;
  readonly weakerPeriodsAlone: () => string;
  readonly returnIsSidereal: () => string;
  readonly returnsAfter2399: () => string;
  readonly noHousesNamed: () => string;
  readonly noFurtherReturn: (a: { readonly planet: PlanetName; readonly cut: boolean }) => string;
  readonly nextReturn: (a: { readonly planet: PlanetName; readonly number: number; readonly day: string; readonly age: number }) => string;
  readonly runningReturn: (a: { readonly number: number; readonly start: string; readonly end: string }) => string;
  readonly returnPassages: (a: { readonly passages: number }) => string;
  readonly returnHouses: (a: { readonly planet: PlanetName; readonly occupied: readonly number[]; readonly owned: readonly number[] }) => string;
  readonly returnInSub: (a: { readonly planet: PlanetName; readonly subLord: PlanetName }) => string;
  readonly returnDashaLords: (a: { readonly lords: readonly PlanetName[] }) => string;
  readonly saturnStage: (a: { readonly stage: number }) => string;
  readonly noContactWithinDegree: () => string;
  readonly contactsWithinDegree: (a: { readonly count: number }) => string;
  readonly closestContact: (a: { readonly planet: PlanetName; readonly point: string; readonly orb: string; readonly applying: boolean }) => string;
  readonly decidesForNone: (a: { readonly event: string }) => string;
  readonly mostlyFavours: (a: { readonly event: string; readonly favoured: readonly number[]; readonly obstructed: readonly number[] }) => string;
  readonly housesByPlanets: (a: { readonly houses: readonly string[] }) => string;
  readonly houseByPlanets: (a: { readonly house: number; readonly count: number }) => string;
  readonly subLordsFavour: (a: { readonly houses: string }) => string;
  readonly subLordsObstruct: (a: { readonly houses: string }) => string;
  readonly subLordsSilent: () => string;
  readonly wellPlaced: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly obstructed: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly badlyPlaced: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly relieved: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly badlyPlacedAndRelieved: (a: { readonly bad: readonly PlanetName[]; readonly relieved: readonly PlanetName[] }) => string;
  readonly skyConfirms: (a: { readonly at: string; readonly verdict: 'CONFIRMED' | 'NOT_CONFIRMED' | 'PARTIAL'; readonly matter: string }) => string;
  readonly transitsAloneDoNotGive: () => string;
  readonly butRunningDasha: (a: { readonly dasha: 'FULL' | 'PARTIAL' | 'SILENT' | 'WEAK' }) => string;
  readonly noNewAgreement: (a: { readonly body: PlanetName; readonly days: number }) => string;
  readonly nextAgreement: (a: { readonly dasha: 'FULL' | 'PARTIAL' | 'SILENT' | 'WEAK'; readonly body: PlanetName; readonly again: boolean; readonly at: string }) => string;
  readonly runningDashaWithoutPromise: (a: { readonly dasha: 'FULL' | 'PARTIAL' | 'SILENT' | 'WEAK' }) => string;
  readonly runningDasha: (a: { readonly dasha: 'FULL' | 'PARTIAL' | 'SILENT' | 'WEAK' }) => string;
  readonly rulingPlanetsAgree: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly bothRoles: (a: { readonly body: PlanetName }) => string;
  readonly noPlanetStrong: () => string;
  readonly confirmedByBoth: () => string;
  readonly confirmedByNeither: () => string;
  readonly confirmedButOpposed: () => string;
  readonly confirmedByOneSide: (a: { readonly by: 'DASHA' | 'SCALE' }) => string;
  readonly bodiesAgree: (a: { readonly body: PlanetName; readonly byScale: boolean; readonly opposing: readonly PlanetName[]; readonly agreeing: readonly PlanetName[] }) => string;
  readonly strongPlanets: (a: { readonly planets: readonly PlanetName[]; readonly standIns: readonly PlanetName[] }) => string;
  readonly bodyTested: (a: { readonly planet: PlanetName; readonly scale: boolean; readonly starLord: PlanetName; readonly subLord: PlanetName; readonly test: 'CONFIRMS' | 'NEUTRAL' | 'OFFERS' | 'OPPOSES' | 'TRIPLE'; readonly against: readonly PlanetName[] }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  subWindowsBesideTransit: '14',
  noHousesForSubLords: '1',
  inEighthSign: '1',
  notInEighthSign: '1',
  notEnteredWithin: 'c',
  thereNext: 'c',
  noHouseAndNoMidheaven: '1',
  eclipsesMissing: 'c',
  eclipseExtension: '4c',
  nextSubLordsOfDegrees: 'd',
  touchesNoPoint: 'd',
  touchesPoints: 'c',
  eclipseActive: '1',
  eclipseSensitive: 'd',
  eclipseRowsMissing: 'c',
  noneInvolvesDashaLord: '1',
  firstActiveEclipse: '1',
  eclipseSetsOff: [['cusps'],{'=0':'5','one':'7','other':'7'}],
  momentOfField: '1',
  pointsRankStretches: '0c',
  scanGoesOn: '01',
  phasesCountSigns: '1',
  intensityByWindows: '1c',
  nextWeighingStretches: 'c',
  cycleSpan: 'c',
  noLineReachesCorner: '0c',
  nextHours: 'd',
  nextAgreeingTimes: 'c',
  outsideDashaYears: '1',
  nextTestsEvent: 'c',
  periodLordDecides: '1',
  starLordsBringUp: '1',
  noDashaLordRuns: '1',
  crossingList: '1',
  firstSubOfWindow: '1',
  nextPeriods: 'd',
  nextPromised: 'c',
  searchStopped: '01',
  classicalRules: 'd0',
  weakerPeriodOfDay: '1',
  looksAsFar: [['ephemerisEnds'],{'true':'4','false':'5'}],
  weakerPeriodsAlone: '01',
  noHousesNamed: '1',
  returnPassages: 'c',
  returnHouses: '3',
  returnDashaLords: '1',
  noContactWithinDegree: '1',
  contactsWithinDegree: '1',
  closestContact: '1',
  decidesForNone: '1',
  mostlyFavours: '3',
  housesByPlanets: [['houses'],{'=0':'0','one':'0','other':'1'}],
  subLordsFavour: '5',
  subLordsObstruct: 'c',
  subLordsSilent: '1',
  wellPlaced: '1',
  butRunningDasha: '5',
  nextAgreement: [['dasha'],{'FULL':'1','PARTIAL':'1','WEAK':'0','SILENT':'0'}],
  runningDashaWithoutPromise: '14',
  runningDasha: '1',
  rulingPlanetsAgree: '1',
  bothRoles: '1',
  confirmedByBoth: '5',
  confirmedByNeither: '5',
  confirmedButOpposed: '5',
  confirmedByOneSide: '5',
  bodiesAgree: '1',
  bodyTested: [['test','against'],{'TRIPLE one':'0','TRIPLE other':'0','CONFIRMS one':'0','CONFIRMS other':'0','OPPOSES one':'00','OPPOSES other':'04','OFFERS one':'0','OFFERS other':'0','NEUTRAL one':'0','NEUTRAL other':'0'}],
} as const;

const translated = catalogue<Messages>('dasha/transit/transit', () => say, marks, {
  'bn': () => import('./translations/transit.messages.bn.ts'),
  'es': () => import('./translations/transit.messages.es.ts'),
  'hi': () => import('./translations/transit.messages.hi.ts'),
  'mr': () => import('./translations/transit.messages.mr.ts'),
  'pt': () => import('./translations/transit.messages.pt.ts'),
  'ta': () => import('./translations/transit.messages.ta.ts'),
  'te': () => import('./translations/transit.messages.te.ts'),
});

export const say: Messages = {
  bindusAndStay: (a) => translated()?.bindusAndStay?.(a) ?? `Saturn has ${a.bindus === 1 ? `1 bindu` : `${numberInWords(a.bindus)} bindus`} in ${named(a.sign)}${a.ease ? `. Four or more ease the stay, but the verdicts do not count them.` : `, fewer than four, so they do not ease the stay.`}`,
  subWindowsBesideTransit: () => translated()?.subWindowsBesideTransit?.() ?? `The sub windows are a KP reading beside a Parashari transit, and neither decides the other. Their intensity is our own score.`,
  noHousesForSubLords: () => translated()?.noHousesForSubLords?.() ?? `No Placidus houses exist at the birth place, so the KP reading by sub lords is left out.`,
  saturnStaysCut: () => translated()?.saturnStaysCut?.() ?? `The sixty years round the moment reach beyond 1800 to 2399, so stays outside are missing or cut.`,
  inEighthSign: (a) => translated()?.inEighthSign?.(a) ?? `Saturn is in ${named(a.sign)}, the eighth sign from the natal Moon, until ${dayInWords(a.end)}.`,
  notInEighthSign: (a) => translated()?.notInEighthSign?.(a) ?? `Saturn is not in ${named(a.sign)}, the eighth sign from the natal Moon, at this moment.`,
  notEnteredWithin: (a) => translated()?.notEnteredWithin?.(a) ?? `It does not enter it within ${a.cut ? `the years up to 2399` : `30 years`}.`,
  thereNext: (a) => translated()?.thereNext?.(a) ?? `It is there next ${a.span}.`,
  bindusEaseStay: (a) => translated()?.bindusEaseStay?.(a) ?? `Saturn has ${a.bindus === 1 ? `1 bindu` : `${numberInWords(a.bindus)} bindus`} there, which ease the stay.`,
  noHouseAndNoMidheaven: () => translated()?.noHouseAndNoMidheaven?.() ?? `No Placidus houses exist at the birth place, so no natal house and no MC are given.`,
  eclipsesMissing: () => translated()?.eclipsesMissing?.() ?? `These years reach beyond 1800 to 2399, so eclipses outside are missing.`,
  visibleAtMaximum: () => translated()?.visibleAtMaximum?.() ?? `Visible means at the instant of the maximum. A phase before or after it may still be seen.`,
  eclipseExtension: () => translated()?.eclipseExtension?.() ?? `This is a service extension that scores eclipse contacts by points of our own, stated by no book. It names sensitive dates and degrees and predicts no event.`,
  nextSubLordsOfDegrees: () => translated()?.nextSubLordsOfDegrees?.() ?? `It reads the sub lords of these degrees and when they are set off.`,
  noEclipse: () => translated()?.noEclipse?.() ?? `No eclipse falls in these years.`,
  midheaven: () => translated()?.midheaven?.() ?? `Midheaven`,
  strongestEclipse: (a) => translated()?.strongestEclipse?.(a) ?? `Of ${a.count === 1 ? `1 eclipse` : `${numberInWords(a.count)} eclipses`} the ${a.kind === 'SOLAR' ? `solar` : `lunar`} one of ${dayInWords(a.day)} falls most on this chart, at ${numberInWords(a.score)} of 100.`,
  touchesNoPoint: () => translated()?.touchesNoPoint?.() ?? `It touches no natal point within the orb.`,
  touchesPoints: (a) => translated()?.touchesPoints?.(a) ?? `It touches the natal ${namesInWords(a.points)}.`,
  scorePredictsNothing: () => translated()?.scorePredictsNothing?.() ?? `The score is our own and predicts no event.`,
  eclipseActive: () => translated()?.eclipseActive?.() ?? `An eclipse is active where a running dasha lord is sign, star or sub lord of its degree.`,
  eclipseSensitive: () => translated()?.eclipseSensitive?.() ?? `It is sensitive where a ruling planet of the maximum at the birth place is, else dormant.`,
  eclipseDegreeRead: () => translated()?.eclipseDegreeRead?.() ?? `An eclipse degree is read for about six months and opens no matter that the natal chart denies.`,
  eclipseRowsMissing: () => translated()?.eclipseRowsMissing?.() ?? `These years reach beyond 1800 to 2399 or what one call can search, so rows are missing.`,
  noneInvolvesDashaLord: (a) => translated()?.noneInvolvesDashaLord?.(a) ?? `None of ${a.count === 1 ? `1 eclipse` : `${numberInWords(a.count)} eclipses`} involves a running dasha lord.`,
  firstActiveEclipse: (a) => translated()?.firstActiveEclipse?.(a) ?? `Of ${a.count === 1 ? `1 eclipse` : `${numberInWords(a.count)} eclipses`} ${a.active === 1 ? `1 involves` : `${numberInWords(a.active)} involve`} a running dasha lord, first that of ${dayInWords(a.day)}.`,
  eclipseSetsOff: (a) => translated()?.eclipseSetsOff?.(a) ?? `Its star lord is ${planetInWords(a.starLord)} and its sub lord ${planetInWords(a.subLord)}, and it sets off ${a.cusps.length === 0 ? `no cusp` : a.cusps.length === 1 ? `cusp ${inWords(a.cusps)}` : `cusps ${inWords(a.cusps)}`}.`,
  jupiterReturn: (a) => translated()?.jupiterReturn?.(a) ?? `Return ${numberInWords(a.cycle)} of Jupiter begins a cycle of growth, learning and trust. ${a.bindus === 1 ? `1 bindu in the natal sign supports` : `${numberInWords(a.bindus)} bindus in the natal sign support`} it${a.good ? `` : ` little`}.`,
  momentOfCall: () => translated()?.momentOfCall?.() ?? `The moment is that of the call.`,
  momentOfField: (a) => translated()?.momentOfField?.(a) ?? `The moment is that of ${a.field === 'query_datetime' ? `query_datetime` : `birth_datetime`}.`,
  moonInSubs: (a) => translated()?.moonInSubs?.(a) ?? `The table shows the Moon on ${instantInWords(a.at)} by sign, star and sub, and the ${numberInWords(a.count)} subs it enters next.`,
  pointsRankStretches: () => translated()?.pointsRankStretches?.() ?? `The points are our own and no book states them. They rank stretches and predict no event.`,
  scanBeyondEphemeris: () => translated()?.scanBeyondEphemeris?.() ?? `The scan reaches beyond 2399, where the ephemeris ends, so what lies after it is missing.`,
  scanGoesOn: (a) => translated()?.scanGoesOn?.(a) ?? `Not all of the scan fits one call. Go on with scan_start at ${instantInWords(a.start)}.`,
  noSadeSatiInScan: () => translated()?.noSadeSatiInScan?.() ?? `Saturn is not in Sade Sati within this scan.`,
  nextCycleBegins: (a) => translated()?.nextCycleBegins?.(a) ?? `The next cycle begins on ${dayInWords(a.day)}.`,
  heaviestStretch: (a) => translated()?.heaviestStretch?.(a) ?? `The heaviest stretch of Sade Sati in this scan runs ${a.span}, at ${numberInWords(a.score)} of 100.`,
  windowsRelieved: (a) => translated()?.windowsRelieved?.(a) ?? `${a.count === 0 ? `No window of it has` : a.count === 1 ? `1 window of it has` : `${numberInWords(a.count)} windows of it have`} a relieving factor.`,
  scoreIsTendency: () => translated()?.scoreIsTendency?.() ?? `The score is our own and speaks of a tendency, not of an event.`,
  phasesCountSigns: () => translated()?.phasesCountSigns?.() ?? `Phases count whole signs from the natal Moon, not 45 degrees either side of it.`,
  intensityByWindows: () => translated()?.intensityByWindows?.() ?? `Intensity is our own score on KP sub lords, shown window by window in get_sade_sati_intensity. It is a tendency and no event.`,
  stayOutsideYearsCut: () => translated()?.stayOutsideYearsCut?.() ?? `The search reaches beyond the years 1800 to 2399, so stays outside them are missing or cut.`,
  nextWeighingStretches: () => translated()?.nextWeighingStretches?.() ?? `It shows which stretches of a cycle weigh and which relieve.`,
  cycleSpan: (a) => translated()?.cycleSpan?.(a) ?? `It began on ${dayInWords(a.start)} and ends on ${dayInWords(a.end)}.`,
  sadeSatiInterrupted: () => translated()?.sadeSatiInterrupted?.() ?? `Sade Sati is interrupted at this moment, because Saturn is out of its three signs.`,
  sadeSatiRuns: (a) => translated()?.sadeSatiRuns?.(a) ?? `Sade Sati runs at this moment, in its ${a.phase === 'Vraya' ? `first` : a.phase === 'Janma' ? `second` : `third`} phase (${named(a.phase)}).`,
  saturnLeavesSign: (a) => translated()?.saturnLeavesSign?.(a) ?? `Saturn leaves this sign on ${dayInWords(a.end)}.`,
  sadeSatiDoesNotRun: () => translated()?.sadeSatiDoesNotRun?.() ?? `Sade Sati does not run at this moment.`,
  noFurtherCycle: (a) => translated()?.noFurtherCycle?.(a) ?? `No further cycle begins within ${a.cut ? `the years 1800 to 2399` : `100 years of birth`}.`,
  nextCycle: (a) => translated()?.nextCycle?.(a) ?? `The next cycle runs from ${dayInWords(a.start)} to ${dayInWords(a.end)}.`,
  allLinesStrike: () => translated()?.allLinesStrike?.() ?? `All three lines strike, as the textbook used takes them. The emphasised one is that which Narapatijayacharya gives the motion.`,
  rightAndLeft: () => translated()?.rightAndLeft?.() ?? `Right and left follow the board used here, where right at the East edge is towards the South.`,
  noLineReachesCorner: () => translated()?.noLineReachesCorner?.() ?? `No line reaches a corner. It is struck from the quarters of the stars beside it and listed with the front line.`,
  pairedSounds: () => translated()?.pairedSounds?.() ?? `A vowel or consonant of a pair is struck with the other.`,
  letterA: () => translated()?.letterA?.() ?? `The letter a that heads the eastern consonants counts for the sound a.`,
  sunDidNotRise: () => translated()?.sunDidNotRise?.() ?? `The Sun did not rise and set on the day of birth, so its weekday is taken from 06:00 local mean time.`,
  boardSilent: () => translated()?.boardSilent?.() ?? `By this chakra the moment as a whole is silent, because no planet strikes.`,
  boardWeak: () => translated()?.boardWeak?.() ?? `By this chakra the moment as a whole is weak, because one planet alone strikes.`,
  boardMixed: (a) => translated()?.boardMixed?.(a) ?? `By this chakra the moment as a whole is mixed. Benefic and malefic planets both strike its points ${a.times === 0 ? `never` : a.times === 1 ? `once` : a.times === 2 ? `twice` : `${numberInWords(a.times)} times`}.`,
  boardFavourable: (a) => translated()?.boardFavourable?.(a) ?? `By this chakra the moment as a whole is favourable. Benefic planets strike its points ${a.benefic === 0 ? `never` : a.benefic === 1 ? `once` : a.benefic === 2 ? `twice` : `${numberInWords(a.benefic)} times`} and malefic ones ${a.malefic === 0 ? `never` : a.malefic === 1 ? `once` : a.malefic === 2 ? `twice` : `${numberInWords(a.malefic)} times`}.`,
  boardUnfavourable: (a) => translated()?.boardUnfavourable?.(a) ?? `By this chakra the moment as a whole is unfavourable. Malefic planets strike its points ${a.malefic === 0 ? `never` : a.malefic === 1 ? `once` : a.malefic === 2 ? `twice` : `${numberInWords(a.malefic)} times`} and benefic ones ${a.benefic === 0 ? `never` : a.benefic === 1 ? `once` : a.benefic === 2 ? `twice` : `${numberInWords(a.benefic)} times`}.`,
  pointsStruck: (a) => translated()?.pointsStruck?.(a) ?? `Of ${numberInWords(a.points)} points ${a.well === 1 ? `1 is` : `${numberInWords(a.well)} are`} struck well, ${numberInWords(a.badly)} badly and ${numberInWords(a.both)} both ways.`,
  nodesAndSubChanges: () => translated()?.nodesAndSubChanges?.() ?? `Rahu and Ketu are the mean nodes. A sign border inside a sub is no change.`,
  subChangeTable: (a) => translated()?.subChangeTable?.(a) ?? `The table shows when ${a.planets.length === 1 ? `${planetsInWords(a.planets)}` : `each of ${numberInWords(a.planets.length)} planets`} next changes sub after ${instantInWords(a.at)}.`,
  nextHours: () => translated()?.nextHours?.() ?? `It narrows the day to hours by the ruling planets.`,
  nextAgreeingTimes: () => translated()?.nextAgreeingTimes?.() ?? `It lists the times at which the transits agree.`,
  outsideDashaYears: () => translated()?.outsideDashaYears?.() ?? `The moment lies outside the 120 dasha years of this birth, so no dasha lord runs.`,
  nextTestsEvent: () => translated()?.nextTestsEvent?.() ?? `It tests this moment for one event.`,
  periodLordDecides: (a) => translated()?.periodLordDecides?.(a) ?? `The ${a.period === 'MD' ? `mahadasha` : a.period === 'AD' ? `antardasha` : `pratyantardasha`} lord ${planetInWords(a.planet)} by its sub lord ${a.by === 'BOTH' ? `favours ${inWords(a.favoured)} and obstructs ${inWords(a.obstructed)}` : a.by === 'FAVOURS' ? `favours ${inWords(a.favoured)}` : a.by === 'OBSTRUCTS' ? `obstructs ${inWords(a.obstructed)}` : `is silent on all its houses`}.`,
  starLordsBringUp: (a) => translated()?.starLordsBringUp?.(a) ?? `The star lords bring up ${a.houses}.`,
  noDashaLordRuns: () => translated()?.noDashaLordRuns?.() ?? `No dasha lord runs at this moment.`,
  searchEndedAt: (a) => translated()?.searchEndedAt?.(a) ?? `The search of one call ended at ${instantInWords(a.at)}. Call again with startDatetime there.`,
  nodesAndCrossings: () => translated()?.nodesAndCrossings?.() ?? `Rahu and Ketu are the mean nodes. A sign border inside a sub is no crossing.`,
  crossingList: (a) => translated()?.crossingList?.(a) ?? `The list shows ${a.count === 0 ? `no change` : a.count === 1 ? `1 change` : `${numberInWords(a.count)} changes`} of sub lord of ${a.planets.length === 1 ? `${planetsInWords(a.planets)}` : `${numberInWords(a.planets.length)} planets`} from ${instantInWords(a.start)} to ${instantInWords(a.end)}.`,
  firstSubOfWindow: () => translated()?.firstSubOfWindow?.() ?? `The sub lord of a window is the first, because within it the sub may pass from one strong planet to another.`,
  nextPeriods: () => translated()?.nextPeriods?.() ?? `It names the dasha periods that these transits must fall into.`,
  nextPromised: () => translated()?.nextPromised?.() ?? `It shows what the chart promises instead.`,
  quoteFromStart: () => translated()?.quoteFromStart?.() ?? `Quote dates from the start of a window, because before it the matter is only on offer.`,
  stagesEmpty: (a) => translated()?.stagesEmpty?.(a) ?? `${planetsFirst(a.planets)} found no window, so the span before is kept.`,
  ephemerisEnds: () => translated()?.ephemerisEnds?.() ?? `The ephemeris covers 1800 to 2399, so windows and dates outside are missing.`,
  searchStopped: (a) => translated()?.searchStopped?.(a) ?? `The search stopped at ${dayInWords(a.stop)}. Call again with start_date there.`,
  noDayWithoutPromise: () => translated()?.noDayWithoutPromise?.() ?? `No day is named, because the chart does not promise the matter.`,
  noDayNamed: (a) => translated()?.noDayNamed?.(a) ?? `No day is named, because ${a.why}.`,
  classicalRules: () => translated()?.classicalRules?.() ?? `These are classical transit rules from the Moon and make no KP verdict. The nodes follow Saturn by custom.`,
  signEntryOutside: () => translated()?.signEntryOutside?.() ?? `A sign entry or change lies outside 1800 to 2399 and is left out.`,
  noPeriodBrings: () => translated()?.noPeriodBrings?.() ?? `no period of these twelve years brings the matter`,
  everyMoonWindowDelayed: () => translated()?.everyMoonWindowDelayed?.() ?? `every Moon window is delayed or runs already`,
  bodyHasNoWindow: (a) => translated()?.bodyHasNoWindow?.(a) ?? `${planetInWords(a.body)} has no window in the span that the slower planets leave`,
  noDayByTransitsAlone: () => translated()?.noDayByTransitsAlone?.() ?? `Transits alone do not give it, so no day is named.`,
  noDayRecommended: (a) => translated()?.noDayRecommended?.(a) ?? `By transit no day is recommended, because ${a.why}.`,
  agreeBest: (a) => translated()?.agreeBest?.(a) ?? `Within its periods ${planetsInWords(a.bodies)} agree best on ${dayInWords(a.day)}${a.before === 'SOON' ? `` : a.before === 'SAME_DAY' ? `, and on no day before` : `, and on none before ${dayInWords(a.first)}`}.`,
  weakerPeriodOfDay: () => translated()?.weakerPeriodOfDay?.() ?? `The period of that day is a weaker one, in which only part of the period lords favour it.`,
  looksAsFar: (a) => translated()?.looksAsFar?.(a) ?? `This looks as far as ${dayInWords(a.end)}, ${a.ephemerisEnds ? `where the ephemeris ends` : `and a later start_date looks further`}.`,
  weakerPeriodsAlone: () => translated()?.weakerPeriodsAlone?.() ?? `No strong period comes in these twelve years. The days lie in weaker ones, in which only part of the lords favour the matter.`,
  returnIsSidereal: () => translated()?.returnIsSidereal?.() ?? `The return is to the natal sidereal longitude. The tropical return falls earlier by the precession since birth.`,
  returnsAfter2399: () => translated()?.returnsAfter2399?.() ?? `The life of 120 years reaches beyond 2399, so returns after that year are missing.`,
  noHousesNamed: () => translated()?.noHousesNamed?.() ?? `No Placidus houses exist at the birth place, so no houses are named.`,
  noFurtherReturn: (a) => translated()?.noFurtherReturn?.(a) ?? `No further return of ${planetInWords(a.planet)} comes within ${a.cut ? `the years up to 2399` : `the life of 120 years`}.`,
  nextReturn: (a) => translated()?.nextReturn?.(a) ?? `The next return of ${planetInWords(a.planet)} is number ${numberInWords(a.number)}, on ${dayInWords(a.day)}, at the age of ${numberInWords(a.age)}.`,
  runningReturn: (a) => translated()?.runningReturn?.(a) ?? `Return ${numberInWords(a.number)} runs from ${dayInWords(a.start)} to ${dayInWords(a.end)}.`,
  returnPassages: (a) => translated()?.returnPassages?.(a) ?? `It comes ${a.passages === 1 ? `in one passage` : `in ${numberInWords(a.passages)} passages, so its matters come up again`}.`,
  returnHouses: (a) => translated()?.returnHouses?.(a) ?? `At birth ${planetInWords(a.planet)} occupies ${housesNamed(a.occupied)} and ${a.owned.length === 0 ? `owns none` : `owns ${inWords(a.owned)}`}.`,
  returnInSub: (a) => translated()?.returnInSub?.(a) ?? `${planetFirst(a.planet)} stands in the sub of ${planetInWords(a.subLord)} again.`,
  returnDashaLords: (a) => translated()?.returnDashaLords?.(a) ?? `The dasha lords then are ${planetsInWords(a.lords)}.`,
  saturnStage: (a) => translated()?.saturnStage?.(a) ?? `${a.stage === 1 ? `The first return speaks of work and responsibility, when what was built in youth is tested and settled.` : a.stage === 2 ? `The second return speaks of retirement and of a review of the working life.` : a.stage === 3 ? `The third return speaks of legacy, when what is to last is handed on.` : `The fourth return speaks of legacy, when a long life looks back on what it leaves.`}`,
  noContactWithinDegree: () => translated()?.noContactWithinDegree?.() ?? `No planet is within 1° of a natal planet or cusp.`,
  contactsWithinDegree: (a) => translated()?.contactsWithinDegree?.(a) ?? `${a.count === 1 ? `1 contact lies` : `${numberInWords(a.count)} contacts lie`} within 1°.`,
  closestContact: (a) => translated()?.closestContact?.(a) ?? `The closest contact is ${planetInWords(a.planet)} on ${named(a.point)}, ${digitsInWords(a.orb)}° ${a.applying ? `before` : `past`} the exact place.`,
  decidesForNone: (a) => translated()?.decidesForNone?.(a) ?? `${a.event === 'ALL' ? `At this moment` : `For the houses of ${a.event}`} the sub lords decide for no house and against none.`,
  mostlyFavours: (a) => translated()?.mostlyFavours?.(a) ?? `${a.event === 'ALL' ? `At this moment` : `For the houses of ${a.event}`} the sub lords mostly favour ${housesNamed(a.favoured)} and mostly obstruct ${housesNamed(a.obstructed)}.`,
  housesByPlanets: (a) => translated()?.housesByPlanets?.(a) ?? `${a.houses.length === 0 ? `no house` : a.houses.length === 1 ? `house ${inWords(a.houses)}` : `houses ${inWords(a.houses)}`}`,
  houseByPlanets: (a) => translated()?.houseByPlanets?.(a) ?? `${numberInWords(a.house)} (${a.count === 1 ? `1 planet` : `${numberInWords(a.count)} planets`})`,
  subLordsFavour: (a) => translated()?.subLordsFavour?.(a) ?? `Of these the sub lords favour ${a.houses}.`,
  subLordsObstruct: (a) => translated()?.subLordsObstruct?.(a) ?? `They obstruct ${a.houses}.`,
  subLordsSilent: () => translated()?.subLordsSilent?.() ?? `The sub lords are silent on all of these.`,
  wellPlaced: (a) => translated()?.wellPlaced?.(a) ?? `By classical gochara ${a.planets.length === 0 ? `no transit planet is well placed` : a.planets.length === 1 ? `${planetsInWords(a.planets)} is well placed` : `${planetsInWords(a.planets)} are well placed`} from the natal Moon.`,
  obstructed: (a) => translated()?.obstructed?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} well placed but obstructed.`,
  badlyPlaced: (a) => translated()?.badlyPlaced?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} badly placed.`,
  relieved: (a) => translated()?.relieved?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} badly placed but relieved.`,
  badlyPlacedAndRelieved: (a) => translated()?.badlyPlacedAndRelieved?.(a) ?? `${planetsFirst(a.bad)} ${a.bad.length === 1 ? `is` : `are`} badly placed, and ${planetsInWords(a.relieved)} ${a.relieved.length === 1 ? `is` : `are`} badly placed but relieved.`,
  skyConfirms: (a) => translated()?.skyConfirms?.(a) ?? `The sky of ${instantInWords(a.at)} ${a.verdict === 'CONFIRMED' ? `confirms ${a.matter}` : a.verdict === 'PARTIAL' ? `confirms ${a.matter} only in part` : `does not confirm ${a.matter}`}.`,
  transitsAloneDoNotGive: () => translated()?.transitsAloneDoNotGive?.() ?? `Transits alone do not give it.`,
  butRunningDasha: (a) => translated()?.butRunningDasha?.(a) ?? `But the running dasha ${a.dasha === 'FULL' ? `supports it by all its lords` : a.dasha === 'PARTIAL' ? `supports it by its nearer lords` : a.dasha === 'WEAK' ? `supports it only in part` : `does not support it`}.`,
  noNewAgreement: (a) => translated()?.noNewAgreement?.(a) ?? `${planetFirst(a.body)} does not come to agree anew within ${numberInWords(a.days)} days.`,
  nextAgreement: (a) => translated()?.nextAgreement?.(a) ?? `${a.dasha === 'FULL' ? `The running dasha supports it by all its lords, and ${planetInWords(a.body)}` : a.dasha === 'PARTIAL' ? `The running dasha supports it by its nearer lords, and ${planetInWords(a.body)}` : a.dasha === 'WEAK' ? `${planetFirst(a.body)}` : `${planetFirst(a.body)}`} ${a.again ? `comes to agree again` : `next comes to agree`} on ${instantInWords(a.at)}.`,
  runningDashaWithoutPromise: (a) => translated()?.runningDashaWithoutPromise?.(a) ?? `The running dasha ${a.dasha === 'FULL' ? `supports it by all its lords` : a.dasha === 'PARTIAL' ? `supports it by its nearer lords` : a.dasha === 'WEAK' ? `supports it only in part` : `does not support it`}. But it cannot give what the chart does not promise.`,
  runningDasha: (a) => translated()?.runningDasha?.(a) ?? `The running dasha ${a.dasha === 'FULL' ? `supports it by all its lords` : a.dasha === 'PARTIAL' ? `supports it by its nearer lords` : a.dasha === 'WEAK' ? `supports it only in part` : `does not support it`}.`,
  rulingPlanetsAgree: (a) => translated()?.rulingPlanetsAgree?.(a) ?? `Of the ruling planets of the moment ${a.planets.length === 0 ? `none agrees` : a.planets.length === 1 ? `${planetsInWords(a.planets)} agrees` : `${planetsInWords(a.planets)} agree`}.`,
  bothRoles: (a) => translated()?.bothRoles?.(a) ?? `${planetFirst(a.body)} counts in both roles, because it is also a dasha lord.`,
  noPlanetStrong: () => translated()?.noPlanetStrong?.() ?? `No planet is strong for the event.`,
  confirmedByBoth: () => translated()?.confirmedByBoth?.() ?? `So the date is confirmed, because the body of the scale and a dasha lord agree and none opposes.`,
  confirmedByNeither: () => translated()?.confirmedByNeither?.() ?? `So the date is not confirmed, because neither the body of the scale nor a dasha lord agrees.`,
  confirmedButOpposed: () => translated()?.confirmedButOpposed?.() ?? `So the date is confirmed in part, because a dasha lord opposes it.`,
  confirmedByOneSide: (a) => translated()?.confirmedByOneSide?.(a) ?? `So the date is confirmed in part, because ${a.by === 'SCALE' ? `the body of the scale agrees and no dasha lord does` : `a dasha lord agrees and the body of the scale does not`}.`,
  bodiesAgree: (a) => translated()?.bodiesAgree?.(a) ?? `${planetFirst(a.body)} ${a.byScale ? `agrees` : `does not agree`}${a.opposing.length === 0 ? ` and ` : `, `}${a.agreeing.length === 0 ? `no dasha lord agrees` : a.agreeing.length === 1 ? `${planetsInWords(a.agreeing)} agrees as dasha lord` : `${planetsInWords(a.agreeing)} agree as dasha lords`}${a.opposing.length === 0 ? `` : a.opposing.length === 1 ? ` and ${planetsInWords(a.opposing)} opposes` : ` and ${planetsInWords(a.opposing)} oppose`}.`,
  strongPlanets: (a) => translated()?.strongPlanets?.(a) ?? `Strong for the event ${a.planets.length === 1 ? `is` : `are`} ${planetsInWords(a.planets)}.${a.standIns.length === 0 ? `` : a.standIns.length === 1 ? ` Too few planets bring it, so ${planetsInWords(a.standIns)} stands in.` : ` Too few planets bring it, so ${planetsInWords(a.standIns)} stand in.`}`,
  bodyTested: (a) => translated()?.bodyTested?.(a) ?? `${planetFirst(a.planet)}${a.scale ? `, the body of the scale,` : ``} in the star of ${planetInWords(a.starLord)} and the sub of ${planetInWords(a.subLord)} ${a.test === 'TRIPLE' ? `confirms by sign, star and sub` : a.test === 'CONFIRMS' ? `confirms by star and sub` : a.test === 'OPPOSES' ? `opposes. ${a.against.length === 1 ? `${planetsFirst(a.against)} works` : `Both work`} against it` : a.test === 'OFFERS' ? `only offers it` : `says nothing`}.`,
};
