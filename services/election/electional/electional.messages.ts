// Written by npm run generate from electional.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, digitsInWords, housesNamed, inWords, instantInWords, listFirst, named, numberInWords, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly onlyCivilDate: () => string;
  readonly datesPast: (a: { readonly all: boolean }) => string;
  readonly adviceOnly: () => string;
  readonly careNotDelayed: () => string;
  readonly housesFrom: (a: { readonly provenance: 'BOOK_SOURCED' | 'DERIVED_CUSP_RULE' | 'DERIVED_TABLE_D' | 'WEB_SOURCED'; readonly label: string; readonly natal: boolean }) => string;
  readonly theEvent: () => string;
  readonly otherPromise: (a: { readonly cusp: number; readonly required: readonly number[]; readonly denial: readonly number[]; readonly label: string; readonly natalCusp: number; readonly natalRequired: readonly number[]; readonly natalDenial: readonly number[] }) => string;
  readonly maxPerDayUnused: () => string;
  readonly choosingCannotChange: () => string;
  readonly polarPlace: () => string;
  readonly sunNotRising: () => string;
  readonly allContradicted: (a: { readonly label: string }) => string;
  readonly nothingSearched: (a: { readonly label: string }) => string;
  readonly wholeDayHolds: () => string;
  readonly noneOffered: (a: { readonly label: string; readonly oneDay: boolean; readonly from: string; readonly to: string }) => string;
  readonly missingMost: (a: { readonly layer: 'ASCENDANT' | 'MOON' | 'PERIOD' | 'RULING_AND_TRANSIT' }) => string;
  readonly missingMostPlain: (a: { readonly layer: 'ASCENDANT' | 'MOON' | 'PERIOD' | 'RULING_AND_TRANSIT' }) => string;
  readonly best: (a: { readonly label: string; readonly at: string }) => string;
  readonly asGood: (a: { readonly others: number; readonly day: boolean }) => string;
  readonly layer: (a: { readonly layer: 'ASCENDANT' | 'MOON' | 'PERIOD' | 'RULING_AND_TRANSIT' }) => string;
  readonly layerPlain: (a: { readonly layer: 'ASCENDANT' | 'MOON' | 'PERIOD' | 'RULING_AND_TRANSIT' }) => string;
  readonly layersSupport: (a: { readonly layers: readonly string[]; readonly count: number; readonly state: 'MET' | 'NOT_MET' | 'RELAXED'; readonly singular: boolean }) => string;
  readonly layersSupportPlain: (a: { readonly state: 'MET' | 'NOT_MET' | 'RELAXED'; readonly count: number; readonly layers: readonly string[]; readonly singular: boolean }) => string;
  readonly birthClock: (a: { readonly offset: string }) => string;
  readonly scanShortened: (a: { readonly asked: number; readonly days: number; readonly granularity: 'day' | 'hour' | 'minute' }) => string;
  readonly countsAgainst: (a: { readonly several: boolean }) => string;
  readonly noPeriodComes: () => string;
  readonly nextPeriod: (a: { readonly lords: 'FULL' | 'PARTIAL'; readonly running: boolean; readonly to: string; readonly dates: string }) => string;
  readonly dateCannotChange: () => string;
  readonly dateCannotSettle: () => string;
  readonly nextSecondOpinion: () => string;
  readonly nextPromise: () => string;
  readonly nextRank: () => string;
  readonly minGapUnused: () => string;
  readonly surgeonDecides: () => string;
  readonly noReasonToWait: () => string;
  readonly emergency: () => string;
  readonly catalogue: (a: { readonly count: number }) => string;
  readonly natalNames: () => string;
  readonly unwelcomeNames: () => string;
  readonly usualHoursAreOurs: () => string;
  readonly olderMethod: () => string;
  readonly standInsCount: () => string;
  readonly nextFourLayers: () => string;
  readonly condition: (a: { readonly condition: 'ASC_SUB' | 'DAY_LORD' | 'MOON_STAR' }) => string;
  readonly conditionMet: (a: { readonly condition: 'ASC_SUB' | 'DAY_LORD' | 'MOON_STAR'; readonly planet: PlanetName; readonly strong: boolean }) => string;
  readonly noTwoTests: (a: { readonly label: string }) => string;
  readonly leastPassed: (a: { readonly condition: 'ASC_SUB' | 'DAY_LORD' | 'MOON_STAR'; readonly minutes: number }) => string;
  readonly firstBegins: (a: { readonly label: string; readonly at: string }) => string;
  readonly passesTests: (a: { readonly all: boolean; readonly conditions: readonly string[] }) => string;
  readonly compareWithElection: () => string;
  readonly moreTestsFirst: () => string;
  readonly firstElects: () => string;
  readonly jointExtension: () => string;
  readonly outsideAge: (a: { readonly second: boolean; readonly label: string; readonly reason: string }) => string;
  readonly nextBestMoment: () => string;
  readonly noWindowOnDate: () => string;
  readonly dateOutsideUsualHours: () => string;
  readonly sharesRank: () => string;
  readonly alikeOthers: () => string;
  readonly onlyDate: () => string;
  readonly firstDate: (a: { readonly reason: string }) => string;
  readonly aboveBetter: (a: { readonly reason: string }) => string;
  readonly noDateGood: (a: { readonly label: string }) => string;
  readonly bestDate: (a: { readonly count: number; readonly label: string; readonly date: string }) => string;
  readonly bestOfDate: (a: { readonly at: string; readonly passed: number; readonly tests: number }) => string;
  readonly datesAsGood: (a: { readonly others: number }) => string;
  readonly emptyDates: (a: { readonly empty: number }) => string;
  readonly startsBeforeNow: () => string;
  readonly anyHourUnused: () => string;
  readonly rolesUnused: (a: { readonly fields: readonly string[] }) => string;
  readonly secondConfirms: () => string;
  readonly secondSupports: (a: { readonly layers: readonly string[] }) => string;
  readonly secondContradicts: (a: { readonly why: 'LAYERS' | 'PERIOD' | 'SUB_LORD'; readonly subLord: PlanetName }) => string;
  readonly secondLayer: (a: { readonly state: 'MET' | 'NOT_MET' | 'RELAXED'; readonly layer: 'ASCENDANT' | 'MOON' | 'PERIOD' | 'RULING_AND_TRANSIT' }) => string;
  readonly secondLordsAgainst: (a: { readonly lords: readonly PlanetName[] }) => string;
  readonly secondSubLordAgainst: (a: { readonly subLord: PlanetName }) => string;
  readonly allEqual: (a: { readonly equals: number; readonly day: boolean }) => string;
  readonly onlyOne: (a: { readonly day: boolean }) => string;
  readonly bestEqual: (a: { readonly equals: number; readonly day: boolean; readonly reason: string }) => string;
  readonly bestBeforeNext: (a: { readonly day: boolean; readonly reason: string }) => string;
  readonly testPassed: (a: { readonly test: 'CAUTIONS' | 'LAYERS' | 'PERIOD_LORD' | 'RISING_SIGN' | 'RULING_PLANETS' | 'STAR_GRADES' | 'STRICTNESS' | 'SUB_GRADE' | 'SUB_SUB' | 'UNRESOLVED_LAYER'; readonly several: boolean }) => string;
  readonly secondTally: (a: { readonly confirmed: number; readonly partial: number; readonly contradicted: number }) => string;
  readonly secondContradictsAll: () => string;
  readonly noHoursInScan: () => string;
  readonly tooFewLayers: (a: { readonly day: boolean; readonly short: boolean }) => string;
  readonly leastSupport: (a: { readonly layer: 'ASCENDANT' | 'MOON' | 'PERIOD' | 'RULING_AND_TRANSIT'; readonly minutes: number }) => string;
  readonly leastSupportPlain: (a: { readonly layer: 'ASCENDANT' | 'MOON' | 'PERIOD' | 'RULING_AND_TRANSIT'; readonly minutes: number }) => string;
  readonly twoNamesOneEvent: () => string;
  readonly inSequence: () => string;
  readonly noSequence: () => string;
  readonly quoted: (a: { readonly label: string }) => string;
  readonly severalNotPromised: (a: { readonly events: readonly string[] }) => string;
  readonly ofSeveralNothingSearched: (a: { readonly label: string }) => string;
  readonly ofSeveralNoneOffered: (a: { readonly label: string }) => string;
  readonly ofSeveralBest: (a: { readonly label: string; readonly at: string; readonly outside: boolean; readonly passed: number; readonly tests: number }) => string;
  readonly hours: (a: { readonly start: string; readonly end: string }) => string;
  readonly usualHoursKept: (a: { readonly hours: readonly string[] }) => string;
  readonly usualHoursKeptPlain: (a: { readonly hours: readonly string[] }) => string;
  readonly scanShortenedFor: (a: { readonly asked: number; readonly days: number; readonly events: readonly string[] }) => string;
  readonly periodSilent: (a: { readonly lords: readonly PlanetName[]; readonly against: readonly PlanetName[] }) => string;
  readonly periodSilentPlain: () => string;
  readonly periodFavours: (a: { readonly strong: readonly PlanetName[]; readonly standing: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly partial: boolean; readonly level: 'AD' | 'MD' | 'PD'; readonly lord: PlanetName; readonly relaxed: boolean }) => string;
  readonly takePlace: (a: { readonly lords: readonly PlanetName[] }) => string;
  readonly postponed: (a: { readonly lords: readonly PlanetName[] }) => string;
  readonly ruleMoment: (a: { readonly strong: readonly PlanetName[]; readonly relaxed: boolean }) => string;
  readonly lordMoves: (a: { readonly level: 'AD' | 'PD'; readonly lord: PlanetName; readonly starLord: PlanetName; readonly strong: boolean; readonly subLord: PlanetName; readonly relaxed: boolean }) => string;
  readonly rowLord: (a: { readonly who: 'ASC' | 'MOON'; readonly part: 'STAR' | 'SUB'; readonly lord: PlanetName; readonly carries: 'STAND_IN' | 'STRONG' | 'WEAK' }) => string;
  readonly risingSign: (a: { readonly lord: PlanetName; readonly standIn: boolean }) => string;
  readonly caution: (a: { readonly code: 'ASC_SUB_RETROGRADE' | 'CHANDRASHTAMA' | 'MARS_RETROGRADE' | 'MOON_LORD_EIGHTH' | 'MOON_LORD_RETROGRADE' | 'NARROW' }) => string;
  readonly tara: (a: { readonly number: number }) => string;
  readonly custom: (a: { readonly code: 'RAHU_KALAM' | 'VISHTI' }) => string;
  readonly karakas: (a: { readonly karakas: readonly PlanetName[] }) => string;
  readonly moonDirection: (a: { readonly quarter: 'E' | 'N' | 'S' | 'W' }) => string;
  readonly movableSign: () => string;
  readonly school: (a: { readonly verdict: 'AGREES' | 'DISAGREES' | 'NO_ROW' | 'PARTLY'; readonly failed: number; readonly tests: number }) => string;
  readonly schoolHouses: () => string;
  readonly schoolIsInformation: () => string;
  readonly dayLeftOut: (a: { readonly field: string; readonly date: string; readonly zone: string }) => string;
  readonly dateTwice: (a: { readonly field: string; readonly date: string }) => string;
  readonly sameBirth: () => string;
  readonly scanPastCycle: (a: { readonly at: string; readonly end: string; readonly field: string }) => string;
  readonly scanPastSky: () => string;
  readonly eventsOrEvent: (a: { readonly both: boolean }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  adviceOnly: '0c',
  housesFrom: [['provenance','natal'],{'BOOK_SOURCED true':'1','BOOK_SOURCED false':'1','WEB_SOURCED true':'1','WEB_SOURCED false':'1','DERIVED_TABLE_D true':'1c','DERIVED_TABLE_D false':'1d','DERIVED_CUSP_RULE true':'1','DERIVED_CUSP_RULE false':'1'}],
  otherPromise: '33',
  maxPerDayUnused: '1',
  polarPlace: '1',
  sunNotRising: '9',
  missingMost: [['layer'],{'PERIOD':'0','RULING_AND_TRANSIT':'1','MOON':'0','ASCENDANT':'1'}],
  missingMostPlain: [['layer'],{'PERIOD':'0','RULING_AND_TRANSIT':'1','MOON':'0','ASCENDANT':'1'}],
  layer: [['layer'],{'PERIOD':'0','RULING_AND_TRANSIT':'1','MOON':'0','ASCENDANT':'1'}],
  layerPlain: [['layer'],{'PERIOD':'0','RULING_AND_TRANSIT':'1','MOON':'0','ASCENDANT':'1'}],
  countsAgainst: [['several'],{'true':'0','false':'4'}],
  noPeriodComes: '1',
  nextPeriod: '1',
  nextSecondOpinion: 'c',
  nextPromise: 'c',
  nextRank: 'c',
  minGapUnused: '1',
  catalogue: '5',
  natalNames: '1',
  usualHoursAreOurs: '01',
  olderMethod: '4c',
  nextFourLayers: 'c',
  condition: '1',
  conditionMet: '1',
  leastPassed: '1',
  passesTests: 'c',
  compareWithElection: 'd',
  jointExtension: '10',
  nextBestMoment: 'c',
  dateOutsideUsualHours: '4',
  onlyDate: 'c',
  firstDate: 'c',
  bestOfDate: '4',
  anyHourUnused: '1',
  secondContradicts: [['why'],{'SUB_LORD':'1','PERIOD':'1','LAYERS':'0'}],
  secondLayer: [['layer'],{'PERIOD':'0','RULING_AND_TRANSIT':'1','MOON':'0','ASCENDANT':'1'}],
  secondSubLordAgainst: '5',
  onlyOne: 'c',
  bestEqual: '0c',
  testPassed: [['test'],{'LAYERS':'0','UNRESOLVED_LAYER':'0','STRICTNESS':'0','RULING_PLANETS':'1','CAUTIONS':'0','SUB_GRADE':'1','RISING_SIGN':'0','PERIOD_LORD':'1','STAR_GRADES':'1','SUB_SUB':'1'}],
  leastSupport: [['layer'],{'PERIOD':'0','RULING_AND_TRANSIT':'1','MOON':'0','ASCENDANT':'1'}],
  leastSupportPlain: [['layer'],{'PERIOD':'0','RULING_AND_TRANSIT':'1','MOON':'0','ASCENDANT':'1'}],
  inSequence: 'c',
  ofSeveralBest: '0c',
  periodFavours: '1',
  takePlace: '4',
  postponed: '4',
  lordMoves: '15',
  rowLord: [['who'],{'MOON':'0','ASC':'1'}],
  caution: [['code'],{'CHANDRASHTAMA':'0','MOON_LORD_RETROGRADE':'1','ASC_SUB_RETROGRADE':'1','NARROW':'0','MARS_RETROGRADE':'1','MOON_LORD_EIGHTH':'3'}],
  custom: '1',
  karakas: '1',
  schoolHouses: '1',
  schoolIsInformation: '9',
  sameBirth: '01',
  scanPastCycle: '1c0',
  eventsOrEvent: [['both'],{'false':'00','true':'40'}],
} as const;

const translated = catalogue<Messages>('election/electional/electional', () => say, marks, {
  'bn': () => import('./translations/electional.messages.bn.ts'),
  'es': () => import('./translations/electional.messages.es.ts'),
  'hi': () => import('./translations/electional.messages.hi.ts'),
  'mr': () => import('./translations/electional.messages.mr.ts'),
  'pt': () => import('./translations/electional.messages.pt.ts'),
  'ta': () => import('./translations/electional.messages.ta.ts'),
  'te': () => import('./translations/electional.messages.te.ts'),
});

export const say: Messages = {
  onlyCivilDate: () => translated()?.onlyCivilDate?.() ?? `Of a date with a time only the civil date counts, on the event clock.`,
  datesPast: (a) => translated()?.datesPast?.(a) ?? `${a.all ? `All the dates are past.` : `Some of the dates are past.`}`,
  adviceOnly: () => translated()?.adviceOnly?.() ?? `Choosing a date is advice only. It cannot bring what the chart does not promise.`,
  careNotDelayed: () => translated()?.careNotDelayed?.() ?? `Urgent care is never delayed for an astrological moment.`,
  housesFrom: (a) => translated()?.housesFrom?.(a) ?? `${a.provenance === 'BOOK_SOURCED' ? `The houses for "${named(a.label)}" are quoted from a book, which the event names.` : a.provenance === 'WEB_SOURCED' ? `The houses for "${named(a.label)}" are quoted from a published list, which the event names.` : a.provenance === 'DERIVED_TABLE_D' ? `The houses for "${named(a.label)}" are derived and not quoted. They are ${a.natal ? `those of the birth event` : `its own houses`} with 6 and 11, as far as these do not deny it.` : `The houses for "${named(a.label)}" are derived from the rule of its cusp and not quoted, because no list prints them.`}`,
  theEvent: () => translated()?.theEvent?.() ?? `the event`,
  otherPromise: (a) => translated()?.otherPromise?.(a) ?? `The promise here is read on cusp ${numberInWords(a.cusp)} from ${housesNamed(a.required)} against ${housesNamed(a.denial)}, as the election takes them. The verdict of analyze_natal_promise on ${named(a.label)} is another one, because it is read on cusp ${numberInWords(a.natalCusp)} from ${housesNamed(a.natalRequired)} against ${housesNamed(a.natalDenial)}.`,
  maxPerDayUnused: () => translated()?.maxPerDayUnused?.() ?? `max_per_day counts only with max_windows or person2, so it was not used.`,
  choosingCannotChange: () => translated()?.choosingCannotChange?.() ?? `The birth chart does not promise this event, and choosing a date cannot change that.`,
  polarPlace: () => translated()?.polarPlace?.() ?? `The event place lies inside a polar circle, so the cusps of the moment are not judged there.`,
  sunNotRising: () => translated()?.sunNotRising?.() ?? `Where the Sun does not rise, the day lord is taken from 06:00 local mean time.`,
  allContradicted: (a) => translated()?.allContradicted?.(a) ?? `No moment for "${named(a.label)}" is left, because the second chart contradicts every window of the scan.`,
  nothingSearched: (a) => translated()?.nothingSearched?.(a) ?? `No moment for "${named(a.label)}" could be looked for, because none of the hours named falls in the scan.`,
  wholeDayHolds: () => translated()?.wholeDayHolds?.() ?? `A scan of at least one whole day holds them.`,
  noneOffered: (a) => translated()?.noneOffered?.(a) ?? `No moment for "${named(a.label)}" is offered ${a.oneDay ? `on ${dayInWords(a.from)}` : `from ${dayInWords(a.from)} to ${dayInWords(a.to)}`}.`,
  missingMost: (a) => translated()?.missingMost?.(a) ?? `What is missing most is the support of ${a.layer === 'PERIOD' ? `the dasha` : a.layer === 'RULING_AND_TRANSIT' ? `the ruling planets` : a.layer === 'MOON' ? `the Moon` : `the Ascendant`}.`,
  missingMostPlain: (a) => translated()?.missingMostPlain?.(a) ?? `What is missing most is the support of ${a.layer === 'PERIOD' ? `the period` : a.layer === 'RULING_AND_TRANSIT' ? `the ruling planets` : a.layer === 'MOON' ? `the Moon` : `the Ascendant`}.`,
  best: (a) => translated()?.best?.(a) ?? `The best moment for "${named(a.label)}" is ${instantInWords(a.at)}.`,
  asGood: (a) => translated()?.asGood?.(a) ?? `${a.others === 0 ? `No other ${a.day ? `date` : `window`} is as good.` : a.others === 1 ? `One other ${a.day ? `date` : `window`} is as good.` : `${numberInWords(a.others)} other ${a.day ? `dates` : `windows`} are as good.`}`,
  layer: (a) => translated()?.layer?.(a) ?? `${a.layer === 'PERIOD' ? `the dasha` : a.layer === 'RULING_AND_TRANSIT' ? `the ruling planets` : a.layer === 'MOON' ? `the Moon` : `the Ascendant`}`,
  layerPlain: (a) => translated()?.layerPlain?.(a) ?? `${a.layer === 'PERIOD' ? `the period` : a.layer === 'RULING_AND_TRANSIT' ? `the ruling planets` : a.layer === 'MOON' ? `the Moon` : `the Ascendant`}`,
  layersSupport: (a) => translated()?.layersSupport?.(a) ?? `${listFirst(a.layers)}${a.count === 2 ? `` : a.count === 1 ? `` : ` all`} ${a.state === 'MET' ? `${a.singular ? `supports` : `support`} this moment` : a.state === 'RELAXED' ? `${a.singular ? `supports` : `support`} it only partly` : `${a.singular ? `does` : `do`} not support it`}.`,
  layersSupportPlain: (a) => translated()?.layersSupportPlain?.(a) ?? `${a.state === 'MET' ? `${a.count === 2 ? `${listFirst(a.layers)} ${a.singular ? `supports` : `support`} this moment` : a.count === 1 ? `${listFirst(a.layers)} ${a.singular ? `supports` : `support`} this moment` : `What is looked at in the sky supports this moment`}` : a.state === 'RELAXED' ? `${listFirst(a.layers)}${a.count === 2 ? `` : a.count === 1 ? `` : ` all`} ${a.singular ? `supports` : `support`} it only partly` : `${listFirst(a.layers)}${a.count === 2 ? `` : a.count === 1 ? `` : ` all`} ${a.singular ? `does` : `do`} not support it`}.`,
  birthClock: (a) => translated()?.birthClock?.(a) ?? `Times are by the clock of the birth, ${a.offset}, because no clock of the event place was sent.`,
  scanShortened: (a) => translated()?.scanShortened?.(a) ?? `Of the ${numberInWords(a.asked)} days asked for, the first ${numberInWords(a.days)} were scanned, which is the most by the ${a.granularity === 'minute' ? `minute` : a.granularity === 'hour' ? `hour` : `day`}.`,
  countsAgainst: (a) => translated()?.countsAgainst?.(a) ?? `${a.several ? `Some things count against it.` : `One thing counts against it.`}`,
  noPeriodComes: () => translated()?.noPeriodComes?.() ?? `No period in which its lords favour the event comes within ten years.`,
  nextPeriod: (a) => translated()?.nextPeriod?.(a) ?? `The next period in which ${a.lords === 'FULL' ? `all three lords` : `the two nearer lords`} favour the event ${a.running ? `is already running, until ${dayInWords(a.to)}` : `is ${a.dates}`}.`,
  dateCannotChange: () => translated()?.dateCannotChange?.() ?? `The birth chart does not promise the event, and a good date cannot change that.`,
  dateCannotSettle: () => translated()?.dateCannotSettle?.() ?? `The birth chart speaks both for the event and against it, and a good date cannot settle that.`,
  nextSecondOpinion: () => translated()?.nextSecondOpinion?.() ?? `It gives an older and independent second opinion on the same days.`,
  nextPromise: () => translated()?.nextPromise?.() ?? `It shows in full what the birth chart promises, since no election gives more.`,
  nextRank: () => translated()?.nextRank?.() ?? `It orders dates that the person can make by the same tests.`,
  minGapUnused: () => translated()?.minGapUnused?.() ?? `min_gap_minutes counts only with in_order, so it was not used.`,
  surgeonDecides: () => translated()?.surgeonDecides?.() ?? `The surgeon's timing decides, and an hour chosen here is only a wish.`,
  noReasonToWait: () => translated()?.noReasonToWait?.() ?? `The windows are no reason to wait.`,
  emergency: () => translated()?.emergency?.() ?? `Emergency surgery is never delayed for astrology.`,
  catalogue: (a) => translated()?.catalogue?.(a) ?? `This lists the ${numberInWords(a.count)} events that the KP election tools know, with their houses and the tool for each.`,
  natalNames: () => translated()?.natalNames?.() ?? `Names of natal events are accepted too, with houses derived from their birth rule.`,
  unwelcomeNames: () => translated()?.unwelcomeNames?.() ?? `Unwelcome natal events are not elected.`,
  usualHoursAreOurs: () => translated()?.usualHoursAreOurs?.() ?? `Usual hours are ours. Elections keep to them unless other hours or any_hour are sent.`,
  olderMethod: () => translated()?.olderMethod?.() ?? `This is an older and independent method. It is a second opinion and no vote on the election by four layers.`,
  standInsCount: () => translated()?.standInsCount?.() ?? `Too few planets of the birth chart bring the matter, so stand-ins count.`,
  nextFourLayers: () => translated()?.nextFourLayers?.() ?? `It elects by four layers, which is the main method here.`,
  condition: (a) => translated()?.condition?.(a) ?? `${a.condition === 'ASC_SUB' ? `the rising sub lord` : a.condition === 'MOON_STAR' ? `the star lord of the Moon` : `the day lord`}`,
  conditionMet: (a) => translated()?.conditionMet?.(a) ?? `${a.condition === 'ASC_SUB' ? `The rising sub lord` : a.condition === 'MOON_STAR' ? `The star lord of the Moon` : `The day lord`}, ${planetInWords(a.planet)}, is ${a.strong ? `strong` : `weak`} for the matter.`,
  noTwoTests: (a) => translated()?.noTwoTests?.(a) ?? `No moment for "${named(a.label)}" passes two of the three tests.`,
  leastPassed: (a) => translated()?.leastPassed?.(a) ?? `The one that passed least is ${a.condition === 'ASC_SUB' ? `the rising sub lord` : a.condition === 'MOON_STAR' ? `the star lord of the Moon` : `the day lord`}, for ${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`}.`,
  firstBegins: (a) => translated()?.firstBegins?.(a) ?? `The first moment for "${named(a.label)}" begins on ${instantInWords(a.at)}.`,
  passesTests: (a) => translated()?.passesTests?.(a) ?? `It passes ${a.all ? `all` : `two of the`} three tests of this older method, by ${inWords(a.conditions)}.`,
  compareWithElection: () => translated()?.compareWithElection?.() ?? `It is a second opinion, so compare it with find_election_window.`,
  moreTestsFirst: () => translated()?.moreTestsFirst?.() ?? `Moments that pass more tests come first.`,
  firstElects: () => translated()?.firstElects?.() ?? `The first person elects and the second is compared, so exchanging them may change everything.`,
  jointExtension: () => translated()?.jointExtension?.() ?? `Electing one moment for two people is an extension of this service and no rule of KP. The first chart elects, and the second is only compared with it.`,
  outsideAge: (a) => translated()?.outsideAge?.(a) ?? `${a.second ? `For the second person "${named(a.label)}"` : `"${named(a.label)}"`} is ${a.reason}.`,
  nextBestMoment: () => translated()?.nextBestMoment?.() ?? `It looks for the best moment of a whole stretch of time.`,
  noWindowOnDate: () => translated()?.noWindowOnDate?.() ?? `No window is offered on this date.`,
  dateOutsideUsualHours: () => translated()?.dateOutsideUsualHours?.() ?? `Its windows lie outside the usual hours.`,
  sharesRank: () => translated()?.sharesRank?.() ?? `No test tells it from the date above, so it shares the rank and the order is by date.`,
  alikeOthers: () => translated()?.alikeOthers?.() ?? `No test tells it from the other dates.`,
  onlyDate: () => translated()?.onlyDate?.() ?? `It is the only date that offers a window.`,
  firstDate: (a) => translated()?.firstDate?.(a) ?? `It comes first, because in its best window ${a.reason}.`,
  aboveBetter: (a) => translated()?.aboveBetter?.(a) ?? `The date above is better, because there ${a.reason}.`,
  noDateGood: (a) => translated()?.noDateGood?.(a) ?? `None of the dates offers a good moment for "${named(a.label)}".`,
  bestDate: (a) => translated()?.bestDate?.(a) ?? `The best of the ${numberInWords(a.count)} dates for "${named(a.label)}" is ${dayInWords(a.date)}.`,
  bestOfDate: (a) => translated()?.bestOfDate?.(a) ?? `Its best moment is ${instantInWords(a.at)}, which passes ${numberInWords(a.passed)} of ${numberInWords(a.tests)} tests.`,
  datesAsGood: (a) => translated()?.datesAsGood?.(a) ?? `${a.others === 1 ? `One of the others is` : `${numberInWords(a.others)} of the others are`} as good.`,
  emptyDates: (a) => translated()?.emptyDates?.(a) ?? `${a.empty === 1 ? `One of the dates offers` : `${numberInWords(a.empty)} of the dates offer`} no good moment.`,
  startsBeforeNow: () => translated()?.startsBeforeNow?.() ?? `The scan starts before the moment of the call, so part of it may be over.`,
  anyHourUnused: () => translated()?.anyHourUnused?.() ?? `any_hour counts only without preferred_time_of_day, so it was not used.`,
  rolesUnused: (a) => translated()?.rolesUnused?.(a) ?? `${inWords(a.fields)} ${a.fields.length === 1 ? `counts` : `count`} only with person2, so ${a.fields.length === 1 ? `it was` : `they were`} not used.`,
  secondConfirms: () => translated()?.secondConfirms?.() ?? `The chart of the second person confirms this moment.`,
  secondSupports: (a) => translated()?.secondSupports?.(a) ?? `The chart of the second person supports it in part, through ${inWords(a.layers)}.`,
  secondContradicts: (a) => translated()?.secondContradicts?.(a) ?? `The chart of the second person contradicts this moment, because ${a.why === 'SUB_LORD' ? `the deciding sub lord, ${planetInWords(a.subLord)}, works against the event there` : a.why === 'PERIOD' ? `its running lords work against the event` : `none of the layers holds for it`}.`,
  secondLayer: (a) => translated()?.secondLayer?.(a) ?? `The moment ${a.state === 'MET' ? `has` : a.state === 'RELAXED' ? `has` : `lacks`} the support of ${a.layer === 'PERIOD' ? `the period` : a.layer === 'RULING_AND_TRANSIT' ? `the ruling planets and transits` : a.layer === 'MOON' ? `the Moon` : `the Ascendant`} for the second chart${a.state === 'MET' ? ` too` : a.state === 'RELAXED' ? ` only partly` : ``}.`,
  secondLordsAgainst: (a) => translated()?.secondLordsAgainst?.(a) ?? `${planetsFirst(a.lords)} ${a.lords.length === 1 ? `works` : `work`} against the event there.`,
  secondSubLordAgainst: (a) => translated()?.secondSubLordAgainst?.(a) ?? `Its sub lord ${planetInWords(a.subLord)} works against the event there.`,
  allEqual: (a) => translated()?.allEqual?.(a) ?? `All ${numberInWords(a.equals)} offered ${a.day ? `dates` : `windows`} are equal in every test, so they are in order of time.`,
  onlyOne: (a) => translated()?.onlyOne?.(a) ?? `It is the only ${a.day ? `date` : `window`} that the scan offers.`,
  bestEqual: (a) => translated()?.bestEqual?.(a) ?? `The best ${numberInWords(a.equals)} ${a.day ? `dates` : `windows`} are equal in every test and in order of time. They come before the others, because ${a.reason}.`,
  bestBeforeNext: (a) => translated()?.bestBeforeNext?.(a) ?? `The best ${a.day ? `date` : `window`} comes before the next, because ${a.reason}.`,
  testPassed: (a) => translated()?.testPassed?.(a) ?? `${a.test === 'LAYERS' ? `${a.several ? `more of their layers hold` : `more of its layers hold`}` : a.test === 'UNRESOLVED_LAYER' ? `${a.several ? `the first layer that they lack comes later in order` : `the first layer that it lacks comes later in order`}` : a.test === 'STRICTNESS' ? `${a.several ? `fewer of their layers are relaxed` : `fewer of its layers are relaxed`}` : a.test === 'RULING_PLANETS' ? `${a.several ? `more of their ruling planets are strong for the event` : `more of its ruling planets are strong for the event`}` : a.test === 'CAUTIONS' ? `${a.several ? `they have fewer cautions` : `it has fewer cautions`}` : a.test === 'SUB_GRADE' ? `${a.several ? `their deciding sub lord has a better grade` : `its deciding sub lord has a better grade`}` : a.test === 'RISING_SIGN' ? `${a.several ? `their rising sign suits the event` : `its rising sign suits the event`}` : a.test === 'PERIOD_LORD' ? `${a.several ? `their deciding sub lord rules the running period` : `its deciding sub lord rules the running period`}` : a.test === 'STAR_GRADES' ? `${a.several ? `their star lords have better grades` : `its star lords have better grades`}` : `${a.several ? `their rising sub-sub lord is strong for the event` : `its rising sub-sub lord is strong for the event`}`}`,
  secondTally: (a) => translated()?.secondTally?.(a) ?? `Of the returned windows the second chart confirms ${numberInWords(a.confirmed)}, supports ${numberInWords(a.partial)} in part and contradicts ${numberInWords(a.contradicted)}.`,
  secondContradictsAll: () => translated()?.secondContradictsAll?.() ?? `The second chart contradicts every window that the scan offers.`,
  noHoursInScan: () => translated()?.noHoursInScan?.() ?? `None of the hours named falls in the scan, so nothing was judged.`,
  tooFewLayers: (a) => translated()?.tooFewLayers?.(a) ?? `No ${a.day ? `date` : `window`} of this scan has enough layers${a.short ? ` for long enough` : ``}.`,
  leastSupport: (a) => translated()?.leastSupport?.(a) ?? `The least support comes from ${a.layer === 'PERIOD' ? `the dasha` : a.layer === 'RULING_AND_TRANSIT' ? `the ruling planets` : a.layer === 'MOON' ? `the Moon` : `the Ascendant`}, for ${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`}.`,
  leastSupportPlain: (a) => translated()?.leastSupportPlain?.(a) ?? `The least support comes from ${a.layer === 'PERIOD' ? `the period` : a.layer === 'RULING_AND_TRANSIT' ? `the ruling planets` : a.layer === 'MOON' ? `the Moon` : `the Ascendant`}, for ${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`}.`,
  twoNamesOneEvent: () => translated()?.twoNamesOneEvent?.() ?? `Two of the names mean one event, so they are one election here.`,
  inSequence: () => translated()?.inSequence?.() ?? `These events can follow one another in this order, as the sequence shows.`,
  noSequence: () => translated()?.noSequence?.() ?? `No good moments follow one another in this order, so each event is dated alone.`,
  quoted: (a) => translated()?.quoted?.(a) ?? `"${named(a.label)}"`,
  severalNotPromised: (a) => translated()?.severalNotPromised?.(a) ?? `The birth chart does not promise ${inWords(a.events)}, and a good date cannot change that.`,
  ofSeveralNothingSearched: (a) => translated()?.ofSeveralNothingSearched?.(a) ?? `For "${named(a.label)}" nothing could be looked for, because none of the hours named falls in the scan.`,
  ofSeveralNoneOffered: (a) => translated()?.ofSeveralNoneOffered?.(a) ?? `For "${named(a.label)}" no moment is offered.`,
  ofSeveralBest: (a) => translated()?.ofSeveralBest?.(a) ?? `For "${named(a.label)}" the best moment is ${instantInWords(a.at)}${a.outside ? `, outside its usual hours because they hold nothing` : ``}. It passes ${numberInWords(a.passed)} of ${numberInWords(a.tests)} tests.`,
  hours: (a) => translated()?.hours?.(a) ?? `${digitsInWords(a.start)} to ${digitsInWords(a.end)}`,
  usualHoursKept: (a) => translated()?.usualHoursKept?.(a) ?? `The search kept to the usual hours, ${inWords(a.hours)}, which any_hour lifts.`,
  usualHoursKeptPlain: (a) => translated()?.usualHoursKeptPlain?.(a) ?? `The search kept to the usual hours, ${inWords(a.hours)}.`,
  scanShortenedFor: (a) => translated()?.scanShortenedFor?.(a) ?? `Of the ${numberInWords(a.asked)} days asked for, the first ${numberInWords(a.days)} were scanned for ${inWords(a.events)}.`,
  periodSilent: (a) => translated()?.periodSilent?.(a) ?? `The running ${a.lords.length === 1 ? `lord ${planetsInWords(a.lords)} does` : `lords ${planetsInWords(a.lords)} do`} not favour the event${a.against.length === 0 ? `` : a.against.length === 1 ? `, because ${planetsInWords(a.against)} works against it` : `, because ${planetsInWords(a.against)} work against it`}.`,
  periodSilentPlain: () => translated()?.periodSilentPlain?.() ?? `The longer periods that run then do not favour it.`,
  periodFavours: (a) => translated()?.periodFavours?.(a) ?? `The period ${a.strong.length === 1 ? `lord ${planetsInWords(a.strong)} is` : `lords ${planetsInWords(a.strong)} are`} strong for the event${a.standing === 'STRONG' ? `` : a.standing === 'WEAK' ? `, ${a.partial ? `and` : `but`} the ${a.level === 'MD' ? `mahadasha` : a.level === 'AD' ? `antardasha` : `pratyantardasha`} lord ${planetInWords(a.lord)} is weak for it` : a.standing === 'AGAINST' ? `, ${a.partial ? `and` : `but`} the ${a.level === 'MD' ? `mahadasha` : a.level === 'AD' ? `antardasha` : `pratyantardasha`} lord ${planetInWords(a.lord)} works against it` : `, ${a.partial ? `and` : `but`} the ${a.level === 'MD' ? `mahadasha` : a.level === 'AD' ? `antardasha` : `pratyantardasha`} lord ${planetInWords(a.lord)} is silent on it`}${a.relaxed ? ` (relaxed)` : ``}.`,
  takePlace: (a) => translated()?.takePlace?.(a) ?? `But ${planetsInWords(a.lords)} only ${a.lords.length === 1 ? `takes` : `take`} the place of a stronger planet.`,
  postponed: (a) => translated()?.postponed?.(a) ?? `But ${planetsInWords(a.lords)} ${a.lords.length === 1 ? `is` : `are`} in a star that postpones it.`,
  ruleMoment: (a) => translated()?.ruleMoment?.(a) ?? `${planetsFirst(a.strong)} ${a.strong.length === 1 ? `rules the moment and is` : `rule the moment and are`} strong for the event${a.relaxed ? ` (relaxed)` : ``}.`,
  lordMoves: (a) => translated()?.lordMoves?.(a) ?? `The ${a.level === 'AD' ? `antardasha` : `pratyantardasha`} lord ${planetInWords(a.lord)} moves in the star of ${planetInWords(a.starLord)}, which is ${a.strong ? `strong` : `weak`} for the event. Its sub lord ${planetInWords(a.subLord)} does not work against it${a.relaxed ? ` (relaxed)` : ``}.`,
  rowLord: (a) => translated()?.rowLord?.(a) ?? `${a.who === 'MOON' ? `The Moon is` : `The Ascendant rises`} in the ${a.part === 'STAR' ? `star` : `sub`} of ${planetInWords(a.lord)}, which ${a.carries === 'STAND_IN' ? `takes the place of a planet that is strong for the event (relaxed)` : a.carries === 'STRONG' ? `is strong for the event` : `is weak for the event (relaxed)`}.`,
  risingSign: (a) => translated()?.risingSign?.(a) ?? `The rising sign belongs to ${planetInWords(a.lord)}, which ${a.standIn ? `takes the place of a planet that is strong for the event (relaxed)` : `does not work against the event`}.`,
  caution: (a) => translated()?.caution?.(a) ?? `${a.code === 'CHANDRASHTAMA' ? `The Moon is in the eighth sign from the Moon of birth, which tradition avoids.` : a.code === 'MOON_LORD_RETROGRADE' ? `The star lord or the sub lord of the Moon is retrograde.` : a.code === 'ASC_SUB_RETROGRADE' ? `The rising sub lord is retrograde or in the star of a retrograde planet.` : a.code === 'NARROW' ? `The window is shorter than two minutes.` : a.code === 'MARS_RETROGRADE' ? `Mars is retrograde at the moment.` : `The star lord or the sub lord of the Moon brings house 8 at birth through its star lord.`}`,
  tara: (a) => translated()?.tara?.(a) ?? `The star of the Moon is the ${a.number === 5 ? `fifth` : a.number === 7 ? `seventh` : `third`} counted from the star of birth, which tradition avoids.`,
  custom: (a) => translated()?.custom?.(a) ?? `${a.code === 'RAHU_KALAM' ? `The moment falls in Rahu kalam, which custom avoids and KP does not count.` : `The karana is Vishti, which custom avoids and KP does not count.`}`,
  karakas: (a) => translated()?.karakas?.(a) ?? `${planetsInWords(a.karakas)}, ${a.karakas.length === 1 ? `a significator of marriage, rules` : `the significators of marriage, rule`} the moment.`,
  moonDirection: (a) => translated()?.moonDirection?.(a) ?? `The sign of the Moon points to the ${a.quarter === 'E' ? `east` : a.quarter === 'S' ? `south` : a.quarter === 'W' ? `west` : `north`}.`,
  movableSign: () => translated()?.movableSign?.() ?? `A movable sign rises, which is avoided for surgery where there is time to choose.`,
  school: (a) => translated()?.school?.(a) ?? `${a.verdict === 'NO_ROW' ? `The second school has no rule for this event, so it says nothing.` : a.verdict === 'AGREES' ? `The second school passes this moment in every test.` : a.verdict === 'PARTLY' ? `The second school passes this moment in its main test, but not in ${a.failed === 1 ? `${numberInWords(a.failed)} test` : `${numberInWords(a.failed)} tests`} of ${numberInWords(a.tests)}.` : `The second school does not pass this moment, because its main test fails, with ${a.failed === 1 ? `${numberInWords(a.failed)} test` : `${numberInWords(a.failed)} tests`} of ${numberInWords(a.tests)} failed.`}`,
  schoolHouses: () => translated()?.schoolHouses?.() ?? `The second school uses other houses, such as 1, 3, 7 and 11 for a contract where 2, 6 and 11 are elected.`,
  schoolIsInformation: () => translated()?.schoolIsInformation?.() ?? `Where it disagrees, that is information alone, and the books of KP decide.`,
  dayLeftOut: (a) => translated()?.dayLeftOut?.(a) ?? `${a.field} holds ${digitsInWords(a.date)}, a day that the clocks of ${a.zone} left out. Send another date.`,
  dateTwice: (a) => translated()?.dateTwice?.(a) ?? `${a.field} holds ${digitsInWords(a.date)} twice. Send each civil date once.`,
  sameBirth: () => translated()?.sameBirth?.() ?? `person2 has the same birth as the first person. Send the birth of somebody else, or call find_election_window for one person.`,
  scanPastCycle: (a) => translated()?.scanPastCycle?.(a) ?? `The scan ends on ${instantInWords(a.at)}, past the 120 dasha years of this birth. They run until ${instantInWords(a.end)}. Send an earlier ${a.field} or a shorter scan.`,
  scanPastSky: () => translated()?.scanPastSky?.() ?? `The scan ends past the year 2399, where the ephemeris ends. Send an earlier start or a shorter scan.`,
  eventsOrEvent: (a) => translated()?.eventsOrEvent?.(a) ?? `${!a.both ? `Neither events nor event was sent` : `Both events and event were sent`}. Send events with one to five names, or event with one.`,
};
