// Written by npm run generate from career.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, dayInWords, housesNamed, inWords, named, numberInWords, planetFirst, planetInWords, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly useNote: () => string;
  readonly nothingBlocks: (a: { readonly csl: PlanetName }) => string;
  readonly starLordDelays: (a: { readonly starLord: PlanetName }) => string;
  readonly nothingToRelease: () => string;
  readonly blockage: (a: { readonly code: 'BLOCKED_PROMOTION' | 'LAYOFF_EXPOSURE' | 'PROLONGED_UNEMPLOYMENT' | 'STAGNANT_SALARY' }) => string;
  readonly blockageIndicated: (a: { readonly blockage: string; readonly severity: 'MODERATE' | 'SEVERE'; readonly beside: readonly string[] }) => string;
  readonly blockageGround: (a: { readonly csl: PlanetName; readonly missing: readonly number[]; readonly delayed: boolean; readonly starLord: PlanetName }) => string;
  readonly noRelief: () => string;
  readonly relief: () => string;
  readonly eventPromised: (a: { readonly event: string }) => string;
  readonly incomeGood: (a: { readonly grade: 'ABUNDANT' | 'GOOD' }) => string;
  readonly allTheSame: (a: { readonly beside: string }) => string;
  readonly workAndSector: (a: { readonly work: 'business' | 'inconclusive' | 'mixed' | 'service'; readonly sector: 'government' | 'mixed' | 'private' | 'self' }) => string;
  readonly governmentAndAbroad: (a: { readonly government: 'INDICATED' | 'POSSIBLE' | 'UNLIKELY'; readonly apart: boolean; readonly abroad: 'INDICATED' | 'POSSIBLE' | 'UNLIKELY' }) => string;
  readonly careerBalance: (a: { readonly band: 'FAVOURABLE' | 'HEAVILY_OBSTRUCTED' | 'MIXED' | 'OBSTRUCTED' | 'STRONG'; readonly score: number; readonly arc: 'NONE' | 'PRESSURE' | 'QUIET' | 'RISE' | 'STEADY'; readonly until: string }) => string;
  readonly noRiskPeriods: (a: { readonly reason: string }) => string;
  readonly aStart: () => string;
  readonly nextStartDates: () => string;
  readonly nextJobOrBusiness: () => string;
  readonly lossMarked: () => string;
  readonly ownership: (a: { readonly ownership: 'EITHER' | 'NONE' | 'PARTNERSHIP' | 'SOLO' }) => string;
  readonly withoutBusiness: (a: { readonly ownership: 'EITHER' | 'PARTNERSHIP' | 'SOLO' }) => string;
  readonly nextOccupations: () => string;
  readonly nextPromotion: () => string;
  readonly nextJobChange: () => string;
  readonly promised: (a: { readonly event: string }) => string;
  readonly cuspCarries: (a: { readonly cusp: number; readonly net: number }) => string;
  readonly cuspWorksAgainst: (a: { readonly cusp: number; readonly net: number }) => string;
  readonly resultsLate: (a: { readonly starLord: PlanetName; readonly csl: PlanetName }) => string;
  readonly nextPromotionByCusp: () => string;
  readonly nextOtherPost: () => string;
  readonly sharedSubLord: () => string;
  readonly panelDisclaimer: () => string;
  readonly nextFields: () => string;
  readonly nextRelief: () => string;
  readonly cuspsBalance: (a: { readonly band: 'FAVOURABLE' | 'HEAVILY_OBSTRUCTED' | 'MIXED' | 'OBSTRUCTED' | 'STRONG'; readonly index: number }) => string;
  readonly cuspsHelpAndOppose: (a: { readonly helps: boolean; readonly best: number; readonly bestLord: PlanetName; readonly opposes: boolean; readonly worst: number; readonly worstLord: PlanetName }) => string;
  readonly nextOccupationsInFields: () => string;
  readonly nextDailyWork: () => string;
  readonly noIncrementDate: (a: { readonly event: string }) => string;
  readonly anIncrement: () => string;
  readonly nextWealth: () => string;
  readonly earnedIncome: (a: { readonly grade: 'ABUNDANT' | 'GOOD' | 'MODERATE' | 'STRAINED' | 'THIN'; readonly balance: number; readonly steadiness: 'MIXED' | 'STEADY' | 'VARIABLE' }) => string;
  readonly moneyDrains: (a: { readonly cusps: readonly number[] }) => string;
  readonly aChange: () => string;
  readonly transitsMissing: () => string;
  readonly noChangeNoDate: (a: { readonly csl: PlanetName }) => string;
  readonly nextPostAbroad: () => string;
  readonly nextBlockage: () => string;
  readonly nextPresentPost: () => string;
  readonly rulesSources: () => string;
  readonly ruleEMixed: () => string;
  readonly nextBusiness: () => string;
  readonly neitherPromised: () => string;
  readonly bothPromises: (a: { readonly service: 'no' | 'split' | 'yes'; readonly business: 'no' | 'split' | 'yes' }) => string;
  readonly noRuleDecides: () => string;
  readonly rulesDivided: () => string;
  readonly rulesPoint: (a: { readonly count: number; readonly consensus: 'business' | 'mixed' | 'service'; readonly agreement: 'DIVERGENT' | 'PARTIAL' | 'STRONG' }) => string;
  readonly leaningAndPromises: () => string;
  readonly adviceNeither: () => string;
  readonly rulesLean: (a: { readonly consensus: 'business' | 'inconclusive' | 'mixed' | 'service' }) => string;
  readonly nodeReadAs: () => string;
  readonly unsettled: () => string;
  readonly leadingFamilies: (a: { readonly families: readonly string[]; readonly scores: readonly number[] }) => string;
  readonly family: (a: { readonly family: 'ARTS' | 'COMMERCE' | 'DEFENCE' | 'EDUCATION' | 'ENGINEERING' | 'FINANCE' | 'GOVERNMENT' | 'INDUSTRY' | 'IT' | 'LAW' | 'MEDIA' | 'MEDICINE' | 'RELIGION' | 'SERVICE' | 'SPORT' }) => string;
  readonly askedOccupation: (a: { readonly title: string; readonly place: string; readonly rank: number; readonly count: number; readonly score: number }) => string;
  readonly bestMatch: (a: { readonly title: string; readonly rank: number; readonly score: number }) => string;
  readonly unsettledByHouses: (a: { readonly csl: PlanetName }) => string;
  readonly unsettledByScore: (a: { readonly least: number }) => string;
  readonly typeOfWorkReads: () => string;
  readonly nextOccupationsByCusp: () => string;
  readonly pointsToWork: (a: { readonly planet: PlanetName; readonly house: number; readonly industry: 'ARTS_TRANSPORT_LUXURY' | 'COMMERCE_COMMUNICATION' | 'ELECTRONICS_AVIATION_FOREIGN' | 'ENGINEERING_DEFENCE' | 'GOVERNMENT_MEDICINE' | 'HEALING_SOFTWARE_OCCULT' | 'LAW_FINANCE_EDUCATION' | 'LIQUIDS_PUBLIC_CARE' | 'MINING_CONSTRUCTION_LABOUR' }) => string;
  readonly nextComesWork: (a: { readonly industry: 'ARTS_TRANSPORT_LUXURY' | 'COMMERCE_COMMUNICATION' | 'ELECTRONICS_AVIATION_FOREIGN' | 'ENGINEERING_DEFENCE' | 'GOVERNMENT_MEDICINE' | 'HEALING_SOFTWARE_OCCULT' | 'LAW_FINANCE_EDUCATION' | 'LIQUIDS_PUBLIC_CARE' | 'MINING_CONSTRUCTION_LABOUR' }) => string;
  readonly formAndSector: (a: { readonly form: 'business' | 'employment' | 'mixed'; readonly sector: 'government' | 'mixed' | 'private' | 'self' }) => string;
  readonly pay: (a: { readonly pay: 'ABOVE_AVERAGE' | 'AVERAGE' | 'HIGH' | 'MODEST'; readonly mobility: 'FIXED_PLACE' | 'NORMAL' | 'TOURING_OR_ABROAD' }) => string;
  readonly onlyIfWorking: (a: { readonly near: boolean }) => string;
  readonly birthTimeChangesIt: () => string;
  readonly noMahadasha: () => string;
  readonly noMahadashaPlain: () => string;
  readonly nextRankedOccupations: () => string;
  readonly namedMost: (a: { readonly planet: PlanetName; readonly most: number; readonly rows: number }) => string;
  readonly leadsAmongEqual: (a: { readonly planet: PlanetName; readonly most: number; readonly rows: number; readonly equal: readonly PlanetName[] }) => string;
  readonly standsFor: (a: { readonly planet: PlanetName; readonly fields: readonly string[] }) => string;
  readonly countNoVerdict: () => string;
  readonly nextPay: () => string;
  readonly nextOtherPostInstead: () => string;
  readonly noPromotionNoDate: (a: { readonly csl: PlanetName }) => string;
  readonly leanAndStanding: () => string;
  readonly noProtectedPeriods: (a: { readonly reason: string }) => string;
  readonly exposure: (a: { readonly day: string; readonly band: 'ELEVATED' | 'HIGH' | 'LOW' | 'WATCH'; readonly score: number }) => string;
  readonly pressureNotLoss: () => string;
  readonly lossPeriodRuns: (a: { readonly until: string; readonly low: boolean }) => string;
  readonly exposureUndated: () => string;
  readonly noJobChange: (a: { readonly csl: PlanetName }) => string;
  readonly promisedByOtherHouses: () => string;
  readonly jobChangePromised: (a: { readonly csl: PlanetName; readonly houses: readonly number[] }) => string;
  readonly jobChangeLate: (a: { readonly starLord: PlanetName }) => string;
  readonly axisPromised: (a: { readonly axis: 'BOTH' | 'EXIT_5_9' | 'MOVE_3_12' | 'NONE'; readonly promise: string }) => string;
  readonly axisDoubted: (a: { readonly axis: 'BOTH' | 'EXIT_5_9' | 'MOVE_3_12' | 'NONE'; readonly open: boolean }) => string;
  readonly noDate: () => string;
  readonly otherPostWithIt: () => string;
  readonly gapPossible: () => string;
  readonly promotionImpossible: (a: { readonly csl: PlanetName }) => string;
  readonly promotionPossible: (a: { readonly csl: PlanetName; readonly houses: readonly number[]; readonly ownStar: boolean; readonly starLord: PlanetName }) => string;
  readonly promotionLate: (a: { readonly csl: PlanetName; readonly houses: readonly number[]; readonly retrograde: 'BOTH' | 'STAR_LORD' | 'SUB_LORD'; readonly starLord: PlanetName }) => string;
  readonly promotionByTenth: (a: { readonly verdict: 'ACTIVE' | 'CONTRADICTED' | 'DENIED' | 'MIXED_ACTIVE' | 'NEGATED' | 'PARTIALLY_ACTIVE'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number; readonly rest: 'NONE' | 'NOT_ENOUGH' | 'NO_DATE' }) => string;
  readonly stagnation: (a: { readonly why: 'DELAY' | 'NO_FULL' | 'NO_PERIOD' | 'UNTIL_BEST' }) => string;
  readonly fieldScored: (a: { readonly field: 'arts_creative' | 'business' | 'education_academia' | 'government' | 'it_software' | 'law' | 'medicine' | 'military_defence'; readonly score: number }) => string;
  readonly twoFieldsFit: (a: { readonly first: string; readonly second: string }) => string;
  readonly fieldFitsBest: (a: { readonly first: string; readonly second: string }) => string;
  readonly form: (a: { readonly form: 'business' | 'employment' | 'mixed'; readonly sector: 'government' | 'mixed' | 'private' | 'self'; readonly field: boolean }) => string;
  readonly formAndTalent: (a: { readonly form: 'business' | 'employment' | 'mixed'; readonly sector: 'government' | 'mixed' | 'private' | 'self'; readonly talent: string }) => string;
  readonly governmentNotSector: () => string;
  readonly talent: (a: { readonly talent: 'creative' | 'leadership' | 'technical' }) => string;
  readonly strongestTalent: (a: { readonly talents: readonly string[]; readonly best: number }) => string;
  readonly talentAlone: (a: { readonly talent: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  nothingBlocks: '3',
  starLordDelays: '5',
  blockageGround: '3',
  nextStartDates: '1',
  nextJobOrBusiness: 'c',
  ownership: [['ownership'],{'SOLO':'c','PARTNERSHIP':'c','EITHER':'0','NONE':'0'}],
  withoutBusiness: '1',
  nextOccupations: 'c',
  nextPromotion: 'c',
  nextJobChange: 'c',
  cuspCarries: '3',
  cuspWorksAgainst: '3',
  resultsLate: '1',
  nextPromotionByCusp: 'f',
  nextOtherPost: 'c',
  sharedSubLord: '1',
  panelDisclaimer: '40',
  nextFields: 'c',
  nextRelief: 'c',
  cuspsBalance: '1',
  cuspsHelpAndOppose: [['helps','opposes'],{'true true':'3','true false':'3','false true':'3','false false':'1'}],
  nextOccupationsInFields: 'c',
  nextDailyWork: 'c',
  nextWealth: 'c',
  moneyDrains: '3',
  noChangeNoDate: '30',
  nextPostAbroad: 'c',
  nextBlockage: 'c',
  nextPresentPost: 'c',
  rulesSources: '10',
  ruleEMixed: '1',
  nextBusiness: 'f',
  nodeReadAs: '1',
  askedOccupation: '0c',
  unsettledByHouses: '3',
  typeOfWorkReads: '1',
  nextOccupationsByCusp: 'd',
  pointsToWork: '3',
  onlyIfWorking: [['near'],{'true':'f','false':'c'}],
  birthTimeChangesIt: '3',
  nextRankedOccupations: 'c',
  namedMost: '1',
  leadsAmongEqual: '1',
  countNoVerdict: '4',
  nextPay: 'c',
  nextOtherPostInstead: 'c',
  noPromotionNoDate: '34',
  leanAndStanding: '15',
  pressureNotLoss: '4',
  noJobChange: '3',
  promisedByOtherHouses: '1',
  jobChangePromised: '3',
  jobChangeLate: 'd',
  axisPromised: [['axis'],{'EXIT_5_9':'c','MOVE_3_12':'c','BOTH':'0','NONE':'0'}],
  axisDoubted: [['axis'],{'EXIT_5_9':'c','MOVE_3_12':'c','BOTH':'0','NONE':'0'}],
  noDate: '4',
  otherPostWithIt: '4',
  promotionImpossible: '3',
  promotionPossible: '3',
  promotionLate: '3',
  promotionByTenth: '3',
  stagnation: [['why'],{'NO_PERIOD':'0','DELAY':'0','UNTIL_BEST':'0','NO_FULL':'1'}],
  governmentNotSector: '1',
} as const;

const translated = catalogue<Messages>('natal/career/career', () => say, marks, {
  'bn': () => import('./translations/career.messages.bn.ts'),
  'es': () => import('./translations/career.messages.es.ts'),
  'hi': () => import('./translations/career.messages.hi.ts'),
  'mr': () => import('./translations/career.messages.mr.ts'),
  'pt': () => import('./translations/career.messages.pt.ts'),
  'ta': () => import('./translations/career.messages.ta.ts'),
  'te': () => import('./translations/career.messages.te.ts'),
});

export const say: Messages = {
  useNote: () => translated()?.useNote?.() ?? `A traditional reading of tendencies for the person concerned. Not for decisions to hire, dismiss, promote or rank anyone.`,
  nothingBlocks: (a) => translated()?.nothingBlocks?.(a) ?? `Nothing is found that blocks the career, because ${planetInWords(a.csl)}, sub lord of cusp 10, signifies houses 2, 6, 10 and 11.`,
  starLordDelays: (a) => translated()?.starLordDelays?.(a) ?? `Its star lord ${named(a.starLord)}, retrograde at birth, delays it.`,
  nothingToRelease: () => translated()?.nothingToRelease?.() ?? `Nothing needs release, so the periods listed are simply good for work.`,
  blockage: (a) => translated()?.blockage?.(a) ?? `${a.code === 'LAYOFF_EXPOSURE' ? `exposure to layoff` : a.code === 'PROLONGED_UNEMPLOYMENT' ? `long unemployment` : a.code === 'BLOCKED_PROMOTION' ? `blocked promotion` : `a stagnant salary`}`,
  blockageIndicated: (a) => translated()?.blockageIndicated?.(a) ?? `The chart indicates ${a.blockage} (${a.severity === 'SEVERE' ? `severe` : `moderate`})${a.beside.length === 0 ? `` : ` with ${inWords(a.beside)}`}.`,
  blockageGround: (a) => translated()?.blockageGround?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 10, ${a.missing.length === 0 ? `signifies houses 2, 6, 10 and 11, but houses of loss no more weakly` : a.missing.length === 1 ? `does not signify house ${inWords(a.missing, 'or')}` : `does not signify houses ${inWords(a.missing, 'or')}`}${a.delayed ? `, and its star lord ${named(a.starLord)}, retrograde at birth, delays it` : ``}.`,
  noRelief: () => translated()?.noRelief?.() ?? `No date of relief is given, because a start in service is not promised.`,
  relief: () => translated()?.relief?.() ?? `relief`,
  eventPromised: (a) => translated()?.eventPromised?.(a) ?? `${named(a.event)} is promised`,
  incomeGood: (a) => translated()?.incomeGood?.(a) ?? `earned income as a whole is ${a.grade === 'GOOD' ? `good` : `abundant`}`,
  allTheSame: (a) => translated()?.allTheSame?.(a) ?? `${capitalised(a.beside)} all the same. One house can carry a matter, and a blockage only names those that are missing.`,
  workAndSector: (a) => translated()?.workAndSector?.(a) ?? `${a.work === 'service' ? `The work leans to service` : a.work === 'business' ? `The work leans to business` : a.work === 'mixed' ? `Service and business both have a part in the work` : `The rules do not decide between service and business`}, and the sector is ${a.sector === 'government' ? `government` : a.sector === 'private' ? `private` : a.sector === 'self' ? `self-employment` : `a mixture of government and self-employment`}.`,
  governmentAndAbroad: (a) => translated()?.governmentAndAbroad?.(a) ?? `Government work is ${a.government === 'INDICATED' ? `indicated` : a.government === 'POSSIBLE' ? `possible` : `unlikely`}${a.apart ? ` too, by tests of its own` : ``}, and work abroad is ${a.abroad === 'INDICATED' ? `indicated` : a.abroad === 'POSSIBLE' ? `possible` : `unlikely`}.`,
  careerBalance: (a) => translated()?.careerBalance?.(a) ?? `The career balance is ${a.band === 'STRONG' ? `strong` : a.band === 'FAVOURABLE' ? `favourable` : a.band === 'MIXED' ? `mixed` : a.band === 'OBSTRUCTED' ? `obstructed` : `heavily obstructed`} (${numberInWords(a.score)} on a scale from -100 to 100)${a.arc === 'RISE' ? `, and the period to ${dayInWords(a.until)} is a time of rise` : a.arc === 'STEADY' ? `, and the period to ${dayInWords(a.until)} is a time of steady work` : a.arc === 'QUIET' ? `, and the period to ${dayInWords(a.until)} is a quiet time` : a.arc === 'PRESSURE' ? `, and the period to ${dayInWords(a.until)} is a time of pressure` : ``}.`,
  noRiskPeriods: (a) => translated()?.noRiskPeriods?.(a) ?? `No periods of risk are given. ${a.reason}`,
  aStart: () => translated()?.aStart?.() ?? `a start`,
  nextStartDates: () => translated()?.nextStartDates?.() ?? `With event "business_start" it gives the transits and candidate dates of such periods.`,
  nextJobOrBusiness: () => translated()?.nextJobOrBusiness?.() ?? `It weighs employment against business by five rules.`,
  lossMarked: () => translated()?.lossMarked?.() ?? `A mark of loss asks for care.`,
  ownership: (a) => translated()?.ownership?.(a) ?? `${a.ownership === 'SOLO' ? `It favours working alone rather than with a partner.` : a.ownership === 'PARTNERSHIP' ? `It favours a partnership rather than working alone.` : a.ownership === 'EITHER' ? `Working alone and a partnership are open alike.` : `Neither self-employment nor a partnership is promised beside it.`}`,
  withoutBusiness: (a) => translated()?.withoutBusiness?.(a) ?? `${a.ownership === 'SOLO' ? `Self-employment is promised by its own houses, but that is not yet a business.` : a.ownership === 'PARTNERSHIP' ? `A partnership is promised by its own houses, but that is not yet a business.` : `Self-employment and a partnership are promised by their own houses, but that is not yet a business.`}`,
  nextOccupations: () => translated()?.nextOccupations?.() ?? `It names occupations that fit the chart.`,
  nextPromotion: () => translated()?.nextPromotion?.() ?? `It judges promotion and dates it.`,
  nextJobChange: () => translated()?.nextJobChange?.() ?? `It dates a change of job.`,
  promised: (a) => translated()?.promised?.(a) ?? `${named(a.event)} is promised.`,
  cuspCarries: (a) => translated()?.cuspCarries?.(a) ?? `Cusp ${numberInWords(a.cusp)} carries the career best (net ${numberInWords(a.net)} of 4).`,
  cuspWorksAgainst: (a) => translated()?.cuspWorksAgainst?.(a) ?? `Cusp ${numberInWords(a.cusp)} works against the career (net ${numberInWords(a.net)}).`,
  resultsLate: (a) => translated()?.resultsLate?.(a) ?? `Results come late, because ${planetInWords(a.starLord)}, star lord of the tenth sub lord ${planetInWords(a.csl)}, was retrograde at birth.`,
  nextPromotionByCusp: () => translated()?.nextPromotionByCusp?.() ?? `It judges promotion by cusp 11 and dates it.`,
  nextOtherPost: () => translated()?.nextOtherPost?.() ?? `It says whether and when another post can come.`,
  sharedSubLord: () => translated()?.sharedSubLord?.() ?? `A planet that is sub lord of several cusps counts at each of them.`,
  panelDisclaimer: () => translated()?.panelDisclaimer?.() ?? `This is a traditional astrological reading of working life, not career advice. Skill, effort and the labour market decide, so ask people who know your field.`,
  nextFields: () => translated()?.nextFields?.() ?? `It scores the fields of work that suit the chart.`,
  nextRelief: () => translated()?.nextRelief?.() ?? `It names what is missing and the periods of relief.`,
  cuspsBalance: (a) => translated()?.cuspsBalance?.(a) ?? `The balance of the career cusps is ${a.band === 'STRONG' ? `strong` : a.band === 'FAVOURABLE' ? `favourable` : a.band === 'MIXED' ? `mixed` : a.band === 'OBSTRUCTED' ? `obstructed` : `heavily obstructed`}, ${numberInWords(a.index)} on a scale from -100 to 100.`,
  cuspsHelpAndOppose: (a) => translated()?.cuspsHelpAndOppose?.(a) ?? `${a.helps ? `Cusp ${numberInWords(a.best)} helps the career most, by its sub lord ${planetInWords(a.bestLord)}` : `No career cusp helps the career on balance`}, and ${a.opposes ? `cusp ${numberInWords(a.worst)} opposes it most, by ${planetInWords(a.worstLord)}` : `none opposes it on balance`}.`,
  nextOccupationsInFields: () => translated()?.nextOccupationsInFields?.() ?? `It ranks 80 occupations within these fields.`,
  nextDailyWork: () => translated()?.nextDailyWork?.() ?? `It describes the work from day to day.`,
  noIncrementDate: (a) => translated()?.noIncrementDate?.(a) ?? `No date of an increment is given, because the chart does not promise ${named(a.event)}.`,
  anIncrement: () => translated()?.anIncrement?.() ?? `an increment`,
  nextWealth: () => translated()?.nextWealth?.() ?? `It weighs wealth, debts and savings beside what work brings.`,
  earnedIncome: (a) => translated()?.earnedIncome?.(a) ?? `Earned income is ${a.grade === 'ABUNDANT' ? `abundant` : a.grade === 'GOOD' ? `good` : a.grade === 'MODERATE' ? `moderate` : a.grade === 'THIN' ? `thin` : `strained`} (${numberInWords(a.balance)} on a scale from -8 to 8), and pay is ${a.steadiness === 'STEADY' ? `steady` : a.steadiness === 'VARIABLE' ? `variable` : `neither clearly steady nor variable`}.`,
  moneyDrains: (a) => translated()?.moneyDrains?.(a) ?? `${a.cusps.length === 1 ? `Cusp ${inWords(a.cusps)} shows` : `Cusps ${inWords(a.cusps)} show`} money draining away.`,
  aChange: () => translated()?.aChange?.() ?? `a change`,
  transitsMissing: () => translated()?.transitsMissing?.() ?? `Transits are missing, because the ephemeris ends with 2399 or the search used up its budget.`,
  noChangeNoDate: (a) => translated()?.noChangeNoDate?.(a) ?? `No change is promised, because ${planetInWords(a.csl)}, the sub lord of cusp 10, signifies none of houses 3, 5 and 9. No date is given for what is not promised.`,
  nextPostAbroad: () => translated()?.nextPostAbroad?.() ?? `It says whether the next post can be abroad.`,
  nextBlockage: () => translated()?.nextBlockage?.() ?? `It names what holds the career and when it eases.`,
  nextPresentPost: () => translated()?.nextPresentPost?.() ?? `It says what the present post can bring instead.`,
  rulesSources: () => translated()?.rulesSources?.() ?? `Rule A is of the KP Reader, and rules B to E are later KP usage. A tie of the most frequent answers is mixed.`,
  ruleEMixed: () => translated()?.ruleEMixed?.() ?? `Rule E is mixed where none of its three planets decides and one signifies both 6 and 7.`,
  nextBusiness: () => translated()?.nextBusiness?.() ?? `It judges a business by cusp 7, with partner, line and time.`,
  neitherPromised: () => translated()?.neitherPromised?.() ?? `Neither is promised, so this shows only which comes nearer.`,
  bothPromises: (a) => translated()?.bothPromises?.(a) ?? `Service is ${a.service === 'yes' ? `promised` : a.service === 'split' ? `spoken for and against alike` : `not promised`}, and business is ${a.business === 'yes' ? `promised` : a.business === 'split' ? `spoken for and against alike` : `not promised`}.`,
  noRuleDecides: () => translated()?.noRuleDecides?.() ?? `None of the five rules decides between service and business.`,
  rulesDivided: () => translated()?.rulesDivided?.() ?? `The five rules are divided between service and business, so the result is mixed.`,
  rulesPoint: (a) => translated()?.rulesPoint?.(a) ?? `Of the five rules, ${a.count === 1 ? `${numberInWords(a.count)} points` : `${numberInWords(a.count)} point`} to ${a.consensus === 'mixed' ? `both service and business` : a.consensus === 'service' ? `service` : `business`}, ${a.agreement === 'STRONG' ? `so they agree well` : a.agreement === 'PARTIAL' ? `so they agree in part` : `so they agree little`}.`,
  leaningAndPromises: () => translated()?.leaningAndPromises?.() ?? `The rules show the leaning and the promises what can come, and here the two do not agree.`,
  adviceNeither: () => translated()?.adviceNeither?.() ?? `Neither service nor business is promised, so the leaning shows only which comes nearer.`,
  rulesLean: (a) => translated()?.rulesLean?.(a) ?? `${a.consensus === 'service' ? `The rules lean to service.` : a.consensus === 'business' ? `The rules lean to business.` : a.consensus === 'mixed' ? `The rules give service and business both a part.` : `The rules do not decide.`}`,
  nodeReadAs: () => translated()?.nodeReadAs?.() ?? `A node counts as itself where a row names it, else as its star lord, and as its first agent where that is a node.`,
  unsettled: () => translated()?.unsettled?.() ?? `No settled occupation shows, so the list gives only a leaning.`,
  leadingFamilies: (a) => translated()?.leadingFamilies?.(a) ?? `The leading families are ${inWords(a.families)} (${inWords(a.scores)} of 100).`,
  family: (a) => translated()?.family?.(a) ?? `${a.family === 'IT' ? `software` : a.family === 'GOVERNMENT' ? `government` : a.family === 'DEFENCE' ? `defence` : a.family === 'MEDICINE' ? `medicine` : a.family === 'LAW' ? `law` : a.family === 'EDUCATION' ? `education` : a.family === 'RELIGION' ? `religion` : a.family === 'FINANCE' ? `finance` : a.family === 'MEDIA' ? `media` : a.family === 'ARTS' ? `arts` : a.family === 'ENGINEERING' ? `engineering` : a.family === 'INDUSTRY' ? `industry` : a.family === 'COMMERCE' ? `commerce` : a.family === 'SPORT' ? `sport` : `service`}`,
  askedOccupation: (a) => translated()?.askedOccupation?.(a) ?? `${a.title} is ${a.place === 'BEST' ? `among the better fits for this chart` : a.place === 'MIDDLE' ? `about in the middle for this chart` : `among the weaker fits for this chart`}. It is number ${numberInWords(a.rank)} of ${numberInWords(a.count)} occupations, with ${numberInWords(a.score)} of 100.`,
  bestMatch: (a) => translated()?.bestMatch?.(a) ?? `The best match of this page is ${a.title}, rank ${numberInWords(a.rank)} with ${numberInWords(a.score)} of 100.`,
  unsettledByHouses: (a) => translated()?.unsettledByHouses?.(a) ?? `No settled occupation shows, because ${planetInWords(a.csl)}, sub lord of cusp 10, signifies none of houses 2, 6, 7, 10 and 11.`,
  unsettledByScore: (a) => translated()?.unsettledByScore?.(a) ?? `No settled occupation shows, because no match reaches ${numberInWords(a.least)} of 100.`,
  typeOfWorkReads: () => translated()?.typeOfWorkReads?.() ?? `The type of work reads the house of the describing planet, then the best other house of the tenth sub lord.`,
  nextOccupationsByCusp: () => translated()?.nextOccupationsByCusp?.() ?? `It ranks 80 occupations by the same cusp.`,
  pointsToWork: (a) => translated()?.pointsToWork?.(a) ?? `${planetFirst(a.planet)} in house ${numberInWords(a.house)} points to work in ${a.industry === 'GOVERNMENT_MEDICINE' ? `government or medicine` : a.industry === 'LIQUIDS_PUBLIC_CARE' ? `liquids, the public or care` : a.industry === 'ENGINEERING_DEFENCE' ? `engineering or defence` : a.industry === 'COMMERCE_COMMUNICATION' ? `commerce or communication` : a.industry === 'LAW_FINANCE_EDUCATION' ? `law, finance or education` : a.industry === 'ARTS_TRANSPORT_LUXURY' ? `arts, transport or luxury` : a.industry === 'MINING_CONSTRUCTION_LABOUR' ? `mining, construction or labour` : a.industry === 'ELECTRONICS_AVIATION_FOREIGN' ? `electronics, aviation or foreign trade` : `healing, software or the occult`}.`,
  nextComesWork: (a) => translated()?.nextComesWork?.(a) ?? `Next comes work in ${a.industry === 'GOVERNMENT_MEDICINE' ? `government or medicine` : a.industry === 'LIQUIDS_PUBLIC_CARE' ? `liquids, the public or care` : a.industry === 'ENGINEERING_DEFENCE' ? `engineering or defence` : a.industry === 'COMMERCE_COMMUNICATION' ? `commerce or communication` : a.industry === 'LAW_FINANCE_EDUCATION' ? `law, finance or education` : a.industry === 'ARTS_TRANSPORT_LUXURY' ? `arts, transport or luxury` : a.industry === 'MINING_CONSTRUCTION_LABOUR' ? `mining, construction or labour` : a.industry === 'ELECTRONICS_AVIATION_FOREIGN' ? `electronics, aviation or foreign trade` : `healing, software or the occult`}.`,
  formAndSector: (a) => translated()?.formAndSector?.(a) ?? `The form is ${a.form === 'employment' ? `employment` : a.form === 'business' ? `own business` : `employment with business`}, and the sector is ${a.sector === 'government' ? `government` : a.sector === 'private' ? `private` : a.sector === 'self' ? `self-employment` : `a mixture of government and self-employment`}.`,
  pay: (a) => translated()?.pay?.(a) ?? `The pay is ${a.pay === 'HIGH' ? `high` : a.pay === 'ABOVE_AVERAGE' ? `above average` : a.pay === 'AVERAGE' ? `average` : `modest`}${a.mobility === 'TOURING_OR_ABROAD' ? `, with travel or work abroad` : a.mobility === 'FIXED_PLACE' ? `, in a fixed place` : ``}.`,
  onlyIfWorking: (a) => translated()?.onlyIfWorking?.(a) ?? `It applies only if the person works, because neither service nor business is promised${a.near ? `, and cusp 10 is near a sub border` : ``}.`,
  birthTimeChangesIt: () => translated()?.birthTimeChangesIt?.() ?? `A small error of the birth time can change it, because cusp 10 is near a sub border.`,
  noMahadasha: () => translated()?.noMahadasha?.() ?? `No mahadasha of this birth runs now, so that row names no planet.`,
  noMahadashaPlain: () => translated()?.noMahadashaPlain?.() ?? `No long period of this birth runs now, so that row names no planet.`,
  nextRankedOccupations: () => translated()?.nextRankedOccupations?.() ?? `It weighs such pointers and ranks 80 occupations.`,
  namedMost: (a) => translated()?.namedMost?.(a) ?? `${planetFirst(a.planet)} is named most often, in ${numberInWords(a.most)} of the ${numberInWords(a.rows)} KP pointers.`,
  leadsAmongEqual: (a) => translated()?.leadsAmongEqual?.(a) ?? `${planetFirst(a.planet)} leads with ${numberInWords(a.most)} of the ${numberInWords(a.rows)} KP pointers, and ${planetsInWords(a.equal)} ${a.equal.length === 1 ? `is` : `are`} named as often.`,
  standsFor: (a) => translated()?.standsFor?.(a) ?? `${planetFirst(a.planet)} stands for ${inWords(a.fields)}.`,
  countNoVerdict: () => translated()?.countNoVerdict?.() ?? `This is a count and no verdict.`,
  nextPay: () => translated()?.nextPay?.() ?? `It says how far work pays and when an increment can come.`,
  nextOtherPostInstead: () => translated()?.nextOtherPostInstead?.() ?? `It says whether and when another post can come instead.`,
  noPromotionNoDate: (a) => translated()?.noPromotionNoDate?.(a) ?? `By ${planetInWords(a.csl)}, the sub lord of cusp 11, no promotion is given, because it signifies none of houses 2, 6, 10 and 11. So no date is given.`,
  leanAndStanding: () => translated()?.leanAndStanding?.() ?? `The lean of a running lord weighs the houses that it signifies itself. Its standing ranks it among all nine planets and also asks its sub lord, against which 1 and 9 count too, so the two can differ.`,
  noProtectedPeriods: (a) => translated()?.noProtectedPeriods?.(a) ?? `No periods of protection are given. ${a.reason}`,
  exposure: (a) => translated()?.exposure?.(a) ?? `On ${dayInWords(a.day)} the exposure to loss of the job is ${a.band === 'LOW' ? `low` : a.band === 'WATCH' ? `one to watch` : a.band === 'ELEVATED' ? `elevated` : `high`} (${numberInWords(a.score)} of 100).`,
  pressureNotLoss: () => translated()?.pressureNotLoss?.() ?? `So the score shows pressure on the job and not its loss.`,
  lossPeriodRuns: (a) => translated()?.lossPeriodRuns?.(a) ?? `A period that can bring it runs until ${dayInWords(a.until)}${a.low ? `, but little else points to it at present` : ``}.`,
  exposureUndated: () => translated()?.exposureUndated?.() ?? `No period of these years brings it, so this exposure has no date.`,
  noJobChange: (a) => translated()?.noJobChange?.(a) ?? `No change of job is promised, because ${planetInWords(a.csl)}, sub lord of cusp 10, signifies none of houses 3, 5 and 9.`,
  promisedByOtherHouses: () => translated()?.promisedByOtherHouses?.() ?? `Job Change or Job Transfer is promised by other houses, but that does not open this gate.`,
  jobChangePromised: (a) => translated()?.jobChangePromised?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 10, signifies ${housesNamed(a.houses)}, so a job change is promised.`,
  jobChangeLate: (a) => translated()?.jobChangeLate?.(a) ?? `It comes late, because the star lord ${named(a.starLord)} was retrograde at birth.`,
  axisPromised: (a) => translated()?.axisPromised?.(a) ?? `${a.axis === 'EXIT_5_9' ? `It points to leaving the post, and ${a.promise}` : a.axis === 'MOVE_3_12' ? `It points to moving with the post, and ${a.promise}` : a.axis === 'BOTH' ? `Leaving the post and moving with it are both shown, and ${a.promise}` : `Neither leaving nor moving is clearly shown, but ${a.promise}`}.`,
  axisDoubted: (a) => translated()?.axisDoubted?.(a) ?? `${a.axis === 'EXIT_5_9' ? `It points to leaving the post, but Job Change and Job Transfer are not` : a.axis === 'MOVE_3_12' ? `It points to moving with the post, but Job Change and Job Transfer are not` : a.axis === 'BOTH' ? `Leaving the post and moving with it are both shown, but Job Change and Job Transfer are not` : `Neither leaving nor moving is clearly shown, and Job Change and Job Transfer are not`} ${a.open ? `clearly promised` : `promised`}.`,
  noDate: () => translated()?.noDate?.() ?? `So no date is given.`,
  otherPostWithIt: () => translated()?.otherPostWithIt?.() ?? `Another post is indicated with it.`,
  gapPossible: () => translated()?.gapPossible?.() ?? `A gap before another post is possible.`,
  promotionImpossible: (a) => translated()?.promotionImpossible?.(a) ?? `Promotion is not possible, because ${planetInWords(a.csl)}, sub lord of cusp 11, signifies none of houses 2, 6, 10 and 11.`,
  promotionPossible: (a) => translated()?.promotionPossible?.(a) ?? `Promotion is possible, because ${planetInWords(a.csl)}, sub lord of cusp 11, signifies ${housesNamed(a.houses)} and is direct, ${a.ownStar ? `in its own star` : `as is its star lord ${planetInWords(a.starLord)}`}.`,
  promotionLate: (a) => translated()?.promotionLate?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 11, signifies ${housesNamed(a.houses)}, but promotion comes late, because ${a.retrograde === 'SUB_LORD' ? `it was` : a.retrograde === 'STAR_LORD' ? `its star lord ${named(a.starLord)} was` : `it and its star lord ${named(a.starLord)} were`} retrograde at birth.`,
  promotionByTenth: (a) => translated()?.promotionByTenth?.(a) ?? `Cusp 10 ${a.verdict === 'ACTIVE' ? `promises promotion` : a.verdict === 'MIXED_ACTIVE' ? `promises promotion with opposition` : a.verdict === 'PARTIALLY_ACTIVE' ? `promises promotion weakly` : a.verdict === 'CONTRADICTED' ? `speaks for promotion and against it alike` : a.verdict === 'DENIED' ? `does not promise promotion` : `does not promise promotion`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, as in fewer than 1 of 100 charts` : `, as in ${numberInWords(a.rate)} of 100 charts`}${a.rest === 'NO_DATE' ? `, so no date is given` : a.rest === 'NOT_ENOUGH' ? `, but that alone is not enough` : ``}.`,
  stagnation: (a) => translated()?.stagnation?.(a) ?? `${a.why === 'NO_PERIOD' ? `Stagnation is indicated, because no coming period can be used.` : a.why === 'DELAY' ? `Stagnation is indicated by the delay.` : a.why === 'UNTIL_BEST' ? `Stagnation is indicated until the best period.` : `Stagnation is indicated, because no period comes in which all three lords favour it.`}`,
  fieldScored: (a) => translated()?.fieldScored?.(a) ?? `${a.field === 'it_software' ? `software` : a.field === 'government' ? `government` : a.field === 'business' ? `business` : a.field === 'military_defence' ? `the military` : a.field === 'medicine' ? `medicine` : a.field === 'law' ? `law` : a.field === 'arts_creative' ? `the arts` : `education`} (${numberInWords(a.score)} of 100)`,
  twoFieldsFit: (a) => translated()?.twoFieldsFit?.(a) ?? `Two fields of work fit almost alike, ${a.first} and ${a.second}.`,
  fieldFitsBest: (a) => translated()?.fieldFitsBest?.(a) ?? `The field of work that fits best is ${a.first}, before ${a.second}.`,
  form: (a) => translated()?.form?.(a) ?? `The form is ${a.form === 'employment' ? `employment` : a.form === 'business' ? `own business` : `employment with business`} and the sector ${a.sector === 'government' ? `government` : a.sector === 'private' ? `private` : a.sector === 'self' ? `self-employment` : `a mixture of government and self-employment`}${a.field ? `, so business is here a field of work and not a firm of one's own` : ``}.`,
  formAndTalent: (a) => translated()?.formAndTalent?.(a) ?? `The form is ${a.form === 'employment' ? `employment` : a.form === 'business' ? `own business` : `employment with business`} and the sector ${a.sector === 'government' ? `government` : a.sector === 'private' ? `private` : a.sector === 'self' ? `self-employment` : `a mixture of government and self-employment`}, and ${a.talent}.`,
  governmentNotSector: () => translated()?.governmentNotSector?.() ?? `Government is not the sector, because neither the tenth sub lord nor its star lord is the Sun, Mars or Saturn.`,
  talent: (a) => translated()?.talent?.(a) ?? `${a.talent === 'leadership' ? `leadership` : a.talent === 'technical' ? `technical` : `creative`}`,
  strongestTalent: (a) => translated()?.strongestTalent?.(a) ?? `the strongest talent is ${inWords(a.talents, 'or')} (${numberInWords(a.best)} of 100)`,
  talentAlone: (a) => translated()?.talentAlone?.(a) ?? `${capitalised(a.talent)}.`,
};
