import { describe, expect, it } from 'vitest';
import { naiveFruitfulness } from '../../../test/naive-lean.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { jointPeriodAt } from '../../dasha/joint-period.ts';
import { natalEvent } from '../../events/natal.ts';
import { matter } from '../../kp/promise/matter.ts';
import { openPeriods } from '../../kp/timing/event-windows.ts';
import { propertyReading } from './reading.ts';

const PERIODS = ['MD', 'AD', 'PD'] as const;
const YEARS_MS = 30 * 365.25 * 86_400_000;

describe('the running period beside that of the event', () => {
  it('is open where a window of the event runs, and is joined where a lord or the state differs', () => {
    const met = new Set<string>();
    for (const chart of randomCharts(80, 12_011)) {
      const startMs = chart.moment.utcMs + YEARS_MS;
      const { md, ad, pd } = jointPeriodAt(chart, startMs);
      const lords = { MD: md.planet, AD: ad.planet, PD: pd.planet };
      const { now, byEvent } = propertyReading(chart, 'house', lords);
      for (const [layer, found, f, d, key] of [
        [now.buy, byEvent.buy, [4, 11, 12, 2, 6], [3, 5, 10], 'property_purchase'],
        [now.sell, byEvent.sell, [3, 5, 10, 2, 11], [4, 9, 12], 'property_sale'],
      ] as const) {
        const { open } = openPeriods(chart, { startMs, endMs: startMs + 1 }, matter(chart, natalEvent(key)));
        expect(found.state === 'OPEN').toBe(open.length > 0);
        const differs = PERIODS.filter(
          (period) => naiveFruitfulness(chart, lords[period], f, d) !== layer.weighed[period].class,
        );
        const joined = found.reasons.join(' ');
        expect(joined === '').toBe(differs.length === 0 && found.state === layer.state);
        for (const period of PERIODS)
          expect(joined.includes(`the ${{ MD: 'maha', AD: 'antar', PD: 'pratyantar' }[period]}dasha lord`)).toBe(
            differs.includes(period),
          );
        // A sale is weighed on the same houses in both.
        if (key === 'property_sale') expect(differs).toEqual([]);
        met.add(joined.replace(/.*(puts the matter off|stand in where|By both|So the running).*/, '$1'));
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['', 'By both', 'So the running']));
  });
});
