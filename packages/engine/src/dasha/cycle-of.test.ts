import { describe, expect, it } from '@jest/globals';
import { workedChart } from '../../test/worked-chart.ts';
import { requireInCycle, vimshottariOf } from './cycle-of.ts';
import { cycleEndMs } from './vimshottari.ts';

describe('requireInCycle (D7)', () => {
  const chart = workedChart();
  const end = cycleEndMs(vimshottariOf(chart));

  it('lets the cycle pass and names both limits outside it', () => {
    expect(() => requireInCycle(chart, chart.moment.utcMs, 'query_date')).not.toThrow();
    expect(() => requireInCycle(chart, end - 1, 'query_date')).not.toThrow();
    for (const at of [chart.moment.utcMs - 1, end]) {
      expect(() => requireInCycle(chart, at, 'query_date')).toThrow(
        expect.objectContaining({ code: 'validation_failed', field: 'query_date' }),
      );
      expect(() => requireInCycle(chart, at, 'query_date')).toThrow(
        /1992-08-14T04:32:00\+05:30 to 2107-04-21T13:27:5\d\+05:30/,
      );
    }
  });
});
