import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  BODIES,
  ECLIPTIC_AND_NUTATION,
  EQUATORIAL,
  faultSpace,
  loadSwissLibrary,
  RISE,
  SPEED,
  SWISS_FILES,
} from './swiss-library.ts';

/** What the addon answers: named numbers, or a fault. */
type Named = Readonly<Record<string, unknown>>;
type Addon = Readonly<Record<string, (...words: readonly unknown[]) => Named>>;

const library = loadSwissLibrary();
// The addon is the same library behind objects, and reads the folders that were set for it.
const addon = createRequire(import.meta.url)('swisseph') as Addon;
const ask = (name: string, ...words: readonly unknown[]): Named => addon[name]?.(...words) ?? {};
const fault = faultSpace();

const DAYS = Array.from({ length: 60 }, (_, index) => 2_378_500.31 + index * 3_651.7);
const PLACES = [
  [0, 0],
  [13.08, 80.27],
  [-33.9, 151.2],
  [64.1, -21.9],
] as const;

describe('the functions of the library give to the last bit what the addon makes of them', () => {
  it.each(Object.entries(BODIES))('positions of %s', (_, body) => {
    for (const day of DAYS) {
      const place = new Float64Array(6);
      expect(library.swe_calc_ut(day, body, SWISS_FILES | SPEED, place, fault)).toBe(SWISS_FILES | SPEED);
      const { rflag: _flags, ...theirs } = ask('swe_calc_ut', day, body, SWISS_FILES | SPEED);
      expect([...place]).toEqual(Object.values(theirs));
      library.swe_calc_ut(day, body, SWISS_FILES | EQUATORIAL, place, fault);
      const { rectAscension, declination } = ask('swe_calc_ut', day, body, SWISS_FILES | EQUATORIAL);
      expect([...place.subarray(0, 2)]).toEqual([rectAscension, declination]);
    }
  });

  it('cusps, angles, sidereal time and Delta T', () => {
    const [cusps, points, frame] = [new Float64Array(13), new Float64Array(10), new Float64Array(6)];
    for (const day of DAYS) {
      library.swe_calc_ut(day, ECLIPTIC_AND_NUTATION, SWISS_FILES, frame, fault);
      const [obliquity = Number.NaN, , nutation = Number.NaN] = frame;
      expect(library.swe_sidtime0(day, obliquity, nutation)).toBe(ask('swe_sidtime', day)['siderialTime']);
      expect(library.swe_deltat(day)).toBe(ask('swe_deltat', day)['delta']);
      for (const [latitude, longitude] of PLACES) {
        expect(library.swe_houses_ex(day, 0, latitude, longitude, 'P'.charCodeAt(0), cusps, points)).toBe(0);
        const { house, ascendant, mc, armc, vertex } = ask('swe_houses_ex', day, 0, latitude, longitude, 'P');
        expect([...cusps.subarray(1)]).toEqual(house);
        expect([...points.subarray(0, 4)]).toEqual([ascendant, mc, armc, vertex]);
        library.swe_houses_armc(day % 360, latitude, 23.44, 'W'.charCodeAt(0), cusps, points);
        expect([...cusps.subarray(1)]).toEqual(ask('swe_houses_armc', day % 360, latitude, 23.44, 'W')['house']);
      }
    }
  });

  it('risings and eclipses, and their refusals', () => {
    const [instants, seen] = [new Float64Array(10), new Float64Array(20)];
    for (const day of DAYS.slice(0, 20)) {
      for (const [latitude, longitude] of PLACES) {
        const geopos = Float64Array.of(longitude, latitude, 0);
        const words = [day, BODIES.Moon, null, SWISS_FILES, RISE, geopos, 1010, 10, instants, fault] as const;
        const never = library.swe_rise_trans(...words) === -2;
        const theirs = [day, BODIES.Moon, '', SWISS_FILES, RISE, longitude, latitude, 0, 1010, 10];
        expect(never ? -2 : instants[0]).toBe(ask('swe_rise_trans', ...theirs)['transitTime']);
      }
      for (const [search, look] of [
        ['swe_sol_eclipse_when_glob', 'swe_sol_eclipse_how'],
        ['swe_lun_eclipse_when', 'swe_lun_eclipse_how'],
      ] as const) {
        const flags = library[search](day, SWISS_FILES, 0, instants, 0, fault);
        const theirs = ask(search, day, SWISS_FILES, 0, 0);
        expect([flags, instants[0]]).toEqual([theirs['rflag'], theirs['maximum']]);
        const [maximum = NaN] = instants;
        library[look](maximum, SWISS_FILES, Float64Array.of(80, 13, 0), seen, fault);
        const { apparentAltitude, eclipseMagnitude, magnitude } = ask(look, maximum, SWISS_FILES, 80, 13, 0);
        expect([seen[6], seen[8]]).toEqual([apparentAltitude, eclipseMagnitude ?? magnitude]);
      }
    }
    const polar = [2_451_545, 0, 80, 0] as const;
    expect(library.swe_houses_ex(...polar, 'P'.charCodeAt(0), new Float64Array(13), seen)).toBeLessThan(0);
    expect(ask('swe_houses_ex', ...polar, 'P')).toHaveProperty('error');
  });
});
