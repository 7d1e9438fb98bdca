// Written by npm run generate from foreign.messages.json: change that file.
import { type PlanetName, catalogue, digitsInWords, inWords, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly route: (a: { readonly csl: PlanetName; readonly house: number; readonly level: string; readonly code: 'EMPLOYER_POSTING' | 'OWN_SEARCH' | 'PARTNER_OR_AGENT' | 'STUDY_FIRST' }) => string;
  readonly foreignMark: (a: { readonly place: 'STAR_OF_SUB_LORD' | 'SUB_LORD' | 'SUB_OF_SUB_LORD' }) => string;
  readonly halves: (a: { readonly work: 'NO' | 'PART' | 'YES'; readonly abroad: 'NO' | 'PART' | 'YES' }) => string;
  readonly jobRule: (a: { readonly rule: 'LIKELY' | 'LIKELY_BY_PROMISE' | 'NOT_CLEAR' | 'POSSIBLE' | 'TRAVEL_WITHOUT_JOB' | 'UNLIKELY' | 'WITHOUT_START' | 'WORK_AT_HOME' }) => string;
  readonly stageOfTwo: (a: { readonly label: string; readonly verdict: 'DENIED' | 'PARTIAL' | 'PROMISED'; readonly cusp: number; readonly required: readonly number[]; readonly denial: readonly number[] }) => string;
  readonly settling: (a: { readonly label: string; readonly verdict: 'DENIED' | 'PARTIAL' | 'PROMISED' }) => string;
  readonly fourthAbroad: (a: { readonly csl: PlanetName; readonly level: string }) => string;
  readonly twelfthHome: (a: { readonly csl: PlanetName; readonly level: string }) => string;
  readonly lordOfBoth: (a: { readonly csl: PlanetName }) => string;
  readonly starsExchanged: (a: { readonly fourth: PlanetName; readonly twelfth: PlanetName }) => string;
  readonly signifiesHome: (a: { readonly csl: PlanetName; readonly level: string }) => string;
  readonly papersFree: (a: { readonly csl: PlanetName }) => string;
  readonly papersOpposed: (a: { readonly csl: PlanetName }) => string;
  readonly grantWithQueries: (a: { readonly opposed: boolean; readonly csl: PlanetName }) => string;
  readonly visaUncertain: () => string;
  readonly visaRefusal: () => string;
  readonly overstay: (a: { readonly csl: PlanetName; readonly level: string }) => string;
  readonly extraDocuments: (a: { readonly csl: PlanetName; readonly level: string }) => string;
  readonly noPlacidusThere: (a: { readonly latitude: number; readonly limit: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  route: '3',
  foreignMark: '3',
  halves: '3',
  jobRule: [['rule'],{'LIKELY':'4','LIKELY_BY_PROMISE':'3','POSSIBLE':'4','WITHOUT_START':'3','NOT_CLEAR':'3','WORK_AT_HOME':'4','TRAVEL_WITHOUT_JOB':'4','UNLIKELY':'4'}],
  stageOfTwo: '3',
  settling: [['verdict'],{'PROMISED':'0','PARTIAL':'3','DENIED':'3'}],
  fourthAbroad: '3',
  twelfthHome: '3',
  lordOfBoth: '1',
  signifiesHome: '1',
  papersFree: '3',
  papersOpposed: '3',
  grantWithQueries: [['opposed'],{'true':'34','false':'4'}],
  visaUncertain: '4',
  visaRefusal: '4',
  overstay: '30',
  extraDocuments: '3',
  noPlacidusThere: '1',
} as const;

const translated = catalogue<Messages>('engine/topics/foreign/foreign', () => say, marks, {
  'bn': () => import('./translations/foreign.messages.bn.ts'),
  'es': () => import('./translations/foreign.messages.es.ts'),
  'hi': () => import('./translations/foreign.messages.hi.ts'),
  'mr': () => import('./translations/foreign.messages.mr.ts'),
  'pt': () => import('./translations/foreign.messages.pt.ts'),
  'ta': () => import('./translations/foreign.messages.ta.ts'),
  'te': () => import('./translations/foreign.messages.te.ts'),
});

export const say: Messages = {
  route: (a) => translated()?.route?.(a) ?? `The sub lord of cusp 12, ${planetInWords(a.csl)}, signifies ${numberInWords(a.house)} at ${a.level}, so ${a.code === 'EMPLOYER_POSTING' ? `the employer may send the person abroad` : a.code === 'PARTNER_OR_AGENT' ? `a partner, spouse or agent may help` : a.code === 'STUDY_FIRST' ? `study or training may come first` : `the person may find the job by searching from a distance`}.`,
  foreignMark: (a) => translated()?.foreignMark?.(a) ?? `Rahu is ${a.place === 'SUB_LORD' ? `the sub lord` : a.place === 'STAR_OF_SUB_LORD' ? `the star lord of the sub lord` : `the sub lord of the sub lord`} of cusp 12, which tradition reads as a sign of foreign lands (R9.6).`,
  halves: (a) => translated()?.halves?.(a) ?? `Work is supported by ${a.work === 'YES' ? `both cusps` : a.work === 'PART' ? `one of cusps` : `neither of cusps`} 10 and 6, and life abroad by ${a.abroad === 'YES' ? `both cusps` : a.abroad === 'PART' ? `one of cusps` : `neither of cusps`} 12 and 9.`,
  jobRule: (a) => translated()?.jobRule?.(a) ?? `${a.rule === 'LIKELY' ? `So a job abroad is likely.` : a.rule === 'LIKELY_BY_PROMISE' ? `Foreign Job (cusp 10) is promised, so a job abroad is likely.` : a.rule === 'POSSIBLE' ? `So a job abroad is possible.` : a.rule === 'WITHOUT_START' ? `A start in work (cusp 10) is not promised, so a job abroad is possible and not likely.` : a.rule === 'NOT_CLEAR' ? `Foreign Job (cusp 10) is not clearly promised, so a job abroad is possible and not likely.` : a.rule === 'WORK_AT_HOME' ? `So the chart shows work, but not abroad.` : a.rule === 'TRAVEL_WITHOUT_JOB' ? `So the chart shows a life abroad, but not a job there.` : `So a job abroad is unlikely.`}`,
  stageOfTwo: (a) => translated()?.stageOfTwo?.(a) ?? `${named(a.label)} is ${a.verdict === 'PROMISED' ? `promised, because both sub lords of cusps ${numberInWords(a.cusp)} and 12 signify` : a.verdict === 'PARTIAL' ? `promised in part, because only one of the sub lords of cusps ${numberInWords(a.cusp)} and 12 signifies` : `not promised, because neither of the sub lords of cusps ${numberInWords(a.cusp)} and 12 signifies`} ${inWords(a.required, 'or')} at least as strongly as ${inWords(a.denial)}.`,
  settling: (a) => translated()?.settling?.(a) ?? `${named(a.label)} is ${a.verdict === 'PROMISED' ? `promised, because 12 is strong and 4 is no stronger` : a.verdict === 'PARTIAL' ? `promised in part, because cusp 4 is tied to 12 but 12 does not prevail` : `not promised, because cusp 4 has no tie to 12`}.`,
  fourthAbroad: (a) => translated()?.fourthAbroad?.(a) ?? `The sub lord of cusp 4, ${planetInWords(a.csl)}, signifies 12 at ${a.level}.`,
  twelfthHome: (a) => translated()?.twelfthHome?.(a) ?? `The sub lord of cusp 12, ${planetInWords(a.csl)}, signifies 4 at ${a.level}.`,
  lordOfBoth: (a) => translated()?.lordOfBoth?.(a) ?? `${planetFirst(a.csl)} is the sub lord of both cusps, 4 and 12.`,
  starsExchanged: (a) => translated()?.starsExchanged?.(a) ?? `${planetFirst(a.fourth)} and ${planetInWords(a.twelfth)} stand in each other's stars.`,
  signifiesHome: (a) => translated()?.signifiesHome?.(a) ?? `${planetFirst(a.csl)} signifies the home, 4, at ${a.level}.`,
  papersFree: (a) => translated()?.papersFree?.(a) ?? `The papers (cusp 3, ${named(a.csl)}) are not opposed, so a grant is likely.`,
  papersOpposed: (a) => translated()?.papersOpposed?.(a) ?? `The papers (cusp 3, ${named(a.csl)}) are opposed, so a grant with queries is likely.`,
  grantWithQueries: (a) => translated()?.grantWithQueries?.(a) ?? `${a.opposed ? `The papers (cusp 3, ${named(a.csl)}) are opposed too. So a grant with queries is likely.` : `So a grant with queries is likely.`}`,
  visaUncertain: () => translated()?.visaUncertain?.() ?? `So the outcome is uncertain.`,
  visaRefusal: () => translated()?.visaRefusal?.() ?? `So a risk of refusal is indicated.`,
  overstay: (a) => translated()?.overstay?.(a) ?? `The sub lord of cusp 12, ${planetInWords(a.csl)}, signifies 8 at ${a.level}. Take legal care over the permitted stay, so that no worry about overstay or detention arises.`,
  extraDocuments: (a) => translated()?.extraDocuments?.(a) ?? `The sub lord of cusp 12, ${planetInWords(a.csl)}, signifies 6 at ${a.level}, so extra documents may be asked for.`,
  noPlacidusThere: (a) => translated()?.noPlacidusThere?.(a) ?? `Placidus houses do not exist at target_latitude ${numberInWords(a.latitude)}, because the limit is ${digitsInWords(a.limit)} degrees north or south.`,
};
