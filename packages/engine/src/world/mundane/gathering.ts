import { arcForward } from '../../base/angles.ts';
import { tropicalPosition } from '../../search/position.ts';
import { signChangesOf, type SoughtValue } from '../../search/sign-changes.ts';
import type { Search } from '../../passages/transit-search.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Graha } from '../../zodiac/names.ts';

/** A gathering needs five of Sun to Saturn inside one arc. */
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

/** The smallest arc that holds one longitude and so many of the others, degrees. */
export function smallestArcWith(one: number, others: readonly number[], count: number): number {
  const ahead = others.map((other) => arcForward(one, other)).sort((a, b) => a - b);
  // The same seen backwards, nearest first.
  const behind = ahead.map((arc) => (arc === 0 ? 0 : 360 - arc)).sort((a, b) => a - b);
  const reach = (arcs: readonly number[], many: number): number => (many === 0 ? 0 : (arcs[many - 1] ?? Infinity));
  return Math.min(...Array.from({ length: count + 1 }, (_, k) => reach(ahead, k) + reach(behind, count - k)));
}

/** Whether five or more of Sun to Saturn, at these longitudes, stand inside 30 degrees. */
export const gathered = (longitudes: readonly number[]): boolean => smallestArc(longitudes, LEAST) <= ARC;

/**
 * Julian days in a span at which a gathering can begin or end. The Moon can be one of five at most, so it is followed
 * only while four of the others stand inside the arc.
 */
export async function gatheringBorders(search: Search, fromJd: number, toJd: number): Promise<readonly number[]> {
  const { ephemeris, budget, yieldTurn } = search;
  const { four, five } = arcsOf(ephemeris);
  const changes = signChangesOf(ephemeris, four, SHORTEST.slow, fromJd, toJd, budget);
  const edges = [fromJd, ...changes, toJd];
  await yieldTurn();
  // Where the Moon stands among the four, the gathering begins and ends with theirs.
  const found: number[] = [...changes];
  for (const [at, end] of edges.slice(1).entries()) {
    const start = edges[at] ?? fromJd;
    if (four.at((start + end) / 2) > 0) continue;
    found.push(...signChangesOf(ephemeris, five, SHORTEST.all, start, end, budget));
    await yieldTurn();
  }
  return found;
}

/** What the two searches ask of a sky: by how much the arc of four without the Moon, and of five, is wider than it may be. */
function arcsOf(ephemeris: Ephemeris): { readonly four: SoughtValue; readonly five: SoughtValue } {
  const longitude = (planet: Graha, jd: number): number => tropicalPosition(ephemeris, planet, jd).longitude;
  // The same instants are looked at for the steps, for their lengths and for the roots between them.
  const slow = kept((jd) => WITHOUT_MOON.map((planet) => longitude(planet, jd)));
  const moon = kept((jd) => longitude('Moon', jd));
  const four = (jd: number): number => smallestArc(slow(jd), LEAST - 1) - ARC;
  const still = (jd: number): number => smallestArc(slow(jd), LEAST) - ARC;
  const moving = (jd: number): number => smallestArcWith(moon(jd), slow(jd), LEAST - 1) - ARC;
  return {
    four: { at: four, keepsSign: (jd) => Math.abs(four(jd)) / FASTEST.slow },
    five: {
      at: (jd) => Math.min(still(jd), moving(jd)),
      keepsSign: (jd) => {
        const days = [still(jd) / FASTEST.slow, moving(jd) / FASTEST.all];
        const held = days.filter((each) => each <= 0);
        // While one arc holds five, the other may do what it likes.
        return held.length > 0 ? Math.max(...held.map(Math.abs)) : Math.min(...days);
      },
    },
  };
}

/** What a function gave for an instant, once found. */
function kept<Answer>(find: (jd: number) => Answer): (jd: number) => Answer {
  const found = new Map<number, Answer>();
  return (jd) => {
    const known = found.get(jd);
    if (known !== undefined) return known;
    const made = find(jd);
    found.set(jd, made);
    return made;
  };
}
