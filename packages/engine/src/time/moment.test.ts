import { describe, expect, it } from 'vitest';
import { parseCivil } from './civil.ts';
import { clockNote, futureNote, resolveBirth, resolveInstant } from './moment.ts';
import type { BirthParameters } from './moment.ts';
import { utcOffsetAt, zoneOffsetMinutes, zoneReading } from './zone.ts';

const offset = (text: string, zone: string): number => zoneOffsetMinutes(parseCivil(text, 'birth_datetime'), zone);

describe('zoneOffsetMinutes (docs/api.md#dates-and-clocks; offsets of the IANA tz database)', () => {
  it.each([
    ['2024-01-15T12:00', 'America/New_York', -300],
    ['2024-07-15T12:00', 'America/New_York', -240],
    ['1992-08-14T04:32', 'Asia/Colombo', 330],
    ['1943-01-01T12:00', 'Asia/Kolkata', 390],
    ['1985-06-01T12:00', 'Asia/Kathmandu', 330],
    ['1990-06-01T12:00', 'Asia/Kathmandu', 345],
    ['2024-01-15T12:00', 'asia/kolkata', 330],
    ['2399-07-15T12:00', 'Europe/London', 60],
  ])('%s in %s', (text, zone, minutes) => {
    expect(offset(text, zone)).toBe(minutes);
  });

  it('gives a skipped wall time the offset after the change', () => {
    expect(offset('2024-03-10T02:30', 'America/New_York')).toBe(-240);
    expect(offset('2024-03-31T01:30', 'Europe/London')).toBe(60);
    // Samoa left out 30 December 2011, the Philippines 31 December 1844.
    expect(offset('2011-12-30T12:00', 'Pacific/Apia')).toBe(14 * 60);
    expect(offset('1844-12-31T12:00', 'Asia/Manila')).toBeGreaterThan(8 * 60);
  });

  it('gives a repeated wall time its earlier reading', () => {
    expect(offset('2024-11-03T01:30', 'America/New_York')).toBe(-240);
    expect(offset('2024-10-27T01:30', 'Europe/London')).toBe(60);
    // Alaska had 18 October 1867 twice.
    expect(offset('1867-10-18T20:00', 'America/Juneau')).toBeCloseTo(15 * 60 + 2 + 19 / 60, 9);
  });

  it('tells how often the clocks showed a time', () => {
    const shown = (text: string, zone: string) => zoneReading(parseCivil(text, 'birth_datetime'), zone).shown;
    // Clocks went forward at 01:00 and back at 02:00; Samoa left out a day, Alaska had one twice.
    expect(shown('2024-03-31T01:00', 'Europe/London')).toBe('never');
    expect(shown('2024-03-31T02:00', 'Europe/London')).toBe('once');
    expect(shown('2024-10-27T00:59:59', 'Europe/London')).toBe('once');
    expect(shown('2024-10-27T01:00', 'Europe/London')).toBe('twice');
    expect(shown('2024-10-27T02:00', 'Europe/London')).toBe('once');
    expect(shown('2011-12-30T12:00', 'Pacific/Apia')).toBe('never');
    expect(shown('1867-10-18T20:00', 'America/Juneau')).toBe('twice');
    expect(shown('1992-08-14T04:32', 'Asia/Colombo')).toBe('once');
  });

  it('keeps local mean time to the second', () => {
    expect(offset('1890-01-01T12:00', 'Asia/Kolkata')).toBeCloseTo(5 * 60 + 21 + 10 / 60, 9);
    expect(offset('1850-01-01T12:00', 'Asia/Kolkata')).toBeCloseTo(5 * 60 + 53 + 28 / 60, 9);
    expect(offset('1850-01-01T12:00', 'Europe/Paris')).toBeCloseTo(9 + 21 / 60, 9);
    expect(offset('1840-01-01T12:00', 'Asia/Manila')).toBeLessThan(-15 * 60);
    expect(offset('1870-01-01T12:00', 'America/Juneau')).toBeCloseTo(-(8 * 60 + 57 + 41 / 60), 9);
  });

  it('refuses what is not an IANA zone', () => {
    for (const zone of ['Mars/Olympus', '', '+05:30', 'Asia', 'x'.repeat(2000)]) {
      expect(() => offset('2000-01-01T12:00', zone)).toThrow(
        expect.objectContaining({ code: 'validation_failed', field: 'time_zone' }),
      );
    }
  });

  it('refuses abbreviations that only the runtime knows, and of another place than the caller means', () => {
    for (const zone of ['BST', 'ast', 'IST', 'CST', 'PST', 'SystemV/EST5'])
      expect(() => offset('1992-08-14T04:32', zone)).toThrow(`time_zone "${zone}" is not a known IANA zone.`);
    // These are names of IANA.
    expect(['EST', 'HST', 'CET', 'EST5EDT', 'UTC'].map((zone) => offset('1992-01-14T04:32', zone))).toEqual([
      -300, -600, 60, -300, 0,
    ]);
  });

  it('follows an instant too', () => {
    expect(utcOffsetAt(Date.parse('2024-03-10T06:59:59Z'), 'America/New_York')).toBe(-300);
    expect(utcOffsetAt(Date.parse('2024-03-10T07:00:00Z'), 'America/New_York')).toBe(-240);
  });
});

const birth: BirthParameters = {
  birth_datetime: '1992-08-14T04:32:00',
  latitude: 6.927,
  longitude: 79.861,
  utc_offset_minutes: 330,
};
const resolved = Date.parse('1992-08-13T23:02:00Z');

describe('resolveBirth (docs/api.md#dates-and-clocks)', () => {
  it('brings wall clock and offset to UT', () => {
    expect(resolveBirth(birth)).toEqual({
      utcMs: resolved,
      jdUt: expect.closeTo(2_448_848.459722222, 8),
      latitude: 6.927,
      longitude: 79.861,
      offsetMinutes: 330,
      ayanamsa: 'kp',
    });
    expect(resolveBirth({ ...birth, ayanamsa: 'raman' }).ayanamsa).toBe('raman');
  });

  it('takes the offset from the zone, a suffix or both when they agree', () => {
    const { utc_offset_minutes: _, ...rest } = birth;
    expect(resolveBirth({ ...rest, time_zone: 'Asia/Colombo' }).utcMs).toBe(resolved);
    expect(resolveBirth({ ...birth, time_zone: 'Asia/Colombo' }).utcMs).toBe(resolved);
    expect(resolveBirth({ ...birth, birth_datetime: '1992-08-14T04:32+05:30' }).utcMs).toBe(resolved);
    expect(resolveBirth({ ...birth, birth_datetime: '1992-08-14T04:32Z', utc_offset_minutes: 0 }).offsetMinutes).toBe(
      0,
    );
    // A caller's rounding of local mean time to a hundredth of a minute agrees with the zone's own seconds.
    const old = { ...birth, birth_datetime: '1890-01-01T12:00', utc_offset_minutes: 321.17, time_zone: 'Asia/Kolkata' };
    expect(resolveBirth(old).offsetMinutes).toBeCloseTo(321 + 10 / 60, 9);
  });

  it.each([
    ['a suffix against the offset', { birth_datetime: '1992-08-14T04:32Z' }, 'birth_datetime', /\+00:00.*330.*\+05:30/],
    ['a zone against the offset', { time_zone: 'Asia/Karachi' }, 'utc_offset_minutes', /330.*Asia\/Karachi.*\+05:00/],
    ['no clock time', { birth_datetime: '1992-08-14' }, 'birth_datetime', /time of birth.*find_birth_time/],
    ['latitude', { latitude: 90.1 }, 'latitude', /90\.1.*-90 to 90/],
    ['longitude', { longitude: -181 }, 'longitude', /-180 to 180/],
    ['a latitude that is no number', { latitude: NaN }, 'latitude', /NaN/],
    ['an infinite offset', { utc_offset_minutes: Infinity }, 'utc_offset_minutes', /-960 to 960/],
    ['an offset of 17 hours', { utc_offset_minutes: 1020 }, 'utc_offset_minutes', /-960 to 960/],
  ])('refuses %s', (_, parts, field, text) => {
    const call = (): unknown => resolveBirth({ ...birth, ...parts });
    expect(call).toThrow(expect.objectContaining({ code: 'validation_failed', field }));
    expect(call).toThrow(text);
  });

  it('asks for the offset when there is none', () => {
    const { utc_offset_minutes: _, ...rest } = birth;
    for (const birth_datetime of [rest.birth_datetime, '1992-08-14T04:32+05:30']) {
      expect(() => resolveBirth({ ...rest, birth_datetime })).toThrow(
        expect.objectContaining({ code: 'birth_data_missing', field: 'utc_offset_minutes' }),
      );
    }
  });

  it('refuses the hours of 1800 before the ephemeris and names them in UT', () => {
    const early = { ...birth, birth_datetime: '1800-01-01T11:29' };
    expect(() => resolveBirth(early)).toThrow(
      expect.objectContaining({
        code: 'out_of_range',
        field: 'birth_datetime',
        message: expect.stringMatching(/"1800-01-01T11:29" is 1800-01-01T05:59 UT, .* begins at 1800-01-01T06:00 UT/),
      }),
    );
    expect(resolveBirth({ ...birth, birth_datetime: '1800-01-01T11:30' }).jdUt).toBe(2_378_496.75);
  });

  it('takes the widest local mean times', () => {
    expect(resolveBirth({ ...birth, utc_offset_minutes: -960 }).offsetMinutes).toBe(-960);
    expect(resolveBirth({ ...birth, utc_offset_minutes: 353.3333 }).offsetMinutes).toBe(353.3333);
  });
});

describe('resolveInstant', () => {
  const moment = { offsetMinutes: 330 };
  const now = Date.parse('2026-05-01T00:00:00Z');

  it.each([
    [undefined, '2026-05-01T00:00:00Z'],
    ['2031-03-10', '2031-03-10T06:30:00Z'],
    ['2031-03-10T14:02', '2031-03-10T08:32:00Z'],
    ['2031-03-10T14:02Z', '2031-03-10T14:02:00Z'],
    ['2031-03-10T14:02:11-04:00', '2031-03-10T18:02:11Z'],
  ])('reads %p', (text, expected) => {
    expect(resolveInstant(text, moment, now)).toBe(Date.parse(expected));
  });

  it('names the argument it refuses', () => {
    expect(() => resolveInstant('2031-02-30', moment, now, 'start_date')).toThrow(/^start_date "2031-02-30"/);
  });

  it('refuses the hours of 1800 before the sky is known, by the name of the argument', () => {
    expect(() => resolveInstant('1800-01-01T11:29', moment, now, 'query_date')).toThrow(
      expect.objectContaining({
        code: 'out_of_range',
        field: 'query_date',
        message: expect.stringMatching(/^query_date "1800-01-01T11:29" is 1800-01-01T05:59 UT, .* begins at /),
      }),
    );
    expect(resolveInstant('1800-01-01T11:30', moment, now)).toBe(Date.parse('1800-01-01T06:00:00Z'));
  });
});

describe('clockNote', () => {
  const birth = { latitude: 50, longitude: 10 };
  const noteOf = (birth_datetime: string, time_zone: string, offset?: number): string | null =>
    clockNote(resolveBirth({ ...birth, birth_datetime, time_zone, utc_offset_minutes: offset }));

  it('tells of a time that clocks showed twice or never', () => {
    expect(noteOf('2024-10-27T02:30', 'Europe/Oslo')).toContain('twice, and the earlier reading, +02:00');
    expect(noteOf('2024-03-31T02:30', 'Europe/Oslo')).toContain('skipped this time');
    expect(noteOf('2024-10-27T02:30', 'Europe/Oslo', 120)).toBeNull();
  });
});

describe('B17: a birth that names its zone or offset twice', () => {
  const place = { latitude: 22.57, longitude: 88.36 };

  it('B17: takes the zone in brackets for time_zone', () => {
    expect(resolveBirth({ ...place, birth_datetime: '1992-08-14T10:02:00[Asia/Kolkata]' })).toMatchObject({
      utcMs: Date.parse('1992-08-14T04:32:00Z'),
      zone: 'Asia/Kolkata',
      offsetMinutes: 330,
    });
    // Another name of the same clock disagrees with nothing.
    const both = { ...place, birth_datetime: '1992-08-14T10:02:00[Asia/Kolkata]', time_zone: 'Asia/Calcutta' };
    expect(resolveBirth(both).utcMs).toBe(Date.parse('1992-08-14T04:32:00Z'));
  });

  it.each([
    [
      { time_zone: 'America/New_York' },
      /the zone Asia\/Kolkata and with it \+05:30 but time_zone America\/New_York means -04:00/,
    ],
    [{ utc_offset_minutes: 345 }, /utc_offset_minutes 345 \(\+05:45\) disagrees with time_zone Asia\/Kolkata/],
  ])('B17: refuses %j beside it and names both', (more, message) => {
    const birth = { ...place, birth_datetime: '1992-08-14T10:02:00[Asia/Kolkata]', ...more };
    expect(() => resolveBirth(birth)).toThrow(
      expect.objectContaining({ code: 'validation_failed', message: expect.stringMatching(message) }),
    );
  });

  it('B17: refuses an offset without a colon that disagrees', () => {
    const birth = { ...place, birth_datetime: '1992-08-14 10:02 +0600', utc_offset_minutes: 330 };
    expect(() => resolveBirth(birth)).toThrow(/carries the offset \+06:00 but utc_offset_minutes 330 means \+05:30/);
  });

  it('B17: lets the offset of the text choose between two readings of one clock', () => {
    // London went back at 01:00 UT on 25 October 1992.
    const at = (birth_datetime: string) => resolveBirth({ ...place, birth_datetime, time_zone: 'Europe/London' });
    expect(at('1992-10-25T01:30')).toMatchObject({ offsetMinutes: 60, clock: 'twice' });
    expect(at('1992-10-25T01:30+00:00')).toMatchObject({ offsetMinutes: 0, utcMs: Date.parse('1992-10-25T01:30Z') });
    expect(at('1992-10-25T01:30+00:00')).not.toHaveProperty('clock');
  });
});

describe('A17: a birth to come', () => {
  it('A17: is told with its moment', () => {
    const birth = resolveBirth({
      birth_datetime: '2031-05-01T10:00',
      latitude: 1,
      longitude: 2,
      utc_offset_minutes: 60,
    });
    expect(futureNote(birth, Date.parse('2026-11-28T00:00Z'))).toBe(
      'This birth lies in the future, 2031-05-01T09:00 UT. If that is a slip, correct the year of birth_datetime.',
    );
    expect(futureNote(birth, birth.utcMs)).toBeNull();
  });
});
