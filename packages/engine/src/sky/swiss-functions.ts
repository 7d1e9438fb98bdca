/** The first of `instants` is the maximum; the flags that it returns name the type. */
type EclipseSearch = (
  jdUt: number,
  ephemeris: number,
  types: number,
  instants: Float64Array,
  backward: number,
  fault: Uint8Array,
) => number;

/** Fills `seen`: its number 6 is the apparent altitude, its number 8 the magnitude. */
type EclipseLook = (
  jdUt: number,
  ephemeris: number,
  geopos: Float64Array,
  seen: Float64Array,
  fault: Uint8Array,
) => number;

/**
 * The part of the Swiss Ephemeris in use, as its C functions are. Numbers that a function finds are written into the
 * arrays given to it, what it says of a fault into `fault`; below 0 it could not answer.
 */
export interface SwissLibrary {
  swe_set_sid_mode(mode: number, t0: number, ayanT0: number): void;
  /** `place`: longitude, latitude and distance, then their speeds; or right ascension, declination … with EQUATORIAL. */
  swe_calc_ut(jdUt: number, body: number, flags: number, place: Float64Array, fault: Uint8Array): number;
  swe_get_ayanamsa_ut(jdUt: number): number;
  /** `cusps`: from 1 on; `points`: ascendant, midheaven, ARMC, vertex. */
  swe_houses_ex(
    jdUt: number,
    flags: number,
    latitude: number,
    longitude: number,
    system: number,
    cusps: Float64Array,
    points: Float64Array,
  ): number;
  swe_houses_armc(
    armc: number,
    latitude: number,
    obliquity: number,
    system: number,
    cusps: Float64Array,
    points: Float64Array,
  ): number;
  /** `geopos`: longitude, latitude, height. */
  swe_rise_trans(
    jdUt: number,
    body: number,
    star: null,
    ephemeris: number,
    event: number,
    geopos: Float64Array,
    pressure: number,
    temperature: number,
    instant: Float64Array,
    fault: Uint8Array,
  ): number;
  readonly swe_sol_eclipse_when_glob: EclipseSearch;
  readonly swe_lun_eclipse_when: EclipseSearch;
  readonly swe_sol_eclipse_how: EclipseLook;
  readonly swe_lun_eclipse_how: EclipseLook;
  /** Hours at Greenwich, from the true obliquity and the nutation in longitude of that instant. */
  swe_sidtime0(jdUt: number, obliquity: number, nutation: number): number;
  swe_deltat(jdUt: number): number;
}
