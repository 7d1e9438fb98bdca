import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { annualOf, bookChart } from '../../test/tajik-charts.ts';
import { workedChart } from '../../test/worked-chart.ts';
import { separation, wrap180 } from '../base/angles.ts';
import { siderealPosition } from '../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../time/julian.ts';
import { HOUSES, SIGNS } from '../zodiac/names.ts';
import { MUNTHA_GRADES, monthEntries, monthEntry, munthaOf, munthaSign, sunBorders } from './annual-chart.ts';
import { annualYear } from './annual-year.ts';

describe('the annual chart of the book (PVR chapters 27, 28 and 30)', () => {
  it.each([
    ['march1967', 33, '2000-03-08T04:41:21+05:30', 'Capricorn', 'Taurus', 5, 'GOOD'],
    ['march1967', 26, '1993-03-08T09:36:18+05:30', 'Aries', 'Libra', 7, 'BAD'],
    ['april1970', 17, '1987-04-05T02:15:41+05:30', null, 'Aquarius', null, null],
    ['april1970', 21, '1991-04-05T03:05:33+05:30', null, 'Gemini', null, null],
  ] as const)('%s, age %i', (birth, age, printed, lagna, sign, house, grade) => {
    const natal = bookChart(birth);
    const { year, chart } = annualOf(natal, age);
    expect(Math.abs(year.startMs - Date.parse(printed))).toBeLessThan(20_000);
    const muntha = munthaOf(natal, chart, age);
    expect(SIGNS[muntha.sign]).toBe(sign);
    if (lagna !== null) expect(SIGNS[chart.ascendant.signIndex]).toBe(lagna);
    if (house !== null) expect([muntha.house, muntha.grade]).toEqual([house, grade]);
  });

  it('has its second month at the printed minute', () => {
    const natal = bookChart('march1967');
    const { year } = annualOf(natal, 33);
    const found = monthEntry(ephemeris, natal, year, 2);
    expect(Math.abs(found - Date.parse('2000-04-07T10:38:00+05:30'))).toBeLessThan(120_000);
  });

  it('has the natal Sun at the printed minute of Pisces less a sign', () => {
    // The file prints Pi 23°50'29", but a Sun of 8 March stands in Aquarius.
    const { longitude } = annualOf(bookChart('march1967'), 33).chart.planets.Sun;
    expect(longitude).toBeGreaterThan(323.82);
    expect(longitude).toBeLessThan(323.86);
  });

  it('takes the muntha on by a sign a year: Scorpio rising has Gemini in year 32 (PVR 28.1)', () => {
    const scorpio = randomCharts(40, 7).find(({ ascendant }) => SIGNS[ascendant.signIndex] === 'Scorpio');
    if (scorpio === undefined) throw new Error('no Scorpio rising');
    expect(SIGNS[munthaSign(scorpio, 31)]).toBe('Gemini');
  });
});

describe('every annual chart', () => {
  it('has the Sun where it was at birth, a year after the one before', () => {
    for (const natal of randomCharts(25, 41, [0, 89])) {
      const { longitude } = natal.planets.Sun;
      for (const age of [1, 7, 30]) {
        const { year, chart } = annualOf(natal, age);
        expect(separation(chart.planets.Sun.longitude, longitude)).toBeLessThan(1e-5);
        expect((year.endMs - year.startMs) / DAY_MS).toBeGreaterThan(365.24);
        expect((year.endMs - year.startMs) / DAY_MS).toBeLessThan(365.27);
        expect(chart.moment).toMatchObject({ latitude: natal.moment.latitude, ayanamsa: natal.moment.ayanamsa });
      }
    }
  });

  it('has twelve months, the Sun thirty degrees on in each', () => {
    for (const natal of randomCharts(8, 42)) {
      const { year } = annualOf(natal, 12);
      const entries = monthEntries(ephemeris, natal, year);
      expect(entries).toHaveLength(12);
      expect(entries[0]).toBe(year.startMs);
      entries.forEach((entry, k) => {
        const { longitude } = siderealPosition(ephemeris, 'Sun', jdFromUtcMs(entry), natal.moment.ayanamsa);
        expect(Math.abs(wrap180(longitude - natal.planets.Sun.longitude - 30 * k))).toBeLessThan(1e-5);
        expect(monthEntry(ephemeris, natal, year, k + 1)).toBe(entry);
      });
      expect(sunBorders(ephemeris, natal, year, [0, 360])).toEqual([year.startMs, year.endMs]);
    }
  });

  it('is the birth chart itself at age 0', () => {
    const natal = workedChart();
    const { year, chart } = annualOf(natal, 0);
    expect(year.startMs).toBe(natal.moment.utcMs);
    expect(chart).toBe(natal);
    expect(munthaOf(natal, chart, 0)).toMatchObject({ house: 1, grade: 'GOOD' });
  });

  it('grades the muntha by its house', () => {
    const natal = workedChart();
    const found = new Map(
      Array.from({ length: 60 }, (_, age) => {
        const muntha = munthaOf(natal, annualOf(natal, age).chart, age);
        return [muntha.house, muntha.grade] as const;
      }),
    );
    expect(HOUSES.map((house) => found.get(house)?.[0])).toEqual([...'GGGBGBBBEEEB']);
    expect([...new Set(found.values())].sort()).toEqual([...MUNTHA_GRADES].sort());
  });

  it('is the year that runs on a date, and of the calendar year it begins in', () => {
    const natal = workedChart();
    const { startMs, endMs } = annualOf(natal, 34).year;
    const on = (utcMs: number) => annualYear(ephemeris, natal, {}, utcMs);
    expect(on(startMs)).toMatchObject({ age: 34, asOfMs: startMs });
    expect(on(startMs - 1).age).toBe(33);
    expect(on(endMs - 1).age).toBe(34);
    expect(annualYear(ephemeris, natal, { year: 2026 }, 0)).toMatchObject({ age: 34, startMs, asOfMs: null });
    expect(annualYear(ephemeris, natal, { year: 2026, age: 34, query_date: '2000-01-01' }, 0).age).toBe(34);
  });
});
