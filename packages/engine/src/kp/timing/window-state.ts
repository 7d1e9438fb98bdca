import type { Interval } from '../../base/intervals.ts';
import type { WindowClass } from '../promise/period-class.ts';
import type { Deferral } from './deferral.ts';

/** Whether the lords of a window have been released when it begins, while it runs, or only after it. */
export const WINDOW_STATES = ['OPEN', 'RELEASED', 'DEFERRED', 'DEFERRED_OUT'] as const;
export type WindowState = (typeof WINDOW_STATES)[number];

/** Whether a window is usable, and from when. */
export interface WindowRelease {
  readonly state: WindowState;
  /** From when the mahadasha and antardasha lords are released; null when that is not before the end. */
  readonly usableStartMs: number | null;
}

/** A window as far as its state is concerned. */
type Released = Interval & WindowRelease;

/** The state of a window, or of a part of one, by the latest release of its mahadasha and antardasha lords. */
export function stateOf({ startMs, endMs }: Interval, deferrals: readonly Deferral[]): WindowRelease {
  const dated = deferrals.flatMap(({ release }) => release ?? []);
  if (dated.length === 0) return { state: 'OPEN', usableStartMs: startMs };
  const releasedMs = Math.max(...dated.map(({ turnsDirectMs }) => turnsDirectMs ?? Infinity));
  if (releasedMs <= startMs) return { state: 'RELEASED', usableStartMs: startMs };
  return releasedMs < endMs
    ? { state: 'DEFERRED', usableStartMs: releasedMs }
    : { state: 'DEFERRED_OUT', usableStartMs: null };
}

/** The deferral released last; one without a date only where there is no other. */
export const lastDeferral = <Of extends Deferral>(deferrals: readonly Of[]): Of | null => {
  const at = ({ release }: Of): number => (release === null ? -Infinity : (release.turnsDirectMs ?? Infinity));
  return [...deferrals].sort((a, b) => (at(b) === at(a) ? 0 : at(b) - at(a)))[0] ?? null;
};

/** No part of it comes after the release: never a first, best or offered window. */
const isDeferredOut = ({ state }: Pick<WindowRelease, 'state'>): boolean => state === 'DEFERRED_OUT';

/** In order of time, those that are DEFERRED_OUT last. */
export const byStart = (a: Released, b: Released): number =>
  Number(isDeferredOut(a)) - Number(isDeferredOut(b)) || a.startMs - b.startMs;

/** The part of a window that can be used; null when it is DEFERRED_OUT. */
export const usablePart = ({ usableStartMs, endMs }: Released): Interval | null =>
  usableStartMs === null ? null : { startMs: usableStartMs, endMs };

/** A usable stretch of time with the class of its window. */
export interface ClassedWindow<Class extends string = WindowClass> extends Interval {
  readonly class: Class;
}

/** The usable parts of windows, for pages that count their days; none of those that are DEFERRED_OUT. */
export const usableWindows = <Class extends string>(
  windows: readonly (Released & ClassedWindow<Class>)[],
): readonly ClassedWindow<Class>[] =>
  windows.flatMap((window) => {
    const part = usablePart(window);
    return part === null ? [] : [{ ...part, class: window.class }];
  });

/** The earliest by `usableStart` of those that are not DEFERRED_OUT. */
export function firstWindow<Of extends Released>(windows: readonly Of[]): Of | null {
  const at = ({ usableStartMs }: Of): number => usableStartMs ?? Infinity;
  return windows.filter((window) => !isDeferredOut(window)).sort((a, b) => at(a) - at(b))[0] ?? null;
}
