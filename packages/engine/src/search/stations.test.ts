import { describe, expect, it } from '@jest/globals';
import { jd, sky } from '../../test/search-sky.ts';
import { utcMsFromJd } from '../time/julian.ts';
import { separation } from '../base/angles.ts';
import type { Planet } from '../zodiac/names.ts';
import { searchBudget } from './budget.ts';
import { tropicalPosition } from './position.ts';
import { stations } from './stations.ts';

describe('stations (F1)', () => {
  it('gives the published stations of 2024 to the minute', () => {
    // Astronomical almanacs: Mercury direct 2 January 03:07 UT, retrograde 1 April 22:14, direct 25 April 12:54.
    const found = stations(sky, 'Mercury', jd('2024-01-01T00:00Z'), jd('2024-05-01T00:00Z'));
    expect(found.map(({ jd: at, turns }) => [new Date(utcMsFromJd(at)).toISOString().slice(0, 16), turns])).toEqual([
      ['2024-01-02T03:07', 'direct'],
      ['2024-04-01T22:14', 'retrograde'],
      ['2024-04-25T12:54', 'direct'],
    ]);
  });

  it.each<[Planet, number]>([
    ['Mercury', 0.5],
    ['Venus', 1],
    ['Mars', 1],
    ['Jupiter', 1],
    ['Saturn', 1],
  ])('misses none in sixty years: %s', (planet, step) => {
    const [from, to] = [jd('1990-01-01T00:00Z'), jd('2050-01-01T00:00Z')];
    const found = stations(sky, planet, from, to, searchBudget(sky, 1_000_000));
    let walked = 0;
    let before = tropicalPosition(sky, planet, from).speed;
    for (let at = from + step; at <= to; at += step) {
      const { speed } = tropicalPosition(sky, planet, at);
      if (speed < 0 !== before < 0) walked += 1;
      before = speed;
    }
    expect(found).toHaveLength(walked);
    for (const { jd: at, turns, tropicalLongitude } of found) {
      const [earlier, later] = [at - 1 / 86_400, at + 1 / 86_400].map(
        (time) => tropicalPosition(sky, planet, time).speed,
      );
      expect(earlier ?? NaN).toBeLessThan(turns === 'direct' ? 0 : Infinity);
      expect((earlier ?? NaN) < 0).toBe(turns === 'direct');
      expect((later ?? NaN) < 0).toBe(turns === 'retrograde');
      expect(separation(tropicalLongitude, tropicalPosition(sky, planet, at).longitude)).toBeLessThan(1e-6);
    }
  });

  it('finds none for the luminaries and the mean nodes', () => {
    for (const planet of ['Sun', 'Moon', 'Rahu', 'Ketu'] as const) {
      expect(stations(sky, planet, jd('2000-01-01T00:00Z'), jd('2001-01-01T00:00Z'))).toEqual([]);
    }
  });
});
