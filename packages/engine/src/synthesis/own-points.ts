import type { Chart } from '../chart/chart.ts';
import type { HouseSets } from '../events/event.ts';
import { natalEvent } from '../events/natal.ts';
import { standings } from '../kp/kernel/standing.ts';
import type { StandingKind } from '../kp/kernel/standing.ts';
import { lifeMean } from '../kp/timing/own-mean.ts';
import { say } from './synthesis.messages.ts';

/** Work and gain, as the catalogue times them: the houses that running lords are weighed on. */
export const GAIN: HouseSets = natalEvent('wealth_gain');

/** What a lord gives to a day or a year by its standing for work and gain. */
export const LORD_POINTS: Readonly<Record<StandingKind, number>> = { STRONG: 2, WEAK: 0, AGAINST: -2, SILENT: 0 };

/**
 * What a lord gives on the mean of a person's 120 years. Five planets are strong for any matter, so most days and years
 * would look well; a score takes off what is usual for the person (ADR 57). Throws out_of_range without Placidus.
 */
export const usualLordPoints = (chart: Chart): number =>
  lifeMean((planet) => LORD_POINTS[standings(chart, GAIN)[planet].standing]);

/** Says that the points of a usual day or year of a person are taken off. */
export function usualInWords(of: 'day' | 'year', usual: number): string {
  if (usual === 0) return say.usualIsNone({ of });
  return usual > 0 ? say.usualAbove({ of, points: usual }) : say.usualBelow({ of, points: -usual });
}
