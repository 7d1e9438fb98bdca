import { describe, expect, it } from 'vitest';
import { birthOffsetNote } from './birth-notes.ts';

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
