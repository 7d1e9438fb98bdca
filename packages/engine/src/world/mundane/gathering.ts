import { arcForward } from '../../base/angles.ts';
import { tropicalPosition } from '../../search/position.ts';
import { signChangesOf } from '../../search/sign-changes.ts';
import type { Search } from '../../passages/transit-search.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Graha } from '../../zodiac/names.ts';

/** So many of Sun to Saturn inside one arc make a gathering. */
const LEAST = 5;
const ARC = 30;

/** Degrees a day by which two planets can near each other: without the Moon, and with it. */
const FASTEST = { slow: 2.9, all: 16.8 };
/** Days of the shortest steps: a gathering shorter than that may be passed over. */
const SHORTEST = { slow: 0.5, all: 0.05 };

const WITHOUT_MOON = GRAHAS.filter((planet) => planet !== 'Moon');

/** The smallest arc that holds so many of some planets, degrees. */
export function smallestArc(longitudes: readonly number[], count: number): number {
  const sorted = [...longitudes].sort((a, b) => a - b);
  return Math.min(...sorted.map((from, at) => arcForward(from, sorted[(at + count - 1) % sorted.length] ?? from)));
}

const arcAt = (ephemeris: Ephemeris, planets: readonly Graha[], count: number, jd: number): number =>
  smallestArc(
    planets.map((planet) => tropicalPosition(ephemeris, planet, jd).longitude),
    count,
  );

/** Whether five or more of Sun to Saturn, at these longitudes, stand inside 30 degrees. */
export const gathered = (longitudes: readonly number[]): boolean => smallestArc(longitudes, LEAST) <= ARC;

/**
 * Julian days in a span at which a gathering can begin or end. The Moon can be one of five at most, so it is followed
 * only while four of the others stand inside the arc.
 */
export async function gatheringBorders(search: Search, fromJd: number, toJd: number): Promise<readonly number[]> {
  const { ephemeris, budget, breathe } = search;
  const four = (jd: number): number => arcAt(ephemeris, WITHOUT_MOON, LEAST - 1, jd) - ARC;
  const five = (jd: number): number => arcAt(ephemeris, GRAHAS, LEAST, jd) - ARC;
  const changes = signChangesOf(ephemeris, four, FASTEST.slow, SHORTEST.slow, fromJd, toJd, budget);
  const edges = [fromJd, ...changes, toJd];
  await breathe();
  // Where the Moon stands among the four, the gathering begins and ends with theirs.
  const found: number[] = [...changes];
  for (const [at, end] of edges.slice(1).entries()) {
    const start = edges[at] ?? fromJd;
    if (four((start + end) / 2) > 0) continue;
    found.push(...signChangesOf(ephemeris, five, FASTEST.all, SHORTEST.all, start, end, budget));
    await breathe();
  }
  return found;
}
