import type { Chart } from '../../chart/chart.ts';
import { level, signifiesNear } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './remedies.messages.ts';

export interface KpFilter {
  readonly result: 'PASS' | 'FAIL';
  /** The houses among 6, 8 and 12 that stand in the way. */
  readonly houses: readonly House[];
  readonly reason: string;
}

const HARM = [6, 8, 12] as const;
const SELF_AND_GAIN = [1, 11] as const;

/**
 * The KP reader's test of a gem (R36.1): the planet is tied to cusp 1 or 11, and neither it nor, where it rules the
 * running period, the two running lords hold 6, 8 or 12 at level 1 or 2. Null where Placidus does not exist.
 */
export function kpFilter(chart: Chart, planet: Planet, running: readonly Planet[]): KpFilter | null {
  if (chart.houses === null) return null;
  const ruled = SELF_AND_GAIN.filter((cusp) => cuspalSubLord(chart, cusp) === planet);
  const signified = SELF_AND_GAIN.filter((house) => level(chart, planet, house) !== null);
  const tied = ruled.length > 0 || signified.length > 0;
  const tested = running.includes(planet) ? [...new Set([planet, ...running])] : [planet];
  const holds = (each: Planet, house: House): boolean => signifiesNear(chart, each, [house]);
  const houses = HARM.filter((house) => tested.some((each) => holds(each, house)));
  if (tied && houses.length === 0) {
    const other = tested.find((each) => each !== planet);
    const free = other === undefined ? say.freeOfHarm() : say.bothFreeOfHarm({ other });
    return {
      result: 'PASS',
      houses,
      reason: `${say.tiedToSelfAndGain({ planet, cusps: ruled, houses: signified })} ${free}`,
    };
  }
  const harm = tested.filter((each) => HARM.some((house) => holds(each, house)));
  return {
    result: 'FAIL',
    houses,
    reason: [
      ...(tied ? [] : [say.notTied({ planet })]),
      ...(houses.length === 0 ? [] : [say.signifiesHarm({ planets: harm, houses })]),
    ].join(' '),
  };
}
