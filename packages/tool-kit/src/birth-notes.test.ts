import { describe, expect, it } from 'vitest';
import { birthOffsetNote, offsetsInHours } from './birth-notes.ts';

const BIRTH = { birth_datetime: '1990-01-15T08:00', latitude: 52.5, longitude: 13.4, utc_offset_minutes: 60 };

describe('the offset of birth in the notes (docs/api.md#dates-and-clocks)', () => {
  it('is told where a date without an offset was read with it', () => {
    expect(birthOffsetNote({ ...BIRTH, as_of_date: '2026-07-10' })).toBe(
      'as_of_date is read with the offset of birth, +01:00. Send time_zone where clocks change with the season.',
    );
    expect(birthOffsetNote({ ...BIRTH, from_date: '2026-07-10T12:00', query_date: '2026-07-10' })).toMatch(
      /^from_date and query_date are read/,
    );
  });

  it.each([
    ['no date', {}],
    ['a suffix', { as_of_date: '2026-07-10T12:00+02:00' }],
    ['a zone', { as_of_date: '2026-07-10', time_zone: 'Europe/Berlin' }],
    ['a date of UT', { scan_start_utc: '2026-07-10' }],
    ['a zone of its own', { scan_start: '2026-07-10', event_time_zone: 'Europe/Berlin' }],
    ['a place of its own', { query_datetime: '2026-07-10', query_utc_offset_minutes: 0 }],
  ])('is not told with %s', (_, more) => {
    expect(birthOffsetNote({ ...BIRTH, ...more })).toBeUndefined();
  });
});

describe('an offset that looks like hours', () => {
  it.each([
    [5.5, 330],
    [-5, -300],
    [5.75, 345],
    [14, 840],
  ])('%d is told with the minutes that it may mean', (sent, minutes) => {
    const note = `utc_offset_minutes ${sent} is less than a quarter of an hour. If it is in hours, send ${minutes}.`;
    expect(offsetsInHours({ utc_offset_minutes: sent }, [])).toEqual([note]);
  });

  it.each([0, 330, -300, -1.25, 9.35])('%d is none', (sent) => {
    expect(offsetsInHours({ utc_offset_minutes: sent }, [])).toEqual([]);
  });

  it('is told of each that was sent, and of none without a part in the result', () => {
    const sent = { utc_offset_minutes: 5.5, query_utc_offset_minutes: 8, utcOffsetMinutes: 1 };
    expect(offsetsInHours(sent, ['utc_offset_minutes']).map((note) => note.split(' ')[0])).toEqual([
      'query_utc_offset_minutes',
      'utcOffsetMinutes',
    ]);
  });
});
