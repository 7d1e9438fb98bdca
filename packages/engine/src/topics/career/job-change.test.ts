import { describe, expect, it } from 'vitest';
import { charts } from '../../../test/career-charts.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House } from '../../zodiac/names.ts';
import { jobChange } from './job-change.ts';

describe('jobChange', () => {
  it('opens by 3, 5, 9 and takes the axes that are half covered', () => {
    for (const each of charts) {
      const csl = cuspalSubLord(each, 10);
      const holds = (house: House): boolean => level(each, csl, house) !== null;
      const { promised, gateHouses, changeAxis, timedAxes, weakAxis, retrogradeStar } = jobChange(each);
      expect(gateHouses).toEqual(([3, 5, 9] as const).filter(holds));
      expect(promised).toBe(gateHouses.length > 0);
      const exit = ([5, 9, 10] as const).filter(holds).length >= 2;
      const move = ([3, 10, 12] as const).filter(holds).length >= 2;
      expect(changeAxis).toBe(exit ? (move ? 'BOTH' : 'EXIT_5_9') : move ? 'MOVE_3_12' : 'NONE');
      expect(weakAxis).toBe(promised && !exit && !move);
      if (!promised) expect(timedAxes).toEqual([]);
      else if (weakAxis)
        expect(timedAxes).toEqual([...(holds(5) || holds(9) ? ['EXIT_5_9'] : []), ...(holds(3) ? ['MOVE_3_12'] : [])]);
      else expect(timedAxes).toEqual([...(exit ? ['EXIT_5_9'] : []), ...(move ? ['MOVE_3_12'] : [])]);
      expect(retrogradeStar).toBe(each.planets[each.planets[csl].starLord].retrograde);
    }
  });
});
