// Written by npm run generate from health.messages.json: change that file.
import { type PlanetName, catalogue, inWords, nameFirst, named, numberInWords, planetFirst, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly precaution: (a: { readonly kind: 'ASSAULT' | 'GENERIC' | 'SURGICAL' | 'VEHICULAR' | 'WORKPLACE' }) => string;
  readonly afflictedFromNear: (a: { readonly near: readonly PlanetName[]; readonly planet: PlanetName }) => string;
  readonly afflictedByAspect: (a: { readonly aspecting: readonly PlanetName[]; readonly planet: PlanetName }) => string;
  readonly afflictedByBoth: (a: { readonly near: readonly PlanetName[]; readonly planet: PlanetName; readonly aspecting: readonly PlanetName[] }) => string;
  readonly subLordSignifies: (a: { readonly cusp: number; readonly lord: PlanetName; readonly houses: readonly number[] }) => string;
  readonly subLordSignifiesAt: (a: { readonly cusp: number; readonly lord: PlanetName; readonly held: string }) => string;
  readonly subLordSignifiesNone: (a: { readonly cusp: number; readonly lord: PlanetName; readonly houses: readonly number[] }) => string;
  readonly subLordLeansToIllness: (a: { readonly cusp: number; readonly lord: PlanetName }) => string;
  readonly subLordLeansBothWays: (a: { readonly cusp: number; readonly lord: PlanetName }) => string;
  readonly subLordLeansToCure: (a: { readonly cusp: number; readonly lord: PlanetName }) => string;
  readonly subLordHelps: (a: { readonly cusp: number; readonly lord: PlanetName }) => string;
  readonly weightOnIllness: (a: { readonly planet: PlanetName; readonly weight: number }) => string;
  readonly weightsOnIllness: (a: { readonly planet: PlanetName; readonly weight: number; readonly other: PlanetName; readonly beside: number }) => string;
  readonly weightsOnCureAndIllness: (a: { readonly planet: PlanetName; readonly cure: number; readonly illness: number }) => string;
  readonly retrogradeAtBirth: (a: { readonly planet: PlanetName }) => string;
  readonly inHouse: (a: { readonly planet: PlanetName; readonly house: number }) => string;
  readonly chartBegins: () => string;
  readonly sixthInStarOf: (a: { readonly csl: PlanetName; readonly lord: PlanetName }) => string;
  readonly sixthInSubOf: (a: { readonly csl: PlanetName; readonly lord: PlanetName }) => string;
  readonly longIllnessNotPromised: () => string;
  readonly sixthIsOfCondition: (a: { readonly csl: PlanetName }) => string;
  readonly sixthInSignOfIt: () => string;
  readonly cuspInSignOfIt: () => string;
  readonly sixthInStarOfIt: (a: { readonly star: string }) => string;
  readonly chainSignifiesEleven: (a: { readonly planet: PlanetName }) => string;
  readonly condition: (a: { readonly named: 'cardiac' | 'diabetes' | 'kidney' | 'liver' | 'mind' | 'neurological' | 'respiratory' | 'skeletal' }) => string;
  readonly signatureLow: (a: { readonly condition: string }) => string;
  readonly signatureOf: (a: { readonly condition: string; readonly severity: 'CRITICAL' | 'HIGH' | 'LOW' | 'MODERATE' }) => string;
  readonly mostComesFrom: (a: { readonly detail: string }) => string;
  readonly signatureIsNoCondition: () => string;
  readonly subLordOf: (a: { readonly cusp: number; readonly lord: PlanetName; readonly side: 'CURE' | 'DISEASE' | 'MIXED' | 'NEUTRAL' }) => string;
  readonly inItsOwnStar: () => string;
  readonly starLordOf: (a: { readonly lord: PlanetName; readonly side: 'CURE' | 'DISEASE' | 'MIXED' | 'NEUTRAL' }) => string;
  readonly cuspStatus: (a: { readonly cusp: number; readonly status: 'MIXED' | 'PROTECTIVE' | 'SILENT' | 'VULNERABLE' }) => string;
  readonly overall: (a: { readonly overall: 'BALANCED' | 'RESILIENT' | 'SENSITIVE' }) => string;
  readonly strongestAndWeakest: (a: { readonly best: number; readonly bestLord: PlanetName; readonly weakest: number; readonly weakestLord: PlanetName }) => string;
  readonly whatSixthIsAbout: (a: { readonly own: boolean }) => string;
  readonly onlyDoctorCanSay: () => string;
  readonly dependenceHint: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly rahuRulesStarOrSub: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly inChainOfTwelve: (a: { readonly planet: PlanetName }) => string;
  readonly sixthAndStarLord: (a: { readonly csl: PlanetName; readonly starLord: PlanetName }) => string;
  readonly signOfSixth: (a: { readonly chronicity: 'ACUTE' | 'CHRONIC' | 'RECURRING' }) => string;
  readonly saturnLengthens: () => string;
  readonly concernsOwnBody: () => string;
  readonly curability: (a: { readonly curability: 'CURABLE' | 'MANAGEABLE' | 'PERSISTENT' }) => string;
  readonly reliefLater: (a: { readonly starLord: PlanetName }) => string;
  readonly checkUp: (a: { readonly marked: boolean }) => string;
  readonly speech: (a: { readonly csl: PlanetName; readonly node: boolean }) => string;
  readonly sight: (a: { readonly csl: PlanetName; readonly ofSight: boolean }) => string;
  readonly sightStrained: (a: { readonly held: string }) => string;
  readonly sightNotStrained: () => string;
  readonly hearing: (a: { readonly joined: boolean }) => string;
  readonly inStarOrSubOf: (a: { readonly planet: PlanetName; readonly part: 'BOTH' | 'STAR' | 'SUB'; readonly lord: PlanetName }) => string;
  readonly withinEightDegrees: () => string;
  readonly tied: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly planetLeansToCure: (a: { readonly planet: PlanetName }) => string;
  readonly namedBySixth: (a: { readonly place: 'SIGN_OF_SUB_LORD' | 'STAR_OF_STAR_LORD' | 'STAR_OF_SUB_LORD' }) => string;
  readonly namedByStarOf: (a: { readonly planet: PlanetName }) => string;
  readonly dayBegins: () => string;
  readonly periodLordPulls: (a: { readonly period: 'AD' | 'MD' | 'PD' | 'SD'; readonly lord: PlanetName; readonly to: 'NEITHER' | 'RECOVERY' | 'STRAIN' }) => string;
  readonly rulingPlanetsCount: (a: { readonly illness: number; readonly cure: number }) => string;
  readonly moonPasses: (a: { readonly part: 'star' | 'sub'; readonly lord: PlanetName; readonly side: 'FRIENDLY' | 'HOSTILE' | 'NEUTRAL' }) => string;
  readonly transitPresses: (a: { readonly planet: PlanetName; readonly starLord: PlanetName; readonly subLord: PlanetName; readonly hard: 'BOTH' | 'NONE' | 'STAR' }) => string;
  readonly hiddenCauseAdvice: (a: { readonly band: 'HIGH' | 'LOW' | 'MODERATE' }) => string;
  readonly sixthIsNode: (a: { readonly csl: PlanetName }) => string;
  readonly sixthInDualSign: (a: { readonly csl: PlanetName; readonly sign: string }) => string;
  readonly sixthIsTwofold: (a: { readonly csl: PlanetName }) => string;
  readonly sixthNearBorder: () => string;
  readonly sixthAgainstStarLord: (a: { readonly csl: PlanetName; readonly toCure: boolean; readonly starLord: PlanetName }) => string;
  readonly helperInHouse: (a: { readonly planet: PlanetName; readonly house: number }) => string;
  readonly mindSupport: (a: { readonly domain: 'IMPULSE' | 'MOOD' | 'SLEEP' | 'THOUGHT' | 'WORRY' }) => string;
  readonly weightRelieves: (a: { readonly planet: PlanetName }) => string;
  readonly starLordLeansToIllness: (a: { readonly starLord: PlanetName }) => string;
  readonly moonAndSaturnTied: (a: { readonly ties: string }) => string;
  readonly jupiterRelieves: (a: { readonly together: boolean }) => string;
  readonly kindOfCare: (a: { readonly kind: 'CONVENTIONAL' | 'COUNSELLING' | 'DEVICE_ALLERGY' | 'FLUIDS_REST' | 'HORMONAL_COMFORT' | 'HOSPITAL_HERBAL' | 'LONG_COURSE' | 'SUBTLE_MINIMAL' | 'SURGICAL' }) => string;
  readonly inTheSign: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly aspectTheSign: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly sumIsCut: (a: { readonly most: number }) => string;
  readonly lordOfSign: (a: { readonly lord: PlanetName; readonly weak: boolean; readonly hard: boolean; readonly burnt: boolean; readonly dignity: string; readonly house: number }) => string;
  readonly houseFromRisingSign: (a: { readonly house: number }) => string;
  readonly relieveTheSign: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly jupiterRelievesTheSign: () => string;
  readonly spanSubLord: (a: { readonly planet: PlanetName; readonly nature: 'BENEFIC' | 'MALEFIC' | 'NEUTRAL'; readonly node: boolean; readonly good: readonly number[]; readonly hard: readonly number[] }) => string;
  readonly spanLean: (a: { readonly lean: 'AGAINST' | 'BOTH' | 'FOR' | 'NONE' }) => string;
  readonly spanBand: (a: { readonly band: 'LONG' | 'MIDDLE' | 'SHORT' }) => string;
  readonly noSpanBand: (a: { readonly why: 'BORDER' | 'CHILD' | 'SILENT' }) => string;
  readonly marsCombustion: (a: { readonly grade: 'FULL' | 'NONE' | 'ORDINARY' }) => string;
  readonly marsRetrograde: () => string;
  readonly surgeryRequirement: (a: { readonly test: 'T1' | 'T2' | 'T3' | 'T4' }) => string;
  readonly surgeryRisk: (a: { readonly planet: 'Ketu' | 'Mars' | 'Rahu' | 'Saturn' }) => string;
  readonly riskSignifies: (a: { readonly planet: PlanetName; readonly held: string }) => string;
  readonly riskDoesNotSignify: (a: { readonly planet: PlanetName }) => string;
  readonly riskInChains: (a: { readonly planet: PlanetName; readonly cusps: readonly number[] }) => string;
  readonly riskInNoChain: (a: { readonly planet: PlanetName }) => string;
  readonly eighthGains: (a: { readonly csl: PlanetName; readonly gained: readonly number[] }) => string;
  readonly organPlanetWell: (a: { readonly planet: PlanetName }) => string;
  readonly rahuAwayFromEight: () => string;
  readonly firstSubLordCounts: (a: { readonly planet: PlanetName }) => string;
  readonly starLordCounts: (a: { readonly starLord: PlanetName; readonly csl: PlanetName; readonly halved: boolean }) => string;
  readonly lagnaLordInHouse: (a: { readonly lord: PlanetName; readonly house: number }) => string;
  readonly lightAfflicted: (a: { readonly light: PlanetName; readonly by: PlanetName }) => string;
  readonly resistance: (a: { readonly more: boolean }) => string;
  readonly bhadhakaLord: (a: { readonly lord: PlanetName; readonly inFirst: boolean }) => string;
  readonly combustionNotCounted: (a: { readonly planet: PlanetName; readonly grade: 'FULL' | 'NONE' | 'ORDINARY' }) => string;
  readonly dignityNotCounted: (a: { readonly planet: PlanetName; readonly dignity: string }) => string;
  readonly limb: (a: { readonly sign: 'Aquarius' | 'Aries' | 'Cancer' | 'Capricorn' | 'Gemini' | 'Leo' | 'Libra' | 'Pisces' | 'Sagittarius' | 'Scorpio' | 'Taurus' | 'Virgo' }) => string;
  readonly ailment: (a: { readonly ailment: 'ALLERGY' | 'BILE' | 'BLOOD' | 'BONES' | 'BREATH' | 'CHRONIC_COMPLAINTS' | 'EYES' | 'FAT' | 'FEVER' | 'FLUIDS' | 'GENERATIVE_SYSTEM' | 'GROWTH' | 'HEART' | 'INFLAMMATION' | 'INJURY' | 'KIDNEYS' | 'LIVER' | 'MENSES' | 'MIND' | 'NERVES' | 'SKIN' | 'SPEECH' | 'STOMACH' | 'STONES' | 'SUGAR' | 'SURGERY' | 'TEETH' | 'THROAT' | 'TOXINS' | 'ULCERS' | 'UNDIAGNOSED_COMPLAINTS' | 'UNEXPLAINED_COMPLAINTS' | 'VIRAL_COMPLAINTS' }) => string;
  readonly constitution: (a: { readonly combo: 'TRIDOSHIC' | 'dual' | 'single'; readonly primary: string; readonly secondary: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  afflictedFromNear: '1',
  afflictedByBoth: '1',
  subLordSignifies: '3',
  subLordSignifiesAt: '3',
  subLordSignifiesNone: '3',
  subLordLeansToIllness: '3',
  subLordLeansBothWays: '3',
  subLordLeansToCure: '3',
  subLordHelps: '3',
  retrogradeAtBirth: '1',
  inHouse: '3',
  chartBegins: '8',
  sixthInStarOf: '3',
  sixthInSubOf: '3',
  sixthIsOfCondition: '3',
  sixthInSignOfIt: '3',
  cuspInSignOfIt: '3',
  sixthInStarOfIt: '3',
  chainSignifiesEleven: '3',
  subLordOf: '3d',
  inItsOwnStar: 'c',
  starLordOf: '5',
  cuspStatus: '7',
  overall: '1',
  strongestAndWeakest: '3',
  whatSixthIsAbout: '3',
  onlyDoctorCanSay: 'c',
  rahuRulesStarOrSub: '1',
  inChainOfTwelve: '3',
  sixthAndStarLord: '3',
  signOfSixth: '4',
  concernsOwnBody: 'f',
  curability: [['curability'],{'CURABLE':'3','MANAGEABLE':'1','PERSISTENT':'1'}],
  reliefLater: '1',
  speech: '3',
  sight: '3',
  sightStrained: 'd',
  sightNotStrained: 'f',
  hearing: '3',
  withinEightDegrees: 'd',
  namedBySixth: '1',
  dayBegins: '8',
  periodLordPulls: '1',
  rulingPlanetsCount: '1',
  transitPresses: [['hard'],{'NONE':'04','STAR':'05','BOTH':'04'}],
  hiddenCauseAdvice: [['band'],{'LOW':'0','MODERATE':'c','HIGH':'c'}],
  sixthIsNode: '3',
  sixthInDualSign: '3',
  sixthIsTwofold: '3',
  sixthNearBorder: '3',
  sixthAgainstStarLord: '3',
  helperInHouse: '3',
  starLordLeansToIllness: '5',
  sumIsCut: '8',
  lordOfSign: [['hard'],{'true':'7','false':'5'}],
  houseFromRisingSign: 'f',
  spanSubLord: [['nature','node'],{'BENEFIC true':'34','BENEFIC false':'3c','MALEFIC true':'31','MALEFIC false':'31','NEUTRAL true':'35','NEUTRAL false':'3d'}],
  spanLean: '1',
  noSpanBand: [['why'],{'CHILD':'0','BORDER':'3','SILENT':'4'}],
  marsCombustion: '1',
  marsRetrograde: '1',
  surgeryRequirement: '3',
  riskSignifies: '1',
  riskDoesNotSignify: '3',
  riskInChains: '3',
  riskInNoChain: '3',
  eighthGains: '3',
  rahuAwayFromEight: '3',
  firstSubLordCounts: '3',
  starLordCounts: '1',
  lagnaLordInHouse: '3',
  lightAfflicted: '1',
  resistance: '3',
  bhadhakaLord: [['inFirst'],{'true':'3','false':'1'}],
  combustionNotCounted: '1',
} as const;

const translated = catalogue<Messages>('engine/topics/health/health', () => say, marks, {
  'bn': () => import('./translations/health.messages.bn.ts'),
  'es': () => import('./translations/health.messages.es.ts'),
  'hi': () => import('./translations/health.messages.hi.ts'),
  'mr': () => import('./translations/health.messages.mr.ts'),
  'pt': () => import('./translations/health.messages.pt.ts'),
  'ta': () => import('./translations/health.messages.ta.ts'),
  'te': () => import('./translations/health.messages.te.ts'),
});

export const say: Messages = {
  precaution: (a) => translated()?.precaution?.(a) ?? `${a.kind === 'VEHICULAR' ? `Drive rested, keep your distance and use belt or helmet, as always.` : a.kind === 'WORKPLACE' ? `Keep to the safety rules and the protective gear of your work, as always.` : a.kind === 'SURGICAL' ? `Tell every doctor of allergies, medicines and earlier operations, as always.` : a.kind === 'ASSAULT' ? `Step back from quarrels and choose lit, busy ways, as always.` : `Take ordinary care at home and on the way, as always.`}`,
  afflictedFromNear: (a) => translated()?.afflictedFromNear?.(a) ?? `${planetsFirst(a.near)} ${a.near.length === 1 ? `is` : `are`} within 8° of ${planetInWords(a.planet)} and ${a.near.length === 1 ? `presses` : `press`} on it.`,
  afflictedByAspect: (a) => translated()?.afflictedByAspect?.(a) ?? `${planetsFirst(a.aspecting)} ${a.aspecting.length === 1 ? `aspects` : `aspect`} the sign of ${planetInWords(a.planet)} and ${a.aspecting.length === 1 ? `presses` : `press`} on it.`,
  afflictedByBoth: (a) => translated()?.afflictedByBoth?.(a) ?? `${planetsFirst(a.near)} ${a.near.length === 1 ? `is` : `are`} within 8° of ${planetInWords(a.planet)}, and ${planetsInWords(a.aspecting)} ${a.aspecting.length === 1 ? `aspects` : `aspect`} its sign, so they press on it.`,
  subLordSignifies: (a) => translated()?.subLordSignifies?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)}, ${planetInWords(a.lord)}, signifies ${inWords(a.houses)}.`,
  subLordSignifiesAt: (a) => translated()?.subLordSignifiesAt?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)}, ${planetInWords(a.lord)}, signifies ${a.held}.`,
  subLordSignifiesNone: (a) => translated()?.subLordSignifiesNone?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)}, ${planetInWords(a.lord)}, does not signify ${inWords(a.houses, 'or')}.`,
  subLordLeansToIllness: (a) => translated()?.subLordLeansToIllness?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)}, ${planetInWords(a.lord)}, leans to 6, 8 and 12.`,
  subLordLeansBothWays: (a) => translated()?.subLordLeansBothWays?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)}, ${planetInWords(a.lord)}, leans both ways.`,
  subLordLeansToCure: (a) => translated()?.subLordLeansToCure?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)}, ${planetInWords(a.lord)}, leans to cure.`,
  subLordHelps: (a) => translated()?.subLordHelps?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)}, ${planetInWords(a.lord)}, leans to cure, which helps.`,
  weightOnIllness: (a) => translated()?.weightOnIllness?.(a) ?? `${planetFirst(a.planet)} has a weight of ${numberInWords(a.weight)} on 6, 8 and 12.`,
  weightsOnIllness: (a) => translated()?.weightsOnIllness?.(a) ?? `${planetFirst(a.planet)} has a weight of ${numberInWords(a.weight)} on 6, 8 and 12, and ${planetInWords(a.other)} one of ${numberInWords(a.beside)}.`,
  weightsOnCureAndIllness: (a) => translated()?.weightsOnCureAndIllness?.(a) ?? `${planetFirst(a.planet)} has a weight of ${numberInWords(a.cure)} on 1, 5 and 11 and ${numberInWords(a.illness)} on 6, 8 and 12.`,
  retrogradeAtBirth: (a) => translated()?.retrogradeAtBirth?.(a) ?? `${planetFirst(a.planet)} was retrograde at birth.`,
  inHouse: (a) => translated()?.inHouse?.(a) ?? `${planetFirst(a.planet)} is in house ${numberInWords(a.house)}.`,
  chartBegins: () => translated()?.chartBegins?.() ?? `Where every chart begins.`,
  sixthInStarOf: (a) => translated()?.sixthInStarOf?.(a) ?? `The sub lord of cusp 6, ${planetInWords(a.csl)}, is in a star of ${planetInWords(a.lord)}.`,
  sixthInSubOf: (a) => translated()?.sixthInSubOf?.(a) ?? `The sub lord of cusp 6, ${planetInWords(a.csl)}, is in a sub of ${planetInWords(a.lord)}.`,
  longIllnessNotPromised: () => translated()?.longIllnessNotPromised?.() ?? `The chart does not promise long illness, so the signature stays low.`,
  sixthIsOfCondition: (a) => translated()?.sixthIsOfCondition?.(a) ?? `The sub lord of cusp 6, ${planetInWords(a.csl)}, is a planet of it.`,
  sixthInSignOfIt: () => translated()?.sixthInSignOfIt?.() ?? `The sub lord of cusp 6 is in a sign of it.`,
  cuspInSignOfIt: () => translated()?.cuspInSignOfIt?.() ?? `Cusp 6 falls in a sign of it.`,
  sixthInStarOfIt: (a) => translated()?.sixthInStarOfIt?.(a) ?? `The sub lord of cusp 6 is in ${named(a.star)}, a star of it.`,
  chainSignifiesEleven: (a) => translated()?.chainSignifiesEleven?.(a) ?? `${planetFirst(a.planet)}, in the chain of cusp 6, signifies 11 strongly.`,
  condition: (a) => translated()?.condition?.(a) ?? `${a.named === 'cardiac' ? `the heart` : a.named === 'diabetes' ? `sugar balance` : a.named === 'kidney' ? `the kidneys` : a.named === 'liver' ? `the liver` : a.named === 'neurological' ? `the nerves` : a.named === 'mind' ? `mind and mood` : a.named === 'respiratory' ? `breathing` : `bones and joints`}`,
  signatureLow: (a) => translated()?.signatureLow?.(a) ?? `The signature of ${a.condition} is low, so no decade is named.`,
  signatureOf: (a) => translated()?.signatureOf?.(a) ?? `The signature of ${a.condition} is ${a.severity === 'LOW' ? `low, so it asks for nothing beyond usual care` : a.severity === 'MODERATE' ? `moderate, so usual check-ups are well spent` : a.severity === 'HIGH' ? `high, so regular check-ups are well spent` : `very high, so regular check-ups matter`}.`,
  mostComesFrom: (a) => translated()?.mostComesFrom?.(a) ?? `Most of it comes from this. ${a.detail}`,
  signatureIsNoCondition: () => translated()?.signatureIsNoCondition?.() ?? `A signature is not a condition.`,
  subLordOf: (a) => translated()?.subLordOf?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)} is ${planetInWords(a.lord)}. It ${a.side === 'DISEASE' ? `signifies the houses of illness more strongly than those of cure` : a.side === 'CURE' ? `signifies the houses of cure more strongly than those of illness` : a.side === 'MIXED' ? `signifies houses of illness as well as houses of cure` : `signifies no house of illness or of cure`}.`,
  inItsOwnStar: () => translated()?.inItsOwnStar?.() ?? `It is in its own star.`,
  starLordOf: (a) => translated()?.starLordOf?.(a) ?? `Its star lord is ${planetInWords(a.lord)}, which ${a.side === 'DISEASE' ? `signifies the houses of illness more strongly than those of cure` : a.side === 'CURE' ? `signifies the houses of cure more strongly than those of illness` : a.side === 'MIXED' ? `signifies houses of illness as well as houses of cure` : `signifies no house of illness or of cure`}.`,
  cuspStatus: (a) => translated()?.cuspStatus?.(a) ?? `So cusp ${numberInWords(a.cusp)} ${a.status === 'SILENT' ? `says nothing of health` : a.status === 'VULNERABLE' ? `asks for care` : a.status === 'PROTECTIVE' ? `protects` : `both protects and asks for care`}.`,
  overall: (a) => translated()?.overall?.(a) ?? `${a.overall === 'RESILIENT' ? `The six health cusps together show good reserves.` : a.overall === 'BALANCED' ? `The six health cusps together are in balance.` : `The six health cusps together show thin reserves, so ordinary care of health matters more.`}`,
  strongestAndWeakest: (a) => translated()?.strongestAndWeakest?.(a) ?? `Cusp ${numberInWords(a.best)} with its sub lord ${planetInWords(a.bestLord)} is the strongest, and cusp ${numberInWords(a.weakest)} with its sub lord ${planetInWords(a.weakestLord)} is the weakest.`,
  whatSixthIsAbout: (a) => translated()?.whatSixthIsAbout?.(a) ?? `${a.own ? `The sub lord of cusp 6 signifies houses 6 and 1, so house 6 is about the person’s own body.` : `The sub lord of cusp 6 does not signify both 6 and 1, so house 6 is as much about debt or service.`}`,
  onlyDoctorCanSay: () => translated()?.onlyDoctorCanSay?.() ?? `These are tendencies, and only a doctor can say how somebody is.`,
  dependenceHint: (a) => translated()?.dependenceHint?.(a) ?? `${a.planet === 'Sun' ? `none` : a.planet === 'Moon' ? `comfort and drinks` : a.planet === 'Mars' ? `stimulants and risk` : a.planet === 'Mercury' ? `nervous habits` : a.planet === 'Jupiter' ? `food` : a.planet === 'Venus' ? `comfort and drinks` : a.planet === 'Saturn' ? `smoking` : a.planet === 'Rahu' ? `intoxicants and screens` : `intoxicants and screens`}`,
  rahuRulesStarOrSub: (a) => translated()?.rahuRulesStarOrSub?.(a) ?? `Rahu is star or sub lord of ${planetsInWords(a.planets)}.`,
  inChainOfTwelve: (a) => translated()?.inChainOfTwelve?.(a) ?? `${planetFirst(a.planet)} is in the chain of cusp 12.`,
  sixthAndStarLord: (a) => translated()?.sixthAndStarLord?.(a) ?? `The sub lord of cusp 6 is ${planetInWords(a.csl)}, in the star of ${planetInWords(a.starLord)}.`,
  signOfSixth: (a) => translated()?.signOfSixth?.(a) ?? `Its sign is ${a.chronicity === 'ACUTE' ? `movable, so ailments tend to come and go quickly` : a.chronicity === 'CHRONIC' ? `fixed, so ailments tend to run long` : `dual, so ailments tend to come back`}.`,
  saturnLengthens: () => translated()?.saturnLengthens?.() ?? `Saturn is tied to it, so they may take longer.`,
  concernsOwnBody: () => translated()?.concernsOwnBody?.() ?? `It signifies 6 and 1, so matters of 6 concern the person’s own body.`,
  curability: (a) => translated()?.curability?.(a) ?? `${a.curability === 'CURABLE' ? `House 11 is signified at least as strongly as 8, so tradition expects ailments to yield to care.` : a.curability === 'MANAGEABLE' ? `The houses of cure do not outweigh the rest, so tradition expects ailments to be manageable.` : `No house of cure is signified, so tradition asks for patient, steady care.`}`,
  reliefLater: (a) => translated()?.reliefLater?.(a) ?? `${planetFirst(a.starLord)} was retrograde at birth, so relief tends to come later, not less.`,
  checkUp: (a) => translated()?.checkUp?.(a) ?? `${a.marked ? `A usual check-up is worth while.` : `The usual check-ups are enough.`}`,
  speech: (a) => translated()?.speech?.(a) ?? `The sub lord of cusp 2 is ${planetInWords(a.csl)}, which is ${a.node ? `a node` : `not a node`}.`,
  sight: (a) => translated()?.sight?.(a) ?? `The sub lord of cusp 12 is ${planetInWords(a.csl)}, which ${a.ofSight ? `belongs` : `does not belong`} to the planets of sight.`,
  sightStrained: (a) => translated()?.sightStrained?.(a) ?? `It signifies ${a.held}.`,
  sightNotStrained: () => translated()?.sightNotStrained?.() ?? `It signifies none of houses 6, 8 and 12 at level 1 or 2.`,
  hearing: (a) => translated()?.hearing?.(a) ?? `${a.joined ? `A sub lord of cusps 3 and 11 and its star lord are Saturn and Mercury.` : `No sub lord of cusps 3 and 11 joins Saturn and Mercury by star.`}`,
  inStarOrSubOf: (a) => translated()?.inStarOrSubOf?.(a) ?? `${planetFirst(a.planet)} is in a ${a.part === 'STAR' ? `star` : a.part === 'SUB' ? `sub` : `star and sub`} of ${planetInWords(a.lord)}.`,
  withinEightDegrees: () => translated()?.withinEightDegrees?.() ?? `They are within 8° of each other.`,
  tied: (a) => translated()?.tied?.(a) ?? `${planetsFirst(a.planets)} are tied.`,
  planetLeansToCure: (a) => translated()?.planetLeansToCure?.(a) ?? `${planetFirst(a.planet)} leans to cure.`,
  namedBySixth: (a) => translated()?.namedBySixth?.(a) ?? `${a.place === 'STAR_OF_SUB_LORD' ? `star of sub lord` : a.place === 'STAR_OF_STAR_LORD' ? `star of star lord` : `sign of sub lord`}`,
  namedByStarOf: (a) => translated()?.namedByStarOf?.(a) ?? `star of ${named(a.planet)}`,
  dayBegins: () => translated()?.dayBegins?.() ?? `Where every day begins.`,
  periodLordPulls: (a) => translated()?.periodLordPulls?.(a) ?? `The ${a.period === 'MD' ? `mahadasha` : a.period === 'AD' ? `antardasha` : a.period === 'PD' ? `pratyantardasha` : `sookshma dasha`} lord ${planetInWords(a.lord)} pulls ${a.to === 'RECOVERY' ? `towards recovery` : a.to === 'STRAIN' ? `towards strain` : `to neither side`}.`,
  rulingPlanetsCount: (a) => translated()?.rulingPlanetsCount?.(a) ?? `The ruling planets of the moment count ${numberInWords(a.illness)} on the side of illness and ${numberInWords(a.cure)} on that of cure.`,
  moonPasses: (a) => translated()?.moonPasses?.(a) ?? `The Moon is in the ${a.part === 'star' ? `star` : `sub`} of ${planetInWords(a.lord)}, which ${a.side === 'HOSTILE' ? `leans to illness in this chart` : a.side === 'FRIENDLY' ? `is friendly to health in this chart` : `takes no side in this chart`}.`,
  transitPresses: (a) => translated()?.transitPresses?.(a) ?? `${planetFirst(a.planet)} passes the star of ${planetInWords(a.starLord)} and the sub of ${planetInWords(a.subLord)}. ${a.hard === 'NONE' ? `That star does not press.` : a.hard === 'STAR' ? `Its star lord leans to illness.` : `Both lean to illness.`}`,
  hiddenCauseAdvice: (a) => translated()?.hiddenCauseAdvice?.(a) ?? `${a.band === 'LOW' ? `Keep the usual follow-up of findings, and ask the doctor about any doubt.` : a.band === 'MODERATE' ? `It is worth asking the doctor what has been ruled out.` : `It is worth asking the doctor whether a second opinion would help.`}`,
  sixthIsNode: (a) => translated()?.sixthIsNode?.(a) ?? `The sub lord of cusp 6, ${planetInWords(a.csl)}, is a node.`,
  sixthInDualSign: (a) => translated()?.sixthInDualSign?.(a) ?? `The sub lord of cusp 6, ${planetInWords(a.csl)}, is in ${named(a.sign)}, a dual sign.`,
  sixthIsTwofold: (a) => translated()?.sixthIsTwofold?.(a) ?? `The sub lord of cusp 6, ${planetInWords(a.csl)}, stands for more than one thing at once.`,
  sixthNearBorder: () => translated()?.sixthNearBorder?.() ?? `Cusp 6 lies within 6 minutes of arc of a sub border.`,
  sixthAgainstStarLord: (a) => translated()?.sixthAgainstStarLord?.(a) ?? `The sub lord of cusp 6, ${planetInWords(a.csl)}, ${a.toCure ? `leans to cure, but its star lord ${planetInWords(a.starLord)} to illness` : `leans to illness, but its star lord ${planetInWords(a.starLord)} to cure`}.`,
  helperInHouse: (a) => translated()?.helperInHouse?.(a) ?? `${planetFirst(a.planet)} leans to cure and is in house ${numberInWords(a.house)}.`,
  mindSupport: (a) => translated()?.mindSupport?.(a) ?? `${a.domain === 'MOOD' ? `Company, daylight and talk with somebody trusted help the mood.` : a.domain === 'THOUGHT' ? `Quiet hours without a screen and one task at a time rest the thoughts.` : a.domain === 'WORRY' ? `Worries shared with a professional or a good friend weigh less.` : a.domain === 'SLEEP' ? `A steady rhythm of going to bed and getting up helps sleep.` : `Movement and a pause before large decisions help with haste.`}`,
  weightRelieves: (a) => translated()?.weightRelieves?.(a) ?? `${planetFirst(a.planet)} has weight on 1, 5 and 11, which relieves.`,
  starLordLeansToIllness: (a) => translated()?.starLordLeansToIllness?.(a) ?? `Its star lord ${planetInWords(a.starLord)} leans to 6, 8 and 12.`,
  moonAndSaturnTied: (a) => translated()?.moonAndSaturnTied?.(a) ?? `The Moon and Saturn are tied by ${a.ties} (punarphoo), which adds weight.`,
  jupiterRelieves: (a) => translated()?.jupiterRelieves?.(a) ?? `Jupiter ${a.together ? `is with the Moon` : `aspects the Moon by sign`}, which relieves.`,
  kindOfCare: (a) => translated()?.kindOfCare?.(a) ?? `${a.kind === 'CONVENTIONAL' ? `physician, specialist` : a.kind === 'FLUIDS_REST' ? `diet, nursing, rest` : a.kind === 'SURGICAL' ? `surgery, physiotherapy` : a.kind === 'COUNSELLING' ? `counselling, neurology` : a.kind === 'HOSPITAL_HERBAL' ? `hospital physician, traditional medicine` : a.kind === 'HORMONAL_COMFORT' ? `hormonal, restorative care` : a.kind === 'LONG_COURSE' ? `long courses, orthopaedics` : a.kind === 'DEVICE_ALLERGY' ? `devices, radiation, allergy care` : `minimally invasive, homoeopathy`}`,
  inTheSign: (a) => translated()?.inTheSign?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} in the sign.`,
  aspectTheSign: (a) => translated()?.aspectTheSign?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `aspects` : `aspect`} the sign.`,
  sumIsCut: (a) => translated()?.sumIsCut?.(a) ?? `The sum is cut at ${numberInWords(a.most)}.`,
  lordOfSign: (a) => translated()?.lordOfSign?.(a) ?? `Its lord ${planetInWords(a.lord)} is ${a.weak ? `${a.hard ? `${a.burnt ? `${a.dignity}, in house ${numberInWords(a.house)} and combust` : `${a.dignity} and in house ${numberInWords(a.house)}`}` : `${a.burnt ? `${a.dignity} and combust` : `${a.dignity}`}`}` : `${a.hard ? `${a.burnt ? `in house ${numberInWords(a.house)} and combust` : `in house ${numberInWords(a.house)}`}` : `combust`}`}.`,
  houseFromRisingSign: (a) => translated()?.houseFromRisingSign?.(a) ?? `It is the sign of house ${numberInWords(a.house)} from the rising sign.`,
  relieveTheSign: (a) => translated()?.relieveTheSign?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} in the sign and ${a.planets.length === 1 ? `relieves` : `relieve`} it.`,
  jupiterRelievesTheSign: () => translated()?.jupiterRelievesTheSign?.() ?? `Jupiter aspects the sign and relieves it.`,
  spanSubLord: (a) => translated()?.spanSubLord?.(a) ?? `The sub lord of cusp 1 is ${planetInWords(a.planet)}. ${a.nature === 'BENEFIC' ? `${a.node ? `Its agents rule` : `It rules`} ${inWords(a.good)}, which Krishnamurti reads as supporting the span.` : a.nature === 'MALEFIC' ? `Of the houses that count ${a.node ? `its agents rule` : `it rules`} only ${inWords(a.hard)}, which gives no support by ownership.` : `${a.node ? `Its agents rule` : `It rules`} none of the houses that count for the span.`}`,
  spanLean: (a) => translated()?.spanLean?.(a) ?? `${a.lean === 'FOR' ? `By signification it leans to the houses that support the span.` : a.lean === 'AGAINST' ? `By signification it leans to the houses that do not support the span.` : a.lean === 'BOTH' ? `By signification it works both ways.` : `By signification it does neither.`}`,
  spanBand: (a) => translated()?.spanBand?.(a) ?? `${a.band === 'LONG' ? `Together the two tests give the long band of tradition.` : a.band === 'MIDDLE' ? `Together the two tests give the middle band of tradition.` : `Together the two tests give the short band of tradition, which many healthy people share.`}`,
  noSpanBand: (a) => translated()?.noSpanBand?.(a) ?? `${a.why === 'CHILD' ? `No band is given for a child.` : a.why === 'BORDER' ? `Cusp 1 is so near a sub border that no band is given.` : `Both tests are silent, so no band is given.`}`,
  marsCombustion: (a) => translated()?.marsCombustion?.(a) ?? `Mars is ${a.grade === 'NONE' ? `not combust` : a.grade === 'ORDINARY' ? `combust` : `deeply combust`}, which changes no number here.`,
  marsRetrograde: () => translated()?.marsRetrograde?.() ?? `Mars was retrograde at birth, a caution.`,
  surgeryRequirement: (a) => translated()?.surgeryRequirement?.(a) ?? `${a.test === 'T1' ? `The sub lord of cusp 1 does not signify 8 or 12 at level 1.` : a.test === 'T2' ? `The sub lord of cusp 11 signifies 1, 5 or 11.` : a.test === 'T3' ? `The sub lord of cusp 8 does not signify 6, 8 or 12 without 11.` : `The sub lord of cusp 6 signifies 11.`}`,
  surgeryRisk: (a) => translated()?.surgeryRisk?.(a) ?? `${a.planet === 'Saturn' ? `prolonged recovery` : a.planet === 'Rahu' ? `anaesthesia, unexpected findings` : a.planet === 'Ketu' ? `anaesthesia, unexpected findings` : `bleeding tendency`}`,
  riskSignifies: (a) => translated()?.riskSignifies?.(a) ?? `${planetFirst(a.planet)} signifies ${a.held}.`,
  riskDoesNotSignify: (a) => translated()?.riskDoesNotSignify?.(a) ?? `${planetFirst(a.planet)} does not signify 8 or 12 at level 1 or 2.`,
  riskInChains: (a) => translated()?.riskInChains?.(a) ?? `${planetFirst(a.planet)} is in the chain of ${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)}.`,
  riskInNoChain: (a) => translated()?.riskInNoChain?.(a) ?? `${planetFirst(a.planet)} is in no chain of cusps 6, 8 and 11.`,
  eighthGains: (a) => translated()?.eighthGains?.(a) ?? `The sub lord of cusp 8, ${planetInWords(a.csl)}, joins 8 with ${inWords(a.gained)}, a gain through another.`,
  organPlanetWell: (a) => translated()?.organPlanetWell?.(a) ?? `${planetFirst(a.planet)}, the planet of the organ, does not lean to illness.`,
  rahuAwayFromEight: () => translated()?.rahuAwayFromEight?.() ?? `Rahu does not signify 8 at level 1.`,
  firstSubLordCounts: (a) => translated()?.firstSubLordCounts?.(a) ?? `${planetFirst(a.planet)}, sub lord of cusp 1, counts by its weights on cure less illness.`,
  starLordCounts: (a) => translated()?.starLordCounts?.(a) ?? `${planetFirst(a.starLord)}, star lord of ${planetInWords(a.csl)}, counts by its weights, half as much again${a.halved ? ` and halved as retrograde` : ``}.`,
  lagnaLordInHouse: (a) => translated()?.lagnaLordInHouse?.(a) ?? `${planetFirst(a.lord)}, lord of the rising sign, is in house ${numberInWords(a.house)}.`,
  lightAfflicted: (a) => translated()?.lightAfflicted?.(a) ?? `${planetFirst(a.light)} is within 8° of ${planetInWords(a.by)}.`,
  resistance: (a) => translated()?.resistance?.(a) ?? `All planets together signify house 1 ${a.more ? `more` : `less`} than house 6.`,
  bhadhakaLord: (a) => translated()?.bhadhakaLord?.(a) ?? `${planetFirst(a.lord)}, lord of the bhadhaka house, ${a.inFirst ? `is in house 1` : `aspects the rising sign`}.`,
  combustionNotCounted: (a) => translated()?.combustionNotCounted?.(a) ?? `${planetFirst(a.planet)} ${a.grade === 'NONE' ? `is not combust` : a.grade === 'ORDINARY' ? `is combust` : `is deeply combust`}, which is not counted here.`,
  dignityNotCounted: (a) => translated()?.dignityNotCounted?.(a) ?? `${planetFirst(a.planet)} is ${a.dignity}, which is not counted here.`,
  limb: (a) => translated()?.limb?.(a) ?? `${a.sign === 'Aries' ? `head` : a.sign === 'Taurus' ? `face` : a.sign === 'Gemini' ? `arms` : a.sign === 'Cancer' ? `heart` : a.sign === 'Leo' ? `stomach` : a.sign === 'Virgo' ? `hip` : a.sign === 'Libra' ? `below the navel` : a.sign === 'Scorpio' ? `privities` : a.sign === 'Sagittarius' ? `thighs` : a.sign === 'Capricorn' ? `knees` : a.sign === 'Aquarius' ? `ankles` : `feet`}`,
  ailment: (a) => translated()?.ailment?.(a) ?? `${a.ailment === 'FEVER' ? `fever` : a.ailment === 'HEART' ? `heart` : a.ailment === 'EYES' ? `eyes` : a.ailment === 'BILE' ? `bile` : a.ailment === 'FLUIDS' ? `fluids` : a.ailment === 'STOMACH' ? `stomach` : a.ailment === 'MIND' ? `mind` : a.ailment === 'MENSES' ? `menses` : a.ailment === 'BLOOD' ? `blood` : a.ailment === 'INJURY' ? `injury` : a.ailment === 'INFLAMMATION' ? `inflammation` : a.ailment === 'SURGERY' ? `surgery` : a.ailment === 'NERVES' ? `nerves` : a.ailment === 'BREATH' ? `breath` : a.ailment === 'SKIN' ? `skin` : a.ailment === 'SPEECH' ? `speech` : a.ailment === 'LIVER' ? `liver` : a.ailment === 'FAT' ? `fat` : a.ailment === 'SUGAR' ? `sugar` : a.ailment === 'GROWTH' ? `growth` : a.ailment === 'KIDNEYS' ? `kidneys` : a.ailment === 'GENERATIVE_SYSTEM' ? `generative system` : a.ailment === 'THROAT' ? `throat` : a.ailment === 'BONES' ? `bones` : a.ailment === 'TEETH' ? `teeth` : a.ailment === 'CHRONIC_COMPLAINTS' ? `chronic complaints` : a.ailment === 'STONES' ? `stones` : a.ailment === 'TOXINS' ? `toxins` : a.ailment === 'ALLERGY' ? `allergy` : a.ailment === 'UNEXPLAINED_COMPLAINTS' ? `unexplained complaints` : a.ailment === 'ULCERS' ? `ulcers` : a.ailment === 'VIRAL_COMPLAINTS' ? `viral complaints` : `undiagnosed complaints`}`,
  constitution: (a) => translated()?.constitution?.(a) ?? `${a.combo === 'single' ? `${nameFirst(a.primary)}` : a.combo === 'dual' ? `${nameFirst(a.primary)}-${nameFirst(a.secondary)}` : `Tridoshic`}`,
};
