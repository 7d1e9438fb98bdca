import { expect, it } from 'vitest';
import { randomCharts, randomNumbers } from '../../test/random-charts.ts';
import { vimshottariOf } from '../dasha/cycle-of.ts';
import { runningLords } from '../dasha/running-lords.ts';
import { cycleEndMs, periodsBetween } from '../dasha/vimshottari.ts';
import { lordsOfTriple, lordTriple, NO_LORDS } from './lord-triple.ts';

const YEAR_MS = 365.25 * 86_400_000;

it('names the lords that the tree of periods names, on borders too, and none outside the 120 years', () => {
  const random = randomNumbers(17);
  for (const chart of randomCharts(40, 17)) {
    const cycle = vimshottariOf(chart);
    const { birthMs } = cycle;
    const drawn = Array.from({ length: 30 }, () => Math.floor(birthMs + random() * 119 * YEAR_MS));
    const borders = [...periodsBetween(cycle, 3, birthMs, birthMs + 9 * YEAR_MS)].flatMap(({ endMs }) => [
      endMs,
      endMs + 1,
    ]);
    for (const utcMs of [birthMs, ...drawn, ...borders, cycleEndMs(cycle) - 1]) {
      const expected = runningLords(chart, utcMs)?.map(({ planet }) => planet) ?? null;
      expect(lordsOfTriple(lordTriple(cycle, utcMs))).toEqual(expected);
    }
    expect(lordTriple(cycle, birthMs - 1)).toBe(NO_LORDS);
    expect(lordsOfTriple(lordTriple(cycle, cycleEndMs(cycle)))).toBeNull();
  }
});
