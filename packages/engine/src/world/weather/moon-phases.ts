import { EngineError } from '../../base/errors.ts';
import type { Interval } from '../../base/intervals.ts';
import { elongationCrossings } from '../../search/crossings.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { FIRST_JD, withinSpan } from '../../time/known-span.ts';
import { say } from './weather.messages.ts';

export const MOON_PHASES = ['NEW', 'FIRST_QUARTER', 'FULL', 'LAST_QUARTER'] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

export interface PhaseInstant {
  readonly phase: MoonPhase;
  readonly utcMs: number;
}

/** Degrees of Moon before Sun. */
const ELONGATIONS: readonly number[] = [0, 90, 180, 270];
const LONGEST_QUARTER_DAYS = 8.5;
const LONGEST_LUNATION_DAYS = 30;
/** Days; a search that ends at a moment holds what happens at it. */
const AT_THE_MOMENT = 1e-6;

function found(ephemeris: Ephemeris, fromJd: number, toJd: number): readonly PhaseInstant[] {
  const [from, to] = [withinSpan(fromJd), withinSpan(toJd)];
  return elongationCrossings(ephemeris, ELONGATIONS, from, to).map(({ jd, target }) => ({
    phase: MOON_PHASES[target / 90] ?? 'NEW',
    utcMs: utcMsFromJd(jd),
  }));
}

/** New, first quarter, full and last quarter Moons in a span, in order. */
export const phasesIn = (ephemeris: Ephemeris, { startMs, endMs }: Interval): readonly PhaseInstant[] =>
  found(ephemeris, jdFromUtcMs(startMs), jdFromUtcMs(endMs));

/** New Moons in a span, Unix milliseconds, in order. */
export const newMoonsIn = (ephemeris: Ephemeris, { startMs, endMs }: Interval): readonly number[] =>
  newMoons(ephemeris, jdFromUtcMs(startMs), jdFromUtcMs(endMs));

const newMoons = (ephemeris: Ephemeris, fromJd: number, toJd: number): readonly number[] =>
  elongationCrossings(ephemeris, [0], withinSpan(fromJd), withinSpan(toJd)).map(({ jd }) => utcMsFromJd(jd));

/** The last new Moon at or before an instant; null where it lies before the ephemeris begins. */
export const newMoonBefore = (ephemeris: Ephemeris, utcMs: number): number | null => {
  const jd = jdFromUtcMs(utcMs);
  return newMoons(ephemeris, jd - LONGEST_LUNATION_DAYS, jd + AT_THE_MOMENT).at(-1) ?? null;
};

/** The first new Moon after an instant; null where it lies past the ephemeris. */
export const newMoonAfter = (ephemeris: Ephemeris, utcMs: number): number | null => {
  const jd = jdFromUtcMs(utcMs);
  return newMoons(ephemeris, jd + AT_THE_MOMENT, jd + LONGEST_LUNATION_DAYS)[0] ?? null;
};

/** The phase that governs an instant: the last at or before it. Throws out_of_range in the first days of 1800. */
export function governingPhase(ephemeris: Ephemeris, utcMs: number): PhaseInstant {
  const jd = jdFromUtcMs(utcMs);
  const last = found(ephemeris, jd - LONGEST_QUARTER_DAYS, jd + AT_THE_MOMENT).at(-1);
  if (last !== undefined) return { ...last, utcMs: Math.min(last.utcMs, utcMs) };
  if (jd - LONGEST_QUARTER_DAYS >= FIRST_JD) throw new EngineError('internal_error', 'No Moon phase was found.');
  throw new EngineError('out_of_range', say.phaseBeforeSky());
}

/** A lunar month, or what of it lies in a span. */
interface LunarWindow extends Interval {
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
