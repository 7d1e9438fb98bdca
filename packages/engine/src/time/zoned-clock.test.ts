import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../test/random-charts.ts';
import type { LocalClock } from './clock.ts';
import { birthdayMs, resolveBirth, resolveInstant } from './moment.ts';
import { instantShowing, offsetAt } from './clock.ts';
import { DAY_MS } from './julian.ts';
import { resolveLocal } from './local-instant.ts';
import { calendarMonth, monthsOf } from './months.ts';
import { printInstant } from './print.ts';
import { resolveQueryPlace } from './query-place.ts';

const zoned = (zone: string): LocalClock => ({ offsetMinutes: 0, zone });
const BERLIN = zoned('Europe/Berlin');
const read = (text: string, clock: LocalClock): string => new Date(resolveInstant(text, clock, NaN)).toISOString();

describe('a clock with a zone (docs/api.md#dates-and-clocks)', () => {
  // Offsets of the IANA tz database; a repeated time has its earlier reading, a skipped one the offset after the change.
  it.each([
    ['winter', 'Europe/Berlin', '2026-01-10T12:00', '2026-01-10T11:00:00.000Z', '2026-01-10T12:00:00+01:00'],
    ['summer', 'Europe/Berlin', '2026-07-10T12:00', '2026-07-10T10:00:00.000Z', '2026-07-10T12:00:00+02:00'],
    ['a date alone', 'Europe/Berlin', '2026-07-10', '2026-07-10T10:00:00.000Z', '2026-07-10T12:00:00+02:00'],
    ['a repeated hour', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00+02:00'],
    ['a skipped hour', 'Europe/Berlin', '2026-03-29T02:30', '2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00+01:00'],
    ['a suffix', 'Europe/Berlin', '2026-07-10T10:00Z', '2026-07-10T10:00:00.000Z', '2026-07-10T12:00:00+02:00'],
    ['war time', 'Asia/Kolkata', '1943-06-01T12:00', '1943-06-01T05:30:00.000Z', '1943-06-01T12:00:00+06:30'],
    ['after the war', 'Asia/Kolkata', '1946-06-01T12:00', '1946-06-01T06:30:00.000Z', '1946-06-01T12:00:00+05:30'],
    ['summer', 'America/New_York', '2024-07-04T09:00', '2024-07-04T13:00:00.000Z', '2024-07-04T09:00:00-04:00'],
    ['winter', 'America/New_York', '2024-12-04T09:00', '2024-12-04T14:00:00.000Z', '2024-12-04T09:00:00-05:00'],
    [
      'local mean time',
      'America/New_York',
      '1880-01-01T12:00',
      '1880-01-01T16:56:02.000Z',
      '1880-01-01T12:00:00-04:56:02',
    ],
  ])('reads and prints %s in %s', (_, zone, text, utc, printed) => {
    const clock = zoned(zone);
    expect(read(text, clock)).toBe(utc);
    expect(printInstant(Date.parse(utc), clock)).toBe(printed);
  });

  it('gives back the same instant when what it printed is sent again, by the second', () => {
    const random = randomNumbers(19);
    for (const zone of ['Europe/Berlin', 'Asia/Kolkata', 'America/New_York', 'Pacific/Apia', 'Africa/Casablanca'])
      for (let run = 0; run < 400; run += 1) {
        const utcMs = Date.UTC(1850, 0, 1) + Math.floor(random() * 400 * 365.25 * 86_400) * 1000;
        expect(resolveInstant(printInstant(utcMs, zoned(zone)), zoned('UTC'), NaN)).toBe(utcMs);
      }
  });

  it('has the offset the runtime gives, every six hours of a year', () => {
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']) {
      const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
      for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2026, 0, 1); at += 6 * 3_600_000) {
        const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
        const expected = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
        expect(offsetAt(zoned(zone), at)).toBe(expected);
      }
    }
  });

  it('bounds months and birthdays by the clock of the place', () => {
    const march = calendarMonth(2026, 3, BERLIN);
    expect(printInstant(march.startMs, BERLIN)).toBe('2026-03-01T00:00:00+01:00');
    expect(printInstant(march.endMs, BERLIN)).toBe('2026-04-01T00:00:00+02:00');
    const year = { startMs: march.startMs, endMs: march.startMs + 365 * DAY_MS };
    for (const month of monthsOf(year, BERLIN)) expect(printInstant(month.startMs, BERLIN)).toMatch(/-01T00:00:00/);
    const born = resolveBirth({
      birth_datetime: '1990-01-15T08:00',
      latitude: 52.5,
      longitude: 13.4,
      time_zone: 'Europe/Berlin',
    });
    expect(printInstant(birthdayMs(born, 18), born)).toBe('2008-01-15T08:00:00+01:00');
  });

  it('comes from time_zone, and not from an offset of birth', () => {
    const birth = { birth_datetime: '1990-01-15T08:00', latitude: 52.5, longitude: 13.4 };
    const withZone = resolveBirth({ ...birth, time_zone: 'Europe/Berlin', utc_offset_minutes: 60 });
    const without = resolveBirth({ ...birth, utc_offset_minutes: 60 });
    expect(withZone.utcMs).toBe(without.utcMs);
    expect(read('2026-07-10T12:00', withZone)).toBe('2026-07-10T10:00:00.000Z');
    expect(read('2026-07-10T12:00', without)).toBe('2026-07-10T11:00:00.000Z');
    // Another place of the question has its own clock.
    const query = { query_latitude: 1, query_longitude: 2, query_utc_offset_minutes: 0 };
    expect(read('2026-07-10T12:00', resolveQueryPlace(query, withZone))).toBe('2026-07-10T12:00:00.000Z');
    expect(read('2026-07-10T12:00', resolveQueryPlace({}, withZone))).toBe('2026-07-10T10:00:00.000Z');
    const local = resolveLocal('2026-07-10T12:00', { time_zone: 'Europe/Berlin', utc_offset_minutes: 60 }, NaN, 'at');
    expect([new Date(local.utcMs).toISOString(), local.offsetMinutes]).toEqual(['2026-07-10T10:00:00.000Z', 120]);
    expect(instantShowing(Date.UTC(2026, 6, 10, 12), local)).toBe(local.utcMs);
  });
});
