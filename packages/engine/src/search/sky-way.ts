import { arcForward, normalize, wrap180 } from '../base/angles.ts';
import { EngineError } from '../base/errors.ts';
import { HOUSES, PLANETS } from '../zodiac/names.ts';
import type { House, Planet } from '../zodiac/names.ts';
import type { MovingSky } from './moving-sky.ts';
import { rootBetween } from '../base/root.ts';

/** Instants of a span of some hours at which cusps and planets come to places; Unix milliseconds, to a hundredth. */
export interface SkyWay {
  readonly fromMs: number;
  readonly toMs: number;
  /** When a cusp comes to a sidereal longitude; null when not in the span. */
  readonly cuspReaches: (house: House, longitude: number) => number | null;
  /** When each cusp, in their order, passes a planet, which then stands in the house before; null when not in the span. */
  readonly cuspsPass: (planet: Planet) => readonly (number | null)[];
  /** When a planet comes to a sidereal longitude, in order of time, and whether it goes forward there. */
  readonly planetReaches: (planet: Planet, longitude: number) => readonly Reached[];
  /** The least and the greatest longitude of a planet in the span, forward from the first to the second. */
  readonly planetSpan: (planet: Planet) => readonly [number, number];
  /** Arc of the zodiac that a cusp goes through in the span. */
  readonly cuspArc: (house: House) => Arc;
}

/** Degrees forward from a longitude. */
interface Arc {
  readonly from: number;
  readonly length: number;
}

interface Reached {
  readonly atMs: number;
  readonly forward: boolean;
}

interface Look {
  readonly utcMs: number;
  readonly planets: readonly number[];
}

/** Between two looks no planet turns twice. */
const STEP_MS = 300_000;
const TOLERANCE_MS = 0.01;
/** Degrees of sidereal time in a millisecond. */
export const SIDEREAL_RATE = 360.985647 / 86_400_000;

/** The way of the sky over at most five hours: what is sought is solved for (R3.1, R4.2). */
export function skyWay(sky: MovingSky, fromMs: number, toMs: number): SkyWay {
  const looks = looksOf(sky, fromMs, toMs);
  const cells = looks.slice(1).map((next, at) => ({ start: looks[at] ?? next, end: next }));
  const [first, last] = [looks[0], looks.at(-1)];
  const [cuspsFrom, cuspsTo] = [sky.cusps(fromMs), sky.cusps(toMs)];
  const cuspReaches = (house: House, longitude: number): number | null => {
    const past = (utcMs: number): number => sky.cuspPast(house, longitude, utcMs);
    const before = past(fromMs);
    return crosses(before, past(toMs)) ? meeting(past, [fromMs, before]) : null;
  };
  return {
    fromMs,
    toMs,
    // Opposite cusps are always 180 degrees apart, so their instants are the same numbers.
    cuspReaches: (house, longitude) =>
      house > 6 ? cuspReaches(opposite(house), normalize(longitude + 180)) : cuspReaches(house, longitude),
    cuspsPass: (planet) => {
      const at = PLANETS.indexOf(planet);
      const before = sky.cuspsPast(first?.planets[at] ?? Number.NaN, fromMs);
      const after = sky.cuspsPast(last?.planets[at] ?? Number.NaN, toMs);
      return HOUSES.map((house) => {
        const [start = Number.NaN, end = Number.NaN] = [before[house - 1], after[house - 1]];
        // What lies behind a cusp now it does not pass within hours.
        if (!crosses(start, end)) return null;
        return meeting((utcMs) => sky.cuspPast(house, sky.longitude(planet, utcMs), utcMs), [fromMs, start]);
      });
    },
    planetReaches: (planet, longitude) => {
      const at = PLANETS.indexOf(planet);
      return cells.flatMap(({ start, end }) => {
        const past = (stands: number): number => wrap180(stands - longitude);
        const [before, after] = [past(start.planets[at] ?? Number.NaN), past(end.planets[at] ?? Number.NaN)];
        if (before < 0 === after < 0 || Math.abs(before) > 90) return [];
        const atMs = solve((utcMs) => past(sky.longitude(planet, utcMs)), [start.utcMs, before], [end.utcMs, after]);
        return [{ atMs, forward: before < after }];
      });
    },
    planetSpan: (planet) => {
      const at = PLANETS.indexOf(planet);
      const stood = first?.planets[at] ?? Number.NaN;
      const moved = looks.map(({ planets }) => wrap180((planets[at] ?? Number.NaN) - stood));
      return [normalize(stood + Math.min(...moved)), normalize(stood + Math.max(...moved))];
    },
    cuspArc: (house) => {
      const from = cuspsFrom[house - 1] ?? Number.NaN;
      // Cusps only move forward (R3.1), and in so few hours not round.
      return { from, length: arcForward(from, cuspsTo[house - 1] ?? Number.NaN) };
    },
  };
}

/** Whether a cusp passes in the span: degrees by which it is past at the two ends of it. */
const crosses = (before: number, after: number): boolean => before <= 0 && after >= 0 && after - before < 180;

function looksOf(sky: MovingSky, fromMs: number, toMs: number): readonly Look[] {
  const steps = Math.max(1, Math.ceil((toMs - fromMs) / STEP_MS));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const utcMs = fromMs + ((toMs - fromMs) * step) / steps;
    return { utcMs, planets: sky.longitudes(utcMs) };
  });
}

const opposite = (house: House): House => HOUSES[(house + 5) % 12] ?? house;

/** An instant, and by how much it is past there. */
type Known = readonly [utcMs: number, past: number];

/**
 * Where a cusp is past by nothing, from an instant some minutes before: sidereal time runs so evenly that its rate leads
 * there at once, and secants do the rest.
 */
export function meeting(past: (utcMs: number) => number, start: Known): number {
  let [last, value] = start;
  let next = last - value / SIDEREAL_RATE;
  for (let pass = 0; pass < 20; pass += 1) {
    if (Math.abs(next - last) < TOLERANCE_MS) return next;
    const found = past(next);
    if (found === value) return next;
    [last, value, next] = [next, found, next - (found * (next - last)) / (found - value)];
  }
  throw new EngineError('internal_error', 'A search over the birth times did not converge.');
}

/** Where `past` is zero between two instants at which it is known: secants, which these smooth ways follow closely. */
function solve(past: (utcMs: number) => number, start: Known, end: Known): number {
  let [before, last] = [start, end];
  for (let pass = 0; pass < 8; pass += 1) {
    const next = last[0] - (last[1] * (last[0] - before[0])) / (last[1] - before[1]);
    if (!(next >= start[0] && next <= end[0])) break;
    if (Math.abs(next - last[0]) < TOLERANCE_MS) return next;
    [before, last] = [last, [next, past(next)]];
  }
  return rootBetween(past, start[0], end[0], TOLERANCE_MS);
}
