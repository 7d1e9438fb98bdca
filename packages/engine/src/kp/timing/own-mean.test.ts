import { describe, expect, it } from 'vitest';
import { birthsFor } from '../../../../tool-kit/src/testing/births-for.ts';
import { randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { dashaYears } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { calendarMonth, monthAt } from '../../time/months.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { monthPieces, MONTH_TONES, monthTone } from './annual-forecast.ts';
import type { MonthTone } from './annual-forecast.ts';
import { gainWeights, lifeMean, toneOfScore, toneWeights } from './own-mean.ts';

describe('the own mean of a person', () => {
  it('has a mean of nothing and a spread of one over all joint periods of a life', () => {
    for (const chart of randomCharts(12, 3301, [0, 60])) {
      let [mean, square] = [0, 0];
      for (const md of PLANETS)
        for (const ad of PLANETS)
          for (const pd of PLANETS) {
            const share = (dashaYears(md) * dashaYears(ad) * dashaYears(pd)) / 120 ** 3;
            const { score } = toneWeights(chart, gainWeights(chart, [md, ad, pd]), 3);
            mean += share * score;
            square += share * score ** 2;
          }
      expect(mean).toBeCloseTo(0, 2);
      expect(Math.sqrt(square)).toBeCloseTo(1, 2);
    }
  });

  it('weighs each planet by its years: Venus rules 20 of 120 and the Sun 6', () => {
    expect(lifeMean(() => 3)).toBe(3);
    expect(lifeMean((planet) => (planet === 'Venus' ? 1 : 0))).toBeCloseTo(20 / 120, 12);
    expect(lifeMean((planet) => (planet === 'Sun' ? 1 : 0))).toBeCloseTo(6 / 120, 12);
  });

  it.each([
    [0.5, 'FAVOURABLE'],
    [0.49, 'MIXED'],
    [0, 'MIXED'],
    [-0.49, 'MIXED'],
    [-0.5, 'CHALLENGING'],
  ])('has the tone of half a spread: %d is %s', (score, tone) => expect(toneOfScore(score, MONTH_TONES)).toBe(tone));
});

describe('tones of months', () => {
  it('A12: at most a third are favourable, a sixth at least challenging, and hardly a year has one tone', () => {
    const births = birthsFor(300, 60);
    const random = randomNumbers(572);
    const counts: Record<MonthTone, number> = { FAVOURABLE: 0, MIXED: 0, CHALLENGING: 0 };
    let alike = 0;
    for (const chart of randomCharts(births, 571, [0, 60])) {
      const { moment } = chart;
      const { year, month } = monthAt(moment.utcMs + (0.1 + random() * 80) * DASHA_YEAR_MS, moment);
      const tones = Array.from(
        { length: 12 },
        (_, k) => monthTone(chart, monthPieces(chart, calendarMonth(year, month + k, moment))).tone,
      );
      tones.forEach((tone) => counts[tone]++);
      if (new Set(tones).size === 1) alike++;
    }
    expect(counts.FAVOURABLE / (12 * births)).toBeLessThanOrEqual(1 / 3);
    expect(counts.CHALLENGING / (12 * births)).toBeGreaterThanOrEqual(1 / 6);
    expect(alike / births).toBeLessThanOrEqual(0.02);
  });
});
