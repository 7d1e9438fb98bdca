import { motionOf } from '../chart/motion.ts';
import type { MotionKind } from '../chart/motion.ts';
import type { Ephemeris } from '../sky/port.ts';
import { byPlanet } from '../zodiac/records.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { printDate } from '../time/print.ts';
import { lordsOf } from '../zodiac/lords.ts';
import type { Lords } from '../zodiac/lords.ts';
import type { Ayanamsa, Planet } from '../zodiac/names.ts';

/** A planet at the start of a day (get_ephemeris): degrees, degrees a day. */
export interface SkyRow extends Pick<Lords, 'dms' | 'sign' | 'star' | 'pada' | 'signLord' | 'starLord' | 'subLord'> {
  readonly siderealLongitude: number;
  readonly speed: number;
  readonly motion: MotionKind;
}

export interface SkyDay {
  /** Local calendar date. */
  readonly date: string;
  readonly julianDayUt: number;
  readonly ayanamsaTrue: number;
  /** Apparent, at Greenwich, hours. */
  readonly siderealTime: number;
  readonly planets: Readonly<Record<Planet, SkyRow>>;
}

/** Days of a month of the Gregorian calendar, month 1..12. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Unix milliseconds of 00:00 local; a day past the month's end runs on into the next. */
export const localMidnight = (year: number, month: number, day: number, offsetMinutes: number): number =>
  Date.UTC(year, month - 1, day) - Math.round(offsetMinutes * 60_000);

/** The nine planets at the start of a local day. Throws out_of_range outside 1800-2399. */
export function skyDay(ephemeris: Ephemeris, midnightMs: number, offsetMinutes: number, ayanamsa: Ayanamsa): SkyDay {
  const jdUt = jdFromUtcMs(midnightMs);
  return {
    date: printDate(midnightMs, offsetMinutes),
    julianDayUt: jdUt,
    ayanamsaTrue: ephemeris.ayanamsa(jdUt, ayanamsa).true,
    siderealTime: ephemeris.siderealTime(jdUt),
    planets: byPlanet((planet) => {
      const { longitude, speed } = siderealPosition(ephemeris, planet, jdUt, ayanamsa);
      const { dms, sign, star, pada, signLord, starLord, subLord } = lordsOf(longitude);
      return {
        siderealLongitude: longitude,
        dms,
        sign,
        star,
        pada,
        signLord,
        starLord,
        subLord,
        speed,
        motion: motionOf(planet, speed),
      };
    }),
  };
}
