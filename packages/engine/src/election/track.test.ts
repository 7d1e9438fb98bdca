import { describe, expect, it } from 'vitest';
import { ephemeris, randomNumbers } from '../../test/random-charts.ts';
import { wrap180 } from '../base/angles.ts';
import { siderealPosition } from '../search/position.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import { Track, trackOf } from './track.ts';

describe('a track', () => {
  it('is a polynomial of the fifth degree to the last digits, with its derivative', () => {
    const powers = [3, -0.4, 0.07, -0.011, 0.0013, 0.00021];
    const from = 2_460_000;
    const value = (jd: number): number => powers.reduce((sum, power, index) => sum + power * (jd - from) ** index, 0);
    const rate = (jd: number): number =>
      powers.reduce((sum, power, index) => sum + (index === 0 ? 0 : index * power * (jd - from) ** (index - 1)), 0);
    const track = new Track(1, value);
    for (const jd of [from, from + 0.25, from + 1.5, from + 3.9]) {
      expect(track.at(jd)).toBeCloseTo(value(jd), 8);
      expect(track.rate(jd)).toBeCloseTo(rate(jd), 8);
    }
  });

  it('goes on over 360 degrees as a circle', () => {
    const track = new Track(1, (jd) => (((jd * 7) % 360) + 360) % 360, true);
    for (const jd of [2_460_034.3, 2_460_034.9, 2_460_085.71, 2_460_086.2]) {
      expect(wrap180(track.at(jd) - jd * 7)).toBeCloseTo(0, 7);
      expect(track.rate(jd)).toBeCloseTo(7, 7);
    }
  });

  it('tells the Moon to a hundredth of a second of its motion at any time the sky is known', () => {
    const random = randomNumbers(20_261_129);
    const track = trackOf(ephemeris, 'kp', 'Moon');
    for (let run = 0; run < 1_000; run += 1) {
      const jd = FIRST_JD + random() * (LAST_JD - FIRST_JD);
      const { longitude, speed } = siderealPosition(ephemeris, 'Moon', jd, 'kp');
      expect(Math.abs(wrap180(track.at(jd) - longitude) / speed) * 86_400).toBeLessThan(0.012);
    }
  });
});
