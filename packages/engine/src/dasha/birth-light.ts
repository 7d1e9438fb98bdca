import { RADIANS } from '../base/angles.ts';
import type { Chart } from '../chart/chart.ts';
import type { Moment } from '../time/moment.ts';
import type { Ephemeris } from '../sky/port.ts';
import { elongation } from '../almanac/limbs.ts';

/** Day or night and half of the month of a birth, by which several dashas are chosen (BPHS 46). */
export interface BirthLight {
  /** The Sun is above the horizon. */
  readonly byDay: boolean;
  /** The Moon wanes: 180 degrees or more ahead of the Sun. */
  readonly darkHalf: boolean;
}

/**
 * Whether the centre of the Sun stands above the horizon, without refraction: between the Hindu sunrise and sunset
 * (R1.6), and defined where the Sun does not rise.
 */
export function isByDay(ephemeris: Ephemeris, moment: Pick<Moment, 'jdUt' | 'latitude' | 'longitude'>): boolean {
  const { rightAscension, declination } = ephemeris.equatorial(moment.jdUt, 'Sun');
  const hourAngle = ephemeris.siderealTime(moment.jdUt) * 15 + moment.longitude - rightAscension;
  const sine =
    Math.sin(moment.latitude * RADIANS) * Math.sin(declination * RADIANS) +
    Math.cos(moment.latitude * RADIANS) * Math.cos(declination * RADIANS) * Math.cos(hourAngle * RADIANS);
  return sine > 0;
}

/** Light of a birth known to be by day or by night. */
export const lightOf = ({ planets }: Chart, byDay: boolean): BirthLight => ({
  byDay,
  darkHalf: elongation(planets.Sun.longitude, planets.Moon.longitude) >= 180,
});
