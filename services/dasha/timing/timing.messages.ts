// Written by npm run generate from timing.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, housesFirst, housesNamed, inWords, instantInWords, monthInWords, named, namesInWords, numberInWords, planetFirst, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly topicSetAside: (a: { readonly event: string; readonly why: string }) => string;
  readonly noEventStandsOut: () => string;
  readonly clearestTheme: (a: { readonly event: string; readonly month: string; readonly support: 'FULL' | 'PARTIAL' }) => string;
  readonly sunAndMonth: (a: { readonly confirmed: boolean }) => string;
  readonly twelveMonthsOver: () => string;
  readonly monthsLeftOut: (a: { readonly months: string; readonly count: number }) => string;
  readonly monthRange: (a: { readonly one: boolean; readonly first: string; readonly last: string }) => string;
  readonly toneOfMonth: (a: { readonly month: string; readonly tone: 'CHALLENGING' | 'FAVOURABLE' | 'MIXED' }) => string;
  readonly tonesOfMonths: (a: { readonly months: string; readonly good: number; readonly mixed: number; readonly challenging: number }) => string;
  readonly noPeriodIsDate: () => string;
  readonly presentPratyantardasha: (a: { readonly support: 'FULL' | 'PARTIAL' | 'SILENT' | 'WEAK' }) => string;
  readonly lastOfDashaYears: () => string;
  readonly noneOfNext: (a: { readonly count: number }) => string;
  readonly firstStrongPratyantardasha: (a: { readonly planet: PlanetName; readonly from: string }) => string;
  readonly rulesToo: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' }) => string;
  readonly rulesTooPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' }) => string;
  readonly rulesPeriod: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' }) => string;
  readonly rulesPeriodPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' }) => string;
  readonly rulesAndWorks: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD'; readonly link: 'NEUTRAL' | 'STRAINS' | 'SUPPORTS'; readonly upper: PlanetName }) => string;
  readonly rulesAndWorksPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD'; readonly link: 'NEUTRAL' | 'STRAINS' | 'SUPPORTS'; readonly upper: PlanetName }) => string;
  readonly oppositionHolds: () => string;
  readonly onlyWhenItMayCome: () => string;
  readonly standIns: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly noPeriodAndNoDate: () => string;
  readonly agreeByTransit: (a: { readonly bodies: readonly PlanetName[]; readonly span: string }) => string;
  readonly agreeBeforeRelease: () => string;
  readonly transitsNotFullyKnown: () => string;
  readonly noDaySingledOut: () => string;
  readonly sunAloneAgrees: (a: { readonly span: string }) => string;
  readonly nextEveryStep: () => string;
  readonly nextRanksAntardashas: () => string;
  readonly nextTestsDay: () => string;
  readonly lordsStrong: (a: { readonly strong: readonly PlanetName[]; readonly mahadasha: 'STRONG' | 'WEAK'; readonly md: PlanetName }) => string;
  readonly lordsStandIn: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly housesMissing: (a: { readonly houses: readonly number[] }) => string;
  readonly mayPutOff: (a: { readonly planet: PlanetName; readonly starLord: PlanetName }) => string;
  readonly rulingAmongLords: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly releasedBefore: (a: { readonly starLord: PlanetName; readonly planet: PlanetName }) => string;
  readonly countsFromRelease: (a: { readonly starLord: PlanetName; readonly planet: PlanetName; readonly from: string }) => string;
  readonly releasedAfter: (a: { readonly starLord: PlanetName; readonly planet: PlanetName }) => string;
  readonly antardashaPassedOver: (a: { readonly planet: PlanetName }) => string;
  readonly delayedLordRule: () => string;
  readonly rankedByTwoLords: () => string;
  readonly rankedByThreeLords: () => string;
  readonly bestOfFound: (a: { readonly found: number; readonly listed: number }) => string;
  readonly transitsMissing: () => string;
  readonly nextTimesEvent: () => string;
  readonly rulersAndTone: (a: { readonly same: boolean; readonly md: PlanetName; readonly ad: PlanetName; readonly until: string; readonly tone: 'ADVERSE' | 'MIXED' | 'SUPPORTIVE' }) => string;
  readonly toneByOwnAverage: () => string;
  readonly toneOfOne: (a: { readonly tone: 'ADVERSE' | 'MIXED' | 'SUPPORTIVE' }) => string;
  readonly toneOfOnePlain: (a: { readonly tone: 'ADVERSE' | 'MIXED' | 'SUPPORTIVE' }) => string;
  readonly tonesOfAll: (a: { readonly count: number; readonly tones: readonly string[] }) => string;
  readonly toneCount: (a: { readonly count: number; readonly tone: 'ADVERSE' | 'MIXED' | 'SUPPORTIVE' }) => string;
  readonly tendencyMeant: () => string;
  readonly toneOfWorkAndGain: () => string;
  readonly weightsAreOurs: () => string;
  readonly nextTimesTheme: () => string;
  readonly pastSkyArithmetic: () => string;
  readonly calendar: (a: { readonly count: number; readonly end: string }) => string;
  readonly periodsCutAtBirth: () => string;
  readonly ashtottariList: (a: { readonly count: number; readonly span: string }) => string;
  readonly ashtottariListPlain: (a: { readonly count: number; readonly span: string }) => string;
  readonly balance: (a: { readonly planet: PlanetName; readonly years: string }) => string;
  readonly antardashasByParashara: () => string;
  readonly conditionsReported: () => string;
  readonly rahuCondition: (a: { readonly inLagna: boolean; readonly house: number; readonly holds: boolean }) => string;
  readonly lightCondition: (a: { readonly byDay: boolean; readonly darkHalf: boolean; readonly holds: boolean }) => string;
  readonly junctionTenths: () => string;
  readonly toneCountsHouses: () => string;
  readonly noCuspsNoTone: () => string;
  readonly afterNinthMahadasha: () => string;
  readonly noClosingAntardasha: () => string;
  readonly noClosingAntardashaPlain: () => string;
  readonly closingAntardasha: (a: { readonly running: boolean; readonly lord: PlanetName; readonly mahadasha: PlanetName; readonly span: string }) => string;
  readonly closingAntardashaPlain: (a: { readonly running: boolean; readonly lord: PlanetName; readonly mahadasha: PlanetName; readonly span: string }) => string;
  readonly nextMahadasha: (a: { readonly planet: PlanetName; readonly tone: 'EASY' | 'HARSH' | 'MIXED' | 'NONE' }) => string;
  readonly dayMeansSunAbove: () => string;
  readonly noConditionalDasha: () => string;
  readonly noConditionalDashaPlain: () => string;
  readonly conditionalDashas: (a: { readonly dashas: readonly string[] }) => string;
  readonly strainIsReported: () => string;
  readonly noJointHouses: () => string;
  readonly jointHouses: (a: { readonly houses: readonly number[] }) => string;
  readonly nextPeriodsAndDays: () => string;
  readonly nextSteps: () => string;
  readonly balanceMonths: () => string;
  readonly finerList: (a: { readonly level: 'prana' | 'sookshma'; readonly count: number; readonly ad: PlanetName; readonly md: PlanetName }) => string;
  readonly finerListPlain: (a: { readonly level: 'prana' | 'sookshma'; readonly count: number; readonly ad: PlanetName; readonly md: PlanetName }) => string;
  readonly periodTables: (a: { readonly until: string; readonly years: number }) => string;
  readonly periodList: (a: { readonly until: string }) => string;
  readonly noneOfYearsAhead: (a: { readonly years: number }) => string;
  readonly noneOfYearsAheadPlain: (a: { readonly years: number }) => string;
  readonly antardashasInYears: (a: { readonly count: number; readonly listed: number }) => string;
  readonly noClassAboveWeak: () => string;
  readonly nextJointWindows: () => string;
  readonly periodsAreNoDate: () => string;
  readonly noAntardashaInYears: () => string;
  readonly noAntardashaInYearsPlain: () => string;
  readonly runsUntil: (a: { readonly end: string }) => string;
  readonly firstAntardasha: (a: { readonly md: PlanetName; readonly ad: PlanetName; readonly days: string; readonly support: 'FULL' | 'PARTIAL' }) => string;
  readonly firstAntardashaInPart: (a: { readonly until: string; readonly md: PlanetName; readonly ad: PlanetName; readonly days: string }) => string;
  readonly firstAntardashaInPartPlain: (a: { readonly until: string; readonly md: PlanetName; readonly ad: PlanetName; readonly days: string }) => string;
  readonly noAntardashaSupports: (a: { readonly until: string }) => string;
  readonly noAntardashaSupportsPlain: (a: { readonly until: string }) => string;
  readonly noDashaLordRuns: () => string;
  readonly numbersCompare: () => string;
  readonly nextPeriodsOfPlanets: () => string;
  readonly cappedByPromise: () => string;
  readonly planetsTogether: (a: { readonly band: 'MODERATE' | 'NEGLIGIBLE' | 'STRONG' | 'WEAK'; readonly planets: readonly PlanetName[] }) => string;
  readonly agentsAreAdded: () => string;
  readonly eachHouseByItself: () => string;
  readonly nextPromised: () => string;
  readonly planetsDoNotBringIt: () => string;
  readonly noPlanetSignifies: (a: { readonly event: string; readonly houses: readonly number[] }) => string;
  readonly strongest: (a: { readonly planets: readonly PlanetName[]; readonly matter: string }) => string;
  readonly rulingOfMoment: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly rulingPeriodsNow: (a: { readonly rules: string }) => string;
  readonly periodNamed: (a: { readonly period: 'AD' | 'MD' | 'PD' }) => string;
  readonly rulesPeriods: (a: { readonly planet: PlanetName; readonly periods: string }) => string;
  readonly eachHouseHasRuling: () => string;
  readonly noRulingAmongStrongest: (a: { readonly houses: readonly number[] }) => string;
  readonly kalachakraList: (a: { readonly count: number; readonly span: string }) => string;
  readonly kalachakraListPlain: (a: { readonly count: number; readonly span: string }) => string;
  readonly starGroupsOfParashara: () => string;
  readonly dehaAndJeeva: () => string;
  readonly moonNearPadaBorder: () => string;
  readonly narayanaList: (a: { readonly count: number; readonly span: string }) => string;
  readonly narayanaListPlain: (a: { readonly count: number; readonly span: string }) => string;
  readonly withoutBalance: () => string;
  readonly yearsWithinTwelve: () => string;
  readonly signOfNoYears: () => string;
  readonly nodesExalted: () => string;
  readonly bothInSeed: () => string;
  readonly lagnaTaken: () => string;
  readonly pratyantardashaTree: (a: { readonly count: number; readonly md: PlanetName; readonly span: string }) => string;
  readonly mahadashaRanAtBirth: () => string;
  readonly endsWhenNextBegins: () => string;
  readonly scanOutsideDashaYears: () => string;
  readonly doubleRetrograde: () => string;
  readonly scanPastEphemeris: () => string;
  readonly retrogradeInDirectStar: (a: { readonly csl: PlanetName }) => string;
  readonly firstActivations: (a: { readonly count: number; readonly listed: number }) => string;
  readonly retrogressionDoes: (a: { readonly event: string; readonly state: 'delayed' | 'denied' | 'none' | 'sudden' }) => string;
  readonly subLordOfCusp: (a: { readonly cusp: number; readonly csl: PlanetName; readonly own: boolean; readonly starLord: PlanetName }) => string;
  readonly lordDelayedUntil: (a: { readonly planet: PlanetName; readonly until: string; readonly starLord: PlanetName }) => string;
  readonly sensitivePointsTake: () => string;
  readonly noSensitivePoint: () => string;
  readonly punarphooAtBirth: () => string;
  readonly noRulingPlanetKept: () => string;
  readonly keptRulingPlanets: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly noneAmongStrongest: () => string;
  readonly rulingStrongForEvent: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly passesNoPoint: (a: { readonly mover: 'Ascendant' | 'Jupiter' | 'Moon' | 'Sun' }) => string;
  readonly passesPointAlready: (a: { readonly mover: 'Ascendant' | 'Jupiter' | 'Moon' | 'Sun'; readonly end: string }) => string;
  readonly passesPointFirst: (a: { readonly mover: 'Ascendant' | 'Jupiter' | 'Moon' | 'Sun'; readonly start: string; readonly end: string }) => string;
  readonly sessionsRepeat: (a: { readonly count: number }) => string;
  readonly whatCounts: () => string;
  readonly rulingAtAll: (a: { readonly planets: readonly PlanetName[]; readonly sessions: number }) => string;
  readonly rulingAtMost: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly rulingPlanetRows: (a: { readonly count: number; readonly start: string; readonly end: string }) => string;
  readonly twoDayLords: (a: { readonly dayLord: PlanetName; readonly other: PlanetName }) => string;
  readonly overlapsCount: () => string;
  readonly runningDashaCounts: () => string;
  readonly nextSignificatorsKept: () => string;
  readonly noRulingPlanet: () => string;
  readonly rulingPlanets: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly lordsOfSubsAlone: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly rulesAsAgent: (a: { readonly node: PlanetName; readonly planets: readonly PlanetName[] }) => string;
  readonly rulingTheDashaToo: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly rulingTheDashaTooPlain: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly rejectedRulingPlanets: (a: { readonly planets: readonly PlanetName[]; readonly because: 'star' | 'sub' }) => string;
  readonly noFixedFraction: () => string;
  readonly phasesAreOurs: () => string;
  readonly starGivesSubKeeps: (a: { readonly own: boolean; readonly planet: PlanetName; readonly starLord: PlanetName; readonly given: readonly number[]; readonly subLord: PlanetName; readonly kept: readonly number[]; readonly spoiled: readonly number[] }) => string;
  readonly sudarshanaLists: (a: { readonly count: number; readonly span: string }) => string;
  readonly benefics: () => string;
  readonly mercuryAndSun: () => string;
  readonly monthsAndParts: () => string;
  readonly ringsCoincide: (a: { readonly rings: readonly string[] }) => string;
  readonly sendMoreYears: () => string;
  readonly yoginiTone: () => string;
  readonly yoginiList: (a: { readonly count: number; readonly span: string }) => string;
  readonly yoginiListPlain: (a: { readonly count: number; readonly span: string }) => string;
  readonly afterPeriods: () => string;
  readonly beforeBirth: () => string;
  readonly afterFirstCycle: () => string;
  readonly afterSecondCycle: () => string;
  readonly periodsOf: (a: { readonly planet: PlanetName; readonly periods: string }) => string;
  readonly delayedLordGivesLate: () => string;
  readonly eventsInFull: (a: { readonly count: number; readonly listed: number }) => string;
  readonly noCuspsNothingSignified: () => string;
  readonly firstLevelHouses: (a: { readonly houses: readonly number[] }) => string;
  readonly promisedByNoPeriod: (a: { readonly matter: string }) => string;
  readonly lordsFavour: (a: { readonly lords: 'FULL' | 'PARTIAL' | 'SILENT' | 'WEAK'; readonly matter: string; readonly end: string }) => string;
  readonly rulesUntil: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD'; readonly end: string }) => string;
  readonly rulesUntilPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD'; readonly end: string }) => string;
  readonly broughtTogether: (a: { readonly matters: readonly string[] }) => string;
  readonly broughtMatter: (a: { readonly event: string; readonly band: string }) => string;
  readonly moreMatters: (a: { readonly count: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  clearestTheme: '1',
  twelveMonthsOver: 'c',
  noPeriodIsDate: '4',
  presentPratyantardasha: '1',
  lastOfDashaYears: 'c',
  noneOfNext: '10',
  noPeriodAndNoDate: '4',
  agreeByTransit: '4',
  agreeBeforeRelease: '5',
  transitsNotFullyKnown: '4',
  sunAloneAgrees: '4',
  nextEveryStep: 'c',
  nextRanksAntardashas: 'd',
  nextTestsDay: 'c',
  lordsStrong: [['mahadasha'],{'STRONG':'0','WEAK':'1'}],
  lordsStandIn: '4',
  housesMissing: '3',
  rulingAmongLords: '1',
  releasedBefore: '1',
  countsFromRelease: '1',
  releasedAfter: '1',
  delayedLordRule: '11',
  rankedByTwoLords: '1',
  rankedByThreeLords: '1',
  nextTimesEvent: 'c',
  tonesOfAll: '1',
  nextTimesTheme: 'c',
  calendar: '1',
  periodsCutAtBirth: '011',
  antardashasByParashara: '11',
  rahuCondition: '3d4',
  lightCondition: '0c4',
  toneCountsHouses: '3',
  noCuspsNoTone: '1',
  afterNinthMahadasha: '1',
  nextMahadasha: [['tone'],{'NONE':'0','HARSH':'1','MIXED':'1','EASY':'1'}],
  dayMeansSunAbove: '01',
  noConditionalDasha: '04',
  noConditionalDashaPlain: '04',
  conditionalDashas: '101',
  strainIsReported: '1',
  noJointHouses: '1',
  jointHouses: '3',
  nextPeriodsAndDays: 'c',
  nextSteps: 'c',
  periodTables: '1',
  periodList: '1',
  antardashasInYears: '10',
  nextJointWindows: 'd',
  periodsAreNoDate: '5',
  firstAntardasha: '1',
  noDashaLordRuns: '1',
  numbersCompare: 'cc',
  nextPeriodsOfPlanets: 'c',
  agentsAreAdded: '10',
  nextPromised: 'c',
  planetsDoNotBringIt: '4',
  noPlanetSignifies: [['event'],{'GROUP':'3','other':'1'}],
  rulingOfMoment: '1',
  periodNamed: '1',
  eachHouseHasRuling: '1',
  noRulingAmongStrongest: '3',
  dehaAndJeeva: '1',
  moonNearPadaBorder: '1',
  withoutBalance: 'c',
  yearsWithinTwelve: '1',
  signOfNoYears: '1',
  lagnaTaken: '1',
  pratyantardashaTree: '1',
  mahadashaRanAtBirth: '50',
  scanOutsideDashaYears: '1',
  doubleRetrograde: '10',
  retrogradeInDirectStar: '1',
  retrogressionDoes: [['state'],{'none':'0','delayed':'0','denied':'1','sudden':'0'}],
  subLordOfCusp: '3',
  lordDelayedUntil: '1',
  sensitivePointsTake: '1',
  noSensitivePoint: '5',
  noRulingPlanetKept: '1',
  keptRulingPlanets: '1',
  noneAmongStrongest: '1',
  rulingStrongForEvent: '1',
  passesNoPoint: [['mover'],{'Ascendant':'1','Moon':'0','Sun':'0','Jupiter':'0'}],
  passesPointAlready: [['mover'],{'Ascendant':'1','Moon':'0','Sun':'0','Jupiter':'0'}],
  passesPointFirst: [['mover'],{'Ascendant':'1','Moon':'0','Sun':'0','Jupiter':'0'}],
  rulingAtAll: '1',
  rulingAtMost: '1',
  rulingPlanetRows: '1',
  twoDayLords: '10',
  runningDashaCounts: '1',
  nextSignificatorsKept: 'd',
  noRulingPlanet: '1',
  rulingPlanets: '1',
  lordsOfSubsAlone: '1',
  rejectedRulingPlanets: '1',
  noFixedFraction: '1',
  phasesAreOurs: '1',
  starGivesSubKeeps: '33',
  sudarshanaLists: '1',
  benefics: '1',
  mercuryAndSun: '03',
  delayedLordGivesLate: '15',
  noCuspsNothingSignified: '1',
  firstLevelHouses: '3',
  lordsFavour: '1',
} as const;

const translated = catalogue<Messages>('dasha/timing/timing', () => say, marks, {
  'bn': () => import('./translations/timing.messages.bn.ts'),
  'es': () => import('./translations/timing.messages.es.ts'),
  'hi': () => import('./translations/timing.messages.hi.ts'),
  'mr': () => import('./translations/timing.messages.mr.ts'),
  'pt': () => import('./translations/timing.messages.pt.ts'),
  'ta': () => import('./translations/timing.messages.ta.ts'),
  'te': () => import('./translations/timing.messages.te.ts'),
});

export const say: Messages = {
  topicSetAside: (a) => translated()?.topicSetAside?.(a) ?? `${named(a.event)} is ${a.why}.`,
  noEventStandsOut: () => translated()?.noEventStandsOut?.() ?? `No promised event stands out in them.`,
  clearestTheme: (a) => translated()?.clearestTheme?.(a) ?? `The clearest theme is ${named(a.event)} in ${monthInWords(a.month)}, where the period ${a.support === 'FULL' ? `supports it by all its lords` : `supports it by its nearer lords`}.`,
  sunAndMonth: (a) => translated()?.sunAndMonth?.(a) ?? `${a.confirmed ? `The Sun confirms it in that month.` : `The Sun does not confirm it in that month.`}`,
  twelveMonthsOver: () => translated()?.twelveMonthsOver?.() ?? `These twelve months are over.`,
  monthsLeftOut: (a) => translated()?.monthsLeftOut?.(a) ?? `${a.months} ${a.count === 1 ? `is` : `are`} over and left out.`,
  monthRange: (a) => translated()?.monthRange?.(a) ?? `${a.one ? `${monthInWords(a.first)}` : `${monthInWords(a.first)} to ${monthInWords(a.last)}`}`,
  toneOfMonth: (a) => translated()?.toneOfMonth?.(a) ?? `For work and gain, ${a.month} is ${a.tone === 'FAVOURABLE' ? `favourable` : a.tone === 'MIXED' ? `mixed` : `challenging`}, by the person's own average.`,
  tonesOfMonths: (a) => translated()?.tonesOfMonths?.(a) ?? `For work and gain, of the months ${a.months}, ${a.good === 1 ? `1 is` : `${numberInWords(a.good)} are`} favourable, ${numberInWords(a.mixed)} mixed and ${numberInWords(a.challenging)} challenging, by the person's own average.`,
  noPeriodIsDate: () => translated()?.noPeriodIsDate?.() ?? `So no period is a date for it.`,
  presentPratyantardasha: (a) => translated()?.presentPratyantardasha?.(a) ?? `The present pratyantardasha ${a.support === 'FULL' ? `supports it by all its lords` : a.support === 'PARTIAL' ? `supports it by its nearer lords` : a.support === 'WEAK' ? `supports it only in part` : `does not support it`}.`,
  lastOfDashaYears: () => translated()?.lastOfDashaYears?.() ?? `It is the last of the 120 years.`,
  noneOfNext: (a) => translated()?.noneOfNext?.(a) ?? `None of the next ${a.count === 1 ? `1 pratyantardasha` : `${numberInWords(a.count)} pratyantardashas`} supports it strongly. Later ones may.`,
  firstStrongPratyantardasha: (a) => translated()?.firstStrongPratyantardasha?.(a) ?? `The first that supports it strongly is that of ${planetInWords(a.planet)}, from ${dayInWords(a.from)}.`,
  rulesToo: (a) => translated()?.rulesToo?.(a) ?? `${planetFirst(a.planet)} rules the ${a.period === 'MD' ? `mahadasha` : a.period === 'AD' ? `antardasha` : `pratyantardasha`} too.`,
  rulesTooPlain: (a) => translated()?.rulesTooPlain?.(a) ?? `${planetFirst(a.planet)} rules the ${a.period === 'MD' ? `long period` : a.period === 'AD' ? `shorter period` : `sub-period`} too.`,
  rulesPeriod: (a) => translated()?.rulesPeriod?.(a) ?? `${planetFirst(a.planet)} rules the ${a.period === 'MD' ? `mahadasha` : a.period === 'AD' ? `antardasha` : `pratyantardasha`}.`,
  rulesPeriodPlain: (a) => translated()?.rulesPeriodPlain?.(a) ?? `${planetFirst(a.planet)} rules the ${a.period === 'MD' ? `long period` : a.period === 'AD' ? `shorter period` : `sub-period`}.`,
  rulesAndWorks: (a) => translated()?.rulesAndWorks?.(a) ?? `${planetFirst(a.planet)} rules the ${a.period === 'MD' ? `mahadasha` : a.period === 'AD' ? `antardasha` : `pratyantardasha`} and ${a.link === 'SUPPORTS' ? `supports` : a.link === 'NEUTRAL' ? `neither supports nor strains` : `strains`} ${planetInWords(a.upper)}.`,
  rulesAndWorksPlain: (a) => translated()?.rulesAndWorksPlain?.(a) ?? `${planetFirst(a.planet)} rules the ${a.period === 'MD' ? `long period` : a.period === 'AD' ? `shorter period` : `sub-period`} and ${a.link === 'SUPPORTS' ? `supports` : a.link === 'NEUTRAL' ? `neither supports nor strains` : `strains`} ${planetInWords(a.upper)}.`,
  oppositionHolds: () => translated()?.oppositionHolds?.() ?? `The opposition in the chart can hold it back even in a strong period.`,
  onlyWhenItMayCome: () => translated()?.onlyWhenItMayCome?.() ?? `Even a strong period shows only when it may come, not whether it does.`,
  standIns: (a) => translated()?.standIns?.(a) ?? `Fewer than three other planets can bring the matter, so ${planetsInWords(a.planets)} ${a.planets.length === 1 ? `stands in. No period of its own` : `stand in. No period of theirs`} goes above partial.`,
  noPeriodAndNoDate: () => translated()?.noPeriodAndNoDate?.() ?? `So no period and no date is given for it.`,
  agreeByTransit: (a) => translated()?.agreeByTransit?.(a) ?? `In it ${planetsInWords(a.bodies)} first agree by transit ${a.span}.`,
  agreeBeforeRelease: () => translated()?.agreeBeforeRelease?.() ?? `In it the transits agree only before its delayed lord is released.`,
  transitsNotFullyKnown: () => translated()?.transitsNotFullyKnown?.() ?? `Its transits are not fully known.`,
  noDaySingledOut: () => translated()?.noDaySingledOut?.() ?? `Transits do not single out a day in it.`,
  sunAloneAgrees: (a) => translated()?.sunAloneAgrees?.(a) ?? `In it the Sun agrees by transit ${a.span}, but neither Jupiter nor Saturn does, so no day is confirmed.`,
  nextEveryStep: () => translated()?.nextEveryStep?.() ?? `It shows every step of the judgement and what else is promised.`,
  nextRanksAntardashas: () => translated()?.nextRanksAntardashas?.() ?? `It ranks the antardashas of up to 60 years.`,
  nextTestsDay: () => translated()?.nextTestsDay?.() ?? `It tests whether the sky of a chosen day agrees.`,
  lordsStrong: (a) => translated()?.lordsStrong?.(a) ?? `${planetsFirst(a.strong)} ${a.strong.length === 0 ? `is` : a.strong.length === 1 ? `is` : `are`} strong for it${a.mahadasha === 'STRONG' ? `` : `, and the mahadasha lord ${planetInWords(a.md)} is weak for it`}.`,
  lordsStandIn: (a) => translated()?.lordsStandIn?.(a) ?? `But ${planetsInWords(a.planets)} ${a.planets.length === 1 ? `only stands in` : `only stand in`}, so the class is partial at most.`,
  housesMissing: (a) => translated()?.housesMissing?.(a) ?? `${housesFirst(a.houses)} ${a.houses.length === 1 ? `is` : `are`} missing.`,
  mayPutOff: (a) => translated()?.mayPutOff?.(a) ?? `${planetFirst(a.planet)} in the star of ${planetInWords(a.starLord)} may put it off.`,
  rulingAmongLords: (a) => translated()?.rulingAmongLords?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} among the ruling planets of this moment, which only breaks ties.`,
  releasedBefore: (a) => translated()?.releasedBefore?.(a) ?? `${planetFirst(a.starLord)}, the star lord of ${planetInWords(a.planet)}, was retrograde at birth and turns direct before this window begins.`,
  countsFromRelease: (a) => translated()?.countsFromRelease?.(a) ?? `${planetFirst(a.starLord)}, the star lord of ${planetInWords(a.planet)}, was retrograde at birth, so the window counts from ${dayInWords(a.from)}, when it turns direct.`,
  releasedAfter: (a) => translated()?.releasedAfter?.(a) ?? `${planetFirst(a.starLord)}, the star lord of ${planetInWords(a.planet)}, was retrograde at birth and turns direct only after this window ends.`,
  antardashaPassedOver: (a) => translated()?.antardashaPassedOver?.(a) ?? `${planetFirst(a.planet)} works against it.`,
  delayedLordRule: () => translated()?.delayedLordRule?.() ?? `A mahadasha or antardasha lord whose star lord was retrograde at birth is delayed. By our reading it gives its matter once that star lord has turned direct within the period.`,
  rankedByTwoLords: () => translated()?.rankedByTwoLords?.() ?? `Antardashas rank here by two lords, of mahadasha and antardasha. find_event_timing_v2 ranks their parts by three, so its strongest period may lie in another antardasha.`,
  rankedByThreeLords: () => translated()?.rankedByThreeLords?.() ?? `Periods rank here by three lords, down to the pratyantardasha. get_event_dasha ranks whole antardashas by two.`,
  bestOfFound: (a) => translated()?.bestOfFound?.(a) ?? `Of the ${numberInWords(a.found)} periods found the list holds the best ${numberInWords(a.listed)}.`,
  transitsMissing: () => translated()?.transitsMissing?.() ?? `Some transits are missing, because the ephemeris ends with 2399 or the search was cut short. Ask for fewer windows.`,
  nextTimesEvent: () => translated()?.nextTimesEvent?.() ?? `It times one event with its promise and transits.`,
  rulersAndTone: (a) => translated()?.rulersAndTone?.(a) ?? `${a.same ? `${planetFirst(a.md)} rules both periods` : `${planetFirst(a.md)} and ${planetInWords(a.ad)} rule`} until ${dayInWords(a.until)}, and for work and gain the tone is ${a.tone === 'SUPPORTIVE' ? `supportive` : a.tone === 'MIXED' ? `mixed` : `adverse`}.`,
  toneByOwnAverage: () => translated()?.toneByOwnAverage?.() ?? `The tone is measured beside the person's own average.`,
  toneOfOne: (a) => translated()?.toneOfOne?.(a) ?? `The one antardasha in detail is ${a.tone === 'SUPPORTIVE' ? `supportive` : a.tone === 'MIXED' ? `mixed` : `adverse`}.`,
  toneOfOnePlain: (a) => translated()?.toneOfOnePlain?.(a) ?? `The one shorter period in detail is ${a.tone === 'SUPPORTIVE' ? `supportive` : a.tone === 'MIXED' ? `mixed` : `adverse`}.`,
  tonesOfAll: (a) => translated()?.tonesOfAll?.(a) ?? `Of the ${a.count === 0 ? `no antardasha` : a.count === 1 ? `1 antardasha` : `${numberInWords(a.count)} antardashas`} in detail ${inWords(a.tones)}.`,
  toneCount: (a) => translated()?.toneCount?.(a) ?? `${a.count === 1 ? `1 is` : `${numberInWords(a.count)} are`} ${a.tone === 'SUPPORTIVE' ? `supportive` : a.tone === 'MIXED' ? `mixed` : `adverse`}`,
  tendencyMeant: () => translated()?.tendencyMeant?.() ?? `A tendency of the period is meant. The chart shares it with many, and nothing need come of it.`,
  toneOfWorkAndGain: () => translated()?.toneOfWorkAndGain?.() ?? `The tone speaks of work and gain beside the other times of the same person, not of the themes.`,
  weightsAreOurs: () => translated()?.weightsAreOurs?.() ?? `House weights, tone and the choice of themes are our own.`,
  nextTimesTheme: () => translated()?.nextTimesTheme?.() ?? `It times one of these themes with its promise and transits.`,
  pastSkyArithmetic: () => translated()?.pastSkyArithmetic?.() ?? `Periods past 2399 are pure arithmetic, because no planet is computed there.`,
  calendar: (a) => translated()?.calendar?.(a) ?? `The calendar lists the ${numberInWords(a.count)} mahadashas of this birth with their antardashas, to ${dayInWords(a.end)}.`,
  periodsCutAtBirth: () => translated()?.periodsCutAtBirth?.() ?? `Each period ends when the next begins. The mahadasha and antardasha running at birth are cut there. Antardashas that were over by then are listed too, and marked.`,
  ashtottariList: (a) => translated()?.ashtottariList?.(a) ?? `The list shows ${a.count === 0 ? `no mahadasha` : a.count === 1 ? `1 mahadasha` : `${numberInWords(a.count)} mahadashas`} of the Ashtottari dasha of this birth ${a.span}.`,
  ashtottariListPlain: (a) => translated()?.ashtottariListPlain?.(a) ?? `The list shows ${a.count === 0 ? `no long period` : a.count === 1 ? `1 long period` : `${numberInWords(a.count)} long periods`} of the Ashtottari system of this birth ${a.span}.`,
  balance: (a) => translated()?.balance?.(a) ?? `${planetFirst(a.planet)} rules ${a.years} more from birth.`,
  antardashasByParashara: () => translated()?.antardashasByParashara?.() ?? `By Parashara antardashas begin with the mahadasha lord. Some modern authors begin with the next lord, which antardasha_start can choose.`,
  conditionsReported: () => translated()?.conditionsReported?.() ?? `The conditions are reported and never withhold the periods.`,
  rahuCondition: (a) => translated()?.rahuCondition?.(a) ?? `Rahu stands ${a.inLagna ? `in the lagna` : `outside the lagna`}, in house ${numberInWords(a.house)} from the lagna lord. It must be in a kendra or trikona from it and outside the lagna. ${a.holds ? `So this condition holds.` : `So this condition does not hold.`}`,
  lightCondition: (a) => translated()?.lightCondition?.(a) ?? `The birth was by ${a.byDay ? `day` : `night`} in the ${a.darkHalf ? `dark` : `bright`} half of the month. It must be by day in the dark half or by night in the bright. ${a.holds ? `So this condition holds.` : `So this condition does not hold.`}`,
  junctionTenths: () => translated()?.junctionTenths?.() ?? `The tenths that bound the junction are ours, because tradition names it without a measure.`,
  toneCountsHouses: () => translated()?.toneCountsHouses?.() ?? `The tone counts houses only (best level 1 or 2) and says nothing good or bad beyond that.`,
  noCuspsNoTone: () => translated()?.noCuspsNoTone?.() ?? `Placidus cusps do not exist at this latitude, so tone and houses are left out.`,
  afterNinthMahadasha: () => translated()?.afterNinthMahadasha?.() ?? `After the ninth mahadasha the order of lords begins anew, so its junction runs on past the 120 years.`,
  noClosingAntardasha: () => translated()?.noClosingAntardasha?.() ?? `No closing antardasha of a mahadasha is left in the 120 years.`,
  noClosingAntardashaPlain: () => translated()?.noClosingAntardashaPlain?.() ?? `No closing shorter period of a long period is left in the 120 years.`,
  closingAntardasha: (a) => translated()?.closingAntardasha?.(a) ?? `The ${a.running ? `running` : `next`} closing antardasha is that of ${planetInWords(a.lord)} in the mahadasha of ${planetInWords(a.mahadasha)}, ${a.span}.`,
  closingAntardashaPlain: (a) => translated()?.closingAntardashaPlain?.(a) ?? `The ${a.running ? `running` : `next`} closing shorter period is that of ${planetInWords(a.lord)} in the long period of ${planetInWords(a.mahadasha)}, ${a.span}.`,
  nextMahadasha: (a) => translated()?.nextMahadasha?.(a) ?? `${planetFirst(a.planet)} follows${a.tone === 'NONE' ? `` : a.tone === 'HARSH' ? `, and the tone by houses is hard` : a.tone === 'MIXED' ? `, and the tone by houses is mixed` : `, and the tone by houses is easy`}.`,
  dayMeansSunAbove: () => translated()?.dayMeansSunAbove?.() ?? `Day means the Sun above the horizon. Houses are whole signs from the lagna.`,
  noConditionalDasha: () => translated()?.noConditionalDasha?.() ?? `None of the eight conditional dashas applies to this chart. So the plain dasha of 120 years stands alone.`,
  noConditionalDashaPlain: () => translated()?.noConditionalDashaPlain?.() ?? `None of the eight conditional ways of counting periods applies to this chart. So the plain count of 120 years stands alone.`,
  conditionalDashas: (a) => translated()?.conditionalDashas?.(a) ?? `Of the eight conditional dashas ${a.dashas.length === 1 ? `1 fits` : `${numberInWords(a.dashas.length)} fit`} this chart, ${namesInWords(a.dashas)}. ${a.dashas.length === 1 ? `Use it only as a check. KP does not judge by it.` : `Use them only as a check. KP does not judge by them.`}`,
  strainIsReported: () => translated()?.strainIsReported?.() ?? `The count of 6, 8 or 12 behind a strain is a Parashari habit and only reported, because KP judges by houses.`,
  noJointHouses: () => translated()?.noJointHouses?.() ?? `The lords of no two of these periods signify one house together.`,
  jointHouses: (a) => translated()?.jointHouses?.(a) ?? `The lords of at least two of the three periods signify ${housesNamed(a.houses)}.`,
  nextPeriodsAndDays: () => translated()?.nextPeriodsAndDays?.() ?? `It names the periods and days that can bring the event.`,
  nextSteps: () => translated()?.nextSteps?.() ?? `It shows every step of the judgement.`,
  balanceMonths: () => translated()?.balanceMonths?.() ?? `The balance in years, months and days counts months of 30 days, but dates are exact.`,
  finerList: (a) => translated()?.finerList?.(a) ?? `The table lists ${a.level === 'sookshma' ? `${a.count === 0 ? `no sookshma` : a.count === 1 ? `1 sookshma` : `${numberInWords(a.count)} sookshmas`}` : `${a.count === 0 ? `no prana` : a.count === 1 ? `1 prana` : `${numberInWords(a.count)} pranas`}`} of the antardasha of ${planetInWords(a.ad)} in the mahadasha of ${planetInWords(a.md)}.`,
  finerListPlain: (a) => translated()?.finerListPlain?.(a) ?? `The table lists ${a.level === 'sookshma' ? `${a.count === 0 ? `no sookshma` : a.count === 1 ? `1 sookshma` : `${numberInWords(a.count)} sookshmas`}` : `${a.count === 0 ? `no prana` : a.count === 1 ? `1 prana` : `${numberInWords(a.count)} pranas`}`} of the shorter period of ${planetInWords(a.ad)} in the long period of ${planetInWords(a.md)}.`,
  periodTables: (a) => translated()?.periodTables?.(a) ?? `The tables list the mahadashas of this birth to ${dayInWords(a.until)}, and the antardashas of the next ${numberInWords(a.years)} years.`,
  periodList: (a) => translated()?.periodList?.(a) ?? `The list shows the mahadashas of this birth with their antardashas, to ${dayInWords(a.until)}.`,
  noneOfYearsAhead: (a) => translated()?.noneOfYearsAhead?.(a) ?? `None of the 120 years lies in the ${numberInWords(a.years)} years from now, so no antardasha is listed.`,
  noneOfYearsAheadPlain: (a) => translated()?.noneOfYearsAheadPlain?.(a) ?? `None of the 120 years lies in the ${numberInWords(a.years)} years from now, so no shorter period is listed.`,
  antardashasInYears: (a) => translated()?.antardashasInYears?.(a) ?? `${numberInWords(a.count)} antardashas lie in these years. The ${numberInWords(a.listed)} that rank first are listed.`,
  noClassAboveWeak: () => translated()?.noClassAboveWeak?.() ?? `No period is said to bring what the chart does not promise, so no class goes above weak.`,
  nextJointWindows: () => translated()?.nextJointWindows?.() ?? `It narrows these antardashas to joint windows with dates.`,
  periodsAreNoDate: () => translated()?.periodsAreNoDate?.() ?? `So the periods show only what their lords would carry, and none is a date for it.`,
  noAntardashaInYears: () => translated()?.noAntardashaInYears?.() ?? `No antardasha lies in these years.`,
  noAntardashaInYearsPlain: () => translated()?.noAntardashaInYearsPlain?.() ?? `No shorter period lies in these years.`,
  runsUntil: (a) => translated()?.runsUntil?.(a) ?? `already running, until ${dayInWords(a.end)}`,
  firstAntardasha: (a) => translated()?.firstAntardasha?.(a) ?? `The antardasha that ranks first, ${planetInWords(a.md)} and ${planetInWords(a.ad)}, ${a.days}, ${a.support === 'FULL' ? `supports it by all its lords` : `supports it by its nearer lords`}.`,
  firstAntardashaInPart: (a) => translated()?.firstAntardashaInPart?.(a) ?? `No antardasha before ${monthInWords(a.until)} supports it strongly. The first that does so in part is ${planetInWords(a.md)} and ${planetInWords(a.ad)}, ${a.days}.`,
  firstAntardashaInPartPlain: (a) => translated()?.firstAntardashaInPartPlain?.(a) ?? `No shorter period before ${monthInWords(a.until)} supports it strongly. The first that does so in part is ${planetInWords(a.md)} and ${planetInWords(a.ad)}, ${a.days}.`,
  noAntardashaSupports: (a) => translated()?.noAntardashaSupports?.(a) ?? `No antardasha before ${monthInWords(a.until)} supports it.`,
  noAntardashaSupportsPlain: (a) => translated()?.noAntardashaSupportsPlain?.(a) ?? `No shorter period before ${monthInWords(a.until)} supports it.`,
  noDashaLordRuns: () => translated()?.noDashaLordRuns?.() ?? `The moment lies outside the 120 dasha years of this birth, so no dasha lord runs.`,
  numbersCompare: () => translated()?.numbersCompare?.() ?? `These numbers compare planets. They are not the probability of the event.`,
  nextPeriodsOfPlanets: () => translated()?.nextPeriodsOfPlanets?.() ?? `It names the periods of these planets that can bring the event.`,
  cappedByPromise: () => translated()?.cappedByPromise?.() ?? `The planets would score higher, but nothing that is not promised goes above weak.`,
  planetsTogether: (a) => translated()?.planetsTogether?.(a) ?? `Taken together its planets score ${a.band === 'STRONG' ? `strong` : a.band === 'MODERATE' ? `moderate` : a.band === 'WEAK' ? `weak` : `negligible`} by our own weights, and those that score highest are ${planetsInWords(a.planets)}.`,
  agentsAreAdded: () => translated()?.agentsAreAdded?.() ?? `Nodes that act for a ruling planet are added to it and do not take its place. Schools differ on this.`,
  eachHouseByItself: () => translated()?.eachHouseByItself?.() ?? `No event was named, so each house is ranked by itself.`,
  nextPromised: () => translated()?.nextPromised?.() ?? `It shows what the chart promises instead.`,
  planetsDoNotBringIt: () => translated()?.planetsDoNotBringIt?.() ?? `So these planets do not bring it.`,
  noPlanetSignifies: (a) => translated()?.noPlanetSignifies?.(a) ?? `No planet signifies ${a.event === 'GROUP' ? `${housesNamed(a.houses)}` : `the houses of ${named(a.event)}`}.`,
  strongest: (a) => translated()?.strongest?.(a) ?? `${a.planets.length === 1 ? `The one planet that is strong for ${a.matter} is ${planetsInWords(a.planets)}.` : `The ${a.planets.length === 2 ? `two` : a.planets.length === 3 ? `three` : a.planets.length === 4 ? `four` : a.planets.length === 5 ? `five` : `${numberInWords(a.planets.length)}`} strongest for ${a.matter} are ${planetsInWords(a.planets)}, in this order.`}`,
  rulingOfMoment: (a) => translated()?.rulingOfMoment?.(a) ?? `${a.planets.length === 0 ? `None of them is a ruling planet of the moment.` : a.planets.length === 1 ? `${planetsFirst(a.planets)} is a ruling planet of the moment.` : `${planetsFirst(a.planets)} are ruling planets of the moment.`}`,
  rulingPeriodsNow: (a) => translated()?.rulingPeriodsNow?.(a) ?? `${a.rules} now.`,
  periodNamed: (a) => translated()?.periodNamed?.(a) ?? `the ${a.period === 'MD' ? `mahadasha` : a.period === 'AD' ? `antardasha` : `pratyantardasha`}`,
  rulesPeriods: (a) => translated()?.rulesPeriods?.(a) ?? `${planetFirst(a.planet)} rules ${a.periods}`,
  eachHouseHasRuling: () => translated()?.eachHouseHasRuling?.() ?? `Each house has a ruling planet of the moment among its strongest.`,
  noRulingAmongStrongest: (a) => translated()?.noRulingAmongStrongest?.(a) ?? `No ruling planet of the moment is among the strongest of ${housesNamed(a.houses)}.`,
  kalachakraList: (a) => translated()?.kalachakraList?.(a) ?? `The list shows the ${numberInWords(a.count)} sign periods of the Kalachakra dasha of this birth ${a.span}.`,
  kalachakraListPlain: (a) => translated()?.kalachakraListPlain?.(a) ?? `The list shows the ${numberInWords(a.count)} sign periods of the Kalachakra system of this birth ${a.span}.`,
  starGroupsOfParashara: () => translated()?.starGroupsOfParashara?.() ?? `The groups of stars are those of Parashara. One modern print moves Revati to the second forward group and drops Uttara Bhadrapada.`,
  dehaAndJeeva: () => translated()?.dehaAndJeeva?.() ?? `Deha and jeeva are taken from the nine dashas, those of the pada from its own row.`,
  moonNearPadaBorder: () => translated()?.moonNearPadaBorder?.() ?? `The Moon is within 0°05' of a pada border, so a small error of birth time gives another sequence.`,
  narayanaList: (a) => translated()?.narayanaList?.(a) ?? `The list shows the ${numberInWords(a.count)} sign periods of the Narayana dasha of this birth ${a.span}.`,
  narayanaListPlain: (a) => translated()?.narayanaListPlain?.(a) ?? `The list shows the ${numberInWords(a.count)} sign periods of the Narayana system of this birth ${a.span}.`,
  withoutBalance: () => translated()?.withoutBalance?.() ?? `It begins at birth without a balance.`,
  yearsWithinTwelve: () => translated()?.yearsWithinTwelve?.() ?? `Years stay within 0 to 12 after the correction for an exalted or debilitated lord.`,
  signOfNoYears: () => translated()?.signOfNoYears?.() ?? `A sign of 0 years keeps its place, without antardashas.`,
  nodesExalted: () => translated()?.nodesExalted?.() ?? `Rahu is taken as exalted in Taurus and Ketu in Scorpio, on which schools differ.`,
  bothInSeed: () => translated()?.bothInSeed?.() ?? `Saturn and Ketu are both in the seed, so the rule of Saturn was used.`,
  lagnaTaken: () => translated()?.lagnaTaken?.() ?? `No rule decided between lagna and seventh, so the lagna was taken.`,
  pratyantardashaTree: (a) => translated()?.pratyantardashaTree?.(a) ?? `The tree lists ${a.count === 0 ? `no antardasha` : a.count === 1 ? `1 antardasha` : `${numberInWords(a.count)} antardashas`} of the mahadasha of ${planetInWords(a.md)}, with pratyantardashas, ${a.span}.`,
  mahadashaRanAtBirth: () => translated()?.mahadashaRanAtBirth?.() ?? `This mahadasha ran at birth. Periods that were over by then are marked, and those running are cut there.`,
  endsWhenNextBegins: () => translated()?.endsWhenNextBegins?.() ?? `Each period ends when the next begins.`,
  scanOutsideDashaYears: () => translated()?.scanOutsideDashaYears?.() ?? `The scan begins outside the 120 dasha years of this birth, so no dasha lord runs.`,
  doubleRetrograde: () => translated()?.doubleRetrograde?.() ?? `Sub lord and star lord are both retrograde. Some call it denial, but in a natal chart it is a delay.`,
  scanPastEphemeris: () => translated()?.scanPastEphemeris?.() ?? `The ephemeris ends with 2399, so nothing of the scan is searched beyond it.`,
  retrogradeInDirectStar: (a) => translated()?.retrogradeInDirectStar?.(a) ?? `${planetFirst(a.csl)} is retrograde in a direct star, which at birth neither delays nor denies by itself.`,
  firstActivations: (a) => translated()?.firstActivations?.(a) ?? `Of ${numberInWords(a.count)} activation dates the first ${numberInWords(a.listed)} are listed.`,
  retrogressionDoes: (a) => translated()?.retrogressionDoes?.(a) ?? `${a.event === 'GROUP' ? `The matter` : `${named(a.event)}`} ${a.state === 'none' ? `is not delayed by retrogression at birth` : a.state === 'delayed' ? `is delayed by retrogression at birth, not denied` : a.state === 'denied' ? `is denied by its houses, not by retrogression` : `may start suddenly or change its plan, by retrogression at birth`}.`,
  subLordOfCusp: (a) => translated()?.subLordOfCusp?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)} is ${planetInWords(a.csl)}, in ${a.own ? `its own star` : `the star of ${planetInWords(a.starLord)}`}.`,
  lordDelayedUntil: (a) => translated()?.lordDelayedUntil?.(a) ?? `The running lord ${planetInWords(a.planet)} is delayed until ${dayInWords(a.until)}, when ${planetInWords(a.starLord)} turns direct.`,
  sensitivePointsTake: () => translated()?.sensitivePointsTake?.() ?? `Sensitive points take the kept ruling planets of the classic five and the nodes that act for them.`,
  noSensitivePoint: () => translated()?.noSensitivePoint?.() ?? `There is no sensitive point, because no star and sub both have ruling lords.`,
  punarphooAtBirth: () => translated()?.punarphooAtBirth?.() ?? `Punarphoo, read at birth, brings obstacles and postponement and cancels no promise.`,
  noRulingPlanetKept: () => translated()?.noRulingPlanetKept?.() ?? `No ruling planet of this moment is kept.`,
  keptRulingPlanets: (a) => translated()?.keptRulingPlanets?.(a) ?? `The kept ruling ${a.planets.length === 1 ? `planet is` : `planets are`} ${planetsInWords(a.planets)}.`,
  noneAmongStrongest: () => translated()?.noneAmongStrongest?.() ?? `None of the ruling planets is among the strongest for the event.`,
  rulingStrongForEvent: (a) => translated()?.rulingStrongForEvent?.(a) ?? `Of all ruling planets, deferred ones included, ${planetsInWords(a.planets)} ${a.planets.length === 1 ? `is` : `are`} strong for the event.`,
  passesNoPoint: (a) => translated()?.passesNoPoint?.(a) ?? `${a.mover === 'Ascendant' ? `The Ascendant` : a.mover === 'Moon' ? `The Moon` : a.mover === 'Sun' ? `The Sun` : `Jupiter`} passes no sensitive point in the time looked at.`,
  passesPointAlready: (a) => translated()?.passesPointAlready?.(a) ?? `${a.mover === 'Ascendant' ? `The Ascendant` : a.mover === 'Moon' ? `The Moon` : a.mover === 'Sun' ? `The Sun` : `Jupiter`} passes a sensitive point already, until ${instantInWords(a.end)}.`,
  passesPointFirst: (a) => translated()?.passesPointFirst?.(a) ?? `${a.mover === 'Ascendant' ? `The Ascendant` : a.mover === 'Moon' ? `The Moon` : a.mover === 'Sun' ? `The Sun` : `Jupiter`} first passes a sensitive point from ${instantInWords(a.start)} to ${instantInWords(a.end)}.`,
  sessionsRepeat: (a) => translated()?.sessionsRepeat?.(a) ?? `${numberInWords(a.count)} of the sessions repeat another, and one moment is one observation.`,
  whatCounts: () => translated()?.whatCounts?.() ?? `What counts are the classic five and the nodes that act for them, but not rejected planets.`,
  rulingAtAll: (a) => translated()?.rulingAtAll?.(a) ?? `${a.planets.length === 0 ? `No planet is a ruling planet` : a.planets.length === 1 ? `${planetsFirst(a.planets)} is a ruling planet` : `${planetsFirst(a.planets)} are ruling planets`} at ${a.sessions === 2 ? `both moments` : `all ${numberInWords(a.sessions)} moments`}.`,
  rulingAtMost: (a) => translated()?.rulingAtMost?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is a ruling planet` : `are ruling planets`} at two thirds of them or more.`,
  rulingPlanetRows: (a) => translated()?.rulingPlanetRows?.(a) ?? `The table shows ${a.count === 0 ? `no row` : a.count === 1 ? `1 row` : `${numberInWords(a.count)} rows`} of ruling planets at this place from ${instantInWords(a.start)} to ${instantInWords(a.end)}.`,
  twoDayLords: (a) => translated()?.twoDayLords?.(a) ?? `By the sunrise used here the day lord is ${planetInWords(a.dayLord)}. By the visible sunrise, minutes earlier, it is ${planetInWords(a.other)}.`,
  overlapsCount: () => translated()?.overlapsCount?.() ?? `Overlaps count the classic five and the nodes that act for them, not sub slots and rejected planets.`,
  runningDashaCounts: () => translated()?.runningDashaCounts?.() ?? `The running dasha counts here with mahadasha, antardasha and pratyantardasha, not with shorter periods.`,
  nextSignificatorsKept: () => translated()?.nextSignificatorsKept?.() ?? `It keeps the significators of an event that are ruling planets.`,
  noRulingPlanet: () => translated()?.noRulingPlanet?.() ?? `No planet counts as a ruling planet of this moment.`,
  rulingPlanets: (a) => translated()?.rulingPlanets?.(a) ?? `The ruling planets of this moment, strongest first, are ${planetsInWords(a.planets)}.`,
  lordsOfSubsAlone: (a) => translated()?.lordsOfSubsAlone?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} listed as lord of a sub alone, which does not make a ruling planet.`,
  rulesAsAgent: (a) => translated()?.rulesAsAgent?.(a) ?? `${planetFirst(a.node)} rules as the agent of ${planetsInWords(a.planets)}.`,
  rulingTheDashaToo: (a) => translated()?.rulingTheDashaToo?.(a) ?? `Of them ${planetsInWords(a.planets)} also ${a.planets.length === 1 ? `rules` : `rule`} in the first three running dasha periods.`,
  rulingTheDashaTooPlain: (a) => translated()?.rulingTheDashaTooPlain?.(a) ?? `Of them ${planetsInWords(a.planets)} also ${a.planets.length === 1 ? `rules` : `rule`} in the first three running periods.`,
  rejectedRulingPlanets: (a) => translated()?.rejectedRulingPlanets?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is rejected, because its` : `are rejected, because their`} ${a.because === 'star' ? `star` : `sub`} lord is retrograde.`,
  noFixedFraction: () => translated()?.noFixedFraction?.() ?? `No fixed fraction of a period is given to star or sub, because the antardasha lords tell them apart.`,
  phasesAreOurs: () => translated()?.phasesAreOurs?.() ?? `The phases of the antardashas are ours.`,
  starGivesSubKeeps: (a) => translated()?.starGivesSubKeeps?.(a) ?? `${a.own ? `${planetFirst(a.planet)}, in its own star,` : `${planetFirst(a.planet)} by its star lord ${planetInWords(a.starLord)}`} gives ${housesNamed(a.given)}. By its sub lord ${planetInWords(a.subLord)} it keeps ${housesNamed(a.kept)} and spoils ${housesNamed(a.spoiled)}.`,
  sudarshanaLists: (a) => translated()?.sudarshanaLists?.(a) ?? `The lists show the houses of this birth from Lagna, Moon and Sun, and ${a.count === 0 ? `no year` : a.count === 1 ? `1 year` : `${numberInWords(a.count)} years`} of their dasha ${a.span}.`,
  benefics: () => translated()?.benefics?.() ?? `Benefics are Jupiter, Venus and the Moon from the eighth bright tithi to the eighth dark one.`,
  mercuryAndSun: () => translated()?.mercuryAndSun?.() ?? `Mercury is benefic unless malefics outnumber benefics in its sign. The Sun is not malefic in houses 1, 6 and 11 here.`,
  monthsAndParts: () => translated()?.monthsAndParts?.() ?? `A month and a part count their house from that of the year and of the month.`,
  ringsCoincide: (a) => translated()?.ringsCoincide?.(a) ?? `The rings of ${namesInWords(a.rings)} coincide, so they show the same. Each is still counted by itself.`,
  sendMoreYears: () => translated()?.sendMoreYears?.() ?? `The moment asked about lies after the periods listed. Send more years to reach further.`,
  yoginiTone: () => translated()?.yoginiTone?.() ?? `The tone of a yogini is tradition by its number and judges nothing of this chart.`,
  yoginiList: (a) => translated()?.yoginiList?.(a) ?? `The list shows ${a.count === 0 ? `no mahadasha` : a.count === 1 ? `1 mahadasha` : `${numberInWords(a.count)} mahadashas`} of the Yogini dasha of this birth ${a.span}.`,
  yoginiListPlain: (a) => translated()?.yoginiListPlain?.(a) ?? `The list shows ${a.count === 0 ? `no long period` : a.count === 1 ? `1 long period` : `${numberInWords(a.count)} long periods`} of the Yogini system of this birth ${a.span}.`,
  afterPeriods: () => translated()?.afterPeriods?.() ?? `The moment asked about lies after the periods listed, so none of them runs.`,
  beforeBirth: () => translated()?.beforeBirth?.() ?? `The moment asked about lies before birth, so no period runs.`,
  afterFirstCycle: () => translated()?.afterFirstCycle?.() ?? `The moment asked about lies after the first cycle. Ask for two cycles to reach further.`,
  afterSecondCycle: () => translated()?.afterSecondCycle?.() ?? `The moment asked about lies after the second cycle, so no period is named.`,
  periodsOf: (a) => translated()?.periodsOf?.(a) ?? `${planetInWords(a.planet)} ${a.periods}`,
  delayedLordGivesLate: () => translated()?.delayedLordGivesLate?.() ?? `A lord whose star lord was retrograde at birth gives its matter late and does not deny it. Its release is counted from the start of its own mahadasha or antardasha.`,
  eventsInFull: (a) => translated()?.eventsInFull?.(a) ?? `${numberInWords(a.count)} events are given in full, and the first ${numberInWords(a.listed)} are listed.`,
  noCuspsNothingSignified: () => translated()?.noCuspsNothingSignified?.() ?? `Placidus cusps do not exist at this latitude, so what the lords signify is left out.`,
  firstLevelHouses: (a) => translated()?.firstLevelHouses?.(a) ?? `At level 1 they signify ${housesNamed(a.houses)}.`,
  promisedByNoPeriod: (a) => translated()?.promisedByNoPeriod?.(a) ?? `The chart does not promise ${a.matter}, so no period brings it.`,
  lordsFavour: (a) => translated()?.lordsFavour?.(a) ?? `${a.lords === 'FULL' ? `The running lords all favour ${a.matter}, at least` : a.lords === 'PARTIAL' ? `The running lords favour ${a.matter} in part, at least` : a.lords === 'WEAK' ? `Two of the running lords favour ${a.matter}, which is little, at least` : `The running lords do not bring ${a.matter}`} until ${dayInWords(a.end)}.`,
  rulesUntil: (a) => translated()?.rulesUntil?.(a) ?? `${planetFirst(a.planet)} rules the ${a.period === 'MD' ? `mahadasha` : a.period === 'AD' ? `antardasha` : `pratyantardasha`} until ${dayInWords(a.end)}.`,
  rulesUntilPlain: (a) => translated()?.rulesUntilPlain?.(a) ?? `${planetFirst(a.planet)} rules the ${a.period === 'MD' ? `long period` : a.period === 'AD' ? `shorter period` : `sub-period`} until ${dayInWords(a.end)}.`,
  broughtTogether: (a) => translated()?.broughtTogether?.(a) ?? `Together they can bring ${inWords(a.matters)}.`,
  broughtMatter: (a) => translated()?.broughtMatter?.(a) ?? `${named(a.event)}${a.band === 'CONDITIONAL' ? ` (with opposition)` : a.band === 'WEAK' ? ` (weakly promised)` : ``}`,
  moreMatters: (a) => translated()?.moreMatters?.(a) ?? `${numberInWords(a.count)} more`,
};
