// Written by npm run generate from tajik.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, instantInWords, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly birthPlace: () => string;
  readonly nodesTakeNoPart: () => string;
  readonly yearDates: (a: { readonly from: string; readonly to: string }) => string;
  readonly annualPeriods: (a: { readonly mudda: number; readonly patyayini: number }) => string;
  readonly solarDay: () => string;
  readonly firstLordTwice: (a: { readonly lord: PlanetName }) => string;
  readonly sahamsOfBirth: (a: { readonly strong: number; readonly ordinary: number; readonly afflicted: number }) => string;
  readonly sahamsOfYear: (a: { readonly dates: string; readonly strong: number; readonly ordinary: number; readonly afflicted: number }) => string;
  readonly fortuneInHouse: (a: { readonly verdict: 'AFFLICTED' | 'ORDINARY' | 'STRONG'; readonly house: number }) => string;
  readonly thirtyAdded: () => string;
  readonly whenAfflicted: () => string;
  readonly verdictOfPoint: () => string;
  readonly nextSahamLord: () => string;
  readonly lordOfYear: (a: { readonly lord: PlanetName; readonly dates: string }) => string;
  readonly lordDecidedBy: (a: { readonly by: 'benefic' | 'first' | 'malefic' | 'strength' | 'weakBenefic' | 'weakMalefic' }) => string;
  readonly lordOfMonth: (a: { readonly month: number; readonly lord: PlanetName }) => string;
  readonly neutralCountsAsEnemy: () => string;
  readonly nodesNoCandidates: () => string;
  readonly figuresOfMonth: (a: { readonly month: number }) => string;
  readonly moonAlone: () => string;
  readonly moonStands: (a: { readonly planet: PlanetName }) => string;
  readonly nextYearLordWorks: () => string;
  readonly chartOfYear: (a: { readonly dates: string }) => string;
  readonly yogasOfSixteen: (a: { readonly chart: 'annual' | 'natal'; readonly count: number }) => string;
  readonly queryDateUnused: () => string;
  readonly smallerOrb: () => string;
  readonly weakSight: () => string;
  readonly strongFirst: () => string;
  readonly nextStrengths: () => string;
  readonly nextPeriodsOfYear: () => string;
  readonly oneLordForBoth: (a: { readonly lord: PlanetName; readonly house: number }) => string;
  readonly lordsOfMatter: (a: { readonly lagnaLord: PlanetName; readonly houseLord: PlanetName; readonly house: number; readonly pair: 'BLOCKED' | 'EESARPHA' | 'ITHASALA' | 'NONE'; readonly result: 'bad' | 'good' | 'mixed' }) => string;
  readonly firstYearAtBirth: (a: { readonly tithi: string }) => string;
  readonly tithiReturns: (a: { readonly tithi: string; readonly at: string }) => string;
  readonly oneLordOfYear: (a: { readonly lord: PlanetName }) => string;
  readonly twoLordsOfYear: (a: { readonly hora: PlanetName; readonly vara: PlanetName }) => string;
  readonly nextSolarReturn: () => string;
  readonly rahuRulesTithi: () => string;
  readonly horaOrWeekday: () => string;
  readonly noReturnInStay: () => string;
  readonly twoReturnsInStay: () => string;
  readonly toneIsOurOwn: () => string;
  readonly toneOfYear: (a: { readonly dates: string; readonly tone: 'DIFFICULT' | 'FAVOURABLE' | 'MIXED' }) => string;
  readonly munthaAndLord: (a: { readonly munthaHouse: number; readonly lord: PlanetName; readonly lordHouse: number }) => string;
  readonly degreeOfMuntha: () => string;
  readonly lagnaIsEighth: () => string;
  readonly nextYogas: () => string;
  readonly nextPeriods: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  nodesTakeNoPart: '04',
  annualPeriods: '4',
  solarDay: '0c',
  fortuneInHouse: '3',
  whenAfflicted: '1',
  verdictOfPoint: '10',
  nextSahamLord: 'd',
  lordOfYear: '1',
  lordDecidedBy: [['by'],{'benefic':'d','malefic':'d','strength':'d','weakBenefic':'1','weakMalefic':'1','first':'1'}],
  lordOfMonth: '1',
  figuresOfMonth: '01',
  nextYearLordWorks: 'd',
  chartOfYear: '4',
  yogasOfSixteen: [['chart'],{'natal':'0','annual':'c'}],
  queryDateUnused: '1',
  nextStrengths: 'c',
  nextPeriodsOfYear: 'c',
  oneLordForBoth: '3',
  lordsOfMatter: [['pair'],{'ITHASALA':'34','BLOCKED':'3','EESARPHA':'3','NONE':'3'}],
  firstYearAtBirth: '1',
  tithiReturns: '1',
  oneLordOfYear: '1',
  twoLordsOfYear: '1',
  nextSolarReturn: 'c',
  rahuRulesTithi: '10',
  horaOrWeekday: '1',
  munthaAndLord: '3',
  degreeOfMuntha: '1c',
  lagnaIsEighth: '1',
  nextYogas: 'c',
  nextPeriods: 'c',
} as const;

const translated = catalogue<Messages>('ephemeris/tajik/tajik', () => say, marks, {
  'bn': () => import('./translations/tajik.messages.bn.ts'),
  'es': () => import('./translations/tajik.messages.es.ts'),
  'hi': () => import('./translations/tajik.messages.hi.ts'),
  'mr': () => import('./translations/tajik.messages.mr.ts'),
  'pt': () => import('./translations/tajik.messages.pt.ts'),
  'ta': () => import('./translations/tajik.messages.ta.ts'),
  'te': () => import('./translations/tajik.messages.te.ts'),
});

export const say: Messages = {
  birthPlace: () => translated()?.birthPlace?.() ?? `The chart of the year is for the birth place. Some schools take the place of residence.`,
  nodesTakeNoPart: () => translated()?.nodesTakeNoPart?.() ?? `Rahu and Ketu are listed and take no part. Their dignity differs by school.`,
  yearDates: (a) => translated()?.yearDates?.(a) ?? `from ${dayInWords(a.from)} to ${dayInWords(a.to)}`,
  annualPeriods: (a) => translated()?.annualPeriods?.(a) ?? `This shows the Tajik periods of one year in two systems, ${numberInWords(a.mudda)} of mudda and ${numberInWords(a.patyayini)} of patyayini.`,
  solarDay: () => translated()?.solarDay?.() ?? `A solar day of mudda is one degree of the Sun. It is passed faster about January than about July.`,
  firstLordTwice: (a) => translated()?.firstLordTwice?.(a) ?? `${planetFirst(a.lord)} comes twice in mudda, because what had passed of its period before the year began closes it.`,
  sahamsOfBirth: (a) => translated()?.sahamsOfBirth?.(a) ?? `The birth chart has ${a.strong === 0 ? `no` : `${numberInWords(a.strong)}`} strong, ${a.ordinary === 0 ? `no` : `${numberInWords(a.ordinary)}`} ordinary and ${a.afflicted === 0 ? `no` : `${numberInWords(a.afflicted)}`} afflicted sahams.`,
  sahamsOfYear: (a) => translated()?.sahamsOfYear?.(a) ?? `The chart of the year ${a.dates} has ${a.strong === 0 ? `no` : `${numberInWords(a.strong)}`} strong, ${a.ordinary === 0 ? `no` : `${numberInWords(a.ordinary)}`} ordinary and ${a.afflicted === 0 ? `no` : `${numberInWords(a.afflicted)}`} afflicted sahams.`,
  fortuneInHouse: (a) => translated()?.fortuneInHouse?.(a) ?? `Punya, the saham of fortune, is ${a.verdict === 'STRONG' ? `strong` : a.verdict === 'ORDINARY' ? `ordinary` : `afflicted`} in house ${numberInWords(a.house)}.`,
  thirtyAdded: () => translated()?.thirtyAdded?.() ?? `Thirty degrees are added where the last point of a formula is not on the way from the second to the first.`,
  whenAfflicted: () => translated()?.whenAfflicted?.() ?? `A saham is afflicted where its lord is in 6, 8 or 12, or a malefic and no benefic is joined to it.`,
  verdictOfPoint: () => translated()?.verdictOfPoint?.() ?? `The verdict is of the point and its lord. A strong saham of an unwelcome matter does not say that the matter comes.`,
  nextSahamLord: () => translated()?.nextSahamLord?.() ?? `It shows whether the lord of a saham works with the lagna lord.`,
  lordOfYear: (a) => translated()?.lordOfYear?.(a) ?? `${planetFirst(a.lord)} is the lord of the year ${a.dates}.`,
  lordDecidedBy: (a) => translated()?.lordDecidedBy?.(a) ?? `${a.by === 'benefic' ? `It is strong and in benefic sight of the lagna.` : a.by === 'malefic' ? `It is strong and in malefic sight of the lagna, and no strong candidate is in benefic sight.` : a.by === 'strength' ? `It is very strong, and no strong candidate is in benefic or malefic sight of the lagna.` : a.by === 'weakBenefic' ? `No candidate is strong and in benefic or malefic sight of the lagna, so benefic sight alone decided.` : a.by === 'weakMalefic' ? `No candidate is strong and in benefic or malefic sight of the lagna, so malefic sight alone decided.` : `No candidate is in benefic or malefic sight of the lagna, so the first office decided.`}`,
  lordOfMonth: (a) => translated()?.lordOfMonth?.(a) ?? `The lord of month ${numberInWords(a.month)} is ${planetInWords(a.lord)}.`,
  neutralCountsAsEnemy: () => translated()?.neutralCountsAsEnemy?.() ?? `A neutral and an enemy count the same here. The total after Tajika Neelakanthi uses friendships of the chart in four steps.`,
  nodesNoCandidates: () => translated()?.nodesNoCandidates?.() ?? `Rahu and Ketu are never candidates. A planet with several offices is listed once for each.`,
  figuresOfMonth: (a) => translated()?.figuresOfMonth?.(a) ?? `The strengths and the candidates are those of month ${numberInWords(a.month)}. The lord of the year was chosen by the chart of the year, where the strengths can differ.`,
  moonAlone: () => translated()?.moonAlone?.() ?? `The Moon was chosen and is in its own sign without an ithasala, so no other planet acts for it.`,
  moonStands: (a) => translated()?.moonStands?.(a) ?? `The Moon was chosen and stands. Some authors let ${planetInWords(a.planet)} act for it.`,
  nextYearLordWorks: () => translated()?.nextYearLordWorks?.() ?? `It shows how the lord of the year works with other planets.`,
  chartOfYear: (a) => translated()?.chartOfYear?.(a) ?? `This is the chart of the year ${a.dates}.`,
  yogasOfSixteen: (a) => translated()?.yogasOfSixteen?.(a) ?? `${a.chart === 'natal' ? `The birth chart` : `It`} has ${a.count === 0 ? `none` : `${numberInWords(a.count)}`} of the sixteen Tajik yogas.`,
  queryDateUnused: () => translated()?.queryDateUnused?.() ?? `The natal chart takes no date, so query_date was not used.`,
  smallerOrb: () => translated()?.smallerOrb?.() ?? `A pair has the smaller of its two orbs. Other authors take the mean of the two.`,
  weakSight: () => translated()?.weakSight?.() ?? `A semisextile makes yogas here and is marked as weak sight, because Tajika Neelakanthi does not count it.`,
  strongFirst: () => translated()?.strongFirst?.() ?? `A planet in its own or exalted sign or with a fivefold strength of 10 is strong, before anything that makes it weak is asked.`,
  nextStrengths: () => translated()?.nextStrengths?.() ?? `It shows how strong the planets of these yogas are.`,
  nextPeriodsOfYear: () => translated()?.nextPeriodsOfYear?.() ?? `It shows when in the year each planet acts.`,
  oneLordForBoth: (a) => translated()?.oneLordForBoth?.(a) ?? `${planetFirst(a.lord)} rules the lagna and house ${numberInWords(a.house)} alike, so no pair decides.`,
  lordsOfMatter: (a) => translated()?.lordsOfMatter?.(a) ?? `${planetFirst(a.lagnaLord)}, lord of the lagna, and ${planetInWords(a.houseLord)}, lord of house ${numberInWords(a.house)}, ${a.pair === 'ITHASALA' ? `come to an exact aspect. ${a.result === 'good' ? `That favours the matter.` : a.result === 'mixed' ? `That favours the matter in part.` : `Another yoga spoils it.`}` : a.pair === 'BLOCKED' ? `draw nearer, but their aspect does not become exact.` : a.pair === 'EESARPHA' ? `draw away from each other, which does not favour the matter.` : `have no ithasala.`}`,
  firstYearAtBirth: (a) => translated()?.firstYearAtBirth?.(a) ?? `The first year begins with the birth itself, in the tithi ${named(a.tithi)}.`,
  tithiReturns: (a) => translated()?.tithiReturns?.(a) ?? `The birth tithi, ${named(a.tithi)}, returns on ${instantInWords(a.at)}.`,
  oneLordOfYear: (a) => translated()?.oneLordOfYear?.(a) ?? `The lord of the year is ${planetInWords(a.lord)}, by the hora and by the weekday.`,
  twoLordsOfYear: (a) => translated()?.twoLordsOfYear?.(a) ?? `The lord of the year is ${planetInWords(a.hora)} by the hora, or ${planetInWords(a.vara)} by the weekday.`,
  nextSolarReturn: () => translated()?.nextSolarReturn?.() ?? `It reads the same year by the return of the Sun.`,
  rahuRulesTithi: () => translated()?.rahuRulesTithi?.() ?? `Of the nodes only Rahu rules a tithi here. The dignity of both differs by school.`,
  horaOrWeekday: () => translated()?.horaOrWeekday?.() ?? `The lord of the running hora rules the year in later teaching, and the lord of the weekday by another school.`,
  noReturnInStay: () => translated()?.noReturnInStay?.() ?? `No return fell into the stay of the Sun in its birth sign, so the one nearest to the solar return is taken.`,
  twoReturnsInStay: () => translated()?.twoReturnsInStay?.() ?? `The stay of the Sun in its birth sign held two returns. The one nearer to the solar return is taken.`,
  toneIsOurOwn: () => translated()?.toneIsOurOwn?.() ?? `The tone of the year and its points are our own.`,
  toneOfYear: (a) => translated()?.toneOfYear?.(a) ?? `The Tajik annual chart ${a.dates} indicates ${a.tone === 'FAVOURABLE' ? `a favourable` : a.tone === 'MIXED' ? `a mixed` : `a difficult`} year.`,
  munthaAndLord: (a) => translated()?.munthaAndLord?.(a) ?? `The muntha is in house ${numberInWords(a.munthaHouse)}, and the lord of the year is ${planetInWords(a.lord)} in house ${numberInWords(a.lordHouse)}.`,
  degreeOfMuntha: () => translated()?.degreeOfMuntha?.() ?? `The degree of the muntha is that of the natal lagna. It goes on by one sign a year.`,
  lagnaIsEighth: () => translated()?.lagnaIsEighth?.() ?? `The annual lagna is the eighth house of the birth chart, which tradition takes as a caution.`,
  nextYogas: () => translated()?.nextYogas?.() ?? `It shows which planets of this chart work together.`,
  nextPeriods: () => translated()?.nextPeriods?.() ?? `It divides the year into periods.`,
};
