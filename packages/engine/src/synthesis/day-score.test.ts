import { describe, expect, it } from 'vitest';
import { naiveContact, naiveLean } from '../../test/naive-lean.ts';
import { randomCharts } from '../../test/random-charts.ts';
import type { Chart } from '../chart/chart.ts';
import { HOUSES, PLANETS, type Planet } from '../zodiac/names.ts';
import { lordFactor, moonFactor, rulingFactor, taraFactors } from './day-factors.ts';
import { dayScore, focusHouses, toneOf } from './day-score.ts';

describe('the tone of a day', () => {
  it.each([
    [9, 'SUPPORTIVE', 'S1'],
    [4, 'SUPPORTIVE', 'S1'],
    [3, 'STEADY', 'S2'],
    [1, 'STEADY', 'S2'],
    [0, 'MIXED', 'S3'],
    [-2, 'MIXED', 'S3'],
    [-3, 'CAREFUL', 'S4'],
  ])('%d points are %s', (score, tone, rule) => expect(toneOf(score)).toEqual({ tone, rule }));

  it('leaves out what is not known and adds up the rest', () => {
    for (const chart of randomCharts(20, 1403)) {
      const lords = { running: ['Sun', 'Mars', 'Venus'], moonStarLord: 'Rahu', moonSubLord: 'Moon' } as const;
      const all = dayScore(chart, {
        ...lords,
        keptRulingPlanets: ['Venus'],
        tara: { overall: 'AVOID', chandrashtama: true },
      });
      const some = dayScore(chart, { ...lords, keptRulingPlanets: null, tara: null });
      expect(all.score - some.score).toBe(1 - 1 - 1);
      expect([all.factors.length, some.factors.length]).toEqual([7, 4]);
      for (const { score, factors } of [all, some])
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  });
});

/** How a lord leans, as the rule is written, for 2, 6, 10, 11 against 5, 8, 12; the 8th and 12th from 2 are 9 and 1. */
function naiveFruitfulness(chart: Chart, planet: Planet): string {
  const sub = chart.planets[planet].subLord;
  const [f, d] = [naiveContact(chart, planet, [2, 6, 10, 11]), naiveContact(chart, planet, [5, 8, 12])];
  const opposed = naiveContact(chart, sub, [1, 5, 8, 9, 12]) < naiveContact(chart, sub, [2, 6, 10, 11]);
  if (f === 9 && d === 9) return 'NEUTRAL';
  return f === 9 || d < f || opposed ? 'HOSTILE' : 'FRUITFUL';
}

describe('the factors of a day', () => {
  const charts = randomCharts(60, 1404);

  it('weigh the lords on 2, 6, 10, 11 against 5, 8, 12 and the Moon by its lean', () => {
    const reasons = new Set<string>();
    for (const chart of charts) {
      for (const planet of PLANETS) {
        const of = naiveFruitfulness(chart, planet);
        const { points, detail } = lordFactor(chart, 'AD_LORD', planet);
        expect(points).toBe(of === 'FRUITFUL' ? 2 : of === 'HOSTILE' ? -2 : 0);
        reasons.add(detail.replace(/^.* antardasha, /, '').replace(/sub lord .* opposes/, 'sub lord opposes'));
        const leaning = naiveLean(chart, planet, [1, 2, 3, 6, 10, 11], [5, 8, 12]);
        expect(moonFactor(chart, 'MOON_STAR_LORD', planet).points).toBe(
          leaning === 'FOR' ? 1 : leaning === 'AGAINST' ? -1 : 0,
        );
      }
    }
    expect(reasons.size).toBe(6);
  });

  it('count a ruling planet once, and tara and the eighth Moon by themselves', () => {
    expect(rulingFactor(['Sun', 'Sun', 'Mars'], ['Sun', 'Mars'])).toMatchObject({
      points: 1,
      detail: 'Of the three period lords the Sun and Mars are ruling planets of the moment too.',
    });
    expect(rulingFactor(['Sun', 'Moon', 'Mars'], ['Mars', 'Sun', 'Moon'])).toMatchObject({
      points: 1,
      detail: 'All three period lords, the Sun, the Moon and Mars, are ruling planets of the moment too.',
    });
    expect(rulingFactor(['Sun', 'Moon', 'Mars'], ['Venus']).points).toBe(0);
    const points = (overall: 'GOOD' | 'MIXED' | 'AVOID', chandrashtama: boolean): readonly number[] =>
      taraFactors({ overall, chandrashtama }).map((factor) => factor.points);
    expect(points('GOOD', false)).toEqual([1, 0]);
    expect(points('MIXED', true)).toEqual([0, -1]);
    expect(points('AVOID', true)).toEqual([-1, -1]);
  });

  it('name the houses that both lords hold at level 1 or 2', () => {
    for (const chart of charts) {
      const holds = (house: (typeof HOUSES)[number]): boolean =>
        naiveContact(chart, 'Mars', [house]) <= 2 && naiveContact(chart, 'Venus', [house]) <= 2;
      expect(focusHouses(chart, 'Mars', 'Venus').map(({ house }) => house)).toEqual(HOUSES.filter(holds));
    }
  });
});
