import { describe, expect, it } from 'vitest';
import { jd, seconds, sky } from '../../test/search-sky.ts';
import { buildChart } from '../chart/build.ts';
import { separation } from '../base/angles.ts';
import { subStarts } from '../zodiac/sub-table.ts';
import { ascendantCrossings } from './ascendant.ts';

describe('ascendantCrossings', () => {
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
