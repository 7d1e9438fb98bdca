import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { portOf } from '../../test/random-charts.ts';
import { withOwnCalls } from '../sky/own-calls.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { dayFrame, weekdayOf } from './day-frame.ts';

const sky = createSwissEphemeris();
const colombo = { latitude: 6.927, longitude: 79.861 };
const at = (iso: string): number => Date.parse(iso);

describe('dayFrame', () => {
  it('puts a birth before sunrise into the day before', () => {
    const frame = dayFrame(sky, at('1992-08-14T04:32:00+05:30'), colombo, { offsetMinutes: 330 });
    // A Friday by the calendar; the Vedic day is Thursday's.
    expect(frame).toMatchObject({ weekday: 4, weekdayLord: 'Jupiter', dayBirth: false, sunriseFallback: false });
    // Colombo's civil sunrise and sunset that week were 06:04 and 18:26 (upper limb, refraction), 4 minutes wider.
    expect(Math.abs(frame.sunriseMs - at('1992-08-13T06:08:00+05:30'))).toBeLessThan(60_000);
    expect(Math.abs(frame.sunsetMs - at('1992-08-13T18:22:30+05:30'))).toBeLessThan(60_000);
  });

  it('looks for one sunrise to name a day, and for what ends it when asked', () => {
    const own = withOwnCalls(sky);
    const asked: string[] = [];
    const watched = {
      ...portOf(own),
      riseSet: (...given: Parameters<typeof own.riseSet>) => (asked.push(given[2]), own.riseSet(...given)),
    };
    const frame = dayFrame(watched, at('1992-08-14T12:00:00Z'), colombo, { offsetMinutes: 330 });
    expect([frame.weekdayLord, asked]).toEqual(['Venus', ['rise']]);
    expect([frame.dayBirth, frame.dayBirth, asked]).toEqual([true, true, ['rise', 'set']]);
    expect(frame.nextSunriseMs).toBeGreaterThan(frame.sunsetMs);
    expect(asked).toEqual(['rise', 'set', 'rise']);
  });

  it('answers on the first day of the ephemeris, before its first sunrise with the labelled stand-in', () => {
    const place = { latitude: 20, longitude: -75 };
    // Sunrise there is about 11:35 UT.
    const before = dayFrame(sky, at('1800-01-01T09:00:00Z'), place, { offsetMinutes: -300 });
    expect(before).toMatchObject({ sunriseFallback: true, weekday: 2, dayBirth: false });
    const after = dayFrame(sky, at('1800-01-01T15:00:00Z'), place, { offsetMinutes: -300 });
    expect(after).toMatchObject({ sunriseFallback: false, weekday: 3, dayBirth: true });
  });

  it('holds the instant between its sunrise and the next, wherever and whenever', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1800, 0, 5), max: Date.UTC(2399, 11, 28) }),
        fc.double({ min: -65.5, max: 65.5, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (utcMs, latitude, longitude) => {
          const offset = Math.round(longitude * 4);
          const frame = dayFrame(sky, utcMs, { latitude, longitude }, { offsetMinutes: offset });
          expect(frame.sunriseMs).toBeLessThanOrEqual(utcMs);
          expect(frame.nextSunriseMs).toBeGreaterThan(utcMs);
          expect(frame.sunsetMs).toBeGreaterThan(frame.sunriseMs);
          expect(frame.sunsetMs).toBeLessThan(frame.nextSunriseMs);
          expect(frame.dayBirth).toBe(utcMs < frame.sunsetMs);
          expect(Math.abs(frame.nextSunriseMs - frame.sunriseMs - 86_400_000)).toBeLessThan(20 * 60_000);
          expect(frame.sunriseFallback).toBe(false);
          // All instants of a day have the same frame, to the rounding of the sunrise.
          const later = dayFrame(sky, frame.nextSunriseMs - 1000, { latitude, longitude }, { offsetMinutes: offset });
          expect(Math.abs(later.sunriseMs - frame.sunriseMs)).toBeLessThan(50);
          expect(later.weekday).toBe(frame.weekday);
          // The Julian day number of a civil date fixes its weekday: JDN mod 7 = 0 is a Monday.
          const jdn = Math.floor(jdFromUtcMs(frame.sunriseMs + offset * 60_000) + 0.5);
          expect(frame.weekday).toBe((jdn + 1) % 7);
        },
      ),
      { numRuns: 150, seed: 8 },
    );
  });

  it('falls back to six and eighteen local mean time in a polar night or day, and says so', () => {
    for (const [day, latitude] of [
      ['2020-06-21', 70],
      ['2020-12-21', 70],
      ['2020-12-21', -80],
    ] as const) {
      const frame = dayFrame(sky, at(`${day}T10:00:00Z`), { latitude, longitude: 30 }, { offsetMinutes: 120 });
      expect(frame).toMatchObject({
        sunriseMs: at(`${day}T04:00:00Z`),
        sunsetMs: at(`${day}T16:00:00Z`),
        nextSunriseMs: at(`${day}T04:00:00Z`) + 86_400_000,
        dayBirth: true,
        weekday: weekdayOf(at(`${day}T04:00:00Z`), { offsetMinutes: 120 }),
        weekdayLord: expect.any(String),
        sunriseFallback: true,
      });
    }
  });
});

describe('weekdayOf', () => {
  it.each([
    ['1947-08-15T00:00:00Z', 0, 5],
    ['2000-01-01T00:00:00Z', 0, 6],
    ['1815-06-18T12:00:00Z', 0, 0],
    ['2000-01-01T00:00:00Z', -60, 5],
    ['1969-12-31T18:40:00Z', 330, 4],
  ])('%s at %p minutes is day %p', (iso, offset, weekday) => {
    expect(weekdayOf(at(iso), { offsetMinutes: offset })).toBe(weekday);
  });
});
