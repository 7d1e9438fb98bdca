// Written by npm run generate from money.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly pillar: (a: { readonly name: 'EARNING' | 'GAIN' | 'OUTFLOW' | 'SAVING'; readonly level: 'FAIR' | 'HEAVY' | 'LIGHT' | 'MODERATE' | 'STRONG' | 'WEAK' }) => string;
  readonly pillarDetail: (a: { readonly pillar: string }) => string;
  readonly gainPromised: (a: { readonly label: string; readonly clearly: boolean }) => string;
  readonly lordsForGain: (a: { readonly one: boolean; readonly md: PlanetName; readonly mdStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly ad: PlanetName; readonly adStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => string;
  readonly speculation: () => string;
  readonly fifthSubLord: (a: { readonly csl: PlanetName }) => string;
  readonly lossLink: (a: { readonly lord: PlanetName; readonly cusp: number; readonly clean: boolean; readonly held: string }) => string;
  readonly lordPlaced: (a: { readonly lord: PlanetName; readonly house: number; readonly at: number; readonly good: boolean }) => string;
  readonly noExchange: (a: { readonly lord: PlanetName }) => string;
  readonly exchange: (a: { readonly second: PlanetName; readonly eleventh: PlanetName; readonly exchanged: boolean }) => string;
  readonly jupiterDignity: (a: { readonly sign: string; readonly dignity: string }) => string;
  readonly sessionDateAlone: (a: { readonly text: string }) => string;
  readonly sessionClockTime: (a: { readonly field: string; readonly text: string }) => string;
  readonly sessionEndsFirst: (a: { readonly end: string; readonly start: string }) => string;
  readonly sessionTooLong: (a: { readonly start: string; readonly end: string; readonly most: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  fifthSubLord: '3',
  lossLink: '3',
  lordPlaced: '37',
  exchange: '1',
  sessionDateAlone: '11',
  sessionEndsFirst: '10',
} as const;

const translated = catalogue<Messages>('engine/topics/money/money', () => say, marks, {
  'bn': () => import('./translations/money.messages.bn.ts'),
  'es': () => import('./translations/money.messages.es.ts'),
  'hi': () => import('./translations/money.messages.hi.ts'),
  'mr': () => import('./translations/money.messages.mr.ts'),
  'pt': () => import('./translations/money.messages.pt.ts'),
  'ta': () => import('./translations/money.messages.ta.ts'),
  'te': () => import('./translations/money.messages.te.ts'),
});

export const say: Messages = {
  pillar: (a) => translated()?.pillar?.(a) ?? `${a.name === 'EARNING' ? `earning` : a.name === 'SAVING' ? `saving` : a.name === 'GAIN' ? `gain` : `outflow`} is ${a.level === 'STRONG' ? `strong` : a.level === 'FAIR' ? `fair` : a.level === 'WEAK' ? `weak` : a.level === 'HEAVY' ? `heavy` : a.level === 'MODERATE' ? `moderate` : `light`}`,
  pillarDetail: (a) => translated()?.pillarDetail?.(a) ?? `${capitalised(a.pillar)}.`,
  gainPromised: (a) => translated()?.gainPromised?.(a) ?? `${named(a.label)} is ${a.clearly ? `clearly promised` : `not clearly promised`}.`,
  lordsForGain: (a) => translated()?.lordsForGain?.(a) ?? `${a.one ? `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `is strong for gain` : a.mdStanding === 'WEAK' ? `is weak for gain` : a.mdStanding === 'AGAINST' ? `works against gain` : `is silent on gain`}.` : `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `is strong for gain` : a.mdStanding === 'WEAK' ? `is weak for gain` : a.mdStanding === 'AGAINST' ? `works against gain` : `is silent on gain`}, and ${planetInWords(a.ad)} ${a.adStanding === 'STRONG' ? `is strong for it` : a.adStanding === 'WEAK' ? `is weak for it` : a.adStanding === 'AGAINST' ? `works against it` : `is silent on it`}.`}`,
  speculation: () => translated()?.speculation?.() ?? `Speculation`,
  fifthSubLord: (a) => translated()?.fifthSubLord?.(a) ?? `The sub lord of cusp 5 is ${planetInWords(a.csl)}.`,
  lossLink: (a) => translated()?.lossLink?.(a) ?? `${planetFirst(a.lord)}, sub lord of cusp ${numberInWords(a.cusp)}, signifies ${a.clean ? `neither 8 nor 12` : `${a.held} of the houses of loss`}.`,
  lordPlaced: (a) => translated()?.lordPlaced?.(a) ?? `${planetFirst(a.lord)}, lord of house ${numberInWords(a.house)} by whole signs, stands in house ${numberInWords(a.at)}. That is ${a.good ? `one` : `not one`} of the good houses 1, 4, 5, 7, 9 and 10.`,
  noExchange: (a) => translated()?.noExchange?.(a) ?? `${planetFirst(a.lord)} rules both 2 and 11, so there is no exchange.`,
  exchange: (a) => translated()?.exchange?.(a) ?? `${planetFirst(a.second)} and ${planetInWords(a.eleventh)}, lords of 2 and 11, ${a.exchanged ? `exchange` : `do not exchange`} signs.`,
  jupiterDignity: (a) => translated()?.jupiterDignity?.(a) ?? `Jupiter stands in ${named(a.sign)}, ${a.dignity}.`,
  sessionDateAlone: (a) => translated()?.sessionDateAlone?.(a) ?? `session_date "${a.text}" must be a date alone, YYYY-MM-DD. Give the hours in session_start and session_end.`,
  sessionClockTime: (a) => translated()?.sessionClockTime?.(a) ?? `${a.field} "${a.text}" must be a clock time HH:MM from 00:00 to 23:59, local at the session place.`,
  sessionEndsFirst: (a) => translated()?.sessionEndsFirst?.(a) ?? `session_end ${a.end} is not after session_start ${a.start}. Send an end later on the same day.`,
  sessionTooLong: (a) => translated()?.sessionTooLong?.(a) ?? `The session from ${a.start} to ${a.end} is longer than ${numberInWords(a.most)} hours. Send a shorter one.`,
};
