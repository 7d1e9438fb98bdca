import { describe, expect, it } from 'vitest';
import { readReference } from '../../test/read-reference.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { separation, normalize } from '../base/angles.ts';

import { SUB_ROWS } from '../zodiac/sub-table.ts';
import { ascendantOfArmc, cuspsFromAscendant, houseOf, siderealHouses } from './houses.ts';

const sky = createSwissEphemeris();

interface Reference {
  readonly tolerance_deg: number;
  readonly cases: readonly {
    utc: string;
    lat: number;
    lon: number;
    jd_ut: number;
    armc: number;
    eps_true: number;
    cusps_tropical: readonly number[];
    asc: number;
    mc: number;
  }[];
}
const { cases, tolerance_deg: tolerance } = readReference<Reference>('houses_placidus_independent');

describe('Placidus cusps (R3.1)', () => {
  it.each(cases)('agree with separate mathematics at latitude $lat', (row) => {
    const ayanamsa = sky.ayanamsa(row.jd_ut, 'kp').true;
    const tropical = sky.houses(row.jd_ut, { latitude: row.lat, longitude: row.lon }, 'P');
    const { cusps, midheaven } = siderealHouses(tropical, ayanamsa);
    row.cusps_tropical.forEach((expected, index) => {
      expect(separation(cusps[index]?.tropicalLongitude ?? NaN, expected)).toBeLessThan(tolerance);
      expect(separation(cusps[index]?.longitude ?? NaN, expected - ayanamsa)).toBeLessThan(tolerance);
    });
    expect(separation(midheaven.tropicalLongitude, row.mc)).toBeLessThan(tolerance);
  });

  it.each(cases)('follow from the ascendant alone at latitude $lat (R3.5)', (row) => {
    const ayanamsa = sky.ayanamsa(row.jd_ut, 'kp').true;
    const { cusps, armc } = cuspsFromAscendant(sky, row.asc - ayanamsa, row.lat, row.eps_true, ayanamsa);
    expect(separation(armc, row.armc)).toBeLessThan(tolerance);
    row.cusps_tropical.forEach((expected, index) => {
      expect(separation(cusps[index]?.tropicalLongitude ?? NaN, expected)).toBeLessThan(tolerance);
    });
  });

  it('follow from each of the 249 numbers at every latitude that has them', () => {
    for (const latitude of [-66, -40, 0, 28, 66]) {
      for (const row of SUB_ROWS) {
        const sidereal = row.fromArcsec / 3600;
        const { cusps } = cuspsFromAscendant(sky, sidereal, latitude, 23.44, 24);
        expect(separation(cusps[0]?.longitude ?? NaN, sidereal)).toBeLessThan(1e-6);
      }
    }
  });

  it('A7: are equal houses from the ascendant inside the polar circles', () => {
    for (const latitude of [66.57, -70, 89]) {
      const { cusps, midheaven } = cuspsFromAscendant(sky, 10, latitude, 23.44, 24);
      expect(cusps.map(({ longitude }) => longitude)).toEqual(
        Array.from({ length: 12 }, (_, index) => expect.closeTo((10 + 30 * index) % 360, 9)),
      );
      expect(midheaven.longitude).toBeCloseTo(280, 9);
    }
  });
});

describe('ascendantOfArmc', () => {
  it.each(cases)('is the rising degree at latitude $lat', (row) => {
    expect(separation(ascendantOfArmc(row.armc, row.lat, row.eps_true), row.asc)).toBeLessThan(tolerance);
  });

  it('lies on the horizon and rises, also inside the polar circles', () => {
    const rad = Math.PI / 180;
    const e = 23.44 * rad;
    for (const latitude of [0, 50, 70, 80, 89, -75]) {
      for (let armc = 0; armc < 360; armc += 13) {
        const a = ascendantOfArmc(armc, latitude, 23.44) * rad;
        const declination = Math.asin(Math.sin(e) * Math.sin(a));
        const hourAngle = armc * rad - Math.atan2(Math.sin(a) * Math.cos(e), Math.cos(a));
        const altitude =
          Math.sin(latitude * rad) * Math.sin(declination) +
          Math.cos(latitude * rad) * Math.cos(declination) * Math.cos(hourAngle);
        expect(Math.abs(altitude)).toBeLessThan(1e-9);
        expect(Math.sin(hourAngle)).toBeLessThan(0);
      }
    }
  });
});

describe('houseOf (R3.1)', () => {
  const cusps = siderealHouses(sky.houses(2_451_545, { latitude: 51.5, longitude: 0 }, 'P'), 24).cusps;

  it('begins each house at its cusp and ends it before the next', () => {
    for (const { house, longitude } of cusps) {
      expect(houseOf(longitude, cusps)).toBe(house);
      expect(houseOf(normalize(longitude - 1e-9), cusps)).toBe(house === 1 ? 12 : house - 1);
    }
  });

  it('agrees with the spans over the whole circle', () => {
    for (let longitude = 0; longitude < 360; longitude += 0.37) {
      const holding = cusps.filter((cusp) => normalize(longitude - cusp.longitude) < cusp.span);
      expect(holding.map((cusp) => cusp.house)).toEqual([houseOf(longitude, cusps)]);
    }
  });
});
