// Written by npm run generate from mundane.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, inWords, named, numberInWords, planetFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly limitsAreOurs: () => string;
  readonly symbolicReading: () => string;
  readonly chartOfCandidate: (a: { readonly verdict: 'CONTESTED' | 'LOSS_INDICATED' | 'WIN_INDICATED'; readonly at: string }) => string;
  readonly chartOfRival: (a: { readonly verdict: 'CONTESTED' | 'LOSS_INDICATED' | 'WIN_INDICATED' }) => string;
  readonly noneLeads: () => string;
  readonly leads: (a: { readonly leader: 'first' | 'second'; readonly by: 'class' | 'cusps' | 'none' | 'transit' | 'verdict' }) => string;
  readonly officeFor: (a: { readonly who: 'CANDIDATE' | 'RIVAL' }) => string;
  readonly subLordOfCusp: (a: { readonly csl: PlanetName; readonly cusp: number; readonly lean: 'AGAINST' | 'BOTH' | 'FOR' | 'NONE' }) => string;
  readonly periodLords: (a: { readonly lords: readonly PlanetName[]; readonly found: 'ALL_FRUITFUL' | 'BLOCKED' | 'OPENED' | 'PARTIAL' | 'SILENT' | 'TRIPLE_PRINCIPAL' }) => string;
  readonly lordOfAllPeriods: (a: { readonly lord: PlanetName; readonly found: 'ALL_FRUITFUL' | 'BLOCKED' | 'OPENED' | 'PARTIAL' | 'SILENT' | 'TRIPLE_PRINCIPAL' }) => string;
  readonly transitsOfDay: (a: { readonly fruitful: readonly PlanetName[] }) => string;
  readonly verdictBecause: (a: { readonly why: 'BLOCKED' | 'CUSP_6' | 'NO_OFFICE' | 'OPEN' | 'WIN' }) => string;
  readonly noVoteCounts: () => string;
  readonly promiseAndPeriod: () => string;
  readonly nextOfficePeriods: () => string;
  readonly foundingAfterStart: () => string;
  readonly dashaYearsEnd: () => string;
  readonly nextPublicHealth: () => string;
  readonly daysMarked: (a: { readonly high: number; readonly notable: number }) => string;
  readonly noFactorHolds: () => string;
  readonly strongestStretch: (a: { readonly oneDay: boolean; readonly from: string; readonly to: string; readonly score: number }) => string;
  readonly namesNoRisk: () => string;
  readonly promiseAndOutlook: () => string;
  readonly foundingOffset: () => string;
  readonly symbolsOnly: () => string;
  readonly nextSignPastEnd: () => string;
  readonly nextChartsOfYear: () => string;
  readonly topic: (a: { readonly topic: 'conflict' | 'disaster' | 'dispute_company' | 'economy' | 'funding_company' | 'government_stability' | 'growth_company' | 'harvest' | 'public_health' | 'trade' | 'treaties' }) => string;
  readonly moreTopics: (a: { readonly count: number }) => string;
  readonly dashasSupport: (a: { readonly at: string; readonly topics: readonly string[] }) => string;
  readonly dashasSupportPlain: (a: { readonly at: string; readonly topics: readonly string[] }) => string;
  readonly showStrain: (a: { readonly topics: readonly string[] }) => string;
  readonly touchSymbols: (a: { readonly first: boolean; readonly at: string; readonly topics: readonly string[] }) => string;
  readonly touchSymbolsPlain: (a: { readonly first: boolean; readonly at: string; readonly topics: readonly string[] }) => string;
  readonly leaveQuiet: (a: { readonly at: string; readonly topics: readonly string[] }) => string;
  readonly leaveQuietPlain: (a: { readonly at: string; readonly topics: readonly string[] }) => string;
  readonly wholeSigns: () => string;
  readonly chartPastEnd: () => string;
  readonly oneChartInForce: () => string;
  readonly newMoonTooEarly: () => string;
  readonly nextFoundingChart: () => string;
  readonly chartsInForce: (a: { readonly signs: readonly string[] }) => string;
  readonly howLongChartsHold: () => string;
  readonly sunEnters: (a: { readonly sign: string; readonly at: string; readonly rising: string }) => string;
  readonly chartHolds: (a: { readonly months: number }) => string;
  readonly chartHoldsUntil: (a: { readonly months: number; readonly until: string }) => string;
  readonly noPlanetNearAngle: () => string;
  readonly nearestToAngle: (a: { readonly planet: PlanetName; readonly cusp: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  limitsAreOurs: '01',
  symbolicReading: '40',
  leads: [['by'],{'verdict':'0','class':'0','cusps':'1','transit':'0','none':'0'}],
  subLordOfCusp: '3',
  periodLords: '1',
  lordOfAllPeriods: '1',
  transitsOfDay: [['fruitful'],{'=0':'1','one':'0','other':'0'}],
  verdictBecause: [['why'],{'WIN':'7','OPEN':'4','NO_OFFICE':'4','CUSP_6':'7','BLOCKED':'7'}],
  nextOfficePeriods: 'c',
  dashaYearsEnd: '1',
  nextPublicHealth: 'c',
  namesNoRisk: '4',
  foundingOffset: '1',
  nextChartsOfYear: 'c',
  showStrain: 'c',
  touchSymbols: [['first'],{'true':'0','false':'c'}],
  touchSymbolsPlain: [['first'],{'true':'0','false':'c'}],
  wholeSigns: '1',
  chartPastEnd: '04',
  nextFoundingChart: 'c',
  chartHolds: '4',
  chartHoldsUntil: '4',
  nearestToAngle: '3',
} as const;

const translated = catalogue<Messages>('ephemeris/mundane/mundane', () => say, marks, {
  'bn': () => import('./translations/mundane.messages.bn.ts'),
  'es': () => import('./translations/mundane.messages.es.ts'),
  'hi': () => import('./translations/mundane.messages.hi.ts'),
  'mr': () => import('./translations/mundane.messages.mr.ts'),
  'pt': () => import('./translations/mundane.messages.pt.ts'),
  'ta': () => import('./translations/mundane.messages.ta.ts'),
  'te': () => import('./translations/mundane.messages.te.ts'),
});

export const say: Messages = {
  limitsAreOurs: () => translated()?.limitsAreOurs?.() ?? `Houses of nations are mundane tradition. The groups of houses and every limit here are this service's own.`,
  symbolicReading: () => translated()?.symbolicReading?.() ?? `This is a symbolic reading of a tradition, not a forecast. Let no decision on public safety, health, markets or votes rest on it.`,
  chartOfCandidate: (a) => translated()?.chartOfCandidate?.(a) ?? `The chart of the candidate ${a.verdict === 'WIN_INDICATED' ? `points to a win` : a.verdict === 'CONTESTED' ? `leaves the contest open` : `points to a loss`} on ${dayInWords(a.at)}.`,
  chartOfRival: (a) => translated()?.chartOfRival?.(a) ?? `The chart of the rival ${a.verdict === 'WIN_INDICATED' ? `points to a win` : a.verdict === 'CONTESTED' ? `leaves the contest open` : `points to a loss`}.`,
  noneLeads: () => translated()?.noneLeads?.() ?? `The two charts are equal at every step, so none leads.`,
  leads: (a) => translated()?.leads?.(a) ?? `The ${a.leader === 'first' ? `candidate` : `rival`} leads${a.by === 'verdict' ? `, by the verdict itself` : a.by === 'class' ? `, by the running periods` : a.by === 'cusps' ? `, by the cusps that favour a win` : a.by === 'transit' ? `, by the transits of the day` : ``}.`,
  officeFor: (a) => translated()?.officeFor?.(a) ?? `For ${a.who === 'CANDIDATE' ? `the candidate` : `the rival`} an office`,
  subLordOfCusp: (a) => translated()?.subLordOfCusp?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp ${numberInWords(a.cusp)}, ${a.lean === 'FOR' ? `favours a win` : a.lean === 'AGAINST' ? `works against a win` : a.lean === 'BOTH' ? `works both ways` : `does neither`}.`,
  periodLords: (a) => translated()?.periodLords?.(a) ?? `The lords of the periods, ${planetsInWords(a.lords)}, ${a.found === 'TRIPLE_PRINCIPAL' ? `are all principal lords of a win` : a.found === 'ALL_FRUITFUL' ? `are all fruitful for a win` : a.found === 'PARTIAL' ? `are fruitful for a win in part` : a.found === 'OPENED' ? `offer a win without giving it` : a.found === 'BLOCKED' ? `block a win` : `say nothing of a win`}.`,
  lordOfAllPeriods: (a) => translated()?.lordOfAllPeriods?.(a) ?? `${planetFirst(a.lord)}, lord of all three periods, ${a.found === 'TRIPLE_PRINCIPAL' ? `is a principal lord of a win` : a.found === 'ALL_FRUITFUL' ? `is fruitful for a win` : a.found === 'PARTIAL' ? `is fruitful for a win in part` : a.found === 'OPENED' ? `offers a win without giving it` : a.found === 'BLOCKED' ? `blocks a win` : `says nothing of a win`}.`,
  transitsOfDay: (a) => translated()?.transitsOfDay?.(a) ?? `On that day ${a.fruitful.length === 0 ? `neither these lords nor the Moon pass` : a.fruitful.length === 1 ? `${planetsInWords(a.fruitful)} passes` : `${planetsInWords(a.fruitful)} pass`} through a fruitful star and sub.`,
  verdictBecause: (a) => translated()?.verdictBecause?.(a) ?? `So the chart ${a.why === 'WIN' ? `points to a win, because cusp 6 and cusp 10 or 11 favour a win in a period that can bring it` : a.why === 'OPEN' ? `leaves the contest open, because neither the rule of a win nor that of a loss holds` : a.why === 'NO_OFFICE' ? `points to a loss, because the chart does not promise an office` : a.why === 'CUSP_6' ? `points to a loss, because the sub lord of cusp 6 works against a win` : `points to a loss, because the periods block a win and the sub lord of cusp 11 does not favour it`}.`,
  noVoteCounts: () => translated()?.noVoteCounts?.() ?? `Vote counts, parties and legal disputes over a result are not given.`,
  promiseAndPeriod: () => translated()?.promiseAndPeriod?.() ?? `Promise and period are separate steps. A promised win needs a period that brings it.`,
  nextOfficePeriods: () => translated()?.nextOfficePeriods?.() ?? `It dates the periods in which the chart can bring an office.`,
  foundingAfterStart: () => translated()?.foundingAfterStart?.() ?? `The founding lies after the start, so only factors of the sky count before it.`,
  dashaYearsEnd: () => translated()?.dashaYearsEnd?.() ?? `The 120 dasha years of the founding end before the range does, so no period lord counts after them.`,
  nextPublicHealth: () => translated()?.nextPublicHealth?.() ?? `It judges public health and other topics of a founding chart.`,
  daysMarked: (a) => translated()?.daysMarked?.(a) ?? `Looking back, tradition would mark ${a.high === 0 ? `no day` : a.high === 1 ? `${numberInWords(a.high)} day` : `${numberInWords(a.high)} days`} of this range as high and ${a.notable === 0 ? `no day` : a.notable === 1 ? `${numberInWords(a.notable)} day` : `${numberInWords(a.notable)} days`} as notable.`,
  noFactorHolds: () => translated()?.noFactorHolds?.() ?? `None of its factors holds in this range.`,
  strongestStretch: (a) => translated()?.strongestStretch?.(a) ?? `The strongest stretch ${a.oneDay ? `falls on ${dayInWords(a.from)}` : `runs from ${dayInWords(a.from)} to ${dayInWords(a.to)}`} with ${numberInWords(a.score)} of 100 points.`,
  namesNoRisk: () => translated()?.namesNoRisk?.() ?? `This names no cause of any illness and no risk to any person.`,
  promiseAndOutlook: () => translated()?.promiseAndOutlook?.() ?? `A promise is of the founding chart. The outlook asks the running periods too, so the two can differ.`,
  foundingOffset: () => translated()?.foundingOffset?.() ?? `query_date is read with the offset of the founding.`,
  symbolsOnly: () => translated()?.symbolsOnly?.() ?? `A promise of conflict or disaster says only that the chart holds their symbols. No event is foretold.`,
  nextSignPastEnd: () => translated()?.nextSignPastEnd?.() ?? `A next sign lies past 2399, where the ephemeris ends.`,
  nextChartsOfYear: () => translated()?.nextChartsOfYear?.() ?? `It casts the charts of the year for the capital.`,
  topic: (a) => translated()?.topic?.(a) ?? `${a.topic === 'economy' ? `the economy` : a.topic === 'government_stability' ? `government stability` : a.topic === 'public_health' ? `public health` : a.topic === 'harvest' ? `the harvest` : a.topic === 'conflict' ? `conflict` : a.topic === 'treaties' ? `treaty making` : a.topic === 'disaster' ? `disaster` : a.topic === 'trade' ? `trade` : a.topic === 'growth_company' ? `growth` : a.topic === 'funding_company' ? `funding` : `success in disputes`}`,
  moreTopics: (a) => translated()?.moreTopics?.(a) ?? `${numberInWords(a.count)} more`,
  dashasSupport: (a) => translated()?.dashasSupport?.(a) ?? `On ${dayInWords(a.at)} the dashas support ${a.topics.length === 0 ? `none of the topics` : `${inWords(a.topics)}`}.`,
  dashasSupportPlain: (a) => translated()?.dashasSupportPlain?.(a) ?? `On ${dayInWords(a.at)} the periods support ${a.topics.length === 0 ? `none of the topics` : `${inWords(a.topics)}`}.`,
  showStrain: (a) => translated()?.showStrain?.(a) ?? `They show strain for ${inWords(a.topics)}.`,
  touchSymbols: (a) => translated()?.touchSymbols?.(a) ?? `${a.first ? `On ${dayInWords(a.at)} the dashas` : `They`} also touch what stands for ${inWords(a.topics)}, which says nothing certain.`,
  touchSymbolsPlain: (a) => translated()?.touchSymbolsPlain?.(a) ?? `${a.first ? `On ${dayInWords(a.at)} the periods` : `They`} also touch what stands for ${inWords(a.topics)}, which says nothing certain.`,
  leaveQuiet: (a) => translated()?.leaveQuiet?.(a) ?? `On ${dayInWords(a.at)} the dashas leave the symbols of ${inWords(a.topics)} quiet.`,
  leaveQuietPlain: (a) => translated()?.leaveQuietPlain?.(a) ?? `On ${dayInWords(a.at)} the periods leave the symbols of ${inWords(a.topics)} quiet.`,
  wholeSigns: () => translated()?.wholeSigns?.() ?? `Placidus houses do not exist at this latitude, so houses are whole signs without sub lords.`,
  chartPastEnd: () => translated()?.chartPastEnd?.() ?? `A chart holds past 2399, where the ephemeris ends. Its end and its periods are not known.`,
  oneChartInForce: () => translated()?.oneChartInForce?.() ?? `One chart alone counts as in force. Ask for all to see which charts of the year are.`,
  newMoonTooEarly: () => translated()?.newMoonTooEarly?.() ?? `The new Moon before the entry lies before 1800, where the ephemeris begins.`,
  nextFoundingChart: () => translated()?.nextFoundingChart?.() ?? `It judges the founding chart of the nation and its periods.`,
  chartsInForce: (a) => translated()?.chartsInForce?.(a) ?? `Of the four charts of the year ${a.signs.length === 1 ? `that of ${inWords(a.signs)} is` : `those of ${inWords(a.signs)} are`} in force.`,
  howLongChartsHold: () => translated()?.howLongChartsHold?.() ?? `A chart holds for three, six or twelve months by its rising sign.`,
  sunEnters: (a) => translated()?.sunEnters?.(a) ?? `The Sun enters ${named(a.sign)} on ${dayInWords(a.at)} while ${named(a.rising)} rises.`,
  chartHolds: (a) => translated()?.chartHolds?.(a) ?? `So the chart holds for ${numberInWords(a.months)} months.`,
  chartHoldsUntil: (a) => translated()?.chartHoldsUntil?.(a) ?? `So the chart holds for ${numberInWords(a.months)} months, until ${dayInWords(a.until)}.`,
  noPlanetNearAngle: () => translated()?.noPlanetNearAngle?.() ?? `No planet is near an angle.`,
  nearestToAngle: (a) => translated()?.nearestToAngle?.(a) ?? `${planetFirst(a.planet)} is nearest to an angle, at cusp ${numberInWords(a.cusp)}.`,
};
