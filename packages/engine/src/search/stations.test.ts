import { describe, expect, it } from 'vitest';
import { forgetful, jd, sky } from '../../test/search-sky.ts';
import { utcMsFromJd } from '../time/julian.ts';
import { separation } from '../base/angles.ts';
import type { Planet } from '../zodiac/names.ts';
import { withOwnCalls } from '../sky/own-calls.ts';
import { searchBudget } from './budget.ts';
import { tropicalPosition } from './position.ts';
import { stations } from './stations.ts';

describe('stations', () => {
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
      // The library's daily motion of Saturn shakes by what it changes in a second: half a second's steps are averaged.
      const mean = (side: 1 | -1) =>
        [1, 1.5, 2, 2.5].reduce((sum, s) => sum + tropicalPosition(sky, planet, at + (side * s) / 86_400).speed, 0);
      expect(mean(-1) < 0).toBe(turns === 'direct');
      expect(mean(1) < 0).toBe(turns === 'retrograde');
      expect(separation(tropicalLongitude, tropicalPosition(sky, planet, at).longitude)).toBeLessThan(1e-6);
    }
  });

  it('answers the same and costs the same whether the sky was looked at before or not', () => {
    const from = jd('1987-03-03T00:00Z');
    const search = (fresh: boolean, calls: number) => {
      // withOwnCalls keeps the count apart; an object of its own for `sky` forgets what was found before.
      const own = withOwnCalls(fresh ? forgetful(sky) : sky);
      const budget = searchBudget(own, calls);
      const found = stations(own, 'Mercury', from, jd('2007-03-03T00:00Z'), budget);
      return { found, stoppedAt: budget.stoppedAt, exhausted: budget.exhausted };
    };
    for (const calls of [300, 1000, 1500, 2100, 40_000]) {
      const [cold, warm] = [search(true, calls), search(false, calls)];
      expect(warm).toEqual(cold);
      expect(search(false, calls)).toEqual(cold);
    }
    expect(search(true, 300).stoppedAt).not.toBeNull();
    expect(search(true, 40_000).stoppedAt).toBeNull();
  });

  it('cuts where it was asked to, to the station', () => {
    const [first, second, third] = stations(sky, 'Mercury', jd('2024-01-01T00:00Z'), jd('2024-05-01T00:00Z'));
    if (!first || !second || !third) throw new Error('no stations');
    expect(stations(sky, 'Mercury', first.jd, third.jd)).toEqual([first, second]);
    expect(stations(sky, 'Mercury', second.jd, second.jd)).toEqual([]);
    expect(() => stations(sky, 'Mercury', jd('1700-01-01T00:00Z'), first.jd)).toThrow(/ephemeris covers/);
  });

  it('finds none for the luminaries and the mean nodes', () => {
    for (const planet of ['Sun', 'Moon', 'Rahu', 'Ketu'] as const) {
      expect(stations(sky, planet, jd('2000-01-01T00:00Z'), jd('2001-01-01T00:00Z'))).toEqual([]);
    }
  });
});
