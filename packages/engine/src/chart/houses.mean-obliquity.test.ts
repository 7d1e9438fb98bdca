import { describe, expect, it } from 'vitest';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { meanObliquity } from './houses.ts';

describe('meanObliquity', () => {
  it('is 23°26\'21.406" at J2000 (IAU 2006)', () => {
    expect(meanObliquity(2451545)).toBeCloseTo(23 + 26 / 60 + 21.406 / 3600, 9);
  });

  it('agrees with the Swiss Ephemeris from 1800 to 2399', () => {
    const ephemeris = createSwissEphemeris();
    for (let jd = 2378497; jd < 2597641; jd += 9000.25) {
      expect(Math.abs(meanObliquity(jd) - ephemeris.frame(jd).obliquityMean) * 3600).toBeLessThan(0.05);
    }
  });
});
