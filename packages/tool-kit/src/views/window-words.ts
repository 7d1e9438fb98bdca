import { spare } from '@cuspal/speech';
import type { Interval } from '@cuspal/engine/base/intervals';
import { matterInside } from '@cuspal/engine/events/event';
import type { JudgedEvent, NamedMatter } from '@cuspal/engine/events/event';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import type { ShareOfTime, WindowClass } from '@cuspal/engine/kp/promise/period-class';
import type { Side, Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { datesInWords, printDate } from '@cuspal/engine/time/print';
import { noDateSentence } from './answers.ts';
import { say } from './views.messages.ts';

/** What a sentence says of a window of a birth chart. */
export type SpokenWindow = Pick<Window, 'startMs' | 'endMs' | 'usableStartMs' | 'class'>;

/** What was found of the windows of a matter (`EventWindows`, or the windows of a page with its best and first). */
export interface SpokenWindows {
  readonly best: SpokenWindow | null;
  readonly first: SpokenWindow | null;
  /** The windows offered; of these and the weak ones only whether there are any, and when they end, is looked at. */
  readonly windows: readonly Pick<Interval, 'endMs'>[];
  readonly weaker: readonly Pick<Interval, 'endMs'>[];
  /** Missing where another sentence of the answer gives it. */
  readonly share?: ShareOfTime | null;
}

/** How the windows are spoken of. */
export interface WindowFrame {
  /** Names the matter in the sentences: a catalogue row or a group of houses. */
  readonly event: NamedMatter & Pick<JudgedEvent, 'polarity'>;
  readonly side: Side;
  readonly verdict: Verdict;
  /** End of the years looked through. */
  readonly untilMs: number;
  readonly nowMs: number;
  readonly clock: LocalClock;
  /** What comes, in place of the name of the event: `an increment`. */
  readonly brought?: string;
}

/**
 * When a matter may come, in whole sentences (R6T.5): the best period, the first where it is another, how far a weak
 * promise limits them, and the share of a lifetime that such periods fill. None where the chart does not promise it.
 */
export function windowSentences(of: SpokenWindows, frame: WindowFrame): readonly string[] {
  if (frame.side === 'no') return [];
  const { best, first, share } = of;
  if (best === null) return [noneSentence(of, frame)];
  const said = isOffered(best.class)
    ? [offeredSentence(best, frame), ...firstSentence(best, first, frame)]
    : [noStrongSentence(of, frame), weakerSentence(best, frame)];
  return [
    ...said,
    ...promiseLimit(best.class, frame),
    ...(share ? [shareSentence(share, best.class, frame.event.polarity === 'adverse')] : []),
  ];
}

/** The matter inside these sentences: `marriage`, `job transfer`. */
const named = ({ event, brought }: WindowFrame): string => brought ?? matterInside(event);

const isAdverse = ({ event }: WindowFrame): boolean => event.polarity === 'adverse';

const startOf = ({ usableStartMs, startMs }: SpokenWindow): number => usableStartMs ?? startMs;

/** First and last day of a period, and which of their parts both share. */
function daysOf({ startMs, endMs }: Interval, clock: LocalClock) {
  const [from, to] = [printDate(startMs, clock), printDate(endMs, clock)];
  const when = from === to ? 'DAY' : from.slice(0, -6) === to.slice(0, -6) ? 'YEAR' : 'YEARS';
  return { from, to, when } as const;
}

/** `from 3 March to 28 May 2028`: the year of the start stands only where it is another. */
export const periodInWords = (span: Interval, clock: LocalClock): string => say.period(daysOf(span, clock));

/** `runs from 3 March 2028 to 28 May 2028`; of what has begun `is already running, until 28 May 2028`. */
export const runsInWords = ({ startMs, endMs }: Interval, nowMs: number, clock: LocalClock): string =>
  say.runs({
    running: startMs <= nowMs && nowMs < endMs,
    dates: datesInWords(startMs, endMs, clock),
    to: printDate(endMs, clock),
  });

const isRunning = (window: SpokenWindow, { nowMs }: WindowFrame): boolean =>
  startOf(window) <= nowMs && nowMs < window.endMs;

/** When a window runs: `is from 3 March to 28 May 2028`, or of a period that runs until when. */
function runsOf(window: SpokenWindow, frame: WindowFrame) {
  const days = daysOf({ startMs: startOf(window), endMs: window.endMs }, frame.clock);
  return isRunning(window, frame) ? ({ ...days, when: 'RUNNING' } as const) : days;
}

function offeredSentence(best: SpokenWindow, frame: WindowFrame): string {
  const strongest = best.class === 'FULL';
  return say.offered({
    subject: isAdverse(frame) ? (strongest ? 'POINTS_MOST' : 'POINTS') : strongest ? 'STRONGEST' : 'GOOD',
    // What the promise leaves open is said with the period (R6T.5).
    split: frame.side === 'split',
    matter: named(frame),
    ...runsOf(best, frame),
    lords: best.class === 'WEAK' ? 'NONE' : best.class,
    running: isRunning(best, frame),
    adverse: isAdverse(frame),
  });
}

/** What an answer without room does without, in this order. */
const SPARED = { first: 0, share: 1, weaker: 2 } as const;

function firstSentence(best: SpokenWindow, first: SpokenWindow | null, frame: WindowFrame): readonly string[] {
  if (first === null || first.startMs === best.startMs) return [];
  return [spare(SPARED.first, say.firstOne({ adverse: isAdverse(frame), ...runsOf(first, frame) }))];
}

const noStrongSentence = ({ windows }: SpokenWindows, { untilMs, clock }: WindowFrame): string =>
  say.noStrong({ unreleased: windows.length > 0, until: printDate(untilMs, clock) });

const weakerSentence = (best: SpokenWindow, frame: WindowFrame): string =>
  spare(
    SPARED.weaker,
    say.weakerOne({ split: frame.side === 'split', adverse: isAdverse(frame), ...runsOf(best, frame) }),
  );

/** Why no period is named: none is found, or none is released. Past the years of the ephemeris that is not denied. */
function noneSentence({ windows, weaker }: SpokenWindows, { untilMs, clock }: WindowFrame): string {
  const found = [...windows, ...weaker];
  return found.length === 0 ? say.noneBefore({ until: printDate(untilMs, clock) }) : noDateSentence(found);
}

/** How a weak promise and a period fit together. */
function promiseLimit(of: WindowClass, frame: WindowFrame): readonly string[] {
  if (frame.verdict !== 'PARTIALLY_ACTIVE') return [];
  return [of === 'FULL' ? weakPromise(frame.event) : say.promiseIsWeak({ adverse: isAdverse(frame) })];
}

/** What a weak promise leaves of periods in which it is favoured most. */
export const weakPromise = ({ polarity }: Pick<JudgedEvent, 'polarity'>): string =>
  say.bestChances({ adverse: polarity === 'adverse' });

/** How much of a lifetime such periods fill, so that none is read as a date (R6T.5); in whole hundredths, as printed. */
export function shareSentence({ offered, all }: ShareOfTime, of: WindowClass, adverse = false): string {
  const weaker = of === 'WEAK';
  const thousandths = Math.round((weaker ? all - offered : offered) * 1000);
  const tiny = thousandths > 0 && thousandths < 5;
  return spare(SPARED.share, say.shareOfLife({ weaker, adverse, tiny, percent: Math.round(thousandths / 10) }));
}

const FIRM = 0.7;

/** Whether so few of the days offered stay with an uncertain birth time that others may take their place (R6T.5). */
export const isUnsure = (kept: number | null): boolean => kept !== null && kept < FIRM;

/** Days that the edges of a period move for a minute of birth time, in the median. */
const DAYS_A_MINUTE = 3.8;

/** How far an uncertain birth time moves the periods (R6T.5): `kept` is null where nothing is offered. */
export function edgeSentences(uncertaintyMinutes: number, kept: number | null): readonly string[] {
  if (uncertaintyMinutes === 0) return [];
  const weeks = Math.max(1, Math.round((uncertaintyMinutes * DAYS_A_MINUTE) / 7));
  return [say.edges({ minutes: uncertaintyMinutes, weeks }), ...(isUnsure(kept) ? [say.othersInPlace()] : [])];
}
