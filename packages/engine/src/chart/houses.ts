import type { Ephemeris, HouseCusps } from '../sky/port.ts';
import { polar } from '../sky/polar.ts';
import { EngineError } from '../base/errors.ts';
import { arcForward, normalize, RADIANS, separation } from '../base/angles.ts';
import type { Moment } from '../time/moment.ts';
import { divide } from '../zodiac/division.ts';
import { pointAt } from '../zodiac/point.ts';
import type { House } from '../zodiac/names.ts';
import { HOUSES } from '../zodiac/names.ts';
import type { Chart, Cusp, Houses } from './chart.ts';

/** The twelve cusps of a chart; throws out_of_range naming field and limit where Placidus does not exist (R3.2). */
export function requireHouses(chart: Chart, field = 'latitude'): Houses {
  if (chart.houses === null) throw polar(chart.moment.latitude, chart.frame.obliquityTrue, field);
  return chart.houses;
}

/** House in which a sidereal longitude stands: a cusp begins its house (R3.1). */
export function houseOf(longitude: number, cusps: readonly Pick<Cusp, 'house' | 'longitude'>[]): House {
  let house: House = 1;
  let least = Infinity;
  // The cusp last passed, not a comparison with the span: no rounding can leave a longitude without a house.
  for (const cusp of cusps) {
    const arc = arcForward(cusp.longitude, longitude);
    if (arc < least) {
      least = arc;
      house = cusp.house;
    }
  }
  return house;
}

/** Tropical cusps made sidereal with the true ayanamsa, never the mean (R1.3). */
export function siderealHouses(tropical: HouseCusps, ayanamsaTrue: number): Houses {
  const longitudes = tropical.cusps.map((cusp) => normalize(cusp - ayanamsaTrue));
  return {
    cusps: HOUSES.map((house) => {
      const longitude = longitudes[house - 1] ?? Number.NaN;
      const next = longitudes[house % 12] ?? Number.NaN;
      return {
        ...divide(longitude),
        house,
        span: arcForward(longitude, next),
        longitude,
        tropicalLongitude: tropical.cusps[house - 1] ?? Number.NaN,
      };
    }),
    midheaven: pointAt(tropical.midheaven - ayanamsaTrue, ayanamsaTrue),
    armc: tropical.armc,
    vertexTropical: tropical.vertex,
  };
}

/**
 * Placidus cusps for a given sidereal ascendant, as horary charts need (R3.5, closed form), and equal houses inside
 * the polar circles. Degrees throughout.
 */
export function cuspsFromAscendant(
  ephemeris: Ephemeris,
  siderealAscendant: number,
  latitude: number,
  obliquityTrue: number,
  ayanamsaTrue: number,
): Houses {
  const ascendant = normalize(siderealAscendant + ayanamsaTrue);
  if (Math.abs(latitude) >= 90 - obliquityTrue) return equalHouses(ascendant, obliquityTrue, ayanamsaTrue);
  const armc = armcOfAscendant(ascendant, latitude, obliquityTrue);
  const tropical = ephemeris.housesFromArmc(armc, latitude, obliquityTrue, 'P');
  if (separation(tropical.ascendant, ascendant) > 1e-5) {
    throw new EngineError('internal_error', 'The house cusps of the given ascendant could not be computed.');
  }
  return siderealHouses(tropical, ayanamsaTrue);
}

/** Houses of 30 degrees from the ascendant, with the tenth cusp for midheaven (R3.5). */
function equalHouses(ascendant: number, obliquityTrue: number, ayanamsaTrue: number): Houses {
  const cusps = HOUSES.map((house) => normalize(ascendant + 30 * (house - 1)));
  const midheaven = normalize(ascendant + 270);
  const armc = rightAscension(midheaven * RADIANS, obliquityTrue * RADIANS) / RADIANS;
  return siderealHouses(
    { cusps, ascendant, midheaven, armc: normalize(armc), vertex: normalize(ascendant + 180) },
    ayanamsaTrue,
  );
}

const rightAscension = (longitude: number, obliquity: number): number =>
  Math.atan2(Math.sin(longitude) * Math.cos(obliquity), Math.cos(longitude));

/** Sidereal time at the place, in degrees, at which a tropical degree of the ecliptic rises (R3.5). */
export function armcOfAscendant(ascendant: number, latitude: number, obliquityTrue: number): number {
  if (Math.abs(latitude) >= 90 - obliquityTrue) throw polar(latitude, obliquityTrue);
  const a = ascendant * RADIANS;
  const e = obliquityTrue * RADIANS;
  const declination = Math.asin(Math.sin(a) * Math.sin(e));
  const ascensionalDifference = Math.asin(Math.tan(latitude * RADIANS) * Math.tan(declination));
  return normalize((rightAscension(a, e) - ascensionalDifference) / RADIANS - 90);
}

/** Tropical degree of the ecliptic on the eastern horizon; exists at every latitude. */
export function ascendantOfArmc(armc: number, latitude: number, obliquityTrue: number): number {
  const theta = armc * RADIANS;
  const e = obliquityTrue * RADIANS;
  const phi = latitude * RADIANS;
  const x = -Math.sin(theta) * Math.cos(e) * Math.cos(phi) - Math.sin(phi) * Math.sin(e);
  const y = Math.cos(theta) * Math.cos(phi);
  // Inside the polar circles the zodiac can rise backwards: then this crossing is the western one.
  const eastern = Math.sin(e) * Math.sin(phi) * Math.sin(theta) + Math.cos(e) * Math.cos(phi) >= 0;
  return normalize(Math.atan2(y, x) / RADIANS + (eastern ? 0 : 180));
}

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
