import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { annualOf, bookChart, movingChart } from '../../test/tajik-charts.ts';
import { munthaOf } from './annual-chart.ts';
import { TONE_FACTORS, YEAR_TONES, yearTone } from './tone.ts';
import { judgeLord } from './year-lord.ts';

describe('the tone of a year', () => {
  it('adds up by hand', () => {
    // 2000: muntha Taurus in 5, good; Venus in 1, good; Mars 13.73 in 3: 1 + 1 + 1.
    const natal = bookChart('march1967');
    const { chart } = annualOf(natal, 33);
    const found = yearTone(chart, munthaOf(natal, chart, 33), 'Mars');
    expect(found).toMatchObject({ tone: 'FAVOURABLE', score: 3 });
    expect(found.factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['munthaHouse', 1],
      ['munthaLord', 1],
      ['yearLord', 1],
    ]);
  });

  it('weighs a bad muntha, a lord in 7, and a weak and combust lord of the year', () => {
    // Aries rising: muntha Cancer in 4; its lord the Moon in Libra, 7; Mars in Leo 5 degrees from the Sun.
    const chart = movingChart(5, { Sun: 130, Moon: 190, Mars: 125, Mercury: 100, Jupiter: 95, Venus: 20, Saturn: 300 });
    const muntha = { sign: 3, lord: 'Moon', house: 4, grade: 'BAD' } as const;
    const found = yearTone(chart, muntha, 'Mars');
    expect(found.factors.map(({ points }) => points)).toEqual([-1, -1, -1, -1]);
    expect(found).toMatchObject({ tone: 'DIFFICULT', score: -4 });
    expect(yearTone(chart, { ...muntha, grade: 'EXCELLENT', house: 10 }, 'Jupiter')).toMatchObject({
      score: 2,
      tone: 'MIXED',
    });
  });

  it('reaches every tone and factor, and its points add up', () => {
    const [tones, factors] = [new Set<string>(), new Set<string>()];
    for (const natal of randomCharts(60, 91)) {
      const lit = annualOf(natal, 8);
      const { planet } = judgeLord(ephemeris, natal, lit, 8).lord;
      const found = yearTone(lit.chart, munthaOf(natal, lit.chart, 8), planet);
      tones.add(found.tone);
      for (const { factor } of found.factors) factors.add(factor);
      expect(found.factors.reduce((sum, { points }) => sum + points, 0)).toBe(found.score);
      expect(found.tone).toBe(found.score >= 3 ? 'FAVOURABLE' : found.score <= 0 ? 'DIFFICULT' : 'MIXED');
    }
    expect([...tones].sort()).toEqual([...YEAR_TONES].sort());
    expect([...factors].sort()).toEqual([...TONE_FACTORS].sort());
  });
});
