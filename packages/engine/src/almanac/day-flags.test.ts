import { describe, expect, it } from 'vitest';
import { siderealPosition } from '../search/position.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { divide } from '../zodiac/division.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { dayFlags } from './day-flags.ts';
import { dayFrame } from './day-frame.ts';
import { dayLimbs } from './day-limbs.ts';
import { wholeDay } from './equal-parts.ts';
import { moonLeaves } from './moon-arc.ts';

const sky = createSwissEphemeris();
const delhi = { latitude: 28.6139, longitude: 77.209 };
const clock = { offsetMinutes: 330 };
const moonAt = (utcMs: number) => siderealPosition(sky, 'Moon', jdFromUtcMs(utcMs), 'lahiri').longitude;

function flagsAt(utcMs: number, ayanamsa: Ayanamsa = 'lahiri') {
  const day = dayFrame(sky, utcMs, delhi, clock);
  return dayFlags(sky, ayanamsa, utcMs, wholeDay(day), dayLimbs(sky, ayanamsa, utcMs, day).atMoment);
}

describe('dayFlags', () => {
  it('Makara sankranti of 2023, as published for Chitrapaksha', () => {
    const [sankranti] = flagsAt(Date.parse('2023-01-14T12:00:00+05:30'), 'true_chitra').filter(
      ({ code }) => code === 'SANKRANTI',
    );
    // satish.com.in/20230114: 20:15 for the geometric Sun, which is 6.5 to 9.5 minutes before the apparent one.
    const minutes = ((sankranti?.startMs ?? 0) - Date.parse('2023-01-14T20:15:00+05:30')) / 60_000;
    expect(minutes).toBeGreaterThan(6.5);
    expect(minutes).toBeLessThan(9.5);
    expect(sankranti?.endMs).toBe(sankranti?.startMs);
  });

  it('every state of a month, as the Moon and the limbs say it, with its own bounds', () => {
    const seen = new Set<string>();
    for (let hour = 0; hour < 31 * 24; hour += 3) {
      const utcMs = Date.UTC(2024, 0, 10, hour);
      const flags = flagsAt(utcMs);
      const codes = flags.map(({ code }) => code);
      const { longitude } = siderealPosition(sky, 'Moon', jdFromUtcMs(utcMs), 'lahiri');
      expect(codes.includes('PANCHAKA')).toBe(longitude >= 300);
      expect(codes.includes('GANDANTA')).toBe(Math.min(longitude % 120, 120 - (longitude % 120)) < 10 / 3);
      for (const { code, startMs, endMs } of flags) {
        seen.add(code);
        if (code === 'SANKRANTI') continue;
        expect(startMs).toBeLessThanOrEqual(utcMs);
        expect(endMs).toBeGreaterThan(utcMs);
        if (code !== 'PANCHAKA' && code !== 'GANDANTA') continue;
        const width = (moonAt(endMs) - moonAt(startMs) + 360) % 360;
        expect(width).toBeCloseTo(code === 'PANCHAKA' ? 60 : 20 / 3, 3);
      }
    }
    expect(seen).toEqual(
      new Set(['RIKTA_TITHI', 'AMAVASYA', 'BAD_YOGA', 'VISHTI', 'PANCHAKA', 'GANDANTA', 'SANKRANTI']),
    );
  });
});

describe('moonLeaves', () => {
  it('ends of sign and sub to a second', () => {
    for (let day = 0; day < 30; day += 1) {
      const utcMs = Date.UTC(2024, 2, day + 1);
      const inside = divide(moonAt(utcMs));
      const { signEndsMs, subEndsMs } = moonLeaves(sky, 'lahiri', utcMs, inside);
      expect(divide(moonAt(signEndsMs - 600)).signIndex).toBe(inside.signIndex);
      expect(divide(moonAt(signEndsMs + 600)).signIndex).toBe((inside.signIndex + 1) % 12);
      expect(divide(moonAt(subEndsMs - 600)).subIndex).toBe(inside.subIndex);
      expect(divide(moonAt(subEndsMs + 600)).subIndex).toBe((inside.subIndex + 1) % 243);
    }
  });
});
