import { describe, expect, it } from 'vitest';
import { ephemeris } from '../../test/random-charts.ts';
import { workedChart } from '../../test/worked-chart.ts';
import { buildChart } from '../chart/build.ts';
import { resolveBirth } from '../time/moment.ts';
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

  it('says that the sky is not read past 2399', () => {
    const future = buildChart(
      ephemeris,
      resolveBirth({
        birth_datetime: '2380-06-01T12:00:00',
        latitude: 51.5,
        longitude: -0.12,
        utc_offset_minutes: 0,
      }),
    );
    const from = Date.UTC(2395, 0, 1);
    expect(lifeSpan(future, from, 4, 'from_date').notes).toEqual([]);
    expect(lifeSpan(future, from, 6, 'from_date').notes).toEqual([expect.stringMatching(/not read past 2399/)]);
  });

  it('refuses what begins after it, with both limits', () => {
    expect(() => lifeSpan(chart, end, 2, 'from_date')).toThrow(/14 August 1992, 04:32 to 21 April 2107, 13:27/);
  });
});
