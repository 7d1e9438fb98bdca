import type { Interval } from '../../base/intervals.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { newMoonAfter, newMoonBefore, newMoonsIn } from './moon-phases.ts';

/** A lunar month, or what of it lies in a span. */
export interface LunarWindow extends Interval {
  /** Its new Moon; null where that lies before the ephemeris. */
  readonly newMoonMs: number | null;
  /** The span cut it. */
  readonly clipped: boolean;
}

/** The lunar months that meet a span, new Moon to new Moon, clipped to it: they tile it. */
export function lunarWindows(ephemeris: Ephemeris, span: Interval): readonly LunarWindow[] {
  const inside = newMoonsIn(ephemeris, span).filter((newMoon) => newMoon > span.startMs && newMoon < span.endMs);
  const starts = [newMoonBefore(ephemeris, span.startMs), ...inside];
  return starts.map((newMoonMs, at) => {
    const next = inside[at];
    const startMs = Math.max(newMoonMs ?? span.startMs, span.startMs);
    const end = next ?? newMoonAfter(ephemeris, span.endMs - 1);
    return {
      startMs,
      endMs: next ?? span.endMs,
      newMoonMs,
      clipped: newMoonMs !== startMs || end !== (next ?? span.endMs),
    };
  });
}
