import type { Moment } from '../time/moment.ts';

const JD_2000 = 2451545;
const DAYS_OF_CENTURY = 36525;

/**
 * Mean obliquity of the ecliptic in degrees (IAU 2006 polynomial), for use without an ephemeris: within 10" of the
 * true obliquity, whose complement is the latitude where Placidus ends (R3.2).
 */
export function meanObliquity(jdUt: number): number {
  const t = (jdUt - JD_2000) / DAYS_OF_CENTURY;
  return (84381.406 + t * (-46.836769 + t * (-0.0001831 + t * 0.0020034))) / 3600;
}

/** Whether some degrees of the ecliptic never rise at the place, so that it has no Placidus houses (R3.2). */
export const isPolar = ({ latitude, jdUt }: Moment): boolean => Math.abs(latitude) >= 90 - meanObliquity(jdUt);
