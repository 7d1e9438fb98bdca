import { parseCivil } from '@cuspal/engine/time/civil';
import { zoneReading } from '@cuspal/engine/time/zone';
import { describe, expect, it } from 'vitest';
import { farClockNote } from './profile.ts';

const noteOf = (longitude: number, offsetMinutes: number) => farClockNote({ longitude, offsetMinutes }, offsetMinutes);

describe('a clock far from the Sun', () => {
  it.each([
    [
      'the sign',
      72.88,
      -330,
      'The offset -05:30 is 10.4 hours from the Sun at longitude 72.88, which is rarely right.',
    ],
    ['coordinates exchanged', 28.61, 330, 'The offset +05:30 is 3.6 hours from the Sun at longitude 28.61,'],
    [
      'hours in the east',
      72.88,
      5.5,
      'utc_offset_minutes 5.5 is less than a quarter of an hour. If it is in hours, send 330.',
    ],
    ['hours in the west', -74, -5, 'If it is in hours, send -300.'],
    ['hours near Greenwich', 2.35, 1, 'If it is in hours, send 60.'],
  ])('is noticed: %s', (_what, longitude, offsetMinutes, note) => {
    expect(noteOf(longitude, offsetMinutes)).toContain(note);
  });

  it.each([
    ['Asia/Kolkata', 72.88],
    ['Europe/Madrid', -8.4],
    ['Europe/London', -0.13],
    ['Asia/Urumqi', 87.6],
    ['America/New_York', -74],
    ['Pacific/Kiritimati', -157.4],
    ['Pacific/Apia', -171.8],
    ['Asia/Kathmandu', 85.3],
    ['Africa/Accra', -0.2],
  ])('is none in %s, by summer, by winter and before there were zones', (zone, longitude) => {
    for (const text of ['1850-01-15T12:00', '1944-07-15T12:00', '1990-01-15T12:00', '2020-07-15T12:00']) {
      const { offsetMinutes } = zoneReading(parseCivil(text, 'birth_datetime'), zone);
      expect(noteOf(longitude, offsetMinutes)).toBeNull();
    }
  });
});
