import type { Chart } from '../../chart/chart.ts';
import { perChart } from '../../chart/per-chart.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { levels } from './levels.ts';
import type { Levels } from './levels.ts';

/** Houses as bits of one number, `1 << house`: where thousands of sets of houses are compared in one call. */
export function bitsOf(houses: readonly House[]): number {
  let bits = 0;
  for (const house of houses) bits |= 1 << house;
  return bits;
}

/** How many houses stand in a set. */
export function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** What a planet signifies (R5.3), as bits: each house at its best level, and the four lists. */
export interface SignifiedBits {
  readonly any: number;
  readonly at1: number;
  readonly at2: number;
  readonly at3: number;
  readonly at4: number;
  readonly L1: number;
  readonly L2: number;
  readonly L3: number;
  readonly L4: number;
}

export function signifiedBits(of: Levels): SignifiedBits {
  const [L1, L2, L3, L4] = [bitsOf(of.L1), bitsOf(of.L2), bitsOf(of.L3), bitsOf(of.L4)];
  const any = L1 | L2 | L3 | L4;
  let [at1, at2, at3] = [0, 0, 0];
  for (const house of HOUSES) {
    const level = of.best[house];
    if (level === 1) at1 |= 1 << house;
    else if (level === 2) at2 |= 1 << house;
    else if (level === 3) at3 |= 1 << house;
  }
  return { any, at1, at2, at3, at4: any & ~(at1 | at2 | at3), L1, L2, L3, L4 };
}

const bitsTable = perChart((): Partial<Record<Planet, SignifiedBits>> => ({}));

/** The same of a planet of a chart. Throws out_of_range without Placidus. */
export const bitsOfPlanet = (chart: Chart, planet: Planet): SignifiedBits =>
  (bitsTable(chart)[planet] ??= signifiedBits(levels(chart, planet)));
