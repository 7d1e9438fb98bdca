import type { Body, Ephemeris } from '../sky/port.ts';
import { normalize } from '../base/angles.ts';
import type { Ayanamsa, Planet } from '../zodiac/names.ts';

/** A longitude in degrees and its daily motion. */
export interface MovingAngle {
  readonly longitude: number;
  readonly speed: number;
}

/** Apparent geocentric sidereal longitude, by the true ayanamsa (R1.3), and daily motion of a planet. */
export function siderealPosition(ephemeris: Ephemeris, planet: Planet, jdUt: number, ayanamsa: Ayanamsa): MovingAngle {
  const { longitude, speed } = tropicalPosition(ephemeris, planet, jdUt);
  return { longitude: normalize(longitude - ephemeris.ayanamsa(jdUt, ayanamsa).true), speed };
}

/** Apparent geocentric tropical longitude and daily motion of a planet; the nodes are mean (R1.1). */
export function tropicalPosition(ephemeris: Ephemeris, planet: Planet, jdUt: number): MovingAngle {
  const { longitude, speed } = ephemeris.body(jdUt, bodyOf(planet));
  return { longitude: planet === 'Ketu' ? normalize(longitude + 180) : longitude, speed };
}

function bodyOf(planet: Planet): Body {
  return planet === 'Rahu' || planet === 'Ketu' ? 'MeanNode' : planet;
}
