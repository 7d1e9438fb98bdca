import { separation } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { say } from './health.messages.ts';

/** The planets that afflict. */
export const AFFLICTERS: readonly Planet[] = ['Saturn', 'Mars', 'Rahu', 'Ketu'];
const ORB = 8;

/** Whether two planets stand within 8° of longitude. */
export const isClose = ({ planets }: Chart, a: Planet, b: Planet): boolean =>
  separation(planets[a].longitude, planets[b].longitude) <= ORB;

/** The planets of `among` that afflict one (R6.2): within 8°, or by sign aspect; a node never the other node. */
export const afflictersOf = (chart: Chart, planet: Planet, among: readonly Planet[] = AFFLICTERS): readonly Planet[] =>
  among.filter((by) => {
    if (by === planet || (isNode(by) && isNode(planet))) return false;
    const { [by]: from, [planet]: to } = chart.planets;
    return isClose(chart, by, planet) || signAspect(by, from.signIndex, to.signIndex) !== null;
  });

/** What those planets do to it: which stand within 8° and which aspect its sign (R6.2). */
export function afflictionInWords(chart: Chart, planet: Planet, by: readonly Planet[]): string {
  const near = by.filter((each) => isClose(chart, each, planet));
  const aspecting = by.filter((each) => !near.includes(each));
  if (near.length === 0) return say.afflictedByAspect({ planet, aspecting });
  return aspecting.length === 0
    ? say.afflictedFromNear({ planet, near })
    : say.afflictedByBoth({ planet, near, aspecting });
}
