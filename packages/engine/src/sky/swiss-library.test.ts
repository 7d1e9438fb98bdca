import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { FUNCTIONS } from '../../library.mjs';
import {
  BODIES,
  ECLIPTIC_AND_NUTATION,
  EQUATORIAL,
  faultSpace,
  loadSwissLibrary,
  openLibrary,
  RISE,
  SPEED,
  SWISS_FILES,
} from './swiss-library.ts';

const library = loadSwissLibrary();
const fault = faultSpace();
const DAYS = Array.from({ length: 60 }, (_, index) => 2_378_500.31 + index * 3_651.7);
const RADIANS = Math.PI / 180;
const round = (degrees: number): number => ((degrees % 360) + 360) % 360;
/** The shorter way between two angles. */
const apart = (one: number, other: number): number => Math.abs(round(one - other + 180) - 180);

const placeOf = (jdUt: number, body: number, flags: number): Float64Array => {
  const place = new Float64Array(6);
  expect(library.swe_calc_ut(jdUt, body, SWISS_FILES | flags, place, fault)).toBe(SWISS_FILES | flags);
  return place;
};

describe('each function of the library', () => {
  it('is one that the compilation for other machines exports', () => {
    expect(FUNCTIONS.filter((name) => name !== 'swe_set_ephe_path').sort()).toEqual(Object.keys(library).sort());
  });

  it.each(Object.entries(BODIES))(
    'places %s: speed is the change of place, and both coordinates are one place',
    (_, body) => {
      for (const day of DAYS) {
        const [longitude = NaN, latitude = NaN, , speed = NaN] = placeOf(day, body, SPEED);
        const [later = NaN] = placeOf(day + 0.005, body, SPEED);
        const [before = NaN] = placeOf(day - 0.005, body, SPEED);
        // The osculating node swings within hours.
        expect(apart(later, before + speed / 100)).toBeLessThan(body === BODIES.TrueNode ? 1e-3 : 2e-5);
        const [obliquity = NaN] = placeOf(day, ECLIPTIC_AND_NUTATION, 0);
        const [ascension = NaN, declination = NaN] = placeOf(day, body, EQUATORIAL);
        const [l, b, e] = [longitude * RADIANS, latitude * RADIANS, obliquity * RADIANS];
        expect(Math.sin(declination * RADIANS)).toBeCloseTo(
          Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l),
          9,
        );
        expect(Math.cos(declination * RADIANS) * Math.cos(ascension * RADIANS)).toBeCloseTo(
          Math.cos(b) * Math.cos(l),
          9,
        );
      }
    },
  );

  it('finds the same cusps from the clock as from sidereal time, obliquity and longitude', () => {
    const [cusps, points, again, more] = [13, 10, 13, 10].map((length) => new Float64Array(length)) as [
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    for (const day of DAYS) {
      const [obliquity = NaN, , nutation = NaN] = placeOf(day, ECLIPTIC_AND_NUTATION, 0);
      for (const [latitude, longitude] of [
        [0, 0],
        [13.08, 80.27],
        [-33.9, 151.2],
        [64.1, -21.9],
      ] as const) {
        const system = 'P'.charCodeAt(0);
        expect(library.swe_houses_ex(day, 0, latitude, longitude, system, cusps, points)).toBe(0);
        const armc = round(library.swe_sidtime0(day, obliquity, nutation) * 15 + longitude);
        expect(apart(points[2] ?? NaN, armc)).toBeLessThan(1e-6);
        expect(library.swe_houses_armc(armc, latitude, obliquity, system, again, more)).toBe(0);
        for (let house = 1; house <= 12; house++)
          expect(apart(cusps[house] ?? NaN, again[house] ?? NaN)).toBeLessThan(1e-5);
      }
    }
    expect(library.swe_houses_ex(2_451_545, 0, 80, 0, 'P'.charCodeAt(0), cusps, points)).toBeLessThan(0);
  });

  it('knows Delta T as the tables of the Earth Orientation service print it, and Lahiri as the almanac does', () => {
    expect(library.swe_deltat(2_451_544.5) * 86_400).toBeCloseTo(63.83, 1);
    expect(library.swe_deltat(2_433_282.5) * 86_400).toBeCloseTo(29.15, 0);
    library.swe_set_sid_mode(1, 0, 0);
    // 23°15'00.658" on 21 March 1956, by definition.
    expect(library.swe_get_ayanamsa_ut(2_435_553.5)).toBeCloseTo(23.25, 2);
  });

  it("finds the eclipses of NASA's catalogues, and their magnitudes", () => {
    const [instants, seen] = [new Float64Array(10), new Float64Array(20)];
    // Total eclipse of the Sun on 8 April 2024, greatest at 18:17:20 UT near 25°17' N 104°08' W, magnitude 1.0566.
    expect(library.swe_sol_eclipse_when_glob(2_460_390.5, SWISS_FILES, 0, instants, 0, fault) & 4).toBe(4);
    expect(Math.abs((instants[0] ?? NaN) - (2_460_408.5 + (18 * 3600 + 17 * 60 + 20) / 86_400)) * 1440).toBeLessThan(
      0.5,
    );
    library.swe_sol_eclipse_how(instants[0] ?? NaN, SWISS_FILES, Float64Array.of(-104.13, 25.29, 0), seen, fault);
    expect(seen[8]).toBeCloseTo(1.0566, 2);
    expect(seen[6]).toBeCloseTo(69.8, 0);
    // Total eclipse of the Moon on 14 March 2025, greatest at 06:58:47 UT, umbral magnitude 1.1784.
    expect(library.swe_lun_eclipse_when(2_460_740.5, SWISS_FILES, 0, instants, 0, fault) & 4).toBe(4);
    expect(Math.abs((instants[0] ?? NaN) - (2_460_748.5 + (6 * 3600 + 58 * 60 + 47) / 86_400)) * 1440).toBeLessThan(
      0.5,
    );
    library.swe_lun_eclipse_how(instants[0] ?? NaN, SWISS_FILES, Float64Array.of(-100, 20, 0), seen, fault);
    expect(seen[8]).toBeCloseTo(1.1784, 2);
  });

  it('finds a rise at which the Sun stands on the horizon, and none in the polar day', () => {
    const instant = new Float64Array(1);
    const rise = (day: number, latitude: number): number =>
      library.swe_rise_trans(
        day,
        BODIES.Sun,
        null,
        SWISS_FILES,
        RISE,
        Float64Array.of(0, latitude, 0),
        1010,
        10,
        instant,
        fault,
      );
    for (const [day, latitude] of [
      [2_460_754.5, 51.48],
      [2_460_848.5, 13],
      [2_460_900.5, -34],
    ] as const) {
      expect(rise(day, latitude)).toBe(0);
      const [at = NaN] = instant;
      const [obliquity = NaN, , nutation = NaN] = placeOf(at, ECLIPTIC_AND_NUTATION, 0);
      const [ascension = NaN, declination = NaN] = placeOf(at, BODIES.Sun, EQUATORIAL);
      const hour = (library.swe_sidtime0(at, obliquity, nutation) * 15 - ascension) * RADIANS;
      const [f, d] = [latitude * RADIANS, declination * RADIANS];
      const altitude = Math.asin(Math.sin(f) * Math.sin(d) + Math.cos(f) * Math.cos(d) * Math.cos(hour)) / RADIANS;
      // Refraction of 34' and half a disc of 16' lift the upper edge onto the horizon.
      expect(Math.abs(altitude + 50 / 60)).toBeLessThan(0.02);
      expect(at - day).toBeLessThan(1);
    }
    expect(rise(2_460_848.5, 75)).toBe(-2);
  });
});

describe('the library in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-library-'));
  const own = new URL('../../library/', import.meta.url);
  const manifest: { readonly file: string } = JSON.parse(readFileSync(new URL('manifest.json', own), 'utf8'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is not loaded when a byte of it differs from what the manifest names', () => {
    copyFileSync(new URL('manifest.json', own), join(folder, 'manifest.json'));
    const bytes = readFileSync(new URL(manifest.file, own));
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(join(folder, manifest.file), bytes);
    expect(() => openLibrary(pathToFileURL(`${folder}/`), [])).toThrow(
      /is not what its manifest\.json names: .* Install the package again/,
    );
  });

  it('is asked for where there is none', () => {
    expect(() => openLibrary(pathToFileURL(`${folder}/none/`), [])).toThrow(
      /The compiled Swiss Ephemeris is not in .*none\/\. .*node packages\/engine\/library\.mjs/,
    );
  });
});
