import { describe, expect, it } from 'vitest';
import { at } from '../../test/election-scans.ts';
import { shownDay, shownMs } from '../time/clock.ts';
import type { LocalClock } from '../time/clock.ts';
import { dayHours, usableStretches } from './usable-hours.ts';
import type { DayHours } from './usable-hours.ts';

const zone = (name: string): LocalClock => ({ offsetMinutes: 0, zone: name });
const hours = (start: string, end: string): DayHours => dayHours({ start, end });

/** Whether the clock shows a time in the hours, each minute asked for itself. */
function shows(clock: LocalClock, second: number, { startMinute, endMinute }: DayHours): boolean {
  const minute = (((shownMs(second * 1000, clock) / 60_000) % 1440) + 1440) % 1440;
  if (startMinute === endMinute) return true;
  return startMinute < endMinute
    ? minute >= startMinute && minute < endMinute
    : minute >= startMinute || minute < endMinute;
}

describe('usable hours on a clock', () => {
  const clocks: readonly (readonly [string, LocalClock, string])[] = [
    ['a fixed offset', { offsetMinutes: 330 }, '2027-02-01T00:00:00Z'],
    ['a local mean time with odd seconds', { offsetMinutes: 353.4667 }, '1862-01-12T00:00:00Z'],
    ['clocks put forward in the night', zone('Europe/Berlin'), '2021-03-26T10:00:00Z'],
    ['clocks put back in the night', zone('Europe/London'), '2010-10-29T10:00:00Z'],
    ['clocks put forward at midnight', zone('America/Havana'), '2027-03-12T10:00:00Z'],
    ['a date left out at the date line', zone('Pacific/Apia'), '2011-12-28T10:00:00Z'],
  ];
  const ranges = [
    hours('09:00', '17:30'),
    hours('22:15', '04:45'),
    hours('00:00', '06:00'),
    hours('18:00', '00:00'),
    hours('08:00', '08:00'),
    hours('01:30', '02:30'),
  ];

  it.each(clocks)('are those that the clock shows: %s', (_, clock, start) => {
    const [from, to] = [at(start), at(start) + 5 * 86_400];
    for (const range of ranges) {
      for (const cutDays of [false, true]) {
        const stretches = usableStretches({ from, to }, clock, range, cutDays);
        const wrong: number[] = [];
        for (let second = from; second < to; second += 90) {
          const [inside, another] = stretches.filter((stretch) => second >= stretch.from && second < stretch.to);
          const right = another === undefined && (inside !== undefined) === shows(clock, second, range);
          const dated = !cutDays || inside === undefined || inside.day === shownDay(second * 1000, clock);
          if (!right || !dated) wrong.push(second);
        }
        expect(wrong).toEqual([]);
        for (const { from: first, to: last } of stretches) {
          expect([shows(clock, first, range), shows(clock, last - 1, range)]).toEqual([true, true]);
          if (!cutDays && first > from) expect(shows(clock, first - 1, range)).toBe(false);
          if (cutDays) expect(shownDay(first * 1000, clock)).toBe(shownDay((last - 1) * 1000, clock));
        }
      }
    }
  });

  it('are the whole scan where none are asked for', () => {
    const [from, to] = [at('2027-02-01T03:00:00Z'), at('2027-02-04T00:00:00Z')];
    expect(usableStretches({ from, to }, { offsetMinutes: 60 }, null, false)).toEqual([{ from, to, day: 20_850 }]);
    expect(usableStretches({ from, to }, { offsetMinutes: 60 }, null, true).map((each) => each.day)).toEqual([
      20_850, 20_851, 20_852, 20_853,
    ]);
  });

  it.each(['24:00', '9:00', '12:60', 'noon', '-1:00'])('refuse the clock time %s', (text) => {
    expect(() => dayHours({ start: '00:00', end: text })).toThrow(
      expect.objectContaining({ code: 'validation_failed', field: 'preferred_time_of_day.end' }),
    );
  });
});
