// Written by npm run generate from verification.messages.json: change that file.
import { type PlanetName, catalogue, digitsInWords, inWords, named, numberInWords, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly independence: () => string;
  readonly onlyCuspsAsked: (a: { readonly primary: number; readonly event: string; readonly deciding: number }) => string;
  readonly unwelcome: (a: { readonly event: string }) => string;
  readonly kpDecides: () => string;
  readonly nextKpVerdict: () => string;
  readonly birthTimeCarries: (a: { readonly band: 'HIGH' | 'LOW' | 'MODERATE' }) => string;
  readonly othersUncertain: () => string;
  readonly criticalCusps: (a: { readonly cusps: readonly number[] }) => string;
  readonly noVerdictTurns: (a: { readonly minutes: number; readonly verdicts: number }) => string;
  readonly verdictsTurn: (a: { readonly turning: number; readonly verdicts: number }) => string;
  readonly nextOrigin: () => string;
  readonly nextPromise: () => string;
  readonly advice: (a: { readonly band: 'HIGH' | 'LOW' | 'MODERATE' }) => string;
  readonly confidenceCapped: (a: { readonly cap: 'LOW' | 'MODERATE' }) => string;
  readonly askedCusp: (a: { readonly cusp: number; readonly matter: string; readonly distance: string; readonly csl: PlanetName; readonly alternate: PlanetName; readonly stays: boolean }) => string;
  readonly cuspNearBorder: (a: { readonly cusp: number; readonly subLord: PlanetName }) => string;
  readonly noVerdictChanges: (a: { readonly alternate: PlanetName }) => string;
  readonly verdictChanges: (a: { readonly alternate: PlanetName; readonly events: readonly string[] }) => string;
  readonly changesToo: (a: { readonly events: readonly string[] }) => string;
  readonly askHowRecorded: () => string;
  readonly planetsNoFactors: () => string;
  readonly statesNotWeighed: () => string;
  readonly runningLords: (a: { readonly lords: number; readonly favour: number; readonly oppose: number; readonly both: number }) => string;
  readonly rulingPlanetsAct: (a: { readonly acting: readonly PlanetName[] }) => string;
  readonly noEventNoVerdict: () => string;
  readonly sixFoldVerdict: (a: { readonly csl: PlanetName; readonly cusp: number; readonly verdict: 'AGAINST' | 'FOR' | 'MIXED'; readonly matter: string }) => string;
  readonly verdictOfSubLord: (a: { readonly csl: PlanetName; readonly cusp: number }) => string;
  readonly denialGroup: () => string;
  readonly outsideDashaYears: () => string;
  readonly sevenSlots: () => string;
  readonly bosmiaExtension: () => string;
  readonly noRectification: () => string;
  readonly weakTest: () => string;
  readonly directByLatitude: () => string;
  readonly originExtension: () => string;
  readonly nextAudit: () => string;
  readonly noTie: () => string;
  readonly directTie: (a: { readonly shared: readonly PlanetName[] }) => string;
  readonly indirectTie: (a: { readonly lagnaLord: PlanetName; readonly ninthLord: PlanetName; readonly agent: boolean }) => string;
  readonly originSpeaks: (a: { readonly verdict: 'DIRECT' | 'INDIRECT' | 'NONE' }) => string;
  readonly originHolds: (a: { readonly earlier: number; readonly later: number }) => string;
  readonly verdictOfCusp: (a: { readonly cusp: number }) => string;
  readonly bothStepsOne: (a: { readonly cusps: readonly number[] }) => string;
  readonly fourStepExtension: () => string;
  readonly fourStepVerdict: (a: { readonly verdict: 'DENIED' | 'INCONCLUSIVE' | 'MIXED' | 'PROMISED'; readonly adverse: boolean; readonly matter: string }) => string;
  readonly stepsAgree: (a: { readonly cusps: number; readonly same: number; readonly opposite: number; readonly open: number }) => string;
  readonly weightsFixed: () => string;
  readonly ownAyanamsaReported: () => string;
  readonly interlinkScore: (a: { readonly matter: string; readonly score: number; readonly verdict: 'DENIED' | 'MIXED' | 'STRONG_PROMISE' | 'WEAK'; readonly adverse: boolean }) => string;
  readonly ownAyanamsaScore: (a: { readonly score: number; readonly result: 'BOTH' | 'NONE' | 'ONE' }) => string;
  readonly kcilExtension: () => string;
  readonly mixedOrSplit: () => string;
  readonly agreementProvesNothing: () => string;
  readonly schoolsExtension: () => string;
  readonly schoolsGive: (a: { readonly adverse: boolean; readonly promised: number; readonly matter: string; readonly mixed: number; readonly denial: number; readonly compatible: boolean }) => string;
  readonly readFromBirth: () => string;
  readonly pointsTurnedRound: () => string;
  readonly housesOfTraditions: () => string;
  readonly thirdJaiminiFactor: () => string;
  readonly panelExtension: () => string;
  readonly answersInFrame: (a: { readonly ayanamsa: string; readonly kp: 'CONDITIONAL' | 'NO' | 'YES'; readonly parashari: 'CONDITIONAL' | 'NO' | 'YES'; readonly jaimini: 'CONDITIONAL' | 'NO' | 'YES' }) => string;
  readonly howTheyAgree: (a: { readonly label: 'CONCORDANT' | 'CONCORDANT_ON_DIFFERENT_GROUNDS' | 'DIVERGENT' | 'PARTLY_CONCORDANT' | 'TIMING_DIVERGENCE'; readonly sensitive: boolean }) => string;
  readonly noChangeIndex: () => string;
  readonly uncertaintyUnused: () => string;
  readonly eventUnused: () => string;
  readonly subSubExtension: () => string;
  readonly nextBorders: () => string;
  readonly nothingNear: (a: { readonly arcsec: number }) => string;
  readonly cuspsNear: (a: { readonly cusps: readonly number[]; readonly arcsec: number }) => string;
  readonly planetsNear: (a: { readonly planets: readonly PlanetName[]; readonly arcsec: number }) => string;
  readonly cuspsAndPlanetsNear: (a: { readonly cusps: readonly number[]; readonly planets: readonly PlanetName[]; readonly arcsec: number }) => string;
  readonly birthsDiffer: (a: { readonly band: 'HIGH' | 'LOW' | 'MODERATE'; readonly index: number }) => string;
  readonly noVerdictOnSubSub: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  independence: '1',
  onlyCuspsAsked: '37',
  kpDecides: '5',
  nextKpVerdict: 'd',
  birthTimeCarries: [['band'],{'HIGH':'0','MODERATE':'0','LOW':'4'}],
  criticalCusps: [['cusps'],{'=0':'1','one':'3','other':'3'}],
  nextOrigin: 'c',
  nextPromise: 'd',
  advice: [['band'],{'HIGH':'0','MODERATE':'01','LOW':'0'}],
  askedCusp: '30',
  cuspNearBorder: '3',
  changesToo: 'c',
  planetsNoFactors: '1',
  statesNotWeighed: '1',
  runningLords: '1',
  rulingPlanetsAct: '1',
  sixFoldVerdict: '3',
  verdictOfSubLord: '3',
  denialGroup: '1',
  outsideDashaYears: '1',
  sevenSlots: '1',
  bosmiaExtension: '0d',
  noRectification: '4',
  weakTest: '40',
  directByLatitude: '1',
  originExtension: '00c',
  nextAudit: 'd',
  noTie: '1',
  directTie: '1',
  indirectTie: '1',
  originSpeaks: '4',
  verdictOfCusp: '3',
  bothStepsOne: '3',
  fourStepExtension: '11',
  stepsAgree: '1',
  ownAyanamsaReported: '11',
  ownAyanamsaScore: '15',
  kcilExtension: '11',
  mixedOrSplit: '8',
  schoolsExtension: '01',
  housesOfTraditions: '10',
  thirdJaiminiFactor: '1',
  panelExtension: '01',
  answersInFrame: '1',
  howTheyAgree: [['sensitive'],{'true':'d','false':'c'}],
  noChangeIndex: '1',
  uncertaintyUnused: '1',
  eventUnused: '1',
  subSubExtension: '11',
  nextBorders: 'd',
  nothingNear: '1',
  cuspsNear: '3',
  planetsNear: '1',
  cuspsAndPlanetsNear: '3',
  birthsDiffer: '1',
  noVerdictOnSubSub: '1',
} as const;

const translated = catalogue<Messages>('natal/verification/verification', () => say, marks, {
  'bn': () => import('./translations/verification.messages.bn.ts'),
  'es': () => import('./translations/verification.messages.es.ts'),
  'hi': () => import('./translations/verification.messages.hi.ts'),
  'mr': () => import('./translations/verification.messages.mr.ts'),
  'pt': () => import('./translations/verification.messages.pt.ts'),
  'ta': () => import('./translations/verification.messages.ta.ts'),
  'te': () => import('./translations/verification.messages.te.ts'),
});

export const say: Messages = {
  independence: () => translated()?.independence?.() ?? `All of them read one chart and one set of houses, so their agreement is no independent evidence.`,
  onlyCuspsAsked: (a) => translated()?.onlyCuspsAsked?.(a) ?? `Cusp ${numberInWords(a.primary)}, from which KP judges ${named(a.event)}, is not in primary_houses. So only the cusps asked for are scored, and a school that decides by one cusp takes cusp ${numberInWords(a.deciding)}.`,
  unwelcome: (a) => translated()?.unwelcome?.(a) ?? `${named(a.event)} is an unwelcome matter, so a promise here is no good news.`,
  kpDecides: () => translated()?.kpDecides?.() ?? `This is a second opinion, because KP decides.`,
  nextKpVerdict: () => translated()?.nextKpVerdict?.() ?? `It gives the KP verdict, which decides, with its full reasoning.`,
  birthTimeCarries: (a) => translated()?.birthTimeCarries?.(a) ?? `${a.band === 'HIGH' ? `The birth time carries verdicts as it stands.` : a.band === 'MODERATE' ? `The birth time is just exact enough, so check it first.` : `This birth time is too uncertain for a verdict, so rectify it first.`}`,
  othersUncertain: () => translated()?.othersUncertain?.() ?? `For other verdicts this birth time is too uncertain, so rectify it first.`,
  criticalCusps: (a) => translated()?.criticalCusps?.(a) ?? `${a.cusps.length === 0 ? `No cusp would change with a small error in the birth time.` : a.cusps.length === 1 ? `A small error in the birth time would change cusp ${inWords(a.cusps)}.` : `A small error in the birth time would change cusps ${inWords(a.cusps)}.`}`,
  noVerdictTurns: (a) => translated()?.noVerdictTurns?.(a) ?? `Within ${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`} of this birth time none of the ${numberInWords(a.verdicts)} verdicts of the catalogue turns.`,
  verdictsTurn: (a) => translated()?.verdictsTurn?.(a) ?? `${numberInWords(a.turning)} of the ${numberInWords(a.verdicts)} verdicts of the catalogue may turn with the birth time.`,
  nextOrigin: () => translated()?.nextOrigin?.() ?? `It tests the birth time minute by minute in another way.`,
  nextPromise: () => translated()?.nextPromise?.() ?? `It judges what the chart promises from these cusps.`,
  advice: (a) => translated()?.advice?.(a) ?? `${a.band === 'HIGH' ? `The birth time carries verdicts as it stands.` : a.band === 'MODERATE' ? `The birth time carries verdicts with care. Before judging from a cusp near a sub border, look at what it would change.` : `Rectify the birth time before any verdict.`}`,
  confidenceCapped: (a) => translated()?.confidenceCapped?.(a) ?? `${a.cap === 'LOW' ? `The verdict asked about turns within a minute of birth time, so the confidence is low.` : `The verdict asked about turns within the uncertainty of the birth time, so the confidence is moderate at most.`}`,
  askedCusp: (a) => translated()?.askedCusp?.(a) ?? `Cusp ${numberInWords(a.cusp)}, which judges ${a.matter}, stands ${digitsInWords(a.distance)}' from the nearer border of its ${named(a.csl)} sub. With ${planetInWords(a.alternate)} across that border the verdict would ${a.stays ? `stay on its side` : `change sides`}.`,
  cuspNearBorder: (a) => translated()?.cuspNearBorder?.(a) ?? `Cusp ${numberInWords(a.cusp)} has the sub lord ${planetInWords(a.subLord)}.`,
  noVerdictChanges: (a) => translated()?.noVerdictChanges?.(a) ?? `With ${planetInWords(a.alternate)} across the border no verdict changes sides.`,
  verdictChanges: (a) => translated()?.verdictChanges?.(a) ?? `With ${planetInWords(a.alternate)} across the border the verdict changes sides for ${inWords(a.events)}.`,
  changesToo: (a) => translated()?.changesToo?.(a) ?? `It changes for ${inWords(a.events)} too.`,
  askHowRecorded: () => translated()?.askHowRecorded?.() ?? `Ask how the time of birth was recorded, because a full or half hour is often a guess.`,
  planetsNoFactors: () => translated()?.planetsNoFactors?.() ?? `Planets near a border are listed too, but only cusps give factors.`,
  statesNotWeighed: () => translated()?.statesNotWeighed?.() ?? `Combustion, planetary war and vargottama are reported but not weighed.`,
  runningLords: (a) => translated()?.runningLords?.(a) ?? `Of the ${numberInWords(a.lords)} running dasha lords ${a.favour === 0 ? `${a.oppose === 0 ? `${a.both === 1 ? `${numberInWords(a.both)} works both ways` : `${numberInWords(a.both)} work both ways`}` : `${a.oppose === 1 ? `${numberInWords(a.oppose)} opposes it` : `${numberInWords(a.oppose)} oppose it`}${a.both === 0 ? `` : ` and ${a.both === 1 ? `${numberInWords(a.both)} works both ways` : `${numberInWords(a.both)} work both ways`}`}`}` : `${a.favour === 1 ? `${numberInWords(a.favour)} favours it` : `${numberInWords(a.favour)} favour it`}${a.oppose === 0 ? `${a.both === 0 ? `` : ` and ${a.both === 1 ? `${numberInWords(a.both)} works both ways` : `${numberInWords(a.both)} work both ways`}`}` : `${a.both === 0 ? ` and ${a.oppose === 1 ? `${numberInWords(a.oppose)} opposes it` : `${numberInWords(a.oppose)} oppose it`}` : `, ${a.oppose === 1 ? `${numberInWords(a.oppose)} opposes it` : `${numberInWords(a.oppose)} oppose it`} and ${a.both === 1 ? `${numberInWords(a.both)} works both ways` : `${numberInWords(a.both)} work both ways`}`}`}`}.`,
  rulingPlanetsAct: (a) => translated()?.rulingPlanetsAct?.(a) ?? `${a.acting.length === 0 ? `None of the ruling planets acts now.` : `Of the ruling planets ${planetsInWords(a.acting)} act now and are kept as significators.`}`,
  noEventNoVerdict: () => translated()?.noEventNoVerdict?.() ?? `Without an event no verdict is given.`,
  sixFoldVerdict: (a) => translated()?.sixFoldVerdict?.(a) ?? `By the six-fold order ${planetInWords(a.csl)}, sub lord of cusp ${numberInWords(a.cusp)}, speaks ${a.verdict === 'FOR' ? `for` : a.verdict === 'AGAINST' ? `against` : `for and against`} ${a.matter}.`,
  verdictOfSubLord: (a) => translated()?.verdictOfSubLord?.(a) ?? `The verdict is that of ${planetInWords(a.csl)}, sub lord of cusp ${numberInWords(a.cusp)}.`,
  denialGroup: () => translated()?.denialGroup?.() ?? `The whole denial group counts as signified when the planet has one of the six roles in each of its houses.`,
  outsideDashaYears: () => translated()?.outsideDashaYears?.() ?? `The moment lies outside the 120 dasha years of this birth, so no dasha lord runs.`,
  sevenSlots: () => translated()?.sevenSlots?.() ?? `All seven slots count in this school, but get_fruitful_significators counts the classic five.`,
  bosmiaExtension: () => translated()?.bosmiaExtension?.() ?? `The six-fold order is that of the Bosmia school, not of Krishnamurti, who puts the star first. It is a second opinion, because the KP verdict is that of analyze_natal_promise.`,
  noRectification: () => translated()?.noRectification?.() ?? `This is not a rectification, because the ranges only show how soon the verdict changes.`,
  weakTest: () => translated()?.weakTest?.() ?? `This is a weak test. About 60 % of random births are direct and 6 % have no tie.`,
  directByLatitude: () => translated()?.directByLatitude?.() ?? `Near the equator nearly four in five are direct, but at 50° of latitude fewer than half.`,
  originExtension: () => translated()?.originExtension?.() ?? `The rule of origin is a rule of thumb of one author, not of Krishnamurti. Score and confidence are ours. It builds no verdict on any matter.`,
  nextAudit: () => translated()?.nextAudit?.() ?? `It weighs this test beside the borders of the cusps.`,
  noTie: () => translated()?.noTie?.() ?? `The Lagna shows no tie to the ninth cusp.`,
  directTie: (a) => translated()?.directTie?.(a) ?? `The Lagna shows the ninth cusp directly, because both have ${planetsInWords(a.shared)} as star or sub lord.`,
  indirectTie: (a) => translated()?.indirectTie?.(a) ?? `The Lagna is tied to the ninth cusp indirectly by ${planetInWords(a.lagnaLord)} and ${planetInWords(a.ninthLord)}, because ${a.agent ? `one acts for the other` : `one rules the star or sub of the other`}.`,
  originSpeaks: (a) => translated()?.originSpeaks?.(a) ?? `That speaks ${a.verdict === 'DIRECT' ? `for the birth time, but the test is weak` : a.verdict === 'INDIRECT' ? `for the birth time in part, but the test is weak` : `against the birth time, but the test is weak and bars no reading`}.`,
  originHolds: (a) => translated()?.originHolds?.(a) ?? `Within the 20 minutes tested on either side the verdict stays the same from ${a.earlier === 0 ? `the given time` : a.earlier === 1 ? `${numberInWords(a.earlier)} minute earlier` : `${numberInWords(a.earlier)} minutes earlier`} to ${a.later === 0 ? `the given time` : a.later === 1 ? `${numberInWords(a.later)} minute later` : `${numberInWords(a.later)} minutes later`}.`,
  verdictOfCusp: (a) => translated()?.verdictOfCusp?.(a) ?? `The verdict is that of cusp ${numberInWords(a.cusp)}.`,
  bothStepsOne: (a) => translated()?.bothStepsOne?.(a) ?? `At ${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)} the sub lord is in its own star, so both steps are one planet.`,
  fourStepExtension: () => translated()?.fourStepExtension?.() ?? `The four-step theory is a school derived from KP, so it is a second opinion. The KP verdict decides.`,
  fourStepVerdict: (a) => translated()?.fourStepVerdict?.(a) ?? `By the four-step theory the chart ${a.verdict === 'PROMISED' ? `${a.adverse ? `shows a tendency to ${a.matter}` : `promises ${a.matter}`}` : a.verdict === 'MIXED' ? `speaks for ${a.matter} and against it alike` : a.verdict === 'DENIED' ? `speaks against ${a.matter}` : `says nothing of ${a.matter}`}.`,
  stepsAgree: (a) => translated()?.stepsAgree?.(a) ?? `Of ${a.cusps === 0 ? `no cusp` : a.cusps === 1 ? `${numberInWords(a.cusps)} cusp` : `${numberInWords(a.cusps)} cusps`}, sub lord and end indicator agree at ${a.same === 0 ? `none` : `${numberInWords(a.same)}`}, differ at ${a.opposite === 0 ? `none` : `${numberInWords(a.opposite)}`} and are undecided at ${a.open === 0 ? `none` : `${numberInWords(a.open)}`}.`,
  weightsFixed: () => translated()?.weightsFixed?.() ?? `Weights and bands are fixed by convention, and the ratio behind the points is our own formula.`,
  ownAyanamsaReported: () => translated()?.ownAyanamsaReported?.() ?? `The score in the ayanamsa asked for counts. The school's own ayanamsa, the negations and the sub-sub rule are reported only.`,
  interlinkScore: (a) => translated()?.interlinkScore?.(a) ?? `The interlink score of ${a.matter} is ${numberInWords(a.score)} of 100, which counts as ${a.verdict === 'STRONG_PROMISE' ? `${a.adverse ? `a strong tendency` : `a strong promise`}` : a.verdict === 'MIXED' ? `mixed` : a.verdict === 'WEAK' ? `${a.adverse ? `a weak tendency` : `a weak promise`}` : `a denial`}.`,
  ownAyanamsaScore: (a) => translated()?.ownAyanamsaScore?.(a) ?? `In the school's own ayanamsa it is ${numberInWords(a.score)}. Its sub-sub lord test ${a.result === 'BOTH' ? `passes at the cusp and at the Ascendant` : a.result === 'ONE' ? `passes at only one of the cusp and the Ascendant` : `fails at the cusp and at the Ascendant`}.`,
  kcilExtension: () => translated()?.kcilExtension?.() ?? `Cuspal interlinks are a school derived from KP, and this score is our reading of it, so it is a second opinion. The KP verdict is that of analyze_natal_promise.`,
  mixedOrSplit: () => translated()?.mixedOrSplit?.() ?? `Where fewer than three promise or deny, two mixed answers make the whole mixed, and else it is split.`,
  agreementProvesNothing: () => translated()?.agreementProvesNothing?.() ?? `All read one chart, so agreement proves nothing.`,
  schoolsExtension: () => translated()?.schoolsExtension?.() ?? `Setting four schools side by side and the consensus word are ours, so it is a second opinion. The KP verdict decides.`,
  schoolsGive: (a) => translated()?.schoolsGive?.(a) ?? `The four schools give ${a.adverse ? `${a.promised === 0 ? `no sign` : a.promised === 1 ? `${numberInWords(a.promised)} sign` : `${numberInWords(a.promised)} signs`}` : `${a.promised === 0 ? `no promise` : a.promised === 1 ? `${numberInWords(a.promised)} promise` : `${numberInWords(a.promised)} promises`}`} of ${a.matter}, ${a.mixed === 0 ? `no mixed answer` : a.mixed === 1 ? `${numberInWords(a.mixed)} mixed answer` : `${numberInWords(a.mixed)} mixed answers`} and ${a.denial === 0 ? `no denial` : a.denial === 1 ? `${numberInWords(a.denial)} denial` : `${numberInWords(a.denial)} denials`}${a.compatible ? `, so none contradicts another outright` : ``}.`,
  readFromBirth: () => translated()?.readFromBirth?.() ?? `The date lies before birth, so the periods are looked for from birth.`,
  pointsTurnedRound: () => translated()?.pointsTurnedRound?.() ?? `For an unwelcome matter the Parashari and Jaimini points are turned round, because a good house speaks against it.`,
  housesOfTraditions: () => translated()?.housesOfTraditions?.() ?? `KP reads Placidus cusps and the two others read whole-sign houses. The sums of the two others are ours.`,
  thirdJaiminiFactor: () => translated()?.thirdJaiminiFactor?.() ?? `The third Jaimini factor reads planets and rasi drishti in the navamsa chart.`,
  panelExtension: () => translated()?.panelExtension?.() ?? `Laying traditions side by side and the sums behind the Parashari and Jaimini answers are ours, so these are second opinions. The KP verdict decides.`,
  answersInFrame: (a) => translated()?.answersInFrame?.(a) ?? `In the ayanamsa ${a.ayanamsa} the answer of KP is ${a.kp === 'YES' ? `yes` : a.kp === 'CONDITIONAL' ? `conditional` : `no`}, of Parashari ${a.parashari === 'YES' ? `yes` : a.parashari === 'CONDITIONAL' ? `conditional` : `no`} and of Jaimini ${a.jaimini === 'YES' ? `yes` : a.jaimini === 'CONDITIONAL' ? `conditional` : `no`}.`,
  howTheyAgree: (a) => translated()?.howTheyAgree?.(a) ?? `${a.label === 'CONCORDANT' ? `They agree on the same grounds` : a.label === 'CONCORDANT_ON_DIFFERENT_GROUNDS' ? `They agree, but on different grounds` : a.label === 'TIMING_DIVERGENCE' ? `They agree on the answer, but not on the time` : a.label === 'PARTLY_CONCORDANT' ? `They agree in part` : `They contradict each other`}${a.sensitive ? `, and the KP verdict depends on the ayanamsa` : ``}.`,
  noChangeIndex: () => translated()?.noChangeIndex?.() ?? `An index of changes within some minutes would say nothing, because nearly every cusp changes within one.`,
  uncertaintyUnused: () => translated()?.uncertaintyUnused?.() ?? `birth_time_uncertainty_minutes was not used, because Placidus houses do not exist at this latitude.`,
  eventUnused: () => translated()?.eventUnused?.() ?? `The event was not used, because Placidus houses do not exist at this latitude.`,
  subSubExtension: () => translated()?.subSubExtension?.() ?? `Sub-sub lords are read by later schools, not by Krishnamurti. Thresholds and index are ours, and no KP verdict rests on them.`,
  nextBorders: () => translated()?.nextBorders?.() ?? `It measures the sub borders, on which KP verdicts rest.`,
  nothingNear: (a) => translated()?.nothingNear?.(a) ?? `Nothing that was measured is within ${numberInWords(a.arcsec)} arc-seconds of a sub-sub border.`,
  cuspsNear: (a) => translated()?.cuspsNear?.(a) ?? `${a.cusps.length === 1 ? `Cusp ${inWords(a.cusps)} is` : `Cusps ${inWords(a.cusps)} are`} within ${numberInWords(a.arcsec)} arc-seconds of a sub-sub border.`,
  planetsNear: (a) => translated()?.planetsNear?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} within ${numberInWords(a.arcsec)} arc-seconds of a sub-sub border.`,
  cuspsAndPlanetsNear: (a) => translated()?.cuspsAndPlanetsNear?.(a) ?? `${a.cusps.length === 1 ? `Cusp ${inWords(a.cusps)}${a.planets.length === 1 ? ` and` : `,`}` : `Cusps ${inWords(a.cusps)}${a.planets.length === 1 ? ` and` : `, and`}`} ${planetsInWords(a.planets)} are within ${numberInWords(a.arcsec)} arc-seconds of a sub-sub border.`,
  birthsDiffer: (a) => translated()?.birthsDiffer?.(a) ?? `Births some seconds apart differ at ${a.band === 'LOW' ? `few` : a.band === 'MODERATE' ? `some` : `many`} cusps, by an index of ${numberInWords(a.index)} of 100.`,
  noVerdictOnSubSub: () => translated()?.noVerdictOnSubSub?.() ?? `No KP verdict rests on sub-sub lords.`,
};
