// Written by npm run generate from compatibility.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, dayInWords, digitsInWords, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly genderUnused: () => string;
  readonly ownPoints: () => string;
  readonly sevenFactors: (a: { readonly score: number; readonly verdict: 'AVERAGE' | 'EXCELLENT' | 'GOOD' | 'POOR' }) => string;
  readonly strongestAndWeakest: (a: { readonly strongest: string; readonly weakest: string }) => string;
  readonly moonSigns: () => string;
  readonly attraction: () => string;
  readonly jupiterSigns: () => string;
  readonly subLords: () => string;
  readonly runningPeriods: () => string;
  readonly dignity: () => string;
  readonly aspects: () => string;
  readonly promisedInBoth: (a: { readonly weak: number }) => string;
  readonly marriageOpen: (a: { readonly who: 'BOTH' | 'EITHER' | 'FIRST' | 'SECOND'; readonly first: 'no' | 'split' | 'yes'; readonly second: 'no' | 'split' | 'yes' }) => string;
  readonly openFor: (a: { readonly side: 'no' | 'split'; readonly who: 'person1' | 'person2' }) => string;
  readonly noDasha: (a: { readonly who: 'person1' | 'person2' }) => string;
  readonly cuspNearEdge: (a: { readonly who: 'person1' | 'person2'; readonly arcmin: string; readonly subLord: PlanetName }) => string;
  readonly almanacsDiffer: () => string;
  readonly rolesAssumed: (a: { readonly groom: 'person1' | 'person2' }) => string;
  readonly kpNote: () => string;
  readonly starPoints: (a: { readonly total: number; readonly verdict: 'AVERAGE' | 'EXCELLENT' | 'GOOD' | 'POOR' }) => string;
  readonly noDosha: () => string;
  readonly doshas: (a: { readonly present: 'BHAKOOT' | 'BOTH' | 'NADI'; readonly lifted: 'BHAKOOT' | 'BOTH' | 'NADI' | 'NONE'; readonly total: number }) => string;
  readonly totalDecidesNothing: () => string;
  readonly moonNearBorder: (a: { readonly person: 'person1' | 'person2'; readonly arcsec: string; readonly border: 'BOTH' | 'sign' | 'star'; readonly star: string; readonly sign: string; readonly total: number }) => string;
  readonly concerns: (a: { readonly who: 'person1' | 'person2'; readonly reason: string }) => string;
  readonly noSharedWindow: (a: { readonly years: number }) => string;
  readonly starsHaveNoPart: () => string;
  readonly nextMarriageOfEach: () => string;
  readonly nextCuspalMatch: () => string;
  readonly cuspalMatch: (a: { readonly verdict: 'AVERAGE' | 'BELOW_AVERAGE' | 'EXCELLENT' | 'GOOD' | 'POOR'; readonly total: number }) => string;
  readonly factor: (a: { readonly code: 'DASHA_SYNC' | 'DENIAL_ABSENCE' | 'FINANCE' | 'LOVE' | 'MARRIAGE' | 'UNION' }) => string;
  readonly goodAndWeak: (a: { readonly good: readonly string[]; readonly poor: readonly string[] }) => string;
  readonly notPromised: (a: { readonly who: 'BOTH' | 'person1' | 'person2'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number }) => string;
  readonly noSharedPeriod: (a: { readonly underAge: boolean; readonly years: number }) => string;
  readonly sharedPeriod: (a: { readonly all: boolean; readonly runs: string }) => string;
  readonly personAged: (a: { readonly who: 'person1' | 'person2'; readonly born: 'NOT_YET' | 'THIS_YEAR' | 'YEARS_AGO'; readonly age: number }) => string;
  readonly underAge: (a: { readonly young: string; readonly dated: boolean; readonly at: string; readonly from: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  genderUnused: '0d',
  ownPoints: '10',
  subLords: '1',
  promisedInBoth: '1',
  marriageOpen: '5',
  openFor: '1',
  noDasha: '1',
  cuspNearEdge: '3',
  almanacsDiffer: '044',
  kpNote: '11',
  totalDecidesNothing: '1',
  concerns: '40',
  starsHaveNoPart: '19',
  nextMarriageOfEach: 'c',
  nextCuspalMatch: 'd',
  cuspalMatch: '1',
  goodAndWeak: 'c',
} as const;

const translated = catalogue<Messages>('natal/compatibility/compatibility', () => say, marks, {
  'bn': () => import('./translations/compatibility.messages.bn.ts'),
  'es': () => import('./translations/compatibility.messages.es.ts'),
  'hi': () => import('./translations/compatibility.messages.hi.ts'),
  'mr': () => import('./translations/compatibility.messages.mr.ts'),
  'pt': () => import('./translations/compatibility.messages.pt.ts'),
  'ta': () => import('./translations/compatibility.messages.ta.ts'),
  'te': () => import('./translations/compatibility.messages.te.ts'),
});

export const say: Messages = {
  genderUnused: () => translated()?.genderUnused?.() ?? `Gender has no part in these factors. It sets the roles in get_ashta_koota_milan.`,
  ownPoints: () => translated()?.ownPoints?.() ?? `Points and weights are our own, and the total is not a verdict of KP. The birth of the call is the first person.`,
  sevenFactors: (a) => translated()?.sevenFactors?.(a) ?? `Seven factors give the two charts ${numberInWords(a.score)} of 100, which is ${a.verdict === 'EXCELLENT' ? `excellent` : a.verdict === 'GOOD' ? `good` : a.verdict === 'AVERAGE' ? `average` : `low`}.`,
  strongestAndWeakest: (a) => translated()?.strongestAndWeakest?.(a) ?? `The strongest factor is ${a.strongest}, and the weakest is ${a.weakest}.`,
  moonSigns: () => translated()?.moonSigns?.() ?? `the Moon signs`,
  attraction: () => translated()?.attraction?.() ?? `the attraction of Venus and Mars`,
  jupiterSigns: () => translated()?.jupiterSigns?.() ?? `the Jupiter signs`,
  subLords: () => translated()?.subLords?.() ?? `the sub lords`,
  runningPeriods: () => translated()?.runningPeriods?.() ?? `the running periods`,
  dignity: () => translated()?.dignity?.() ?? `the planets' dignity`,
  aspects: () => translated()?.aspects?.() ?? `the aspects`,
  promisedInBoth: (a) => translated()?.promisedInBoth?.(a) ?? `Marriage is promised in both charts${a.weak === 0 ? `` : a.weak === 1 ? `, weakly in one` : `, weakly in each`}, which KP reads before any score.`,
  marriageOpen: (a) => translated()?.marriageOpen?.(a) ?? `But marriage is ${a.who === 'EITHER' ? `${a.first === 'no' ? `not promised` : a.first === 'split' ? `left open` : `promised`} for either person` : a.who === 'FIRST' ? `${a.first === 'no' ? `not promised` : a.first === 'split' ? `left open` : `promised`} for the first person` : a.who === 'SECOND' ? `${a.second === 'no' ? `not promised` : a.second === 'split' ? `left open` : `promised`} for the second person` : `${a.first === 'no' ? `not promised` : a.first === 'split' ? `left open` : `promised`} for the first person and ${a.second === 'no' ? `not promised` : a.second === 'split' ? `left open` : `promised`} for the second person`}, which KP reads before any score.`,
  openFor: (a) => translated()?.openFor?.(a) ?? `Marriage is ${a.side === 'no' ? `not promised` : `left open`} for ${a.who === 'person1' ? `the first person` : `the second person`}, and KP reads that before any score.`,
  noDasha: (a) => translated()?.noDasha?.(a) ?? `No dasha of ${a.who === 'person1' ? `the first person` : `the second person`} runs at this moment, so the missing lord counts as not strong.`,
  cuspNearEdge: (a) => translated()?.cuspNearEdge?.(a) ?? `Cusp 7 of ${a.who === 'person1' ? `the first person` : `the second person`} stands ${digitsInWords(a.arcmin)}' from the edge of the sub of ${planetInWords(a.subLord)}, so a small error of birth time changes it.`,
  almanacsDiffer: () => translated()?.almanacsDiffer?.() ?? `Almanacs differ in the tables of vashya, gana and yoni, and those of PyJHora are used. Another vashya table, brides by rows, runs Chatushpada, Manava, Jalachara, Vanachara, Keeta. Its rows are 2 1 1 1.5 1, then 1 2 1.5 0 1, then 1 1.5 2 1 1, then 0 0 0 2 0, then 1 1 1 0 2.`,
  rolesAssumed: (a) => translated()?.rolesAssumed?.(a) ?? `The roles are assumed, and ${a.groom === 'person1' ? `the first person` : `the second person`} is taken as groom. The reverse total is the other way.`,
  kpNote: () => translated()?.kpNote?.() ?? `KP does not match couples by birth stars. Krishnamurti decides by the cuspal sub lords of both charts, so this total confirms and denies nothing there.`,
  starPoints: (a) => translated()?.starPoints?.(a) ?? `The birth stars give ${numberInWords(a.total)} of 36 points, which is ${a.verdict === 'EXCELLENT' ? `excellent` : a.verdict === 'GOOD' ? `good` : a.verdict === 'AVERAGE' ? `average` : `low`}.`,
  noDosha: () => translated()?.noDosha?.() ?? `Neither nadi dosha nor bhakoot dosha is present.`,
  doshas: (a) => translated()?.doshas?.(a) ?? `${a.present === 'NADI' ? `Nadi dosha is present` : a.present === 'BHAKOOT' ? `Bhakoot dosha is present` : `Nadi dosha and bhakoot dosha are present`}, and ${a.lifted === 'NONE' ? `${a.present === 'NADI' ? `no exception lifts it` : a.present === 'BHAKOOT' ? `no exception lifts it` : `no exception lifts them`}` : a.lifted === 'NADI' ? `${a.present === 'NADI' ? `an exception lifts it` : a.present === 'BHAKOOT' ? `an exception lifts it` : `an exception lifts nadi dosha`}, which would make ${numberInWords(a.total)}` : a.lifted === 'BHAKOOT' ? `${a.present === 'NADI' ? `an exception lifts it` : a.present === 'BHAKOOT' ? `an exception lifts it` : `an exception lifts bhakoot dosha`}, which would make ${numberInWords(a.total)}` : `an exception lifts each, which would make ${numberInWords(a.total)}`}.`,
  totalDecidesNothing: () => translated()?.totalDecidesNothing?.() ?? `KP does not match couples by birth stars, so this total decides nothing there.`,
  moonNearBorder: (a) => translated()?.moonNearBorder?.(a) ?? `The Moon of ${a.person === 'person1' ? `the first person` : `the second person`} stands ${a.arcsec}" from the border of its ${a.border === 'sign' ? `sign` : a.border === 'star' ? `star` : `sign and star`}. A minute or two of birth time puts it in ${named(a.star)} in ${named(a.sign)}, and the total is then ${numberInWords(a.total)}.`,
  concerns: (a) => translated()?.concerns?.(a) ?? `This concerns ${a.who === 'person1' ? `the first person` : `the second person`}. ${a.reason}`,
  noSharedWindow: (a) => translated()?.noSharedWindow?.(a) ?? `No window of marriage is shared by the two in these ${numberInWords(a.years)} years.`,
  starsHaveNoPart: () => translated()?.starsHaveNoPart?.() ?? `Star agreement (porutham, the kootas) has no part in this verdict, because KP judges by the cuspal sub lords of both charts. Where a family asks for the points, call get_ashta_koota_milan.`,
  nextMarriageOfEach: () => translated()?.nextMarriageOfEach?.() ?? `It reads the marriage of either person by their own chart.`,
  nextCuspalMatch: () => translated()?.nextCuspalMatch?.() ?? `It judges the match by the cuspal sub lords of both charts, which decide in KP.`,
  cuspalMatch: (a) => translated()?.cuspalMatch?.(a) ?? `By the cuspal sub lords the match is ${a.verdict === 'EXCELLENT' ? `excellent` : a.verdict === 'GOOD' ? `good` : a.verdict === 'AVERAGE' ? `average` : a.verdict === 'BELOW_AVERAGE' ? `below average` : `low`}, with ${numberInWords(a.total)} of 24 points.`,
  factor: (a) => translated()?.factor?.(a) ?? `${a.code === 'LOVE' ? `love` : a.code === 'MARRIAGE' ? `marriage` : a.code === 'FINANCE' ? `finance` : a.code === 'UNION' ? `union` : a.code === 'DENIAL_ABSENCE' ? `absence of denial` : `running periods`}`,
  goodAndWeak: (a) => translated()?.goodAndWeak?.(a) ?? `It is good in ${a.good.length === 0 ? `no factor` : `${inWords(a.good)}`}${a.poor.length === 0 ? `` : `, and weak in ${inWords(a.poor)}`}.`,
  notPromised: (a) => translated()?.notPromised?.(a) ?? `Marriage is not promised for ${a.who === 'person1' ? `the first person` : a.who === 'person2' ? `the second person` : `the first person and the second person`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, as in fewer than 1 of 100 charts` : `, as in ${numberInWords(a.rate)} of 100 charts`}, so the match is below average at most.`,
  noSharedPeriod: (a) => translated()?.noSharedPeriod?.(a) ?? `No marriage period of ${a.underAge ? `the ${numberInWords(a.years)} years from the day on which both are 18` : `the next ${numberInWords(a.years)} years`} is shared.`,
  sharedPeriod: (a) => translated()?.sharedPeriod?.(a) ?? `${a.all ? `The first marriage period both share` : `Of the best marriage periods both share the first`} ${a.runs}.`,
  personAged: (a) => translated()?.personAged?.(a) ?? `${a.who === 'person1' ? `the first person` : `the second person`} is ${a.born === 'NOT_YET' ? `not born yet` : a.born === 'THIS_YEAR' ? `under one year old` : `${numberInWords(a.age)}`}`,
  underAge: (a) => translated()?.underAge?.(a) ?? `${capitalised(a.young)}${a.dated ? ` on ${dayInWords(a.at)}` : ``}. Marriage is read from ${numberInWords(a.from)}, so this speaks of later years.`,
};
