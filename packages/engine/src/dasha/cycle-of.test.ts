import { describe, expect, it } from 'vitest';
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
        /from 14 August 1992, 04:32 to 21 April 2107, 13:27\. Send a moment within them for query_date\.$/,
      );
    }
  });
});
