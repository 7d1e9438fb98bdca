import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { printedChart } from '../../../test/printed-chart.ts';
import { ephemeris, movedBy, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { buildChart } from '../../chart/build.ts';
import { natalEvent } from '../../events/natal.ts';
import { promise } from '../../kp/promise/promise.ts';
import { vargaPlace } from '../../parashari/vargas/vargas.ts';
import { KARMIC_CODES, karmicIndicators } from './karmic-indicators.ts';
import { d60AscendantChanges, endingHouse, kpSideNote, nodalEnd, saturnDuties } from './karma-panel.ts';
import { merit, MERIT_CLASSES } from './merit.ts';

/** Cancer rising. */
const places = { Sun: 110, Moon: 215, Mars: 65, Mercury: 100, Jupiter: 95, Venus: 130, Saturn: 285, Rahu: 245 };
const present = (change: Partial<typeof places>, retrograde: readonly ('Saturn' | 'Jupiter')[] = [], ascendant = 100) =>
  karmicIndicators(drawnChart({ ascendant, planets: { ...places, ...change }, retrograde }))
    .filter((row) => row.present)
    .map(({ code }) => code);

describe('karmicIndicators', () => {
  it('one by one', () => {
    // Ketu in Gemini = 12. Sun, the furthest in its sign (20°), stands in Cancer and in navamsa Capricorn.
    expect(present({})).toEqual(['KETU_IN_1_4_5_9_12']);
    expect(present({}, [], 70)).toEqual(['KETU_IN_1_4_5_9_12', 'LORD9_IN_6_8_12']);
    expect(present({ Rahu: 255 }, [], 40)).toEqual([]);
    expect(present({ Moon: 280 })).toContain('SATURN_WITH_MOON');
    expect(present({ Jupiter: 250 })).toContain('RAHU_WITH_JUPITER');
    expect(present({ Sun: 290 })).toContain('SUN_RAHU_OR_SATURN');
    expect(present({ Sun: 250 })).toContain('SUN_RAHU_OR_SATURN');
    expect(present({ Moon: 62 })).toContain('MOON_KETU');
    expect(present({}, ['Saturn'])).toContain('RETROGRADE_SATURN_OR_JUPITER');
    expect(present({}, ['Jupiter'])).toContain('RETROGRADE_SATURN_OR_JUPITER');
    expect(present({ Jupiter: 245 })).toContain('LORD9_IN_6_8_12');
    expect(present({ Venus: 149 })).toContain('PLANET_IN_LAST_DEGREE');
    expect(present({ Venus: 148.99 })).not.toContain('PLANET_IN_LAST_DEGREE');
    // Taurus 13°20' to 16°40' is the vargottama part of Taurus; all others stand lower in their signs.
    expect(present({ Sun: 31, Moon: 46, Venus: 121, Saturn: 271 })).toContain('VARGOTTAMA_AK');
  });

  it('always nine rows with a reason, each of them sometimes present and sometimes not', () => {
    const met = new Set<string>();
    for (const chart of randomCharts(200, 5)) {
      const rows = karmicIndicators(chart);
      expect(rows.map(({ code }) => code)).toEqual(KARMIC_CODES);
      for (const { code, present: found, reason } of rows) {
        expect(reason).toMatch(/\.$/);
        met.add(`${code} ${found}`);
      }
    }
    expect(met.size).toBe(2 * KARMIC_CODES.length);
  });
});

describe('merit of the fifth', () => {
  // Aries rising, fifth Leo; the Sun is its lord.
  const of = (change: Partial<typeof places>) =>
    merit(drawnChart({ ascendant: 5, planets: { ...places, Moon: 290, ...change } })).class;

  it('is credit by an exalted lord and benefics, debt by a weak lord and malefics, mixed between', () => {
    const others = { Mars: 35, Saturn: 160, Mercury: 65, Rahu: 70 };
    // Sun in Aries, Venus in Leo, Jupiter in Aries looks at Leo.
    expect(of({ ...others, Sun: 10, Jupiter: 12, Venus: 125 })).toBe('CREDIT');
    // Sun in Libra, debilitated: Venus, Mars and Saturn stand in no angle of Aries or of the Moon in Gemini. Saturn in
    // Leo, Mars looks at it from Taurus.
    const weak = { Sun: 190, Moon: 65, Mars: 35, Mercury: 215, Jupiter: 40, Venus: 220, Saturn: 130, Rahu: 70 };
    expect(of(weak)).toBe('DEBT');
    expect(of({ ...weak, Mars: 75, Saturn: 160 })).toBe('MIXED');
    expect(of({ ...others, Sun: 10, Jupiter: 160, Venus: 40 })).toBe('MIXED');
  });

  it('occurs in all classes, lord first, then who is there and who looks', () => {
    const met = new Set<string>();
    for (const chart of randomCharts(200, 6)) {
      const found = merit(chart);
      met.add(found.class);
      expect(found.factors[0]?.factor).toBe('LORD');
      expect(found.factors.filter(({ factor }) => factor === 'LORD')).toHaveLength(1);
      for (const { factor, condition, nature } of found.factors)
        expect([condition === null, nature === null]).toEqual(factor === 'LORD' ? [false, true] : [true, false]);
    }
    expect(met).toEqual(new Set(MERIT_CLASSES));
  });
});

describe('the panel of the worked chart, Cancer rising', () => {
  const chart = workedChart();

  it('nodes, Saturn and endings by whole signs', () => {
    expect(nodalEnd(chart, 'Ketu')).toMatchObject({
      sign: 'Gemini',
      house: 12,
      starLord: 'Mars',
      dispositor: 'Mercury',
    });
    expect(nodalEnd(chart, 'Rahu')).toMatchObject({
      sign: 'Sagittarius',
      house: 6,
      theme: 'debts, service, disease',
      dispositor: 'Jupiter',
      dispositorHouse: 2,
      dispositorTheme: 'speech, family, stores',
    });
    // Saturn in Capricorn, the seventh: it looks at Pisces, Cancer, Libra.
    expect(saturnDuties(chart).map(({ house, aspect }) => [house, aspect])).toEqual([
      [7, null],
      [9, 3],
      [1, 7],
      [4, 10],
    ]);
    expect(endingHouse(chart, 8)).toMatchObject({
      sign: 'Aquarius',
      lord: 'Saturn',
      lordHouse: 7,
      occupants: ['Moon'],
    });
    expect(endingHouse(chart, 12)).toMatchObject({
      sign: 'Gemini',
      lord: 'Mercury',
      lordHouse: 1,
      occupants: ['Ketu'],
    });
  });

  it('has a KP side note only where there are cusps', () => {
    expect(kpSideNote(chart)).toEqual([
      { cusp: 5, csl: 'Mercury', contact: 4 },
      { cusp: 9, csl: 'Saturn', contact: null },
      { cusp: 12, csl: 'Moon', contact: 3 },
    ]);
    expect(kpSideNote(drawnChart({ ascendant: 0, planets: places }))).toBeNull();
  });
});

describe('d60AscendantChanges', () => {
  it('is true when the sixtieth part differs two minutes earlier or later: always but near the poles', () => {
    const met = new Set<boolean>();
    for (const chart of [...randomCharts(60, 60, [66, 80]), ...randomCharts(30, 61)]) {
      const found = d60AscendantChanges(ephemeris, chart);
      const partAt = (seconds: number) => {
        const { longitude } = buildChart(ephemeris, movedBy(chart.moment, seconds)).ascendant;
        return `${Math.floor(longitude / 30)} ${vargaPlace('D60', longitude).part}`;
      };
      expect(found).toBe(partAt(0) !== partAt(120) || partAt(0) !== partAt(-120));
      met.add(found);
    }
    expect(met).toEqual(new Set([true, false]));
  });
});

it('R3-025 "Spiritual Life": the ninth sub lord Mars stands in 5 and rules 9, the promise is on the side the author took', () => {
  const chart = printedChart('R3-025', Date.UTC(1924, 2, 11, 11, 39));
  const { csl, side } = promise(chart, natalEvent('spiritual_progress'));
  expect([csl, side]).toEqual(['Mars', 'yes']);
  expect(kpSideNote(chart)?.map((row) => row.contact)).toEqual([4, 1, 1]);
});
