import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nativeLibrary } from './native-library.ts';
import type { SwissLibrary } from './swiss-functions.ts';
import { wasmLibrary } from './wasm-library.ts';
import type { Body, EclipseType } from './port.ts';

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

/** What `node packages/engine/library.mjs` compiled, or what came with the package (ADR 81). */
const LIBRARY = new URL('../../library/', import.meta.url);
const HOME = dirname(createRequire(import.meta.url).resolve('swisseph/package.json'));
const FOLDERS = [fileURLToPath(new URL('../../data/ephe', import.meta.url)), join(HOME, 'ephe')];

/**
 * The library with its data folders set: our Delta T table first, then the files of the package. Its functions write
 * into arrays, because the objects of an addon cost more than many a position (ADR 48).
 */
export function loadSwissLibrary(): SwissLibrary {
  const library = openLibrary(LIBRARY, FOLDERS);
  const deltaT2026 = library.swe_deltat(2_461_041.5) * 86_400;
  const moon = library.swe_calc_ut(2_461_041.5, 1, SWISS_FILES | SPEED, new Float64Array(6), faultSpace());
  if (Math.abs(deltaT2026 - 69.11) > 0.1 || moon < 0 || (moon & SWISS_FILES) === 0) {
    throw new Error(
      `The Swiss Ephemeris does not read its files from ${FOLDERS.join(' and ')}. Check that they are there, and unset SE_EPHE_PATH.`,
    );
  }
  return library;
}

/** Room for what the library says of a fault. */
export const faultSpace = (): Uint8Array => new Uint8Array(256);

/** The library in a folder, held to the hash in its manifest before any of it runs. */
export function openLibrary(folder: URL, ephemeris: readonly string[]): SwissLibrary {
  const { file, sha256 } = manifestOf(folder);
  const path = fileURLToPath(new URL(file, folder));
  const bytes = readFileSync(path);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${path} is not what its manifest.json names: it was changed or is cut off. ${REMEDY}`);
  return file.endsWith('.wasm') ? wasmLibrary(bytes, ephemeris) : nativeLibrary(path, ephemeris);
}

const REMEDY = 'Install the package again, or in a checkout run: node packages/engine/library.mjs';

interface Manifest {
  readonly file: string;
  readonly sha256: string;
}

function manifestOf(folder: URL): Manifest {
  try {
    return JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Manifest;
  } catch (fault) {
    throw new Error(`The compiled Swiss Ephemeris is not in ${fileURLToPath(folder)}. ${REMEDY}`, { cause: fault });
  }
}
