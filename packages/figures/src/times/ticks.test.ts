import { describe, expect, it } from 'vitest';
import { ticksBetween } from './ticks.ts';

const at = Date.parse;
const stamps = (from: string, to: string, most: number): readonly string[] =>
  ticksBetween(at(from), at(to), most).map((tick) => tick.toISOString().slice(0, 16));

describe('marks of a line of time', () => {
  it('are full hours of a day, midnights of a week and first days of months and years', () => {
    expect(stamps('2026-01-01T06:34Z', '2026-01-02T06:35Z', 9)).toEqual(
      ['01T09', '01T12', '01T15', '01T18', '01T21', '02T00', '02T03', '02T06'].map((hour) => `2026-01-${hour}:00`),
    );
    expect(stamps('2026-03-01T12:00Z', '2026-03-05T12:00Z', 5)).toEqual(
      [2, 3, 4, 5].map((day) => `2026-03-0${day}T00:00`),
    );
    expect(stamps('2026-01-15T00:00Z', '2026-12-20T00:00Z', 5)).toEqual(
      ['2026-04', '2026-07', '2026-10'].map((month) => `${month}-01T00:00`),
    );
    expect(stamps('1992-08-14T00:00Z', '2082-08-14T00:00Z', 6)).toEqual(
      [2000, 2025, 2050, 2075].map((year) => `${year}-01-01T00:00`),
    );
  });

  it('lie within the line, rise, and are as few as is asked, however long it is', () => {
    for (const span of [10, 90, 1_000, 20_000, 300_000, 4_000_000, 60_000_000]) {
      for (const most of [2, 4, 9]) {
        const [from, to] = [at('1899-12-31T23:41Z'), at('1899-12-31T23:41Z') + span * 60_000];
        const ticks = ticksBetween(from, to, most).map((tick) => tick.getTime());
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        expect(ticks.every((tick) => tick >= from && tick <= to)).toBe(true);
        expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
      }
    }
  });
});
