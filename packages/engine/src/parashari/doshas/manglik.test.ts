import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { signOfText } from '../../../test/short-signs.ts';
import type { Chart } from '../../chart/chart.ts';
import { manglik } from './manglik.ts';

type Places = Readonly<Record<'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn' | 'Rahu', string>>;
const middle = (sign: string): number => signOfText(sign) * 30 + 15;
const chartOf = (lagna: string, { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu }: Places) =>
  drawnChart({
    ascendant: middle(lagna),
    planets: {
      Sun: middle(Sun),
      Moon: middle(Moon),
      Mars: middle(Mars),
      Mercury: middle(Mercury),
      Jupiter: middle(Jupiter),
      Venus: middle(Venus),
      Saturn: middle(Saturn),
      Rahu: middle(Rahu),
    },
  });
/** Aquarius rises: Mars in Virgo is in 8, in 12 from the Moon and in 2 from Venus; nothing lightens it. */
const HARD: Places = {
  Sun: 'Le',
  Moon: 'Li',
  Mars: 'Vi',
  Mercury: 'Vi',
  Jupiter: 'Cn',
  Venus: 'Le',
  Saturn: 'Ta',
  Rahu: 'Ge',
};
const pointsOf = (chart: Chart) => manglik(chart).severityFactors.map(({ factor, points }) => `${factor} ${points}`);

describe('manglik (R28.5)', () => {
  it('from three references, in 8 from the Lagna, with Venus in 7', () => {
    const found = manglik(chartOf('Aq', HARD));
    expect(found.hits).toEqual({
      Lagna: { house: 8, hit: true, school: null },
      Moon: { house: 12, hit: true, school: null },
      Venus: { house: 2, hit: true, school: 'southern' },
    });
    // Virgo exempts in house 2; Venus stands in 7.
    expect(found.cancellations.map(({ rule }) => rule)).toEqual(['b', 'c']);
    expect(found.severityFactors.map(({ factor, points }) => `${factor} ${points}`)).toEqual([
      'hits 3',
      'marsIn7or8 1',
      'cancellations -2',
    ]);
    expect(found.severity).toBe('Moderate');
  });

  it.each<[string, string, Partial<Places>, readonly string[], string]>([
    ['nothing holds', 'Aq', { Venus: 'Ta', Moon: 'Cp' }, [], 'Moderate'],
    ['own sign', 'Aq', { Mars: 'Ar', Moon: 'Ar', Venus: 'Ge', Jupiter: 'Sc' }, ['a', 'b', 'd'], 'None'],
    ['Jupiter with Mars', 'Aq', { Jupiter: 'Vi', Venus: 'Ta', Moon: 'Cp' }, ['c'], 'Mild'],
    ['Jupiter aspects Mars', 'Aq', { Jupiter: 'Cp', Venus: 'Ta', Moon: 'Cn' }, ['c'], 'Mild'],
    ['Cancer rises', 'Cn', { Mars: 'Cn', Jupiter: 'Sc', Venus: 'Vi', Moon: 'Sc' }, ['c', 'e'], 'None'],
    ['Leo rises, Mars in Leo', 'Le', { Mars: 'Le', Jupiter: 'Vi', Venus: 'Vi', Moon: 'Pi' }, ['b', 'e'], 'None'],
  ])('%s', (_, lagna, places, rules, severity) => {
    const chart = chartOf(lagna, { ...HARD, ...places });
    expect(manglik(chart).cancellations.map(({ rule }) => rule)).toEqual(rules);
    expect(manglik(chart).severity).toBe(severity);
  });

  it('from Venus alone is mild at most', () => {
    // Sagittarius rises: Mars in Libra is in 11, in 6 from the Moon, in 1 from Venus.
    const chart = chartOf('Sg', { ...HARD, Mars: 'Li', Moon: 'Ta', Venus: 'Li', Jupiter: 'Sc' });
    expect(manglik(chart)).toMatchObject({ present: true, venusOnly: true, severity: 'Mild', cancellations: [] });
    expect(pointsOf(chart)).toEqual(['hits 1', 'venusOnly 0']);
  });

  it('is not there in 3, 5, 6, 9, 10 or 11', () => {
    const chart = chartOf('Ar', { ...HARD, Mars: 'Ge', Moon: 'Ar', Venus: 'Ar' });
    expect(manglik(chart)).toMatchObject({ present: false, severity: 'None', severityFactors: [], cancellations: [] });
  });

  it('over random charts: by dividing longitudes, as often as counted, and every rule met', () => {
    const seen = new Set<string>();
    let lagna = 0;
    let lagnaOrMoon = 0;
    const charts = randomCharts(800, 285);
    for (const chart of charts) {
      const found = manglik(chart);
      const sign = (longitude: number): number => Math.floor(longitude / 30);
      const mars = sign(chart.planets.Mars.longitude);
      const hit = (from: number): boolean => [0, 1, 3, 6, 7, 11].includes((mars - sign(from) + 12) % 12);
      const { Moon, Venus } = chart.planets;
      const hits = [hit(chart.ascendant.longitude), hit(Moon.longitude), hit(Venus.longitude)];
      expect(Object.values(found.hits).map((each) => each.hit)).toEqual(hits);
      expect(found.present).toBe(hits.includes(true));
      expect(found.venusOnly).toBe(hits.join() === 'false,false,true');
      if (hits[0]) lagna += 1;
      if (hits[0] || hits[1]) lagnaOrMoon += 1;
      found.cancellations.forEach(({ rule }) => seen.add(rule));
      found.severityFactors.forEach(({ factor }) => seen.add(factor));
      seen.add(found.severity);
      const sum = found.severityFactors.reduce((total, { points }) => total + points, 0);
      expect(['None', 'Mild', 'Moderate', 'Severe'][sum]).toBe(found.severity);
    }
    // Half of all charts from the Lagna, three of four from Lagna or Moon.
    expect(Math.abs(lagna / charts.length - 0.5)).toBeLessThan(0.05);
    expect(Math.abs(lagnaOrMoon / charts.length - 0.75)).toBeLessThan(0.05);
    expect([...seen].sort()).toEqual(
      [
        ...['a', 'b', 'c', 'd', 'e', 'hits', 'marsIn7or8', 'venusOnly', 'cancellations', 'clamp'],
        ...['None', 'Mild', 'Moderate', 'Severe'],
      ].sort(),
    );
  });
});
