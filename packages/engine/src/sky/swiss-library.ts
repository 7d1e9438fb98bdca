import { createRequire } from 'node:module';
import { Buffer } from 'node:buffer';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import koffi from 'koffi';
import type { Body, EclipseType } from './port.ts';

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
  swe_set_ephe_path(path: string): void;
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

const FUNCTIONS: readonly string[] = [
  'void swe_set_ephe_path(str path)',
  'void swe_set_sid_mode(int32 mode, double t0, double ayanT0)',
  'int32 swe_calc_ut(double jdUt, int32 body, int32 flags, double *place, char *fault)',
  'double swe_get_ayanamsa_ut(double jdUt)',
  'int swe_houses_ex(double jdUt, int32 flags, double lat, double lon, int system, double *cusps, double *points)',
  'int swe_houses_armc(double armc, double lat, double obliquity, int system, double *cusps, double *points)',
  'int32 swe_rise_trans(double jdUt, int32 body, char *star, int32 ephemeris, int32 event, double *geopos, double pressure, double temperature, double *instant, char *fault)',
  'int32 swe_sol_eclipse_when_glob(double jdUt, int32 ephemeris, int32 types, double *instants, int32 backward, char *fault)',
  'int32 swe_lun_eclipse_when(double jdUt, int32 ephemeris, int32 types, double *instants, int32 backward, char *fault)',
  'int32 swe_sol_eclipse_how(double jdUt, int32 ephemeris, double *geopos, double *seen, char *fault)',
  'int32 swe_lun_eclipse_how(double jdUt, int32 ephemeris, double *geopos, double *seen, char *fault)',
  'double swe_sidtime0(double jdUt, double obliquity, double nutation)',
  'double swe_deltat(double jdUt)',
];

/** Numbers of the library. */
export const BODIES: Readonly<Record<Body, number>> = {
  Sun: 0,
  Moon: 1,
  Mercury: 2,
  Venus: 3,
  Mars: 4,
  Jupiter: 5,
  Saturn: 6,
  Uranus: 7,
  Neptune: 8,
  Pluto: 9,
  MeanNode: 10,
  TrueNode: 11,
};

export const SWISS_FILES = 2;
/** The mean equinox of date: no nutation. */
export const MEAN_EQUINOX = 64;
export const SPEED = 256;
export const EQUATORIAL = 2048;
export const ECLIPTIC_AND_NUTATION = -1;
export const RISE = 1;
export const SET = 2;
/** Disc centre, no refraction, geocentric without ecliptic latitude. */
export const HINDU_RISING = 256 | 512 | 128;

/** Flags of an eclipse search that name what was found, the fuller type first. */
export const ECLIPSE_FLAGS: readonly (readonly [number, EclipseType])[] = [
  [32, 'HYBRID'],
  [4, 'TOTAL'],
  [8, 'ANNULAR'],
  [16, 'PARTIAL'],
  [64, 'PENUMBRAL'],
];

/** The library copies the whole path into 256 bytes and adds a file name to it. */
const LONGEST_PATH = 242;

const require = createRequire(import.meta.url);
const HOME = dirname(require.resolve('swisseph/package.json'));

/**
 * The library with its data folders set: our Delta T table first, then the files of the package. Its functions are called
 * past the addon that carries them, whose objects cost more than many a position (ADR 48).
 */
export function loadSwissLibrary(): SwissLibrary {
  const library = functionsOfAddon();
  const folders = [fileURLToPath(new URL('../../data/ephe', import.meta.url)), join(HOME, 'ephe')];
  library.swe_set_ephe_path(ephemerisPath(folders));
  const deltaT2026 = library.swe_deltat(2_461_041.5) * 86_400;
  const moon = library.swe_calc_ut(2_461_041.5, 1, SWISS_FILES | SPEED, new Float64Array(6), faultSpace());
  if (Math.abs(deltaT2026 - 69.11) > 0.1 || moon < 0 || (moon & SWISS_FILES) === 0) {
    throw new Error(
      `The Swiss Ephemeris does not read its files from ${folders.join(' and ')}. Check that they are there, and unset SE_EPHE_PATH.`,
    );
  }
  return library;
}

/** Room for what the library says of a fault. */
export const faultSpace = (): Uint8Array => new Uint8Array(256);

function functionsOfAddon(): SwissLibrary {
  // Node loads the addon first: as a plain library it would leave a registration behind, on which the next addon fails.
  require('swisseph');
  const library = koffi.load(join(HOME, 'build/Release/swisseph.node'));
  const functions = FUNCTIONS.map((prototype) => [/(\w+)\(/.exec(prototype)?.[1], library.func(prototype)]);
  return Object.fromEntries(functions) as SwissLibrary;
}

/** Folders as the library takes them; the way from the working directory where the full one is too long or has a separator in it. */
export function ephemerisPath(folders: readonly string[], workingDirectory = process.cwd()): string {
  const relativeFolders = folders.map((folder) => relative(workingDirectory, folder) || '.');
  for (const candidate of [folders, relativeFolders]) {
    const path = candidate.join(';');
    if (Buffer.byteLength(path) <= LONGEST_PATH && !candidate.some((folder) => /[;:]/.test(folder))) return path;
  }
  throw new Error(
    `The ephemeris folders (${folders.join(', ')}) have a name with ; or : or are longer together than ${LONGEST_PATH} bytes, which the Swiss Ephemeris cannot open. Start from a folder nearer to them or with a shorter path.`,
  );
}
