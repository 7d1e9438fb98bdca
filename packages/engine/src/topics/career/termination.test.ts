import { describe, expect, it } from 'vitest';
import { EARN, LOSE, charts } from '../../../test/career-charts.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import { naiveStandings } from '../../../test/naive-standing.ts';
import { lean, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import { terminationBand, terminationRisk } from './termination.ts';

const year = 365.25 * DAY_MS;

describe('terminationRisk', () => {
  it('adds up to the printed score', () => {
    for (const each of charts.slice(0, 200)) {
      const asOf = each.moment.utcMs + 35 * year;
      const running = runningLords(each, asOf) ?? [];
      const saturn = divide(siderealPosition(ephemeris, 'Saturn', jdFromUtcMs(asOf), each.moment.ayanamsa).longitude);
      const against = (planet: Parameters<typeof lean>[1]): boolean => lean(each, planet, EARN, LOSE) === 'AGAINST';
      const loss = promise(each, natalEvent('job_loss')).verdict;
      const [md, ad, pd] = running.map(({ planet }) => planet);
      if (!md || !ad || !pd) throw new Error('no dasha');
      const sets = { primaryCusp: 2 as const, required: EARN, supporting: [], denial: LOSE };
      const rows: readonly (readonly [boolean, number])[] = [
        [loss === 'ACTIVE', 30],
        [loss === 'MIXED_ACTIVE', 20],
        [loss === 'PARTIALLY_ACTIVE' || loss === 'CONTRADICTED', 10],
        [against(cuspalSubLord(each, 6)), 15],
        [against(cuspalSubLord(each, 10)), 15],
        [against(cuspalSubLord(each, 2)), 5],
        [against(md), 10],
        [against(ad), 15],
        [against(pd), 5],
        [against(saturn.starLord) && against(saturn.subLord), 5],
        [promise(each, natalEvent('career_start')).verdict === 'ACTIVE', -15],
        [naiveStandings(each, sets).get(ad)?.word === 'STRONG', -10],
      ];
      const sum = rows.reduce((total, [holds, points]) => total + (holds ? points : 0), 0);
      const { score, factors, band, kind } = terminationRisk(each, running, saturn);
      expect(score).toBe(Math.min(100, Math.max(0, sum)));
      expect(factors.reduce((total, { points }) => total + points, 0)).toBe(score);
      expect(band).toBe(terminationBand(score));
      const ten = cuspalSubLord(each, 10);
      const levels: readonly number[] = ([1, 8, 12] as const).map((house) => level(each, ten, house) ?? 9);
      const best = Math.min(...levels);
      const kinds = ['SELF_INITIATED', 'SUDDEN', 'CLOSURE_OR_TRANSFER'];
      expect(kind).toBe(best === 9 ? 'GENERAL' : kinds[levels.indexOf(best)]);
    }
  });

  it.each([
    [24, 'LOW'],
    [25, 'WATCH'],
    [44, 'WATCH'],
    [45, 'ELEVATED'],
    [69, 'ELEVATED'],
    [70, 'HIGH'],
  ])('score %d is %s', (score, band) => expect(terminationBand(score)).toBe(band));
});
