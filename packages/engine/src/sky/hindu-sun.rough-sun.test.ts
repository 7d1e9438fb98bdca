import { expect, it } from 'vitest';
import { ephemeris } from '../../test/random-charts.ts';
import { roughSunEvent } from './hindu-sun.ts';

const PLACES = [-60, -45.5, -12, 0, 23.4, 51, 60].map((latitude, index) => ({ latitude, longitude: index * 50 - 170 }));

it.each(PLACES)('is near the rise and set of the library all over the six centuries at $latitude', (place) => {
  for (let jd = 2_378_500; jd < 2_597_600; jd += 4_321.3) {
    for (const event of ['rise', 'set'] as const) {
      const exact = ephemeris.riseSet(jd, 'Sun', event, place);
      expect(Math.abs(roughSunEvent((exact ?? NaN) - 0.5, event, place) - (exact ?? NaN)) * 86_400).toBeLessThan(30);
    }
  }
});

it.each(['hindu', 'apparent'] as const)(
  'leads to the next rise after any instant, to the millisecond (%s)',
  (definition) => {
    for (const place of PLACES) {
      const first = ephemeris.riseSet(2_461_041.2, 'Sun', 'rise', place, definition) ?? NaN;
      // From a tenth of a day to a moment before it the same rise is the next one; a moment after it, it is past.
      for (const before of [0.9, 0.1, 0.021, 0.019, 1e-3, 1e-5]) {
        const again = ephemeris.riseSet(first - before, 'Sun', 'rise', place, definition) ?? NaN;
        expect(Math.abs(again - first) * 86_400_000).toBeLessThan(20);
      }
      const next = ephemeris.riseSet(first + 1e-5, 'Sun', 'rise', place, definition) ?? NaN;
      expect(Math.abs(next - first - 1)).toBeLessThan(0.01);
      expect(ephemeris.riseSet(first + 1e-5, 'Sun', 'rise', place, definition, 0.5)).toBeNull();
    }
  },
);
