import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type Koffi from 'koffi';
import type { SwissLibrary } from './swiss-functions.ts';

/** A fault in one of these is a crash and no exception. */
const PROTOTYPES: readonly string[] = [
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

/** The library copies the whole path into 256 bytes and adds a file name to it. */
const LONGEST_PATH = 242;

/** A shared library of this machine; koffi is read where there is one alone. */
export function nativeLibrary(file: string, ephemeris: readonly string[]): SwissLibrary {
  const koffi = createRequire(import.meta.url)('koffi') as typeof Koffi;
  const library = koffi.load(file);
  library.func('void swe_set_ephe_path(str path)')(ephemerisPath(ephemeris));
  const functions = PROTOTYPES.map((prototype) => [/(\w+)\(/.exec(prototype)?.[1], library.func(prototype)]);
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
