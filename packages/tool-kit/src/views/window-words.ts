import type { Interval } from '@cuspal/engine/base/intervals';
import { matterInWords } from '@cuspal/engine/events/event';
import type { JudgedEvent, NamedMatter } from '@cuspal/engine/events/event';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import type { ShareOfTime, WindowClass } from '@cuspal/engine/kp/promise/period-class';
import type { Side, Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { isPastSky } from '@cuspal/engine/time/known-span';
import { dateInWords, datesInWords, printDate } from '@cuspal/engine/time/print';

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
    ...promiseLimit(best.class, frame.verdict),
    ...(share ? [shareSentence(share, best.class, frame.event.polarity === 'adverse')] : []),
  ];
}

/** The matter inside these sentences: `marriage`, `job transfer`. */
const named = ({ event, brought }: WindowFrame): string =>
  brought ?? (event.key === null ? matterInWords(event) : event.label.toLowerCase());

const isAdverse = ({ event }: WindowFrame): boolean => event.polarity === 'adverse';

/** `favour it`; of an unwelcome matter lords only point to it. */
const favour = (frame: WindowFrame): string => (isAdverse(frame) ? 'point to it' : 'favour it');

const startOf = ({ usableStartMs, startMs }: SpokenWindow): number => usableStartMs ?? startMs;

/** `from 3 March to 28 May 2028`: the year of the start stands only where it is another. */
export function periodInWords({ startMs, endMs }: Interval, clock: LocalClock): string {
  const [from, to] = [dateInWords(startMs, clock), dateInWords(endMs, clock)];
  if (from === to) return `on ${to}`;
  const sameYear = printDate(startMs, clock).slice(0, -6) === printDate(endMs, clock).slice(0, -6);
  return `from ${sameYear ? from.replace(/ \d+$/, '') : from} to ${to}`;
}

/** `runs from 3 March 2028 to 28 May 2028`; of what has begun `is already running, until 28 May 2028`. */
export const runsInWords = ({ startMs, endMs }: Interval, nowMs: number, clock: LocalClock): string =>
  startMs <= nowMs && nowMs < endMs
    ? `is already running, until ${dateInWords(endMs, clock)}`
    : `runs ${datesInWords(startMs, endMs, clock)}`;

const isRunning = (window: SpokenWindow, { nowMs }: WindowFrame): boolean =>
  startOf(window) <= nowMs && nowMs < window.endMs;

/** `is from 3 March to 28 May 2028`; of a period that runs `is already running, until 28 May 2028`. */
function runs(window: SpokenWindow, frame: WindowFrame): string {
  const { endMs } = window;
  return isRunning(window, frame)
    ? `is already running, until ${dateInWords(endMs, frame.clock)}`
    : `is ${periodInWords({ startMs: startOf(window), endMs }, frame.clock)}`;
}

const WHICH_LORDS: Readonly<Record<'FULL' | 'PARTIAL', string>> = {
  FULL: 'all three period lords',
  PARTIAL: 'the two nearer period lords',
};

/** `, when all three period lords favour it`. */
const why = (window: SpokenWindow, frame: WindowFrame): string =>
  window.class === 'WEAK'
    ? ''
    : `, ${isRunning(window, frame) ? 'and' : 'when'} ${WHICH_LORDS[window.class]} ${favour(frame)}`;

/** What the promise leaves open is said with the period (R6T.5). */
const ifAtAll = ({ side }: WindowFrame, sentence: string): string =>
  side === 'split' ? `If it comes at all, ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}` : sentence;

function offeredSentence(best: SpokenWindow, frame: WindowFrame): string {
  const says = `${runs(best, frame)}${why(best, frame)}.`;
  const strongest = best.class === 'FULL';
  if (isAdverse(frame))
    return ifAtAll(
      frame,
      strongest ? `The period that points to it most ${says}` : `A period that points to it ${says}`,
    );
  if (!strongest) return ifAtAll(frame, `A good period ${says}`);
  return ifAtAll(frame, `The strongest period ${frame.side === 'split' ? '' : `for ${named(frame)} `}${says}`);
}

function firstSentence(best: SpokenWindow, first: SpokenWindow | null, frame: WindowFrame): readonly string[] {
  if (first === null || first.startMs === best.startMs) return [];
  return [`The first ${isAdverse(frame) ? '' : 'good '}one ${runs(first, frame)}.`];
}

/** `November 2041`, as far as was looked. */
export const monthInWords = (utcMs: number, clock: LocalClock): string =>
  dateInWords(utcMs, clock).replace(/^\d+ /, '');

function noStrongSentence({ windows }: SpokenWindows, { untilMs, clock }: WindowFrame): string {
  return windows.length === 0
    ? `No strong period comes before ${monthInWords(untilMs, clock)}.`
    : 'No strong period can be used, because each ends before its delayed lord is released.';
}

const weakerSentence = (best: SpokenWindow, frame: WindowFrame): string =>
  ifAtAll(frame, `A weaker one, in which only part of the lords ${favour(frame)}, ${runs(best, frame)}.`);

/** Why no period is named: none is found, or none is released. Past the years of the ephemeris that is not denied. */
function noneSentence({ windows, weaker }: SpokenWindows, { untilMs, clock }: WindowFrame): string {
  const found = [...windows, ...weaker];
  if (found.length === 0) return `No suitable period comes before ${monthInWords(untilMs, clock)}.`;
  return `No date is offered, because ${
    found.some(({ endMs }) => isPastSky(endMs))
      ? 'no delayed lord is released as far as the sky is read, which is to the end of 2399'
      : 'every period ends before its delayed lord is released'
  }.`;
}

/** How a weak promise and a period fit together. */
const promiseLimit = (of: WindowClass, verdict: Verdict): readonly string[] =>
  verdict !== 'PARTIALLY_ACTIVE'
    ? []
    : of === 'FULL'
      ? ['The promise is weak, so treat these dates as the best chances and not as certain.']
      : ['The promise itself is weak.'];

/** `29 %`, in whole hundredths of the share as results print it, to the third place. */
function percent(share: number): string {
  const thousandths = Math.round(share * 1000);
  return thousandths > 0 && thousandths < 5 ? 'less than 1 %' : `${Math.round(thousandths / 10)} %`;
}

/** How much of a lifetime such periods fill, so that none is read as a date (R6T.5). */
export function shareSentence({ offered, all }: ShareOfTime, of: WindowClass, adverse = false): string {
  const meaning = adverse ? 'this is a tendency' : 'this is a likelier time';
  return of === 'WEAK'
    ? `Weaker periods of this kind fill about ${percent(all - offered)} of a lifetime, so ${meaning}, not a date.`
    : `Such periods fill about ${percent(offered)} of a lifetime, so ${meaning}, not a date.`;
}

/** Below this share of days that stay, others may take their place. */
const FIRM = 0.7;
/** Days that the edges of a period move for a minute of birth time, in the median. */
const DAYS_A_MINUTE = 3.8;

/** How far an uncertain birth time moves the periods (R6T.5): `kept` is null where nothing is offered. */
export function edgeSentences(uncertaintyMinutes: number, kept: number | null): readonly string[] {
  if (uncertaintyMinutes === 0) return [];
  const weeks = Math.max(1, Math.round((uncertaintyMinutes * DAYS_A_MINUTE) / 7));
  const exact = `${uncertaintyMinutes} ${uncertaintyMinutes === 1 ? 'minute' : 'minutes'}`;
  return [
    `With a birth time exact to ${exact}, these dates hold give or take ${weeks === 1 ? 'a week' : `${weeks} weeks`}.`,
    ...(kept !== null && kept < FIRM ? ['With a birth time only this exact, other periods may take their place.'] : []),
  ];
}
