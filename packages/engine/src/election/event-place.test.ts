import { describe, expect, it } from 'vitest';
import { resolveBirth } from '../time/moment.ts';
import { placeAndStart } from './event-place.ts';

const BIRTH = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861 };
const offset = resolveBirth({ ...BIRTH, utc_offset_minutes: 330 });
const zoned = resolveBirth({ ...BIRTH, time_zone: 'Asia/Colombo' });
const NOW = Date.UTC(2027, 0, 1);
const OSLO = { event_latitude: 59.9, event_longitude: 10.75 };

describe('place and clock of an event', () => {
  it.each([
    ['the birth place and offset', offset, {}, { latitude: 6.927, offsetMinutes: 330, zone: undefined }],
    ['the birth zone', zoned, {}, { latitude: 6.927, offsetMinutes: 330, zone: 'Asia/Colombo' }],
    [
      'the birth offset at another place, though the birth has a zone',
      zoned,
      OSLO,
      { latitude: 59.9, offsetMinutes: 330, zone: undefined },
    ],
    ['an offset of its own', zoned, { ...OSLO, event_utc_offset_minutes: 60 }, { offsetMinutes: 60, zone: undefined }],
    [
      'an offset alone',
      zoned,
      { event_utc_offset_minutes: 345 },
      { latitude: 6.927, offsetMinutes: 345, zone: undefined },
    ],
    [
      'a zone before an offset that agrees',
      offset,
      { ...OSLO, event_utc_offset_minutes: 60, event_time_zone: 'Europe/Oslo' },
      { offsetMinutes: 60, zone: 'Europe/Oslo' },
    ],
  ])('takes %s', (_, birth, sent, expected) => {
    const { place } = placeAndStart(sent, birth, NOW);
    expect({ zone: undefined, ...place }).toMatchObject(expected);
    expect(place.notes).toHaveLength('event_latitude' in sent && place.offsetMinutes === 330 ? 1 : 0);
    expect(place.latitudeField).toBe('event_latitude' in sent ? 'event_latitude' : 'latitude');
  });

  it.each([
    ['now', undefined, {}, NOW],
    [
      'a date as its midnight on the event clock',
      '2027-07-01',
      { event_time_zone: 'Europe/Oslo' },
      Date.UTC(2027, 5, 30, 22),
    ],
    [
      'a date whose midnight the clocks leave out as the hour after it',
      '2024-04-26',
      { event_time_zone: 'Africa/Cairo' },
      Date.parse('2024-04-26T01:00:00+03:00'),
    ],
    [
      'a date-time on the event clock',
      '2027-01-05T10:30',
      { event_utc_offset_minutes: -300 },
      Date.UTC(2027, 0, 5, 15, 30),
    ],
    [
      'a date-time with a suffix',
      '2027-01-05T10:30Z',
      { event_utc_offset_minutes: -300 },
      Date.UTC(2027, 0, 5, 10, 30),
    ],
  ])('starts at %s', (_, scan_start, sent, expected) => {
    expect(placeAndStart({ ...sent, scan_start }, offset, NOW).startMs).toBe(expected);
  });

  it.each([
    ['an unknown zone', { event_time_zone: 'Mars/Base' }, 'event_time_zone'],
    [
      'a zone and an offset that disagree at the start',
      { event_time_zone: 'Europe/Oslo', event_utc_offset_minutes: 60, scan_start: '2027-07-01' },
      'event_utc_offset_minutes',
    ],
    ['no date', { scan_start: 'soon' }, 'scan_start'],
  ])('refuses %s', (_, sent, field) => {
    expect(() => placeAndStart(sent, offset, NOW)).toThrow(
      expect.objectContaining({ code: 'validation_failed', field }),
    );
  });

  it.each([
    [{ event_latitude: 10 }, { latitude: 10, longitude: 79.861, latitudeField: 'event_latitude' }],
    [{ event_longitude: 10 }, { latitude: 6.927, longitude: 10, latitudeField: 'latitude' }],
  ])('B8: takes the other coordinate from the birth: %j', (sent, expected) => {
    expect(placeAndStart(sent, offset, NOW).place).toMatchObject({
      ...expected,
      offsetMinutes: 330,
      clockOfBirth: true,
    });
  });

  it('names both arguments where the clocks disagree', () => {
    expect(() => placeAndStart({ event_time_zone: 'Europe/Oslo', event_utc_offset_minutes: 120 }, offset, NOW)).toThrow(
      /event_utc_offset_minutes 120 .* disagrees with event_time_zone Europe\/Oslo/,
    );
  });
});
