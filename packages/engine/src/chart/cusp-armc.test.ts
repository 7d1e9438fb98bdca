import { describe, expect, it } from 'vitest';
import { wrap180 } from '../base/angles.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { HOUSES } from '../zodiac/names.ts';
import { armcOfCusp, armcOfCusps } from './cusp-armc.ts';

const ephemeris = createSwissEphemeris();
const OBLIQUITY = 23.4392;

describe('armcOfCusp', () => {
  it('leads from each cusp of the library back to the sidereal time that it was asked for', () => {
    for (const latitude of [-66.4, -51.3, -10, 0, 13.1, 28.6, 48.9, 60, 66.4]) {
      let most = 0;
      for (let armc = 0.5; armc < 360; armc += 7.25) {
        const { cusps } = ephemeris.housesFromArmc(armc, latitude, OBLIQUITY, 'P');
        for (const house of HOUSES) {
          const found = armcOfCusp(house, cusps[house - 1] ?? Number.NaN, latitude, OBLIQUITY);
          most = Math.max(most, Math.abs(wrap180(found - armc)));
        }
      }
      // A millionth of a degree of sidereal time is 0.24 milliseconds. Near the polar circles the library's own steps end earlier.
      expect([latitude, most]).toEqual([latitude, expect.closeTo(0, Math.abs(latitude) > 60 ? 5 : 6)]);
    }
  });

  it('is the same for each house and for all of them together', () => {
    for (const [longitude, latitude] of [
      [12.5, 28.6],
      [267.1, -51.3],
      [90, 70],
    ] as const)
      expect(armcOfCusps(longitude, latitude, OBLIQUITY)).toEqual(
        HOUSES.map((house) => armcOfCusp(house, longitude, latitude, OBLIQUITY)),
      );
  });

  it('has no answer for a degree that never rises', () => {
    expect(armcOfCusp(1, 90, 70, OBLIQUITY)).toBeNaN();
    expect(armcOfCusp(10, 90, 70, OBLIQUITY)).toBeCloseTo(90, 9);
  });
});
