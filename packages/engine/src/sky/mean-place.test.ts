import { describe, expect, it } from 'vitest';
import { separation } from '../base/angles.ts';
import { AYANAMSAS } from '../zodiac/names.ts';
import type { Body } from './port.ts';
import { createSwissEphemeris } from './swiss.ts';

const sky = createSwissEphemeris();

describe('meanPlace', () => {
  const bodies: readonly Body[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'MeanNode'];

  it.each(bodies)('is the place of %s less the nutation, and so the same in the sidereal zodiac', (body) => {
    for (let jd = 2_378_500; jd < 2_597_600; jd += 9_973.7) {
      const { longitude, speed } = sky.meanPlace(jd, body);
      expect(separation(sky.meanLongitude(jd, body), longitude)).toBeLessThan(1e-12);
      const apparent = sky.body(jd, body);
      expect(separation(longitude + sky.frame(jd).nutationLongitude, apparent.longitude)).toBeLessThan(1e-11);
      expect(Math.abs(speed - apparent.speed)).toBeLessThan(1.5e-4);
      for (const key of AYANAMSAS) {
        const sidereal = longitude - sky.meanAyanamsa(jd, key);
        expect(separation(sidereal, apparent.longitude - sky.ayanamsa(jd, key).true)).toBeLessThan(1e-11);
      }
    }
  });

  it('is refused outside the files', () => {
    expect(() => sky.meanPlace(1, 'Moon')).toThrow(expect.objectContaining({ code: 'out_of_range' }));
    expect(() => sky.meanAyanamsa(1, 'kp')).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  });
});
