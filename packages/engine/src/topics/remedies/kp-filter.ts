import { inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { planetFirst, planetsFirst } from '../../zodiac/planet-words.ts';

export interface KpFilter {
  readonly result: 'PASS' | 'FAIL';
  /** Of 6, 8, 12 those that stand in the way. */
  readonly houses: readonly House[];
  readonly reason: string;
}

const HARM = [6, 8, 12] as const;

/**
 * The KP reader's test of a gem (R36.1): the planet is tied to cusp 1 or 11, and neither it nor, where it rules the
 * running period, the two running lords hold 6, 8 or 12 at level 1 or 2. Null where Placidus does not exist.
 */
export function kpFilter(chart: Chart, planet: Planet, running: readonly Planet[]): KpFilter | null {
  if (chart.houses === null) return null;
  const tied =
    cuspalSubLord(chart, 1) === planet ||
    cuspalSubLord(chart, 11) === planet ||
    contact(chart, planet, [1, 11]) !== null;
  const tested = running.includes(planet) ? [...new Set([planet, ...running])] : [planet];
  const holds = (each: Planet, house: House): boolean => (level(chart, each, house) ?? 9) <= 2;
  const houses = HARM.filter((house) => tested.some((each) => holds(each, house)));
  if (tied && houses.length === 0)
    return {
      result: 'PASS',
      houses,
      reason: `${planetFirst(planet)} is tied to cusp 1 or 11, and 6, 8 and 12 are not signified at level 1 or 2.`,
    };
  const harm = tested.filter((each) => HARM.some((house) => holds(each, house)));
  return {
    result: 'FAIL',
    houses,
    reason: [
      ...(tied ? [] : [`${planetFirst(planet)} is not tied to cusp 1 or 11.`]),
      ...(houses.length === 0
        ? []
        : [
            `${planetsFirst(harm)} ${harm.length > 1 ? 'signify' : 'signifies'} ${inWords(houses)} of 6, 8 and 12 at level 1 or 2.`,
          ]),
    ].join(' '),
  };
}
