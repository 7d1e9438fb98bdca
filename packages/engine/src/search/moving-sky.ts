import { normalize, wrap180 } from '../base/angles.ts';
import type { Ephemeris } from '../sky/port.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import type { Moment } from '../time/moment.ts';
import { GRAHAS } from '../zodiac/names.ts';

/** The sky over one place for some hours: what thousands of candidate seconds ask of it costs a dozen samples. */
export interface MovingSky {
  /** Sidereal longitudes of the nine planets in their order, degrees. */
  readonly longitudes: (utcMs: number) => readonly number[];
  /** Sidereal longitudes of the twelve Placidus cusps, degrees. Throws out_of_range inside the polar circles. */
  readonly cusps: (utcMs: number) => readonly number[];
}

/** Over a day the fastest of the angles, the Moon, is met to 1e-9 degrees, which is 10 microseconds of its way. */
const SAMPLES = 14;
/** Over some hours so many do the same. */
const FEW_SAMPLES = 6;
const FEW_HOURS_MS = 5 * 3_600_000;
/** So short a span has no shape to follow. */
const SHORTEST_MS = 60_000;

/** The sky between two instants at most 26 hours apart, at the place and in the ayanamsa of a moment (R1.3). */
export function movingSky(ephemeris: Ephemeris, moment: Moment, fromMs: number, toMs: number): MovingSky {
  const span = { fromMs, toMs: Math.max(toMs, fromMs + SHORTEST_MS) };
  const smooth = (angle: (jd: number, utcMs: number) => number) => smoothAngle(angle, span);
  const ayanamsa = smooth((jd) => ephemeris.ayanamsa(jd, moment.ayanamsa).true);
  const obliquity = smooth((jd) => ephemeris.frame(jd).obliquityTrue);
  const armc = smooth((jd) => ephemeris.siderealTime(jd) * 15 + moment.longitude);
  const bodies = [...GRAHAS, 'MeanNode' as const].map((body) =>
    smooth((jd, utcMs) => ephemeris.body(jd, body).longitude - ayanamsa(utcMs)),
  );
  return {
    longitudes: (utcMs) => {
      const found = bodies.map((body) => normalize(body(utcMs)));
      return [...found, normalize((found.at(-1) ?? Number.NaN) + 180)];
    },
    cusps: (utcMs) => {
      const { cusps } = ephemeris.housesFromArmc(normalize(armc(utcMs)), moment.latitude, obliquity(utcMs), 'P');
      const offset = ayanamsa(utcMs);
      return cusps.map((cusp) => normalize(cusp - offset));
    },
  };
}

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** An angle that moves less than half a circle between samples, by its Chebyshev polynomial, degrees without wrapping. */
function smoothAngle(angle: (jd: number, utcMs: number) => number, { fromMs, toMs }: Span): (utcMs: number) => number {
  const samples = toMs - fromMs <= FEW_HOURS_MS ? FEW_SAMPLES : SAMPLES;
  const middle = (fromMs + toMs) / 2;
  const half = (toMs - fromMs) / 2;
  const turns = Array.from({ length: samples }, (_, k) => (Math.PI * (k + 0.5)) / samples);
  let last: number | undefined;
  const values = turns.map((turn) => {
    const utcMs = middle + half * Math.cos(turn);
    const value = angle(jdFromUtcMs(utcMs), utcMs);
    last = last === undefined ? value : last + wrap180(value - last);
    return last;
  });
  const terms = turns.map(
    (_, order) => (2 / samples) * values.reduce((sum, value, k) => sum + value * Math.cos(order * (turns[k] ?? 0)), 0),
  );
  return (utcMs) => clenshaw(terms, (utcMs - middle) / half);
}

/** Sum of a Chebyshev series at -1 <= x <= 1; its first term counts half. */
function clenshaw(terms: readonly number[], x: number): number {
  let [ahead, further] = [0, 0];
  for (let order = terms.length - 1; order > 0; order -= 1) {
    [ahead, further] = [2 * x * ahead - further + (terms[order] ?? 0), ahead];
  }
  return x * ahead - further + (terms[0] ?? 0) / 2;
}
