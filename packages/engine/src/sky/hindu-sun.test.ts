import { expect, it } from 'vitest';
import { ephemeris } from '../../test/random-charts.ts';
import { faultSpace, HINDU_RISING, loadSwissLibrary, RISE, SET, SWISS_FILES } from './swiss-library.ts';

const library = loadSwissLibrary();
const fault = faultSpace();
/** The library looks from half an hour before the event, where its answer is best. */
const BEFORE = 0.02;

it('finds the rise and set that the search of the library finds, to half a millisecond, all over the six centuries', () => {
  let latest = 0;
  for (let index = 0; index < 3_000; index += 1) {
    const place = { latitude: ((index * 37.7) % 120) - 60, longitude: ((index * 101.3) % 360) - 180 };
    const jd = 2_378_500 + index * 73;
    for (const [event, kind] of [['rise', RISE] as const, ['set', SET] as const]) {
      const found = ephemeris.riseSet(jd, 'Sun', event, place) ?? Number.NaN;
      const geopos = Float64Array.of(place.longitude, place.latitude, 0);
      const theirs = new Float64Array(1);
      const flags = kind | HINDU_RISING;
      const answered = library.swe_rise_trans(
        ...([found - BEFORE, 0, null, SWISS_FILES, flags, geopos, 1010, 10, theirs, fault] as const),
      );
      expect(answered).toBe(0);
      latest = Math.max(latest, Math.abs(found - (theirs[0] ?? Number.NaN)));
    }
  }
  expect(latest * 86_400_000).toBeLessThan(0.5);
});
