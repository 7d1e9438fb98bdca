// Written by npm run generate from health.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, housesNamed, inWords, monthInWords, named, numberInWords, planetFirst, planetInWords, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly crisisNote: () => string;
  readonly careNote: () => string;
  readonly communicationRule: () => string;
  readonly bodyPart: (a: { readonly part: string; readonly said: string }) => string;
  readonly recovers: (a: { readonly speed: 'AVERAGE' | 'FAST_HEALER' | 'FRAGILE' | 'SLOW_HEALER'; readonly causes: readonly string[] }) => string;
  readonly slowedBy: (a: { readonly cause: 'AGE' | 'COURSE' | 'SATURN'; readonly age: number }) => string;
  readonly recoveryNotShown: () => string;
  readonly noPeriodNamed: (a: { readonly brought: string; readonly until: string }) => string;
  readonly recovery: () => string;
  readonly freedomFromHabit: () => string;
  readonly ease: () => string;
  readonly plannedTransplant: () => string;
  readonly noneOfThatClass: () => string;
  readonly noAccidents: () => string;
  readonly careAsForEverybody: () => string;
  readonly noneMarkedForClass: (a: { readonly all: number; readonly place: string }) => string;
  readonly callWithoutClass: () => string;
  readonly gradeOfCaution: () => string;
  readonly noPeriodOfCaution: (a: { readonly until: string }) => string;
  readonly ordinaryCareEnough: () => string;
  readonly moreThanModerate: (a: { readonly all: number; readonly high: number }) => string;
  readonly askForCare: (a: { readonly all: number; readonly places: readonly string[] }) => string;
  readonly accidentPlace: (a: { readonly kind: 'ASSAULT' | 'GENERIC' | 'SURGICAL' | 'VEHICULAR' | 'WORKPLACE' }) => string;
  readonly nextTransits: () => string;
  readonly tendencyLow: () => string;
  readonly periodsInBoth: (a: { readonly count: number }) => string;
  readonly leansToDependence: (a: { readonly band: 'HIGH' | 'LOW' | 'MODERATE' }) => string;
  readonly helpFromPeople: () => string;
  readonly nextSupportOfMind: () => string;
  readonly nodesLeftOut: () => string;
  readonly schoolsOfHumours: () => string;
  readonly humourShares: (a: { readonly vata: number; readonly pitta: number; readonly kapha: number }) => string;
  readonly humoursEven: () => string;
  readonly leansToHumour: (a: { readonly primary: string }) => string;
  readonly leansToTwoHumours: (a: { readonly primary: string; readonly secondary: string }) => string;
  readonly onlyPhysicianCanTell: () => string;
  readonly nextVitalityByKp: () => string;
  readonly kpPartLeftOut: () => string;
  readonly meanTimes: () => string;
  readonly meantForChildren: () => string;
  readonly childCombinations: (a: { readonly present: number; readonly lessening: number }) => string;
  readonly childScore: (a: { readonly score: number }) => string;
  readonly nextBodyRegions: () => string;
  readonly citation: (a: { readonly of: 'DISEASE' | 'OURS' | 'STARS' }) => string;
  readonly nextCareAndRecovery: () => string;
  readonly allSignaturesLow: () => string;
  readonly usualCheckUps: () => string;
  readonly strongestSignature: (a: { readonly condition: string; readonly score: number }) => string;
  readonly signaturesAboveLow: (a: { readonly strong: number }) => string;
  readonly noDecadeNamed: () => string;
  readonly decadeNamed: (a: { readonly past: boolean; readonly from: number; readonly to: number }) => string;
  readonly windowsBeginWithIllness: () => string;
  readonly readFromThreeCusps: () => string;
  readonly jupiterAndSunPastSky: () => string;
  readonly curePromise: (a: { readonly promise: 'CONDITIONAL' | 'DENIED' | 'PROMISED' }) => string;
  readonly careWorksAlways: () => string;
  readonly nextKindsOfCare: () => string;
  readonly pressure: (a: { readonly score: number; readonly status: 'FAVOURABLE' | 'STRAINED' | 'WATCHFUL' }) => string;
  readonly lastPeriodEnds: (a: { readonly on: string }) => string;
  readonly lastPeriodEndsPlain: (a: { readonly on: string }) => string;
  readonly nextPeriodBegins: (a: { readonly on: string; readonly turn: 'ALIKE' | 'HEAVIER' | 'LIGHTER' }) => string;
  readonly pressurePasses: () => string;
  readonly chainSilent: () => string;
  readonly ailmentsRun: (a: { readonly chronicity: 'ACUTE' | 'CHRONIC' | 'RECURRING'; readonly saturn: boolean }) => string;
  readonly linkedToParts: (a: { readonly parts: readonly string[] }) => string;
  readonly yieldToCare: (a: { readonly curability: 'CURABLE' | 'MANAGEABLE' | 'PERSISTENT'; readonly later: boolean }) => string;
  readonly nextRecovery: () => string;
  readonly nextNatureFromSix: () => string;
  readonly nextVitality: () => string;
  readonly nodesAspectSeventh: () => string;
  readonly nextPartByKp: () => string;
  readonly noRegionStandsOut: () => string;
  readonly regionToLookAfter: (a: { readonly below: boolean; readonly region: string }) => string;
  readonly quietRegions: (a: { readonly low: number }) => string;
  readonly pointerForCheckUps: () => string;
  readonly transitsPastSky: () => string;
  readonly noTransitAsks: () => string;
  readonly transitsMarked: (a: { readonly all: number; readonly marked: number }) => string;
  readonly joinedUnderWay: () => string;
  readonly joinedBegins: (a: { readonly on: string }) => string;
  readonly transitAlone: () => string;
  readonly reliefUnderWay: () => string;
  readonly reliefBegins: (a: { readonly on: string }) => string;
  readonly transitAsks: (a: { readonly severity: 'ADVISORY' | 'ALERT' | 'RELIEF' | 'WATCH' }) => string;
  readonly passesStarAndSubs: (a: { readonly planet: PlanetName; readonly starLord: PlanetName; readonly subLords: readonly PlanetName[]; readonly several: boolean; readonly relief: boolean }) => string;
  readonly passesCusp: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'ON' | 'RETROGRADE'; readonly cusp: number }) => string;
  readonly passesBirthPlace: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'ON' | 'RETROGRADE'; readonly other: PlanetName }) => string;
  readonly noHospitalPeriod: () => string;
  readonly noSuchPeriodBefore: (a: { readonly until: string }) => string;
  readonly foretellNoStay: () => string;
  readonly putOffNoStay: () => string;
  readonly hospitalPromise: (a: { readonly promise: 'INDICATED' | 'NOT_INDICATED' | 'STRONG' }) => string;
  readonly noBandForChild: () => string;
  readonly nextVitalityForPerson: () => string;
  readonly pairsGiveOther: (a: { readonly band: 'LONG' | 'MIDDLE' | 'SHORT' }) => string;
  readonly noBand: () => string;
  readonly bandOfTradition: (a: { readonly band: 'LONG' | 'MIDDLE' | 'SHORT'; readonly called: string }) => string;
  readonly oneOfThreeWords: () => string;
  readonly sunPastSky: () => string;
  readonly recoveryHasNoPeriod: () => string;
  readonly careWheneverNeeded: () => string;
  readonly coursePattern: (a: { readonly course: 'CHRONIC_PATTERN' | 'MIXED_PATTERN' | 'RECOVERY_PATTERN' }) => string;
  readonly plannedReadOtherwise: (a: { readonly required: readonly number[]; readonly denial: readonly number[]; readonly elsewhere: readonly number[]; readonly elsewhereDenial: readonly number[] }) => string;
  readonly nextCureConfirmed: () => string;
  readonly mindOverall: (a: { readonly band: 'NEEDS_CARE' | 'SENSITIVE' | 'SUPPORTED' }) => string;
  readonly supportHelps: (a: { readonly domains: readonly string[] }) => string;
  readonly mindDomain: (a: { readonly domain: 'IMPULSE' | 'MOOD' | 'SLEEP' | 'THOUGHT' | 'WORRY' }) => string;
  readonly talkToSomebody: () => string;
  readonly nextPresentTime: () => string;
  readonly noBookStatesIt: () => string;
  readonly mercuryPastSky: () => string;
  readonly noTestWaits: () => string;
  readonly noClearPeriod: (a: { readonly until: string }) => string;
  readonly firstClearPeriod: (a: { readonly runs: string }) => string;
  readonly signatureLow: () => string;
  readonly screeningAdvice: () => string;
  readonly noScreeningPeriod: () => string;
  readonly growthCourse: (a: { readonly course: 'CURE_LEANING' | 'MIXED' | 'NOT_INDICATED' | 'RECURRENCE_LEANING' }) => string;
  readonly partsToScreen: (a: { readonly parts: readonly string[] }) => string;
  readonly nextCureDated: () => string;
  readonly readinessLow: () => string;
  readonly transplantExtension: () => string;
  readonly teamDecides: () => string;
  readonly transplantReadiness: (a: { readonly band: 'HARD' | 'POSSIBLE' | 'READY' }) => string;
  readonly neverDelayed: () => string;
  readonly cureCuspsSilent: () => string;
  readonly noKindBeforeAnother: () => string;
  readonly careFirst: (a: { readonly care: string }) => string;
  readonly careFirstTwo: (a: { readonly care: string; readonly other: string }) => string;
  readonly surgeryAmongMeans: () => string;
  readonly careBeside: (a: { readonly care: string }) => string;
  readonly careBesideTwo: (a: { readonly care: string; readonly other: string }) => string;
  readonly doctorComesFirst: () => string;
  readonly careNamed: (a: { readonly kind: 'CONVENTIONAL' | 'COUNSELLING' | 'DEVICE_ALLERGY' | 'FLUIDS_REST' | 'HORMONAL_COMFORT' | 'HOSPITAL_HERBAL' | 'LONG_COURSE' | 'SUBTLE_MINIMAL' | 'SURGICAL' }) => string;
  readonly classesBegin: () => string;
  readonly vitality: (a: { readonly score: number }) => string;
  readonly partsToLookAfter: (a: { readonly parts: readonly string[] }) => string;
  readonly nothingOfPresent: () => string;
  readonly datePast: () => string;
  readonly windowsOfElection: () => string;
  readonly nextOperationInLife: () => string;
  readonly dateWithinSpan: () => string;
  readonly operation: (a: { readonly verdict: 'FAVOURABLE' | 'GUARDED' | 'UNFAVOURABLE' }) => string;
  readonly operationFirst: (a: { readonly type: 'COSMETIC' | 'ELECTIVE' | 'EMERGENCY' | 'TRANSPLANT' }) => string;
  readonly operationAndFirst: (a: { readonly verdict: 'FAVOURABLE' | 'GUARDED' | 'UNFAVOURABLE'; readonly type: 'COSMETIC' | 'ELECTIVE' | 'EMERGENCY' | 'TRANSPLANT' }) => string;
  readonly dayAsGoodAsAny: () => string;
  readonly nothingAgainstDay: () => string;
  readonly littleAgainstDay: () => string;
  readonly againstDay: (a: { readonly reasons: readonly string[] }) => string;
  readonly deferReason: (a: { readonly code: 'MARS_RETROGRADE' | 'MOON_HALF' | 'MOON_HOSTILE' | 'PD_HOSTILE' | 'PERIOD_HOSTILE' | 'RP_NO_CURE' }) => string;
  readonly dayPast: () => string;
  readonly noBetterDay: () => string;
  readonly betterDay: (a: { readonly day: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  careNote: '0c',
  communicationRule: '4c',
  askForCare: 'c',
  nextTransits: 'c',
  nextSupportOfMind: 'c',
  nodesLeftOut: '0c',
  leansToHumour: 'c',
  leansToTwoHumours: 'c',
  nextVitalityByKp: 'd',
  kpPartLeftOut: '1',
  meantForChildren: '4',
  nextBodyRegions: 'c',
  citation: [['of'],{'DISEASE':'3','STARS':'0','OURS':'0'}],
  nextCareAndRecovery: 'c',
  readFromThreeCusps: '33',
  curePromise: [['promise'],{'PROMISED':'0','CONDITIONAL':'0','DENIED':'4'}],
  nextKindsOfCare: 'c',
  nextPeriodBegins: '1',
  chainSilent: '3',
  yieldToCare: 'c',
  nextRecovery: 'c',
  nextNatureFromSix: 'f',
  nextVitality: 'c',
  nextPartByKp: 'd',
  pointerForCheckUps: '4',
  transitAsks: [['severity'],{'ALERT':'0','WATCH':'c','ADVISORY':'c','RELIEF':'c'}],
  passesStarAndSubs: '0c',
  passesCusp: '3',
  passesBirthPlace: [['motion'],{'ON':'0','DIRECT':'0','RETROGRADE':'1'}],
  noHospitalPeriod: '4',
  noBandForChild: '1',
  nextVitalityForPerson: 'c',
  pairsGiveOther: '0c',
  oneOfThreeWords: 'c',
  plannedReadOtherwise: '334',
  nextCureConfirmed: 'c',
  nextPresentTime: 'c',
  noBookStatesIt: '14',
  noScreeningPeriod: '1',
  nextCureDated: 'c',
  transplantExtension: '15',
  cureCuspsSilent: '1',
  noKindBeforeAnother: '1',
  careFirst: '1',
  careFirstTwo: '1',
  careBeside: 'c',
  careBesideTwo: 'c',
  nothingOfPresent: '4',
  windowsOfElection: 'd11',
  nextOperationInLife: 'c',
  deferReason: '1',
} as const;

const translated = catalogue<Messages>('health/health/health', () => say, marks, {
  'bn': () => import('./translations/health.messages.bn.ts'),
  'es': () => import('./translations/health.messages.es.ts'),
  'hi': () => import('./translations/health.messages.hi.ts'),
  'mr': () => import('./translations/health.messages.mr.ts'),
  'pt': () => import('./translations/health.messages.pt.ts'),
  'ta': () => import('./translations/health.messages.ta.ts'),
  'te': () => import('./translations/health.messages.te.ts'),
});

export const say: Messages = {
  crisisNote: () => translated()?.crisisNote?.() ?? `If you or someone near you may come to harm, contact the local emergency number or a crisis line now.`,
  careNote: () => translated()?.careNote?.() ?? `Periods of unwelcome matters are periods that ask for ordinary care and usual check-ups. They say nothing of what happens, and care is sought whenever it is needed.`,
  communicationRule: () => translated()?.communicationRule?.() ?? `This is for an experienced adviser. It is never shown or read to the person, a parent or a caregiver as it stands.`,
  bodyPart: (a) => translated()?.bodyPart?.(a) ?? `${a.part === 'ankle_to_knee' ? `leg from ankle to knee` : `${a.said}`}`,
  recovers: (a) => translated()?.recovers?.(a) ?? `${a.speed === 'FAST_HEALER' ? `Recovery tends to be quick` : a.speed === 'AVERAGE' ? `Recovery tends to take its usual time` : a.speed === 'SLOW_HEALER' ? `Recovery tends to take its time, and rest helps` : `Recovery tends to ask for patience, rest and good care`}${a.causes.length === 0 ? `` : `, because ${inWords(a.causes)}`}.`,
  slowedBy: (a) => translated()?.slowedBy?.(a) ?? `${a.cause === 'SATURN' ? `Saturn prolongs it` : a.cause === 'COURSE' ? `ailments tend to run long or relief comes later` : `the person is ${numberInWords(a.age)}`}`,
  recoveryNotShown: () => translated()?.recoveryNotShown?.() ?? `Recovery is not shown by this method. Care works all the same.`,
  noPeriodNamed: (a) => translated()?.noPeriodNamed?.(a) ?? `The method names no period for ${a.brought} before ${monthInWords(a.until)}, which does not mean that there is none.`,
  recovery: () => translated()?.recovery?.() ?? `recovery`,
  freedomFromHabit: () => translated()?.freedomFromHabit?.() ?? `freedom from a habit`,
  ease: () => translated()?.ease?.() ?? `ease`,
  plannedTransplant: () => translated()?.plannedTransplant?.() ?? `a planned transplant`,
  noneOfThatClass: () => translated()?.noneOfThatClass?.() ?? `None of the best periods found is of that class.`,
  noAccidents: () => translated()?.noAccidents?.() ?? `The chart does not point to accidents.`,
  careAsForEverybody: () => translated()?.careAsForEverybody?.() ?? `Ordinary care is enough, as for everybody.`,
  noneMarkedForClass: (a) => translated()?.noneMarkedForClass?.(a) ?? `${a.all === 1 ? `The one period found is not` : `Of ${numberInWords(a.all)} periods found, none is`} marked for care ${a.place}.`,
  callWithoutClass: () => translated()?.callWithoutClass?.() ?? `A call without a class lists those of the other classes.`,
  gradeOfCaution: () => translated()?.gradeOfCaution?.() ?? `A grade of caution says nothing of what happens.`,
  noPeriodOfCaution: (a) => translated()?.noPeriodOfCaution?.(a) ?? `No period before ${monthInWords(a.until)} asks for more caution than usual.`,
  ordinaryCareEnough: () => translated()?.ordinaryCareEnough?.() ?? `Ordinary care is enough.`,
  moreThanModerate: (a) => translated()?.moreThanModerate?.(a) ?? `${a.all === 1 ? `The one period found ${a.high === 0 ? `does not ask` : `asks`}` : `Of ${numberInWords(a.all)} periods found, ${a.high === 0 ? `none asks` : a.high === 1 ? `one asks` : `${numberInWords(a.high)} ask`}`} for more than moderate caution.`,
  askForCare: (a) => translated()?.askForCare?.(a) ?? `${a.all === 1 ? `It asks` : `They ask`} for care ${inWords(a.places)}.`,
  accidentPlace: (a) => translated()?.accidentPlace?.(a) ?? `${a.kind === 'VEHICULAR' ? `on the road` : a.kind === 'WORKPLACE' ? `at work` : a.kind === 'SURGICAL' ? `in treatment` : a.kind === 'ASSAULT' ? `in quarrels` : `in daily life`}`,
  nextTransits: () => translated()?.nextTransits?.() ?? `It lists the transits of the coming months.`,
  tendencyLow: () => translated()?.tendencyLow?.() ?? `The tendency is low, so no period is named for it.`,
  periodsInBoth: (a) => translated()?.periodsInBoth?.(a) ?? `${a.count === 1 ? `One period was` : `${numberInWords(a.count)} periods were`} found in both lists and left out of both.`,
  leansToDependence: (a) => translated()?.leansToDependence?.(a) ?? `${a.band === 'LOW' ? `The chart leans little to dependence.` : a.band === 'MODERATE' ? `The chart leans somewhat to dependence, as many charts do.` : `The chart leans to dependence, so good company and early help count for much.`}`,
  helpFromPeople: () => translated()?.helpFromPeople?.() ?? `Help from people who know the matter counts more than any period.`,
  nextSupportOfMind: () => translated()?.nextSupportOfMind?.() ?? `It shows which support of mind and sleep helps.`,
  nodesLeftOut: () => translated()?.nodesLeftOut?.() ?? `The text calls the nodes windy too. They are left out, because with them nearly every chart would be vata.`,
  schoolsOfHumours: () => translated()?.schoolsOfHumours?.() ?? `Some schools give air signs to vata, earth signs and Venus to kapha alone, or Ketu to pitta.`,
  humourShares: (a) => translated()?.humourShares?.(a) ?? `The chart shows ${numberInWords(a.vata)} percent vata, ${numberInWords(a.pitta)} percent pitta and ${numberInWords(a.kapha)} percent kapha.`,
  humoursEven: () => translated()?.humoursEven?.() ?? `The three are nearly even.`,
  leansToHumour: (a) => translated()?.leansToHumour?.(a) ?? `It leans clearly to ${named(a.primary)}.`,
  leansToTwoHumours: (a) => translated()?.leansToTwoHumours?.(a) ?? `It leans to ${named(a.primary)} with ${named(a.secondary)}.`,
  onlyPhysicianCanTell: () => translated()?.onlyPhysicianCanTell?.() ?? `Only an Ayurvedic physician can tell what it really is.`,
  nextVitalityByKp: () => translated()?.nextVitalityByKp?.() ?? `It weighs constitution and recovery by KP.`,
  kpPartLeftOut: () => translated()?.kpPartLeftOut?.() ?? `The KP part is left out, because there are no Placidus cusps at this latitude.`,
  meanTimes: () => translated()?.meanTimes?.() ?? `The Sun does not rise and set here on this day, so mean times stand for its hours.`,
  meantForChildren: () => translated()?.meantForChildren?.() ?? `This tool is meant for children, and the person is no longer one.`,
  childCombinations: (a) => translated()?.childCombinations?.(a) ?? `The chart has ${a.present === 0 ? `none` : `${numberInWords(a.present)}`} of thirteen classical combinations, and ${a.lessening === 0 ? `none` : `${numberInWords(a.lessening)}`} of the five that lessen them.`,
  childScore: (a) => translated()?.childScore?.(a) ?? `The score is ${numberInWords(a.score)} of 100. Healthy children have such charts too.`,
  nextBodyRegions: () => translated()?.nextBodyRegions?.() ?? `It shows the body regions of the chart.`,
  citation: (a) => translated()?.citation?.(a) ?? `${a.of === 'DISEASE' ? `sub lord of the 6th cusp, its star lord and their signs name part and kind` : a.of === 'STARS' ? `parts of the body by star` : `all points, cuts and bands`}`,
  nextCareAndRecovery: () => translated()?.nextCareAndRecovery?.() ?? `It dates periods that ask for care and periods of recovery.`,
  allSignaturesLow: () => translated()?.allSignaturesLow?.() ?? `The signatures of all eight conditions are low in this chart.`,
  usualCheckUps: () => translated()?.usualCheckUps?.() ?? `Usual check-ups are enough. A signature is not a condition.`,
  strongestSignature: (a) => translated()?.strongestSignature?.(a) ?? `The strongest signature is that of ${a.condition}, with ${numberInWords(a.score)} of 100.`,
  signaturesAboveLow: (a) => translated()?.signaturesAboveLow?.(a) ?? `${a.strong === 8 ? `All of the eight signatures are` : a.strong === 1 ? `One of the eight signatures is` : `${numberInWords(a.strong)} of the eight signatures are`} above low, so keep the usual check-ups there.`,
  noDecadeNamed: () => translated()?.noDecadeNamed?.() ?? `A signature is not a condition, and no decade is named.`,
  decadeNamed: (a) => translated()?.decadeNamed?.(a) ?? `A signature is not a condition, and ${a.past ? `the decade of most weight, the one from ${numberInWords(a.from)} to ${numberInWords(a.to)} years of age, is over` : `the decade in which to keep up check-ups most is the one from ${numberInWords(a.from)} to ${numberInWords(a.to)} years of age`}.`,
  windowsBeginWithIllness: () => translated()?.windowsBeginWithIllness?.() ?? `The windows begin with the illness, and the years are counted from there.`,
  readFromThreeCusps: () => translated()?.readFromThreeCusps?.() ?? `Recovery is read here from cusps 1, 5 and 11 together. Tools that read cusp 1 alone, as analyze_natal_promise and get_medical_timing do, do not find it promised.`,
  jupiterAndSunPastSky: () => translated()?.jupiterAndSunPastSky?.() ?? `Jupiter and the Sun are not read past 2399.`,
  curePromise: (a) => translated()?.curePromise?.(a) ?? `${a.promise === 'PROMISED' ? `The chart promises recovery.` : a.promise === 'CONDITIONAL' ? `The chart promises recovery in part, so be patient and keep up the care.` : `This method shows no period of recovery, which says nothing of what care can do.`}`,
  careWorksAlways: () => translated()?.careWorksAlways?.() ?? `Care works at every time, so let no treatment wait for a period.`,
  nextKindsOfCare: () => translated()?.nextKindsOfCare?.() ?? `It names the kinds of care that the chart responds to.`,
  pressure: (a) => translated()?.pressure?.(a) ?? `The pressure on health at this moment is ${numberInWords(a.score)} of 100, ${a.status === 'FAVOURABLE' ? `which is light` : a.status === 'WATCHFUL' ? `which asks for ordinary care` : `which asks for rest and ordinary care`}.`,
  lastPeriodEnds: (a) => translated()?.lastPeriodEnds?.(a) ?? `The running period ends on ${dayInWords(a.on)}, with the 120 dasha years.`,
  lastPeriodEndsPlain: (a) => translated()?.lastPeriodEndsPlain?.(a) ?? `The running period ends on ${dayInWords(a.on)}, with the 120 years of the periods.`,
  nextPeriodBegins: (a) => translated()?.nextPeriodBegins?.(a) ?? `On ${dayInWords(a.on)} the next period begins, and by its lord ${a.turn === 'LIGHTER' ? `the time becomes lighter` : a.turn === 'HEAVIER' ? `the time asks for a little more care` : `little changes`}.`,
  pressurePasses: () => translated()?.pressurePasses?.() ?? `The number finds no illness, and the pressure passes.`,
  chainSilent: () => translated()?.chainSilent?.() ?? `The chain of cusp 6 is silent, because its sub lord signifies no house of illness or of cure.`,
  ailmentsRun: (a) => translated()?.ailmentsRun?.(a) ?? `By this chart ailments, where there are any, tend to ${a.chronicity === 'ACUTE' ? `come and go quickly${a.saturn ? `, although Saturn can lengthen them` : ``}` : a.chronicity === 'CHRONIC' ? `run long` : `come back${a.saturn ? `, and Saturn can lengthen them` : ``}`}.`,
  linkedToParts: (a) => translated()?.linkedToParts?.(a) ?? `Tradition links them to the ${inWords(a.parts)}.`,
  yieldToCare: (a) => translated()?.yieldToCare?.(a) ?? `${a.curability === 'CURABLE' ? `They tend to yield to care` : a.curability === 'MANAGEABLE' ? `They tend to be manageable with care` : `They ask for patient, steady care`}${a.later ? `, and relief tends to come later` : ``}.`,
  nextRecovery: () => translated()?.nextRecovery?.() ?? `It dates the periods of recovery.`,
  nextNatureFromSix: () => translated()?.nextNatureFromSix?.() ?? `It reads the kind and course of ailments from cusp 6.`,
  nextVitality: () => translated()?.nextVitality?.() ?? `It weighs constitution and recovery.`,
  nodesAspectSeventh: () => translated()?.nodesAspectSeventh?.() ?? `Rahu and Ketu aspect the seventh sign only. Some schools add the fifth and the ninth.`,
  nextPartByKp: () => translated()?.nextPartByKp?.() ?? `It reads the part of the body by KP.`,
  noRegionStandsOut: () => translated()?.noRegionStandsOut?.() ?? `No region of the body stands out in this chart.`,
  regionToLookAfter: (a) => translated()?.regionToLookAfter?.(a) ?? `The region to look after most in this chart is ${a.below ? `that` : `the`} ${a.region}.`,
  quietRegions: (a) => translated()?.quietRegions?.(a) ?? `In ${numberInWords(a.low)} of the twelve regions tradition finds little to note.`,
  pointerForCheckUps: () => translated()?.pointerForCheckUps?.() ?? `This is a traditional pointer for usual check-ups and no finding.`,
  transitsPastSky: () => translated()?.transitsPastSky?.() ?? `Transits past 2399 are missing.`,
  noTransitAsks: () => translated()?.noTransitAsks?.() ?? `No transit of this time asks for more than ordinary care.`,
  transitsMarked: (a) => translated()?.transitsMarked?.(a) ?? `Of ${numberInWords(a.all)} transits of this time, ${numberInWords(a.marked)} ${a.marked === 1 ? `is` : `are`} marked for ordinary care.`,
  joinedUnderWay: () => translated()?.joinedUnderWay?.() ?? `One that the running period joins is under way at the start, so rest is worth more.`,
  joinedBegins: (a) => translated()?.joinedBegins?.(a) ?? `The first that the running period joins begins on ${dayInWords(a.on)}, so rest is worth more then.`,
  transitAlone: () => translated()?.transitAlone?.() ?? `A transit alone brings nothing that the chart does not promise.`,
  reliefUnderWay: () => translated()?.reliefUnderWay?.() ?? `A transit that relieves is under way at the start.`,
  reliefBegins: (a) => translated()?.reliefBegins?.(a) ?? `A transit that relieves begins on ${dayInWords(a.on)}.`,
  transitAsks: (a) => translated()?.transitAsks?.(a) ?? `${a.severity === 'ALERT' ? `The running period leans the same way, so rest and ordinary care are worth more.` : a.severity === 'WATCH' ? `It asks for ordinary care.` : a.severity === 'ADVISORY' ? `It is listed for completeness.` : `It helps recovery.`}`,
  passesStarAndSubs: (a) => translated()?.passesStarAndSubs?.(a) ?? `${planetFirst(a.planet)} passes the star of ${planetInWords(a.starLord)} and the ${a.subLords.length === 1 ? `sub` : `subs`} of ${planetsInWords(a.subLords)}. ${a.several ? `These lean` : `It leans`} to ${a.relief ? `cure` : `illness`} in this chart.`,
  passesCusp: (a) => translated()?.passesCusp?.(a) ?? `${planetFirst(a.planet)} ${a.motion === 'ON' ? `passes exactly over` : a.motion === 'DIRECT' ? `turns direct near` : `turns retrograde near`} cusp ${numberInWords(a.cusp)}.`,
  passesBirthPlace: (a) => translated()?.passesBirthPlace?.(a) ?? `${planetFirst(a.planet)} ${a.motion === 'ON' ? `passes exactly over` : a.motion === 'DIRECT' ? `turns direct near` : `turns retrograde near`} the place of ${planetInWords(a.other)} at birth.`,
  noHospitalPeriod: () => translated()?.noHospitalPeriod?.() ?? `So no period is named for it.`,
  noSuchPeriodBefore: (a) => translated()?.noSuchPeriodBefore?.(a) ?? `No such period comes before ${monthInWords(a.until)}.`,
  foretellNoStay: () => translated()?.foretellNoStay?.() ?? `The periods found ask for ordinary care and foretell no stay.`,
  putOffNoStay: () => translated()?.putOffNoStay?.() ?? `Nobody should put off a stay that a doctor advises.`,
  hospitalPromise: (a) => translated()?.hospitalPromise?.(a) ?? `${a.promise === 'STRONG' ? `The chart points to a stay in hospital, planned or not, as many charts do.` : a.promise === 'INDICATED' ? `The chart points in part to a stay in hospital, planned or not.` : `The chart does not point to a stay in hospital.`}`,
  noBandForChild: () => translated()?.noBandForChild?.() ?? `For a child no band is given. get_balarishta_panel is for such charts, and only an adviser reads it.`,
  nextVitalityForPerson: () => translated()?.nextVitalityForPerson?.() ?? `It weighs constitution and recovery, and may be told to the person.`,
  pairsGiveOther: (a) => translated()?.pairsGiveOther?.(a) ?? `The three pairs of Jaimini give the ${a.band === 'SHORT' ? `short` : a.band === 'MIDDLE' ? `middle` : `long`} band. They are another method and move nothing here.`,
  noBand: () => translated()?.noBand?.() ?? `No traditional band of vital span is given for this chart.`,
  bandOfTradition: (a) => translated()?.bandOfTradition?.(a) ?? `Tradition gives this chart the ${a.band === 'SHORT' ? `short` : a.band === 'MIDDLE' ? `middle` : `long`} band of vital span, called ${named(a.called)}.`,
  oneOfThreeWords: () => translated()?.oneOfThreeWords?.() ?? `It is one of three words and no number, and nothing can be counted from it.`,
  sunPastSky: () => translated()?.sunPastSky?.() ?? `The Sun is not read past 2399.`,
  recoveryHasNoPeriod: () => translated()?.recoveryHasNoPeriod?.() ?? `Recovery has no period of its own in this method.`,
  careWheneverNeeded: () => translated()?.careWheneverNeeded?.() ?? `Care is sought whenever it is needed.`,
  coursePattern: (a) => translated()?.coursePattern?.(a) ?? `${a.course === 'RECOVERY_PATTERN' ? `The pattern of this chart is one of recovery.` : a.course === 'CHRONIC_PATTERN' ? `The pattern of this chart asks for patience and steady care.` : `The pattern of this chart is mixed, and steady care helps.`}`,
  plannedReadOtherwise: (a) => translated()?.plannedReadOtherwise?.(a) ?? `A planned operation is read from ${housesNamed(a.required)} against ${housesNamed(a.denial)} here. By find_surgery_time it is read from ${housesNamed(a.elsewhere)} against ${housesNamed(a.elsewhereDenial)}. So its promise has another verdict.`,
  nextCureConfirmed: () => translated()?.nextCureConfirmed?.() ?? `It tests the promise of cure and confirms its periods by transits.`,
  mindOverall: (a) => translated()?.mindOverall?.(a) ?? `${a.band === 'SUPPORTED' ? `The chart shows good support for mind and sleep.` : a.band === 'SENSITIVE' ? `The chart shows a sensitive mind that does well with support.` : `The chart asks for kind, steady support of mind and sleep.`}`,
  supportHelps: (a) => translated()?.supportHelps?.(a) ?? `Support helps most with ${inWords(a.domains)}.`,
  mindDomain: (a) => translated()?.mindDomain?.(a) ?? `${a.domain === 'MOOD' ? `mood` : a.domain === 'THOUGHT' ? `busy thoughts` : a.domain === 'WORRY' ? `worries` : a.domain === 'SLEEP' ? `sleep` : `haste`}`,
  talkToSomebody: () => translated()?.talkToSomebody?.() ?? `Talking to somebody trusted or to a professional is always a good step.`,
  nextPresentTime: () => translated()?.nextPresentTime?.() ?? `It shows how the present time bears on health.`,
  noBookStatesIt: () => translated()?.noBookStatesIt?.() ?? `No book of KP states this reading. Its factors are ours, on the traditional natures of the planets.`,
  mercuryPastSky: () => translated()?.mercuryPastSky?.() ?? `Mercury is not read past 2399.`,
  noTestWaits: () => translated()?.noTestWaits?.() ?? `No test or question waits for a period, and care goes on as the doctor advises.`,
  noClearPeriod: (a) => translated()?.noClearPeriod?.(a) ?? `No period before ${monthInWords(a.until)} stands out for clear findings.`,
  firstClearPeriod: (a) => translated()?.firstClearPeriod?.(a) ?? `The first period for clear findings ${a.runs}.`,
  signatureLow: () => translated()?.signatureLow?.() ?? `The signature is low, so no period is named.`,
  screeningAdvice: () => translated()?.screeningAdvice?.() ?? `Follow the screening that is usual for age and sex, whatever the chart shows, and ask a doctor about it.`,
  noScreeningPeriod: () => translated()?.noScreeningPeriod?.() ?? `No period for screening has Jupiter, Saturn or Rahu among its lords.`,
  growthCourse: (a) => translated()?.growthCourse?.(a) ?? `${a.course === 'NOT_INDICATED' ? `The signature is low, so usual screening is enough.` : a.course === 'CURE_LEANING' ? `The pattern leans to cure.` : a.course === 'RECURRENCE_LEANING' ? `The pattern leans to return, so follow-up visits are worth keeping.` : `The pattern leans to neither side.`}`,
  partsToScreen: (a) => translated()?.partsToScreen?.(a) ?? `Tradition points to the ${inWords(a.parts)}, and usual screening is the measure.`,
  nextCureDated: () => translated()?.nextCureDated?.() ?? `It tests the promise of cure and dates its periods.`,
  readinessLow: () => translated()?.readinessLow?.() ?? `The readiness of the chart is low, so no period is named. The team and the list decide.`,
  transplantExtension: () => translated()?.transplantExtension?.() ?? `No KP text speaks of transplants. This is a service extension, our own combination of KP rules, and each part of it must be told as such.`,
  teamDecides: () => translated()?.teamDecides?.() ?? `The team and the list decide, and an organ that is offered is never declined for this.`,
  transplantReadiness: (a) => translated()?.transplantReadiness?.(a) ?? `${a.band === 'READY' ? `The chart supports a planned transplant well.` : a.band === 'POSSIBLE' ? `The chart supports a planned transplant in part.` : `The chart says little for a planned transplant, which says nothing of what medicine can do.`}`,
  neverDelayed: () => translated()?.neverDelayed?.() ?? `Emergency surgery, and an organ that is offered, are never delayed or declined for astrology.`,
  cureCuspsSilent: () => translated()?.cureCuspsSilent?.() ?? `The cure cusps are silent, because none of their rulers signifies a house of cure.`,
  noKindBeforeAnother: () => translated()?.noKindBeforeAnother?.() ?? `The cure cusps point to no kind of care before another.`,
  careFirst: (a) => translated()?.careFirst?.(a) ?? `The cure cusps point first to ${a.care}.`,
  careFirstTwo: (a) => translated()?.careFirstTwo?.(a) ?? `The cure cusps point first to ${a.care}, and to ${a.other}.`,
  surgeryAmongMeans: () => translated()?.surgeryAmongMeans?.() ?? `Surgery is among the means that the chart responds to, where a doctor advises it.`,
  careBeside: (a) => translated()?.careBeside?.(a) ?? `They also support ${a.care}.`,
  careBesideTwo: (a) => translated()?.careBesideTwo?.(a) ?? `They also support ${a.care}, and ${a.other}.`,
  doctorComesFirst: () => translated()?.doctorComesFirst?.() ?? `What a doctor advises comes first.`,
  careNamed: (a) => translated()?.careNamed?.(a) ?? `${a.kind === 'CONVENTIONAL' ? `the physician and the specialist` : a.kind === 'FLUIDS_REST' ? `diet, nursing and rest` : a.kind === 'SURGICAL' ? `surgery and physiotherapy` : a.kind === 'COUNSELLING' ? `counselling and neurology` : a.kind === 'HOSPITAL_HERBAL' ? `the hospital physician and traditional medicine` : a.kind === 'HORMONAL_COMFORT' ? `hormonal and restorative care` : a.kind === 'LONG_COURSE' ? `long courses and orthopaedics` : a.kind === 'DEVICE_ALLERGY' ? `devices, radiation and allergy care` : `minimally invasive care and homoeopathy`}`,
  classesBegin: () => translated()?.classesBegin?.() ?? `The classes begin at 65, 45 and 30, since 75 and 50 would leave the first nearly empty.`,
  vitality: (a) => translated()?.vitality?.(a) ?? `The vitality of this chart is ${numberInWords(a.score)} of 100.`,
  partsToLookAfter: (a) => translated()?.partsToLookAfter?.(a) ?? `Tradition asks to look after the ${inWords(a.parts)}.`,
  nothingOfPresent: () => translated()?.nothingOfPresent?.() ?? `This says nothing of how anybody is at present.`,
  datePast: () => translated()?.datePast?.() ?? `The date is past, so it is graded and no window is looked for.`,
  windowsOfElection: () => translated()?.windowsOfElection?.() ?? `They are the windows of find_surgery_time in these 90 days, less two kinds of hours. Mars is retrograde in the one, and the pratyantardasha lord is a lord of illness in the other. Send one as surgery_date to have the Moon and its other signs tested too.`,
  nextOperationInLife: () => translated()?.nextOperationInLife?.() ?? `It shows when in life an operation is indicated or favoured.`,
  dateWithinSpan: () => translated()?.dateWithinSpan?.() ?? `A date moves only within the span that the surgeon calls medically equal.`,
  operation: (a) => translated()?.operation?.(a) ?? `${a.verdict === 'FAVOURABLE' ? `The chart supports an operation well` : a.verdict === 'GUARDED' ? `The chart supports an operation in part, so good preparation and aftercare count` : `The chart gives an operation little support, so preparation and aftercare count all the more`}.`,
  operationFirst: (a) => translated()?.operationFirst?.(a) ?? `${a.type === 'ELECTIVE' ? `What the surgeon advises comes first.` : a.type === 'COSMETIC' ? `What the surgeon advises comes first.` : a.type === 'EMERGENCY' ? `An emergency is never delayed.` : `An offered organ is never declined for this.`}`,
  operationAndFirst: (a) => translated()?.operationAndFirst?.(a) ?? `${a.verdict === 'FAVOURABLE' ? `The chart supports an operation well` : a.verdict === 'GUARDED' ? `The chart supports an operation in part, so good preparation and aftercare count` : `The chart gives an operation little support, so preparation and aftercare count all the more`}, and ${a.type === 'ELECTIVE' ? `what the surgeon advises comes first` : a.type === 'COSMETIC' ? `what the surgeon advises comes first` : a.type === 'EMERGENCY' ? `an emergency is never delayed` : `an offered organ is never declined for this`}.`,
  dayAsGoodAsAny: () => translated()?.dayAsGoodAsAny?.() ?? `The day is as good as any.`,
  nothingAgainstDay: () => translated()?.nothingAgainstDay?.() ?? `Nothing on the day asked about speaks for another day.`,
  littleAgainstDay: () => translated()?.littleAgainstDay?.() ?? `Something speaks against the day asked about, but too little to move it.`,
  againstDay: (a) => translated()?.againstDay?.(a) ?? `On the requested day, ${inWords(a.reasons)}.`,
  deferReason: (a) => translated()?.deferReason?.(a) ?? `${a.code === 'MARS_RETROGRADE' ? `Mars is retrograde` : a.code === 'PERIOD_HOSTILE' ? `both period lords lean to illness` : a.code === 'PD_HOSTILE' ? `a period lord leans to illness` : a.code === 'RP_NO_CURE' ? `no ruling planet signifies cure strongly` : a.code === 'MOON_HOSTILE' ? `both lords of the Moon lean to illness` : `one lord of the Moon leans to illness`}`,
  dayPast: () => translated()?.dayPast?.() ?? `The day is past, and another would have suited better.`,
  noBetterDay: () => translated()?.noBetterDay?.() ?? `No better day comes within 90 days by this method, so the surgeon's date stands.`,
  betterDay: (a) => translated()?.betterDay?.(a) ?? `A day such as ${dayInWords(a.day)} would suit better, if the surgeon leaves the date free.`,
};
