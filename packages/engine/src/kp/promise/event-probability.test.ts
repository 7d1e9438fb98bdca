import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { eventProbability, PROBABILITY_BANDS, PROBABILITY_FEATURES, probabilityBand } from './event-probability.ts';

describe('the worked chart and marriage', () => {
  const chart = workedChart();
  const marriage = natalEvent('marriage');
  const of = (...given: Parameters<typeof eventProbability> extends [unknown, unknown, ...infer Rest] ? Rest : never) =>
    eventProbability(chart, marriage, ...given);

  it('gives exactly one half for level 1 and nothing else', () => {
    // Venus stands in the second house in its own star and meets none of 1, 6, 10.
    const venus = of([], []).planets.find(({ planet }) => planet === 'Venus');
    expect(venus).toEqual({ planet: 'Venus', P: 0.5, x: 1, factors: [{ feature: 'CONTACT', value: 1 }] });
  });

  it('adds and takes away what the rule states', () => {
    const { planets } = of(
      ['Saturn', 'Venus'],
      [
        { period: 'MD', planet: 'Saturn' },
        { period: 'AD', planet: 'Venus' },
        { period: 'PD', planet: 'Saturn' },
      ],
    );
    // House 7 at level 2, house 1 at level 3 (weight 2 of 4), retrograde at birth.
    const saturn = planets.find(({ planet }) => planet === 'Saturn');
    expect(saturn?.factors).toEqual([
      { feature: 'CONTACT', value: 0.7 },
      { feature: 'RULING_PLANET', value: 0.3 },
      { feature: 'MD_LORD', value: 0.25 },
      { feature: 'PD_LORD', value: 0.25 },
      { feature: 'RETROGRADE', value: -0.2 },
      { feature: 'DENIAL_OVERLAP', value: -0.125 },
    ]);
    expect(saturn?.x).toBeCloseTo(1.175, 12);
    expect(saturn?.P).toBeCloseTo(1 / (1 + Math.exp(-3 * 0.175)), 12);
    const venus = planets.find(({ planet }) => planet === 'Venus');
    expect(venus?.x).toBeCloseTo(1.55, 12);
    expect(planets.map(({ planet }) => planet).slice(0, 2)).toEqual(['Venus', 'Saturn']);
  });
});

describe('random charts', () => {
  it('has factors that add up, the order of P and every feature and band', () => {
    const features = new Set<string>();
    const bands = new Set<string>();
    randomCharts(60, 8, [0, 60]).forEach((chart, index) => {
      const event = NATAL_EVENTS[index % NATAL_EVENTS.length];
      if (event === undefined) throw new Error('no event');
      const [one = 'Sun', two = 'Moon', three = 'Mars'] = PLANETS.slice(index % 7);
      const running = [
        { period: 'MD', planet: one },
        { period: 'AD', planet: two },
        { period: 'PD', planet: three },
      ] as const;
      const { planets, P, band } = eventProbability(chart, event, index % 2 === 0 ? [one, two] : [], running);
      bands.add(band);
      let last = 1;
      for (const { planet, x, factors, P: each } of planets) {
        factors.forEach(({ feature }) => features.add(feature));
        expect(Math.abs(factors.reduce((sum, { value }) => sum + value, 0) - x)).toBeLessThan(1e-9);
        expect(each).toBeLessThanOrEqual(last);
        last = each;
        const plain = factors.every(({ feature }) => !/LORD|RULING/.test(feature));
        if (factors[0]?.value === 0 && plain) expect(each).toBeLessThan(0.05);
        expect(factors.some(({ feature }) => feature === 'RETROGRADE')).toBe(chart.planets[planet].retrograde);
      }
      const three3 = planets.slice(0, 3).map((row) => row.P);
      expect(P).toBeCloseTo(three3.reduce((sum, each) => sum + each, 0) / 3, 12);
      expect(band).toBe(probabilityBand(P));
    });
    expect(features).toEqual(new Set(PROBABILITY_FEATURES));
    expect(bands.size).toBeGreaterThan(1);
  });

  it.each([
    [1, 'STRONG'],
    [0.7, 'STRONG'],
    [0.6999, 'MODERATE'],
    [0.45, 'MODERATE'],
    [0.4499, 'WEAK'],
    [0.2, 'WEAK'],
    [0.1999, 'NEGLIGIBLE'],
  ] as const)('P %p is %s', (P, band) => {
    expect(probabilityBand(P)).toBe(band);
    expect(PROBABILITY_BANDS).toContain(band);
  });
});
