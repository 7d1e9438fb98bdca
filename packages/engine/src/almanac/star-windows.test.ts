import { describe, expect, it } from 'vitest';
import { amritaKala, varjyam } from './star-windows.ts';

/** Starts in hours of a star of twenty-four hours, as rules R32.6 lists them: another print of the same table. */
const VARJYA_HOURS = [
  20, 9.6, 12, 16, 5.6, 8.4, 12, 8, 12.8, 12, 8, 7.2, 8.4, 8, 5.6, 5.6, 4, 5.6, 8, 9.6, 8, 4, 4, 7.2, 6.4, 9.6, 12,
];
const AMRITA_HOURS = [
  16.8, 19.2, 21.6, 20.8, 15.2, 14, 21.6, 17.6, 22.4, 21.6, 17.6, 16.8, 18, 17.6, 15.2, 15.2, 13.6, 15.2, 17.6, 19.2,
  17.6, 13.6, 13.6, 16.8, 16, 19.2, 21.6,
];
const HOUR_MS = 3_600_000;
const star = (number: number) => ({ number, startMs: 0, endMs: 24 * HOUR_MS });
const day = { startMs: 0, endMs: 24 * HOUR_MS };
const inHours = (ms: number): number => Number((ms / HOUR_MS).toFixed(6));

describe('varjyam and amrita kala', () => {
  it.each(VARJYA_HOURS.map((hour, index) => [index + 1, hour, AMRITA_HOURS[index]] as const))(
    'star %i: at hour %p and %p of twenty-four',
    (number, bad, good) => {
      // Mula alone has a second window, its hour 22.4.
      const starts = varjyam([star(number)], day).map(({ startMs }) => inHours(startMs));
      expect(starts).toEqual(number === 19 ? [20 / 2.5, 22.4] : [bad]);
      expect(amritaKala([star(number)], day).map(({ startMs }) => inHours(startMs))).toEqual([good]);
      for (const { startMs, endMs } of varjyam([star(number)], day)) expect(inHours(endMs - startMs)).toBe(1.6);
    },
  );

  it('keeps only what meets the day', () => {
    const late = { startMs: 21.6 * HOUR_MS, endMs: 45 * HOUR_MS };
    expect(varjyam([star(1)], late)).toEqual([]);
    expect(varjyam([star(1)], { ...late, startMs: 21.5 * HOUR_MS })).toHaveLength(1);
  });
});
