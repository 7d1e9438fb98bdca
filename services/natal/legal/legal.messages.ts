// Written by npm run generate from legal.messages.json: change that file.
import { catalogue, dayInWords, named, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly nextCalendar: () => string;
  readonly transitsLeftOut: (a: { readonly stoppedAt: string }) => string;
  readonly criminalOnly: () => string;
  readonly nextTransits: () => string;
  readonly appealOnlyUnfavourable: () => string;
  readonly appealLookedFor: (a: { readonly known: boolean; readonly month: string; readonly found: boolean }) => string;
  readonly monthWithMostPoints: (a: { readonly month: string; readonly score: number; readonly event: string; readonly sun: boolean }) => string;
  readonly noPeriodOf: (a: { readonly event: string }) => string;
  readonly onlyBestTimes: () => string;
  readonly noPeriodToFile: () => string;
  readonly fileAfterJudgment: (a: { readonly runs: string }) => string;
  readonly noMonthFavours: () => string;
  readonly bestMonth: (a: { readonly month: string }) => string;
  readonly noDispute: (a: { readonly rate: string }) => string;
  readonly sentence: (a: { readonly clause: string }) => string;
  readonly appealRuns: (a: { readonly runs: string }) => string;
  readonly filingRuns: (a: { readonly runs: string }) => string;
  readonly anAppeal: () => string;
  readonly victory: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  nextCalendar: 'c',
  nextTransits: 'c',
  monthWithMostPoints: '0c',
  noPeriodOf: 'c',
  noPeriodToFile: 'c',
} as const;

const translated = catalogue<Messages>('natal/legal/legal', () => say, marks, {
  'bn': () => import('./translations/legal.messages.bn.ts'),
  'es': () => import('./translations/legal.messages.es.ts'),
  'hi': () => import('./translations/legal.messages.hi.ts'),
  'mr': () => import('./translations/legal.messages.mr.ts'),
  'pt': () => import('./translations/legal.messages.pt.ts'),
  'ta': () => import('./translations/legal.messages.ta.ts'),
  'te': () => import('./translations/legal.messages.te.ts'),
});

export const say: Messages = {
  nextCalendar: () => translated()?.nextCalendar?.() ?? `It dates filing, judgment and appeal.`,
  transitsLeftOut: (a) => translated()?.transitsLeftOut?.(a) ?? `Transits of Jupiter and the Sun after ${dayInWords(a.stoppedAt)} are left out, because they are not known.`,
  criminalOnly: () => translated()?.criminalOnly?.() ?? `Release, detention and custody are judged in a criminal matter only.`,
  nextTransits: () => translated()?.nextTransits?.() ?? `It narrows a period down by transits.`,
  appealOnlyUnfavourable: () => translated()?.appealOnlyUnfavourable?.() ?? `Periods of an appeal are looked for only where the verdict is unfavourable.`,
  appealLookedFor: (a) => translated()?.appealLookedFor?.(a) ?? `Periods of an appeal are looked for ${a.known ? `after ${a.month}` : `from the start, because no month of judgment is known`}${a.found ? `.` : `, but there is none.`}`,
  monthWithMostPoints: (a) => translated()?.monthWithMostPoints?.(a) ?? `${a.month} has the most points, ${numberInWords(a.score)}. They come from the periods of ${named(a.event)}${a.sun ? ` and from the Sun in stars and subs of planets strong for 6 and 11` : ` alone`}.`,
  noPeriodOf: (a) => translated()?.noPeriodOf?.(a) ?? `These years hold no period of ${named(a.event)}.`,
  onlyBestTimes: () => translated()?.onlyBestTimes?.() ?? `The periods below are only the best times of a promise that the points outweigh.`,
  noPeriodToFile: () => translated()?.noPeriodToFile?.() ?? `These years hold no period to file.`,
  fileAfterJudgment: (a) => translated()?.fileAfterJudgment?.(a) ?? `The first period to file ${a.runs}, so that month is for a case that runs already.`,
  noMonthFavours: () => translated()?.noMonthFavours?.() ?? `No month of these years favours a judgment.`,
  bestMonth: (a) => translated()?.bestMonth?.(a) ?? `The month that favours a judgment most is ${a.month}.`,
  noDispute: (a) => translated()?.noDispute?.(a) ?? `No dispute is promised, ${a.rate}, so this is for a case that runs all the same.`,
  sentence: (a) => translated()?.sentence?.(a) ?? `${a.clause}.`,
  appealRuns: (a) => translated()?.appealRuns?.(a) ?? `The first period for an appeal ${a.runs}.`,
  filingRuns: (a) => translated()?.filingRuns?.(a) ?? `The first period to file ${a.runs}.`,
  anAppeal: () => translated()?.anAppeal?.() ?? `an appeal`,
  victory: () => translated()?.victory?.() ?? `victory`,
};
