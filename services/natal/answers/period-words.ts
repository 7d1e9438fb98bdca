import { isOffered, type ShareOfTime } from '@cuspal/engine/kp/promise/period-class';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { printedMs } from '@cuspal/engine/time/print';
import { language } from '@cuspal/speech';
import type { ChosenView } from '@cuspal/tool-kit/views/timed';
import { isUnsure, periodInWords, shareSentence } from '@cuspal/tool-kit/views/window-words';
import { languageOfDays, withCapitals } from '../../meta/understanding/dates/english-days.ts';
import type { BegunView } from './period-began.ts';
import type { AskedDates } from './question.ts';
import { say } from './answers.messages.ts';

/** How the time of a matter is spoken of. */
export interface Spoken {
  readonly clock: LocalClock;
  readonly nowMs: number;
  readonly dates: AskedDates | null;
  readonly past: boolean;
  /** Name of the matter inside a sentence. */
  readonly matter: string;
  readonly adverse: boolean;
  readonly side: Side;
  /** Whether the caller said how exact the birth time is. */
  readonly isTimeStated: boolean;
}

/** What the timing tool found, as far as it is spoken of. */
interface SpokenTiming {
  readonly first: BegunView | null;
  readonly best: BegunView | null;
  readonly windows: readonly unknown[];
  readonly weaker: readonly unknown[];
  readonly from: string;
  readonly to: string;
  readonly shareOfTime: ShareOfTime | null;
  readonly kept: number | null;
  readonly withheldReason?: string | undefined;
}

/** Letters of a day. */
const DAY = 'YYYY-MM-DD'.length;

/** Whether the best period is told from others of its class by the moment of asking alone (R6T.3). */
export const isTied = ({ first, best }: Pick<SpokenTiming, 'first' | 'best'>): boolean =>
  first !== null && best !== null && first.start !== best.start && first.class === best.class;

/**
 * When it may come: the best period, whether a birth time stated so exactly can tell it, the first where it is another,
 * and how much of a lifetime such periods fill (R6T.5). None where the chart does not promise it.
 */
export function periodSentences(timing: SpokenTiming, spoken: Spoken): readonly string[] {
  const { side, adverse, past } = spoken;
  if (side === 'no') return adverse ? [] : [say.notPromisedNoDate()];
  if (timing.withheldReason !== undefined) return [];
  const { first, best, shareOfTime } = timing;
  if (best === null) return [noneSentence(timing, spoken)];
  // The least that is looked through is a year, which after days just past reaches beyond today.
  if (past && spoken.dates !== null && printedMs(best.end) > spoken.nowMs) return [];
  const told = first === null || first.start === best.start || past || fallsIn(first, spoken.dates);
  return [
    say.bestPeriod({ ...kindOf(best, spoken), ...runs(best, spoken) }),
    ...(isUnsure(timing.kept) && spoken.isTimeStated ? [say.othersMayReplace()] : []),
    ...(told ? [] : [say.firstPeriod({ adverse, equal: isTied(timing), ...runs(first, spoken) })]),
    ...(shareOfTime === null || past ? [] : [shareSentence(shareOfTime, best.class, adverse)]),
  ];
}

/** Whether a period is the one that the sentence on the days asked about speaks of. */
const fallsIn = (first: ChosenView, dates: AskedDates | null): boolean =>
  dates !== null && dates.to !== null && isOffered(first.class) && first.usableStart.slice(0, DAY) <= dates.to;

/** Whether a good period touches the days asked about; none where no last day is named, or nothing is promised. */
export function datesSentence(timing: SpokenTiming, spoken: Spoken): readonly string[] {
  const { dates, side, adverse } = spoken;
  const { first } = timing;
  if (dates === null || dates.to === null || side === 'no' || timing.withheldReason !== undefined) return [];
  const when = inThose(dates);
  if (first === null || !fallsIn(first, dates)) return [say.noneThen({ adverse, ...when })];
  const told = { adverse, matter: spoken.matter };
  const { usableStart, end } = first;
  const run = runs({ usableStart, end }, spoken);
  // The search begins with the days asked about, so what runs on its first day began before.
  if (first.start.slice(0, DAY) === timing.from.slice(0, DAY) && run.runs !== 'RUNNING')
    return [say.runsThen({ ...told, ...when, past: run.runs === 'RAN', end: first.end })];
  return [
    first.usableStart.slice(0, DAY) < dates.from
      ? say.coversThen({ ...told, ...run })
      : say.beginsThen({ ...told, ...run, ...when }),
  ];
}

/**
 * `on 14 December 2026`, `in 2027`, `next spring`: the words of the question, with a preposition where they have none.
 * Words of another language than that of the answer are not repeated.
 */
function inThose(dates: AskedDates) {
  const { from, to, said } = dates;
  const tag = language();
  const when = from === to ? 'DAY' : tag === undefined ? inEnglish(dates) : inAnother(dates, tag);
  return { when, day: from, year: from.slice(0, YEAR), said: withCapitals(said) } as const;
}

function inEnglish({ said, sent = false }: AskedDates): 'SENT' | 'SAID' | 'SAID_IN' {
  if (sent || languageOfDays(said) === 'other') return 'SENT';
  return PREPOSITION.test(said) ? 'SAID' : 'SAID_IN';
}

/** In other languages words that take an ending are not repeated, since which one they take is not known here. */
function inAnother({ from, to, said, sent = false }: AskedDates, tag: string): 'SENT' | 'SAID' | CalendarSpan {
  if (!sent && POINTS[tag]?.test(said) === true) return 'SAID';
  return (to === null ? null : calendarSpan(from, to)) ?? 'SENT';
}

type CalendarSpan = 'YEAR' | 'MONTH';

/** Letters of a year and of a month. */
const YEAR = 'YYYY'.length;
const MONTH = 'YYYY-MM'.length;

/** Whether days are those of a calendar year or month, or what is left of it from today. */
function calendarSpan(from: string, to: string): CalendarSpan | null {
  if (from.slice(0, MONTH) === to.slice(0, MONTH) && isLastOfMonth(to)) return 'MONTH';
  return from.slice(0, YEAR) === to.slice(0, YEAR) && to.endsWith('-12-31') ? 'YEAR' : null;
}

const isLastOfMonth = (day: string): boolean => new Date(Date.parse(day) + DAY_MS).getUTCDate() === 1;

const PREPOSITION =
  /^(?:in|on|at|by|before|after|this|next|last|during|within|from|between|until|tomorrow|today|tonight|now)\b/i;

/** Words of time that no ending follows, as `this year` in languages of India, by the language of the answer. */
const POINTS: Readonly<Record<string, RegExp>> = {
  hi: /^(?:इस|अगले|आने वाले|आज|कल)(?=\s|$)/,
  mr: /^(?:या|पुढील|पुढच्या|येत्या|यंदा|उद्या|आज)(?=\s|$)/,
  bn: /^(?:এ|এই|আগামী|পরের|আজ|কাল)(?=\s|$)/,
  ta: /^(?:இந்த|அடுத்த|வரும்|இன்று|நாளை)(?=\s|$)/,
  te: /^(?:ఈ|వచ్చే|తదుపరి|నేడు|రేపు)(?=\s|$)/,
};

function kindOf(best: ChosenView, { adverse, side, past, matter }: Spoken) {
  const ofGood = isOffered(best.class) ? (best.class === 'FULL' ? 'STRONGEST' : 'GOOD') : 'WEAKER';
  return { kind: adverse ? 'CARE' : ofGood, split: side === 'split', past, matter } as const;
}

/** `runs from 3 March to 28 May 2028`; of what has begun `is already running, until 28 May 2028`. */
function runs(
  { usableStart, began = usableStart, end }: Pick<BegunView, 'usableStart' | 'began' | 'end'>,
  { nowMs, clock }: Spoken,
) {
  const [startMs, endMs] = [printedMs(began), printedMs(end)];
  const running = startMs <= nowMs && nowMs < endMs;
  return {
    runs: running ? 'RUNNING' : endMs <= nowMs ? 'RAN' : 'RUNS',
    end,
    period: periodInWords({ startMs, endMs }, clock),
  } as const;
}

function noneSentence({ to, windows, weaker }: SpokenTiming, { past }: Spoken): string {
  if (windows.length + weaker.length > 0) return say.neverUsable();
  return past ? say.noneInPast() : say.noneBefore({ until: to });
}
