import { describe, expect, it } from 'vitest';
import { readReference } from '../../test/read-reference.ts';
import { separation } from '../base/angles.ts';
import { AYANAMSAS } from '../zodiac/names.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import type { Body } from './port.ts';
import { ephemerisPath } from './native-library.ts';
import { createSwissEphemeris } from './swiss.ts';

const sky = createSwissEphemeris();
const J2000 = 2_451_545;
const place = { latitude: 13, longitude: 80 };

interface Positions {
  readonly tolerance_deg: Readonly<Record<string, number>>;
  readonly cases: readonly {
    utc: string;
    jd_tt: number;
    jd_ut1: number;
    bodies: Readonly<Record<string, [number, number, number]>>;
  }[];
}

describe('body', () => {
  const { tolerance_deg: tolerance, cases } = readReference<Positions>('positions_jpl_de441');
  const bodies: readonly Body[] = [
    'Sun',
    'Moon',
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Uranus',
    'Neptune',
    'Pluto',
  ];

  it.each(cases)('agrees with JPL DE441 on $utc', ({ jd_tt, jd_ut1, bodies: expected }) => {
    // At the reference's own Delta T: UT1 by its clock differs from the yearly table by up to 0.06 s within a year.
    const jd = jd_tt - sky.deltaT(jd_ut1) / 86_400;
    for (const body of bodies) {
      const [longitude = NaN, latitude = NaN, distance = NaN] = expected[body] ?? [];
      const state = sky.body(jd, body);
      expect(separation(state.longitude, longitude)).toBeLessThan(tolerance[body] ?? 0);
      // The library's Moon stands on an ecliptic tilted by 0.042" against that of DE441: its latitude only, no longitude.
      const allowed = body === 'Moon' ? 0.045 / 3600 : (tolerance[body] ?? 0);
      expect(Math.abs(state.latitude - latitude)).toBeLessThan(allowed);
      expect(state.distance / distance).toBeCloseTo(1, 5);
    }
  });

  it('gives speeds that are the slopes of the longitudes', () => {
    for (const body of [...bodies, 'MeanNode', 'TrueNode'] as const) {
      const [before, now, after] = [J2000 - 0.01, J2000, J2000 + 0.01].map((jd) => sky.body(jd, body));
      const slope = ((after?.longitude ?? 0) - (before?.longitude ?? 0)) / 0.02;
      expect(now?.speed).toBeCloseTo(slope, 3);
    }
  });

  it('knows both nodes: the mean one by its formula, the true one within two degrees of it', () => {
    // Meeus, Astronomical Algorithms (22.3 / 47.7): mean longitude of the ascending node at J2000.0 (TT).
    const t = sky.deltaT(J2000) / 86_400 / 36_525;
    const mean = 125.0445479 - 1934.1362891 * t + sky.frame(J2000).nutationLongitude;
    expect(separation(sky.body(J2000, 'MeanNode').longitude, mean)).toBeLessThan(0.001);
    expect(separation(sky.body(J2000, 'TrueNode').longitude, mean)).toBeLessThan(2);
    expect(sky.body(J2000, 'TrueNode').longitude).not.toBeCloseTo(mean, 2);
  });
});

describe('equatorial and frame', () => {
  it('turn into each other with the true obliquity', () => {
    const { longitude, latitude } = sky.body(J2000, 'Moon');
    const { rightAscension, declination } = sky.equatorial(J2000, 'Moon');
    const rad = Math.PI / 180;
    const e = sky.frame(J2000).obliquityTrue * rad;
    const sinDeclination =
      Math.sin(latitude * rad) * Math.cos(e) + Math.cos(latitude * rad) * Math.sin(e) * Math.sin(longitude * rad);
    expect(declination).toBeCloseTo(Math.asin(sinDeclination) / rad, 6);
    const y = Math.sin(longitude * rad) * Math.cos(e) - Math.tan(latitude * rad) * Math.sin(e);
    expect(separation(rightAscension, Math.atan2(y, Math.cos(longitude * rad)) / rad)).toBeLessThan(1e-6);
  });

  it('hold the published values of J2000', () => {
    // Explanatory Supplement: mean obliquity 23°26'21.4"; nutation of 1 January 2000 -13.9" and -5.8".
    const frame = sky.frame(J2000);
    expect(frame.obliquityMean).toBeCloseTo(23.4392794, 5);
    expect(frame.nutationLongitude * 3600).toBeCloseTo(-13.93, 1);
    expect(frame.nutationObliquity * 3600).toBeCloseTo(-5.77, 1);
    expect(frame.obliquityTrue - frame.obliquityMean).toBeCloseTo(frame.nutationObliquity, 9);
    // Greenwich mean sidereal time of J2000 is 18h 41m 50.548s; apparent adds nutation * cos e / 15.
    expect(sky.siderealTime(J2000)).toBeCloseTo(18.697374558 + (frame.nutationLongitude * 0.9175) / 15, 6);
  });
});

describe('ayanamsa (R2)', () => {
  interface Reference {
    readonly tolerance_deg: { readonly modes: number };
    readonly cases: readonly (Readonly<Record<string, number>> & { readonly utc: string; readonly jd_ut: number })[];
  }
  const { cases, tolerance_deg: tolerance } = readReference<Reference & { cases: never[] }>('ayanamsa_reference');
  const columns: Readonly<Record<Exclude<Ayanamsa, 'khullar'>, string>> = {
    kp: 'kp(5 KRISHNAMURTI)',
    kp_new: 'kp_new(45 KRISHNAMURTI_VP291)',
    lahiri: 'lahiri(1)',
    raman: 'raman(3)',
    true_chitra: 'true_chitra(27 TRUE_CITRA)',
  };

  it.each<Reference['cases'][number]>(cases)('equals the reference on $utc, mean and true', (row) => {
    for (const key of AYANAMSAS) {
      const value = sky.ayanamsa(row.jd_ut, key);
      if (key === 'khullar') {
        // The last digit of the reference is the seventh decimal.
        expect(Math.abs(value.mean - (row['khullar'] ?? NaN))).toBeLessThan(2e-7);
        continue;
      }
      expect(Math.abs(value.mean - (row[columns[key]] ?? NaN))).toBeLessThan(tolerance.modes);
      expect(Math.abs(value.true - (row[`${columns[key]} true(with nutation)`] ?? NaN))).toBeLessThan(tolerance.modes);
    }
  });

  it('has the mean values of R2 at J2000', () => {
    const expected: Readonly<Record<Ayanamsa, number>> = {
      kp: 23.76024,
      kp_new: 23.780365,
      lahiri: 23.857092,
      raman: 22.410791,
      true_chitra: 23.840018,
      khullar: 23.84554,
    };
    for (const key of AYANAMSAS) expect(sky.ayanamsa(J2000, key).mean).toBeCloseTo(expected[key], 5);
  });

  it('does not depend on what was asked before', () => {
    const alone = AYANAMSAS.map((key) => createSwissEphemeris().ayanamsa(J2000 + 1, key));
    for (const key of AYANAMSAS) sky.ayanamsa(J2000 + 7, key);
    expect(AYANAMSAS.map((key) => sky.ayanamsa(J2000 + 1, key))).toEqual(alone);
    expect([...AYANAMSAS].reverse().map((key) => sky.ayanamsa(J2000 + 1, key))).toEqual(alone.reverse());
  });

  it('differs from mean to true by the nutation in longitude', () => {
    for (const key of AYANAMSAS) {
      const { mean, true: trueValue } = sky.ayanamsa(2_460_000.25, key);
      expect(trueValue - mean).toBeCloseTo(sky.frame(2_460_000.25).nutationLongitude, 12);
    }
  });
});

describe('Delta T', () => {
  const jd = (year: number): number => J2000 - 0.5 + (year - 2000) * 365.25;

  it('is the observed one up to 2026 and the predicted one after', () => {
    expect(sky.deltaT(jd(2026))).toBeCloseTo(69.11, 1);
    expect(sky.deltaT(jd(2024))).toBeCloseTo(69.1752, 2);
    expect(sky.deltaT(jd(2030))).toBeCloseTo(69.97, 1);
  });

  it('is unchanged before 2018', () => {
    // IERS and the library's own table: 1 January 1980, 2000, 2015.
    expect(sky.deltaT(jd(1980))).toBeCloseTo(50.5387, 3);
    expect(sky.deltaT(jd(2000))).toBeCloseTo(63.8285, 3);
    expect(sky.deltaT(jd(2015))).toBeCloseTo(67.6439, 2);
  });
});

describe('riseSet', () => {
  interface Events {
    readonly riseset: readonly {
      place: string;
      lat: number;
      lon: number;
      local_date: string;
      search_from_utc: string;
      sunrise_utc: string;
      sunset_utc: string;
      moonrise_utc: string;
      moonset_utc: string;
    }[];
  }
  const { riseset } = readReference<Events>('sun_moon_events_astronomy_engine');
  const jdOf = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;

  it.each(riseset)('agrees with Astronomy Engine at $place on $local_date', (row) => {
    const from = jdOf(row.search_from_utc);
    const at = { latitude: row.lat, longitude: row.lon };
    const seconds = (found: number | null, iso: string): number => Math.abs((found ?? NaN) - jdOf(iso)) * 86_400;
    expect(seconds(sky.riseSet(from, 'Sun', 'rise', at, 'apparent'), row.sunrise_utc)).toBeLessThan(45);
    expect(seconds(sky.riseSet(from, 'Sun', 'set', at, 'apparent'), row.sunset_utc)).toBeLessThan(45);
    expect(seconds(sky.riseSet(from, 'Moon', 'rise', at, 'apparent'), row.moonrise_utc)).toBeLessThan(45);
    expect(seconds(sky.riseSet(from, 'Moon', 'set', at, 'apparent'), row.moonset_utc)).toBeLessThan(45);
  });

  it('puts the centre of the Sun on the true horizon at a Hindu sunrise, from any start', () => {
    const rad = Math.PI / 180;
    for (const latitude of [0, 28, 45, -55, 64, 66]) {
      for (let start = J2000; start < J2000 + 365; start += 9.37) {
        const jd = sky.riseSet(start, 'Sun', 'rise', { latitude, longitude: 77 });
        if (jd === null) throw new Error('no sunrise');
        expect(jd - start).toBeGreaterThan(0);
        expect(jd - start).toBeLessThan(1.1);
        // Altitude of the ecliptic point of the Sun, from the textbook formula.
        const { longitude } = sky.body(jd, 'Sun');
        const e = sky.frame(jd).obliquityTrue * rad;
        const declination = Math.asin(Math.sin(e) * Math.sin(longitude * rad));
        const ascension = Math.atan2(Math.sin(longitude * rad) * Math.cos(e), Math.cos(longitude * rad));
        const hourAngle = (sky.siderealTime(jd) * 15 + 77) * rad - ascension;
        const altitude = Math.asin(
          Math.sin(latitude * rad) * Math.sin(declination) +
            Math.cos(latitude * rad) * Math.cos(declination) * Math.cos(hourAngle),
        );
        // Seconds; beyond 60 degrees the library's own search stops nearby.
        expect(Math.abs(altitude / rad) * 240).toBeLessThan(Math.abs(latitude) <= 60 ? 0.0005 : 0.05);
        expect(Math.sin(hourAngle)).toBeLessThan(0);
      }
    }
  });

  it('walks from sunrise to sunrise without finding one twice', () => {
    let jd = J2000;
    for (let day = 0; day < 30; day += 1) {
      const next = sky.riseSet(jd, 'Sun', 'rise', { latitude: 50, longitude: 10 }) ?? NaN;
      expect(next - jd).toBeGreaterThan(day === 0 ? 0 : 0.99);
      jd = next;
    }
  });

  it('answers null through a polar day', () => {
    expect(sky.riseSet(2_451_716.5, 'Sun', 'rise', { latitude: 75, longitude: 20 })).toBeNull();
  });
});

describe('limits', () => {
  const outside = expect.objectContaining({ code: 'out_of_range' });

  it('refuses instants outside the files instead of answering from Moshier', () => {
    for (const jd of [2_378_496, 2_378_496.7, 2_597_650, 2_300_000, 2_700_000, NaN]) {
      expect(() => sky.body(jd, 'Jupiter')).toThrow(outside);
    }
    for (const jd of [2_378_496, 2_597_650, NaN]) {
      expect(() => sky.body(jd, 'MeanNode')).toThrow(outside);
      expect(() => sky.frame(jd)).toThrow(outside);
      expect(() => sky.ayanamsa(jd, 'khullar')).toThrow(outside);
      expect(() => sky.houses(jd, place, 'P')).toThrow(outside);
      expect(() => sky.siderealTime(jd)).toThrow(outside);
      expect(() => sky.deltaT(jd)).toThrow(outside);
      expect(() => sky.riseSet(jd, 'Sun', 'rise', place)).toThrow(outside);
    }
    // Pluto's light is 5 h 45 min under way: from 06:00 UT of the first day every body answers.
    for (const body of ['Saturn', 'Pluto', 'Moon'] as const)
      expect(sky.body(2_378_496.75, body).longitude).toBeGreaterThan(0);
    // 2378496.5 is the midnight that opens 1 January 1800, 2597650.5 that of 10 January 2400.
    expect(() => sky.body(2_378_496.5, 'Sun')).toThrow(
      /the end of 2399\. 1 January 1800, 00:00 UT is outside it, so give a moment/,
    );
    expect(() => sky.frame(2_597_650.5)).toThrow(/10 January 2400, 00:00 UT is outside it/);
    // A refusal leaves nothing behind: the day after the last of the files still answers.
    expect(() => sky.body(2_378_496.6, 'Saturn')).toThrow(outside);
    expect(sky.body(2_597_642.4, 'Pluto').longitude).toBeGreaterThan(0);
  });

  it('refuses Placidus inside the polar circles and gives Porphyry there', () => {
    const north = { latitude: 66.6, longitude: 20 };
    expect(() => sky.houses(J2000, north, 'P')).toThrow(/66\.56/);
    expect(() => sky.housesFromArmc(10, -66.6, 23.44, 'P')).toThrow(outside);
    expect(sky.houses(J2000, north, 'O').cusps).toHaveLength(12);
    expect(sky.houses(J2000, { latitude: 66.5, longitude: 20 }, 'P').cusps).toHaveLength(12);
  });

  it('counts the calls that searches are bounded by', () => {
    const own = createSwissEphemeris();
    own.body(J2000, 'Sun');
    own.frame(J2000);
    own.ayanamsa(J2000, 'kp');
    own.houses(J2000, place, 'P');
    expect(own.calls).toBe(2);
  });
});

describe('ephemerisPath', () => {
  it('takes the full folders, and the way there where those cannot be opened', () => {
    expect(ephemerisPath(['/a/data', '/a/files'], '/a')).toBe('/a/data;/a/files');
    expect(ephemerisPath(['/a:b/data', '/a:b/files'], '/a:b')).toBe('data;files');
    const deep = `/${'deep/'.repeat(40)}clone`;
    expect(ephemerisPath([`${deep}/data`, `${deep}/files`], deep)).toBe('data;files');
    expect(ephemerisPath([`${deep}/data`, `${deep}/files`], `${deep}/services`)).toBe('../data;../files');
  });

  it('says so when neither can be opened', () => {
    const deep = `/${'deep/'.repeat(60)}clone`;
    expect(() => ephemerisPath([`${deep}/data`, '/files'], '/')).toThrow(/longer together than 242/);
  });
});
