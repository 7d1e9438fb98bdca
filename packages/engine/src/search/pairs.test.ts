import { describe, expect, it } from 'vitest';
import { jd, seconds, sky } from '../../test/search-sky.ts';
import { utcMsFromJd } from '../time/julian.ts';
import { separation, wrap180 } from '../base/angles.ts';
import { elongationCrossings } from './crossings.ts';
import { FASTEST_MOTION, pairBorders, pairExact } from './pairs.ts';
import { tropicalPosition } from './position.ts';
import { PLANETS } from '../zodiac/names.ts';

describe('pairs', () => {
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

  it('passes over steps that hold nothing, and over none that holds a border', () => {
    const pairs = [
      ['Saturn', 'Rahu', 10],
      ['Jupiter', 'Ketu', 10],
      ['Saturn', 'Mars', 5],
      ['Mercury', 'Venus', 3],
      ['Moon', 'Jupiter', 6],
    ] as const;
    for (const [first, second, limit] of pairs) {
      const [from, to] = [jd('1987-03-05T00:00Z'), jd('1994-08-01T00:00Z')];
      const inside = (at: number): boolean =>
        separation(tropicalPosition(sky, first, at).longitude, tropicalPosition(sky, second, at).longitude) <= limit;
      const seen: number[] = [];
      for (let at = from; at < to; at += 0.25) if (inside(at) !== inside(at + 0.25)) seen.push(at);
      const before = sky.calls;
      const found = pairBorders(sky, first, second, 0, limit, from, to);
      const calls = sky.calls - before;
      // Two borders inside a quarter of a day are a touch, which a scan by quarters does not see.
      const apart = found.filter(({ jd: at }, index) =>
        [found[index - 1], found[index + 1]].every((other) => other === undefined || Math.abs(other.jd - at) > 0.25),
      );
      expect(apart.length).toBe(seen.length);
      apart.forEach(({ jd: at }, index) =>
        expect(Math.floor((at - from) * 4)).toBe(Math.round(((seen[index] ?? NaN) - from) * 4)),
      );
      if (first === 'Saturn') expect(calls).toBeLessThan((to - from) / 2);
    }
  });

  it('rests on motions that no planet outruns', () => {
    for (const planet of PLANETS) {
      let most = 0;
      for (let at = jd('1930-01-01T00:00Z'); at < jd('1975-01-01T00:00Z'); at += 1.7)
        most = Math.max(most, Math.abs(tropicalPosition(sky, planet, at).speed));
      expect(most).toBeLessThan(FASTEST_MOTION[planet]);
      expect(most).toBeGreaterThan(FASTEST_MOTION[planet] / 2);
    }
  });
});
