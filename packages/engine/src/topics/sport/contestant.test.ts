import { describe, expect, it } from 'vitest';
import { naiveChart } from '../../../test/naive-chart.ts';
import { naiveRank } from '../../../test/naive-levels.ts';
import { ephemeris, movedBy, randomMoments } from '../../../test/random-charts.ts';
import { cuspOf } from '../../chart/placement.ts';
import { rulingPlanets } from '../../kp/ruling/ruling-planets.ts';
import type { House } from '../../zodiac/names.ts';
import { contestantOf, marginOf } from './contestant.ts';

describe('a contestant (R10)', () => {
  it('scores as the rule says, written down a second time', () => {
    let bonus = 0;
    let past = 0;
    const births = randomMoments(200, 9, [0, 60]).filter(({ utcMs }) => utcMs < Date.UTC(2250, 0, 1));
    births.slice(0, 125).forEach((moment, index) => {
      const birth = rulingPlanets(ephemeris, moment);
      const match = rulingPlanets(ephemeris, movedBy(moment, (index + 1) * 86_400 * 365));
      const { chart } = birth;
      const found = contestantOf(chart, birth, match);
      const { planet } = naiveChart(chart);
      const judges = ([6, 11] as const).flatMap((house) => {
        const { subLord } = cuspOf(chart, house);
        return [subLord, planet(subLord).star];
      });
      const share = (houses: readonly House[]): number => {
        const held = houses.filter((house) => judges.some((judge) => naiveRank(chart, judge, house) <= 3));
        return Math.round((1000 * held.length) / houses.length) / 10;
      };
      const [own, rival] = [share([1, 6, 10, 11]), share([4, 5, 12])];
      expect(found.coverage).toEqual({ own, rival });
      expect(own % 25).toBe(0);
      const members = ({ ranked }: typeof birth) =>
        ranked.filter((each) => each.status !== 'rejected' && !each.subSlotOnly).map((each) => each.planet);
      const common = members(match).filter((each) => members(birth).includes(each));
      expect(found.rpOverlap).toEqual(common);
      expect(found.lagnaSubLordBonus).toBe(members(birth).includes(match.slots.ascSubLord));
      const points = own - rival / 2 + 5 * common.length + (found.lagnaSubLordBonus ? 10 : 0);
      expect(found.total).toBeCloseTo(points, 2);
      expect(found.factors.reduce((sum, each) => sum + each.points, 0)).toBeCloseTo(found.total, 9);
      expect(found.natalScore + found.matchScore).toBeCloseTo(found.total, 9);
      // The dasha of 120 years has ended by then, or not.
      if (index < 100) expect(found.kp.periodClass).not.toBeNull();
      if (found.kp.periodClass === null) past += 1;
      if (found.lagnaSubLordBonus) bonus += 1;
    });
    expect(bonus).toBeGreaterThan(0);
    expect(past).toBeGreaterThan(0);
  });

  it('stands clear from 15 points on, narrowly from 5', () => {
    expect([0, 4.9, 5, 14.9, 15, 80].map(marginOf)).toEqual([
      'EVEN_MATCH',
      'EVEN_MATCH',
      'NARROW',
      'NARROW',
      'CLEAR',
      'CLEAR',
    ]);
  });
});
