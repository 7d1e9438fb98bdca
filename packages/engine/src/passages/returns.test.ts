import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../test/quiet-search.ts';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { readReference } from '../../test/read-reference.ts';
import { workedChart } from '../../test/worked-chart.ts';
import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import { LAST_JD } from '../time/known-span.ts';
import { separation } from '../base/angles.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs } from '../time/julian.ts';

import type { PlanetReturn, ReturningPlanet } from './returns.ts';
import { chosenReturns, planetReturns } from './returns.ts';

const MINUTE = 60_000;
const YEAR = 365.25 * 86_400_000;
const passesOf = (returns: readonly PlanetReturn[]): readonly (readonly number[])[] =>
  returns.map(({ passes }) => passes.map(({ utcMs }) => utcMs));
const returnsOf = (chart: Chart, planet: ReturningPlanet) =>
  planetReturns(quietSearch(chart.moment.ayanamsa), chart, planet);
const away = (chart: Chart, planet: ReturningPlanet, utcMs: number): number =>
  separation(
    siderealPosition(ephemeris, planet, jdFromUtcMs(utcMs), chart.moment.ayanamsa).longitude,
    chart.planets[planet].longitude,
  );

describe('planetReturns (R34.3)', () => {
  interface Reference {
    readonly cases: readonly { readonly items: readonly { birth_utc: string; returns: readonly string[][] }[] }[];
  }
  const items = readReference<Reference>('transit_events').cases[0]?.items ?? [];

  it.each(items)(
    'gives the returns of Saturn that the reference has for $birth_utc',
    async ({ birth_utc, returns }) => {
      const utcMs = Date.parse(birth_utc);
      const place = { latitude: 13, longitude: 80, offsetMinutes: 330, ayanamsa: 'kp' as const };
      const chart = buildChart(ephemeris, { utcMs, jdUt: jdFromUtcMs(utcMs), ...place });
      const found = passesOf((await returnsOf(chart, 'Saturn')).returns);
      returns.forEach((printed, index) => {
        expect(found[index]).toHaveLength(printed.length);
        printed.forEach((iso, pass) => {
          expect(Math.abs((found[index]?.[pass] ?? NaN) - Date.parse(iso))).toBeLessThan(5 * MINUTE);
        });
      });
    },
  );

  it('gives the instants worked apart for the sample birth', async () => {
    const near = (found: readonly number[], wanted: readonly string[]) => {
      expect(found).toHaveLength(wanted.length);
      wanted.forEach((iso, index) => {
        expect(Math.abs((found[index] ?? NaN) - Date.parse(iso))).toBeLessThan(MINUTE);
      });
    };
    const chart = workedChart();
    const saturn = passesOf((await returnsOf(chart, 'Saturn')).returns);
    near(saturn[0] ?? [], ['2022-01-28T09:05Z']);
    near(saturn[1] ?? [], ['2051-03-08T01:21Z', '2051-09-03T16:54Z', '2051-11-30T21:10Z']);
    const jupiter = passesOf((await returnsOf(chart, 'Jupiter')).returns);
    near(jupiter[0] ?? [], ['2003-12-09T06:23Z', '2004-01-29T14:13Z', '2004-07-28T07:20Z']);
  });

  it.each([
    ['Saturn', 4, 28, 31],
    ['Jupiter', 10, 11, 12.9],
  ] as const)(
    '%s: every pass on the natal degree, odd in number, in a life of 120 years',
    async (planet, least, from, to) => {
      for (const chart of randomCharts(25, 34)) {
        const { returns, cut } = await returnsOf(chart, planet);
        if (cut) continue;
        expect(returns.length).toBeGreaterThanOrEqual(least - 1);
        returns.forEach(({ number, passes, startMs, endMs, primaryMs, durationDays }, index) => {
          expect(number).toBe(index + 1);
          expect(passes.length % 2).toBe(1);
          for (const { utcMs } of passes) expect(away(chart, planet, utcMs)).toBeLessThan(1e-5);
          expect(passes.map(({ direction }) => direction)).toEqual(
            passes.map((_, pass) => (pass % 2 === 0 ? 'direct' : 'retrograde')),
          );
          expect(primaryMs).toBe(passes[0]?.utcMs);
          // The degree round it: on its edge at both ends, and within it just inside them.
          expect(Math.abs(away(chart, planet, startMs) - 1)).toBeLessThan(1e-5);
          expect(Math.abs(away(chart, planet, endMs) - 1)).toBeLessThan(1e-5);
          expect(away(chart, planet, startMs + 3_600_000)).toBeLessThan(1);
          expect(away(chart, planet, endMs - 3_600_000)).toBeLessThan(1);
          expect(durationDays).toBeCloseTo((endMs - startMs) / 86_400_000, 9);
          const before = returns[index - 1];
          const years = (primaryMs - (before?.primaryMs ?? chart.moment.utcMs)) / YEAR;
          if (before !== undefined || planet === 'Saturn') {
            expect(years).toBeGreaterThan(from - (before === undefined ? 1 : 0.6));
            expect(years).toBeLessThan(to);
          }
        });
      }
    },
  );

  it('says when the ephemeris ends before the life', async () => {
    const utcMs = Date.UTC(2340, 0, 1);
    const place = { latitude: 13, longitude: 80, offsetMinutes: 330, ayanamsa: 'kp' as const };
    const chart = buildChart(ephemeris, { utcMs, jdUt: jdFromUtcMs(utcMs), ...place });
    const { returns, cut } = await returnsOf(chart, 'Jupiter');
    expect(cut).toBe(true);
    expect(returns).toHaveLength(5);
    expect(returns.every(({ endMs }) => jdFromUtcMs(endMs) <= LAST_JD)).toBe(true);
  });
});

describe('chosenReturns', () => {
  const at = (startMs: number, number: number): PlanetReturn => ({
    number,
    passes: [],
    primaryMs: startMs + 1,
    ageAtPrimary: 0,
    startMs,
    endMs: startMs + 2,
    durationDays: 0,
  });
  const all = [at(10, 1), at(20, 2), at(30, 3), at(40, 4)];
  const numbers = (utcMs: number, most: number) => chosenReturns(all, utcMs, most).map(({ number }) => number);

  it('takes those to come, earliest first, then the latest past, in order of time', () => {
    expect(numbers(25, 1)).toEqual([3]);
    expect(numbers(25, 2)).toEqual([3, 4]);
    expect(numbers(25, 3)).toEqual([2, 3, 4]);
    expect(numbers(25, 9)).toEqual([1, 2, 3, 4]);
    expect(numbers(22, 1)).toEqual([2]);
    expect(numbers(99, 2)).toEqual([3, 4]);
  });
});
