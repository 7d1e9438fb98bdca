import { describe, expect, it } from 'vitest';
import { forgetful, jd, seconds, sky } from '../../test/search-sky.ts';
import { wrap180 } from '../base/angles.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { type Planet, PLANETS } from '../zodiac/names.ts';
import { subStarts } from '../zodiac/sub-table.ts';
import type { Crossing } from './arc-passages.ts';
import { longitudeCrossings } from './crossings.ts';
import { siderealPosition } from './position.ts';

const BORDERS = subStarts.map((arcsec) => arcsec / 3600);

/** Where the sign changes within two seconds of an instant, halved to a microsecond by the place with nutation. */
function bisected(planet: Planet, { jd: at, target }: Crossing): number {
  const past = (jdUt: number): number => wrap180(siderealPosition(sky, planet, jdUt, 'kp').longitude - target);
  let [low, high] = [at - 2 / 86_400, at + 2 / 86_400];
  const side = Math.sign(past(low));
  expect(Math.sign(past(high))).toBe(-side);
  while (high - low > 1e-6 / 86_400 && (low + high) / 2 > low && (low + high) / 2 < high) {
    const middle = (low + high) / 2;
    if (Math.sign(past(middle)) === side) low = middle;
    else high = middle;
  }
  return low;
}

describe('passages', () => {
  it.each<[Planet, number]>([
    ['Sun', 300],
    ['Moon', 30],
    ['Mars', 700],
    ['Mercury', 200],
    ['Jupiter', 1500],
    ['Venus', 300],
    ['Saturn', 3000],
    ['Rahu', 3000],
  ])('of %s are the instants that halving finds, to two milliseconds', (planet, days) => {
    const from = jd('2026-02-03T04:05Z');
    const found = longitudeCrossings(sky, planet, 'kp', BORDERS, from, from + days);
    expect(found.length).toBeGreaterThan(40);
    for (const each of found) expect(seconds(each.jd, bisected(planet, each))).toBeLessThan(2e-3);
  });

  it('settles the second of a passage that falls on the border of two', () => {
    const [from, to] = [jd('2027-08-18T00:00Z'), jd('2027-08-19T00:00Z')];
    const [passage] = longitudeCrossings(sky, 'Saturn', 'kp', BORDERS, from, to);
    expect(seconds(passage?.jd ?? NaN, jdFromUtcMs(Date.parse('2027-08-18T08:04:09.999Z')))).toBeLessThan(1.5e-3);
  });

  it.each(PLANETS)('of %s are the same numbers whatever was found before, and wherever the search began', (planet) => {
    const from = jd('2031-01-01T00:00Z');
    const [step, days] = planet === 'Moon' ? [1.37, 12] : [43.3, 500];
    const targets = [...BORDERS, 12.345, 201.7];
    const whole = longitudeCrossings(forgetful(sky), planet, 'lahiri', targets, from, from + days);
    const parts: Crossing[] = [];
    for (let end = from + days; end > from; end -= step) {
      const start = Math.max(end - step, from);
      parts.unshift(...longitudeCrossings(sky, planet, 'lahiri', targets, start, end));
    }
    expect(parts).toEqual(whole);
    expect(longitudeCrossings(sky, planet, 'lahiri', targets, from, from + days)).toEqual(whole);
  });
});
