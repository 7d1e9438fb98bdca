import { describe, expect, it } from 'vitest';
import { workedChart } from '../../test/worked-chart.ts';
import { vimshottariOf } from './cycle-of.ts';
import { lifeSpan } from './life-span.ts';
import { cycleEndMs } from './vimshottari.ts';
import { DASHA_YEAR_MS } from './years.ts';

describe('lifeSpan', () => {
  const chart = workedChart();
  const birth = chart.moment.utcMs;
  const end = cycleEndMs(vimshottariOf(chart));

  it('is the years asked for within the 120', () => {
    expect(lifeSpan(chart, birth + 1e11, 15, 'from_date')).toEqual({
      startMs: birth + 1e11,
      endMs: birth + 1e11 + 15 * DASHA_YEAR_MS,
      notes: [],
    });
  });

  it('begins at birth and ends with the cycle, and says so', () => {
    const early = lifeSpan(chart, birth - 1, 2, 'from_date');
    expect([early.startMs, early.endMs]).toEqual([birth, birth + 2 * DASHA_YEAR_MS]);
    expect(early.notes).toEqual([expect.stringMatching(/from_date lies before birth/)]);
    const late = lifeSpan(chart, end - 1000, 2, 'from_date');
    expect([late.startMs, late.endMs]).toEqual([end - 1000, end]);
    expect(late.notes).toEqual([expect.stringMatching(/120 dasha years end/)]);
  });

  it('refuses what begins after it, with both limits', () => {
    expect(() => lifeSpan(chart, end, 2, 'from_date')).toThrow(/14 August 1992, 04:32 to 21 April 2107, 13:27/);
  });
});
