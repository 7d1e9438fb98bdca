import { describe, expect, it } from 'vitest';
import { dayOrInstantOf, instantOf, printedInstant, printedOffset } from './instant.ts';

describe('an instant', () => {
  it.each([
    ['2026-01-08T15:30:34+05:30', Date.UTC(2026, 0, 8, 10, 0, 34), '8 Jan 2026, 15:30'],
    ['1862-01-12T06:33:00+05:53:28', Date.UTC(1862, 0, 12, 0, 39, 32), '12 Jan 1862, 06:33'],
    ['1830-05-05T12:00:00-15:56', Date.UTC(1830, 4, 6, 3, 56), '5 May 1830, 12:00'],
    ['2000-02-29T12:00:00Z', Date.UTC(2000, 1, 29, 12), '29 Feb 2000, 12:00'],
  ])('%s is read with its offset and printed on its own clock', (stamp, ms, printed) => {
    const instant = instantOf(stamp, 'at');
    expect(instant.ms).toBe(ms);
    expect(printedInstant(instant)).toBe(printed);
  });

  it.each(['', '2026-01-08', '2026-13-08T15:30:34Z', '2026-01-08 15:30', 'now'])('%j is none', (stamp) =>
    expect(() => instantOf(stamp, 'result.from')).toThrow('result.from must be an instant such as'),
  );

  it('begins at midnight where a result may print the day alone', () => {
    expect(dayOrInstantOf('2026-01-08', 'start').ms).toBe(Date.UTC(2026, 0, 8));
    expect(dayOrInstantOf('2026-01-08T15:30:34+05:30', 'start')).toEqual(
      instantOf('2026-01-08T15:30:34+05:30', 'start'),
    );
    expect(() => dayOrInstantOf('2026-13-08', 'start')).toThrow('start must be an instant such as');
  });

  it('prints offsets', () => {
    expect(printedOffset(330)).toBe('UTC+05:30');
    expect(printedOffset(-956)).toBe('UTC−15:56');
  });
});
