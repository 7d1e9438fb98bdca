import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../test/drawn-chart.ts';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { workedChart } from '../../test/worked-chart.ts';
import { searchBudget } from '../search/budget.ts';
import { siderealPosition } from '../search/position.ts';
import { solarReturn, solarYearsCompleted } from '../search/solar-return.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { wrap180 } from '../base/angles.ts';
import { HOUSES, PLANETS } from '../zodiac/names.ts';
import { sudarshanaDasha } from './sudarshana-years.ts';
import { RINGS, sudarshana } from './sudarshana.ts';

const DAY = 86_400_000;

describe('solarReturn', () => {
  it('finds the Sun at its natal degree, one a year, as a walk by the hour does', () => {
    for (const chart of randomCharts(12, 6)) {
      const { longitude } = chart.planets.Sun;
      const at = (ms: number) =>
        wrap180(siderealPosition(ephemeris, 'Sun', jdFromUtcMs(ms), chart.moment.ayanamsa).longitude - longitude);
      let before = chart.moment.utcMs;
      expect(solarReturn(ephemeris, chart, 0)).toBe(before);
      for (const n of [1, 2, 3]) {
        const found = solarReturn(ephemeris, chart, n);
        // 1e-5 degree is a second of time.
        expect(Math.abs(at(found))).toBeLessThan(1e-5);
        expect((found - before) / DAY).toBeGreaterThan(365.24);
        expect((found - before) / DAY).toBeLessThan(365.27);
        let hour = before + 365 * DAY;
        while (at(hour + 3_600_000) < 0) hour += 3_600_000;
        expect(found).toBeGreaterThan(hour);
        expect(found).toBeLessThanOrEqual(hour + 3_600_000);
        expect(solarYearsCompleted(ephemeris, chart, found - 1)).toBe(n - 1);
        expect(solarYearsCompleted(ephemeris, chart, found)).toBe(n);
        before = found;
      }
    }
  });

  it('is the printed return of the worked chart to five seconds', () => {
    const found = solarReturn(ephemeris, workedChart(), 34);
    expect(Math.abs(found - Date.parse('2026-08-14T21:30:26+05:30'))).toBeLessThan(5000);
  });

  it('is refused past 2399', () => {
    expect(() => solarReturn(ephemeris, workedChart(), 410)).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  });
});

describe('sudarshana (R29.7)', () => {
  // Lagna Aries, Moon Cancer, Sun Libra. The Moon is 270 degrees from the Sun: before 276, so still a benefic.
  const planets = { Sun: 190, Moon: 100, Mars: 5, Mercury: 35, Jupiter: 95, Venus: 355, Saturn: 275, Rahu: 65 };
  const chart = drawnChart({ ascendant: 10, planets });
  const found = sudarshana(chart);

  it('lays three rings from lagna, Moon and Sun', () => {
    expect(found.references).toEqual({ lagna: 0, moon: 3, sun: 6 });
    expect(found.coinciding).toEqual([]);
    expect(found.rings.moon[0]).toEqual({ house: 1, sign: 3, lord: 'Moon', occupants: ['Moon', 'Jupiter'] });
    expect(found.rings.lagna[3]).toEqual({ house: 4, sign: 3, lord: 'Moon', occupants: ['Moon', 'Jupiter'] });
    expect(found.rings.sun[9]).toEqual({ house: 10, sign: 3, lord: 'Moon', occupants: ['Moon', 'Jupiter'] });
    for (const ring of RINGS) {
      expect(found.rings[ring].flatMap(({ occupants }) => occupants).sort()).toEqual([...PLANETS].sort());
      expect(found.rings[ring].map(({ sign }) => sign).sort((a, b) => a - b)).toEqual(HOUSES.map((house) => house - 1));
    }
  });

  it('weighs the first house by hand', () => {
    // House 1: Aries (Mars), Cancer (Moon, Jupiter), Libra (Sun, harmless in house 1).
    // Lords: Mars in own Aries, Moon in own Cancer, Venus exalted in Pisces.
    expect(found.houses[0]).toEqual({
      house: 1,
      signs: { lagna: 0, moon: 3, sun: 6 },
      planets: { lagna: ['Mars'], moon: ['Moon', 'Jupiter'], sun: ['Sun'] },
      benefics: 2,
      malefics: 1,
      strongLords: 3,
      tone: 'SUPPORTED',
    });
  });

  it('counts the Sun as malefic elsewhere, Mercury alone as benefic', () => {
    // House 4: Cancer, Libra, Capricorn: Moon, Jupiter, Sun, Saturn; lords Moon own, Venus exalted, Saturn own.
    expect(found.houses[3]).toMatchObject({ benefics: 2, malefics: 2, strongLords: 3, tone: 'SUPPORTED' });
    // House 2: Taurus, Leo, Scorpio: Mercury; lords Venus exalted, Sun in Libra, Mars own.
    expect(found.houses[1]).toMatchObject({ benefics: 1, malefics: 0, strongLords: 2, tone: 'SUPPORTED' });
    // House 3: Gemini (Rahu), Virgo, Sagittarius (Ketu); lords Mercury twice in Taurus, Jupiter exalted in Cancer.
    expect(found.houses[2]).toMatchObject({ benefics: 0, malefics: 2, strongLords: 1, tone: 'MIXED' });
  });

  it('knows a Moon too near the Sun, spoiled Mercury and afflicted houses', () => {
    const dark = sudarshana(drawnChart({ ascendant: 10, planets: { ...planets, Sun: 40, Rahu: 215 } }));
    // Moon 60 ahead of the Sun: less than 84, a malefic, Jupiter beside it. Mercury in Taurus with Sun and Ketu: malefic.
    expect(dark.houses[3]).toMatchObject({ benefics: 1 });
    // House 2 of the lagna is Taurus: Sun, Mercury, Ketu; of the Moon Leo; of the Sun Gemini.
    expect(dark.houses[1]).toMatchObject({ benefics: 0, malefics: 3, strongLords: 1, tone: 'AFFLICTED' });
  });

  it('flags rings that begin in one sign', () => {
    const all = sudarshana(drawnChart({ ascendant: 100, planets: { ...planets, Sun: 91 } }));
    expect(all.coinciding).toEqual(['lagna', 'moon', 'sun']);
    const two = sudarshana(drawnChart({ ascendant: 10, planets: { ...planets, Sun: 91 } }));
    expect(two.coinciding).toEqual(['moon', 'sun']);
  });
});

describe('sudarshanaDasha (R29.7)', () => {
  const chart = workedChart();
  const birth = chart.moment.utcMs;
  const dashaAt = (years: number, count = 1) =>
    sudarshanaDasha(ephemeris, chart, Math.floor(birth + years * 365.25 * DAY), count);

  it.each([
    [0.5, 1, 1],
    [11.5, 12, 12],
    [12.5, 13, 1],
    [44.5, 45, 9],
    [119.5, 120, 12],
  ])('%f years after birth: year %i, house %i', (years, number, house) => {
    expect(dashaAt(years).year).toMatchObject({ number, house });
  });

  it('begins year 1 at birth itself and counts months and parts on from the house of the year', () => {
    const found = sudarshanaDasha(ephemeris, chart, birth, 2);
    expect(found.year).toMatchObject({ number: 1, house: 1, startMs: birth });
    expect(found.month).toMatchObject({ number: 1, house: 1, startMs: birth });
    expect(found.part).toMatchObject({ number: 1, house: 1, startMs: birth });
    expect(found.years.map(({ number }) => number)).toEqual([1, 2]);
    const second = found.years[1];
    expect(second?.months.map(({ house }) => house)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]);
  });

  it("has its borders where the Sun has come 30 degrees and 2°30' on, without a gap", () => {
    for (const each of randomCharts(10, 7)) {
      const { longitude } = each.planets.Sun;
      const sun = (ms: number) =>
        (siderealPosition(ephemeris, 'Sun', jdFromUtcMs(ms), each.moment.ayanamsa).longitude - longitude + 720) % 360;
      const at = Math.floor(each.moment.utcMs + 20.37 * 365.25 * DAY);
      const found = sudarshanaDasha(ephemeris, each, at, 3, searchBudget(ephemeris));
      let end = found.year.startMs;
      for (const year of found.years) {
        expect(year.startMs).toBe(end);
        expect(year.months[0]?.startMs).toBe(year.startMs);
        year.months.forEach((month, k) => {
          if (k > 0) expect(month.startMs).toBe(year.months[k - 1]?.endMs);
          if (k > 0) expect(Math.abs(wrap180(sun(month.startMs) - 30 * k))).toBeLessThan(1e-5);
          expect(month.house).toBe(((year.house - 1 + k) % 12) + 1);
          expect((month.endMs - month.startMs) / DAY).toBeGreaterThan(29);
          expect((month.endMs - month.startMs) / DAY).toBeLessThan(32);
        });
        expect(year.months.at(-1)?.endMs).toBe(year.endMs);
        end = year.endMs;
      }
      expect(found.month.startMs).toBeLessThanOrEqual(at);
      expect(found.month.endMs).toBeGreaterThan(at);
      expect([found.parts[0]?.startMs, found.parts.at(-1)?.endMs]).toEqual([found.month.startMs, found.month.endMs]);
      found.parts.forEach((part, k) => {
        if (k > 0) expect(part.startMs).toBe(found.parts[k - 1]?.endMs);
        const way = wrap180(sun(part.startMs) - 30 * (found.month.number - 1) - 2.5 * k);
        expect(Math.abs(way)).toBeLessThan(1e-5);
        expect(part.house).toBe(((found.month.house - 1 + k) % 12) + 1);
        const hours = (part.endMs - part.startMs) / 3_600_000;
        expect(hours).toBeGreaterThan(58);
        expect(hours).toBeLessThan(64);
      });
      expect(found.part.startMs <= at && at < found.part.endMs).toBe(true);
    }
  });

  it('is refused before birth, naming the argument', () => {
    expect(() => dashaAt(-0.01)).toThrow(expect.objectContaining({ code: 'validation_failed', field: 'query_date' }));
  });

  it('is refused where years run past the ephemeris', () => {
    // 14 August 1992 to the end of 2399: 407 returns of the Sun.
    expect(() => dashaAt(405.5, 3)).toThrow(expect.objectContaining({ code: 'out_of_range', field: 'years_ahead' }));
    expect(() => dashaAt(405.5, 3)).toThrow(/Send 2 at most/);
    expect(dashaAt(405.5, 2).years.map(({ number }) => number)).toEqual([406, 407]);
    expect(() => dashaAt(407.2, 1)).toThrow(expect.objectContaining({ code: 'out_of_range', field: 'query_date' }));
  });
});
