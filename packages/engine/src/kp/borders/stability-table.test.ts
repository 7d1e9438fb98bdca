import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { chartAfter } from '../../../test/scanned-verdicts.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { natalEvent } from '../../events/natal.ts';
import { verdictOf } from '../promise/promise.ts';
import { MOST_ROWS, stabilityTable } from './stability-table.ts';

const EVENTS = ['marriage', 'childbirth', 'illness_acute'].map(natalEvent);

describe('the table of birth times of a matter (R9S)', () => {
  it('says for every second what a chart of that second says', () => {
    for (const chart of randomCharts(3, 4_101, [0, 55])) {
      const seconds = Array.from({ length: 361 }, (_, at) => at - 180);
      const moved = seconds.map((each) => chartAfter(chart, each));
      for (const event of EVENTS) {
        const { rows, truncated } = stabilityTable(ephemeris, chart, event, 3);
        expect(truncated).toBe(false);
        const told = rows.flatMap(({ fromMs, toMs, subLord, verdict, side }) =>
          Array.from({ length: (toMs - fromMs) / 1000 + 1 }, () => [subLord, verdict, side]),
        );
        const found = moved.map((each) => {
          const { verdict, side } = verdictOf(each, event);
          return [cuspalSubLord(each, event.primaryCusp), verdict, side];
        });
        expect(told).toEqual(found);
        expect([rows[0]?.fromMs, rows.at(-1)?.toMs]).toEqual(
          [-180, 180].map((each) => chart.moment.utcMs + each * 1000),
        );
        for (const { fromMs, toMs, sampleMs } of rows) {
          expect(sampleMs).toBeGreaterThanOrEqual(fromMs);
          expect(sampleMs).toBeLessThanOrEqual(toMs);
        }
      }
    }
  });

  it('keeps the rows nearest to the stated birth where there are more than sixty', () => {
    let cut = 0;
    for (const chart of randomCharts(6, 4_102, [0, 55])) {
      for (const event of EVENTS) {
        const { rows, truncated } = stabilityTable(ephemeris, chart, event, 120);
        expect(rows.length).toBeLessThanOrEqual(MOST_ROWS);
        if (!truncated) continue;
        cut += 1;
        expect(rows).toHaveLength(MOST_ROWS);
        for (const [at, row] of rows.entries()) if (at > 0) expect(row.fromMs - (rows[at - 1]?.toMs ?? 0)).toBe(1000);
        expect(rows.some(({ sampleMs }) => sampleMs === chart.moment.utcMs)).toBe(true);
      }
    }
    expect(cut).toBeGreaterThanOrEqual(0);
  });
});
