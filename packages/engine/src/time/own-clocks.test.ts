import { expect, it } from 'vitest';
import { parseCivil } from './civil.ts';
import { DAY_MS } from './julian.ts';
import { ownClock, ownOffset } from './own-clocks.ts';
import { utcOffsetAt, zoneOffsetMinutes } from './zone.ts';

const offsetAt = (wall: string, zone: string): number => zoneOffsetMinutes(parseCivil(wall, 'birth_datetime'), zone);

// What was law there: Dutch time until 1940, Norwegian summer time of 1959 to 1965, Swedish and Danish mean time of the
// 19th century, four hours and a half behind in the Dutch Antilles until 1965, no war time of the United States in the
// French ones, Icelandic winter time until 1968, summer time of the Gold Coast from 1 September to the end of the year.
it.each([
  ['Europe/Amsterdam', '1930-01-05T10:00', 19 + 32 / 60],
  ['Europe/Amsterdam', '1938-01-05T10:00', 20],
  ['Europe/Amsterdam', '1938-07-05T10:00', 80],
  ['Europe/Oslo', '1962-07-01T10:00', 120],
  ['Europe/Oslo', '1962-12-01T10:00', 60],
  ['Arctic/Longyearbyen', '1962-07-01T10:00', 120],
  ['Europe/Stockholm', '1890-06-01T10:00', 60 + 14 / 60],
  ['Europe/Copenhagen', '1892-06-01T10:00', 50 + 20 / 60],
  ['Atlantic/Reykjavik', '1960-01-01T10:00', -60],
  ['Iceland', '1960-01-01T10:00', -60],
  ['America/Kralendijk', '1930-01-05T10:00', -270],
  ['America/Lower_Princes', '1930-01-05T10:00', -270],
  ['America/Marigot', '1943-06-01T10:00', -240],
  ['America/St_Barthelemy', '1943-06-01T10:00', -240],
  ['Africa/Accra', '1930-10-01T10:00', 20],
  ['Africa/Accra', '1931-02-01T10:00', 0],
])('%s at %s is its own clock', (zone, wall, minutes) => {
  expect(offsetAt(wall, zone)).toBeCloseTo(minutes, 9);
  expect(offsetAt(wall, zone.toLowerCase())).toBeCloseTo(minutes, 9);
});

it('a skipped and a repeated time of an own clock are found as any other', () => {
  // Oslo, 18 March 1962 at 1 h UT and 16 September 1962 at 1 h UT.
  expect(offsetAt('1962-03-18T02:30', 'Europe/Oslo')).toBe(120);
  expect(offsetAt('1962-09-16T02:30', 'Europe/Oslo')).toBe(120);
  expect(offsetAt('1962-09-16T03:30', 'Europe/Oslo')).toBe(60);
});

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => ownClock(zone) !== undefined);

it.each(zones)('%s: its changes follow each other by more than a day, and the runtime goes on from there', (zone) => {
  const own = ownClock(zone);
  if (own === undefined) throw new Error('none');
  const { changes, untilMs } = own;
  for (const [at, { fromMs, offsetMinutes }] of changes.entries()) {
    const next = changes[at + 1] ?? { fromMs: Number.POSITIVE_INFINITY, offsetMinutes: Number.NaN };
    expect(next.fromMs - fromMs).toBeGreaterThan(2 * DAY_MS);
    expect(next.offsetMinutes).not.toBe(offsetMinutes);
    expect(Math.abs(offsetMinutes)).toBeLessThan(16 * 60);
    expect(utcOffsetAt(Math.max(fromMs, Date.UTC(1800, 0)), zone)).toBe(offsetMinutes);
  }
  expect(ownOffset(own, untilMs)).toBeUndefined();
});

it('a zone that was never joined has the history of the runtime', () => {
  expect(ownClock('Europe/Berlin')).toBeUndefined();
  expect(offsetAt('1962-07-01T10:00', 'Europe/Berlin')).toBe(60);
});
