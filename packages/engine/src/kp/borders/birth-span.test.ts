import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { chartAfter } from '../../../test/scanned-verdicts.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { HOUSES } from '../../zodiac/names.ts';
import { levels } from '../kernel/levels.ts';
import { birthSpan } from './birth-span.ts';

describe('the birth times around a birth', () => {
  it('have in each piece the sub lord and the levels of a chart made of its middle', () => {
    let [pieces, changed] = [0, 0];
    for (const chart of randomCharts(12, 4_120, [-60, 60])) {
      const span = birthSpan(ephemeris, chart, 60);
      for (const house of HOUSES) {
        for (const { fromMs, toMs, subLord, levels: told } of span.judged(house)) {
          const seconds = Math.round((fromMs + toMs) / 2000 - chart.moment.utcMs / 1000);
          const middleMs = chart.moment.utcMs + seconds * 1000;
          // No whole second lies surely inside a piece as short as this.
          if (middleMs - fromMs < 200 || toMs - middleMs < 200) continue;
          const anew = chartAfter(chart, seconds);
          expect([house, seconds, cuspalSubLord(anew, house)]).toEqual([house, seconds, subLord]);
          expect(told()).toEqual(levels(anew, subLord));
          pieces += 1;
          if (JSON.stringify(told()) !== JSON.stringify(levels(chart, subLord))) changed += 1;
        }
      }
    }
    expect(pieces).toBeGreaterThan(2_000);
    // Much of what is signified is another thing within an hour.
    expect(changed).toBeGreaterThan(pieces / 4);
  });
});
