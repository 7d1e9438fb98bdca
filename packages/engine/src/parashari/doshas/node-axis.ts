import type { Chart } from '../../chart/chart.ts';
import { separation } from '../../base/angles.ts';
import type { Planet } from '../../zodiac/names.ts';

/** Degrees from a planet to the nearer node. */
export const toAxis = ({ planets }: Chart, planet: Planet): number => {
  const apart = separation(planets[planet].longitude, planets.Rahu.longitude);
  return Math.min(apart, 180 - apart);
};
