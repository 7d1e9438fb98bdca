import type { Interval } from '@cuspal/engine/base/intervals';
import { printedMs } from '@cuspal/engine/time/print';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { chosenWindowShape } from '@cuspal/tool-kit';
import type { ChosenView } from '@cuspal/tool-kit/views/timed';
import { monthInWords, runsInWords } from '@cuspal/tool-kit/views/window-words';
import { z } from 'zod';

/** The window that can be used first and the best one, as a member names them. */
export const timingShape = z.strictObject({ first: chosenWindowShape, best: chosenWindowShape }).nullable();
export type Timing = z.input<typeof timingShape>;

/** What a member names (R6T.3); null where it names none. A composite never chooses itself. */
export const timingOf = ({ first, best }: { readonly [Key in 'first' | 'best']: ChosenView | null }): Timing =>
  first === null || best === null ? null : { first, best };

/** How the dates of a reading are spoken of: from which moment, by which clock, and what they bring. */
interface Spoken {
  readonly nowMs: number;
  readonly clock: LocalClock;
  readonly brought: string;
  /** End of the years looked through. */
  readonly untilMs: number;
}

/** When it may come, in one or two sentences. */
export function timingSentence(
  { first, best }: NonNullable<Timing>,
  { nowMs, clock, brought, untilMs }: Spoken,
): string {
  const runs = (window: ChosenView): string => runsInWords(usableSpan(window), nowMs, clock);
  const of = ` for ${brought}`;
  if (best.class === 'WEAK')
    return `No strong period${of} comes before ${monthInWords(untilMs, clock)}. A weaker one, in which only part of the lords favour it, ${runs(best)}.`;
  const why = best.class === 'FULL' ? 'all three period lords' : 'the two nearer period lords';
  const said = `The ${best.class === 'FULL' ? 'strongest' : 'best'} period${of} ${runs(best)}, ${usableSpan(best).startMs <= nowMs ? 'and' : 'when'} ${why} favour it.`;
  return first.start === best.start ? said : `${said} The first good one ${runs(first)}.`;
}

/** The part of a window that can be used. */
const usableSpan = ({ start, usableStart, end }: ChosenView): Interval => ({
  startMs: printedMs(usableStart ?? start),
  endMs: printedMs(end),
});
