import { separation } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { signDignity } from '../base/dignity.ts';
import { aspectOn } from '../base/drishti.ts';
import { kthSign, signsOf } from '../base/frame.ts';

/** Own sign, moolatrikona or exaltation at sign level. */
export function ownOrExalted(chart: Chart, planet: Planet): boolean {
  const signs = signsOf(chart);
  return ['OWN', 'MOOLATRIKONA', 'EXALTED'].includes(signDignity(planet, signs[planet], signs));
}

/** In one sign. */
export const together = (chart: Chart, x: Planet, y: Planet): boolean => signsOf(chart)[x] === signsOf(chart)[y];

/** `from` aspects `to` by sign. */
export const aspects = (chart: Chart, from: Planet, to: Planet): boolean => aspectOn(from, to, signsOf(chart)) !== null;

/** The planet stands in a whole-sign house or aspects it. */
export function reachesHouse(chart: Chart, planet: Planet, house: House): boolean {
  const sign = signsOf(chart)[planet];
  const target = kthSign(chart.ascendant.signIndex, house);
  return sign === target || signAspect(planet, sign, target) !== null;
}

/** Degrees from a planet to the nearer node. */
export const toAxis = ({ planets }: Chart, planet: Planet): number => {
  const apart = separation(planets[planet].longitude, planets.Rahu.longitude);
  return Math.min(apart, 180 - apart);
};
