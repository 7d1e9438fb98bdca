// Written by npm run generate from composites.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, housesNamed, inWords, instantInWords, monthInWords, named, numberInWords, ordinal, planetInWords, planetsInWords, timeInWords } from '@cuspal/speech';

type Messages = {
  readonly auditDoubts: (a: { readonly of: 'ALONE' | 'BOTH' | 'person1' | 'person2' }) => string;
  readonly nearBorder: (a: { readonly cusp: number; readonly of: 'ALONE' | 'BOTH' | 'person1' | 'person2' }) => string;
  readonly noStrongPeriod: (a: { readonly brought: 'MARRIAGE' | 'WORK'; readonly until: string; readonly runs: string }) => string;
  readonly noStrongPeriodPlain: (a: { readonly brought: 'MARRIAGE' | 'WORK'; readonly until: string; readonly runs: string }) => string;
  readonly strongestPeriod: (a: { readonly full: boolean; readonly brought: 'MARRIAGE' | 'WORK'; readonly runs: string; readonly running: boolean }) => string;
  readonly strongestPeriodPlain: (a: { readonly full: boolean; readonly brought: 'MARRIAGE' | 'WORK'; readonly runs: string }) => string;
  readonly firstGoodOne: (a: { readonly runs: string }) => string;
  readonly noUsablePeriod: (a: { readonly brought: 'MARRIAGE' | 'WORK' }) => string;
  readonly noPeriodBefore: (a: { readonly brought: 'MARRIAGE' | 'WORK'; readonly until: string }) => string;
  readonly otherSide: (a: { readonly minutes: number; readonly share: number; readonly side: 'no' | 'split' | 'yes'; readonly adverse: boolean }) => string;
  readonly otherSides: (a: { readonly minutes: number; readonly share: number; readonly side: 'no' | 'split' | 'yes'; readonly adverse: boolean; readonly otherShare: number; readonly otherSide: 'no' | 'split' | 'yes' }) => string;
  readonly cuspsWitness: (a: { readonly cusps: readonly number[] }) => string;
  readonly significatorsWitness: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly bothWitness: (a: { readonly cusps: readonly number[]; readonly planets: readonly PlanetName[] }) => string;
  readonly outweighed: () => string;
  readonly opposed: (a: { readonly basis: 'LOW_COVERAGE' | 'PARTIAL_OPPOSITION' | 'REQUIRED_OUTRANKS' | 'REQUIRED_OUTRANKS_WHOLE_DENIAL' | 'WEAK_LEVEL' }) => string;
  readonly delay: (a: { readonly delay: 'MILD' | 'MODERATE' | 'SEVERE' }) => string;
  readonly lordsOfOnePeriod: (a: { readonly until: string }) => string;
  readonly moreTies: () => string;
  readonly upapada: (a: { readonly strength: 'STRAINED' | 'SUPPORTED' }) => string;
  readonly manglik: (a: { readonly ease: 'EASED' | 'LIFTED' | 'NONE' }) => string;
  readonly calling: (a: { readonly calling: 'MARKED' | 'PRESENT' | 'QUIET' | 'STRONG_CALLING'; readonly path: 'ACTION' | 'DEVOTION' | 'KNOWLEDGE' | 'KNOWLEDGE_AND_RITE' | 'LIBERATION' | 'MANTRA' | 'NONE' | 'SERVICE_AND_AUSTERITY'; readonly sign: string; readonly atmakaraka: PlanetName; readonly known: boolean; readonly deity: string }) => string;
  readonly closeCall: () => string;
  readonly spiritualProgress: () => string;
  readonly kpJudgesProgress: (a: { readonly opposed: boolean }) => string;
  readonly karma: (a: { readonly fixity: 'ADRIDHA' | 'DRIDHA' | 'DRIDHA_ADRIDHA' }) => string;
  readonly otherAtmakaraka: () => string;
  readonly signsOfNavamsa: () => string;
  readonly callingsUsual: () => string;
  readonly pathByPlanet: () => string;
  readonly lensExtension: () => string;
  readonly ratherBusiness: (a: { readonly verdict: 'ACTIVE' | 'CONTRADICTED' | 'DENIED' | 'MIXED_ACTIVE' | 'NEGATED' | 'PARTIALLY_ACTIVE'; readonly leansToService: boolean }) => string;
  readonly careerBalance: (a: { readonly band: 'FAVOURABLE' | 'HEAVILY_OBSTRUCTED' | 'MIXED' | 'OBSTRUCTED' | 'STRONG'; readonly balance: number; readonly side: 'no' | 'split' | 'yes' }) => string;
  readonly careerStruggle: (a: { readonly band: 'FAVOURABLE' | 'HEAVILY_OBSTRUCTED' | 'MIXED' | 'OBSTRUCTED' | 'STRONG'; readonly balance: number }) => string;
  readonly promotionGate: (a: { readonly working: boolean; readonly verdict: 'ACTIVE' | 'CONTRADICTED' | 'DENIED' | 'MIXED_ACTIVE' | 'NEGATED' | 'PARTIALLY_ACTIVE' }) => string;
  readonly promotionGateOnly: (a: { readonly working: boolean; readonly side: 'no' | 'split' | 'yes' }) => string;
  readonly income: (a: { readonly working: boolean; readonly grade: 'ABUNDANT' | 'GOOD' | 'MODERATE' | 'STRAINED' | 'THIN'; readonly balance: number }) => string;
  readonly rulesOnBoth: (a: { readonly agreement: 'DIVERGENT' | 'PARTIAL' | 'STRONG'; readonly closed: 'BOTH' | 'NONE' | 'business' | 'service' }) => string;
  readonly rulesOnOne: (a: { readonly agreement: 'DIVERGENT' | 'PARTIAL' | 'STRONG'; readonly form: 'business' | 'service'; readonly side: 'no' | 'split' | 'yes' }) => string;
  readonly governmentPost: (a: { readonly verdict: 'ACTIVE' | 'CONTRADICTED' | 'DENIED' | 'MIXED_ACTIVE' | 'NEGATED' | 'PARTIALLY_ACTIVE'; readonly sector: 'OTHER' | 'private' | 'self' }) => string;
  readonly tendenciesOnly: () => string;
  readonly rulesAgreeLittle: (a: { readonly narrow: boolean }) => string;
  readonly noSettledOccupation: () => string;
  readonly blockage: (a: { readonly code: 'BLOCKED_PROMOTION' | 'LAYOFF_EXPOSURE' | 'PROLONGED_UNEMPLOYMENT' | 'STAGNANT_SALARY'; readonly severity: 'MODERATE' | 'SEVERE'; readonly eased: boolean }) => string;
  readonly moneyDrains: (a: { readonly cusps: readonly number[] }) => string;
  readonly riskToPost: (a: { readonly on: string; readonly band: 'ELEVATED' | 'HIGH'; readonly score: number; readonly pressureOnly: boolean }) => string;
  readonly promotionLate: () => string;
  readonly promotionLateOrNot: (a: { readonly side: 'no' | 'split' | 'yes' }) => string;
  readonly promotionNotPossible: (a: { readonly promised: boolean }) => string;
  readonly noPromotionDate: () => string;
  readonly noStrongPromotion: () => string;
  readonly dasamsa: (a: { readonly verdict: 'MIXED' | 'STRAINED' | 'SUPPORTED' }) => string;
  readonly answerOfCareer: () => string;
  readonly changeGateOpen: () => string;
  readonly changeGateClosed: () => string;
  readonly matchGoodIn: (a: { readonly factors: readonly string[] }) => string;
  readonly matchWeakIn: (a: { readonly factors: readonly string[] }) => string;
  readonly periodsShared: (a: { readonly underAge: boolean }) => string;
  readonly noPeriodShared: (a: { readonly underAge: boolean }) => string;
  readonly firstShared: (a: { readonly best: boolean; readonly runs: string }) => string;
  readonly upapadasWell: (a: { readonly distance: number; readonly strained: 'BOTH' | 'NONE' | 'person1' | 'person2' }) => string;
  readonly upapadasWeak: (a: { readonly distance: number }) => string;
  readonly promiseTurns: (a: { readonly who: 'BOTH' | 'person1' | 'person2' }) => string;
  readonly notPromisedFor: (a: { readonly who: 'BOTH' | 'person1' | 'person2'; readonly keeps: boolean }) => string;
  readonly neverAReason: () => string;
  readonly oneManglik: (a: { readonly who: 'person1' | 'person2'; readonly ease: 'EASED' | 'LIFTED' | 'NONE' }) => string;
  readonly bothManglik: () => string;
  readonly starDoshas: (a: { readonly which: 'BHAKOOT' | 'BOTH' | 'NADI' }) => string;
  readonly kalaSarpa: (a: { readonly who: 'BOTH' | 'person1' | 'person2' }) => string;
  readonly kootaPoints: (a: { readonly total: number; readonly maximum: number; readonly band: 'AVERAGE' | 'BELOW_AVERAGE' | 'EXCELLENT' | 'GOOD' | 'POOR'; readonly recommended: boolean }) => string;
  readonly matchBySubLords: (a: { readonly verdict: 'AVERAGE' | 'BELOW_AVERAGE' | 'EXCELLENT' | 'GOOD' | 'POOR'; readonly total: number; readonly maximum: number; readonly firstHouses: readonly number[]; readonly first: PlanetName; readonly secondHouses: readonly number[]; readonly second: PlanetName }) => string;
  readonly matchWithoutHouses: (a: { readonly verdict: 'AVERAGE' | 'BELOW_AVERAGE' | 'EXCELLENT' | 'GOOD' | 'POOR'; readonly total: number; readonly maximum: number; readonly first: PlanetName; readonly second: PlanetName }) => string;
  readonly partnerOnlyIfMarried: (a: { readonly who: 'person1' | 'person2' }) => string;
  readonly kpDecidesMatch: () => string;
  readonly sevenFactorsOwn: () => string;
  readonly rolesAssumed: (a: { readonly reverse: number }) => string;
  readonly periodsCanBring: (a: { readonly matters: readonly string[] }) => string;
  readonly periodsCanBringMore: (a: { readonly first: string; readonly second: string; readonly more: number }) => string;
  readonly nearJunction: (a: { readonly which: 'ANTARDASHA' | 'BOTH' | 'MAHADASHA' }) => string;
  readonly rulingPlanetsUnknown: () => string;
  readonly taraUnknown: () => string;
  readonly sunlessDay: () => string;
  readonly choghadiya: (a: { readonly name: string; readonly quality: 'auspicious' | 'inauspicious' | 'neutral'; readonly opposed: boolean }) => string;
  readonly dayTone: (a: { readonly tone: 'CAREFUL' | 'MIXED' | 'STEADY' | 'SUPPORTIVE' }) => string;
  readonly dayLords: (a: { readonly lords: readonly PlanetName[]; readonly houses: readonly number[] }) => string;
  readonly noGoodStretch: (a: { readonly sunless: boolean }) => string;
  readonly bestStretch: (a: { readonly sunless: boolean; readonly running: boolean; readonly brief: boolean; readonly sameDay: boolean; readonly to: string; readonly from: string }) => string;
  readonly weakStretch: (a: { readonly running: boolean; readonly sameDay: boolean; readonly to: string; readonly from: string }) => string;
  readonly toneOfDay: () => string;
  readonly customUncounted: () => string;
  readonly placesOfParts: () => string;
  readonly noClockSent: (a: { readonly offset: string }) => string;
  readonly sunlessAlmanac: () => string;
  readonly yearTone: (a: { readonly begun: boolean; readonly to: string; readonly from: string; readonly over: boolean; readonly tone: 'CHALLENGING' | 'FAVOURABLE' | 'MIXED' | 'STEADY'; readonly opposed: boolean; readonly annual: 'DIFFICULT' | 'FAVOURABLE' | 'MIXED' }) => string;
  readonly yearBegan: (a: { readonly from: string }) => string;
  readonly yearOver: () => string;
  readonly bestOpening: (a: { readonly past: boolean; readonly event: string; readonly when: 'DATES' | 'DEFERRED' | 'RUNNING'; readonly from: string; readonly to: string; readonly dates: string }) => string;
  readonly jupiterReturn: (a: { readonly on: string }) => string;
  readonly rulingPlanetsAtStart: () => string;
  readonly housesOfParts: () => string;
  readonly yearPointsOwn: () => string;
  readonly dasha: (a: { readonly system: 'chara' | 'vimshottari' | 'yogini' }) => string;
  readonly vimshottari: (a: { readonly lords: readonly PlanetName[]; readonly class: 'FULL' | 'PARTIAL' | 'SILENT' | 'WEAK'; readonly against: readonly PlanetName[] }) => string;
  readonly yoginiOne: (a: { readonly planet: PlanetName; readonly strong: boolean }) => string;
  readonly yoginiOnePlain: (a: { readonly planet: PlanetName; readonly strong: boolean }) => string;
  readonly yoginiTwo: (a: { readonly pointing: 'AD' | 'BOTH' | 'MD' | 'NEITHER'; readonly md: PlanetName; readonly ad: PlanetName }) => string;
  readonly yoginiTwoPlain: (a: { readonly pointing: 'AD' | 'BOTH' | 'MD' | 'NEITHER'; readonly md: PlanetName; readonly ad: PlanetName }) => string;
  readonly charaOne: (a: { readonly md: string; readonly points: boolean; readonly one: boolean; readonly sign: string; readonly house: number; readonly planet: PlanetName; readonly karakaSign: string }) => string;
  readonly charaTwo: (a: { readonly pointing: 'AD' | 'BOTH' | 'MD' | 'NEITHER'; readonly md: string; readonly ad: string; readonly one: boolean; readonly sign: string; readonly house: number; readonly planet: PlanetName; readonly karakaSign: string }) => string;
  readonly allPoint: (a: { readonly matter: string }) => string;
  readonly allPointPlain: (a: { readonly matter: string }) => string;
  readonly nonePoints: (a: { readonly matter: string }) => string;
  readonly nonePointsPlain: (a: { readonly matter: string }) => string;
  readonly pointByHalf: (a: { readonly half: readonly string[]; readonly matter: string }) => string;
  readonly onlyPoint: (a: { readonly on: readonly string[]; readonly matter: string }) => string;
  readonly pointAndByHalf: (a: { readonly on: readonly string[]; readonly matter: string; readonly half: readonly string[] }) => string;
  readonly noPeriodRuns: (a: { readonly dasha: 'chara' | 'yogini' }) => string;
  readonly wouldCarry: (a: { readonly adverse: boolean; readonly matter: string }) => string;
  readonly wouldCarryPlain: (a: { readonly adverse: boolean; readonly matter: string }) => string;
  readonly tendencyOnly: (a: { readonly event: string }) => string;
  readonly tendencyOnlyPlain: (a: { readonly event: string }) => string;
  readonly byTwoLords: () => string;
  readonly byThirdLord: () => string;
  readonly noTwoMeet: (a: { readonly until: string }) => string;
  readonly noTwoMeetPlain: (a: { readonly until: string }) => string;
  readonly alreadyMeet: (a: { readonly all: boolean; readonly dashas: readonly string[]; readonly open: boolean; readonly end: string }) => string;
  readonly alreadyMeetPlain: (a: { readonly all: boolean; readonly dashas: readonly string[]; readonly open: boolean; readonly end: string }) => string;
  readonly firstMeet: (a: { readonly all: boolean; readonly dashas: readonly string[]; readonly open: boolean; readonly from: string; readonly end: string; readonly dates: string }) => string;
  readonly firstMeetPlain: (a: { readonly all: boolean; readonly dashas: readonly string[]; readonly open: boolean; readonly from: string; readonly end: string; readonly dates: string }) => string;
  readonly allFirstMeet: (a: { readonly open: boolean; readonly from: string; readonly end: string; readonly dates: string }) => string;
  readonly noThreeWitnesses: () => string;
  readonly comparedAsTheyStand: () => string;
  readonly dashasExtension: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  nearBorder: '3',
  noUsablePeriod: '1',
  cuspsWitness: '3',
  significatorsWitness: '1',
  bothWitness: '3',
  outweighed: '1',
  opposed: [['basis'],{'REQUIRED_OUTRANKS':'0','REQUIRED_OUTRANKS_WHOLE_DENIAL':'1','PARTIAL_OPPOSITION':'0','WEAK_LEVEL':'1','LOW_COVERAGE':'1'}],
  lordsOfOnePeriod: '1',
  upapada: [['strength'],{'SUPPORTED':'1','STRAINED':'13'}],
  manglik: '03',
  calling: '01',
  closeCall: '5',
  kpJudgesProgress: '1',
  otherAtmakaraka: '14',
  signsOfNavamsa: '1',
  careerBalance: [['side'],{'yes':'1','split':'3','no':'3'}],
  careerStruggle: '1',
  promotionGate: [['working'],{'true':'3','false':'b'}],
  promotionGateOnly: [['working'],{'true':'3','false':'b'}],
  income: [['working'],{'true':'0','false':'8'}],
  blockage: '3',
  moneyDrains: '3',
  promotionLate: '3',
  promotionLateOrNot: '3',
  promotionNotPossible: '3',
  dasamsa: '13',
  changeGateClosed: '1',
  matchGoodIn: '1',
  matchWeakIn: '1',
  upapadasWell: [['distance','strained'],{'=1 NONE':'1','=1 person1':'05','=1 person2':'05','=1 BOTH':'05','other NONE':'1','other person1':'15','other person2':'15','other BOTH':'15'}],
  upapadasWeak: [['distance'],{'=1':'03','other':'13'}],
  oneManglik: '01',
  bothManglik: '01',
  starDoshas: '01',
  kalaSarpa: '01',
  matchBySubLords: '3',
  matchWithoutHouses: '3',
  kpDecidesMatch: '10',
  nearJunction: '1',
  rulingPlanetsUnknown: '1',
  choghadiya: [['opposed'],{'true':'01','false':'0'}],
  dayLords: '3',
  sunlessAlmanac: '04',
  yearTone: '04',
  yearOver: '4',
  bestOpening: [['when'],{'DEFERRED':'1','RUNNING':'0','DATES':'0'}],
  rulingPlanetsAtStart: '1',
  housesOfParts: '1',
  charaOne: '3',
  charaTwo: '3',
  byTwoLords: '1',
  byThirdLord: '1',
  noThreeWitnesses: '14',
  dashasExtension: '11',
} as const;

const translated = catalogue<Messages>('natal/composites/composites', () => say, marks, {
  'bn': () => import('./translations/composites.messages.bn.ts'),
  'es': () => import('./translations/composites.messages.es.ts'),
  'hi': () => import('./translations/composites.messages.hi.ts'),
  'mr': () => import('./translations/composites.messages.mr.ts'),
  'pt': () => import('./translations/composites.messages.pt.ts'),
  'ta': () => import('./translations/composites.messages.ta.ts'),
  'te': () => import('./translations/composites.messages.te.ts'),
});

export const say: Messages = {
  auditDoubts: (a) => translated()?.auditDoubts?.(a) ?? `The audit gives the birth time${a.of === 'ALONE' ? `` : a.of === 'person1' ? ` of the first person` : a.of === 'person2' ? ` of the second person` : ` of both persons`} little confidence, so have it checked before you rely on this.`,
  nearBorder: (a) => translated()?.nearBorder?.(a) ?? `Cusp ${numberInWords(a.cusp)}${a.of === 'ALONE' ? `` : a.of === 'person1' ? ` of the first person` : a.of === 'person2' ? ` of the second person` : ` of either person`} is so near a sub border that a small error of birth time can change its sub lord.`,
  noStrongPeriod: (a) => translated()?.noStrongPeriod?.(a) ?? `No strong period for ${a.brought === 'MARRIAGE' ? `marriage` : `a start in work or a new post`} comes before ${monthInWords(a.until)}. A weaker one, in which only part of the lords favour it, ${a.runs}.`,
  noStrongPeriodPlain: (a) => translated()?.noStrongPeriodPlain?.(a) ?? `No strong period for ${a.brought === 'MARRIAGE' ? `marriage` : `a start in work or a new post`} comes before ${monthInWords(a.until)}. A weaker one ${a.runs}.`,
  strongestPeriod: (a) => translated()?.strongestPeriod?.(a) ?? `The ${a.full ? `strongest` : `best`} period for ${a.brought === 'MARRIAGE' ? `marriage` : `a start in work or a new post`} ${a.runs}, ${a.running ? `and` : `when`} ${a.full ? `all three period lords` : `the two nearer period lords`} favour it.`,
  strongestPeriodPlain: (a) => translated()?.strongestPeriodPlain?.(a) ?? `The ${a.full ? `strongest` : `best`} period for ${a.brought === 'MARRIAGE' ? `marriage` : `a start in work or a new post`} ${a.runs}.`,
  firstGoodOne: (a) => translated()?.firstGoodOne?.(a) ?? `The first good one ${a.runs}.`,
  noUsablePeriod: (a) => translated()?.noUsablePeriod?.(a) ?? `${a.brought === 'MARRIAGE' ? `No date is offered` : `No date of a start is offered`}, because every period ends before its delayed lord is released.`,
  noPeriodBefore: (a) => translated()?.noPeriodBefore?.(a) ?? `No suitable period for ${a.brought === 'MARRIAGE' ? `marriage` : `a start in work or a new post`} comes before ${monthInWords(a.until)}.`,
  otherSide: (a) => translated()?.otherSide?.(a) ?? `Of the birth times within ${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`} of the stated one ${numberInWords(a.share)} % ${a.side === 'yes' ? `${a.adverse ? `indicate the matter` : `promise the matter`}` : a.side === 'split' ? `leave the matter contested` : `${a.adverse ? `do not indicate the matter` : `do not promise the matter`}`}.`,
  otherSides: (a) => translated()?.otherSides?.(a) ?? `Of the birth times within ${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`} of the stated one ${numberInWords(a.share)} % ${a.side === 'yes' ? `${a.adverse ? `indicate the matter` : `promise the matter`}` : a.side === 'split' ? `leave the matter contested` : `${a.adverse ? `do not indicate the matter` : `do not promise the matter`}`} and ${numberInWords(a.otherShare)} % ${a.otherSide === 'yes' ? `${a.adverse ? `indicate it` : `promise it`}` : a.otherSide === 'split' ? `leave it contested` : `${a.adverse ? `do not indicate it` : `do not promise it`}`}.`,
  cuspsWitness: (a) => translated()?.cuspsWitness?.(a) ?? `${a.cusps.length === 1 ? `The sub lord of cusp ${inWords(a.cusps)} reaches` : `The sub lords of cusps ${inWords(a.cusps)} reach`} houses of marriage as well.`,
  significatorsWitness: (a) => translated()?.significatorsWitness?.(a) ?? `${a.planets.length === 1 ? `The significator ${planetsInWords(a.planets)} reaches` : `The significators ${planetsInWords(a.planets)} reach`} houses of marriage as well.`,
  bothWitness: (a) => translated()?.bothWitness?.(a) ?? `${a.cusps.length === 1 ? `The sub lord of cusp ${inWords(a.cusps)}` : `The sub lords of cusps ${inWords(a.cusps)}`} and ${a.planets.length === 1 ? `the significator ${planetsInWords(a.planets)}` : `the significators ${planetsInWords(a.planets)}`} reach houses of marriage as well.`,
  outweighed: () => translated()?.outweighed?.() ?? `The houses against marriage are stronger than those for it, so expect obstacles and delay.`,
  opposed: (a) => translated()?.opposed?.(a) ?? `${a.basis === 'REQUIRED_OUTRANKS' ? `What stands against marriage is weaker than what favours it, so it limits the promise only.` : a.basis === 'REQUIRED_OUTRANKS_WHOLE_DENIAL' ? `Every house against marriage is signified, but less strongly, so it comes with resistance.` : a.basis === 'PARTIAL_OPPOSITION' ? `What stands against marriage is as strong in part as what favours it, so obstacles come with it.` : a.basis === 'WEAK_LEVEL' ? `What favours marriage is faint and some houses stand against it, so it needs support from the periods.` : `Few houses favour marriage and some stand against it, so it needs support from the periods.`}`,
  delay: (a) => translated()?.delay?.(a) ?? `${a.delay === 'MILD' ? `A mild delay is indicated.` : a.delay === 'MODERATE' ? `A moderate delay is indicated.` : `A severe delay is indicated.`}`,
  lordsOfOnePeriod: (a) => translated()?.lordsOfOnePeriod?.(a) ?? `Before ${monthInWords(a.until)} all lords of one period are strong for marriage.`,
  moreTies: () => translated()?.moreTies?.() ?? `More than one tie is possible.`,
  upapada: (a) => translated()?.upapada?.(a) ?? `${a.strength === 'SUPPORTED' ? `By Jaimini the Upapada supports keeping a marriage, which decides nothing here.` : `By Jaimini the Upapada strains keeping a marriage. KP judges it from cusp 7 alone.`}`,
  manglik: (a) => translated()?.manglik?.(a) ?? `By custom the chart is Manglik${a.ease === 'NONE' ? `` : a.ease === 'LIFTED' ? `, but exceptions lift it` : `, with exceptions that ease it`}. KP holds that the sub lord of cusp 7 decides and not Mars.`,
  calling: (a) => translated()?.calling?.(a) ?? `The chart shows ${a.calling === 'STRONG_CALLING' ? `a strong` : a.calling === 'MARKED' ? `a marked` : a.calling === 'PRESENT' ? `some` : `a quiet`} spiritual calling${a.path === 'NONE' ? `` : a.path === 'ACTION' ? `, by way of action` : a.path === 'DEVOTION' ? `, by way of devotion` : a.path === 'KNOWLEDGE' ? `, by way of knowledge` : a.path === 'KNOWLEDGE_AND_RITE' ? `, by way of knowledge and rite` : a.path === 'SERVICE_AND_AUSTERITY' ? `, by way of service and austerity` : a.path === 'MANTRA' ? `, by way of mantra` : `, towards liberation`}. The karakamsa, sign of the self, is ${named(a.sign)} by ${planetInWords(a.atmakaraka)}${a.known ? `, and the deity is ${named(a.deity)}` : ``}.`,
  closeCall: () => translated()?.closeCall?.() ?? `Another planet stands less than one minute of arc from the Atmakaraka, so a small error of birth time may change all of this.`,
  spiritualProgress: () => translated()?.spiritualProgress?.() ?? `Spiritual progress`,
  kpJudgesProgress: (a) => translated()?.kpJudgesProgress?.(a) ?? `KP judges whether progress comes about and the karakamsa the inclination${a.opposed ? `, so both may hold` : ``}.`,
  karma: (a) => translated()?.karma?.(a) ?? `By Parashari tradition the karma of the present period is ${a.fixity === 'DRIDHA' ? `fixed, so little change is expected of it` : a.fixity === 'DRIDHA_ADRIDHA' ? `mixed, so steady effort may soften it` : `light, so effort is said to change it`}.`,
  otherAtmakaraka: () => translated()?.otherAtmakaraka?.() ?? `The scheme of eight karakas has another Atmakaraka. Both stand in the result, and the scheme of seven is read.`,
  signsOfNavamsa: () => translated()?.signsOfNavamsa?.() ?? `Signs of the karakamsa are those of the navamsa, and planets aspect them by sign.`,
  callingsUsual: () => translated()?.callingsUsual?.() ?? `Of many births about one in three shows a strong calling and every second one a marked one.`,
  pathByPlanet: () => translated()?.pathByPlanet?.() ?? `The path goes by the planet that decides the Ishta Devata.`,
  lensExtension: () => translated()?.lensExtension?.() ?? `The points of this reading and its scale are our own, and no book states them. The signs and the deity follow Jaimini tradition.`,
  ratherBusiness: (a) => translated()?.ratherBusiness?.(a) ?? `Own business is ${a.verdict === 'ACTIVE' ? `promised` : a.verdict === 'MIXED_ACTIVE' ? `promised with opposition` : a.verdict === 'PARTIALLY_ACTIVE' ? `promised weakly` : a.verdict === 'CONTRADICTED' ? `spoken for and against alike` : a.verdict === 'DENIED' ? `denied` : `not promised`} and service is not, ${a.leansToService ? `although the five rules on the form of work lean to service` : `so the chart points to business rather than service`}.`,
  careerBalance: (a) => translated()?.careerBalance?.(a) ?? `The balance of the career cusps is ${a.band === 'STRONG' ? `strong` : a.band === 'FAVOURABLE' ? `favourable` : a.band === 'MIXED' ? `mixed` : a.band === 'OBSTRUCTED' ? `obstructed` : `heavily obstructed`} (${numberInWords(a.balance)} on a scale from -100 to 100)${a.side === 'yes' ? `` : a.side === 'split' ? `, while cusp 10 itself speaks for work and against it` : `, but cusp 10 decides, and it does not promise service`}.`,
  careerStruggle: (a) => translated()?.careerStruggle?.(a) ?? `The balance of the career cusps is ${a.band === 'STRONG' ? `strong` : a.band === 'FAVOURABLE' ? `favourable` : a.band === 'MIXED' ? `mixed` : a.band === 'OBSTRUCTED' ? `obstructed` : `heavily obstructed`} (${numberInWords(a.balance)} on a scale from -100 to 100), so the promise comes with struggle.`,
  promotionGate: (a) => translated()?.promotionGate?.(a) ?? `${a.working ? `Promotion` : `Where there is a post, promotion`} is possible by cusp 11, and promotion is ${a.verdict === 'ACTIVE' ? `promised` : a.verdict === 'MIXED_ACTIVE' ? `promised with opposition` : a.verdict === 'PARTIALLY_ACTIVE' ? `promised weakly` : a.verdict === 'CONTRADICTED' ? `spoken for and against alike` : a.verdict === 'DENIED' ? `denied` : `not promised`}.`,
  promotionGateOnly: (a) => translated()?.promotionGateOnly?.(a) ?? `${a.working ? `Promotion` : `Where there is a post, promotion`} is possible by cusp 11, but by cusp 10 promotion is ${a.side === 'yes' ? `promised` : a.side === 'split' ? `spoken for and against alike` : `not promised`}.`,
  income: (a) => translated()?.income?.(a) ?? `${a.working ? `Income from work` : `Where there is work, its income`} is ${a.grade === 'ABUNDANT' ? `abundant` : a.grade === 'GOOD' ? `good` : a.grade === 'MODERATE' ? `moderate` : a.grade === 'THIN' ? `thin` : `strained`} (${numberInWords(a.balance)} on a scale from -8 to 8).`,
  rulesOnBoth: (a) => translated()?.rulesOnBoth?.(a) ?? `The five rules ${a.agreement === 'STRONG' ? `agree well on` : a.agreement === 'PARTIAL' ? `lean to` : `lean to`} service and business together${a.closed === 'NONE' ? `` : a.closed === 'service' ? `, but service by itself is not promised` : a.closed === 'business' ? `, but business by itself is not promised` : `, but neither is promised`}.`,
  rulesOnOne: (a) => translated()?.rulesOnOne?.(a) ?? `The five rules ${a.agreement === 'STRONG' ? `agree well on` : a.agreement === 'PARTIAL' ? `lean to` : `lean to`} ${a.form === 'service' ? `service` : `business`}, ${a.side === 'yes' ? `and it is promised` : a.side === 'split' ? `but ${a.form === 'service' ? `service` : `business`} by itself is spoken for and against alike` : `but ${a.form === 'service' ? `service` : `business`} by itself is not promised`}.`,
  governmentPost: (a) => translated()?.governmentPost?.(a) ?? `A government post is ${a.verdict === 'ACTIVE' ? `promised` : a.verdict === 'MIXED_ACTIVE' ? `promised with opposition` : a.verdict === 'PARTIALLY_ACTIVE' ? `promised weakly` : a.verdict === 'CONTRADICTED' ? `spoken for and against alike` : a.verdict === 'DENIED' ? `denied` : `not promised`}${a.sector === 'self' ? `, although the fields of work point to self-employment` : a.sector === 'private' ? `, although the fields of work point to the private sector` : ``}.`,
  tendenciesOnly: () => translated()?.tendenciesOnly?.() ?? `The chart shows tendencies only, so work that a person seeks or holds remains open to them.`,
  rulesAgreeLittle: (a) => translated()?.rulesAgreeLittle?.(a) ?? `The five rules on service or business agree little${a.narrow ? `, so business leads by a narrow margin` : ``}.`,
  noSettledOccupation: () => translated()?.noSettledOccupation?.() ?? `No settled occupation stands out, so the list of occupations shows only a leaning.`,
  blockage: (a) => translated()?.blockage?.(a) ?? `Over a lifetime cusp 10 indicates ${a.code === 'LAYOFF_EXPOSURE' ? `exposure to layoff` : a.code === 'PROLONGED_UNEMPLOYMENT' ? `long unemployment` : a.code === 'BLOCKED_PROMOTION' ? `blocked promotion` : `a stagnant salary`} (${a.severity === 'MODERATE' ? `moderate` : `severe`})${a.eased ? `${a.code === 'LAYOFF_EXPOSURE' ? `, although the risk at this date is low` : a.code === 'PROLONGED_UNEMPLOYMENT' ? `, although a start in work is promised` : a.code === 'BLOCKED_PROMOTION' ? `, although its gate at cusp 11 is open` : `, although income as a whole is good`}` : ``}.`,
  moneyDrains: (a) => translated()?.moneyDrains?.(a) ?? `${a.cusps.length === 1 ? `Cusp ${inWords(a.cusps)} shows` : `Cusps ${inWords(a.cusps)} show`} money draining away.`,
  riskToPost: (a) => translated()?.riskToPost?.(a) ?? `On ${dayInWords(a.on)} the risk to any post held is ${a.band === 'ELEVATED' ? `elevated` : `high`} (${numberInWords(a.score)} of 100)${a.pressureOnly ? `, which is pressure, since the chart does not show its loss` : ``}.`,
  promotionLate: () => translated()?.promotionLate?.() ?? `Promotion comes late, because a planet of cusp 11 was retrograde at birth.`,
  promotionLateOrNot: (a) => translated()?.promotionLateOrNot?.(a) ?? `By cusp 11 promotion comes late, and by cusp 10 promotion is ${a.side === 'yes' ? `promised` : a.side === 'split' ? `spoken for and against alike` : `not promised`}.`,
  promotionNotPossible: (a) => translated()?.promotionNotPossible?.(a) ?? `${a.promised ? `Promotion is promised by cusp 10, but by cusp 11 it is not possible.` : `By cusp 11 promotion is not possible.`}`,
  noPromotionDate: () => translated()?.noPromotionDate?.() ?? `No date of a promotion is given, because it is not promised.`,
  noStrongPromotion: () => translated()?.noStrongPromotion?.() ?? `No strong period for promotion comes in the first half of these years.`,
  dasamsa: (a) => translated()?.dasamsa?.(a) ?? `By Parashari the dasamsa shows ${a.verdict === 'SUPPORTED' ? `more support than strain` : a.verdict === 'MIXED' ? `support and strain side by side` : `more strain than support`} for work. KP judges it from cusp 10.`,
  answerOfCareer: () => translated()?.answerOfCareer?.() ?? `The answer speaks of the natal promise of a career. What becomes of a present post is read from its risk of loss and its time of change.`,
  changeGateOpen: () => translated()?.changeGateOpen?.() ?? `The gate of a change of post is open by 3, 5 or 9, although the catalogue does not promise it clearly.`,
  changeGateClosed: () => translated()?.changeGateClosed?.() ?? `A change of post is promised by other houses, but its gate of 3, 5 and 9 is closed, so it has no date.`,
  matchGoodIn: (a) => translated()?.matchGoodIn?.(a) ?? `Of the six factors of KP, the match is good in ${inWords(a.factors)}.`,
  matchWeakIn: (a) => translated()?.matchWeakIn?.(a) ?? `By the factors of KP the match is weak in ${inWords(a.factors)}.`,
  periodsShared: (a) => translated()?.periodsShared?.(a) ?? `The two share periods of marriage in ${a.underAge ? `the ten years from the day on which both are 18` : `the next ten years`}.`,
  noPeriodShared: (a) => translated()?.noPeriodShared?.(a) ?? `No period of marriage of ${a.underAge ? `the ten years from the day on which both are 18` : `the next ten years`} is shared by the two.`,
  firstShared: (a) => translated()?.firstShared?.(a) ?? `${a.best ? `The first of the best periods of marriage that both share` : `The first period of marriage that both share`} ${a.runs}.`,
  upapadasWell: (a) => translated()?.upapadasWell?.(a) ?? `By Jaimini custom the two Upapadas stand well to each other (${a.distance === 1 ? `in the same sign` : `the second is the ${ordinal(a.distance)} sign from the first`})${a.strained === 'NONE' ? `, which decides nothing in KP` : a.strained === 'person1' ? `. But by itself that of the first person is strained, and KP gives neither a part` : a.strained === 'person2' ? `. But by itself that of the second person is strained, and KP gives neither a part` : `. But by itself each is strained, and KP gives neither a part`}.`,
  upapadasWeak: (a) => translated()?.upapadasWeak?.(a) ?? `By Jaimini custom the two Upapadas stand weakly to each other (${a.distance === 1 ? `in the same sign` : `the second is the ${ordinal(a.distance)} sign from the first`}). KP judges marriage from the sub lord of cusp 7.`,
  promiseTurns: (a) => translated()?.promiseTurns?.(a) ?? `Within two minutes of birth time the promise of marriage changes for ${a.who === 'person1' ? `the first person` : a.who === 'person2' ? `the second person` : `either person`}, so have the time checked.`,
  notPromisedFor: (a) => translated()?.notPromisedFor?.(a) ?? `Marriage is not promised for ${a.who === 'person1' ? `the first person` : a.who === 'person2' ? `the second person` : `either person`}, which alone ${a.keeps ? `keeps` : `would keep`} the verdict low.`,
  neverAReason: () => translated()?.neverAReason?.() ?? `A low score is never a reason to refuse a person.`,
  oneManglik: (a) => translated()?.oneManglik?.(a) ?? `By custom only ${a.who === 'person1' ? `the first person` : `the second person`} is Manglik${a.ease === 'NONE' ? `` : a.ease === 'LIFTED' ? `, but exceptions lift it` : `, with exceptions that ease it`}. KP holds that Mars in a house is not by itself a denial or a danger.`,
  bothManglik: () => translated()?.bothManglik?.() ?? `By custom both charts are Manglik, which families take as matched. KP gives it no part.`,
  starDoshas: (a) => translated()?.starDoshas?.(a) ?? `By the birth stars ${a.which === 'NADI' ? `nadi dosha is` : a.which === 'BHAKOOT' ? `bhakoot dosha is` : `nadi dosha and bhakoot dosha are`} present and not lifted. KP does not match couples by birth stars.`,
  kalaSarpa: (a) => translated()?.kalaSarpa?.(a) ?? `By modern custom the chart of ${a.who === 'person1' ? `the first person` : a.who === 'person2' ? `the second person` : `each person`} shows Kala Sarpa. KP gives it no role.`,
  kootaPoints: (a) => translated()?.kootaPoints?.(a) ?? `By Parashari the birth stars give ${numberInWords(a.total)} of ${numberInWords(a.maximum)} points, which is ${a.band === 'EXCELLENT' ? `excellent` : a.band === 'GOOD' ? `good` : a.band === 'AVERAGE' ? `average` : a.band === 'BELOW_AVERAGE' ? `below average` : `low`}${a.recommended ? ` and only names the recommendation` : ` and decides nothing here`}.`,
  matchBySubLords: (a) => translated()?.matchBySubLords?.(a) ?? `KP finds the match ${a.verdict === 'EXCELLENT' ? `excellent` : a.verdict === 'GOOD' ? `good` : a.verdict === 'AVERAGE' ? `average` : a.verdict === 'BELOW_AVERAGE' ? `below average` : `low`} (${numberInWords(a.total)} of ${numberInWords(a.maximum)}), with sub lords of cusp 7 that signify ${a.firstHouses.length === 0 ? `no house of marriage` : `${housesNamed(a.firstHouses)}`} (${planetInWords(a.first)}) and ${a.secondHouses.length === 0 ? `no house of marriage` : `${housesNamed(a.secondHouses)}`} (${planetInWords(a.second)}).`,
  matchWithoutHouses: (a) => translated()?.matchWithoutHouses?.(a) ?? `KP finds the match ${a.verdict === 'EXCELLENT' ? `excellent` : a.verdict === 'GOOD' ? `good` : a.verdict === 'AVERAGE' ? `average` : a.verdict === 'BELOW_AVERAGE' ? `below average` : `low`} (${numberInWords(a.total)} of ${numberInWords(a.maximum)}), with no house of marriage signified by ${planetInWords(a.first)} and ${planetInWords(a.second)}, the sub lords of cusp 7.`,
  partnerOnlyIfMarried: (a) => translated()?.partnerOnlyIfMarried?.(a) ?? `Marriage is not promised for ${a.who === 'person1' ? `the first person` : `the second person`}, so the partner described applies only if the person marries in spite of that.`,
  kpDecidesMatch: () => translated()?.kpDecidesMatch?.() ?? `KP decides the answer. The koota total only names one recommendation against the other.`,
  sevenFactorsOwn: () => translated()?.sevenFactorsOwn?.() ?? `The seven factors are a score of our own for a first look, so their verdict can differ and decides nothing here.`,
  rolesAssumed: (a) => translated()?.rolesAssumed?.(a) ?? `The roles of groom and bride are assumed. With the roles exchanged the birth stars give ${numberInWords(a.reverse)}, which decides nothing here. Send the gender of both to fix the roles.`,
  periodsCanBring: (a) => translated()?.periodsCanBring?.(a) ?? `The running periods can bring ${inWords(a.matters)}, whatever the tone of one day.`,
  periodsCanBringMore: (a) => translated()?.periodsCanBringMore?.(a) ?? `The running periods can bring ${named(a.first)}, ${named(a.second)} and ${numberInWords(a.more)} more, whatever the tone of one day.`,
  nearJunction: (a) => translated()?.nearJunction?.(a) ?? `The ${a.which === 'MAHADASHA' ? `mahadasha is` : a.which === 'ANTARDASHA' ? `antardasha is` : `mahadasha and antardasha are`} near a junction, so less can be said with confidence.`,
  rulingPlanetsUnknown: () => translated()?.rulingPlanetsUnknown?.() ?? `The ruling planets of this place are not known, so they do not count.`,
  taraUnknown: () => translated()?.taraUnknown?.() ?? `The star count from birth is not known, so it does not count.`,
  sunlessDay: () => translated()?.sunlessDay?.() ?? `The Sun does not both rise and set there, so the day runs 24 hours from the moment.`,
  choghadiya: (a) => translated()?.choghadiya?.(a) ?? `By almanac custom the choghadiya of the moment, ${named(a.name)}, is ${a.quality === 'auspicious' ? `auspicious` : a.quality === 'inauspicious' ? `inauspicious` : `neutral`}.${a.opposed ? ` KP goes by the sub of the Moon instead.` : ``}`,
  dayTone: (a) => translated()?.dayTone?.(a) ?? `Beside this person's other days the day ${a.tone === 'SUPPORTIVE' ? `is supportive` : a.tone === 'STEADY' ? `is steady` : a.tone === 'MIXED' ? `is mixed` : `asks for care`}.`,
  dayLords: (a) => translated()?.dayLords?.(a) ?? `${a.lords.length === 1 ? `The lord of all its periods, ${planetsInWords(a.lords)}, signifies` : `The lords of its periods, ${planetsInWords(a.lords)}, signify`} ${housesNamed(a.houses)} at level 1.`,
  noGoodStretch: (a) => translated()?.noGoodStretch?.(a) ?? `No good stretch clear of Rahu Kaal comes ${a.sunless ? `in these 24 hours` : `before the next sunrise`}.`,
  bestStretch: (a) => translated()?.bestStretch?.(a) ?? `The best stretch ${a.sunless ? `in these 24 hours` : `before the next sunrise`} ${a.running ? `${a.brief ? `is a short one that runs already` : `is already running`}, until ${a.sameDay ? `${timeInWords(a.to)}` : `${instantInWords(a.to)}`}` : `${a.brief ? `is a short one` : `runs`} from ${instantInWords(a.from)} to ${a.sameDay ? `${timeInWords(a.to)}` : `${instantInWords(a.to)}`}`}.`,
  weakStretch: (a) => translated()?.weakStretch?.(a) ?? `The longest weak stretch ${a.running ? `is already running, until ${a.sameDay ? `${timeInWords(a.to)}` : `${instantInWords(a.to)}`}` : `runs from ${instantInWords(a.from)} to ${a.sameDay ? `${timeInWords(a.to)}` : `${instantInWords(a.to)}`}`}.`,
  toneOfDay: () => translated()?.toneOfDay?.() ?? `The tone of the day says how it leans beside the person's other days, not what will happen.`,
  customUncounted: () => translated()?.customUncounted?.() ?? `Star count and eighth Moon are Parashari custom, so they are told and never counted.`,
  placesOfParts: () => translated()?.placesOfParts?.() ?? `The running periods and the transits are read at the birth place, the rest at the place of the day.`,
  noClockSent: (a) => translated()?.noClockSent?.(a) ?? `No clock of the place was sent, so the offset ${a.offset} of the birth data is used there.`,
  sunlessAlmanac: () => translated()?.sunlessAlmanac?.() ?? `The Sun does not both rise and set there. So the almanac follows 06:00 and 18:00 local mean time, and the stretches run 24 hours.`,
  yearTone: (a) => translated()?.yearTone?.(a) ?? `The ${a.begun ? `rest of the year, until ${dayInWords(a.to)},` : `year from ${dayInWords(a.from)} to ${dayInWords(a.to)}`} ${a.over ? `looked` : `looks`} ${a.tone === 'FAVOURABLE' ? `favourable` : a.tone === 'STEADY' ? `steady` : a.tone === 'MIXED' ? `mixed` : `challenging`} beside the person's other years. ${a.opposed ? `But its` : `Its`} Tajik annual chart ${a.over ? `was` : `is`} ${a.annual === 'FAVOURABLE' ? `favourable` : a.annual === 'MIXED' ? `mixed` : `difficult`}.`,
  yearBegan: (a) => translated()?.yearBegan?.(a) ?? `The year began on ${dayInWords(a.from)}, and what is past is left out.`,
  yearOver: () => translated()?.yearOver?.() ?? `This year is over.`,
  bestOpening: (a) => translated()?.bestOpening?.(a) ?? `The best opening ${a.past ? `was` : `is`} for ${named(a.event)}, ${a.when === 'DEFERRED' ? `from ${dayInWords(a.from)}, when its delayed lord is free, to ${dayInWords(a.to)}` : a.when === 'RUNNING' ? `and it is already running, until ${dayInWords(a.to)}` : `${a.dates}`}, if the birth chart promises it.`,
  jupiterReturn: (a) => translated()?.jupiterReturn?.(a) ?? `Jupiter passes its natal place on ${dayInWords(a.on)}, a return that Parashari tradition links with growth.`,
  rulingPlanetsAtStart: () => translated()?.rulingPlanetsAtStart?.() ?? `Ruling planets that order months and openings are those of the beginning of what is read.`,
  housesOfParts: () => translated()?.housesOfParts?.() ?? `Openings are judged on the houses of each matter, months and antardashas on those of work and gain.`,
  yearPointsOwn: () => translated()?.yearPointsOwn?.() ?? `The points of the year and its tone are our own, over systems that no book adds up.`,
  dasha: (a) => translated()?.dasha?.(a) ?? `${a.system === 'vimshottari' ? `Vimshottari` : a.system === 'yogini' ? `Yogini` : `Chara`}`,
  vimshottari: (a) => translated()?.vimshottari?.(a) ?? `By Vimshottari the period of ${planetsInWords(a.lords)} ${a.class === 'FULL' ? `supports it fully` : a.class === 'PARTIAL' ? `supports it in part` : a.class === 'WEAK' ? `supports it only weakly` : `does not support it`}${a.against.length === 0 ? `` : a.against.length === 1 ? `, because ${planetsInWords(a.against)} works against it` : `, because ${planetsInWords(a.against)} work against it`}.`,
  yoginiOne: (a) => translated()?.yoginiOne?.(a) ?? `By the Yogini dasha ${planetInWords(a.planet)} rules both periods and ${a.strong ? `is strong for it` : `is not strong for it`}.`,
  yoginiOnePlain: (a) => translated()?.yoginiOnePlain?.(a) ?? `By the Yogini system ${planetInWords(a.planet)} rules both periods and ${a.strong ? `is strong for it` : `is not strong for it`}.`,
  yoginiTwo: (a) => translated()?.yoginiTwo?.(a) ?? `By the Yogini dasha ${a.pointing === 'BOTH' ? `both ${planetInWords(a.md)} and ${planetInWords(a.ad)} are strong for it` : a.pointing === 'MD' ? `${planetInWords(a.md)} is strong for it, but ${planetInWords(a.ad)} is not` : a.pointing === 'AD' ? `${planetInWords(a.ad)} is strong for it, but ${planetInWords(a.md)} is not` : `neither ${planetInWords(a.md)} nor ${planetInWords(a.ad)} is strong for it`}.`,
  yoginiTwoPlain: (a) => translated()?.yoginiTwoPlain?.(a) ?? `By the Yogini system ${a.pointing === 'BOTH' ? `both ${planetInWords(a.md)} and ${planetInWords(a.ad)} are strong for it` : a.pointing === 'MD' ? `${planetInWords(a.md)} is strong for it, but ${planetInWords(a.ad)} is not` : a.pointing === 'AD' ? `${planetInWords(a.ad)} is strong for it, but ${planetInWords(a.md)} is not` : `neither ${planetInWords(a.md)} nor ${planetInWords(a.ad)} is strong for it`}.`,
  charaOne: (a) => translated()?.charaOne?.(a) ?? `By the Chara dasha ${named(a.md)} rules both periods and ${a.points ? `holds or sees` : `neither holds nor sees`} ${a.one ? `${named(a.sign)}, sign of house ${numberInWords(a.house)} and of its significator ${planetInWords(a.planet)}` : `${named(a.sign)}, sign of house ${numberInWords(a.house)}, or ${named(a.karakaSign)}, sign of its significator ${planetInWords(a.planet)}`}.`,
  charaTwo: (a) => translated()?.charaTwo?.(a) ?? `By the Chara dasha ${a.pointing === 'BOTH' ? `both ${named(a.md)} and ${named(a.ad)} hold or see ${a.one ? `${named(a.sign)}, sign of house ${numberInWords(a.house)} and of its significator ${planetInWords(a.planet)}` : `${named(a.sign)}, sign of house ${numberInWords(a.house)}, or ${named(a.karakaSign)}, sign of its significator ${planetInWords(a.planet)}`}` : a.pointing === 'MD' ? `${named(a.md)} holds or sees ${a.one ? `${named(a.sign)}, sign of house ${numberInWords(a.house)} and of its significator ${planetInWords(a.planet)}` : `${named(a.sign)}, sign of house ${numberInWords(a.house)}, or ${named(a.karakaSign)}, sign of its significator ${planetInWords(a.planet)}`}, but ${named(a.ad)} does not` : a.pointing === 'AD' ? `${named(a.ad)} holds or sees ${a.one ? `${named(a.sign)}, sign of house ${numberInWords(a.house)} and of its significator ${planetInWords(a.planet)}` : `${named(a.sign)}, sign of house ${numberInWords(a.house)}, or ${named(a.karakaSign)}, sign of its significator ${planetInWords(a.planet)}`}, but ${named(a.md)} does not` : `neither ${named(a.md)} nor ${named(a.ad)} holds or sees ${a.one ? `${named(a.sign)}, sign of house ${numberInWords(a.house)} and of its significator ${planetInWords(a.planet)}` : `${named(a.sign)}, sign of house ${numberInWords(a.house)}, or ${named(a.karakaSign)}, sign of its significator ${planetInWords(a.planet)}`}`}.`,
  allPoint: (a) => translated()?.allPoint?.(a) ?? `At this date all three dashas point to ${a.matter}.`,
  allPointPlain: (a) => translated()?.allPointPlain?.(a) ?? `At this date all three kinds of periods point to ${a.matter}.`,
  nonePoints: (a) => translated()?.nonePoints?.(a) ?? `At this date no dasha points to ${a.matter}.`,
  nonePointsPlain: (a) => translated()?.nonePointsPlain?.(a) ?? `At this date no kind of period points to ${a.matter}.`,
  pointByHalf: (a) => translated()?.pointByHalf?.(a) ?? `At this date ${inWords(a.half)} ${a.half.length === 1 ? `points` : `point`} to ${a.matter} only by half.`,
  onlyPoint: (a) => translated()?.onlyPoint?.(a) ?? `At this date only ${inWords(a.on)} ${a.on.length === 1 ? `points` : `point`} to ${a.matter}.`,
  pointAndByHalf: (a) => translated()?.pointAndByHalf?.(a) ?? `At this date ${inWords(a.on)} ${a.on.length === 1 ? `points` : `point`} to ${a.matter}, and ${inWords(a.half)} only by half.`,
  noPeriodRuns: (a) => translated()?.noPeriodRuns?.(a) ?? `By ${a.dasha === 'yogini' ? `Yogini` : `Chara`} no period runs at this date, because its rounds are over.`,
  wouldCarry: (a) => translated()?.wouldCarry?.(a) ?? `The chart does not ${a.adverse ? `show` : `promise`} ${a.matter}, so the dashas show only what their periods would carry.`,
  wouldCarryPlain: (a) => translated()?.wouldCarryPlain?.(a) ?? `The chart does not ${a.adverse ? `show` : `promise`} ${a.matter}, so what follows shows only what the periods would carry.`,
  tendencyOnly: (a) => translated()?.tendencyOnly?.(a) ?? `${named(a.event)} is unwelcome, and a dasha that points to it shows a tendency only.`,
  tendencyOnlyPlain: (a) => translated()?.tendencyOnlyPlain?.(a) ?? `${named(a.event)} is unwelcome, and a period that points to it shows a tendency only.`,
  byTwoLords: () => translated()?.byTwoLords?.() ?? `By its first two lords Vimshottari points to it now, but not by the third, and the spans count the two.`,
  byThirdLord: () => translated()?.byThirdLord?.() ?? `With its third lord Vimshottari points to it now, but not by the first two, which the spans count.`,
  noTwoMeet: (a) => translated()?.noTwoMeet?.(a) ?? `No two dashas point to it together before ${monthInWords(a.until)}.`,
  noTwoMeetPlain: (a) => translated()?.noTwoMeetPlain?.(a) ?? `No two kinds of periods point to it together before ${monthInWords(a.until)}.`,
  alreadyMeet: (a) => translated()?.alreadyMeet?.(a) ?? `${a.all ? `All three dashas` : `${inWords(a.dashas)}`} already meet at this date, until ${a.open ? `at least ${dayInWords(a.end)}` : `${dayInWords(a.end)}`}.`,
  alreadyMeetPlain: (a) => translated()?.alreadyMeetPlain?.(a) ?? `${a.all ? `All three kinds of periods` : `${inWords(a.dashas)}`} already meet at this date, until ${a.open ? `at least ${dayInWords(a.end)}` : `${dayInWords(a.end)}`}.`,
  firstMeet: (a) => translated()?.firstMeet?.(a) ?? `${a.all ? `All three dashas` : `${inWords(a.dashas)}`} first meet ${a.open ? `from ${dayInWords(a.from)} to at least ${dayInWords(a.end)}` : `${a.dates}`}.`,
  firstMeetPlain: (a) => translated()?.firstMeetPlain?.(a) ?? `${a.all ? `All three kinds of periods` : `${inWords(a.dashas)}`} first meet ${a.open ? `from ${dayInWords(a.from)} to at least ${dayInWords(a.end)}` : `${a.dates}`}.`,
  allFirstMeet: (a) => translated()?.allFirstMeet?.(a) ?? `All three first meet ${a.open ? `from ${dayInWords(a.from)} to at least ${dayInWords(a.end)}` : `${a.dates}`}.`,
  noThreeWitnesses: () => translated()?.noThreeWitnesses?.() ?? `Vimshottari and Yogini start from the same star of the Moon, and all three read one set of houses. Their agreement is not that of three witnesses.`,
  comparedAsTheyStand: () => translated()?.comparedAsTheyStand?.() ?? `The periods of the date are compared as they stand, although the matter is not read at this age.`,
  dashasExtension: () => translated()?.dashasExtension?.() ?? `Laying three dashas side by side is ours. The promise and Vimshottari are read by KP, which decides, and the two others are second opinions.`,
};
