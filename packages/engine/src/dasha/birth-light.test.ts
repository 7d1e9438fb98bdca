import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../test/drawn-chart.ts';
import { ephemeris, movedBy, randomMoments } from '../../test/random-charts.ts';
import { dayFrame } from '../almanac/day-frame.ts';
import { isByDay, lightOf } from './birth-light.ts';

describe('isByDay (R1.6)', () => {
  it('is the time between the Hindu sunrise and sunset, to two seconds', () => {
    for (const moment of randomMoments(40, 16)) {
      const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
      if (day.sunriseFallback) continue;
      const at = (ms: number) => isByDay(ephemeris, movedBy(moment, (ms - moment.utcMs) / 1000));
      expect(isByDay(ephemeris, moment)).toBe(day.dayBirth);
      expect([at(day.sunriseMs - 2000), at(day.sunriseMs + 2000)]).toEqual([false, true]);
      expect([at(day.sunsetMs - 2000), at(day.sunsetMs + 2000)]).toEqual([true, false]);
    }
  });

  it('knows the polar day and night', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    const jd = (iso: string) => Date.parse(iso) / 86_400_000 + 2_440_587.5;
    expect(isByDay(ephemeris, { ...tromso, jdUt: jd('2020-06-21T23:00:00Z') })).toBe(true);
    expect(isByDay(ephemeris, { ...tromso, jdUt: jd('2020-12-21T11:00:00Z') })).toBe(false);
  });
});

describe('lightOf', () => {
  it.each([
    [100, 100, false],
    [100, 279.99, false],
    [100, 280, true],
    [350, 160, false],
    [350, 175, true],
  ])('Sun %f, Moon %f: dark half %s', (Sun, Moon, darkHalf) => {
    const planets = { Sun, Moon, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0, Rahu: 0 };
    expect(lightOf(drawnChart({ ascendant: 0, planets }), true)).toEqual({ byDay: true, darkHalf });
  });
});
