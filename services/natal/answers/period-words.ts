import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printedMs } from '@cuspal/engine/time/print';
import type { ChosenView } from '@cuspal/tool-kit/views/timed';
import { periodInWords } from '@cuspal/tool-kit/views/window-words';
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

/** When it may come: the best period, and the first where it is another. None where the chart does not promise it. */
export function periodSentences(timing: SpokenTiming, spoken: Spoken): readonly string[] {
  const { side, adverse, past } = spoken;
  if (side === 'no') return adverse ? [] : [say.notPromisedNoDate()];
  if (timing.withheldReason !== undefined) return [];
  const { first, best } = timing;
  if (best === null) return [noneSentence(timing, spoken)];
  const other = first !== null && first.start !== best.start ? first : null;
  return [
    say.bestPeriod({ ...kindOf(best, spoken), ...runs(best, spoken) }),
    ...(other === null || past ? [] : [say.firstPeriod({ adverse, ...runs(other, spoken) })]),
  ];
}

/** Whether a good period begins within the days asked about; none where no last day is named, or nothing is promised. */
export function datesSentence(timing: SpokenTiming, spoken: Spoken): readonly string[] {
  const { dates, side, adverse } = spoken;
  const { first } = timing;
  if (dates === null || dates.to === null || side === 'no' || timing.withheldReason !== undefined) return [];
  const when = inThose(dates);
  const offered = first !== null && isOffered(first.class);
  if (!offered || first.usableStart.slice(0, 10) > dates.to) return [say.noneBeginsThen({ adverse, ...when })];
  const told = { adverse, matter: spoken.matter, ...runs(first, spoken) };
  return [first.usableStart.slice(0, 10) < dates.from ? say.coversThen(told) : say.beginsThen({ ...told, ...when })];
}

/** `on 14 December 2026`, `in 2027`, `next spring`: the words of the question, with a preposition where they have none. */
function inThose({ from, to, said, sent = false }: AskedDates) {
  const named = said.replace(NAMES_OF_MONTHS, (month) => `${month.slice(0, 1).toUpperCase()}${month.slice(1)}`);
  const when = from === to ? 'DAY' : sent ? 'SENT' : PREPOSITION.test(named) ? 'SAID' : 'SAID_IN';
  return { when, day: from, said: named } as const;
}

const NAMES_OF_MONTHS =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g;

const PREPOSITION =
  /^(?:in|on|at|by|before|after|this|next|during|within|from|between|until|tomorrow|today|tonight|now)\b/i;

function kindOf(best: ChosenView, { adverse, side, past, matter }: Spoken) {
  const ofGood = isOffered(best.class) ? (best.class === 'FULL' ? 'STRONGEST' : 'GOOD') : 'WEAKER';
  return { kind: adverse ? 'CARE' : ofGood, split: side === 'split', past, matter } as const;
}

/** `runs from 3 March to 28 May 2028`; of what has begun `is already running, until 28 May 2028`. */
function runs({ usableStart, end }: ChosenView, { nowMs, clock }: Spoken) {
  const [startMs, endMs] = [printedMs(usableStart), printedMs(end)];
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
