import { describe, expect, it } from 'vitest';
import { readReference } from '../../test/read-reference.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { dayAfter, dayFrame } from './day-frame.ts';
import { seenMoon, seenSun } from './sun-and-moon-times.ts';

const sky = createSwissEphemeris();
const MINUTE_MS = 60_000;

interface Row {
  readonly place: string;
  readonly lat: number;
  readonly lon: number;
  readonly local_date: string;
  readonly search_from_utc: string;
  readonly sunrise_utc: string;
  readonly sunset_utc: string;
  readonly moonrise_utc: string;
  readonly moonset_utc: string;
}
const { riseset } = readReference<{ riseset: readonly Row[] }>('sun_moon_events_astronomy_engine');

describe('rise and set as people see them, against astronomy-engine', () => {
  it.each(riseset)('$place on $local_date, within 45 seconds', ({ lat, lon, search_from_utc, ...row }) => {
    const place = { latitude: lat, longitude: lon };
    // The export looks from local mean midnight on.
    const clock = { offsetMinutes: lon * 4 };
    const midnight = Date.parse(search_from_utc);
    const day = dayFrame(sky, midnight + 720 * MINUTE_MS, place, clock);
    const near = (found: number | null, text: string) =>
      expect(Math.abs((found ?? 0) - Date.parse(text))).toBeLessThan(45_000);
    const sun = seenSun(sky, day, place, 'hindu');
    near(sun.riseMs, row.sunrise_utc);
    near(sun.setMs, row.sunset_utc);
    const upper = dayFrame(sky, midnight + 720 * MINUTE_MS, place, clock, 'apparent');
    near(upper.sunriseMs, row.sunrise_utc);
    near(upper.sunsetMs, row.sunset_utc);
    expect(seenSun(sky, upper, place, 'apparent')).toEqual({ riseMs: upper.sunriseMs, setMs: upper.sunsetMs });

    const moon = seenMoon(sky, midnight + 720 * MINUTE_MS, place, clock);
    for (const [found, text] of [
      [moon.riseMs, row.moonrise_utc],
      [moon.setMs, row.moonset_utc],
    ] as const) {
      if (Date.parse(text) < midnight + 1440 * MINUTE_MS) near(found, text);
      else expect(found).toBeNull();
    }
  });
});

describe('where the Sun does not set or rise', () => {
  const tromso = { latitude: 69.6492, longitude: 18.9553 };
  const clock = { offsetMinutes: 60 };

  it.each(['2024-06-21', '2024-12-21'])('%s at Tromso: none', (date) => {
    const day = dayFrame(sky, Date.parse(`${date}T11:00:00Z`), tromso, clock);
    expect(day.sunriseFallback).toBe(true);
    expect(seenSun(sky, day, tromso, 'hindu')).toEqual({ riseMs: null, setMs: null });
  });

  it('the lifted Sun is seen at noon on days on which its centre does not rise', () => {
    // The last days of November: refraction and the half disc bring it up for an hour.
    const day = dayFrame(sky, Date.parse('2024-11-25T11:00:00Z'), tromso, clock);
    const { riseMs, setMs } = seenSun(sky, day, tromso, 'hindu');
    expect(day.sunriseFallback).toBe(true);
    if (riseMs === null || setMs === null) throw new Error('not seen');
    expect(setMs - riseMs).toBeGreaterThan(20 * MINUTE_MS);
    expect(setMs - riseMs).toBeLessThan(150 * MINUTE_MS);
    expect(dayFrame(sky, (riseMs + setMs) / 2, tromso, clock, 'apparent').sunriseFallback).toBe(false);
  });

  it('a civil day before one that the clocks leave out lasts to its end', () => {
    // Samoa went from 29 to 31 December 2011; pyswisseph finds the rise at 21:36:55 UT.
    const apia = { latitude: -13.83, longitude: -171.77 };
    const clock = { offsetMinutes: -600, zone: 'Pacific/Apia' };
    const { riseMs } = seenMoon(sky, Date.parse('2011-12-29T22:00:00Z'), apia, clock);
    expect(Math.abs((riseMs ?? 0) - Date.parse('2011-12-29T21:36:55Z'))).toBeLessThan(2000);
    expect(seenMoon(sky, Date.parse('2011-12-30T22:00:00Z'), apia, clock).riseMs).not.toBe(riseMs);
  });

  it('a moonless civil day about once a month, in turn for rise and set', () => {
    const chennai = { latitude: 13.0878, longitude: 80.2785 };
    const days = Array.from({ length: 59 }, (_, day) =>
      seenMoon(sky, Date.UTC(2024, 0, 1, 6) + day * 1440 * MINUTE_MS, chennai, { offsetMinutes: 330 }),
    );
    expect(days.filter(({ riseMs }) => riseMs === null)).toHaveLength(2);
    expect(days.filter(({ setMs }) => setMs === null)).toHaveLength(2);
  });
});

describe('dayAfter', () => {
  it.each([
    ['Chennai', 13.0878, 80.2785, false],
    ['Reykjavik', 64.1466, -21.9426, false],
    ['Tromso, through its polar night', 69.6492, 18.9553, true],
  ])('%s: days in turn have the frames they have alone', (_, latitude, longitude, polar) => {
    const place = { latitude, longitude };
    const clock = { offsetMinutes: Math.round(longitude * 4) };
    let day = dayFrame(sky, Date.UTC(2024, 10, 15, 12), place, clock);
    const fallbacks = new Set<boolean>();
    for (let count = 0; count < 80; count += 1) {
      const next = dayAfter(sky, day, place, clock);
      const alone = dayFrame(sky, day.nextSunriseMs + 1000, place, clock);
      expect(next.sunriseMs).toBeGreaterThan(day.sunriseMs);
      expect(Math.abs(next.sunriseMs - alone.sunriseMs)).toBeLessThan(100);
      expect(Math.abs(next.sunsetMs - alone.sunsetMs)).toBeLessThan(100);
      expect([next.weekday, next.sunriseFallback]).toEqual([alone.weekday, alone.sunriseFallback]);
      if (!day.sunriseFallback && !next.sunriseFallback) expect(next.sunriseMs).toBe(day.nextSunriseMs);
      fallbacks.add(next.sunriseFallback);
      day = next;
    }
    expect(fallbacks.has(true)).toBe(polar);
  });
});
