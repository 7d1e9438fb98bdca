import { separation } from '../../base/angles.ts';
import { capitalised } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetInWords, planetsDo } from '../../zodiac/planet-words.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';

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
  const close = by.filter((each) => isClose(chart, each, planet));
  const seen = by.filter((each) => !close.includes(each));
  const name = planetInWords(planet);
  const near = `${planetsDo(close, 'is', 'are')} within 8° of ${name}`;
  const looks = planetsDo(seen, 'aspects', 'aspect');
  if (close.length > 0 && seen.length > 0) return capitalised(`${near}, and ${looks} its sign, so they press on it.`);
  const does = close.length > 0 ? near : `${looks} the sign of ${name}`;
  return capitalised(`${does} and ${by.length > 1 ? 'press' : 'presses'} on it.`);
}
