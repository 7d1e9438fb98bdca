import { createRequire } from 'node:module';
import { Buffer } from 'node:buffer';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Body, EclipseType } from './port.ts';

/** A result of the addon: it reports faults as a value, never as an exception. */
type Outcome<T> = (T & { readonly error?: undefined }) | { readonly error: string };

interface EclipticResult {
  readonly longitude: number;
  readonly latitude: number;
  readonly distance: number;
  readonly longitudeSpeed: number;
  readonly latitudeSpeed: number;
  readonly rflag: number;
}

interface EquatorialResult {
  readonly rectAscension: number;
  readonly declination: number;
  readonly rflag: number;
}

interface HousesResult {
  readonly house: readonly number[];
  readonly ascendant: number;
  readonly mc: number;
  readonly armc: number;
  readonly vertex: number;
}

interface EclipseSearchResult {
  readonly rflag: number;
  readonly maximum: number;
}

interface EclipseAtPlaceResult {
  readonly rflag: number;
  readonly apparentAltitude: number;
}

/** The part of the `swisseph` addon in use; its own typings do not match what it returns. */
export interface SwissAddon {
  swe_set_ephe_path(path: string): void;
  swe_set_sid_mode(mode: number, t0: number, ayanT0: number): void;
  swe_calc_ut(jdUt: number, body: number, flags: number): Outcome<EclipticResult & EquatorialResult>;
  swe_get_ayanamsa_ut(jdUt: number): number;
  swe_houses_ex(
    jdUt: number,
    flags: number,
    latitude: number,
    longitude: number,
    system: string,
  ): Outcome<HousesResult>;
  swe_houses_armc(armc: number, latitude: number, obliquity: number, system: string): Outcome<HousesResult>;
  swe_rise_trans(
    jdUt: number,
    body: number,
    star: string,
    ephemeris: number,
    event: number,
    longitude: number,
    latitude: number,
    height: number,
    pressure: number,
    temperature: number,
  ): Outcome<{ readonly transitTime: number }>;
  swe_sol_eclipse_when_glob(
    jdUt: number,
    ephemeris: number,
    types: number,
    backward: number,
  ): Outcome<EclipseSearchResult>;
  swe_lun_eclipse_when(jdUt: number, ephemeris: number, types: number, backward: number): Outcome<EclipseSearchResult>;
  swe_sol_eclipse_how(
    jdUt: number,
    ephemeris: number,
    longitude: number,
    latitude: number,
    height: number,
  ): Outcome<EclipseAtPlaceResult & { readonly eclipseMagnitude: number }>;
  swe_lun_eclipse_how(
    jdUt: number,
    ephemeris: number,
    longitude: number,
    latitude: number,
    height: number,
  ): Outcome<EclipseAtPlaceResult>;
  swe_sidtime(jdUt: number): { readonly siderialTime: number };
  swe_deltat(jdUt: number): { readonly delta: number };
}

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

/** The addon with its data folders set: our Delta T table first, then the files of the package. */
export function loadSwissAddon(): SwissAddon {
  const addon = require('swisseph') as SwissAddon;
  const folders = [
    fileURLToPath(new URL('../../data/ephe', import.meta.url)),
    join(dirname(require.resolve('swisseph/package.json')), 'ephe'),
  ];
  addon.swe_set_ephe_path(ephemerisPath(folders));
  const deltaT2026 = addon.swe_deltat(2_461_041.5).delta * 86_400;
  const moon = addon.swe_calc_ut(2_461_041.5, 1, SWISS_FILES | SPEED);
  if (Math.abs(deltaT2026 - 69.11) > 0.1 || moon.error !== undefined || (moon.rflag & SWISS_FILES) === 0) {
    throw new Error(
      `The Swiss Ephemeris does not read its files from ${folders.join(' and ')}. Check that they are there, and unset SE_EPHE_PATH.`,
    );
  }
  return addon;
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
