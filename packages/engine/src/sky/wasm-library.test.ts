import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ensureWasm, WASM, zig } from '../../library.mjs';
import { BODIES, faultSpace, loadSwissLibrary, openLibrary, RISE, SPEED, SWISS_FILES } from './swiss-library.ts';
import type { SwissLibrary } from './swiss-functions.ts';

const HOME = dirname(createRequire(import.meta.url).resolve('swisseph/package.json'));
const FOLDERS = [fileURLToPath(new URL('../../data/ephe', import.meta.url)), join(HOME, 'ephe')];
const DAYS = Array.from({ length: 400 }, (_, index) => 2_378_500.31 + index * 547.7);
const PLACES = [
  [13.08, 80.27],
  [-33.9, 151.2],
  [64.1, -21.9],
] as const;
/** A tenth of what could move the sixth decimal, the last that is printed. */
const FARTHEST = 5e-8;

/** All numbers that one way of asking finds. */
type Asked = (library: SwissLibrary) => readonly number[];

const fault = faultSpace();
const positions: Asked = (library) =>
  DAYS.flatMap((day) =>
    Object.values(BODIES).flatMap((body) => {
      const place = new Float64Array(6);
      return [library.swe_calc_ut(day, body, SWISS_FILES | SPEED, place, fault), ...place];
    }),
  );
const cusps: Asked = (library) =>
  DAYS.flatMap((day) =>
    PLACES.flatMap(([latitude, longitude]) => {
      const [found, points, armc] = [new Float64Array(13), new Float64Array(10), new Float64Array(13)];
      library.swe_houses_ex(day, 0, latitude, longitude, 'P'.charCodeAt(0), found, points);
      library.swe_houses_armc(day % 360, latitude, 23.44, 'P'.charCodeAt(0), armc, points);
      return [...found.subarray(1), ...armc.subarray(1)];
    }),
  );
const clocks: Asked = (library) => {
  library.swe_set_sid_mode(5, 0, 0);
  return DAYS.flatMap((day) => [
    library.swe_deltat(day),
    library.swe_get_ayanamsa_ut(day),
    library.swe_sidtime0(day, 23.44, 0.002),
  ]);
};
const events: Asked = (library) =>
  DAYS.filter((_, index) => index % 10 === 0).flatMap((day) => {
    const [instant, instants, seen] = [new Float64Array(1), new Float64Array(10), new Float64Array(20)];
    const geopos = Float64Array.of(80.27, 13.08, 0);
    const rise = library.swe_rise_trans(day, BODIES.Moon, null, SWISS_FILES, RISE, geopos, 1010, 10, instant, fault);
    const found = [rise, ...instant];
    for (const [search, look] of [
      ['swe_sol_eclipse_when_glob', 'swe_sol_eclipse_how'],
      ['swe_lun_eclipse_when', 'swe_lun_eclipse_how'],
    ] as const) {
      found.push(library[search](day, SWISS_FILES, 0, instants, 0, fault), instants[0] ?? NaN);
      found.push(library[look](instants[0] ?? NaN, SWISS_FILES, geopos, seen, fault), seen[6] ?? NaN, seen[8] ?? NaN);
    }
    return found;
  });

describe.skipIf(zig() === undefined)('the library as WebAssembly (where zig is)', () => {
  it.each([
    ['positions and speeds', positions],
    ['cusps', cusps],
    ['Delta T, ayanamsa and sidereal time', clocks],
    ['rises and eclipses', events],
  ])(
    'finds the %s of the library of this machine, to less than what is printed',
    async (_, asked) => {
      expect(await ensureWasm()).toBeUndefined();
      const wasm = openLibrary(pathToFileURL(`${WASM}/`), FOLDERS);
      const expected = asked(loadSwissLibrary());
      const found = asked(wasm);
      expect(found).toHaveLength(expected.length);
      const farthest = Math.max(...expected.map((value, index) => Math.abs(value - (found[index] ?? NaN))));
      expect(farthest).toBeLessThan(FARTHEST);
    },
    300_000,
  );

  it('says of a fault what the library of this machine says', async () => {
    expect(await ensureWasm()).toBeUndefined();
    const said = (library: SwissLibrary): string => {
      const words = faultSpace();
      expect(library.swe_calc_ut(9e6, BODIES.Sun, SWISS_FILES, new Float64Array(6), words)).toBeLessThan(0);
      return Buffer.from(words).toString().split('\0')[0] ?? '';
    };
    const wasm = said(openLibrary(pathToFileURL(`${WASM}/`), FOLDERS));
    // Names of folders differ.
    expect(wasm.replace(/'.*'/, '')).toBe(said(loadSwissLibrary()).replace(/'.*'/, ''));
  });

  it('is one file of less than half a megabyte', () => {
    expect(readFileSync(join(WASM, 'swiss-ephemeris.wasm')).length).toBeLessThan(500_000);
  });
});
