import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import type { Drawing } from '../../../test/drawn-chart.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { dayFrame } from '../../almanac/day-frame.ts';
import type { Chart } from '../../chart/chart.ts';
import { dignityOf } from '../../parashari/base/dignity.ts';
import { condition } from '../../parashari/states/condition.ts';
import { SIGN_LORDS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { childPanel, RISK_BANDS } from './child-panel.ts';

const LOOKS: Readonly<Record<string, readonly number[]>> = { Mars: [3, 6, 7], Jupiter: [4, 6, 8], Saturn: [2, 6, 9] };

/** The tests of the rule once more, on plain sign numbers. */
function present(chart: Chart): readonly string[] {
  const lon = (planet: Planet): number => chart.planets[planet].longitude;
  const sign = (planet: Planet): number => Math.floor(lon(planet) / 30);
  const lagna = Math.floor(chart.ascendant.longitude / 30);
  const h = (planet: Planet): number => ((sign(planet) - lagna + 12) % 12) + 1;
  const elong = (lon('Moon') - lon('Sun') + 360) % 360;
  const moonGood = elong >= 84 && elong < 276;
  const withMercury = (['Sun', 'Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const).filter(
    (planet) => sign(planet) === sign('Mercury'),
  );
  const isGood = (planet: Planet): boolean =>
    planet === 'Jupiter' || planet === 'Venus' || (planet === 'Moon' && moonGood);
  const bad = withMercury.filter((planet) => !isGood(planet)).length;
  const mercuryBad = bad > withMercury.length - bad;
  const mal: readonly Planet[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu', ...(mercuryBad ? ['Mercury' as const] : [])];
  const ben: readonly Planet[] = ['Jupiter', 'Venus', ...(mercuryBad ? [] : ['Mercury' as const])];
  const sees = (from: Planet, to: number): boolean => (LOOKS[from] ?? [6]).includes((to - sign(from) + 12) % 12);
  const seen = (by: readonly Planet[], who: Planet): boolean =>
    by.some((planet) => planet !== who && sees(planet, sign(who)));
  const beside = (by: readonly Planet[], who: Planet): boolean =>
    by.some((planet) => planet !== who && sign(planet) === sign(who));
  const inH = (by: readonly Planet[], ...houses: readonly number[]): boolean =>
    by.some((planet) => houses.includes(h(planet)));
  const relief = beside(ben, 'Moon') || seen(ben, 'Moon');
  const hemmed = (at: number): boolean =>
    mal.some((planet) => sign(planet) === (at + 11) % 12) && mal.some((planet) => sign(planet) === (at + 1) % 12);
  const waning = elong >= 180;
  const moon = h('Moon');
  const junction = (at: number): boolean => at % 120 < 10 / 3 || at % 120 >= 120 - 10 / 3;
  const { utcMs } = chart.moment;
  const { sunsetMs, nextSunriseMs } = dayFrame(ephemeris, utcMs, chart.moment, chart.moment);
  const strong = (planet: Planet): boolean => condition(chart, planet) === 'strong';
  const lord = SIGN_LORDS[lagna] ?? 'Mars';
  const byDay = utcMs < sunsetMs;
  const found: Readonly<Record<string, boolean>> = {
    B1: [6, 8, 12].includes(moon) && seen(mal, 'Moon'),
    B2: [1, 7, 8, 12].includes(moon) && beside(mal, 'Moon') && !relief && !inH(ben, 1, 4, 7, 10),
    B3: [1, 7, 8, 12].includes(moon) && hemmed(sign('Moon')),
    B4: inH(mal, 1) && inH(mal, 7) && beside(mal, 'Moon') && !relief,
    B5: waning && moon === 1 && inH(mal, 8) && inH(mal, 4, 7, 10),
    B6: waning && moon === 12 && inH(mal, 1) && inH(mal, 8) && !inH(ben, 1, 4, 7, 10),
    B7:
      h('Saturn') === 12 &&
      h('Sun') === 9 &&
      h('Mars') === 8 &&
      !(['Saturn', 'Sun', 'Mars'] as const).some((planet) => seen(ben, planet)),
    B8:
      [1, 8].includes(h('Mars')) &&
      (sign('Sun') === sign('Mars') || sign('Saturn') === sign('Mars') || seen(mal, 'Mars')) &&
      !beside(ben, 'Mars') &&
      !seen(ben, 'Mars'),
    B9: hemmed(lagna) && ((inH(mal, 6) && inH(mal, 12)) || (inH(mal, 2) && inH(mal, 8))),
    B10: lon('Moon') % 30 >= 80 / 3 && inH(mal, 5) && inH(mal, 9) && !relief,
    B11: [1, 4, 7, 10].every((house) => inH(mal, house) || moon === house),
    B12: junction(lon('Moon')) || junction(chart.ascendant.longitude),
    B13: (['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const).every(
      (planet) => h(planet) % 3 === 0 && !strong(planet),
    ),
    A1: inH(['Mercury', 'Jupiter', 'Venus'], 1, 4, 7, 10),
    A2: h('Jupiter') === 1 && strong('Jupiter'),
    A3: h(lord) % 3 === 1 && strong(lord),
    A4: byDay
      ? waning && mal.some((planet) => sees(planet, lagna))
      : !waning && ben.some((planet) => sees(planet, lagna)),
    A5: ((elong >= 108 && elong <= 252) || dignityOf(chart, 'Moon') === 'EXALTED') && relief,
  };
  // What the test adds at twilight, in the Moon’s hora or at a junction is told by its points.
  expect([sunsetMs, nextSunriseMs].every(Number.isFinite)).toBe(true);
  return Object.keys(found).filter((id) => found[id]);
}

const presentIn = (chart: Chart): readonly string[] => {
  const { tests, mitigations } = childPanel(ephemeris, chart);
  return [...tests, ...mitigations].filter((row) => row.present).map(({ id }) => id);
};

const PLAIN: Drawing = {
  ascendant: 15,
  planets: { Sun: 45, Moon: 75, Mars: 105, Mercury: 50, Jupiter: 165, Venus: 70, Saturn: 195, Rahu: 225 },
};
const drawn = (ascendant: number, planets: Partial<Drawing['planets']>): Chart =>
  drawnChart({ ascendant, planets: { ...PLAIN.planets, ...planets } });

describe('the tests of a child’s chart', () => {
  it('stand as a second reading of the rule has them, over 3,000 charts', () => {
    const met = new Set<string>();
    const bands = new Set<string>();
    const given = { B1: new Set<number>(), B11: new Set<number>() };
    for (const chart of randomCharts(3000, 63)) {
      const panel = childPanel(ephemeris, chart);
      const ids = [...panel.tests, ...panel.mitigations].filter((row) => row.present).map(({ id }) => id);
      expect(ids).toEqual(present(chart));
      ids.forEach((id) => met.add(id));
      bands.add(panel.riskBand);
      for (const { id, points } of panel.tests) if (id === 'B1' || id === 'B11') given[id].add(points);
      expect(panel.factors.reduce((sum, { points }) => sum + points, 0)).toBe(panel.score);
      if (ids.every((id) => id.startsWith('A'))) expect(panel).toMatchObject({ score: 0, riskBand: 'NONE' });
    }
    expect([...bands].sort()).toEqual([...RISK_BANDS].sort());
    // Relief lowers the first test; the edge of day or sign adds to the eleventh.
    expect(given).toEqual({ B1: new Set([0, 15, 25]), B11: new Set([0, 15, 25]) });
    // The two rarest are drawn below.
    expect([...met].filter((id) => id.startsWith('A')).sort()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    for (const id of ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B8', 'B9', 'B10', 'B11', 'B12']) expect(met).toContain(id);
  });

  it('BPHS 9.21: Saturn in 12, the Sun in 9, Mars in 8, and no benefic in sight of them', () => {
    // Aries rises: Saturn in Pisces, the Sun in Sagittarius, Mars in Scorpio; the benefics stand in Capricorn.
    const chart = drawn(15, { Saturn: 345, Sun: 255, Mars: 225, Jupiter: 285, Venus: 290, Mercury: 281, Rahu: 20 });
    expect(presentIn(chart)).toContain('B7');
    // Jupiter in Leo looks at Sagittarius.
    expect(presentIn(drawn(15, { Saturn: 345, Sun: 255, Mars: 225, Jupiter: 135, Rahu: 20 }))).not.toContain('B7');
  });

  it('BPHS 9.23: the Sun to Saturn all in 3, 6, 9 and 12, none of them strong', () => {
    // Libra rises: all seven in Sagittarius, Pisces, Gemini and Virgo, and away from their high dignities.
    const weak = { Sun: 250, Moon: 161, Mars: 255, Mercury: 341, Jupiter: 71, Venus: 165, Saturn: 246 };
    expect(presentIn(drawn(190, weak))).toContain('B13');
    // The Moon a sign further, in 1.
    expect(presentIn(drawn(190, { ...weak, Moon: 191 }))).not.toContain('B13');
  });
});
