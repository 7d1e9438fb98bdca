// Written by npm run generate from core-analysis.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, housesNamed, inWords, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly smallErrorChanges: (a: { readonly cusps: readonly number[] }) => string;
  readonly stabilityLooks: () => string;
  readonly sendOneEvent: () => string;
  readonly summaryOfAsked: (a: { readonly count: number }) => string;
  readonly distressNotRead: () => string;
  readonly adverseTendency: () => string;
  readonly worksAgainstInPeriod: (a: { readonly csl: PlanetName }) => string;
  readonly nextBoundary: () => string;
  readonly nextPeriods: () => string;
  readonly outsideDasha: () => string;
  readonly nextHealth: () => string;
  readonly bhadhakaHouse: (a: { readonly sign: string; readonly house: number; readonly lord: PlanetName }) => string;
  readonly noDifficultHouse: (a: { readonly csl: PlanetName }) => string;
  readonly difficultHouses: (a: { readonly csl: PlanetName; readonly held: readonly number[]; readonly danger: 'HIGH' | 'LOW' | 'MODERATE' }) => string;
  readonly noForecast: () => string;
  readonly jupiterMitigates: (a: { readonly count: number; readonly reached: string }) => string;
  readonly ownStarMitigates: (a: { readonly lord: PlanetName; readonly count: number; readonly reached: string }) => string;
  readonly starLordMitigates: (a: { readonly planet: PlanetName; readonly lord: PlanetName; readonly count: number; readonly reached: string }) => string;
  readonly ascendantNearBorder: (a: { readonly sign: string; readonly otherSign: string; readonly house: number }) => string;
  readonly smallError: (a: { readonly stability: 'SENSITIVE' | 'STABLE' | 'UNRELIABLE'; readonly cusps: readonly number[] }) => string;
  readonly leastShift: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly cusp: number }) => string;
  readonly largerShift: (a: { readonly cusps: readonly number[] }) => string;
  readonly nextPromises: () => string;
  readonly nextAudit: () => string;
  readonly nextReasoning: () => string;
  readonly cuspsHeld: (a: { readonly strong: readonly number[]; readonly both: boolean; readonly supported: readonly number[] }) => string;
  readonly cuspsOpposed: (a: { readonly again: boolean; readonly cusps: readonly number[] }) => string;
  readonly cuspsLost: (a: { readonly again: boolean; readonly negated: readonly number[]; readonly both: boolean; readonly silent: readonly number[] }) => string;
  readonly aboutInterlinks: () => string;
  readonly interlinkExtension: () => string;
  readonly nodeAlone: (a: { readonly node: PlanetName }) => string;
  readonly nodesMoveBack: () => string;
  readonly aboutNodes: () => string;
  readonly rulesNoLevel: () => string;
  readonly housesOfScript: () => string;
  readonly aboutScript: () => string;
  readonly tableOfEvent: () => string;
  readonly aboutEventTables: (a: { readonly event: string }) => string;
  readonly aboutTables: () => string;
  readonly aboutSignificators: () => string;
  readonly aboutStellar: () => string;
  readonly promisedCount: (a: { readonly how: 'CLEARLY' | 'OPPOSED' | 'OUTWEIGHED' | 'WEAKLY'; readonly count: number }) => string;
  readonly promisedCountPlain: (a: { readonly how: 'CLEARLY' | 'OPPOSED' | 'OUTWEIGHED' | 'WEAKLY'; readonly count: number }) => string;
  readonly promisedCounts: (a: { readonly whose: string; readonly count: number; readonly whole: boolean; readonly promised: readonly string[] }) => string;
  readonly otherCounts: (a: { readonly which: 'ALIKE' | 'BOTH' | 'REFUSED'; readonly alike: number; readonly refused: number }) => string;
  readonly unwelcomeTendency: () => string;
  readonly turning: (a: { readonly turning: number; readonly all: number }) => string;
  readonly cuspsNamed: (a: { readonly cusps: readonly number[] }) => string;
  readonly witnessesDiffer: (a: { readonly count: number; readonly named: readonly string[] }) => string;
  readonly witnessesAgree: (a: { readonly cusps: readonly number[] }) => string;
  readonly alternativeWithout: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly years: number }) => string;
  readonly alternativeFirst: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly weak: boolean; readonly running: boolean; readonly until: string; readonly dates: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  smallErrorChanges: '3',
  stabilityLooks: '04',
  worksAgainstInPeriod: '5',
  nextBoundary: 'c',
  nextPeriods: 'c',
  outsideDasha: '1',
  nextHealth: '1',
  noDifficultHouse: '5',
  difficultHouses: '70',
  noForecast: '4',
  jupiterMitigates: '1',
  ownStarMitigates: '1',
  starLordMitigates: '1',
  ascendantNearBorder: '10',
  smallError: [['stability'],{'STABLE':'1','SENSITIVE':'3','UNRELIABLE':'3'}],
  leastShift: '3',
  largerShift: '3',
  nextPromises: '1',
  nextAudit: 'c',
  nextReasoning: 'd',
  cuspsHeld: [['strong','supported'],{'=0 =0':'1','=0 one':'3','=0 other':'3','one =0':'3','one one':'3','one other':'3','other =0':'3','other one':'3','other other':'3'}],
  cuspsOpposed: [['again'],{'true':'f','false':'3'}],
  cuspsLost: [['again','negated','both','silent'],{'true =0 true =0':'c','true =0 true one':'f','true =0 true other':'f','true =0 false =0':'4','true =0 false one':'f','true =0 false other':'f','true one true =0':'f','true one true one':'f','true one true other':'f','true one false =0':'f','true one false one':'f','true one false other':'f','true other true =0':'f','true other true one':'f','true other true other':'f','true other false =0':'f','true other false one':'f','true other false other':'f','false =0 true =0':'1','false =0 true one':'3','false =0 true other':'3','false =0 false =0':'1','false =0 false one':'3','false =0 false other':'3','false one true =0':'3','false one true one':'3','false one true other':'3','false one false =0':'3','false one false one':'3','false one false other':'3','false other true =0':'3','false other true one':'3','false other true other':'3','false other false =0':'3','false other false one':'3','false other false other':'3'}],
  aboutInterlinks: '1',
  interlinkExtension: '11',
  nodeAlone: '1',
  aboutNodes: '1',
  rulesNoLevel: '1',
  housesOfScript: '1',
  aboutScript: '1',
  tableOfEvent: '11',
  aboutEventTables: '1',
  aboutTables: '1',
  aboutSignificators: '1',
  aboutStellar: '1',
  otherCounts: 'c',
  unwelcomeTendency: '8',
  cuspsNamed: '3',
  witnessesAgree: '3',
} as const;

const translated = catalogue<Messages>('natal/core-analysis/core-analysis', () => say, marks, {
  'bn': () => import('./translations/core-analysis.messages.bn.ts'),
  'es': () => import('./translations/core-analysis.messages.es.ts'),
  'hi': () => import('./translations/core-analysis.messages.hi.ts'),
  'mr': () => import('./translations/core-analysis.messages.mr.ts'),
  'pt': () => import('./translations/core-analysis.messages.pt.ts'),
  'ta': () => import('./translations/core-analysis.messages.ta.ts'),
  'te': () => import('./translations/core-analysis.messages.te.ts'),
});

export const say: Messages = {
  smallErrorChanges: (a) => translated()?.smallErrorChanges?.(a) ?? `A small error in the birth time would change ${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)} and the verdicts from there.`,
  stabilityLooks: () => translated()?.stabilityLooks?.() ?? `The stability looks half an hour either way, or as far as the birth time is uncertain. Its bands are ours.`,
  sendOneEvent: () => translated()?.sendOneEvent?.() ?? `Send one event alone for the table of its verdicts over the birth times that may be meant.`,
  summaryOfAsked: (a) => translated()?.summaryOfAsked?.(a) ?? `The summary counts the rows asked for (${numberInWords(a.count)}), not the whole catalogue.`,
  distressNotRead: () => translated()?.distressNotRead?.() ?? `Distress of mind cannot be read from a chart. Anyone who suffers should speak to a doctor or a local crisis line.`,
  adverseTendency: () => translated()?.adverseTendency?.() ?? `A promise of it is a tendency that this chart shares with many.`,
  worksAgainstInPeriod: (a) => translated()?.worksAgainstInPeriod?.(a) ?? `But when ${planetInWords(a.csl)} rules a period, it works against the matter, because its own sub lord opposes it.`,
  nextBoundary: () => translated()?.nextBoundary?.() ?? `It shows which verdicts change near a sub border.`,
  nextPeriods: () => translated()?.nextPeriods?.() ?? `It finds the periods of an event that is promised.`,
  outsideDasha: () => translated()?.outsideDasha?.() ?? `The moment lies outside the 120 dasha years of this birth, so no running lord is named.`,
  nextHealth: () => translated()?.nextHealth?.() ?? `With topic "health" it judges illness and recovery from their cusps.`,
  bhadhakaHouse: (a) => translated()?.bhadhakaHouse?.(a) ?? `For ${named(a.sign)} rising the bhadhaka (obstructing) house is ${numberInWords(a.house)}, ruled by ${planetInWords(a.lord)}.`,
  noDifficultHouse: (a) => translated()?.noDifficultHouse?.(a) ?? `Its sub lord, ${planetInWords(a.csl)}, signifies none of the difficult houses.`,
  difficultHouses: (a) => translated()?.difficultHouses?.(a) ?? `Its sub lord, ${planetInWords(a.csl)}, signifies ${a.held.length === 1 ? `${housesNamed(a.held)}, one of the difficult houses` : `the difficult ${housesNamed(a.held)}`}. ${a.danger === 'HIGH' ? `Tradition suggests much care.` : a.danger === 'MODERATE' ? `Tradition suggests some care.` : `The link is weak, so tradition suggests little care.`}`,
  noForecast: () => translated()?.noForecast?.() ?? `This is no forecast and has no date.`,
  jupiterMitigates: (a) => translated()?.jupiterMitigates?.(a) ?? `Jupiter ${a.count === 1 ? `signifies house` : `signifies houses`} ${a.reached}.`,
  ownStarMitigates: (a) => translated()?.ownStarMitigates?.(a) ?? `The bhadhaka lord ${planetInWords(a.lord)} stands in its own star and ${a.count === 1 ? `signifies house` : `signifies houses`} ${a.reached}.`,
  starLordMitigates: (a) => translated()?.starLordMitigates?.(a) ?? `${planetFirst(a.planet)}, star lord of the bhadhaka lord ${planetInWords(a.lord)}, ${a.count === 1 ? `signifies house` : `signifies houses`} ${a.reached}.`,
  ascendantNearBorder: (a) => translated()?.ascendantNearBorder?.(a) ?? `The Ascendant stands within 1' of the border of ${named(a.sign)} and ${named(a.otherSign)}, so seconds of birth time decide. Under ${named(a.otherSign)} the bhadhaka house is ${numberInWords(a.house)}.`,
  smallError: (a) => translated()?.smallError?.(a) ?? `${a.stability === 'STABLE' ? `A small error in the birth time would change no cusp.` : a.stability === 'SENSITIVE' ? `A small error in the birth time would change ${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)}, so verdicts there depend on an exact birth time.` : `A small error in the birth time would change ${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)}, so it is too uncertain for verdicts there.`}`,
  leastShift: (a) => translated()?.leastShift?.(a) ?? `A birth time ${a.seconds === 1 ? `${numberInWords(a.seconds)} second` : `${numberInWords(a.seconds)} seconds`} ${a.way === 'earlier' ? `earlier` : `later`} changes the sub lord of cusp ${numberInWords(a.cusp)}.`,
  largerShift: (a) => translated()?.largerShift?.(a) ?? `A somewhat larger one would change ${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)}.`,
  nextPromises: () => translated()?.nextPromises?.() ?? `The cuspal sub lords hold, so the promises can be read.`,
  nextAudit: () => translated()?.nextAudit?.() ?? `It weighs how far this birth time carries a verdict.`,
  nextReasoning: () => translated()?.nextReasoning?.() ?? `It gives the houses and the reasoning behind each verdict here.`,
  cuspsHeld: (a) => translated()?.cuspsHeld?.(a) ?? `The sub lords${a.strong.length === 0 ? `` : a.strong.length === 1 ? ` strongly hold cusp ${inWords(a.strong)}` : ` strongly hold cusps ${inWords(a.strong)}`}${a.both ? ` and` : ``}${a.supported.length === 0 ? `` : a.supported.length === 1 ? ` support cusp ${inWords(a.supported)}` : ` support cusps ${inWords(a.supported)}`}.`,
  cuspsOpposed: (a) => translated()?.cuspsOpposed?.(a) ?? `${a.again ? `They` : `The sub lords`} hold and at least as strongly oppose ${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)}.`,
  cuspsLost: (a) => translated()?.cuspsLost?.(a) ?? `${a.again ? `They` : `The sub lords`}${a.negated.length === 0 ? `` : a.negated.length === 1 ? ` work against cusp ${inWords(a.negated)}` : ` work against cusps ${inWords(a.negated)}`}${a.both ? ` and` : ``}${a.silent.length === 0 ? `` : a.silent.length === 1 ? ` do not affect cusp ${inWords(a.silent)}` : ` do not affect cusps ${inWords(a.silent)}`}.`,
  aboutInterlinks: () => translated()?.aboutInterlinks?.() ?? `The matrix shows how the 12 cusps of the birth chart are tied to one another, each tie from 0 to 4.`,
  interlinkExtension: () => translated()?.interlinkExtension?.() ?? `Cuspal interlinks belong to a modern school that built on KP. The strength counts how many of its four link types hold and is no KP verdict.`,
  nodeAlone: (a) => translated()?.nodeAlone?.(a) ?? `No planet joins or aspects ${named(a.node)}, so it acts for the lord of its sign alone.`,
  nodesMoveBack: () => translated()?.nodesMoveBack?.() ?? `Mean nodes always move backwards, so no rule of retrogression applies to them.`,
  aboutNodes: () => translated()?.aboutNodes?.() ?? `The lists show for which planets Rahu and Ketu act in the birth chart, and which houses they bring.`,
  rulesNoLevel: () => translated()?.rulesNoLevel?.() ?? `Ruling a cusp by sub (R5.5) adds no level, because a sub lord would then promise every house of its own.`,
  housesOfScript: () => translated()?.housesOfScript?.() ?? `The houses are those a planet occupies and owns, of a node those of its agents too.`,
  aboutScript: () => translated()?.aboutScript?.() ?? `The table lists the nine planets of the birth chart with the houses of each, of its star lord and of its sub lord.`,
  tableOfEvent: () => translated()?.tableOfEvent?.() ?? `The table holds the cusps that judge and confirm the event. All cusps stand in get_full_chart, and for whom a node acts in get_node_cascade.`,
  aboutEventTables: (a) => translated()?.aboutEventTables?.(a) ?? `The tables show the cusps that judge ${named(a.event)} in the birth chart, and which planets signify its houses.`,
  aboutTables: () => translated()?.aboutTables?.() ?? `The tables list the lords of the 12 cusps and 9 planets of the birth chart, and the significators of each house and planet.`,
  aboutSignificators: () => translated()?.aboutSignificators?.() ?? `The tables list the significators of each house and planet of the birth chart.`,
  aboutStellar: () => translated()?.aboutStellar?.() ?? `The lists show through which stars and subs the 9 planets of the birth chart act, and how its 12 cusps are tied to them.`,
  promisedCount: (a) => translated()?.promisedCount?.(a) ?? `${a.how === 'CLEARLY' ? `${numberInWords(a.count)} clearly` : a.how === 'OPPOSED' ? `${numberInWords(a.count)} with opposition` : a.how === 'WEAKLY' ? `${numberInWords(a.count)} weakly` : `${numberInWords(a.count)} against stronger opposing houses`}`,
  promisedCountPlain: (a) => translated()?.promisedCountPlain?.(a) ?? `${a.how === 'CLEARLY' ? `${numberInWords(a.count)} clearly` : a.how === 'OPPOSED' ? `${numberInWords(a.count)} with opposition` : a.how === 'WEAKLY' ? `${numberInWords(a.count)} weakly` : `${numberInWords(a.count)} with more against them than for them`}`,
  promisedCounts: (a) => translated()?.promisedCounts?.(a) ?? `Of ${a.whose} ${numberInWords(a.count)} matters ${a.whole ? `of the catalogue` : `asked for`} the chart promises ${inWords(a.promised)}.`,
  otherCounts: (a) => translated()?.otherCounts?.(a) ?? `It ${a.which === 'ALIKE' ? `speaks for and against ${numberInWords(a.alike)} alike` : a.which === 'REFUSED' ? `does not promise ${numberInWords(a.refused)}` : `speaks for and against ${numberInWords(a.alike)} alike and does not promise ${numberInWords(a.refused)}`}.`,
  unwelcomeTendency: () => translated()?.unwelcomeTendency?.() ?? `Where a matter is unwelcome, a promise is a tendency that many charts share.`,
  turning: (a) => translated()?.turning?.(a) ?? `${a.turning === 0 ? `None of them turns with the birth time.` : `${numberInWords(a.turning)} of these ${numberInWords(a.all)} may turn with the birth time.`}`,
  cuspsNamed: (a) => translated()?.cuspsNamed?.(a) ?? `${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)}`,
  witnessesDiffer: (a) => translated()?.witnessesDiffer?.(a) ?? `${a.count === 1 ? `As second witness, which decides nothing, ${inWords(a.named)} points the other way.` : `As second witnesses, which decide nothing, ${inWords(a.named)} point the other way.`}`,
  witnessesAgree: (a) => translated()?.witnessesAgree?.(a) ?? `${a.cusps.length === 1 ? `The second witness, cusp ${inWords(a.cusps)}, says the same.` : `The second witnesses, cusps ${inWords(a.cusps)}, say the same.`}`,
  alternativeWithout: (a) => translated()?.alternativeWithout?.(a) ?? `Were the birth ${a.seconds === 1 ? `${numberInWords(a.seconds)} second` : `${numberInWords(a.seconds)} seconds`} ${a.way === 'earlier' ? `earlier` : `later`}, no period would come in the next ${numberInWords(a.years)} years either.`,
  alternativeFirst: (a) => translated()?.alternativeFirst?.(a) ?? `Were the birth ${a.seconds === 1 ? `${numberInWords(a.seconds)} second` : `${numberInWords(a.seconds)} seconds`} ${a.way === 'earlier' ? `earlier` : `later`}, the first ${a.weak ? `period, a weaker one,` : `period`} would be ${a.running ? `already running, until ${dayInWords(a.until)}` : `${a.dates}`}.`,
};
