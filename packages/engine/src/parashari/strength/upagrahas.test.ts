import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import { WEEKDAY_LORDS } from '../../almanac/day-frame.ts';
import { separation } from '../../base/angles.ts';
import { risingAt, solarUpagrahas, TIME_UPAGRAHAS, timePart } from './upagrahas.ts';

const HOUR = 3_600_000;
/** Day from 0 h to 12 h, night of 16 h. */
const frame = (weekday: number, dayBirth: boolean): DayFrame => ({
  sunriseMs: 0,
  sunsetMs: 12 * HOUR,
  nextSunriseMs: 28 * HOUR,
  dayBirth,
  weekday,
  weekdayLord: WEEKDAY_LORDS[weekday] ?? 'Sun',
  sunriseFallback: false,
});

describe('upagrahas (R23.9)', () => {
  it('has the parts of Gulika by weekday: 7 to 1 by day, 3 2 1 7 6 5 4 by night', () => {
    const parts = (dayBirth: boolean) =>
      WEEKDAY_LORDS.map((_, weekday) => timePart('gulika', frame(weekday, dayBirth), 'start').partNumber);
    expect(parts(true)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    // After Saturn's own night part the lordless part follows: the Wednesday night begins with the Sun.
    expect(parts(false)).toEqual([3, 2, 1, 7, 6, 5, 4]);
  });

  it('puts the part without a lord after Saturn', () => {
    // Saturday: Saturn 1, none 2, Sun 3, Moon 4, Mars 5, Mercury 6, Jupiter 7.
    const numbers = TIME_UPAGRAHAS.map((point) => timePart(point, frame(6, true), 'start').partNumber);
    expect(numbers).toEqual([3, 5, 6, 7, 1, 1]);
  });

  it('rises at start or middle', () => {
    const day = frame(0, true);
    expect(timePart('gulika', day, 'start')).toMatchObject({
      startMs: 9 * HOUR,
      endMs: 10.5 * HOUR,
      instantMs: 9 * HOUR,
    });
    expect(timePart('mandi', day, 'start').instantMs).toBe(9.75 * HOUR);
    expect(timePart('gulika', day, 'middle').instantMs).toBe(9.75 * HOUR);
    expect(timePart('mandi', day, 'middle').instantMs).toBe(9 * HOUR);
    expect(timePart('kala', day, 'middle').instantMs).toBe(0.75 * HOUR);
    expect(timePart('gulika', frame(0, false), 'start').startMs).toBe(16 * HOUR);
  });

  it('closes the circle of the solar points', () => {
    for (let sun = 0.5; sun < 360; sun += 7) {
      const { dhuma, indrachapa, upaketu, vyatipata, parivesha } = solarUpagrahas(sun);
      expect(separation(upaketu + 30, sun)).toBeLessThan(1e-9);
      expect(separation(dhuma, indrachapa)).toBeCloseTo(180, 9);
      expect(separation(vyatipata, parivesha)).toBeCloseTo(180, 9);
    }
  });

  it('rises where the library has the ascendant', () => {
    for (const chart of randomCharts(20, 239)) {
      expect(separation(risingAt(ephemeris, chart, chart.moment.utcMs), chart.ascendant.longitude)).toBeLessThan(1e-6);
    }
  });
});
