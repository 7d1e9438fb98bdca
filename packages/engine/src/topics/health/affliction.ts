import { separation } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';

/** The planets that afflict. */
export const AFFLICTERS: readonly Planet[] = ['Saturn', 'Mars', 'Rahu', 'Ketu'];
const ORB = 8;

/** Whether two planets stand within 8° of longitude. */
export const isClose = ({ planets }: Chart, a: Planet, b: Planet): boolean =>
  separation(planets[a].longitude, planets[b].longitude) <= ORB;

/** Those of some planets that afflict one (R6.2): within 8°, or by sign aspect; a node never the other node. */
export const afflictersOf = (chart: Chart, planet: Planet, among: readonly Planet[] = AFFLICTERS): readonly Planet[] =>
  among.filter((by) => {
    if (by === planet || (isNode(by) && isNode(planet))) return false;
    const { [by]: from, [planet]: to } = chart.planets;
    return isClose(chart, by, planet) || signAspect(by, from.signIndex, to.signIndex) !== null;
  });
