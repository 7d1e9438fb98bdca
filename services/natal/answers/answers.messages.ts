// Written by npm run generate from answers.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, digitsInWords, housesNamed, inWords, instantInWords, monthInWords, named, numberInWords, planetFirst, planetInWords, planetsFirst, shortDayInWords } from '@cuspal/speech';

type Messages = {
  readonly notRead: (a: { readonly title: string }) => string;
  readonly notCalled: (a: { readonly tool: string }) => string;
  readonly othersChartNotRead: (a: { readonly about: string }) => string;
  readonly birthTimeAsSent: () => string;
  readonly noSecondOpinion: () => string;
  readonly needsMore: (a: { readonly tool: string; readonly arguments: string }) => string;
  readonly sendMissing: (a: { readonly what: 'DATES' | 'EVENT' | 'FIRST_DAY' | 'KNOWN_EVENTS' | 'LAST_DAY' | 'NUMBER' | 'PARTNER' | 'TWIN' }) => string;
  readonly somethingMissing: () => string;
  readonly judgedByNumber: () => string;
  readonly sendNumber: () => string;
  readonly askOnce: () => string;
  readonly sendPartner: () => string;
  readonly ownChartOnly: () => string;
  readonly whenMarriage: () => string;
  readonly datesSent: () => string;
  readonly moonPlace: (a: { readonly sign: string; readonly star: string }) => string;
  readonly sunPlace: (a: { readonly sign: string }) => string;
  readonly planetsInSign: (a: { readonly planets: readonly PlanetName[]; readonly sign: string }) => string;
  readonly birthStar: (a: { readonly star: string; readonly quarter: number; readonly sign: string }) => string;
  readonly risingSign: (a: { readonly sign: string; readonly star: string }) => string;
  readonly strongestPlanet: (a: { readonly strongest: PlanetName; readonly weakest: PlanetName }) => string;
  readonly noPointChanges: () => string;
  readonly pointsChange: (a: { readonly points: number }) => string;
  readonly nearestChange: (a: { readonly seconds: number; readonly way: 'EARLIER' | 'LATER' }) => string;
  readonly cuspSubLord: (a: { readonly house: number; readonly subLord: PlanetName; readonly starLord: PlanetName }) => string;
  readonly houseBegins: (a: { readonly house: number; readonly sign: string; readonly owner: PlanetName }) => string;
  readonly planetsInHouse: (a: { readonly planets: readonly PlanetName[]; readonly house: number }) => string;
  readonly nobodyInHouse: (a: { readonly house: number }) => string;
  readonly planetPlace: (a: { readonly planet: PlanetName; readonly sign: string; readonly star: string; readonly house: number }) => string;
  readonly motionAtBirth: (a: { readonly planet: PlanetName; readonly retrograde: boolean }) => string;
  readonly retrogradeAtBirth: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly noneRetrograde: () => string;
  readonly motionNow: (a: { readonly planet: PlanetName; readonly retrograde: boolean }) => string;
  readonly navamsaLagna: (a: { readonly sign: string }) => string;
  readonly matchComesTo: (a: { readonly answer: 'NOT_SUPPORTED' | 'ONE_SIDE_NOT_PROMISED' | 'POSSIBLE_WITH_CARE' | 'RECOMMENDED' | 'RECOMMENDED_BY_KP_KOOTA_LOW' }) => string;
  readonly matchPoints: (a: { readonly total: number; readonly maximum: number }) => string;
  readonly matchPointsWithStars: (a: { readonly total: number; readonly maximum: number; readonly stars: number }) => string;
  readonly declined: (a: { readonly kind: 'crime' | 'emergency' | 'off_topic' }) => string;
  readonly declinedNotRead: () => string;
  readonly noDateOfDeath: () => string;
  readonly lengthOfLifeUntold: () => string;
  readonly noDateForAnother: () => string;
  readonly bestTimeFound: (a: { readonly at: string }) => string;
  readonly kpLine: (a: { readonly house: number; readonly csl: PlanetName; readonly starLord: PlanetName; readonly subLord: PlanetName; readonly signifies: boolean; readonly signified: string; readonly required: string; readonly opposes: boolean; readonly opposed: string; readonly denial: string }) => string;
  readonly housesAtLevel: (a: { readonly houses: string; readonly level: string }) => string;
  readonly notPromisedNoDate: () => string;
  readonly noneThen: (a: { readonly adverse: boolean; readonly when: 'DAY' | 'MONTH' | 'SAID' | 'SAID_IN' | 'SENT' | 'YEAR'; readonly day: string; readonly year: string; readonly said: string }) => string;
  readonly coversThen: (a: { readonly adverse: boolean; readonly matter: string; readonly runs: 'RAN' | 'RUNNING' | 'RUNS'; readonly end: string; readonly period: string }) => string;
  readonly beginsThen: (a: { readonly adverse: boolean; readonly matter: string; readonly when: 'DAY' | 'MONTH' | 'SAID' | 'SAID_IN' | 'SENT' | 'YEAR'; readonly day: string; readonly year: string; readonly said: string; readonly runs: 'RAN' | 'RUNNING' | 'RUNS'; readonly end: string; readonly period: string }) => string;
  readonly runsThen: (a: { readonly adverse: boolean; readonly matter: string; readonly past: boolean; readonly when: 'DAY' | 'MONTH' | 'SAID' | 'SAID_IN' | 'SENT' | 'YEAR'; readonly day: string; readonly year: string; readonly said: string; readonly end: string }) => string;
  readonly bestPeriod: (a: { readonly kind: 'CARE' | 'GOOD' | 'STRONGEST' | 'WEAKER'; readonly past: boolean; readonly split: boolean; readonly matter: string; readonly runs: 'RAN' | 'RUNNING' | 'RUNS'; readonly end: string; readonly period: string }) => string;
  readonly firstPeriod: (a: { readonly adverse: boolean; readonly equal: boolean; readonly runs: 'RAN' | 'RUNNING' | 'RUNS'; readonly end: string; readonly period: string }) => string;
  readonly tieByMoment: () => string;
  readonly neverUsable: () => string;
  readonly noneInPast: () => string;
  readonly noneBefore: (a: { readonly until: string }) => string;
  readonly signified: (a: { readonly csl: PlanetName; readonly cusp: number; readonly houses: readonly number[]; readonly level: number }) => string;
  readonly decidesFor: (a: { readonly csl: PlanetName; readonly adverse: boolean; readonly level: number }) => string;
  readonly signifiesAgainst: (a: { readonly csl: PlanetName; readonly houses: readonly number[]; readonly level: number }) => string;
  readonly decidesAgainst: (a: { readonly csl: PlanetName; readonly level: number }) => string;
  readonly worksAgainstToo: (a: { readonly csl: PlanetName; readonly level: number; readonly outweighed: boolean }) => string;
  readonly signifiesNone: (a: { readonly csl: PlanetName; readonly cusp: number; readonly houses: readonly number[] }) => string;
  readonly givesNoSupport: (a: { readonly csl: PlanetName }) => string;
  readonly misses: (a: { readonly csl: PlanetName; readonly houses: readonly number[] }) => string;
  readonly partsSupported: (a: { readonly covered: number; readonly parts: number }) => string;
  readonly starLordDelays: (a: { readonly csl: PlanetName; readonly starLord: PlanetName }) => string;
  readonly delayShown: () => string;
  readonly periodOpposes: (a: { readonly csl: PlanetName }) => string;
  readonly cuspsWitness: (a: { readonly cusps: readonly number[]; readonly wanted: boolean }) => string;
  readonly checksSpeak: (a: { readonly all: number; readonly agreeing: number; readonly wanted: boolean }) => string;
  readonly karakasWitness: (a: { readonly karakas: readonly PlanetName[]; readonly wanted: boolean }) => string;
  readonly karakasByNature: (a: { readonly karakas: readonly PlanetName[]; readonly wanted: boolean }) => string;
  readonly verdictHolds: () => string;
  readonly verdictTurns: (a: { readonly band: 'KNIFE_EDGE' | 'THIN' }) => string;
  readonly lordsOfOnePeriod: (a: { readonly lords: readonly PlanetName[]; readonly adverse: boolean }) => string;
  readonly wholePeriodComes: (a: { readonly adverse: boolean }) => string;
  readonly noStrongPeriod: () => string;
  readonly othersMayReplace: () => string;
  readonly howExact: () => string;
  readonly whatOf: (a: { readonly event: string }) => string;
  readonly windowLine: (a: { readonly class: string; readonly md: PlanetName; readonly ad: PlanetName; readonly pd: PlanetName; readonly from: string; readonly until: string }) => string;
  readonly couldNotTell: () => string;
  readonly askOneMatter: (a: { readonly topics: readonly string[] }) => string;
  readonly topic: (a: { readonly topic: 'annual' | 'career' | 'children' | 'compatibility' | 'doshas' | 'education' | 'family' | 'foreign_settlement' | 'health' | 'horary' | 'legal' | 'marriage' | 'money' | 'muhurta' | 'property' | 'rectification' | 'remedial' | 'spiritual' | 'sport' | 'today' | 'transit' | 'twins' | 'world' }) => string;
  readonly noMatterNow: () => string;
  readonly canBring: (a: { readonly matters: readonly string[] }) => string;
  readonly canBringMore: (a: { readonly first: string; readonly second: string; readonly more: number }) => string;
  readonly polarBirth: (a: { readonly named: boolean; readonly matter: string }) => string;
  readonly numberInstead: () => string;
  readonly divisionsNotRead: () => string;
  readonly ofTheChartSent: () => string;
  readonly ofANation: () => string;
  readonly callTool: (a: { readonly tool: string; readonly reason: string }) => string;
  readonly childSexUntold: () => string;
  readonly countUntold: (a: { readonly what: 'CHILDREN' | 'MARRIAGES' }) => string;
  readonly beforeBirth: () => string;
  readonly beyondJudgedYears: () => string;
  readonly noEvidence: () => string;
  readonly doctorDecides: () => string;
  readonly hardToBear: () => string;
  readonly stakesAreLost: () => string;
  readonly noShareNamed: () => string;
  readonly surgeonDecides: () => string;
  readonly tablesAlone: () => string;
  readonly noPersonNamed: () => string;
  readonly partnerOrigin: (a: { readonly origin: 'DISTANT_OR_OTHER_CULTURE' | 'FAMILY_CIRCLE' | 'FOREIGN' | 'KNOWN_PERSON' | 'LEGACY_OR_SECRET' | 'NEAR_HOME' | 'NEIGHBOUR_OR_COMMUNICATION' | 'OTHER_COMMUNITY' | 'ROMANCE_OR_STUDY' | 'SERVICE_OR_LOWER_STATUS' | 'STRANGER_ARRANGED' | 'THROUGH_FRIENDS' | 'WORKPLACE' }) => string;
  readonly partnerComes: (a: { readonly origins: readonly string[]; readonly distance: 'FAR' | 'NEAR' | 'UNKNOWN' }) => string;
  readonly inTheirLanguage: (a: { readonly tag: string; readonly name: string }) => string;
  readonly eventBeforeQuestion: (a: { readonly event: string; readonly asked: string }) => string;
  readonly noReportHere: () => string;
  readonly whenShallIMarry: () => string;
  readonly loveOrArranged: () => string;
  readonly daysFromTo: (a: { readonly from: string; readonly to: string }) => string;
  readonly bestOfDays: (a: { readonly count: number; readonly apart: boolean; readonly from: string; readonly to: string; readonly past: boolean; readonly best: number; readonly days: readonly string[]; readonly tone: 'CAREFUL' | 'MIXED' | 'STEADY' | 'SUPPORTIVE' }) => string;
  readonly daysAlike: (a: { readonly count: number; readonly apart: boolean; readonly from: string; readonly to: string; readonly past: boolean; readonly tone: 'CAREFUL' | 'MIXED' | 'STEADY' | 'SUPPORTIVE' }) => string;
  readonly daysOfTone: (a: { readonly tone: 'CAREFUL' | 'MIXED' | 'STEADY' | 'SUPPORTIVE'; readonly days: readonly string[] }) => string;
  readonly readAtNoon: (a: { readonly today: boolean }) => string;
  readonly monthsOfTone: (a: { readonly months: readonly string[]; readonly count: number; readonly tone: 'CHALLENGING' | 'FAVOURABLE' | 'MIXED' }) => string;
  readonly monthCanBring: (a: { readonly matters: readonly string[] }) => string;
  readonly monthsReadWhole: () => string;
  readonly middleRead: (a: { readonly day: string }) => string;
  readonly dayPasses: (a: { readonly day: string; readonly passed: number; readonly tests: number }) => string;
  readonly bestToChoose: (a: { readonly count: number; readonly days: readonly string[]; readonly passed: number; readonly tests: number }) => string;
  readonly nextToChoose: (a: { readonly count: number; readonly days: readonly string[] }) => string;
  readonly dayPassing: (a: { readonly day: string; readonly passed: number; readonly tests: number }) => string;
  readonly daysWithoutMoment: (a: { readonly days: readonly string[] }) => string;
  readonly hoursFromNoon: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  needsMore: '40',
  sendMissing: [['what'],{'PARTNER':'0','TWIN':'0','NUMBER':'0','EVENT':'0','DATES':'1','KNOWN_EVENTS':'1','FIRST_DAY':'1','LAST_DAY':'1'}],
  judgedByNumber: '4',
  cuspSubLord: '3',
  houseBegins: '3',
  planetsInHouse: '3',
  nobodyInHouse: '3',
  planetPlace: '3',
  motionAtBirth: '1',
  retrogradeAtBirth: '1',
  noneRetrograde: '1',
  motionNow: '1',
  navamsaLagna: '1',
  declined: [['kind'],{'emergency':'400','crime':'0c0','off_topic':'00'}],
  noneThen: '4',
  signified: '3',
  signifiesAgainst: '3',
  signifiesNone: '3',
  misses: '3',
  starLordDelays: '1',
  cuspsWitness: '3',
  karakasWitness: '1',
  lordsOfOnePeriod: '1',
  ofTheChartSent: '4',
  ofANation: '4',
  tablesAlone: '40',
  monthCanBring: '4',
} as const;

const translated = catalogue<Messages>('natal/answers/answers', () => say, marks, {
  'bn': () => import('./translations/answers.messages.bn.ts'),
  'es': () => import('./translations/answers.messages.es.ts'),
  'hi': () => import('./translations/answers.messages.hi.ts'),
  'mr': () => import('./translations/answers.messages.mr.ts'),
  'pt': () => import('./translations/answers.messages.pt.ts'),
  'ta': () => import('./translations/answers.messages.ta.ts'),
  'te': () => import('./translations/answers.messages.te.ts'),
});

export const say: Messages = {
  notRead: (a) => translated()?.notRead?.(a) ?? `"${a.title}" was not read.`,
  notCalled: (a) => translated()?.notCalled?.(a) ?? `No call was made of ${a.tool}.`,
  othersChartNotRead: (a) => translated()?.othersChartNotRead?.(a) ?? `The birth chart of the ${a.about === 'son' ? `son` : a.about === 'daughter' ? `daughter` : a.about === 'child' ? `child` : a.about === 'mother' ? `mother` : a.about === 'father' ? `father` : a.about === 'spouse' ? `spouse` : a.about === 'sibling' ? `sibling` : `other person`} was not read.`,
  birthTimeAsSent: () => translated()?.birthTimeAsSent?.() ?? `The birth time was taken as it was sent.`,
  noSecondOpinion: () => translated()?.noSecondOpinion?.() ?? `No second opinion of another tradition was asked for.`,
  needsMore: (a) => translated()?.needsMore?.(a) ?? `This needs more than a birth. Call ${a.tool} itself and send ${a.arguments}.`,
  sendMissing: (a) => translated()?.sendMissing?.(a) ?? `To answer this, send ${a.what === 'PARTNER' ? `the other person's birth: date, time and place, as person2` : a.what === 'TWIN' ? `the twin's birth, as person2` : a.what === 'NUMBER' ? `a number from 1 to 249, the first that comes to mind, as number` : a.what === 'EVENT' ? `the event that is meant, as event` : a.what === 'DATES' ? `two to ten dates, as candidate_dates` : a.what === 'KNOWN_EVENTS' ? `dated events of the life, five or more, as known_events` : a.what === 'FIRST_DAY' ? `the first day, as start_date` : `the last day, as end_date`}.`,
  somethingMissing: () => translated()?.somethingMissing?.() ?? `The chart was not read for this, because something is missing.`,
  judgedByNumber: () => translated()?.judgedByNumber?.() ?? `This question is judged by a number and not by the birth.`,
  sendNumber: () => translated()?.sendNumber?.() ?? `Send a number from 1 to 249, the first that comes to mind, as number.`,
  askOnce: () => translated()?.askOnce?.() ?? `Ask one clear question, once, and keep it in mind while choosing.`,
  sendPartner: () => translated()?.sendPartner?.() ?? `To compare two people, send the other person's birth: date, time and place, as person2.`,
  ownChartOnly: () => translated()?.ownChartOnly?.() ?? `Without it only the own chart can be read for marriage.`,
  whenMarriage: () => translated()?.whenMarriage?.() ?? `When does the own chart promise marriage?`,
  datesSent: () => translated()?.datesSent?.() ?? `the dates sent`,
  moonPlace: (a) => translated()?.moonPlace?.(a) ?? `The Moon is in ${named(a.sign)}, in the star ${named(a.star)}.`,
  sunPlace: (a) => translated()?.sunPlace?.(a) ?? `The Sun is in ${named(a.sign)}.`,
  planetsInSign: (a) => translated()?.planetsInSign?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} in ${named(a.sign)}.`,
  birthStar: (a) => translated()?.birthStar?.(a) ?? `The birth star is ${named(a.star)}, with the Moon in its quarter ${numberInWords(a.quarter)} and in ${named(a.sign)}.`,
  risingSign: (a) => translated()?.risingSign?.(a) ?? `The rising sign is ${named(a.sign)}, in the star ${named(a.star)}.`,
  strongestPlanet: (a) => translated()?.strongestPlanet?.(a) ?? `By the Parashari strengths ${planetInWords(a.strongest)} is the strongest planet and ${planetInWords(a.weakest)} the weakest.`,
  noPointChanges: () => translated()?.noPointChanges?.() ?? `No point of this chart changes with a small error of birth time.`,
  pointsChange: (a) => translated()?.pointsChange?.(a) ?? `${a.points === 1 ? `${numberInWords(a.points)} point` : `${numberInWords(a.points)} points`} of this chart would change with a small error of birth time.`,
  nearestChange: (a) => translated()?.nearestChange?.(a) ?? `The nearest change comes with a birth ${a.seconds === 0 ? `no second` : a.seconds === 1 ? `${numberInWords(a.seconds)} second` : `${numberInWords(a.seconds)} seconds`} ${a.way === 'EARLIER' ? `earlier` : `later`}, so have the time rectified from dated events.`,
  cuspSubLord: (a) => translated()?.cuspSubLord?.(a) ?? `The sub lord of cusp ${numberInWords(a.house)} is ${planetInWords(a.subLord)}, in the star of ${planetInWords(a.starLord)}.`,
  houseBegins: (a) => translated()?.houseBegins?.(a) ?? `House ${numberInWords(a.house)} begins in ${named(a.sign)}, whose lord is ${planetInWords(a.owner)}.`,
  planetsInHouse: (a) => translated()?.planetsInHouse?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} in house ${numberInWords(a.house)}.`,
  nobodyInHouse: (a) => translated()?.nobodyInHouse?.(a) ?? `No planet is in house ${numberInWords(a.house)}.`,
  planetPlace: (a) => translated()?.planetPlace?.(a) ?? `${planetFirst(a.planet)} is in ${named(a.sign)}, in the star ${named(a.star)} and in house ${numberInWords(a.house)}.`,
  motionAtBirth: (a) => translated()?.motionAtBirth?.(a) ?? `${planetFirst(a.planet)} ${a.retrograde ? `was retrograde` : `was not retrograde`} at birth.`,
  retrogradeAtBirth: (a) => translated()?.retrogradeAtBirth?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `was` : `were`} retrograde at birth.`,
  noneRetrograde: () => translated()?.noneRetrograde?.() ?? `No planet was retrograde at birth, leaving the nodes aside.`,
  motionNow: (a) => translated()?.motionNow?.(a) ?? `${planetFirst(a.planet)} ${a.retrograde ? `is retrograde` : `is not retrograde`} at this moment.`,
  navamsaLagna: (a) => translated()?.navamsaLagna?.(a) ?? `The Navamsa lagna is ${named(a.sign)}.`,
  matchComesTo: (a) => translated()?.matchComesTo?.(a) ?? `${a.answer === 'RECOMMENDED' ? `The two charts go well together.` : a.answer === 'RECOMMENDED_BY_KP_KOOTA_LOW' ? `The two charts go well together, although the points of the birth stars are low.` : a.answer === 'POSSIBLE_WITH_CARE' ? `The two charts go together in part, so the match is possible with care.` : a.answer === 'NOT_SUPPORTED' ? `The two charts support each other little, so ask what the two know of each other.` : `One of the two charts does not promise marriage, so the match cannot rest on both.`}`,
  matchPoints: (a) => translated()?.matchPoints?.(a) ?? `The match has ${numberInWords(a.total)} of ${numberInWords(a.maximum)} points by the factors that decide.`,
  matchPointsWithStars: (a) => translated()?.matchPointsWithStars?.(a) ?? `The match has ${numberInWords(a.total)} of ${numberInWords(a.maximum)} points by the factors that decide, and ${numberInWords(a.stars)} of 36 by their birth stars, which decide nothing.`,
  declined: (a) => translated()?.declined?.(a) ?? `${a.kind === 'emergency' ? `This needs help from people now, not a chart. Call the local emergency number or go to the nearest hospital. No reading is given.` : a.kind === 'crime' ? `No chart is read for this. It could harm somebody, or accuse a person without proof. Turn to the police or a lawyer.` : `A birth chart does not answer this. Ask about a matter of the own life, or name an event.`}`,
  declinedNotRead: () => translated()?.declinedNotRead?.() ?? `The chart was not read, because the question is declined.`,
  noDateOfDeath: () => translated()?.noDateOfDeath?.() ?? `No date of death is given, because no chart can tell one. For any worry about health speak to a doctor. What can be read is how vitality stands.`,
  lengthOfLifeUntold: () => translated()?.lengthOfLifeUntold?.() ?? `The length of life was not read, and it is never told.`,
  noDateForAnother: () => translated()?.noDateForAnother?.() ?? `No date of a death is given, because no chart can tell one. For any worry about health speak to a doctor.`,
  bestTimeFound: (a) => translated()?.bestTimeFound?.(a) ?? `The best time found begins on ${instantInWords(a.at)}.`,
  kpLine: (a) => translated()?.kpLine?.(a) ?? `CSL ${numberInWords(a.house)} ${named(a.csl)} in star ${named(a.starLord)}, sub ${named(a.subLord)}: ${a.signifies ? `${a.signified}` : `none of ${digitsInWords(a.required)}`}, ${a.opposes ? `against it ${a.opposed}` : `none of ${digitsInWords(a.denial)}`}`,
  housesAtLevel: (a) => translated()?.housesAtLevel?.(a) ?? `${digitsInWords(a.houses)} at ${digitsInWords(a.level)}`,
  notPromisedNoDate: () => translated()?.notPromisedNoDate?.() ?? `No date is given, because it is not promised.`,
  noneThen: (a) => translated()?.noneThen?.(a) ?? `${a.adverse ? `There is no time that asks for special care` : `There is no good period`} ${a.when === 'DAY' ? `on ${dayInWords(a.day)}` : a.when === 'YEAR' ? `in ${digitsInWords(a.year)}` : a.when === 'MONTH' ? `in ${monthInWords(a.day)}` : a.when === 'SENT' ? `in those days` : a.when === 'SAID' ? `${a.said}` : `in ${a.said}`}.`,
  coversThen: (a) => translated()?.coversThen?.(a) ?? `${a.adverse ? `A time that asks for care` : `A good period`} for ${a.matter} ${a.runs === 'RUNNING' ? `is already running, until ${dayInWords(a.end)}` : a.runs === 'RAN' ? `ran ${a.period}` : `runs ${a.period}`}.`,
  beginsThen: (a) => translated()?.beginsThen?.(a) ?? `${a.adverse ? `A time that asks for care` : `A good period`} for ${a.matter} begins ${a.when === 'DAY' ? `on ${dayInWords(a.day)}` : a.when === 'YEAR' ? `in ${digitsInWords(a.year)}` : a.when === 'MONTH' ? `in ${monthInWords(a.day)}` : a.when === 'SENT' ? `in those days` : a.when === 'SAID' ? `${a.said}` : `in ${a.said}`}, and ${a.runs === 'RUNNING' ? `is already running, until ${dayInWords(a.end)}` : a.runs === 'RAN' ? `ran ${a.period}` : `runs ${a.period}`}.`,
  runsThen: (a) => translated()?.runsThen?.(a) ?? `${a.adverse ? `A time that asks for care` : `A good period`} for ${a.matter} ${a.past ? `ran` : `runs`} ${a.when === 'DAY' ? `on ${dayInWords(a.day)}` : a.when === 'YEAR' ? `in ${digitsInWords(a.year)}` : a.when === 'MONTH' ? `in ${monthInWords(a.day)}` : a.when === 'SENT' ? `in those days` : a.when === 'SAID' ? `${a.said}` : `in ${a.said}`}, and ${a.past ? `ended` : `ends`} on ${dayInWords(a.end)}.`,
  bestPeriod: (a) => translated()?.bestPeriod?.(a) ?? `${a.kind === 'CARE' ? `${a.past ? `The time that asked for most care` : `The time that asks for most care`}` : a.kind === 'STRONGEST' ? `${a.split ? `If it comes at all, the strongest` : `The strongest`} ${a.past ? `past period` : `period`} for ${a.matter}` : a.kind === 'GOOD' ? `${a.split ? `If it comes at all, a good` : `A good`} ${a.past ? `past period` : `period`} for ${a.matter}` : `${a.split ? `If it comes at all, a weaker` : `A weaker`} ${a.past ? `past period` : `period`} for ${a.matter}`} ${a.runs === 'RUNNING' ? `is already running, until ${dayInWords(a.end)}` : a.runs === 'RAN' ? `ran ${a.period}` : `runs ${a.period}`}.`,
  firstPeriod: (a) => translated()?.firstPeriod?.(a) ?? `${a.adverse ? `The first such time` : `${a.equal ? `The first that is as strong` : `The first good one`}`} ${a.runs === 'RUNNING' ? `is already running, until ${dayInWords(a.end)}` : a.runs === 'RAN' ? `ran ${a.period}` : `runs ${a.period}`}.`,
  tieByMoment: () => translated()?.tieByMoment?.() ?? `Several periods are equally strong. The moment of asking decides which is named, so another hour can name another.`,
  neverUsable: () => translated()?.neverUsable?.() ?? `No date is given, because every period for it ends before it can be used.`,
  noneInPast: () => translated()?.noneInPast?.() ?? `No suitable period lies in the years looked at.`,
  noneBefore: (a) => translated()?.noneBefore?.(a) ?? `No suitable period comes before ${monthInWords(a.until)}.`,
  signified: (a) => translated()?.signified?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp ${numberInWords(a.cusp)}, signifies ${housesNamed(a.houses)}, best at level ${numberInWords(a.level)}.`,
  decidesFor: (a) => translated()?.decidesFor?.(a) ?? `${planetFirst(a.csl)}, the planet that decides this, ${a.adverse ? `points to` : `supports`} it ${a.level === 1 ? `very strongly` : a.level === 2 ? `strongly` : a.level === 3 ? `moderately` : `weakly`}.`,
  signifiesAgainst: (a) => translated()?.signifiesAgainst?.(a) ?? `${planetFirst(a.csl)} also signifies ${housesNamed(a.houses)} against it, best at level ${numberInWords(a.level)}.`,
  decidesAgainst: (a) => translated()?.decidesAgainst?.(a) ?? `${planetFirst(a.csl)}, the planet that decides this, works against it ${a.level === 1 ? `very strongly` : a.level === 2 ? `strongly` : a.level === 3 ? `moderately` : `weakly`}.`,
  worksAgainstToo: (a) => translated()?.worksAgainstToo?.(a) ?? `${planetFirst(a.csl)} also works against it ${a.level === 1 ? `very strongly` : a.level === 2 ? `strongly` : a.level === 3 ? `moderately` : `weakly`}${a.outweighed ? `, and more than for it` : ``}.`,
  signifiesNone: (a) => translated()?.signifiesNone?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp ${numberInWords(a.cusp)}, signifies none of ${housesNamed(a.houses)}.`,
  givesNoSupport: (a) => translated()?.givesNoSupport?.(a) ?? `${planetFirst(a.csl)}, the planet that decides this, gives it no support.`,
  misses: (a) => translated()?.misses?.(a) ?? `${planetFirst(a.csl)} misses ${housesNamed(a.houses)}.`,
  partsSupported: (a) => translated()?.partsSupported?.(a) ?? `Only ${numberInWords(a.covered)} of the ${numberInWords(a.parts)} parts that it needs ${a.covered === 1 ? `is` : `are`} supported.`,
  starLordDelays: (a) => translated()?.starLordDelays?.(a) ?? `The star lord of ${planetInWords(a.csl)}, ${planetInWords(a.starLord)}, was retrograde at birth, which delays it.`,
  delayShown: () => translated()?.delayShown?.() ?? `The chart shows a delay.`,
  periodOpposes: (a) => translated()?.periodOpposes?.(a) ?? `When ${planetInWords(a.csl)} rules a period, it works against the matter.`,
  cuspsWitness: (a) => translated()?.cuspsWitness?.(a) ?? `${a.cusps.length === 1 ? `The sub lord of cusp ${inWords(a.cusps)}, a second witness, speaks` : `The sub lords of cusps ${inWords(a.cusps)}, a second witness, speak`} ${a.wanted ? `for` : `against`} it.`,
  checksSpeak: (a) => translated()?.checksSpeak?.(a) ?? `${a.all === 1 ? `A further check in the chart speaks` : `${a.agreeing === 1 ? `One of ${numberInWords(a.all)} further checks in the chart speaks` : `${numberInWords(a.agreeing)} of ${numberInWords(a.all)} further checks in the chart speak`}`} ${a.wanted ? `for` : `against`} it.`,
  karakasWitness: (a) => translated()?.karakasWitness?.(a) ?? `${planetsFirst(a.karakas)}, ${a.karakas.length === 1 ? `a karaka, signifies` : `karakas, signify`} ${a.wanted ? `a required house` : `no required house`}.`,
  karakasByNature: (a) => translated()?.karakasByNature?.(a) ?? `${planetsFirst(a.karakas)}, which by nature ${a.karakas.length === 1 ? `stands for such matters, ${a.wanted ? `supports` : `does not support`}` : `stand for such matters, ${a.wanted ? `support` : `do not support`}`} it.`,
  verdictHolds: () => translated()?.verdictHolds?.() ?? `The verdict holds for birth times ten minutes earlier or later.`,
  verdictTurns: (a) => translated()?.verdictTurns?.(a) ?? `A birth time that is off by ${a.band === 'KNIFE_EDGE' ? `less than a minute` : `a few minutes`} changes the verdict.`,
  lordsOfOnePeriod: (a) => translated()?.lordsOfOnePeriod?.(a) ?? `${planetsFirst(a.lords)} as lords of one period all ${a.adverse ? `point to` : `favour`} it.`,
  wholePeriodComes: (a) => translated()?.wholePeriodComes?.(a) ?? `${a.adverse ? `A period comes whose planets all point to it.` : `A period comes in which all its planets favour it.`}`,
  noStrongPeriod: () => translated()?.noStrongPeriod?.() ?? `No strong period for it is found in the years looked at.`,
  othersMayReplace: () => translated()?.othersMayReplace?.() ?? `With a birth time only this exact, other periods may take the place of these.`,
  howExact: () => translated()?.howExact?.() ?? `How exact is the birth time? Rectify it, because a small error changes this answer.`,
  whatOf: (a) => translated()?.whatOf?.(a) ?? `What does the chart say of ${named(a.event)}?`,
  windowLine: (a) => translated()?.windowLine?.(a) ?? `${a.class} ${named(a.md)} ${named(a.ad)} ${named(a.pd)}, ${digitsInWords(a.from)} to ${digitsInWords(a.until)}`,
  couldNotTell: () => translated()?.couldNotTell?.() ?? `I could not tell what is asked, so this is what the period that runs now can bring.`,
  askOneMatter: (a) => translated()?.askOneMatter?.(a) ?? `Ask about one matter, such as ${inWords(a.topics, 'or')}.`,
  topic: (a) => translated()?.topic?.(a) ?? `${a.topic === 'marriage' ? `marriage` : a.topic === 'career' ? `career` : a.topic === 'health' ? `health` : a.topic === 'money' ? `money` : a.topic === 'children' ? `children` : a.topic === 'property' ? `property` : a.topic === 'foreign_settlement' ? `foreign settlement` : a.topic === 'legal' ? `legal` : a.topic === 'education' ? `education` : a.topic === 'muhurta' ? `muhurta` : a.topic === 'horary' ? `horary` : a.topic === 'annual' ? `annual` : a.topic === 'spiritual' ? `spiritual` : a.topic === 'remedial' ? `remedial` : a.topic === 'compatibility' ? `compatibility` : a.topic === 'doshas' ? `doshas` : a.topic === 'transit' ? `transit` : a.topic === 'today' ? `today` : a.topic === 'family' ? `family` : a.topic === 'rectification' ? `rectification` : a.topic === 'twins' ? `twins` : a.topic === 'sport' ? `sport` : `world`}`,
  noMatterNow: () => translated()?.noMatterNow?.() ?? `No single matter stands out in the period that runs now.`,
  canBring: (a) => translated()?.canBring?.(a) ?? `The period that runs now can bring ${inWords(a.matters)}, if the birth chart promises it.`,
  canBringMore: (a) => translated()?.canBringMore?.(a) ?? `The period that runs now can bring ${named(a.first)}, ${named(a.second)} and ${numberInWords(a.more)} more, if the birth chart promises it.`,
  polarBirth: (a) => translated()?.polarBirth?.(a) ?? `The birth lies so far north or south that its chart cannot be divided for a verdict, so ${a.named ? `${named(a.matter)}` : `this`} cannot be judged by it.`,
  numberInstead: () => translated()?.numberInstead?.() ?? `A question with a number from 1 to 249 can be answered all the same.`,
  divisionsNotRead: () => translated()?.divisionsNotRead?.() ?? `What needs the divisions of a chart was not read, because there are none so far north or south.`,
  ofTheChartSent: () => translated()?.ofTheChartSent?.() ?? `This reads the chart that was sent, so send the birth of the person who is meant.`,
  ofANation: () => translated()?.ofANation?.() ?? `This takes the chart that was sent for that of a nation, so send the moment at which the nation that is meant was founded.`,
  callTool: (a) => translated()?.callTool?.(a) ?? `Call ${a.tool}. ${a.reason}`,
  childSexUntold: () => translated()?.childSexUntold?.() ?? `No chart tells whether a child will be a boy or a girl, and nothing of it is predicted.`,
  countUntold: (a) => translated()?.countUntold?.(a) ?? `${a.what === 'CHILDREN' ? `No rule that is read here counts children, only whether and when they may come.` : `No rule that is read here counts marriages, only whether and when one may come.`}`,
  beforeBirth: () => translated()?.beforeBirth?.() ?? `The days asked about lie before the birth, so nothing of this life can be told of them.`,
  beyondJudgedYears: () => translated()?.beyondJudgedYears?.() ?? `The days asked about lie beyond the years that are judged of a life, so nothing can be told of them.`,
  noEvidence: () => translated()?.noEvidence?.() ?? `A chart is no evidence of what anybody did, so talk with each other first.`,
  doctorDecides: () => translated()?.doctorDecides?.() ?? `A chart finds no illness, and a doctor decides.`,
  hardToBear: () => translated()?.hardToBear?.() ?? `If it is hard to bear, speak to a doctor or a crisis line today.`,
  stakesAreLost: () => translated()?.stakesAreLost?.() ?? `Most who bet lose in the end, so stake nothing that is needed, and give up no school or job for it.`,
  noShareNamed: () => translated()?.noShareNamed?.() ?? `No chart names a share to buy or sell, and what is put into shares can be lost.`,
  surgeonDecides: () => translated()?.surgeonDecides?.() ?? `Whether and when to operate is for the doctor to decide, and an operation that cannot wait is never put off for a chart.`,
  tablesAlone: () => translated()?.tablesAlone?.() ?? `There is no short answer here, because the chart shows tables. Ask with the voice of an astrologer to read them.`,
  noPersonNamed: () => translated()?.noPersonNamed?.() ?? `No chart names a person, so this tells only what kind of partner it describes.`,
  partnerOrigin: (a) => translated()?.partnerOrigin?.(a) ?? `${a.origin === 'NEAR_HOME' ? `from near home` : a.origin === 'WORKPLACE' ? `from work` : a.origin === 'NEIGHBOUR_OR_COMMUNICATION' ? `from the neighbourhood or through messages` : a.origin === 'ROMANCE_OR_STUDY' ? `through romance or study` : a.origin === 'SERVICE_OR_LOWER_STATUS' ? `through service` : a.origin === 'DISTANT_OR_OTHER_CULTURE' ? `from far away or another culture` : a.origin === 'FOREIGN' ? `from abroad` : a.origin === 'THROUGH_FRIENDS' ? `through friends` : a.origin === 'FAMILY_CIRCLE' ? `from the circle of the family` : a.origin === 'STRANGER_ARRANGED' ? `as a stranger, through an arrangement` : a.origin === 'LEGACY_OR_SECRET' ? `in private or through a legacy` : a.origin === 'KNOWN_PERSON' ? `as somebody known already` : `from another community`}`,
  partnerComes: (a) => translated()?.partnerComes?.(a) ?? `Tradition says that the partner may come ${inWords(a.origins, 'or')}${a.distance === 'NEAR' ? `, and rather from near than from far` : a.distance === 'FAR' ? `, and rather from far than from near` : ``}.`,
  inTheirLanguage: (a) => translated()?.inTheirLanguage?.(a) ?? `Send language: ${a.tag} for this answer in ${a.name}.`,
  eventBeforeQuestion: (a) => translated()?.eventBeforeQuestion?.(a) ?? `The event that was sent, ${named(a.event)}, was answered. The question itself sounds like ${named(a.asked)}.`,
  noReportHere: () => translated()?.noReportHere?.() ?? `Links to reports are made by a server with accounts, and this one has none.`,
  whenShallIMarry: () => translated()?.whenShallIMarry?.() ?? `When shall I marry?`,
  loveOrArranged: () => translated()?.loveOrArranged?.() ?? `Will it be a love match or an arranged marriage?`,
  daysFromTo: (a) => translated()?.daysFromTo?.(a) ?? `${shortDayInWords(a.from)} to ${shortDayInWords(a.to)}`,
  bestOfDays: (a) => translated()?.bestOfDays?.(a) ?? `Beside this person's other days, the best of the ${numberInWords(a.count)} days ${a.apart ? `named` : `from ${dayInWords(a.from)} to ${dayInWords(a.to)}`} ${a.past ? `${a.best === 1 ? `was` : `were`}` : `${a.best === 1 ? `is` : `are`}`} ${inWords(a.days)} (${a.tone === 'SUPPORTIVE' ? `supportive` : a.tone === 'STEADY' ? `steady` : a.tone === 'MIXED' ? `mixed` : `asking for care`}).`,
  daysAlike: (a) => translated()?.daysAlike?.(a) ?? `Beside this person's other days, all ${numberInWords(a.count)} days ${a.apart ? `named` : `from ${dayInWords(a.from)} to ${dayInWords(a.to)}`} ${a.past ? `were` : `are`} alike: ${a.tone === 'SUPPORTIVE' ? `supportive` : a.tone === 'STEADY' ? `steady` : a.tone === 'MIXED' ? `mixed` : `asking for care`}.`,
  daysOfTone: (a) => translated()?.daysOfTone?.(a) ?? `${a.tone === 'SUPPORTIVE' ? `Supportive` : a.tone === 'STEADY' ? `Steady` : a.tone === 'MIXED' ? `Mixed` : `Asking for care`}: ${inWords(a.days)}.`,
  readAtNoon: (a) => translated()?.readAtNoon?.(a) ?? `Each day was read at its noon${a.today ? `, and today from now on` : ``}, so the hours of a day can differ.`,
  monthsOfTone: (a) => translated()?.monthsOfTone?.(a) ?? `${inWords(a.months)} ${a.count === 1 ? `is` : `are`} ${a.tone === 'FAVOURABLE' ? `favourable` : a.tone === 'MIXED' ? `mixed` : `challenging`} for work and gain, by the person's own average.`,
  monthCanBring: (a) => translated()?.monthCanBring?.(a) ?? `Its periods can bring ${inWords(a.matters)}, if the birth chart promises it.`,
  monthsReadWhole: () => translated()?.monthsReadWhole?.() ?? `Whole months were read, also where only some of their days were asked about.`,
  middleRead: (a) => translated()?.middleRead?.(a) ?? `Of the days asked about, the one in the middle was read, ${dayInWords(a.day)}.`,
  dayPasses: (a) => translated()?.dayPasses?.(a) ?? `On ${dayInWords(a.day)} the best moment passes ${numberInWords(a.passed)} of ${numberInWords(a.tests)} tests.`,
  bestToChoose: (a) => translated()?.bestToChoose?.(a) ?? `${a.count === 1 ? `The best of these days is` : `The best of these days, as good as each other, are`} ${inWords(a.days)}, where a moment passes ${numberInWords(a.passed)} of ${numberInWords(a.tests)} tests.`,
  nextToChoose: (a) => translated()?.nextToChoose?.(a) ?? `${a.count === 1 ? `Next comes` : `Next, in their order, come`} ${inWords(a.days)}.`,
  dayPassing: (a) => translated()?.dayPassing?.(a) ?? `${shortDayInWords(a.day)} (${numberInWords(a.passed)} of ${numberInWords(a.tests)})`,
  daysWithoutMoment: (a) => translated()?.daysWithoutMoment?.(a) ?? `No good moment: ${inWords(a.days)}.`,
  hoursFromNoon: () => translated()?.hoursFromNoon?.() ?? `The day was read at its noon, and its hours from then on.`,
};
