import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';

/** Degrees that count as the same (R29.2). */
const SAME = 1e-9;

/** A rank in the order of advancement, most first. */
export interface KarakaRank<Candidate extends Planet> {
  /** Planets at the same degree hold a rank together, in planet order; none then holds the next. */
  readonly planets: readonly Candidate[];
  /** Degrees that the planet counted to this rank has advanced. */
  readonly advancement: number;
}

/** As many ranks as there are candidates, by the degrees each has advanced in its sign (R29.2). */
export function karakaRanks<Candidate extends Planet>(
  candidates: readonly Candidate[],
  advanced: (planet: Candidate) => number,
): readonly KarakaRank<Candidate>[] {
  const ordered = [...candidates].sort((a, b) => advanced(b) - advanced(a));
  const rankOf: number[] = [];
  ordered.forEach((planet, index) => {
    const before = ordered[index - 1];
    const tied = before !== undefined && advanced(before) - advanced(planet) <= SAME;
    rankOf.push(tied ? (rankOf[index - 1] ?? index) : index);
  });
  return ordered.map((counted, rank) => ({
    planets: ordered
      .filter((_, index) => rankOf[index] === rank)
      .sort((a, b) => PLANETS.indexOf(a) - PLANETS.indexOf(b)),
    advancement: advanced(counted),
  }));
}
