import { motionOf } from '../chart/motion.ts';
import type { MotionKind } from '../chart/motion.ts';
import type { Ephemeris } from '../sky/port.ts';
import { byPlanet } from '../zodiac/records.ts';
import { siderealPosition } from '../search/position.ts';
import { printedDegrees, printedFraction, printedLongitude } from '../base/printed.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { lordsOf } from '../zodiac/lords.ts';
import type { Lords } from '../zodiac/lords.ts';
import type { Ayanamsa, Planet } from '../zodiac/names.ts';

/** A planet at the start of a day (get_ephemeris): degrees, degrees a day. */
interface SkyRow extends Pick<Lords, 'dms' | 'sign' | 'star' | 'pada' | 'signLord' | 'starLord' | 'subLord'> {
  readonly siderealLongitude: number;
  readonly speed: number;
  readonly motion: MotionKind;
}

export interface SkyDay {
  readonly julianDayUt: number;
  readonly ayanamsaTrue: number;
  /** Apparent, at Greenwich, hours. */
  readonly siderealTime: number;
  readonly planets: Readonly<Record<Planet, SkyRow>>;
}

/** The nine planets at the start of a local day. Throws out_of_range outside 1800-2399. */
export function skyDay(ephemeris: Ephemeris, midnightMs: number, ayanamsa: Ayanamsa): SkyDay {
  const jdUt = jdFromUtcMs(midnightMs);
  return {
    julianDayUt: printedFraction(jdUt),
    ayanamsaTrue: printedDegrees(ephemeris.ayanamsa(jdUt, ayanamsa).true),
    siderealTime: printedDegrees(ephemeris.siderealTime(jdUt)),
    planets: byPlanet((planet) => {
      const { longitude, speed } = siderealPosition(ephemeris, planet, jdUt, ayanamsa);
      const { dms, sign, star, pada, signLord, starLord, subLord } = lordsOf(longitude);
      return {
        siderealLongitude: printedLongitude(longitude),
        dms,
        sign,
        star,
        pada,
        signLord,
        starLord,
        subLord,
        speed: printedDegrees(speed),
        motion: motionOf(planet, speed),
      };
    }),
  };
}
