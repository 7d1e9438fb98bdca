import { describe, expect, it } from 'vitest';
import { naiveContact, naiveLean } from '../../test/naive-lean.ts';
import { naiveStandings } from '../../test/naive-standing.ts';
import { randomCharts } from '../../test/random-charts.ts';
import { HOUSES, PLANETS } from '../zodiac/names.ts';
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

  it('B7: adds up what KP knows, and counts nothing of another system', () => {
    for (const chart of randomCharts(20, 1403)) {
      const lords = { running: ['Sun', 'Mars', 'Venus'], moonStarLord: 'Rahu', moonSubLord: 'Moon' } as const;
      const all = dayScore(chart, {
        ...lords,
        keptRulingPlanets: ['Venus'],
        tara: { overall: 'AVOID', chandrashtama: true },
      });
      const some = dayScore(chart, { ...lords, keptRulingPlanets: null, tara: null });
      // A ruling planet counts, and a usual day has it too, so one point less or more is usual; another system never counts.
      const usual = ({ factors }: typeof all): number =>
        factors.find(({ factor }) => factor === 'OWN_MEAN')?.points ?? NaN;
      expect(all.score - usual(all) - (some.score - usual(some))).toBe(1);
      expect([0, 1]).toContain(usual(some) - usual(all));
      expect([all.factors.length, some.factors.length]).toEqual([8, 5]);
      for (const { system, points } of all.factors) if (system !== 'kp') expect(points).toBe(0);
      for (const { score, factors } of [all, some])
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  });
});

const GAIN = { primaryCusp: 2, required: [2, 6, 10, 11], supporting: [], denial: [5, 8, 12] } as const;

describe('the factors of a day', () => {
  const charts = randomCharts(60, 1404);

  it('weigh the lords on 2, 6, 10, 11 against 5, 8, 12 and the Moon by its lean', () => {
    const met = new Set<string>();
    for (const chart of charts) {
      const standings = naiveStandings(chart, GAIN);
      for (const planet of PLANETS) {
        const word = standings.get(planet)?.word;
        const { points, detail } = lordFactor(chart, 'AD_LORD', planet);
        expect(points).toBe(word === 'STRONG' ? 2 : word === 'AGAINST' ? -2 : 0);
        met.add(detail.replace(/^.* antardasha, /, '').replace(/ work and gain\..*$/, ''));
        const leaning = naiveLean(chart, planet, [1, 2, 3, 6, 10, 11], [5, 8, 12]);
        expect(moonFactor(chart, 'MOON_STAR_LORD', planet).points).toBe(
          leaning === 'FOR' ? 1 : leaning === 'AGAINST' ? -1 : 0,
        );
      }
    }
    expect(met).toEqual(new Set(['is strong for', 'is weak for', 'works against', 'is silent on']));
  });

  it('count a ruling planet once, and tara and the eighth Moon not at all', () => {
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
    expect(points('GOOD', false)).toEqual([0, 0]);
    expect(points('AVOID', true)).toEqual([0, 0]);
  });

  it('name the houses that both lords hold at level 1 or 2', () => {
    for (const chart of charts) {
      const holds = (house: (typeof HOUSES)[number]): boolean =>
        naiveContact(chart, 'Mars', [house]) <= 2 && naiveContact(chart, 'Venus', [house]) <= 2;
      expect(focusHouses(chart, 'Mars', 'Venus').map(({ house }) => house)).toEqual(HOUSES.filter(holds));
    }
  });
});
