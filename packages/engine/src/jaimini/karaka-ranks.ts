import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { SAME_DEGREE } from './same-degree.ts';

/** A rank in the order of advancement, most first. */
export interface KarakaRank<Candidate extends Planet> {
  /** Planets at the same degree hold a rank together, in planet order; none then holds the next. */
  readonly planets: readonly Candidate[];
  /** Degrees that the planet counted to this rank has advanced. */
  readonly advancement: number;
}

/** Ranks the candidates by the degrees each has advanced in its sign (R29.2). */
export function karakaRanks<Candidate extends Planet>(
  candidates: readonly Candidate[],
  advanced: (planet: Candidate) => number,
): readonly KarakaRank<Candidate>[] {
  const ordered = candidates
    .map((planet) => ({ planet, advancement: advanced(planet) }))
    .sort((a, b) => b.advancement - a.advancement);
  const holders: Candidate[][] = ordered.map(() => []);
  let rank = 0;
  ordered.forEach(({ planet, advancement }, index) => {
    const before = ordered[index - 1];
    if (before === undefined || before.advancement - advancement > SAME_DEGREE) rank = index;
    holders[rank]?.push(planet);
  });
  return ordered.map(({ advancement }, index) => ({ planets: inPlanetOrder(holders[index] ?? []), advancement }));
}

const inPlanetOrder = <Candidate extends Planet>(planets: readonly Candidate[]): readonly Candidate[] =>
  planets.length < 2 ? planets : [...planets].sort((a, b) => PLANETS.indexOf(a) - PLANETS.indexOf(b));
