// Written by npm run generate from money.messages.json: change that file.
import { catalogue, dayInWords, inWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly nextCareer: () => string;
  readonly nextMoney: () => string;
  readonly sessionNeutral: (a: { readonly minutes: number }) => string;
  readonly sessionClock: (a: { readonly offset: string }) => string;
  readonly noGainPeriod: () => string;
  readonly gainRunning: (a: { readonly until: string }) => string;
  readonly gainPossible: (a: { readonly from: string; readonly until: string }) => string;
  readonly gain: () => string;
  readonly fourPillars: (a: { readonly pillars: readonly string[] }) => string;
  readonly noCautionPeriods: (a: { readonly reason: string }) => string;
  readonly sessionTone: (a: { readonly tone: 'ADVERSE_DAY' | 'MIXED_DAY' | 'SUPPORTIVE_DAY'; readonly supportive: number; readonly neutral: number; readonly adverse: number }) => string;
  readonly noStretchCounts: () => string;
  readonly noSignal: () => string;
  readonly restraint: (a: { readonly limits: 'LORDS' | 'LOSS' | 'LOSS_AND_LORDS' }) => string;
  readonly borrowing: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => string;
  readonly repaying: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => string;
  readonly means: (a: { readonly means: 'ABUNDANT' | 'GOOD' | 'MODERATE' | 'STRAINED' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  nextCareer: 'c',
  nextMoney: 'c',
  sessionClock: '01',
  noGainPeriod: '3',
  fourPillars: '4',
  noCautionPeriods: '40',
  noStretchCounts: '4',
  noSignal: '4',
  restraint: '1',
  repaying: [['band'],{'PROMISED':'c','CONDITIONAL':'c','WEAK':'0','DENIED':'0','SILENT':'0'}],
} as const;

const translated = catalogue<Messages>('natal/money/money', () => say, marks, {
  'bn': () => import('./translations/money.messages.bn.ts'),
  'es': () => import('./translations/money.messages.es.ts'),
  'hi': () => import('./translations/money.messages.hi.ts'),
  'mr': () => import('./translations/money.messages.mr.ts'),
  'pt': () => import('./translations/money.messages.pt.ts'),
  'ta': () => import('./translations/money.messages.ta.ts'),
  'te': () => import('./translations/money.messages.te.ts'),
});

export const say: Messages = {
  nextCareer: () => translated()?.nextCareer?.() ?? `It shows by what work the money can be earned.`,
  nextMoney: () => translated()?.nextMoney?.() ?? `It judges money over the years, by earning, saving and spending.`,
  sessionNeutral: (a) => translated()?.sessionNeutral?.(a) ?? `The whole session is neutral, ${a.minutes === 0 ? `no minute` : a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`} without support or opposition.`,
  sessionClock: (a) => translated()?.sessionClock?.(a) ?? `The session clock is read with the offset of the birth place, ${a.offset}. Send session_utc_offset_minutes if the session place keeps another.`,
  noGainPeriod: () => translated()?.noGainPeriod?.() ?? `No period of gain is given, because Wealth / Income Gain itself (cusp 2) is not promised.`,
  gainRunning: (a) => translated()?.gainRunning?.(a) ?? `Even so, a period of possible gain is already running, until ${dayInWords(a.until)}.`,
  gainPossible: (a) => translated()?.gainPossible?.(a) ?? `Even so, gain is possible from ${dayInWords(a.from)} to ${dayInWords(a.until)}.`,
  gain: () => translated()?.gain?.() ?? `gain`,
  fourPillars: (a) => translated()?.fourPillars?.(a) ?? `Of its four pillars ${inWords(a.pillars)}.`,
  noCautionPeriods: (a) => translated()?.noCautionPeriods?.(a) ?? `There are no periods of caution. ${a.reason}`,
  sessionTone: (a) => translated()?.sessionTone?.(a) ?? `The session is ${a.tone === 'SUPPORTIVE_DAY' ? `mostly supportive` : a.tone === 'MIXED_DAY' ? `mixed` : `mostly adverse`}, with about ${numberInWords(a.supportive)} supportive, ${numberInWords(a.neutral)} neutral and ${numberInWords(a.adverse)} adverse minutes.`,
  noStretchCounts: () => translated()?.noStretchCounts?.() ?? `So no stretch counts as supportive, and this is not a trading signal.`,
  noSignal: () => translated()?.noSignal?.() ?? `This is not a trading signal.`,
  restraint: (a) => translated()?.restraint?.(a) ?? `${a.limits === 'LOSS_AND_LORDS' ? `A tie to the houses of loss and dasha lords that work against gain speak` : a.limits === 'LOSS' ? `A tie to the houses of loss speaks` : `Dasha lords that work against gain speak`} for restraint, and this is not a trading signal.`,
  borrowing: (a) => translated()?.borrowing?.(a) ?? `${a.band === 'PROMISED' ? `Loans come when they are asked for.` : a.band === 'CONDITIONAL' ? `Loans come against some resistance.` : a.band === 'WEAK' ? `Loans are weakly promised.` : a.band === 'DENIED' ? `Loans do not come easily.` : `Loans do not come easily.`}`,
  repaying: (a) => translated()?.repaying?.(a) ?? `${a.band === 'PROMISED' ? `They are paid back.` : a.band === 'CONDITIONAL' ? `They are paid back with some effort.` : a.band === 'WEAK' ? `The chart shows them cleared only slowly.` : a.band === 'DENIED' ? `The chart does not show them cleared by the person alone, so plan it with an adviser.` : `The chart does not show them cleared by the person alone, so plan it with an adviser.`}`,
  means: (a) => translated()?.means?.(a) ?? `${a.means === 'ABUNDANT' ? `As a whole the chart shows abundant means.` : a.means === 'GOOD' ? `As a whole the chart shows good means.` : a.means === 'MODERATE' ? `As a whole the chart shows moderate means.` : `As a whole strained means are indicated.`}`,
};
