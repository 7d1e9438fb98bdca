import { describe, expect, it } from 'vitest';
import { ephemeris, randomNumbers } from '../../test/random-charts.ts';
import { dayAfter, dayFrame } from '../almanac/day-frame.ts';
import { withOwnCalls } from '../sky/own-calls.ts';
import type { LocalClock } from '../time/clock.ts';
import type { Place } from '../time/place.ts';
import type { Graha } from '../zodiac/names.ts';
import { dayLords } from './day-lords.ts';
import { RisingSky } from './rising-sky.ts';
import { trackOf } from './track.ts';

type Where = Place & LocalClock;

const DAY = 86_400;

const solved = (place: Where, from: number, days: number, sky = ephemeris) => {
  const rising = new RisingSky(sky, place, 'kp');
  const sun = trackOf(sky, 'kp', 'Sun');
  return [...dayLords({ ephemeris: sky, place, rising, sun }, from, from + days * DAY)];
};

/** The second way: the almanac, asked about one day after another. Instants in seconds with their fraction. */
function ofAlmanac(place: Where, from: number, days: number) {
  let day = dayFrame(ephemeris, from * 1000, place, place);
  const found: { readonly second: number; readonly lord: Graha }[] = [{ second: from, lord: day.weekdayLord }];
  for (;;) {
    const second = day.nextSunriseMs / 1000;
    if (second >= from + days * DAY) return found;
    day = dayAfter(ephemeris, day, place, place);
    if (day.weekdayLord !== found.at(-1)?.lord) found.push({ second, lord: day.weekdayLord });
  }
}

describe('day lords', () => {
  const random = randomNumbers(65);
  const place = (latitude: number): Where => ({
    latitude,
    longitude: random() * 360 - 180,
    offsetMinutes: Math.floor(random() * 1_440 - 720),
  });
  // The border of the first day and night without end lies at 66.56 degrees.
  const NEAR_POLES = [65.6, -66.5, 66.54, 66.56, -66.58, 68, -78, 89, 90];

  it.each(NEAR_POLES)('are those of the almanac at %d degrees, in every season', (latitude) => {
    const where = place(latitude);
    const year = 1801 + Math.floor(random() * 590);
    for (const month of [1, 5, 8]) {
      const from = Date.UTC(year, month, 14) / 1000;
      const found = solved(where, from, 16);
      const wanted = ofAlmanac(where, from, 16);
      expect(
        found.map(({ lord }) => lord),
        `${year}-${month + 1}, longitude ${where.longitude}`,
      ).toEqual(wanted.map(({ lord }) => lord));
      for (const [index, { second }] of found.entries()) {
        // The first whole second; the almanac's own search is a hundredth out, and more where the Sun hardly climbs.
        const late = second - (wanted[index]?.second ?? NaN);
        expect(Math.abs(late - 0.5)).toBeLessThan(0.52 + 0.004 / Math.max(Math.cos((latitude * Math.PI) / 180), 0.004));
      }
    }
  });

  it.each([66.4, -66.6, 78])('ask the sky no more than twice as often at %d degrees as elsewhere', (latitude) => {
    const callsAt = (where: Where): number => {
      const sky = withOwnCalls(ephemeris);
      solved(where, Date.UTC(2026, 0, 1) / 1000, 365, sky);
      return sky.calls;
    };
    expect(callsAt(place(latitude))).toBeLessThan(2 * callsAt(place(23.7)));
  });
});
