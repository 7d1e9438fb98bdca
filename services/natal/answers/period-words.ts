import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import { UT, type LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords, printedMs } from '@cuspal/engine/time/print';
import type { ChosenView } from '@cuspal/tool-kit/views/timed';
import { periodInWords } from '@cuspal/tool-kit/views/window-words';
import { SENT, type AskedDates } from './asked.ts';

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
}

/** What the timing tool found, as far as it is spoken of. */
interface SpokenTiming {
  readonly first: ChosenView | null;
  readonly best: ChosenView | null;
  readonly windows: readonly unknown[];
  readonly weaker: readonly unknown[];
  readonly to: string;
  readonly withheldReason?: string | undefined;
}

/** Said of a matter that is not promised. */
export const NO_DATE = 'No date is given, because it is not promised.';

/** When it may come: the best period, and the first where it is another. None where the chart does not promise it. */
export function periodSentences(timing: SpokenTiming, spoken: Spoken): readonly string[] {
  const { side, adverse, past } = spoken;
  if (side === 'no') return adverse ? [] : [NO_DATE];
  if (timing.withheldReason !== undefined) return [];
  const { first, best } = timing;
  if (best === null) return [noneSentence(timing, spoken)];
  const other = first !== null && first.start !== best.start ? first : null;
  const firstWord = adverse ? 'The first such time' : 'The first good one';
  return [
    `${bestWord(best, spoken)} ${runs(best, spoken)}.`,
    ...(other === null || past ? [] : [`${firstWord} ${runs(other, spoken)}.`]),
  ];
}

/** Whether a good period begins within the days asked about; none where no last day is named, or nothing is promised. */
export function datesSentence(timing: SpokenTiming, spoken: Spoken): readonly string[] {
  const { dates, side, adverse } = spoken;
  const { first } = timing;
  if (dates === null || dates.to === null || side === 'no' || timing.withheldReason !== undefined) return [];
  const when = inThose(dates);
  const offered = first !== null && isOffered(first.class);
  if (!offered || first.usableStart.slice(0, 10) > dates.to)
    return [adverse ? `No time that asks for special care begins ${when}.` : `No good period begins ${when}.`];
  const kind = adverse ? 'A time that asks for care' : 'A good period';
  const usable = first.usableStart.slice(0, 10) < dates.from ? 'covers' : 'begins';
  return usable === 'covers'
    ? [`${kind} for ${spoken.matter} ${runs(first, spoken)}.`]
    : [`${kind} for ${spoken.matter} begins ${when}, and ${runs(first, spoken)}.`];
}

/** `on 14 December 2026`, `in 2027`, `next spring`: the words of the question, with a preposition where they have none. */
function inThose({ from, to, said }: AskedDates): string {
  if (from === to) return `on ${dateInWords(Date.parse(`${from}T12:00Z`), UT)}`;
  if (said === SENT) return 'in those days';
  const named = said.replace(NAMES_OF_MONTHS, (month) => `${month.slice(0, 1).toUpperCase()}${month.slice(1)}`);
  return PREPOSITION.test(named) ? named : `in ${named}`;
}

const NAMES_OF_MONTHS =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g;

const PREPOSITION =
  /^(?:in|on|at|by|before|after|this|next|during|within|from|between|until|tomorrow|today|tonight|now)\b/i;

function bestWord(best: ChosenView, { adverse, side, past, matter }: Spoken): string {
  if (adverse) return past ? 'The time that asked for most care' : 'The time that asks for most care';
  const kind = isOffered(best.class) ? (best.class === 'FULL' ? 'strongest' : 'good') : 'weaker';
  const period = `${kind === 'strongest' ? 'the' : 'a'} ${kind} ${past ? 'past ' : ''}period for ${matter}`;
  return side === 'split' ? `If it comes at all, ${period}` : `${period.slice(0, 1).toUpperCase()}${period.slice(1)}`;
}

/** `runs from 3 March to 28 May 2028`; of what has begun `is already running, until 28 May 2028`. */
function runs({ usableStart, end }: ChosenView, { nowMs, clock }: Spoken): string {
  const [startMs, endMs] = [printedMs(usableStart), printedMs(end)];
  if (startMs <= nowMs && nowMs < endMs) return `is already running, until ${dateInWords(endMs, clock)}`;
  return `${endMs <= nowMs ? 'ran' : 'runs'} ${periodInWords({ startMs, endMs }, clock)}`;
}

function noneSentence({ to, windows, weaker }: SpokenTiming, { clock, past }: Spoken): string {
  if (windows.length + weaker.length > 0)
    return 'No date is given, because every period for it ends before it can be used.';
  const until = dateInWords(printedMs(to), clock).replace(/^\d+ /, '');
  return past ? 'No suitable period lies in the years looked at.' : `No suitable period comes before ${until}.`;
}
