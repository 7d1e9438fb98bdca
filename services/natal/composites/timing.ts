import type { Interval } from '@cuspal/engine/base/intervals';
import { printDate, printedMs } from '@cuspal/engine/time/print';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { chosenWindowShape } from '@cuspal/tool-kit';
import type { ChosenView } from '@cuspal/tool-kit/views/timed';
import { runsInWords } from '@cuspal/tool-kit/views/window-words';
import { z } from 'zod';
import { say } from './composites.messages.ts';
import { spare } from '@cuspal/speech';

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
  readonly brought: 'MARRIAGE' | 'WORK';
  /** End of the years looked through. */
  readonly untilMs: number;
}

/** When it may come, in one or two sentences. */
export function timingSentence(
  { first, best }: NonNullable<Timing>,
  { nowMs, clock, brought, untilMs }: Spoken,
): string {
  const runs = (window: ChosenView): string => runsInWords(usableSpan(window), nowMs, clock);
  if (best.class === 'WEAK') return say.noStrongPeriod({ brought, until: printDate(untilMs, clock), runs: runs(best) });
  const said = say.strongestPeriod({
    full: best.class === 'FULL',
    brought,
    runs: runs(best),
    running: usableSpan(best).startMs <= nowMs,
  });
  return first.start === best.start ? said : `${said} ${spare(0, say.firstGoodOne({ runs: runs(first) }))}`;
}

/** What is said where a promised matter has no date: its windows cannot be used, or there are none. */
export const noTimeSentence = (
  { windows, weaker }: Readonly<Record<'windows' | 'weaker', readonly unknown[]>>,
  { brought, untilMs, clock }: Omit<Spoken, 'nowMs'>,
): string =>
  windows.length + weaker.length > 0
    ? say.noUsablePeriod({ brought })
    : say.noPeriodBefore({ brought, until: printDate(untilMs, clock) });

/** The part of a window that can be used. */
const usableSpan = ({ start, usableStart, end }: ChosenView): Interval => ({
  startMs: printedMs(usableStart ?? start),
  endMs: printedMs(end),
});
