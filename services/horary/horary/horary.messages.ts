// Written by npm run generate from horary.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, digitsInWords, housesNamed, inWords, instantInWords, named, numberInWords, planetFirst, planetInWords, planetsInWords, shortDayInWords, timeInWords } from '@cuspal/speech';

type Messages = {
  readonly answered: (a: { readonly answer: 'MIXED' | 'NO' | 'QUALIFIED_YES' | 'YES'; readonly adverse: boolean; readonly label: string }) => string;
  readonly workMatter: (a: { readonly question: 'business_success' | 'change_of_job' | 'competition_selection' | 'foreign_assignment' | 'higher_status' | 'interview' | 'partnership' | 'reappointment' | 'reinstatement' | 'seniority_justice' | 'transfer' | 'when_promoted' | 'will_i_earn' | 'will_i_get_a_job' }) => string;
  readonly reservations: (a: { readonly reasons: readonly string[] }) => string;
  readonly reservation: (a: { readonly test: 'CONTACT_STRONG' | 'MOON_STRONG' | 'OPPOSITION_WEAKER' | 'PAIR_COMPLETE' | 'STAR_LORD_DIRECT' | 'SUB_LORD_DIRECT' | 'WISH_SIGNIFIES' }) => string;
  readonly deniedBackward: (a: { readonly itself: boolean; readonly cusp: string; readonly lord: PlanetName; readonly starLord: PlanetName }) => string;
  readonly wishBackward: (a: { readonly itself: boolean; readonly cusp: string; readonly lord: PlanetName; readonly starLord: PlanetName }) => string;
  readonly bringsNothing: (a: { readonly cusp: string; readonly lord: PlanetName }) => string;
  readonly denialOutranks: (a: { readonly cusp: string; readonly lord: PlanetName }) => string;
  readonly clean: (a: { readonly cusp: string; readonly lord: PlanetName }) => string;
  readonly askLater: () => string;
  readonly milderDelay: (a: { readonly planet: PlanetName; readonly ahead: boolean; readonly on: string }) => string;
  readonly notReflected: () => string;
  readonly neitherYesNorNo: () => string;
  readonly unansweredNoPeriod: () => string;
  readonly refusedNoPeriod: () => string;
  readonly noPeriodBrings: (a: { readonly longest: boolean; readonly years: number }) => string;
  readonly noEventNoPeriod: () => string;
  readonly running: (a: { readonly brought: 'CLARITY' | 'IT' | 'RELIEF'; readonly to: string }) => string;
  readonly runningAndStrongest: (a: { readonly brought: 'CLARITY' | 'IT' | 'RELIEF'; readonly to: string; readonly strongest: string }) => string;
  readonly brought: (a: { readonly brought: 'CLARITY' | 'RELIEF' }) => string;
  readonly periodOver: (a: { readonly beside: boolean; readonly brought: 'CLARITY' | 'IT' | 'RELIEF'; readonly dates: string }) => string;
  readonly periodOverPlain: (a: { readonly beside: boolean; readonly brought: 'CLARITY' | 'IT' | 'RELIEF'; readonly dates: string }) => string;
  readonly periodsOver: (a: { readonly beside: boolean; readonly brought: 'CLARITY' | 'IT' | 'RELIEF'; readonly last: string }) => string;
  readonly periodsOverPlain: (a: { readonly beside: boolean; readonly brought: 'CLARITY' | 'IT' | 'RELIEF'; readonly last: string }) => string;
  readonly dashaOffersAlready: (a: { readonly to: string }) => string;
  readonly dashaOffersAlreadyPlain: (a: { readonly to: string }) => string;
  readonly dashaOffersFirst: (a: { readonly dates: string }) => string;
  readonly dashaOffersFirstPlain: (a: { readonly dates: string }) => string;
  readonly dashaOffersNone: () => string;
  readonly dashaOffersNonePlain: () => string;
  readonly rulersNameNoDay: (a: { readonly days: number }) => string;
  readonly rulersDaysOver: (a: { readonly last: string }) => string;
  readonly rulersPoint: (a: { readonly mover: 'Ascendant' | 'Moon' | 'Sun'; readonly days: string }) => string;
  readonly rulersPointPlain: (a: { readonly days: string }) => string;
  readonly rulersPointTwice: (a: { readonly mover: 'Ascendant' | 'Moon' | 'Sun'; readonly days: string; readonly other: 'Ascendant' | 'Moon' | 'Sun'; readonly otherDays: string }) => string;
  readonly rulersPointTwicePlain: (a: { readonly days: string; readonly otherDays: string }) => string;
  readonly days: (a: { readonly span: 'DAY' | 'DAYS' | 'HOURS' | 'MONTH' | 'YEAR'; readonly from: string; readonly to: string; readonly day: number }) => string;
  readonly askOnce: () => string;
  readonly housesFromPerson: () => string;
  readonly cuspsNotCastAnew: () => string;
  readonly standIns: () => string;
  readonly moonNearBorder: () => string;
  readonly dashaBalance: (a: { readonly lord: PlanetName; readonly span: string }) => string;
  readonly numberRises: (a: { readonly number: number; readonly dms: string; readonly sign: string; readonly starLord: PlanetName; readonly subLord: PlanetName }) => string;
  readonly subSubOfNumber: (a: { readonly lord: PlanetName; readonly number: number }) => string;
  readonly nameEvent: () => string;
  readonly nextSerial: () => string;
  readonly nextWholeChart: () => string;
  readonly nextLost: () => string;
  readonly nextBirthChart: () => string;
  readonly nextOneSession: () => string;
  readonly nextBirthTime: () => string;
  readonly nextPromise: () => string;
  readonly waits: (a: { readonly ahead: boolean; readonly planet: PlanetName; readonly on: string }) => string;
  readonly pointsTo: (a: { readonly direction: 'E' | 'N' | 'S' | 'W'; readonly distance: 'ABROAD' | 'FAR' | 'MODERATE' | 'NEAR' | 'SAME_PLACE' }) => string;
  readonly showsPlace: (a: { readonly shower: PlanetName }) => string;
  readonly spotInHouse: (a: { readonly spot: 'backyard' | 'gate' | 'middle' }) => string;
  readonly moonNotConnected: () => string;
  readonly findingJudged: (a: { readonly basis: 'CLEAN' | 'LOSS_ONLY' | 'NO_OVERLAP' | 'OPPOSED'; readonly cusp: string; readonly lord: PlanetName }) => string;
  readonly findingDelayed: (a: { readonly itself: boolean; readonly cusp: string; readonly lord: PlanetName; readonly starLord: PlanetName }) => string;
  readonly secondCuspLeans: (a: { readonly cusp: string; readonly csl: PlanetName; readonly lean: 'AGAINST' | 'BOTH' | 'FOR' | 'NONE' }) => string;
  readonly comesBack: (a: { readonly verdict: 'DELAYED' | 'NOT_RECOVERED' | 'PROMISED'; readonly question: 'lost' | 'missing_person' | 'theft' }) => string;
  readonly comesBackUnknown: (a: { readonly question: 'lost' | 'missing_person' | 'theft' }) => string;
  readonly informPolice: (a: { readonly urgent: boolean }) => string;
  readonly searchThere: () => string;
  readonly askWhenPressing: () => string;
  readonly earlyPeriods: (a: { readonly planet: PlanetName; readonly on: string }) => string;
  readonly lostDisclaimer: (a: { readonly question: 'lost' | 'missing_person' | 'theft' }) => string;
  readonly relationNotUsed: () => string;
  readonly classOfPerson: () => string;
  readonly yojanas: () => string;
  readonly medicalReading: (a: { readonly question: 'change_of_treatment' | 'diagnosis_accuracy' | 'operation_success' | 'recovery' | 'severity'; readonly verdict: 'DETERIORATION' | 'MIXED' | 'RECOVERY' | 'SLOW_RECOVERY' }) => string;
  readonly seekCareFirst: () => string;
  readonly seekCare: () => string;
  readonly askWhenMatterPresses: () => string;
  readonly doctorDecides: () => string;
  readonly housesAreOurs: () => string;
  readonly numberFavours: (a: { readonly lord: PlanetName; readonly hits: readonly number[] }) => string;
  readonly numberFavoursMore: (a: { readonly lord: PlanetName; readonly level: string }) => string;
  readonly numberOpposes: (a: { readonly lord: PlanetName; readonly opposed: readonly number[] }) => string;
  readonly numberOpposesMore: (a: { readonly lord: PlanetName }) => string;
  readonly numberSilent: (a: { readonly lord: PlanetName }) => string;
  readonly numberSays: (a: { readonly verdict: 'CONTRADICTORY' | 'SELF_CONFIRMATORY' | 'WEAKLY_CHOSEN' }) => string;
  readonly chartsAgree: (a: { readonly status: 'CONVERGENT' | 'PARTIAL'; readonly common: readonly PlanetName[] }) => string;
  readonly chartsDiffer: (a: { readonly common: readonly PlanetName[] }) => string;
  readonly sameMoment: () => string;
  readonly unjudged: (a: { readonly code: 'MOON_NOT_CONNECTED' | 'NO_OVERLAP' }) => string;
  readonly unjudgedNote: (a: { readonly code: 'MOON_NOT_CONNECTED' | 'NO_OVERLAP' }) => string;
  readonly limitsAreOurs: () => string;
  readonly placeWithoutOffset: () => string;
  readonly arrivalSignified: (a: { readonly level: string }) => string;
  readonly arrivalNotSignified: () => string;
  readonly subLordMotion: (a: { readonly motion: string }) => string;
  readonly obstacle: (a: { readonly level: string }) => string;
  readonly noObstacle: () => string;
  readonly earlyIndicated: (a: { readonly signs: readonly string[] }) => string;
  readonly earlySign: (a: { readonly sign: 'MOON_STAR_RULES' | 'MOVABLE' | 'NEAR_HOUSE' }) => string;
  readonly nothingEarly: () => string;
  readonly subLordSign: (a: { readonly lord: PlanetName; readonly sign: string; readonly kind: 'dual' | 'fixed' | 'movable' }) => string;
  readonly countsAsRuling: (a: { readonly ruling: boolean }) => string;
  readonly retrogradeLonger: (a: { readonly longest: boolean }) => string;
  readonly setOut: (a: { readonly made: boolean }) => string;
  readonly countTime: (a: { readonly scale: 'DAYS' | 'HOURS' | 'MONTHS' | 'WEEKS'; readonly early: boolean }) => string;
  readonly arrives: (a: { readonly verdict: 'OBSTRUCTED' | 'PROMISED_EARLY' | 'PROMISED_LATER'; readonly subject: 'conveyance' | 'letter' | 'missing_person' | 'person' | 'spouse' }) => string;
  readonly arrivalNotIndicated: (a: { readonly subject: 'conveyance' | 'letter' | 'missing_person' | 'person' | 'spouse' }) => string;
  readonly arrivalUnknown: (a: { readonly subject: 'conveyance' | 'letter' | 'missing_person' | 'person' | 'spouse' }) => string;
  readonly obstaclesOnly: (a: { readonly cusp: number }) => string;
  readonly neitherArrivalNorObstacle: (a: { readonly cusp: number }) => string;
  readonly askWithNews: () => string;
  readonly scaleIsOurs: () => string;
  readonly noPointNamed: () => string;
  readonly trend: (a: { readonly trend: 'OSCILLATING' | 'RESOLUTION_NEAR' | 'STABLE_FAVOURABLE' | 'STABLE_UNFAVOURABLE' | 'WORSENING'; readonly adverse: boolean; readonly label: string }) => string;
  readonly lastSession: (a: { readonly verdict: 'FAVOURABLE' | 'MIXED' | 'UNFAVOURABLE'; readonly adverse: boolean }) => string;
  readonly noneJudged: () => string;
  readonly withheldSession: () => string;
  readonly trendRule: (a: { readonly rule: 'FALLEN' | 'OSCILLATING' | 'RESOLUTION_NEAR' | 'STABLE_FAVOURABLE' | 'STABLE_UNFAVOURABLE' | 'WORSENED'; readonly adverse: boolean }) => string;
  readonly coverage: (a: { readonly adverse: boolean; readonly first: number; readonly last: number }) => string;
  readonly coverageIsOurs: () => string;
  readonly improvedIsUnwelcome: () => string;
  readonly numberRepeated: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  reservation: [['test'],{'SUB_LORD_DIRECT':'1','STAR_LORD_DIRECT':'1','OPPOSITION_WEAKER':'1','WISH_SIGNIFIES':'0','CONTACT_STRONG':'0','MOON_STRONG':'0','PAIR_COMPLETE':'0'}],
  deniedBackward: [['itself'],{'true':'1','false':'15'}],
  wishBackward: [['itself'],{'true':'1','false':'15'}],
  bringsNothing: '1',
  denialOutranks: '1',
  clean: '1',
  askLater: 'c',
  neitherYesNorNo: '4',
  noPeriodBrings: [['longest'],{'true':'0','false':'01'}],
  rulersNameNoDay: '1',
  rulersDaysOver: '1',
  housesFromPerson: '1',
  cuspsNotCastAnew: '1',
  moonNearBorder: '1',
  numberRises: '1',
  subSubOfNumber: '5',
  nextSerial: 'c',
  nextWholeChart: 'd',
  nextLost: 'c',
  nextBirthChart: 'c',
  nextOneSession: 'c',
  nextBirthTime: 'c',
  nextPromise: 'c',
  waits: 'c',
  findingJudged: '1',
  findingDelayed: '1',
  secondCuspLeans: '1c',
  lostDisclaimer: [['question'],{'theft':'4c0','lost':'40','missing_person':'40'}],
  housesAreOurs: '11',
  numberFavours: '3',
  numberFavoursMore: '1',
  numberOpposes: '3',
  numberOpposesMore: '1',
  numberSilent: '1',
  chartsAgree: '4',
  unjudged: '4',
  unjudgedNote: [['code'],{'MOON_NOT_CONNECTED':'0','NO_OVERLAP':'4'}],
  limitsAreOurs: '04',
  arrivalSignified: '1',
  arrivalNotSignified: '1',
  subLordMotion: '1',
  obstacle: '3',
  noObstacle: '3',
  earlySign: '1',
  subLordSign: '1',
  countsAsRuling: [['ruling'],{'true':'d','false':'1'}],
  retrogradeLonger: '1',
  obstaclesOnly: '3',
  neitherArrivalNorObstacle: '3',
  scaleIsOurs: '10',
  noPointNamed: '1',
  coverage: '1',
} as const;

const translated = catalogue<Messages>('horary/horary/horary', () => say, marks, {
  'bn': () => import('./translations/horary.messages.bn.ts'),
  'es': () => import('./translations/horary.messages.es.ts'),
  'hi': () => import('./translations/horary.messages.hi.ts'),
  'mr': () => import('./translations/horary.messages.mr.ts'),
  'pt': () => import('./translations/horary.messages.pt.ts'),
  'ta': () => import('./translations/horary.messages.ta.ts'),
  'te': () => import('./translations/horary.messages.te.ts'),
});

export const say: Messages = {
  answered: (a) => translated()?.answered?.(a) ?? `${a.answer === 'YES' ? `${a.adverse ? `The chart indicates ${named(a.label)}, which is unwelcome.` : `The chart says yes to ${named(a.label)}.`}` : a.answer === 'QUALIFIED_YES' ? `${a.adverse ? `The chart indicates ${named(a.label)}, which is unwelcome, but with reservations.` : `The chart says yes to ${named(a.label)}, with reservations.`}` : a.answer === 'MIXED' ? `The chart speaks both for ${named(a.label)} and against it.` : `${a.adverse ? `The chart does not indicate ${named(a.label)}.` : `The chart says no to ${named(a.label)}.`}`}`,
  workMatter: (a) => translated()?.workMatter?.(a) ?? `${a.question === 'will_i_get_a_job' ? `a job` : a.question === 'when_promoted' ? `a promotion` : a.question === 'higher_status' ? `a higher status` : a.question === 'transfer' ? `a transfer` : a.question === 'change_of_job' ? `a change of job` : a.question === 'reinstatement' ? `reinstatement` : a.question === 'reappointment' ? `reappointment` : a.question === 'seniority_justice' ? `justice on seniority` : a.question === 'will_i_earn' ? `earnings` : a.question === 'foreign_assignment' ? `an assignment abroad` : a.question === 'interview' ? `the interview` : a.question === 'competition_selection' ? `selection in the competition` : a.question === 'business_success' ? `the business` : `the partnership`}`,
  reservations: (a) => translated()?.reservations?.(a) ?? `${a.reasons.length === 1 ? `One reservation is that ${inWords(a.reasons)}.` : `Two reservations are that ${inWords(a.reasons)}.`}`,
  reservation: (a) => translated()?.reservation?.(a) ?? `${a.test === 'SUB_LORD_DIRECT' ? `the sub lord is retrograde` : a.test === 'STAR_LORD_DIRECT' ? `the star lord is retrograde` : a.test === 'OPPOSITION_WEAKER' ? `the houses against it are no weaker than those for it` : a.test === 'WISH_SIGNIFIES' ? `the wish does not support it` : a.test === 'CONTACT_STRONG' ? `the tie to it is weak` : a.test === 'MOON_STRONG' ? `the Moon is only weakly linked to it` : `one of its two halves is missing`}`,
  deniedBackward: (a) => translated()?.deniedBackward?.(a) ?? `${a.itself ? `The sub lord of ${a.cusp} is ${planetInWords(a.lord)}, which is retrograde, so it says no.` : `The sub lord of ${a.cusp} is ${planetInWords(a.lord)}. Its star lord, ${planetInWords(a.starLord)}, is retrograde, so it says no.`}`,
  wishBackward: (a) => translated()?.wishBackward?.(a) ?? `${a.itself ? `The sub lord of ${a.cusp}, the wish, is ${planetInWords(a.lord)}, which is retrograde, so it says no.` : `The sub lord of ${a.cusp}, the wish, is ${planetInWords(a.lord)}. Its star lord, ${planetInWords(a.starLord)}, is retrograde, so it says no.`}`,
  bringsNothing: (a) => translated()?.bringsNothing?.(a) ?? `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, signifies none of the houses that bring it.`,
  denialOutranks: (a) => translated()?.denialOutranks?.(a) ?? `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, signifies every house against it, no more weakly than those that bring it.`,
  clean: (a) => translated()?.clean?.(a) ?? `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, supports it, and no test speaks against it.`,
  askLater: () => translated()?.askLater?.() ?? `It can be asked again with a new number when circumstances have changed.`,
  milderDelay: (a) => translated()?.milderDelay?.(a) ?? `Some books read this as a delay until ${planetInWords(a.planet)} ${a.ahead ? `turns` : `turned`} direct on ${dayInWords(a.on)}.`,
  notReflected: () => translated()?.notReflected?.() ?? `The chart does not answer this question now, because the Moon does not reflect it.`,
  neitherYesNorNo: () => translated()?.neitherYesNorNo?.() ?? `That is neither a yes nor a no.`,
  unansweredNoPeriod: () => translated()?.unansweredNoPeriod?.() ?? `No period is given for a question that is not answered.`,
  refusedNoPeriod: () => translated()?.refusedNoPeriod?.() ?? `No period is given where the answer is no.`,
  noPeriodBrings: (a) => translated()?.noPeriodBrings?.(a) ?? `${a.longest ? `No period of the next ${numberInWords(a.years)} years brings it.` : `No period of the next ${a.years === 1 ? `year` : `${numberInWords(a.years)} years`} brings it. A longer horizon_years looks further.`}`,
  noEventNoPeriod: () => translated()?.noEventNoPeriod?.() ?? `No event was named, so no period is given.`,
  running: (a) => translated()?.running?.(a) ?? `A period that can bring ${a.brought === 'IT' ? `it` : a.brought === 'RELIEF' ? `relief` : `clarity`} is already running, until ${dayInWords(a.to)}.`,
  runningAndStrongest: (a) => translated()?.runningAndStrongest?.(a) ?? `A period that can bring ${a.brought === 'IT' ? `it` : a.brought === 'RELIEF' ? `relief` : `clarity`} is already running, until ${dayInWords(a.to)}, and the strongest runs ${a.strongest}.`,
  brought: (a) => translated()?.brought?.(a) ?? `${a.brought === 'RELIEF' ? `relief` : `clarity`}`,
  periodOver: (a) => translated()?.periodOver?.(a) ?? `${a.beside ? `By the dasha the period` : `The period`} that could bring ${a.brought === 'IT' ? `it` : a.brought === 'RELIEF' ? `relief` : `clarity`} ran ${a.dates} and is over.`,
  periodOverPlain: (a) => translated()?.periodOverPlain?.(a) ?? `${a.beside ? `The longer period` : `The period`} that could bring ${a.brought === 'IT' ? `it` : a.brought === 'RELIEF' ? `relief` : `clarity`} ran ${a.dates} and is over.`,
  periodsOver: (a) => translated()?.periodsOver?.(a) ?? `${a.beside ? `By the dasha the periods` : `The periods`} that could bring ${a.brought === 'IT' ? `it` : a.brought === 'RELIEF' ? `relief` : `clarity`} are over, the last on ${dayInWords(a.last)}.`,
  periodsOverPlain: (a) => translated()?.periodsOverPlain?.(a) ?? `${a.beside ? `The longer periods` : `The periods`} that could bring ${a.brought === 'IT' ? `it` : a.brought === 'RELIEF' ? `relief` : `clarity`} are over, the last on ${dayInWords(a.last)}.`,
  dashaOffersAlready: (a) => translated()?.dashaOffersAlready?.(a) ?? `The dasha, which counts in longer periods, offers it already, until ${dayInWords(a.to)}.`,
  dashaOffersAlreadyPlain: (a) => translated()?.dashaOffersAlreadyPlain?.(a) ?? `Counted in longer periods, the chart offers it already, until ${dayInWords(a.to)}.`,
  dashaOffersFirst: (a) => translated()?.dashaOffersFirst?.(a) ?? `The dasha, which counts in longer periods, offers it first ${a.dates}.`,
  dashaOffersFirstPlain: (a) => translated()?.dashaOffersFirstPlain?.(a) ?? `Counted in longer periods, the chart offers it first ${a.dates}.`,
  dashaOffersNone: () => translated()?.dashaOffersNone?.() ?? `The dasha, which counts in longer periods, offers none in the years looked at.`,
  dashaOffersNonePlain: () => translated()?.dashaOffersNonePlain?.() ?? `Counted in longer periods, the chart offers none in the years looked at.`,
  rulersNameNoDay: (a) => translated()?.rulersNameNoDay?.(a) ?? `The ruling planets of the moment name no day within ${numberInWords(a.days)} days of the question.`,
  rulersDaysOver: (a) => translated()?.rulersDaysOver?.(a) ?? `The days that the ruling planets pointed to are over, the last on ${dayInWords(a.last)}.`,
  rulersPoint: (a) => translated()?.rulersPoint?.(a) ?? `By the ruling planets ${a.mover === 'Ascendant' ? `the rising degree` : a.mover === 'Moon' ? `the Moon` : `the Sun`} points to ${a.days}.`,
  rulersPointPlain: (a) => translated()?.rulersPointPlain?.(a) ?? `A likelier time is ${a.days}.`,
  rulersPointTwice: (a) => translated()?.rulersPointTwice?.(a) ?? `By the ruling planets ${a.mover === 'Ascendant' ? `the rising degree` : a.mover === 'Moon' ? `the Moon` : `the Sun`} points to ${a.days} and ${a.other === 'Ascendant' ? `the rising degree` : a.other === 'Moon' ? `the Moon` : `the Sun`} to ${a.otherDays}.`,
  rulersPointTwicePlain: (a) => translated()?.rulersPointTwicePlain?.(a) ?? `Likelier times are ${a.days} and ${a.otherDays}.`,
  days: (a) => translated()?.days?.(a) ?? `${a.span === 'HOURS' ? `${instantInWords(a.from)} to ${timeInWords(a.to)}` : a.span === 'DAY' ? `${dayInWords(a.from)}` : a.span === 'MONTH' ? `${numberInWords(a.day)} to ${dayInWords(a.to)}` : a.span === 'YEAR' ? `${shortDayInWords(a.from)} to ${dayInWords(a.to)}` : `${dayInWords(a.from)} to ${dayInWords(a.to)}`}`,
  askOnce: () => translated()?.askOnce?.() ?? `Ask one clear question, once. The number is good for two days and is not used again for the same question.`,
  housesFromPerson: () => translated()?.housesFromPerson?.() ?? `The groups of houses are counted from the person asked about, while cusps and planets keep their numbers in the chart.`,
  cuspsNotCastAnew: () => translated()?.cuspsNotCastAnew?.() ?? `Krishnamurti would cast the cusps anew from that cusp, which is not done here.`,
  standIns: () => translated()?.standIns?.() ?? `No planet is fruitful for the matter, so weaker planets stand in and its periods are only partial.`,
  moonNearBorder: () => translated()?.moonNearBorder?.() ?? `A few minutes earlier or later the Moon would have another sub lord.`,
  dashaBalance: (a) => translated()?.dashaBalance?.(a) ?? `${planetFirst(a.lord)} rules ${a.span} more from the moment of judgement.`,
  numberRises: (a) => translated()?.numberRises?.(a) ?? `Number ${numberInWords(a.number)} rises at ${digitsInWords(a.dms)} of ${named(a.sign)}, in the star of ${planetInWords(a.starLord)} and the sub of ${planetInWords(a.subLord)}.`,
  subSubOfNumber: (a) => translated()?.subSubOfNumber?.(a) ?? `That is the sub-sub of ${planetInWords(a.lord)} in number ${numberInWords(a.number)} of the 249.`,
  nameEvent: () => translated()?.nameEvent?.() ?? `Name an event to have a question judged.`,
  nextSerial: () => translated()?.nextSerial?.() ?? `It compares the same question asked at several moments.`,
  nextWholeChart: () => translated()?.nextWholeChart?.() ?? `It shows the whole chart of the number with its ruling planets.`,
  nextLost: () => translated()?.nextLost?.() ?? `It tells where a lost thing may be, by the same judgement.`,
  nextBirthChart: () => translated()?.nextBirthChart?.() ?? `It holds this answer against the birth chart, where that is known.`,
  nextOneSession: () => translated()?.nextOneSession?.() ?? `It judges one of the sessions with its tests and periods.`,
  nextBirthTime: () => translated()?.nextBirthTime?.() ?? `It shows what a small error of the birth time would change.`,
  nextPromise: () => translated()?.nextPromise?.() ?? `It gives the promise of the birth chart with its reasoning.`,
  waits: (a) => translated()?.waits?.(a) ?? `${a.ahead ? `It waits at least until ${planetInWords(a.planet)} turns direct on ${dayInWords(a.on)}.` : `It waited at least until ${planetInWords(a.planet)} turned direct on ${dayInWords(a.on)}.`}`,
  pointsTo: (a) => translated()?.pointsTo?.(a) ?? `Tradition points ${a.direction === 'E' ? `east` : a.direction === 'S' ? `south` : a.direction === 'W' ? `west` : `north`}, ${a.distance === 'SAME_PLACE' ? `at or near the same place` : a.distance === 'NEAR' ? `near by` : a.distance === 'MODERATE' ? `at a moderate distance` : a.distance === 'FAR' ? `far away` : `in another country or very far away`}.`,
  showsPlace: (a) => translated()?.showsPlace?.(a) ?? `${planetFirst(a.shower)} shows direction and distance.`,
  spotInHouse: (a) => translated()?.spotInHouse?.(a) ?? `In the house it points to a spot ${a.spot === 'gate' ? `near the gate or front` : a.spot === 'middle' ? `in the middle` : `in the backyard or rear`}.`,
  moonNotConnected: () => translated()?.moonNotConnected?.() ?? `The Moon does not reflect the question, so no answer is given.`,
  findingJudged: (a) => translated()?.findingJudged?.(a) ?? `${a.basis === 'NO_OVERLAP' ? `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, signifies no house of the finding or of the loss, so no answer is given.` : a.basis === 'LOSS_ONLY' ? `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, signifies houses of the loss and none of the finding.` : a.basis === 'OPPOSED' ? `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, signifies the loss no more weakly than the finding, which delays it.` : `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, signifies the finding more strongly than the loss, and is direct.`}`,
  findingDelayed: (a) => translated()?.findingDelayed?.(a) ?? `${a.itself ? `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, signifies the finding but is retrograde, which delays it.` : `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, signifies the finding, but its star lord ${planetInWords(a.starLord)} is retrograde, which delays it.`}`,
  secondCuspLeans: (a) => translated()?.secondCuspLeans?.(a) ?? `The sub lord of ${a.cusp}, ${planetInWords(a.csl)}, ${a.lean === 'FOR' ? `leans to the finding` : a.lean === 'AGAINST' ? `leans to the loss` : a.lean === 'BOTH' ? `leans to both` : `leans to neither`}. It does not decide.`,
  comesBack: (a) => translated()?.comesBack?.(a) ?? `${a.verdict === 'PROMISED' ? `The chart indicates that ${a.question === 'theft' ? `what was stolen comes back` : a.question === 'lost' ? `what was lost comes back` : `the missing person is found`}.` : a.verdict === 'DELAYED' ? `The chart indicates that ${a.question === 'theft' ? `what was stolen comes back` : a.question === 'lost' ? `what was lost comes back` : `the missing person is found`}, but with delay.` : `The chart does not indicate that ${a.question === 'theft' ? `what was stolen comes back` : a.question === 'lost' ? `what was lost comes back` : `the missing person is found`}.`}`,
  comesBackUnknown: (a) => translated()?.comesBackUnknown?.(a) ?? `The chart does not tell whether ${a.question === 'theft' ? `what was stolen comes back` : a.question === 'lost' ? `what was lost comes back` : `the missing person is found`}.`,
  informPolice: (a) => translated()?.informPolice?.(a) ?? `${a.urgent ? `Inform the police at once.` : `Inform the police in any case.`}`,
  searchThere: () => translated()?.searchThere?.() ?? `Search there all the same, and report the loss where that helps.`,
  askWhenPressing: () => translated()?.askWhenPressing?.() ?? `Ask again with a new number, when it presses for an answer.`,
  earlyPeriods: (a) => translated()?.earlyPeriods?.(a) ?? `${planetFirst(a.planet)} turns direct on ${dayInWords(a.on)}. A period that begins earlier counts only from that day, and one that ends earlier does not count.`,
  lostDisclaimer: (a) => translated()?.lostDisclaimer?.(a) ?? `${a.question === 'theft' ? `This is a traditional astrological reading, not evidence. It describes a class of person and never a named one, and must not be used to accuse anyone. Report a theft to the police.` : a.question === 'lost' ? `This is a traditional astrological reading, not evidence of where a thing is. Search in the usual ways too, and report a loss to the police where it matters.` : `This is a traditional astrological reading, not evidence of where or how a person is. Inform the police at once, whatever it says, and never wait for an astrological period.`}`,
  relationNotUsed: () => translated()?.relationNotUsed?.() ?? `The relation counts only for a missing person, so it was not used.`,
  classOfPerson: () => translated()?.classOfPerson?.() ?? `The description is of a class of person by tradition, never of a person who can be named.`,
  yojanas: () => translated()?.yojanas?.() ?? `Distances in yojanas are tradition only, at 8 miles each.`,
  medicalReading: (a) => translated()?.medicalReading?.(a) ?? `${a.question === 'recovery' ? `${a.verdict === 'RECOVERY' ? `The chart shows recovery.` : a.verdict === 'SLOW_RECOVERY' ? `The chart shows recovery, but slowly.` : a.verdict === 'DETERIORATION' ? `The chart does not show recovery by itself, so more care is needed.` : `The chart leaves the course of the illness open.`}` : a.question === 'operation_success' ? `${a.verdict === 'RECOVERY' ? `The chart supports success of the operation.` : a.verdict === 'SLOW_RECOVERY' ? `The chart supports success of the operation, with a slow recovery or with complications.` : a.verdict === 'DETERIORATION' ? `The chart does not support the operation by itself, so more care is needed.` : `The chart leaves the success of the operation open.`}` : a.question === 'severity' ? `${a.verdict === 'RECOVERY' ? `The chart reads the illness as mild and passing.` : a.verdict === 'SLOW_RECOVERY' ? `The chart reads the illness as curable, but slow to pass.` : a.verdict === 'DETERIORATION' ? `The chart reads the illness as serious, so more care is needed.` : `The chart leaves open how serious the illness is.`}` : a.question === 'diagnosis_accuracy' ? `${a.verdict === 'RECOVERY' ? `The chart reads the diagnosis as sound.` : a.verdict === 'SLOW_RECOVERY' ? `The chart reads the diagnosis as sound, with doubts.` : a.verdict === 'DETERIORATION' ? `The chart reads the diagnosis as unsound, so a second opinion is worth asking for.` : `The chart leaves open whether the diagnosis is sound.`}` : `${a.verdict === 'RECOVERY' ? `The chart reads a change of treatment as better.` : a.verdict === 'SLOW_RECOVERY' ? `The chart reads a change of treatment as better, but slowly.` : a.verdict === 'DETERIORATION' ? `The chart reads a change of treatment as worse, so ask the doctor before any change.` : `The chart leaves open whether a change of treatment is better.`}`}`,
  seekCareFirst: () => translated()?.seekCareFirst?.() ?? `Seek medical care now, and keep to what the doctor says. No reading is a reason to wait.`,
  seekCare: () => translated()?.seekCare?.() ?? `Seek medical care now.`,
  askWhenMatterPresses: () => translated()?.askWhenMatterPresses?.() ?? `Ask again with a new number when the matter presses.`,
  doctorDecides: () => translated()?.doctorDecides?.() ?? `Whatever it says, a doctor decides.`,
  housesAreOurs: () => translated()?.housesAreOurs?.() ?? `The houses of this question are our own choice. No book states them, so no verdict of KP should rest on them.`,
  numberFavours: (a) => translated()?.numberFavours?.(a) ?? `The sub lord of the number is ${planetInWords(a.lord)}, and it signifies ${housesNamed(a.hits)} in favour and none against.`,
  numberFavoursMore: (a) => translated()?.numberFavoursMore?.(a) ?? `The sub lord of the number is ${planetInWords(a.lord)}, and it signifies houses in favour at ${a.level}, no more weakly than those against.`,
  numberOpposes: (a) => translated()?.numberOpposes?.(a) ?? `The sub lord of the number is ${planetInWords(a.lord)}, and it signifies ${housesNamed(a.opposed)} against the matter and none in favour.`,
  numberOpposesMore: (a) => translated()?.numberOpposesMore?.(a) ?? `The sub lord of the number is ${planetInWords(a.lord)}, and it signifies the houses against more strongly than those in favour.`,
  numberSilent: (a) => translated()?.numberSilent?.(a) ?? `The sub lord of the number is ${planetInWords(a.lord)}, and it signifies no house of the matter, for or against.`,
  numberSays: (a) => translated()?.numberSays?.(a) ?? `${a.verdict === 'SELF_CONFIRMATORY' ? `The number itself confirms the question.` : a.verdict === 'WEAKLY_CHOSEN' ? `The number itself says little for the question, so an answer from it carries less weight.` : `The number itself speaks against the question, so even a yes from it carries little weight.`}`,
  chartsAgree: (a) => translated()?.chartsAgree?.(a) ?? `${a.status === 'CONVERGENT' ? `Both charts name ${planetsInWords(a.common)} for the matter, so they agree well.` : `Both charts name ${planetsInWords(a.common)} for the matter, so they agree in part.`}`,
  chartsDiffer: (a) => translated()?.chartsDiffer?.(a) ?? `${a.common.length === 0 ? `The two charts name different planets for the matter` : `The two charts have only ${planetsInWords(a.common)} in common for the matter`}, so the two charts say different things. The number, its moment and the birth time are worth checking.`,
  sameMoment: () => translated()?.sameMoment?.() ?? `The moment of judgement is the moment of birth, so the second chart confirms nothing.`,
  unjudged: (a) => translated()?.unjudged?.(a) ?? `${a.code === 'MOON_NOT_CONNECTED' ? `This number should not be judged, because the Moon does not reflect the question.` : `This number should not be judged, because its chart tells neither of the finding nor of the loss.`}`,
  unjudgedNote: (a) => translated()?.unjudgedNote?.(a) ?? `${a.code === 'MOON_NOT_CONNECTED' ? `The Moon does not reflect the question, so the number should not be judged.` : `Its chart tells neither of the finding nor of the loss, so the number should not be judged.`}`,
  limitsAreOurs: () => translated()?.limitsAreOurs?.() ?? `The limits of agreement between the charts are ours. Both read one sky by one school.`,
  placeWithoutOffset: () => translated()?.placeWithoutOffset?.() ?? `The place of judgement came without an offset, so times there are read with that of the birth.`,
  arrivalSignified: (a) => translated()?.arrivalSignified?.(a) ?? `The sub lord or its star lord signifies a house of the arrival at ${a.level}.`,
  arrivalNotSignified: () => translated()?.arrivalNotSignified?.() ?? `Neither the sub lord nor its star lord signifies a house of the arrival.`,
  subLordMotion: (a) => translated()?.subLordMotion?.(a) ?? `The sub lord ${a.motion}.`,
  obstacle: (a) => translated()?.obstacle?.(a) ?? `The sub lord signifies house 6, 8 or 12 at ${a.level}.`,
  noObstacle: () => translated()?.noObstacle?.() ?? `The sub lord signifies none of houses 6, 8 and 12.`,
  earlyIndicated: (a) => translated()?.earlyIndicated?.(a) ?? `An early arrival is indicated by ${inWords(a.signs)}.`,
  earlySign: (a) => translated()?.earlySign?.(a) ?? `${a.sign === 'MOVABLE' ? `the sub lord's movable sign` : a.sign === 'NEAR_HOUSE' ? `the sub lord's house` : `the Moon's star lord as a ruling planet`}`,
  nothingEarly: () => translated()?.nothingEarly?.() ?? `Nothing speaks for an early arrival.`,
  subLordSign: (a) => translated()?.subLordSign?.(a) ?? `The sub lord ${planetInWords(a.lord)} is in ${named(a.sign)}, a ${a.kind === 'movable' ? `movable` : a.kind === 'fixed' ? `fixed` : `dual`} sign.`,
  countsAsRuling: (a) => translated()?.countsAsRuling?.(a) ?? `${a.ruling ? `It or its star lord counts as a ruling planet of the moment.` : `Neither it nor its star lord counts as a ruling planet of the moment.`}`,
  retrogradeLonger: (a) => translated()?.retrogradeLonger?.(a) ?? `${a.longest ? `A retrograde lord would make it longer, but months are the longest step.` : `A retrograde lord makes it one step longer.`}`,
  setOut: (a) => translated()?.setOut?.(a) ?? `${a.made ? `The chart shows a start already made.` : `The chart does not show that a start has been made.`}`,
  countTime: (a) => translated()?.countTime?.(a) ?? `Count the time in ${a.scale === 'HOURS' ? `hours` : a.scale === 'DAYS' ? `days` : a.scale === 'WEEKS' ? `weeks` : `months`}${a.early ? `, so early means early on it.` : `.`}`,
  arrives: (a) => translated()?.arrives?.(a) ?? `${a.verdict === 'PROMISED_EARLY' ? `The chart indicates that ${a.subject === 'person' ? `the person` : a.subject === 'spouse' ? `the spouse` : a.subject === 'missing_person' ? `the missing person` : a.subject === 'letter' ? `the letter` : `the vehicle`} arrives early.` : a.verdict === 'PROMISED_LATER' ? `The chart indicates that ${a.subject === 'person' ? `the person` : a.subject === 'spouse' ? `the spouse` : a.subject === 'missing_person' ? `the missing person` : a.subject === 'letter' ? `the letter` : `the vehicle`} arrives, but later.` : `The chart indicates that ${a.subject === 'person' ? `the person` : a.subject === 'spouse' ? `the spouse` : a.subject === 'missing_person' ? `the missing person` : a.subject === 'letter' ? `the letter` : `the vehicle`} arrives, but something is in the way.`}`,
  arrivalNotIndicated: (a) => translated()?.arrivalNotIndicated?.(a) ?? `The arrival of ${a.subject === 'person' ? `the person` : a.subject === 'spouse' ? `the spouse` : a.subject === 'missing_person' ? `the missing person` : a.subject === 'letter' ? `the letter` : `the vehicle`} is not indicated now.`,
  arrivalUnknown: (a) => translated()?.arrivalUnknown?.(a) ?? `The chart does not tell whether ${a.subject === 'person' ? `the person` : a.subject === 'spouse' ? `the spouse` : a.subject === 'missing_person' ? `the missing person` : a.subject === 'letter' ? `the letter` : `the vehicle`} arrives.`,
  obstaclesOnly: (a) => translated()?.obstaclesOnly?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)} signifies obstacles and no house of the arrival.`,
  neitherArrivalNorObstacle: (a) => translated()?.neitherArrivalNorObstacle?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)} signifies neither the arrival nor an obstacle.`,
  askWithNews: () => translated()?.askWithNews?.() ?? `Ask again with a new number when there is news.`,
  scaleIsOurs: () => translated()?.scaleIsOurs?.() ?? `The scale is our own reading of the sign and the ruling planets. Take the days as the likelier ones, not as a date.`,
  noPointNamed: () => translated()?.noPointNamed?.() ?? `No star and sub both have kept ruling lords, so no point is named.`,
  trend: (a) => translated()?.trend?.(a) ?? `${a.trend === 'OSCILLATING' ? `${a.adverse ? `Over the sessions the signs of ${named(a.label)} swing back and forth.` : `Over the sessions the outlook for ${named(a.label)} swings back and forth.`}` : a.trend === 'RESOLUTION_NEAR' ? `${a.adverse ? `Over the sessions the signs of ${named(a.label)}, which is unwelcome, grow.` : `Over the sessions the outlook for ${named(a.label)} gets better and nears a resolution.`}` : a.trend === 'WORSENING' ? `${a.adverse ? `Over the sessions the signs of ${named(a.label)} grow weaker.` : `Over the sessions the outlook for ${named(a.label)} gets worse.`}` : a.trend === 'STABLE_FAVOURABLE' ? `${a.adverse ? `Over the sessions ${named(a.label)}, which is unwelcome, stays indicated.` : `Over the sessions the outlook for ${named(a.label)} stays favourable.`}` : `${a.adverse ? `Over the sessions ${named(a.label)} does not become clearly indicated.` : `Over the sessions the outlook for ${named(a.label)} does not become favourable.`}`}`,
  lastSession: (a) => translated()?.lastSession?.(a) ?? `${a.verdict === 'FAVOURABLE' ? `${a.adverse ? `The last session that was judged indicates it.` : `The last session that was judged says yes.`}` : a.verdict === 'MIXED' ? `The last session that was judged speaks both for it and against it.` : `${a.adverse ? `The last session that was judged does not indicate it.` : `The last session that was judged says no.`}`}`,
  noneJudged: () => translated()?.noneJudged?.() ?? `No session can be judged, because none of the charts reflects the question.`,
  withheldSession: () => translated()?.withheldSession?.() ?? `A session that was withheld does not count.`,
  trendRule: (a) => translated()?.trendRule?.(a) ?? `${a.rule === 'OSCILLATING' ? `The changes turn round at least twice.` : a.rule === 'RESOLUTION_NEAR' ? `${a.adverse ? `The last change speaks more for it, and the last answer indicates it.` : `The last change is for the better, and the last answer is favourable.`}` : a.rule === 'WORSENED' ? `${a.adverse ? `The last change speaks less for it.` : `The last change is for the worse.`}` : a.rule === 'FALLEN' ? `Since the first session coverage has fallen by ten points or more.` : a.rule === 'STABLE_FAVOURABLE' ? `${a.adverse ? `The last answer indicates it, and the last step did not speak less for it.` : `The last answer is favourable, and the last step was no setback.`}` : `${a.adverse ? `The last answer does not clearly indicate it, and the last step did not speak less for it.` : `The last answer is not favourable, and the last step was no setback.`}`}`,
  coverage: (a) => translated()?.coverage?.(a) ?? `${a.adverse ? `Coverage of the houses that bring it goes from ${numberInWords(a.first)} to ${numberInWords(a.last)} percent.` : `Coverage of the favourable houses goes from ${numberInWords(a.first)} to ${numberInWords(a.last)} percent.`}`,
  coverageIsOurs: () => translated()?.coverageIsOurs?.() ?? `Coverage and trend are points of our own.`,
  improvedIsUnwelcome: () => translated()?.improvedIsUnwelcome?.() ?? `Favourable and improved mean here that more speaks for the matter, which is unwelcome.`,
  numberRepeated: () => translated()?.numberRepeated?.() ?? `A number was used more than once. A number that was used is not taken again for the same question.`,
};
