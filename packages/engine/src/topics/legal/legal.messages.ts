// Written by npm run generate from legal.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, digitsInWords, housesNamed, inWords, named, numberInWords, planetInWords, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly sixthSubLord: (a: { readonly csl: PlanetName }) => string;
  readonly score: (a: { readonly score: string; readonly ahead: 'NOBODY' | 'OPPONENT' | 'PERSON' }) => string;
  readonly noDispute: () => string;
  readonly settlement: (a: { readonly csl: PlanetName }) => string;
  readonly exposed: (a: { readonly csl: PlanetName }) => string;
  readonly rule: (a: { readonly rule: 'DOUBTFUL_VICTORY' | 'EVEN_SIDES' | 'EXPOSED' | 'FAVOURABLE' | 'NO_VICTORY' | 'OPPONENT_AHEAD' | 'UNDECIDED' }) => string;
  readonly matterMeaning: (a: { readonly matter: 'criminal' | 'employment' | 'family' | 'property' }) => string;
  readonly confinement: (a: { readonly csl: PlanetName; readonly held: readonly number[]; readonly houses: readonly number[] }) => string;
  readonly inChain: (a: { readonly own: boolean; readonly planet: PlanetName; readonly csl: PlanetName }) => string;
  readonly subLordOf: (a: { readonly lord: PlanetName; readonly cusps: readonly number[] }) => string;
  readonly selfOrContest: (a: { readonly lords: string; readonly count: number }) => string;
  readonly eighthInTwelve: (a: { readonly csl: PlanetName }) => string;
  readonly protection: (a: { readonly lords: string; readonly count: number }) => string;
  readonly lordsPress: (a: { readonly md: PlanetName; readonly ad: PlanetName }) => string;
  readonly windowDays: (a: { readonly days: number; readonly points: number }) => string;
  readonly sunDays: (a: { readonly strong: readonly PlanetName[]; readonly days: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  sixthSubLord: '3',
  score: [['ahead'],{'NOBODY':'0','PERSON':'1','OPPONENT':'1'}],
  settlement: '3',
  exposed: '3',
  confinement: '3',
  inChain: '3',
  subLordOf: '3',
  selfOrContest: '3',
  eighthInTwelve: '3',
  protection: '3',
  lordsPress: '1',
} as const;

const translated = catalogue<Messages>('engine/topics/legal/legal', () => say, marks, {
  'bn': () => import('./translations/legal.messages.bn.ts'),
  'es': () => import('./translations/legal.messages.es.ts'),
  'hi': () => import('./translations/legal.messages.hi.ts'),
  'mr': () => import('./translations/legal.messages.mr.ts'),
  'pt': () => import('./translations/legal.messages.pt.ts'),
  'ta': () => import('./translations/legal.messages.ta.ts'),
  'te': () => import('./translations/legal.messages.te.ts'),
});

export const say: Messages = {
  sixthSubLord: (a) => translated()?.sixthSubLord?.(a) ?? `The sub lord of cusp 6 is ${planetInWords(a.csl)}.`,
  score: (a) => translated()?.score?.(a) ?? `The points of both sides add up to ${digitsInWords(a.score)}, so ${a.ahead === 'NOBODY' ? `both sides stand alike` : a.ahead === 'PERSON' ? `this person has the better houses` : `the opponent has the better houses`}.`,
  noDispute: () => translated()?.noDispute?.() ?? `No dispute is promised, so the verdict is for a case that runs all the same.`,
  settlement: (a) => translated()?.settlement?.(a) ?? `The sub lord of cusp 7, ${planetInWords(a.csl)}, signifies 6 and 11, so a settlement is possible.`,
  exposed: (a) => translated()?.exposed?.(a) ?? `The sub lord of cusp 1, ${planetInWords(a.csl)}, signifies 8 or 12 at level 1 or 2.`,
  rule: (a) => translated()?.rule?.(a) ?? `${a.rule === 'FAVOURABLE' ? `The chart favours this person, because victory is promised and the points are on this side.` : a.rule === 'EVEN_SIDES' ? `The chart points to a compromise, because the sides are even and a settlement is possible.` : a.rule === 'DOUBTFUL_VICTORY' ? `The chart points to a compromise, because victory is in doubt and a settlement is possible.` : a.rule === 'EXPOSED' ? `The outcome is uncertain, because victory is promised but the defendant is exposed.` : a.rule === 'UNDECIDED' ? `The outcome is uncertain, because promise and points do not decide it.` : a.rule === 'NO_VICTORY' ? `The chart does not favour this person, because victory is not promised.` : `The chart does not favour this person, because the opponent is two or more points ahead.`}`,
  matterMeaning: (a) => translated()?.matterMeaning?.(a) ?? `${a.matter === 'criminal' ? `confinement` : a.matter === 'family' ? `the partner` : a.matter === 'property' ? `home and land` : `the profession`}`,
  confinement: (a) => translated()?.confinement?.(a) ?? `The sub lord of cusp 12, ${planetInWords(a.csl)}, signifies ${inWords(a.held)} of ${housesNamed(a.houses)}, for 10 points each.`,
  inChain: (a) => translated()?.inChain?.(a) ?? `${a.own ? `${named(a.planet)} is the sub lord of cusp 12.` : `${named(a.planet)} is the star lord of ${planetInWords(a.csl)}, the sub lord of cusp 12.`}`,
  subLordOf: (a) => translated()?.subLordOf?.(a) ?? `${planetInWords(a.lord)}, sub lord of ${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)},`,
  selfOrContest: (a) => translated()?.selfOrContest?.(a) ?? `${capitalised(a.lords)} ${a.count === 1 ? `signifies` : `signify`} 12 at level 1 or 2.`,
  eighthInTwelve: (a) => translated()?.eighthInTwelve?.(a) ?? `The sub lord of cusp 8, ${planetInWords(a.csl)}, signifies 12.`,
  protection: (a) => translated()?.protection?.(a) ?? `${capitalised(a.lords)} ${a.count === 1 ? `signifies` : `signify`} 2, 4 or 11 at level 1.`,
  lordsPress: (a) => translated()?.lordsPress?.(a) ?? `The mahadasha lord ${planetInWords(a.md)} and the antardasha lord ${planetInWords(a.ad)} both work against release, so they press towards 3, 8 and 12.`,
  windowDays: (a) => translated()?.windowDays?.(a) ?? `Periods of this class hold ${a.days === 1 ? `${numberInWords(a.days)} day` : `${numberInWords(a.days)} days`} of the month, and a day counts ${a.points === 1 ? `${numberInWords(a.points)} point` : `${numberInWords(a.points)} points`}.`,
  sunDays: (a) => translated()?.sunDays?.(a) ?? `The Sun is in a star and a sub of ${planetsInWords(a.strong, 'or')} on ${a.days === 1 ? `${numberInWords(a.days)} day` : `${numberInWords(a.days)} days`}. A day counts 1 point.`,
};
