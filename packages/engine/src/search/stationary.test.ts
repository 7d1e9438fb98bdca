import { describe, expect, it } from 'vitest';
import { ephemeris, randomNumbers } from '../../test/random-charts.ts';
import { LAST_JD } from '../time/known-span.ts';
import { tropicalPosition } from './position.ts';
import { stationarySpan } from './stationary.ts';
import { stations } from './stations.ts';

/** A tenth of the mean daily motion (R12.4). */
const LIMITS = { Mercury: 0.1383, Venus: 0.12, Mars: 0.0524, Jupiter: 0.0083, Saturn: 0.0034 } as const;
const MOVERS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

describe('stationarySpan (R12.4)', () => {
  it.each(MOVERS)('%s: at both ends the speed is the limit, between them below, outside above', (planet) => {
    const random = randomNumbers(planet.length * 7);
    const speed = (jd: number): number => Math.abs(tropicalPosition(ephemeris, planet, jd).speed);
    for (let run = 0; run < 6; run += 1) {
      const from = 2_390_000 + random() * 200_000;
      for (const { jd } of stations(ephemeris, planet, from, from + 800)) {
        const { fromJd, toJd } = stationarySpan(ephemeris, planet, jd);
        expect(fromJd).toBeLessThan(jd);
        expect(toJd).toBeGreaterThan(jd);
        for (const edge of [fromJd, toJd]) expect(speed(edge)).toBeCloseTo(LIMITS[planet], 6);
        for (let part = 0.05; part < 1; part += 0.1) {
          expect(speed(fromJd + part * (toJd - fromJd))).toBeLessThan(LIMITS[planet]);
        }
        expect(speed(fromJd - 0.01)).toBeGreaterThan(LIMITS[planet]);
        expect(speed(toJd + 0.01)).toBeGreaterThan(LIMITS[planet]);
      }
    }
  });

  it('ends where the ephemeris ends', () => {
    // Wherever the planet stands: as if its station were the last instant of the ephemeris or near it.
    const all = MOVERS.flatMap((planet) =>
      stations(ephemeris, planet, LAST_JD - 400, LAST_JD).map(({ jd }) => stationarySpan(ephemeris, planet, jd)),
    );
    expect(all.length).toBeGreaterThan(8);
    for (const { toJd } of all) expect(toJd).toBeLessThanOrEqual(LAST_JD);
  });
});
