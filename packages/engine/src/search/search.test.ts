import { describe, expect, it } from '@jest/globals';
import { readReference } from '../../test/read-reference.ts';
import { buildChart } from '../chart/build.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { separation, wrap180 } from '../base/angles.ts';
import type { Planet } from '../zodiac/names.ts';
import { subStarts } from '../zodiac/sub-table.ts';
import { ascendantCrossings } from './ascendant.ts';
import { searchBudget } from './budget.ts';
import { elongationCrossings, longitudeCrossings, monotoneCrossings } from './crossings.ts';
import { pairBorders, pairExact } from './pairs.ts';
import { siderealPosition, tropicalPosition } from './position.ts';
import { stations } from './stations.ts';

const sky = createSwissEphemeris();
const jd = (iso: string): number => jdFromUtcMs(Date.parse(iso));
const seconds = (a: number, b: number): number => Math.abs(a - b) * 86_400;
const events = readReference<{
  readonly seasons: readonly Readonly<Record<'mar' | 'jun' | 'sep' | 'dec', string>>[];
  readonly moon_quarters_2024: readonly { quarter: number; utc: string }[];
  readonly 'tithi_end_times_from_2024-07-10': readonly { phase_deg: number; utc: string }[];
}>('sun_moon_events_astronomy_engine');

/** Sign changes of a brute walk: another way to find passages than arcs and Newton. */
function walk(longitude: (at: number) => number, target: number, from: number, to: number, step: number): number[] {
  const found: number[] = [];
  for (let at = from; at + step <= to; at += step) {
    const a = wrap180(longitude(at) - target);
    const b = wrap180(longitude(at + step) - target);
    if (a < 0 !== b < 0 && Math.abs(a - b) < 90) found.push(at + (step * a) / (a - b));
  }
  return found;
}

describe('longitudeCrossings (F2)', () => {
  interface Returns {
    readonly cases: readonly {
      readonly items: readonly {
        birth_utc: string;
        natal_saturn_kp: number;
        returns: readonly (readonly string[])[];
      }[];
    }[];
  }
  const items = readReference<Returns>('transit_events').cases[0]?.items ?? [];

  it.each(items)('finds the returns of Saturn for $birth_utc', ({ birth_utc, natal_saturn_kp, returns }) => {
    // The reference used the mean ayanamsa: up to 18" of nutation, hours at Saturn's pace near a station.
    const printed = returns.flat().map(jd);
    const first = jd(birth_utc) + 400;
    const found = longitudeCrossings(sky, 'Saturn', 'kp', [natal_saturn_kp], first, (printed.at(-1) ?? NaN) + 300);
    expect(found).toHaveLength(printed.length);
    found.forEach(({ jd: at, direction }, index) => {
      expect(seconds(at, printed[index] ?? NaN)).toBeLessThan(300);
      expect(separation(siderealPosition(sky, 'Saturn', at, 'kp').longitude, natal_saturn_kp)).toBeLessThan(1e-6);
      expect(direction).toBe(siderealPosition(sky, 'Saturn', at, 'kp').speed < 0 ? 'retrograde' : 'direct');
    });
  });

  it.each<[Planet, number]>([
    ['Sun', 1],
    ['Moon', 0.5],
    ['Mars', 0.5],
    ['Mercury', 0.5],
    ['Jupiter', 1],
    ['Venus', 0.5],
    ['Saturn', 1],
    ['Rahu', 1],
    ['Ketu', 1],
  ])('finds what a walk over three years finds: %s', (planet, step) => {
    const [from, to] = [jd('2023-01-01T00:00Z'), jd('2026-01-01T00:00Z')];
    const targets = [0, 30, 123.4, 222.2, 333.3, 350, 10];
    const found = longitudeCrossings(sky, planet, 'lahiri', targets, from, to);
    const walked = targets
      .flatMap((target) => walk((at) => siderealPosition(sky, planet, at, 'lahiri').longitude, target, from, to, step))
      .sort((a, b) => a - b);
    expect(found).toHaveLength(walked.length);
    found.forEach((crossing, index) => {
      expect(Math.abs(crossing.jd - (walked[index] ?? NaN))).toBeLessThan(step);
      const { longitude, speed } = siderealPosition(sky, planet, crossing.jd, 'lahiri');
      // 0.2 s of the planet's motion.
      expect(separation(longitude, crossing.target)).toBeLessThan(Math.max((Math.abs(speed) * 0.3) / 86_400, 1e-8));
      if (index > 0) expect(crossing.jd).toBeGreaterThanOrEqual(found[index - 1]?.jd ?? Infinity);
    });
  });

  it('is half open: windows side by side give each passage once', () => {
    const [from, to] = [jd('2024-01-01T00:00Z'), jd('2025-01-01T00:00Z')];
    const borders = subStarts.map((arcsec) => arcsec / 3600);
    const whole = longitudeCrossings(sky, 'Mercury', 'kp', borders, from, to);
    const parts: number[] = [];
    for (let start = from; start < to; start += 7.3) {
      const end = Math.min(start + 7.3, to);
      parts.push(...longitudeCrossings(sky, 'Mercury', 'kp', borders, start, end).map(({ target }) => target));
    }
    expect(parts).toEqual(whole.map(({ target }) => target));
    const { longitude } = siderealPosition(sky, 'Sun', from, 'kp');
    expect(longitudeCrossings(sky, 'Sun', 'kp', [longitude], from, from + 1)).toHaveLength(1);
    expect(longitudeCrossings(sky, 'Sun', 'kp', [longitude], from - 1, from)).toHaveLength(0);
    expect(longitudeCrossings(sky, 'Sun', 'kp', [longitude], from, from)).toHaveLength(0);
  });

  it('finds the equinoxes and solstices of Astronomy Engine', () => {
    const [season] = events.seasons;
    const sun = (at: number) => tropicalPosition(sky, 'Sun', at);
    const found = monotoneCrossings(sky, sun, [0, 90, 180, 270], jd('2023-01-01T00:00Z'), jd('2024-01-01T00:00Z'), 60);
    expect(found.map(({ target }) => target)).toEqual([0, 90, 180, 270]);
    [season?.mar, season?.jun, season?.sep, season?.dec].forEach((iso, index) => {
      expect(seconds(found[index]?.jd ?? NaN, jd(iso ?? ''))).toBeLessThan(60);
    });
  });
});

describe('elongationCrossings (F4, F9)', () => {
  it("finds the Moon's quarters of Astronomy Engine", () => {
    const rows = events.moon_quarters_2024;
    const [from, to] = [jd(rows[0]?.utc ?? '') - 1, jd(rows.at(-1)?.utc ?? '') + 1];
    const found = elongationCrossings(sky, [0, 90, 180, 270], from, to);
    for (const { quarter, utc } of rows) {
      const near = found.find((crossing) => seconds(crossing.jd, jd(utc)) < 60);
      expect(near?.target).toBe(quarter * 90);
    }
    // 360 degrees in 29.53 days on average.
    expect(found.length / ((to - from) / 29.53)).toBeCloseTo(4, 0);
  });

  it('finds the tithi ends of Astronomy Engine', () => {
    for (const { phase_deg, utc } of events['tithi_end_times_from_2024-07-10']) {
      const [found] = elongationCrossings(sky, [phase_deg % 360], jd(utc) - 2, jd(utc) + 2);
      expect(seconds(found?.jd ?? NaN, jd(utc))).toBeLessThan(60);
    }
  });
});

describe('stations (F1)', () => {
  it('gives the published stations of 2024 to the minute', () => {
    // Astronomical almanacs: Mercury direct 2 January 03:07 UT, retrograde 1 April 22:14, direct 25 April 12:54.
    const found = stations(sky, 'Mercury', jd('2024-01-01T00:00Z'), jd('2024-05-01T00:00Z'));
    expect(found.map(({ jd: at, turns }) => [new Date(utcMsFromJd(at)).toISOString().slice(0, 16), turns])).toEqual([
      ['2024-01-02T03:07', 'direct'],
      ['2024-04-01T22:14', 'retrograde'],
      ['2024-04-25T12:54', 'direct'],
    ]);
  });

  it.each<[Planet, number]>([
    ['Mercury', 0.5],
    ['Venus', 1],
    ['Mars', 1],
    ['Jupiter', 1],
    ['Saturn', 1],
  ])('misses none in sixty years: %s', (planet, step) => {
    const [from, to] = [jd('1990-01-01T00:00Z'), jd('2050-01-01T00:00Z')];
    const found = stations(sky, planet, from, to, searchBudget(sky, 1_000_000));
    let walked = 0;
    let before = tropicalPosition(sky, planet, from).speed;
    for (let at = from + step; at <= to; at += step) {
      const { speed } = tropicalPosition(sky, planet, at);
      if (speed < 0 !== before < 0) walked += 1;
      before = speed;
    }
    expect(found).toHaveLength(walked);
    for (const { jd: at, turns, tropicalLongitude } of found) {
      const [earlier, later] = [at - 1 / 86_400, at + 1 / 86_400].map(
        (time) => tropicalPosition(sky, planet, time).speed,
      );
      expect(earlier ?? NaN).toBeLessThan(turns === 'direct' ? 0 : Infinity);
      expect((earlier ?? NaN) < 0).toBe(turns === 'direct');
      expect((later ?? NaN) < 0).toBe(turns === 'retrograde');
      expect(separation(tropicalLongitude, tropicalPosition(sky, planet, at).longitude)).toBeLessThan(1e-6);
    }
  });

  it('finds none for the luminaries and the mean nodes', () => {
    for (const planet of ['Sun', 'Moon', 'Rahu', 'Ketu'] as const) {
      expect(stations(sky, planet, jd('2000-01-01T00:00Z'), jd('2001-01-01T00:00Z'))).toEqual([]);
    }
  });
});

describe('ascendantCrossings (F5)', () => {
  const from = jd('2024-05-01T00:00Z');

  it.each([
    [13, 80],
    [-33.9, 151.2],
    [60, -150],
    [66, 25],
  ])('rises every sub once in a sidereal day at latitude %p, longitude %p', (latitude, longitude) => {
    const place = { latitude, longitude };
    const targets = subStarts.map((arcsec) => arcsec / 3600);
    const found = ascendantCrossings(sky, targets, place, 'kp', from, from + 0.99726957);
    expect(new Set(found.map(({ target }) => target)).size).toBe(243);
    expect(found.length).toBeLessThanOrEqual(244);
    found.forEach((crossing, index) => {
      if (index > 0) expect(crossing.jd).toBeGreaterThan(found[index - 1]?.jd ?? Infinity);
      const moment = { utcMs: 0, jdUt: crossing.jd, ...place, offsetMinutes: 0, ayanamsa: 'kp' } as const;
      // 0.1 s of time: the ascendant moves up to 0.005 degrees a second near the polar circle.
      const { ascendant } = buildChart(sky, moment);
      expect(separation(ascendant.longitude, crossing.target)).toBeLessThan(Math.abs(latitude) > 60 ? 0.002 : 0.0002);
    });
  });

  it('comes back four minutes earlier each day', () => {
    const found = ascendantCrossings(sky, [100], { latitude: 13, longitude: 80 }, 'kp', from, from + 30);
    expect(found).toHaveLength(30);
    found.slice(1).forEach(({ jd: at }, index) => {
      expect(seconds(at - (found[index]?.jd ?? NaN), 86_164.09 / 86_400)).toBeLessThan(1);
    });
  });

  it('is refused inside the polar circles', () => {
    expect(() => ascendantCrossings(sky, [1], { latitude: 67, longitude: 0 }, 'kp', from, from + 1)).toThrow(/66\.56/);
  });
});

describe('pairs (F10)', () => {
  const iso = (at: number): string => new Date(utcMsFromJd(at)).toISOString().slice(0, 10);

  it('finds the great conjunctions, the triple ones three times', () => {
    // Jupiter and Saturn in ecliptic longitude (Meeus, Astronomical Tables; the one of 2020 at 18:20 UT).
    const found = pairExact(sky, 'Jupiter', 'Saturn', 0, jd('1935-01-01T00:00Z'), jd('2022-01-01T00:00Z'));
    expect(found.map(({ jd: at }) => iso(at))).toEqual([
      '1940-08-08',
      '1940-10-20',
      '1941-02-15',
      '1961-02-19',
      '1980-12-31',
      '1981-03-04',
      '1981-07-24',
      '2000-05-28',
      '2020-12-21',
    ]);
    expect(seconds(found.at(-1)?.jd ?? NaN, jd('2020-12-21T18:20Z'))).toBeLessThan(60);
    expect(found.slice(0, 3).map(({ direction }) => direction)).toEqual(['gaining', 'losing', 'gaining']);
  });

  it('agrees with the Moon quarters at 90 degrees and never takes the far side for a passage', () => {
    const [from, to] = [jd('2024-01-01T00:00Z'), jd('2024-12-31T00:00Z')];
    const quarters = elongationCrossings(sky, [90], from, to);
    const exact = pairExact(sky, 'Moon', 'Sun', 90, from, to);
    expect(exact).toHaveLength(quarters.length);
    exact.forEach(({ jd: at }, index) => expect(seconds(at, quarters[index]?.jd ?? NaN)).toBeLessThan(1));
  });

  it('enters and leaves an orb by turns, on its edge each time', () => {
    const [from, to] = [jd('2015-01-01T00:00Z'), jd('2025-01-01T00:00Z')];
    const gap = (at: number): number =>
      separation(tropicalPosition(sky, 'Mercury', at).longitude, tropicalPosition(sky, 'Venus', at).longitude);
    const found = pairBorders(sky, 'Mercury', 'Venus', 0, 1, from, to);
    expect(found.length).toBeGreaterThan(20);
    found.forEach(({ jd: at, kind }, index) => {
      expect(gap(at)).toBeCloseTo(1, 4);
      expect(kind).toBe(index % 2 === 0 ? 'enter' : 'leave');
      expect(gap(at + 0.01) < 1).toBe(kind === 'enter');
    });
  });

  it('finds a grazing contact that both ends of a step lie outside of', () => {
    // In February 2021 Mercury turned near Jupiter: their difference has a lowest value, which it touches once.
    let least = { at: 0, value: Infinity };
    for (let at = jd('2021-02-10T00:00Z'); at < jd('2021-03-05T00:00Z'); at += 0.01) {
      const [mercury, jupiter] = [tropicalPosition(sky, 'Mercury', at), tropicalPosition(sky, 'Jupiter', at)];
      const value = wrap180(mercury.longitude - jupiter.longitude);
      if (value < least.value) least = { at, value };
    }
    const found = pairExact(sky, 'Mercury', 'Jupiter', least.value + 1e-5, least.at - 5.37, least.at + 5.41);
    expect(found.map(({ direction }) => direction)).toEqual(['losing', 'gaining']);
    expect(Math.abs((found[0]?.jd ?? NaN) - least.at)).toBeLessThan(0.1);
  });
});

describe('searchBudget', () => {
  it('stops a search given one and says where to go on', () => {
    const budget = searchBudget(sky, 500);
    const [from, to] = [jd('2000-01-01T00:00Z'), jd('2050-01-01T00:00Z')];
    const found = longitudeCrossings(sky, 'Moon', 'kp', [0, 90, 180, 270], from, to, budget);
    expect(budget.stoppedAt).toBeGreaterThan(from);
    expect(budget.stoppedAt).toBeLessThan(to);
    const again = longitudeCrossings(sky, 'Moon', 'kp', [0, 90, 180, 270], budget.stoppedAt ?? NaN, to);
    const whole = longitudeCrossings(sky, 'Moon', 'kp', [0, 90, 180, 270], from, to);
    expect([...found, ...again].map(({ target }) => target)).toEqual(whole.map(({ target }) => target));
  });

  it('gets on with every new budget until the search is done', () => {
    const targets = subStarts.map((arcsec) => arcsec / 3600);
    const [from, to] = [jd('2000-01-01T00:00Z'), jd('2030-01-01T00:00Z')];
    const found: number[] = [];
    let start: number | null = from;
    for (let call = 0; start !== null && call < 10; call += 1) {
      const budget = searchBudget(sky, 12_000);
      found.push(...longitudeCrossings(sky, 'Mercury', 'kp', targets, start, to, budget).map(({ target }) => target));
      start = budget.stoppedAt;
    }
    expect(start).toBeNull();
    const whole = longitudeCrossings(sky, 'Mercury', 'kp', targets, from, to, searchBudget(sky, 1_000_000));
    expect(found).toEqual(whole.map(({ target }) => target));
  });

  it('refuses a search too long for one call', () => {
    const targets = subStarts.map((arcsec) => arcsec / 3600);
    expect(() =>
      longitudeCrossings(sky, 'Moon', 'kp', targets, jd('1900-01-01T00:00Z'), jd('2000-01-01T00:00Z')),
    ).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  });
});
