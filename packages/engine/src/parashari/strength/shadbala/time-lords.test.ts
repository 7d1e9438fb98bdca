import { describe, expect, it } from 'vitest';
import { WEEKDAY_LORDS } from '../../../almanac/day-frame.ts';
import { UT } from '../../../time/clock.ts';
import { abdaMasaLords, creationDays, horaLord, julianDayNumber, timeLords } from './time-lords.ts';

const HOUR = 3_600_000;
const at = (utc: string) => Date.parse(utc);

describe('lords of year and month', () => {
  it('counts days of which each seventh is a Sunday', () => {
    for (let day = 0; day < 800; day += 1) {
      const utcMs = at('1899-12-31T12:00Z') + day * 24 * HOUR;
      const weekday = new Date(utcMs).getUTCDay();
      expect(creationDays(julianDayNumber(utcMs, UT)) % 7).toBe(weekday);
    }
  });

  it('takes the civil date at the place', () => {
    expect(julianDayNumber(at('2000-01-01T12:00Z'), UT)).toBe(2451545);
    expect(julianDayNumber(at('2000-01-01T20:00Z'), { offsetMinutes: 330 })).toBe(2451546);
    expect(julianDayNumber(at('2000-01-01T02:00Z'), { offsetMinutes: -330 })).toBe(2451544);
  });

  it('gives those of the worked charts of Raman and Jain', () => {
    expect(abdaMasaLords(julianDayNumber(at('1918-10-16T00:30Z'), { offsetMinutes: 310 }))).toEqual({
      abda: 'Saturn',
      masa: 'Mercury',
    });
    expect(abdaMasaLords(julianDayNumber(at('1981-09-12T00:30Z'), { offsetMinutes: 330 }))).toEqual({
      abda: 'Mars',
      masa: 'Mars',
    });
  });

  it('keeps a month of 30 and a year of 360 days, each begun on its lord’s weekday', () => {
    const first = julianDayNumber(at('1990-01-01T12:00Z'), UT);
    const months = new Set<number>();
    for (let jdn = first; jdn < first + 1000; jdn += 1) {
      const days = creationDays(jdn);
      const lords = abdaMasaLords(jdn);
      if (days % 30 === 0) expect(lords.masa).toBe(WEEKDAY_LORDS[days % 7]);
      if (days % 360 === 0) expect(lords.abda).toBe(WEEKDAY_LORDS[days % 7]);
      months.add(Math.floor(days / 30));
    }
    expect(months.size).toBe(34);
  });
});

describe('lords of hour and third (R25)', () => {
  // A day of 12 h and a night of 12 h, Sunday.
  const day = { sunriseMs: 0, sunsetMs: 12 * HOUR, nextSunriseMs: 24 * HOUR };
  const frame = { ...day, dayBirth: true, weekday: 0, weekdayLord: 'Sun', sunriseFallback: false } as const;

  it('runs the hours in Chaldean order to the next weekday', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => horaLord('Sun', day, (hour + 0.5) * HOUR));
    expect(hours.slice(0, 8)).toEqual(['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars', 'Sun']);
    expect(hours[23]).toBe('Mercury');
    // The 25th hour, next in that order, opens Monday.
    expect(horaLord('Moon', day, 0)).toBe('Moon');
  });

  it('divides a short day and a long night each by its own length', () => {
    const winter = { sunriseMs: 0, sunsetMs: 8 * HOUR, nextSunriseMs: 24 * HOUR };
    expect(horaLord('Sun', winter, 41 * 60_000)).toBe('Venus');
    expect(horaLord('Sun', winter, 8 * HOUR)).toBe('Jupiter');
    expect(horaLord('Sun', winter, 8 * HOUR + 81 * 60_000)).toBe('Mars');
  });

  it('gives the thirds of day and night', () => {
    const third = (hour: number) => timeLords(frame, hour * HOUR, UT).tribhaga;
    expect([0, 3.9, 4, 7.9, 8, 11.9].map(third)).toEqual(['Mercury', 'Mercury', 'Sun', 'Sun', 'Saturn', 'Saturn']);
    expect([12, 15.9, 16, 19.9, 20, 23.9].map(third)).toEqual(['Moon', 'Moon', 'Venus', 'Venus', 'Mars', 'Mars']);
  });
});
