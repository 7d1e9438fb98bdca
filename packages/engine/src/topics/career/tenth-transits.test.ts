import { describe, expect, it } from 'vitest';
import { charts } from '../../../test/career-charts.ts';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { cuspOf } from '../../chart/placement.ts';
import { siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import { tenthTransits, transitsWithin } from './tenth-transits.ts';

const chart = workedChart();
const year = 365.25 * DAY_MS;

describe('tenthTransits', () => {
  it('finds Saturn and Jupiter in the star of cusp 10 and over it, and nothing else', async () => {
    let passages = 0;
    for (const each of charts.slice(0, 25)) {
      const { longitude, starIndex } = cuspOf(each, 10);
      const startMs = Math.min(each.moment.utcMs + 20 * year, Date.UTC(2380, 0, 1));
      const span = { startMs, endMs: startMs + 12 * year };
      const { ayanamsa } = each.moment;
      const { transits, truncated } = await tenthTransits(quietSearch(ayanamsa), each, span);
      expect(truncated).toBe(false);
      const at = (planet: 'Saturn' | 'Jupiter', ms: number) =>
        siderealPosition(ephemeris, planet, jdFromUtcMs(ms), ayanamsa).longitude;
      for (const planet of ['Saturn', 'Jupiter'] as const) {
        const stays = transits.filter((row) => row.planet === planet && row.target === 'STAR_OF_CUSP_10');
        for (let ms = span.startMs; ms < span.endMs; ms += 9 * DAY_MS) {
          const inside = divide(at(planet, ms)).starIndex === starIndex;
          expect(stays.some((stay) => stay.startMs <= ms && ms < stay.endMs)).toBe(inside);
        }
      }
      for (const { planet, target, startMs: from, endMs } of transits) {
        if (target !== 'CUSP_10') continue;
        passages += 1;
        expect(from).toBe(endMs);
        expect(at(planet, from)).toBeCloseTo(longitude, 4);
      }
      const [half] = [{ startMs: span.startMs + 3 * year, endMs: span.startMs + 6 * year }];
      for (const row of transitsWithin(transits, half)) {
        expect(row.startMs).toBeGreaterThanOrEqual(half.startMs);
        expect(row.endMs).toBeLessThanOrEqual(half.endMs);
      }
    }
    expect(passages).toBeGreaterThan(20);
  });

  it('says when the ephemeris ends first', async () => {
    const late = { startMs: Date.UTC(2395, 0, 1), endMs: Date.UTC(2405, 0, 1) };
    expect((await tenthTransits(quietSearch('kp'), chart, late)).truncated).toBe(true);
  });
});
