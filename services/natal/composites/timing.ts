import { datesInWords, printedMs } from '@cuspal/engine/time/print';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { chosenWindowShape } from '@cuspal/tool-kit';
import type { ChosenView } from '@cuspal/tool-kit/views/timed';
import { z } from 'zod';

/** The window that can be used first and the best one, as a member names them. */
export const timingShape = z.strictObject({ first: chosenWindowShape, best: chosenWindowShape }).nullable();
export type Timing = z.input<typeof timingShape>;

/** What a member names (R6T.3); null where it names none. A composite never chooses itself. */
export const timingOf = ({ first, best }: { readonly [Key in 'first' | 'best']: ChosenView | null }): Timing =>
  first === null || best === null ? null : { first, best };

/** When it may come, in one or two sentences. */
export function timingSentence({ first, best }: NonNullable<Timing>, clock: LocalClock, brought?: string): string {
  const of = brought === undefined ? '' : ` for ${brought}`;
  if (best.class === 'WEAK')
    return `No strong period${of} comes in the years asked for. A weaker one, in which only part of the lords favour it, runs ${spanInWords(best, clock)}.`;
  const why = best.class === 'FULL' ? 'all three period lords' : 'the two nearer period lords';
  const said = `The ${best.class === 'FULL' ? 'strongest' : 'best'} period${of} runs ${spanInWords(best, clock)}, when ${why} favour it.`;
  return first.start === best.start ? said : `${said} The first good one runs ${spanInWords(first, clock)}.`;
}

/** `from 9 May 2031 to 2 July 2031`: the part of a window that can be used. */
export const spanInWords = (
  { start, usableStart, end }: Pick<ChosenView, 'start' | 'usableStart' | 'end'>,
  clock: LocalClock,
): string => datesInWords(printedMs(usableStart ?? start), printedMs(end), clock);
