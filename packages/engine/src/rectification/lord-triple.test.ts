import { expect, it } from 'vitest';
import { randomCharts, randomNumbers } from '../../test/random-charts.ts';
import { vimshottariOf } from '../dasha/cycle-of.ts';
import { runningLords } from '../dasha/running-lords.ts';
import { cycleEndMs, periodsBetween, vimshottari } from '../dasha/vimshottari.ts';
import { lordsOfTriple, lordTriple, MovedTriples, NO_LORDS, triplesOf } from './lord-triple.ts';

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

it('finds the same for cycles in order of birth, whatever it found for the one before', () => {
  const random = randomNumbers(18);
  const bornMs = Date.UTC(1980, 0, 1);
  const instants = Array.from({ length: 60 }, () => Math.floor(bornMs + (random() * 130 - 2) * YEAR_MS));
  const triplesIn = triplesOf(instants);
  // A Moon that comes through a star and into the next.
  for (let step = 0; step < 900; step += 1) {
    const cycle = vimshottari(126 + step * 0.0173, bornMs + step * 120_000);
    const tripleAt = triplesIn(cycle);
    expect(instants.map((_, at) => tripleAt(at))).toEqual(instants.map((utcMs) => lordTriple(cycle, utcMs)));
  }
});

it('says of which instants the lords are others for the next cycle, near the birth and past the 120 years too', () => {
  const random = randomNumbers(19);
  const bornMs = Date.UTC(1980, 0, 1);
  const near = [-0.01, 0, 0.0001, 0.001, 0.002];
  const instants = [...near, ...Array.from({ length: 60 }, () => random() * 130 - 2)].map((years) =>
    Math.floor(bornMs + years * YEAR_MS),
  );
  const triples = new MovedTriples(instants);
  let before = instants.map(() => NO_LORDS);
  for (let step = 0; step < 900; step += 1) {
    const cycle = vimshottari(126 + step * 0.0173, bornMs + step * 90_000);
    const changed: number[] = [];
    triples.moveTo(cycle, (index) => changed.push(index));
    const now = instants.map((utcMs) => lordTriple(cycle, utcMs));
    expect(instants.map((_, index) => triples.at(index))).toEqual(now);
    expect(changed).toEqual(now.flatMap((triple, index) => (triple === before[index] ? [] : [index])));
    before = now;
  }
});
