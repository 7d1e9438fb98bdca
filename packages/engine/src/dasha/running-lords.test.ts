import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../test/random-charts.ts';
import { runningLords } from './running-lords.ts';
import { childrenOf, mahadashas, vimshottari } from './vimshottari.ts';
import { DASHA_YEAR_MS } from './years.ts';

describe('running lords (D7)', () => {
  it('are those of the periods that hold the instant, over the whole cycle', () => {
    for (const chart of randomCharts(20, 13)) {
      const birth = chart.moment.utcMs;
      const cycle = vimshottari(chart.planets.Moon.longitude, birth);
      for (let years = 0; years < 100; years += 7.3) {
        const at = birth + years * DASHA_YEAR_MS;
        const md = mahadashas(cycle).find(({ startMs, endMs }) => startMs <= at && at < endMs);
        const ad = md && childrenOf(md).find(({ startMs, endMs }) => startMs <= at && at < endMs);
        const pd = ad && childrenOf(ad).find(({ startMs, endMs }) => startMs <= at && at < endMs);
        expect(runningLords(chart, at)).toEqual(
          md && [
            { period: 'MD', planet: md.planet },
            { period: 'AD', planet: ad?.planet },
            { period: 'PD', planet: pd?.planet },
          ],
        );
      }
    }
  });

  it('are none before birth and after the cycle', () => {
    for (const chart of randomCharts(20, 14)) {
      const birth = chart.moment.utcMs;
      const { nominalStartMs } = vimshottari(chart.planets.Moon.longitude, birth);
      const end = nominalStartMs + 120 * DASHA_YEAR_MS;
      expect(runningLords(chart, birth - 1)).toBeNull();
      expect(runningLords(chart, birth)).toHaveLength(3);
      expect(runningLords(chart, end - 1)).toHaveLength(3);
      expect(runningLords(chart, end)).toBeNull();
    }
  });
});
