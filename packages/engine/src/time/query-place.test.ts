import { describe, expect, it } from 'vitest';
import type { Moment } from './moment.ts';
import { resolveDayPlace, resolveQueryPlace } from './query-place.ts';

const birth: Moment = {
  utcMs: 0,
  jdUt: 2_440_587.5,
  latitude: 6.9,
  longitude: 79.9,
  offsetMinutes: 330,
  ayanamsa: 'kp',
};

describe('place of judgment', () => {
  it('is the birth place unless given', () => {
    expect(resolveQueryPlace({}, birth)).toEqual({ latitude: 6.9, longitude: 79.9, offsetMinutes: 330 });
  });

  it('is taken as given, zero included', () => {
    const query = { query_latitude: 0, query_longitude: 0, query_utc_offset_minutes: 0 };
    expect(resolveQueryPlace(query, birth)).toEqual({ latitude: 0, longitude: 0, offsetMinutes: 0 });
  });

  it.each([
    [{ query_latitude: 51.5 }, { latitude: 51.5, longitude: 79.9, offsetMinutes: 330 }],
    [{ query_longitude: 0 }, { latitude: 6.9, longitude: 0, offsetMinutes: 330 }],
    [
      { query_latitude: 51.5, query_longitude: 0 },
      { latitude: 51.5, longitude: 0, offsetMinutes: 330 },
    ],
    [
      { query_latitude: 51.5, query_utc_offset_minutes: 0 },
      { latitude: 51.5, longitude: 79.9, offsetMinutes: 0 },
    ],
    [{ query_utc_offset_minutes: 0 }, { latitude: 6.9, longitude: 79.9, offsetMinutes: 0 }],
  ])('B8: each part is that of the birth unless it is sent: %j', (query, expected) => {
    expect(resolveQueryPlace(query, birth)).toEqual(expected);
  });
});

describe('place of a day', () => {
  const home = { latitude: 6.9, longitude: 79.9 };

  it.each([
    [{}, { ...home, offsetMinutes: 330, placed: false, clocked: false }],
    [
      { query_latitude: 0, query_longitude: 0 },
      { latitude: 0, longitude: 0, offsetMinutes: 330, placed: true, clocked: false },
    ],
    [{ query_utc_offset_minutes: 0 }, { ...home, offsetMinutes: 0, placed: false, clocked: true }],
  ])('%j is %j', (query, expected) => {
    expect(resolveDayPlace(query, birth)).toEqual(expected);
  });

  it('keeps the zone of the birth unless an offset is sent', () => {
    const zoned = { ...birth, zone: 'Asia/Colombo' };
    expect(resolveDayPlace({ query_latitude: 1, query_longitude: 2 }, zoned)).toMatchObject({ zone: 'Asia/Colombo' });
    expect(resolveDayPlace({ query_utc_offset_minutes: 60 }, zoned)).not.toHaveProperty('zone');
  });

  it('B8: takes one coordinate of it', () => {
    expect(resolveDayPlace({ query_latitude: 51.5 }, birth)).toMatchObject({
      latitude: 51.5,
      longitude: 79.9,
      placed: true,
    });
    expect(resolveDayPlace({ query_longitude: 0 }, birth)).toMatchObject({ latitude: 6.9, longitude: 0, placed: true });
  });
});
