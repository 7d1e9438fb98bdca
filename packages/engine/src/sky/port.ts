import type { Place } from '../time/place.ts';
import type { Ayanamsa } from '../zodiac/names.ts';

/** Bodies the port computes. Ketu is Rahu + 180°, made by the chart. */
export type Body =
  | 'Sun'
  | 'Moon'
  | 'Mars'
  | 'Mercury'
  | 'Jupiter'
  | 'Venus'
  | 'Saturn'
  | 'MeanNode'
  | 'TrueNode'
  | 'Uranus'
  | 'Neptune'
  | 'Pluto';

/** Apparent geocentric place on the true ecliptic and equinox of date (tropical). Degrees, au, degrees a day. */
export interface BodyState {
  readonly longitude: number;
  readonly latitude: number;
  readonly distance: number;
  readonly speed: number;
}

/** Longitude on the mean equinox of date (nutation left out), degrees, and its daily motion. */
export interface MeanPlace {
  readonly longitude: number;
  readonly speed: number;
}

export interface Equatorial {
  readonly rightAscension: number;
  readonly declination: number;
}

/** Degrees. `true` = mean + nutation in longitude (R1.3); sidereal = tropical - true. */
export interface AyanamsaValue {
  readonly mean: number;
  readonly true: number;
}

/** Degrees. */
export interface EclipticFrame {
  readonly obliquityTrue: number;
  readonly obliquityMean: number;
  readonly nutationLongitude: number;
  readonly nutationObliquity: number;
}

/** Tropical degrees; `cusps[0]` is the first house. */
export interface HouseCusps {
  readonly cusps: readonly number[];
  readonly ascendant: number;
  readonly midheaven: number;
  readonly armc: number;
  readonly vertex: number;
}

export const ECLIPSE_KINDS = ['SOLAR', 'LUNAR'] as const;
export type EclipseKind = (typeof ECLIPSE_KINDS)[number];
/** ANNULAR and HYBRID are solar only, PENUMBRAL lunar only. */
export const ECLIPSE_TYPES = ['TOTAL', 'ANNULAR', 'HYBRID', 'PARTIAL', 'PENUMBRAL'] as const;
export type EclipseType = (typeof ECLIPSE_TYPES)[number];

/** An eclipse somewhere on Earth. */
export interface EclipseMaximum {
  readonly kind: EclipseKind;
  readonly type: EclipseType;
  readonly jdUt: number;
}

/** P: Placidus (KP). O: Porphyry (Sripati bhavas). */
export type HouseSystem = 'P' | 'O';
/** hindu: disc centre, no refraction (R1.6, the default of all panchanga work). apparent: upper limb, refraction. */
export type RiseDefinition = 'hindu' | 'apparent';

/**
 * The only door to the sky. All instants are Julian days in UT. Every call throws
 * EngineError('out_of_range') outside FIRST_JD..LAST_JD or when the Swiss files did not answer (Moshier fallback is refused);
 * `houses` and `housesFromArmc` with Placidus throw it inside the polar circles.
 */
export interface Ephemeris {
  body(jdUt: number, body: Body): BodyState;
  /**
   * The place without nutation, which falls out of sidereal longitudes and of differences: half the work of `body` and
   * `ayanamsa`, and the same to 1e-12 degrees.
   */
  meanPlace(jdUt: number, body: Body): MeanPlace;
  /** The longitude of `meanPlace` alone to 1e-12 degrees, for two thirds of its work. */
  meanLongitude(jdUt: number, body: Body): number;
  equatorial(jdUt: number, body: Body): Equatorial;
  frame(jdUt: number): EclipticFrame;
  ayanamsa(jdUt: number, key: Ayanamsa): AyanamsaValue;
  /** `ayanamsa(...).mean` alone, degrees. */
  meanAyanamsa(jdUt: number, key: Ayanamsa): number;
  houses(jdUt: number, place: Place, system: HouseSystem): HouseCusps;
  housesFromArmc(armc: number, latitude: number, obliquityTrue: number, system: HouseSystem): HouseCusps;
  /** Apparent sidereal time at Greenwich, hours. */
  siderealTime(jdUt: number): number;
  /** TT - UT in seconds. */
  deltaT(jdUt: number): number;
  /** First rise or set after jdUt within `withinDays` (default 1.5), else null (polar day or night). */
  riseSet(
    jdUt: number,
    body: 'Sun' | 'Moon',
    event: 'rise' | 'set',
    place: Place,
    definition?: RiseDefinition,
    withinDays?: number,
  ): number | null;
  /** The first eclipse of a kind with its maximum at jdUt or later, anywhere on Earth; null when the files end before it. */
  nextEclipse(jdUt: number, kind: EclipseKind): EclipseMaximum | null;
  /** Whether the eclipsed body is above the horizon of a place at jdUt and, the Sun, covered in part there. */
  eclipseVisible(jdUt: number, kind: EclipseKind, place: Place): boolean;
  /** Library calls made so far: searches are bounded by it (kernel F). */
  readonly calls: number;
  /** One object for all views of one sky: what is found once about it is kept by this. */
  readonly sky: object;
}
