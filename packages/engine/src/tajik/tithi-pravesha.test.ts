import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { annualOf } from '../../test/tajik-charts.ts';
import { elongation, tithiAt } from '../almanac/limbs.ts';
import { separation } from '../base/angles.ts';
import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import { siderealPosition } from '../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../time/julian.ts';
import { resolveBirth } from '../time/moment.ts';
import { chartAt } from './annual-chart.ts';
import { natalElongation, natalTithi, tithiPravesha, tithiRulers } from './tithi-pravesha.ts';

const HOUR = 3_600_000;

const returnOf = (natal: Chart, age: number) => {
  const { year } = annualOf(natal, age);
  const found = tithiPravesha(ephemeris, natal, year.startMs);
  if (found === null) throw new Error('no return');
  return { ...found, solarMs: year.startMs };
};
const sunSign = (natal: Chart, utcMs: number): number =>
  Math.floor(siderealPosition(ephemeris, 'Sun', jdFromUtcMs(utcMs), natal.moment.ayanamsa).longitude / 30);
const apart = (natal: Chart, utcMs: number): number => {
  const [sun, moon] = (['Sun', 'Moon'] as const).map(
    (planet) => siderealPosition(ephemeris, planet, jdFromUtcMs(utcMs), natal.moment.ayanamsa).longitude,
  );
  return separation(elongation(sun ?? 0, moon ?? 0), natalElongation(natal));
};

describe('tithi pravesha (R31.1, R31.9)', () => {
  it('is that of a program for 2024', () => {
    const birth = { birth_datetime: '1996-12-07T10:34', latitude: 13.0878, longitude: 80.2785 };
    const natal = buildChart(ephemeris, resolveBirth({ ...birth, utc_offset_minutes: 330, ayanamsa: 'lahiri' }));
    const { atMs } = returnOf(natal, 28);
    expect(Math.abs(atMs - Date.parse('2024-11-27T11:22:00+05:30'))).toBeLessThan(120_000);
    // A Wednesday before noon: the fifth hour of daylight after sunrise by 06:12 is the Sun's.
    const { chart } = chartAt(ephemeris, natal, atMs);
    expect(tithiRulers(ephemeris, natal, chart)).toMatchObject({ vara: 'Mercury', sunriseFallback: false });
    expect(natalTithi(natal)).toMatchObject({ number: 27, lord: 'Mercury' });
  });

  /** Instants of the natal angle from 33 days before a solar return to 33 after, by halves of a day and then closer. */
  function walked(natal: Chart, solarMs: number): readonly number[] {
    const [low, high] = [solarMs - 33 * DAY_MS, solarMs + 33 * DAY_MS];
    const hits: number[] = [];
    for (let at = low; at < high; at += 12 * HOUR) {
      const [before, here, after] = [at - 12 * HOUR, at, at + 12 * HOUR].map((utcMs) => apart(natal, utcMs));
      if ((here ?? 0) > (before ?? 0) || (here ?? 0) >= (after ?? 0)) continue;
      let [left, right] = [at - 12 * HOUR, at + 12 * HOUR];
      while (right - left > 1000) {
        const third = (right - left) / 3;
        if (apart(natal, left + third) < apart(natal, right - third)) right -= third;
        else left += third;
      }
      if (apart(natal, left) < 0.01) hits.push(left);
    }
    return hits;
  }

  it('is what a walk over the solar month finds, be there one return, two or none', () => {
    const met = [0, 0, 0];
    for (const natal of randomCharts(6, 101)) {
      const { signIndex } = natal.planets.Sun;
      for (let age = 1; age < 45; age += 1) {
        const { atMs, sunSignDiffers, inStay, alternatives, solarMs } = returnOf(natal, age);
        expect(apart(natal, atMs)).toBeLessThan(1e-5);
        expect(sunSignDiffers).toBe(inStay === 0);
        expect(alternatives).toHaveLength(inStay > 1 ? inStay - 1 : 2);
        for (const other of alternatives) {
          expect(apart(natal, other.utcMs)).toBeLessThan(1e-5);
          expect(other.sunSign).toBe(sunSign(natal, other.utcMs));
        }
        met[inStay] = (met[inStay] ?? 0) + 1;
        if ((met[inStay] ?? 0) > 4) continue;
        const hits = walked(natal, solarMs);
        const inside = hits.filter((utcMs) => sunSign(natal, utcMs) === signIndex);
        expect(inside).toHaveLength(inStay);
        const distance = (utcMs: number): number => Math.abs(utcMs - solarMs);
        const [nearest = 0] = [...(inStay > 0 ? inside : hits)].sort((a, b) => distance(a) - distance(b));
        expect(Math.abs(atMs - nearest)).toBeLessThan(60_000);
      }
    }
    expect(met.every((count) => count > 0)).toBe(true);
  });

  it('comes 354 or 384 days after the one before, where each year holds one', () => {
    let pairs = 0;
    for (const natal of randomCharts(20, 102)) {
      const years = [5, 6, 7, 8].map((age) => returnOf(natal, age));
      years.forEach((year, k) => {
        const before = years[k - 1];
        if (before === undefined || year.inStay !== 1 || before.inStay !== 1) return;
        pairs += 1;
        const days = (year.atMs - before.atMs) / DAY_MS;
        expect((days > 353.5 && days < 355.6) || (days > 383 && days < 385)).toBe(true);
      });
    }
    expect(pairs).toBeGreaterThan(30);
  });

  it('is birth itself at age 0', () => {
    for (const natal of randomCharts(20, 103)) {
      const { atMs, sunSignDiffers } = returnOf(natal, 0);
      expect([atMs, sunSignDiffers]).toEqual([natal.moment.utcMs, false]);
      expect(natalTithi(natal)).toEqual(tithiAt(natalElongation(natal)));
    }
  });
});
