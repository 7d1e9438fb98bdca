import { normalize, wrap180 } from '../base/angles.ts';
import { EngineError } from '../base/errors.ts';
import type { Interval } from '../base/intervals.ts';
import { monotoneCrossings } from '../search/crossings.ts';
import { siderealPosition } from '../search/position.ts';
import type { MovingAngle } from '../search/position.ts';
import type { Ephemeris } from '../sky/port.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { withinSpan } from '../time/known-span.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { say } from './almanac.messages.ts';

export type LimbKind = 'tithi' | 'nakshatra' | 'yoga' | 'karana';

/** One limb from its beginning to its end. */
export interface LimbSpan extends Interval {
  /** Number within its kind, from 1. */
  readonly number: number;
}

/** How many limbs of a kind there are before the first comes again. */
export const LIMB_COUNT: Readonly<Record<LimbKind, number>> = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 };
/** The slowest Moon needs less than so many days for one. */
const LONGEST_DAYS: Readonly<Record<LimbKind, number>> = { tithi: 1.2, nakshatra: 1.2, yoga: 1.2, karana: 0.6 };
/** Days in which none of the four angles moves 120 degrees. */
const STEP_DAYS = 5;

/** Degrees of one limb. */
const arcOf = (kind: LimbKind): number => 360 / LIMB_COUNT[kind];

/** The angle that a limb divides, at a Julian day: Moon - Sun, the Moon, or Sun + Moon (R32.1). */
function limbAngle(ephemeris: Ephemeris, ayanamsa: Ayanamsa, kind: LimbKind, jd: number): MovingAngle {
  const moon = siderealPosition(ephemeris, 'Moon', jd, ayanamsa);
  if (kind === 'nakshatra') return moon;
  const sun = siderealPosition(ephemeris, 'Sun', jd, ayanamsa);
  const way = kind === 'yoga' ? 1 : -1;
  return { longitude: normalize(moon.longitude + way * sun.longitude), speed: moon.speed + way * sun.speed };
}

/**
 * Every limb of a kind that runs at some moment of an interval, in order, each from its own beginning to its own end to
 * a second (R32.1). Throws out_of_range where one of them reaches past the ephemeris.
 */
export function limbsOver(
  ephemeris: Ephemeris,
  ayanamsa: Ayanamsa,
  kind: LimbKind,
  { startMs, endMs }: Interval,
): readonly LimbSpan[] {
  const longestDays = LONGEST_DAYS[kind];
  const arc = arcOf(kind);
  const borders = monotoneCrossings(
    ephemeris,
    (jd) => limbAngle(ephemeris, ayanamsa, kind, jd),
    Array.from({ length: LIMB_COUNT[kind] }, (_, index) => index * arc),
    withinSpan(jdFromUtcMs(startMs) - longestDays),
    withinSpan(jdFromUtcMs(endMs) + longestDays),
    STEP_DAYS,
  ).map(({ jd, target }) => ({ utcMs: utcMsFromJd(jd), number: Math.round(target / arc) + 1 }));
  const [first, last] = [borders[0]?.utcMs ?? Infinity, borders.at(-1)?.utcMs ?? -Infinity];
  if (first > startMs || last < endMs) throw pastTheSky(kind);
  return borders.flatMap(({ utcMs, number }, index) => {
    const end = borders[index + 1]?.utcMs ?? -Infinity;
    return utcMs < endMs && end > startMs ? [{ startMs: utcMs, endMs: end, number }] : [];
  });
}

/** The limb that runs at an instant. */
export function limbAt(spans: readonly LimbSpan[], utcMs: number): LimbSpan {
  const found = spans.find(({ startMs, endMs }) => utcMs >= startMs && utcMs < endMs);
  if (found === undefined) throw new EngineError('internal_error', 'No limb was found to run at the moment.');
  return found;
}

/** Which part of its arc a limb has gone through at an instant that it holds, 0 to 1. */
export function limbElapsed(
  ephemeris: Ephemeris,
  ayanamsa: Ayanamsa,
  kind: LimbKind,
  { number }: LimbSpan,
  utcMs: number,
): number {
  const arc = arcOf(kind);
  const { longitude } = limbAngle(ephemeris, ayanamsa, kind, jdFromUtcMs(utcMs));
  // A border found to 0.2 s may lie that much after the instant.
  return Math.min(Math.max(wrap180(longitude - (number - 1) * arc) / arc, 0), 1);
}

function pastTheSky(kind: LimbKind): EngineError {
  return new EngineError('out_of_range', say.limbPastSky({ limb: kind }));
}
