import { describe, expect, it } from 'vitest';
import { events, jd, seconds, sky } from '../../test/search-sky.ts';
import { readReference } from '../../test/read-reference.ts';
import { separation, wrap180 } from '../base/angles.ts';
import type { Planet } from '../zodiac/names.ts';
import { subStarts } from '../zodiac/sub-table.ts';
import { elongationCrossings, longitudeCrossings, monotoneCrossings } from './crossings.ts';
import { siderealPosition, tropicalPosition } from './position.ts';

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

describe('longitudeCrossings', () => {
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

describe('elongationCrossings', () => {
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
