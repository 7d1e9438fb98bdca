import type { Interval } from '../../base/intervals.ts';
import { ECLIPSE_KINDS } from '../../sky/port.ts';
import type { EclipseKind, EclipseMaximum } from '../../sky/port.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { withinSpan } from '../../time/known-span.ts';
import { isUp, touchesOf } from './eclipse-circumstances.ts';
import type { PlaceDays } from './place-days.ts';
import { share } from './place-days.ts';

/** An eclipse as it is seen, or not, from a place (R41.8). */
export interface LocalEclipse {
  readonly eclipse: EclipseMaximum;
  readonly utcMs: number;
  /** What of it is seen from the place, above the horizon; null where nothing is. */
  readonly seen: Interval | null;
  /** The time in which nothing is begun; null where there is none: not seen, or penumbral. */
  readonly sutak: Interval | null;
}

/** No two eclipses of one kind are nearer than a lunation. */
const NEXT_AFTER_DAYS = 10;
/** Watches before that of the beginning with which sutak begins. */
const WATCHES: Readonly<Record<EclipseKind, number>> = { SOLAR: 4, LUNAR: 3 };
/** Watches of a day and a night. */
const WATCHES_OF_DAY = 8;

/** Eclipses whose maximum lies in a span of time, in order, as a place sees them. */
export function eclipsesAt(days: PlaceDays, { startMs, endMs }: Interval): readonly LocalEclipse[] {
  const [fromJd, toJd] = [withinSpan(jdFromUtcMs(startMs)), withinSpan(jdFromUtcMs(endMs))];
  const found = ECLIPSE_KINDS.flatMap((kind) => {
    const ofKind: EclipseMaximum[] = [];
    let next = days.ephemeris.nextEclipse(fromJd, kind);
    while (next !== null && next.jdUt < toJd) {
      ofKind.push(next);
      next = days.ephemeris.nextEclipse(next.jdUt + NEXT_AFTER_DAYS, kind);
    }
    return ofKind;
  });
  return found.map((eclipse) => localEclipse(days, eclipse)).sort((one, other) => one.utcMs - other.utcMs);
}

function localEclipse(days: PlaceDays, eclipse: EclipseMaximum): LocalEclipse {
  const touches = touchesOf(days.ephemeris, eclipse, days.place);
  const seen = touches === null ? null : aboveHorizon(days, eclipse.kind, touches);
  const sutak =
    seen === null || eclipse.type === 'PENUMBRAL'
      ? null
      : { startMs: watchBefore(days, seen.startMs, WATCHES[eclipse.kind]), endMs: seen.endMs };
  return { eclipse, utcMs: utcMsFromJd(eclipse.jdUt), seen, sutak };
}

/** The part of a stretch of some hours in which the body is up. */
function aboveHorizon(days: PlaceDays, kind: EclipseKind, { startMs, endMs }: Interval): Interval | null {
  const body = kind === 'SOLAR' ? 'Sun' : 'Moon';
  const next = (event: 'rise' | 'set', fromMs: number): number => days.next(body, event, fromMs) ?? Infinity;
  const [rise, set] = [next('rise', startMs), next('set', startMs)];
  // Near the poles a body stays up, or down, for days.
  if (rise === Infinity && set === Infinity)
    return isUp(days.ephemeris, body, days.place, startMs) ? { startMs, endMs } : null;
  // Up at the beginning where it sets before it rises again.
  if (set < rise) return { startMs, endMs: Math.min(endMs, set) };
  if (rise >= endMs) return null;
  return { startMs: rise, endMs: Math.min(endMs, next('set', rise)) };
}

/** The beginning of the watch that lies so many whole watches before that of an instant. */
function watchBefore(days: PlaceDays, utcMs: number, watches: number): number {
  const day = days.sunDayOf(utcMs);
  const own = Array.from({ length: WATCHES_OF_DAY }, (_, index) => index)
    .reverse()
    .find((index) => watchStart(days, day, index) <= utcMs);
  const index = (own ?? 0) - watches;
  return index < 0 ? watchStart(days, day - 1, index + WATCHES_OF_DAY) : watchStart(days, day, index);
}

/** Four watches from sunrise to sunset, four from sunset to sunrise. */
function watchStart(days: PlaceDays, day: number, index: number): number {
  const [rise, set] = [days.sunrise(day), days.sunset(day)];
  return index < 4
    ? share(rise, set, index / 4, 1).startMs
    : share(set, days.sunrise(day + 1), (index - 4) / 4, 1).startMs;
}
