import { expect, it } from 'vitest';
import { forgetful, jd, sky } from '../../test/search-sky.ts';
import { withOwnCalls } from '../sky/own-calls.ts';
import type { Planet } from '../zodiac/names.ts';
import { searchBudget } from './budget.ts';
import { longitudeCrossings } from './crossings.ts';

const SPAN = [jd('1987-03-03T00:00Z'), jd('2033-03-03T00:00Z')] as const;

function search(planet: Planet, targets: readonly number[], fresh: boolean, calls: number) {
  const own = withOwnCalls(fresh ? forgetful(sky) : sky);
  const budget = searchBudget(own, calls);
  const found = longitudeCrossings(own, planet, 'kp', targets, ...SPAN, budget);
  return { answer: { found, stoppedAt: budget.stoppedAt, exhausted: budget.exhausted }, asked: own.calls };
}

it.each<[Planet, number]>([
  ['Saturn', 30],
  ['Jupiter', 210],
])('borders that %s passed before are found again at the same instants, price and end', (planet, border) => {
  for (const calls of [150, 400, 40_000]) {
    const cold = search(planet, [border, 123.4], true, calls);
    search(planet, [border, 123.4], false, calls);
    const warm = search(planet, [border, 123.4], false, calls);
    expect(warm.answer).toEqual(cold.answer);
    expect(warm.answer.stoppedAt === null).toBe(calls === 40_000);
  }
  expect(search(planet, [border], false, 40_000).answer.found.length).toBeGreaterThan(1);
});

it('asks the sky for what no birth shares alone', () => {
  const cold = search('Saturn', [60, 90], true, 40_000);
  search('Saturn', [60, 90], false, 40_000);
  const warm = search('Saturn', [60, 90], false, 40_000);
  expect(warm.answer).toEqual(cold.answer);
  expect(warm.asked).toBeLessThan(cold.asked / 3);
  // A natal place is one birth's own: it is solved each time, and not kept.
  const asked = [1, 2].map(() => search('Saturn', [61.234], false, 40_000).asked);
  expect(asked[1]).toBe(asked[0]);
  expect(asked[0]).toBeGreaterThan(search('Saturn', [], false, 40_000).asked);
});
