import type { Chart } from '../../chart/chart.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House } from '../../zodiac/names.ts';
import { MATCH_OBSTACLES, obstacleCause } from '../shared/person-tables.ts';
import { say } from './marriage.messages.ts';

export interface MatchObstacle {
  readonly house: House;
  readonly cause: string;
}

const OPENING: readonly House[] = [1, 6, 10, 12];

/** Why a match fails (KPR3p): nothing unless the 7th sub lord signifies 1, 6, 10 or 12. */
export function matchObstacles(chart: Chart): readonly MatchObstacle[] {
  const csl = cuspalSubLord(chart, 7);
  const on = (house: House): boolean => level(chart, csl, house) !== null;
  if (!OPENING.some(on)) return [];
  return MATCH_OBSTACLES.filter(
    ({ house, togetherWith }) => on(house) && (togetherWith === undefined || on(togetherWith)),
  ).map(({ house }) => ({ house, cause: say.obstacle({ cause: obstacleCause(house) }) }));
}

/** One sub lord on cusps 12 and 1: secret enemies and tale-bearing (KPR3p). */
export const secretEnemies = (chart: Chart): boolean => cuspalSubLord(chart, 12) === cuspalSubLord(chart, 1);
