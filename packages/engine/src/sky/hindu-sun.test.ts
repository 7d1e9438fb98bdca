import { expect, it } from 'vitest';
import { ephemeris } from '../../test/random-charts.ts';
import { HINDU_RISING, loadSwissAddon, RISE, SET, SWISS_FILES } from './swiss-addon.ts';

const addon = loadSwissAddon();
/** The library looks from half an hour before the event, where its answer is best. */
const BEFORE = 0.02;

it('finds the rise and set that the search of the library finds, to half a millisecond, all over the six centuries', () => {
  let latest = 0;
  for (let index = 0; index < 3_000; index += 1) {
    const place = { latitude: ((index * 37.7) % 120) - 60, longitude: ((index * 101.3) % 360) - 180 };
    const jd = 2_378_500 + index * 73;
    for (const [event, kind] of [['rise', RISE] as const, ['set', SET] as const]) {
      const found = ephemeris.riseSet(jd, 'Sun', event, place) ?? Number.NaN;
      const { longitude, latitude } = place;
      const flags = kind | HINDU_RISING;
      const theirs = addon.swe_rise_trans(
        ...([found - BEFORE, 0, '', SWISS_FILES, flags, longitude, latitude, 0, 1010, 10] as const),
      );
      latest = Math.max(latest, Math.abs(found - (theirs.error === undefined ? theirs.transitTime : Number.NaN)));
    }
  }
  expect(latest * 86_400_000).toBeLessThan(0.5);
});
