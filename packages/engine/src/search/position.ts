import type { Body, Ephemeris } from '../sky/port.ts';
import { normalize } from '../base/angles.ts';
import { YEAR_DAYS } from '../time/julian.ts';
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

/** Degrees a day by which the equinox goes back. */
const PRECESSION = 50.29 / 3600 / YEAR_DAYS;

/**
 * The same longitude to 1e-12 degrees at half the cost, for searches: nutation, which moves the planet and the ayanamsa
 * alike, is never computed. The motion is the sidereal one.
 */
export function soughtPosition(ephemeris: Ephemeris, planet: Planet, jdUt: number, ayanamsa: Ayanamsa): MovingAngle {
  const { longitude, speed } = ephemeris.meanPlace(jdUt, bodyOf(planet));
  const tropical = planet === 'Ketu' ? longitude + 180 : longitude;
  return { longitude: normalize(tropical - ephemeris.meanAyanamsa(jdUt, ayanamsa)), speed: speed - PRECESSION };
}

/** Degrees a day above which the way a planet goes is the same with nutation and without, in both zodiacs. */
const SURELY_MOVING = 1e-3;

/** The place of a planet for its part of the zodiac and the way it goes: `siderealPosition` at half the cost. */
export function placeAndWay(ephemeris: Ephemeris, planet: Planet, jdUt: number, ayanamsa: Ayanamsa): MovingAngle {
  const sought = soughtPosition(ephemeris, planet, jdUt, ayanamsa);
  return Math.abs(sought.speed) > SURELY_MOVING ? sought : siderealPosition(ephemeris, planet, jdUt, ayanamsa);
}

/** The way a planet goes in the tropical zodiac, as the sign of a number: that of `tropicalPosition` at half the cost. */
export function tropicalWay(ephemeris: Ephemeris, planet: Planet, jdUt: number): number {
  const { speed } = ephemeris.meanPlace(jdUt, bodyOf(planet));
  return Math.abs(speed) > SURELY_MOVING ? speed : tropicalPosition(ephemeris, planet, jdUt).speed;
}

/** Apparent geocentric tropical longitude and daily motion of a planet; the nodes are mean (R1.1). */
export function tropicalPosition(ephemeris: Ephemeris, planet: Planet, jdUt: number): MovingAngle {
  const { longitude, speed } = ephemeris.body(jdUt, bodyOf(planet));
  return { longitude: planet === 'Ketu' ? normalize(longitude + 180) : longitude, speed };
}

function bodyOf(planet: Planet): Body {
  return planet === 'Rahu' || planet === 'Ketu' ? 'MeanNode' : planet;
}
