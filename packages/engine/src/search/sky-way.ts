import { arcForward, normalize, wrap180 } from '../base/angles.ts';
import { HOUSES, PLANETS } from '../zodiac/names.ts';
import type { House, Planet } from '../zodiac/names.ts';
import type { MovingSky } from './moving-sky.ts';
import { rootBetween } from './root.ts';

/** Instants of a span of some hours at which cusps and planets come to places; Unix milliseconds, to a hundredth. */
export interface SkyWay {
  readonly fromMs: number;
  readonly toMs: number;
  /** When a cusp comes to a sidereal longitude; null when not in the span. */
  readonly cuspReaches: (house: House, longitude: number) => number | null;
  /** When a cusp passes a planet, which then stands in the house before; null when not in the span. */
  readonly cuspPasses: (house: House, planet: Planet) => number | null;
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
  readonly cusps: readonly number[];
  readonly planets: readonly number[];
}

/** Between two looks no cusp goes round, and no planet turns twice. */
const STEP_MS = 300_000;
const TOLERANCE_MS = 0.01;
/** Degrees by which a cusp that stands still may seem to go back. */
const NOISE = 1e-5;

/** The way of the sky over at most five hours: between two looks what is sought is solved for (R3.1, R4.2). */
export function skyWay(sky: MovingSky, fromMs: number, toMs: number): SkyWay {
  const looks = looksOf(sky, fromMs, toMs);
  const cells = looks.slice(1).map((next, at) => ({ start: looks[at] ?? next, end: next }));
  const cuspAt = (utcMs: number, house: House): number => sky.cusps(utcMs)[house - 1] ?? Number.NaN;
  const planetAt = (utcMs: number, at: number): number => sky.longitudes(utcMs)[at] ?? Number.NaN;
  const cuspReaches = (house: House, longitude: number): number | null => {
    for (const { start, end } of cells) {
      const from = cuspIn(start, house);
      const ahead = arcForward(from, longitude);
      const gone = forward(from, cuspIn(end, house));
      if (ahead > gone) continue;
      const past = (utcMs: number): number => forward(from, cuspAt(utcMs, house)) - ahead;
      return solve(past, [start.utcMs, -ahead], [end.utcMs, gone - ahead]);
    }
    return null;
  };
  return {
    fromMs,
    toMs,
    // Opposite cusps are always 180 degrees apart, so their instants are the same numbers.
    cuspReaches: (house, longitude) =>
      house > 6 ? cuspReaches(opposite(house), normalize(longitude + 180)) : cuspReaches(house, longitude),
    cuspPasses: (house, planet) => {
      const at = PLANETS.indexOf(planet);
      for (const { start, end } of cells) {
        const [from, stood] = [cuspIn(start, house), start.planets[at] ?? Number.NaN];
        const ahead = arcForward(from, stood);
        const gained = (cusp: number, stands: number): number => forward(from, cusp) - wrap180(stands - stood);
        const gone = gained(cuspIn(end, house), end.planets[at] ?? Number.NaN);
        if (ahead >= gone) continue;
        const past = (utcMs: number): number => gained(cuspAt(utcMs, house), planetAt(utcMs, at)) - ahead;
        return solve(past, [start.utcMs, -ahead], [end.utcMs, gone - ahead]);
      }
      return null;
    },
    planetReaches: (planet, longitude) => {
      const at = PLANETS.indexOf(planet);
      return cells.flatMap(({ start, end }) => {
        const past = (stands: number): number => wrap180(stands - longitude);
        const [before, after] = [past(start.planets[at] ?? Number.NaN), past(end.planets[at] ?? Number.NaN)];
        if (before < 0 === after < 0 || Math.abs(before) > 90) return [];
        const atMs = solve((utcMs) => past(planetAt(utcMs, at)), [start.utcMs, before], [end.utcMs, after]);
        return [{ atMs, forward: before < after }];
      });
    },
    planetSpan: (planet) => {
      const at = PLANETS.indexOf(planet);
      const first = looks[0]?.planets[at] ?? Number.NaN;
      const moved = looks.map(({ planets }) => wrap180((planets[at] ?? Number.NaN) - first));
      return [normalize(first + Math.min(...moved)), normalize(first + Math.max(...moved))];
    },
    cuspArc: (house) => ({
      from: cuspIn(looks[0], house),
      length: cells.reduce((sum, { start, end }) => sum + forward(cuspIn(start, house), cuspIn(end, house)), 0),
    }),
  };
}

function looksOf(sky: MovingSky, fromMs: number, toMs: number): readonly Look[] {
  const steps = Math.max(1, Math.ceil((toMs - fromMs) / STEP_MS));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const utcMs = fromMs + ((toMs - fromMs) * step) / steps;
    return { utcMs, cusps: sky.cusps(utcMs), planets: sky.longitudes(utcMs) };
  });
}

const cuspIn = (look: Look | undefined, house: House): number => look?.cusps[house - 1] ?? Number.NaN;

/** Cusps only move forward (R3.1); what looks like a step back is rounding. */
const forward = (from: number, to: number): number => normalize(to - from + NOISE) - NOISE;

const opposite = (house: House): House => HOUSES[(house + 5) % 12] ?? house;

type Known = readonly [utcMs: number, past: number];

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
