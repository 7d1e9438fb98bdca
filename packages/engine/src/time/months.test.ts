import { describe, expect, it } from 'vitest';
import type { Interval } from '../base/intervals.ts';
import { UT } from './clock.ts';
import type { LocalClock } from './clock.ts';
import { calendarMonth, monthAt, monthsOf } from './months.ts';

const KOLKATA = { offsetMinutes: 330 };
const span = (a: string, b: string): Interval => ({ startMs: Date.parse(a), endMs: Date.parse(b) });
const named = (interval: Interval, clock: LocalClock) =>
  monthsOf(interval, clock).map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);

describe('monthsOf', () => {
  it('are the calendar months of the place, half open, whole even where the span begins late', () => {
    // 2027-12-31T19:00Z is already 2028 at +05:30, and the span ends on the stroke of a month.
    const late = { startMs: Date.UTC(2027, 11, 31, 19), endMs: Date.UTC(2028, 2, 31, 18, 30) };
    const months = monthsOf(late, KOLKATA);
    expect(named(late, KOLKATA)).toEqual(['2028-01', '2028-02', '2028-03']);
    expect(months[0]?.startMs).toBe(Date.UTC(2027, 11, 31, 18, 30));
    months.slice(1).forEach(({ startMs }, index) => expect(startMs).toBe(months[index]?.endMs));
    expect(months.at(-1)?.endMs).toBe(late.endMs);
  });

  it('are those touched by the clock of the place', () => {
    expect(named(span('2025-11-30T20:00Z', '2026-02-01T00:00Z'), UT)).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(named(span('2025-11-30T20:00Z', '2026-01-31T19:00Z'), KOLKATA)).toEqual(['2025-12', '2026-01', '2026-02']);
  });

  it('begin when the clock is put forward over their first midnight', () => {
    // Jordan went from 24:00 on 31 March 2011 to 01:00.
    const amman = { offsetMinutes: 120, zone: 'Asia/Amman' };
    const [march, april] = monthsOf(span('2011-03-31T12:00Z', '2011-04-01T12:00Z'), amman);
    expect(march?.endMs).toBe(Date.parse('2011-04-01T01:00:00+03:00'));
    expect(april?.startMs).toBe(march?.endMs);
    expect(monthAt(april?.startMs ?? 0, amman)).toEqual(april);
  });

  it('are right at local mean times with odd seconds', () => {
    for (const offsetMinutes of [353.46667, -956.13333, 9.35, 21.7])
      expect(named({ startMs: Date.UTC(1860, 0, 15), endMs: Date.UTC(1860, 4, 15) }, { offsetMinutes })).toEqual([
        '1860-01',
        '1860-02',
        '1860-03',
        '1860-04',
        '1860-05',
      ]);
  });
});

it('a month past 12 lies in the next year, and an instant lies in its own month', () => {
  const month = calendarMonth(2027, 15, KOLKATA);
  expect(month).toEqual({
    year: 2028,
    month: 3,
    startMs: Date.parse('2028-03-01T00:00:00+05:30'),
    endMs: Date.parse('2028-04-01T00:00:00+05:30'),
  });
  expect(monthAt(month.startMs, KOLKATA)).toEqual(month);
  expect(monthAt(month.endMs - 1, KOLKATA)).toEqual(month);
  expect(monthAt(month.startMs - 1, KOLKATA).month).toBe(2);
});
