import type { Chart } from '../../chart/chart.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import { level } from '../kernel/levels.ts';
import type { House, Planet } from '../../zodiac/names.ts';

export const SUB_DECISIONS = ['FAVOURS', 'OBSTRUCTS', 'SILENT'] as const;
export type SubDecision = (typeof SUB_DECISIONS)[number];

/**
 * What a sub lord decides on a house its star lord offers (R14.1, rule 2 of get_transit_analysis): it favours the house
 * when it signifies it and not the 12th from it, obstructs when it signifies the 12th or 8th from it and not the house.
 */
export function subDecision(chart: Chart, subLord: Planet, house: House): SubDecision {
  const signifies = (each: House): boolean => level(chart, subLord, each) !== null;
  const undoes = signifies(nthFrom(house, 12));
  if (signifies(house)) return undoes ? 'SILENT' : 'FAVOURS';
  return undoes || signifies(nthFrom(house, 8)) ? 'OBSTRUCTS' : 'SILENT';
}
