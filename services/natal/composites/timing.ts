import { datesInWords, printedMs } from '@cuspal/engine/time/print';
import { byWindowOrder } from '@cuspal/engine/kp/timing/window-order';
import { firstWindow, type WindowState } from '@cuspal/engine/kp/timing/window-state';
import type { WindowClass } from '@cuspal/engine/kp/promise/period-class';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { instantText, windowClassShape, planetName, usableStartShape, windowStateShape } from '@cuspal/tool-kit';
import { z } from 'zod';

const shape = z.strictObject({
  start: instantText,
  usableStart: usableStartShape,
  end: instantText,
  md: planetName,
  ad: planetName,
  pd: planetName,
  class: windowClassShape,
  state: windowStateShape,
});

/** The window that can be used first, and the best one. */
export const timingShape = z.strictObject({ first: shape, best: shape }).nullable();
export type Timing = z.input<typeof timingShape>;

/** A window of any member as it is printed. */
export interface PrintedWindow {
  readonly start: string;
  readonly usableStart: string | null;
  readonly end: string;
  readonly md: Planet;
  readonly ad: Planet;
  readonly pd: Planet;
  readonly class: WindowClass;
  readonly state: WindowState;
}

/** The first that can be used and the best by the order of all windows; null where none can be. */
export function timingOf<Of extends PrintedWindow>(
  windows: readonly Of[],
  rulingPlanetsInCommon: (window: Of) => readonly Planet[],
): Timing {
  const read = windows.map((window) => ({
    window,
    class: window.class,
    state: window.state,
    rulingPlanetsInCommon: rulingPlanetsInCommon(window),
    startMs: printedMs(window.start),
    endMs: printedMs(window.end),
    usableStartMs: window.usableStart === null ? null : printedMs(window.usableStart),
  }));
  const first = firstWindow(read);
  const best = [...read].sort(byWindowOrder)[0];
  return first === null || best === undefined ? null : { first: rowOf(first.window), best: rowOf(best.window) };
}

/** How a sentence speaks of the windows that a timing was chosen from. */
interface TimingWords {
  /** What is timed, if the sentences before do not say it. */
  readonly brought?: string;
  /** Whether a longer list was cut to its best rows, so that an earlier window may exist. */
  readonly onlyBest?: boolean;
}

/** When it may come, in one or two sentences. */
export function timingSentence(
  { first, best }: NonNullable<Timing>,
  clock: LocalClock,
  { brought, onlyBest = false }: TimingWords = {},
): string {
  const span = (window: PrintedWindow): string => spanInWords(window, clock);
  const of = brought === undefined ? '' : ` for ${brought}`;
  if (first.start === best.start)
    return onlyBest
      ? `The best period${of} runs ${span(best)}.`
      : `The first usable period${of}, which is also the best, runs ${span(first)}.`;
  return `${onlyBest ? `Of the best periods${of}, the first` : `The first usable period${of}`} runs ${span(first)}. The best one runs ${span(best)}.`;
}

/** `from 9 May 2031 to 2 July 2031`: the part of a window that can be used. */
export const spanInWords = (
  { start, usableStart, end }: Pick<PrintedWindow, 'start' | 'usableStart' | 'end'>,
  clock: LocalClock,
): string => datesInWords(printedMs(usableStart ?? start), printedMs(end), clock);

const rowOf = ({ start, usableStart, end, md, ad, pd, class: of, state }: PrintedWindow) => ({
  start,
  usableStart,
  end,
  md,
  ad,
  pd,
  class: of,
  state,
});
