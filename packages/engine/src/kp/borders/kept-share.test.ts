import { describe, expect, it } from 'vitest';
import { naiveClassOf } from '../../../test/naive-standing.ts';
import { allJointPeriods } from '../../../test/naive-timing.ts';
import { ephemeris, movedBy, randomCharts } from '../../../test/random-charts.ts';
import { holds } from '../../base/intervals.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { natalEvent } from '../../events/natal.ts';
import { keptShare, USUAL_UNCERTAINTY_MINUTES } from './kept-share.ts';

const EVENTS = ['marriage', 'childbirth', 'job_change', 'property_purchase'].map(natalEvent);
const spanOf = ({ moment }: Chart) => ({
  startMs: moment.utcMs + 20 * DASHA_YEAR_MS,
  endMs: moment.utcMs + 35 * DASHA_YEAR_MS,
});

describe('the share of offered days that an uncertain birth time leaves (R6T.5)', () => {
  it('is that of whole charts of both ends, looked at every other day', () => {
    let compared = 0;
    for (const chart of randomCharts(8, 616, [0, 55])) {
      const span = spanOf(chart);
      const charts = [0, -120, 120].map((seconds) => buildChart(ephemeris, movedBy(chart.moment, seconds)));
      for (const event of EVENTS) {
        const [own = [], ...ends] = charts.map((each) =>
          allJointPeriods(each)
            .filter(({ md, ad, pd }) =>
              ['FULL', 'PARTIAL'].includes(naiveClassOf(each, event, [md.planet, ad.planet, pd.planet])),
            )
            .map(({ pd }) => pd),
        );
        const days = Array.from({ length: 2740 }, (_, k) => span.startMs + ((k + 0.5) * 15 * DASHA_YEAR_MS) / 2740);
        const lies = (among: typeof own, at: number): boolean => among.some((period) => holds(period, at));
        const offered = days.filter((at) => lies(own, at));
        const found = keptShare(ephemeris, chart, event, span, USUAL_UNCERTAINTY_MINUTES);
        if (offered.length === 0) continue;
        compared += 1;
        const kept = offered.filter((at) => ends.every((among) => lies(among, at)));
        expect(found).toBeCloseTo(kept.length / offered.length, 1);
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('falls in the mean with the minutes', () => {
    const sums = [0, 0, 0];
    for (const chart of randomCharts(80, 617, [0, 55]))
      for (const event of EVENTS) {
        const shares = [1, 2, 5].map((minutes) => keptShare(ephemeris, chart, event, spanOf(chart), minutes));
        shares.forEach((share, index) => {
          expect(share === null).toBe(shares[0] === null);
          if (share === null) return;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
          sums[index] = (sums[index] ?? 0) + share;
        });
      }
    expect(sums[0]).toBeGreaterThan((sums[1] ?? 0) * 1.1);
    expect(sums[1]).toBeGreaterThan((sums[2] ?? 0) * 1.1);
  });

  it('is whole for an exact time, and nothing where nothing is offered', () => {
    const [chart] = randomCharts(1, 618, [0, 55]);
    if (chart === undefined) throw new Error('no chart');
    const event = natalEvent('marriage');
    expect(keptShare(ephemeris, chart, event, spanOf(chart), 0)).toBe(1);
    const { startMs } = spanOf(chart);
    expect(keptShare(ephemeris, chart, event, { startMs, endMs: startMs })).toBeNull();
  });
});
