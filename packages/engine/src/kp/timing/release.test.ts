import { describe, expect, it } from 'vitest';
import { ephemeris, randomNumbers } from '../../../test/random-charts.ts';
import { wrap180 } from '../../base/angles.ts';
import { siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import type { Planet } from '../../zodiac/names.ts';
import { searchBudget } from '../../search/budget.ts';
import { forgetful } from '../../../test/search-sky.ts';
import { nextRelease, releaseFinder } from './release.ts';

const MOVERS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const speedAt = (planet: Planet, utcMs: number): number =>
  siderealPosition(ephemeris, planet, jdFromUtcMs(utcMs), 'kp').speed;
const longitudeAt = (planet: Planet, utcMs: number): number =>
  siderealPosition(ephemeris, planet, jdFromUtcMs(utcMs), 'kp').longitude;

/** The same by looking at every day: the first day of direct motion after one of retrograde motion. */
function byDays(planet: Planet, fromMs: number): number {
  for (let at = fromMs; ; at += DAY_MS) {
    if (speedAt(planet, at) < 0 && speedAt(planet, at + DAY_MS) >= 0) return at;
  }
}

describe('a release that was found before', () => {
  it('is the same and costs the search the same, in a sky that forgets and in one that knows it', () => {
    const fresh = forgetful(ephemeris);
    const spent = (): readonly [number, unknown] => {
      const budget = searchBudget(fresh);
      const before = budget.left;
      const found = releaseFinder(fresh, 'kp', budget)('Saturn', Date.UTC(2020, 5, 1));
      return [Math.round((before - budget.left) * 1e6), found];
    };
    const first = spent();
    expect(first[1]).not.toBeNull();
    expect(spent()).toEqual(first);
  });

  it('is not given to a search that could not have paid for it', () => {
    const fresh = forgetful(ephemeris);
    releaseFinder(fresh, 'kp')('Saturn', Date.UTC(2020, 5, 1));
    const poor = searchBudget(fresh, 3);
    releaseFinder(fresh, 'kp', poor)('Saturn', Date.UTC(2020, 5, 1));
    expect(poor.stoppedAt).not.toBeNull();
  });
});

describe('nextRelease', () => {
  // Almanac dates of stations (Universal Time).
  it.each([
    ['Saturn', '2020-06-01', '2020-09-29'],
    ['Saturn', '2020-09-30', '2021-10-11'],
    ['Jupiter', '2020-06-01', '2020-09-13'],
    ['Mars', '2018-08-28', '2020-11-14'],
    ['Mars', '2020-10-01', '2020-11-14'],
    ['Mercury', '2020-02-20', '2020-03-10'],
    ['Venus', '2020-05-20', '2020-06-25'],
  ] as const)('%s after %s turns direct on %s', (planet, from, day) => {
    const found = nextRelease(ephemeris, planet, 'kp', Date.parse(from));
    expect(Math.abs((found?.turnsDirectMs ?? NaN) - Date.parse(`${day}T12:00Z`))).toBeLessThan(0.8 * DAY_MS);
  });

  it.each(MOVERS)('%s: the first direct station found by days, and the degree where it had turned back', (planet) => {
    const random = randomNumbers(planet.length);
    for (let run = 0; run < 12; run += 1) {
      const from = Date.UTC(1810, 0, 1) + Math.floor(random() * 580 * 365.25) * DAY_MS;
      const found = nextRelease(ephemeris, planet, 'kp', from);
      const direct = found?.turnsDirectMs ?? NaN;
      const day = byDays(planet, from);
      expect(direct).toBeGreaterThan(day);
      expect(direct).toBeLessThanOrEqual(day + DAY_MS);
      expect(Math.abs(speedAt(planet, direct))).toBeLessThan(1e-4);
      // Back from the direct station by days to where it turned: the farthest degree of that loop.
      let turned = direct - DAY_MS;
      while (speedAt(planet, turned) < 0) turned -= DAY_MS / 8;
      const passes = found?.passesStartingPointMs ?? NaN;
      expect(Math.abs(wrap180(longitudeAt(planet, passes) - longitudeAt(planet, turned)))).toBeLessThan(0.005);
      expect(passes).toBeGreaterThan(direct);
      expect(speedAt(planet, passes)).toBeGreaterThan(0);
      // Until then it stays behind that degree.
      for (let at = direct; at < passes - DAY_MS; at += DAY_MS) {
        expect(wrap180(longitudeAt(planet, at) - longitudeAt(planet, passes))).toBeLessThan(0);
      }
    }
  });

  it('is none for planets that never turn', () => {
    for (const planet of ['Sun', 'Moon', 'Rahu', 'Ketu'] as const) {
      expect(nextRelease(ephemeris, planet, 'kp', Date.UTC(2000, 0, 1))).toBeNull();
    }
  });

  it('knows no date past the ephemeris', () => {
    expect(nextRelease(ephemeris, 'Mars', 'kp', Date.UTC(2399, 11, 1))).toEqual({
      turnsDirectMs: null,
      passesStartingPointMs: null,
    });
    expect(nextRelease(ephemeris, 'Mars', 'kp', Date.UTC(2420, 0, 1))?.turnsDirectMs).toBeNull();
  });
});

describe('releaseFinder', () => {
  it('gives what nextRelease gives, whatever was asked before', () => {
    const random = randomNumbers(5);
    const find = releaseFinder(ephemeris, 'kp');
    for (let run = 0; run < 60; run += 1) {
      const planet = MOVERS[Math.floor(random() * MOVERS.length)] ?? 'Mars';
      const from = Date.UTC(2000, 0, 1) + Math.floor(random() * 3 * 365) * DAY_MS;
      const plain = nextRelease(ephemeris, planet, 'kp', from);
      const kept = find(planet, from);
      // To the millisecond: results of two calls print the same second.
      expect(kept).toEqual(plain);
    }
  });
});
