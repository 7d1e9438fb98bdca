import { describe, expect, it } from 'vitest';
import { ephemeris, randomNumbers } from '../../test/random-charts.ts';
import { RADIANS } from '../base/angles.ts';
import type { Place } from '../time/place.ts';
import { withOwnCalls } from './own-calls.ts';
import { firstEventAfter } from './rise-set.ts';
import { faultSpace, HINDU_RISING, loadSwissLibrary, RISE, SET, SWISS_FILES } from './swiss-library.ts';

/** The second way: the height of the Sun from the position, obliquity and sidereal time of that very instant. */
function height(jd: number, { latitude, longitude }: Place): number {
  const sun = ephemeris.body(jd, 'Sun').longitude * RADIANS;
  const obliquity = ephemeris.frame(jd).obliquityTrue * RADIANS;
  const [x, y, z] = [Math.cos(sun), Math.sin(sun) * Math.cos(obliquity), Math.sin(sun) * Math.sin(obliquity)];
  const here = (ephemeris.siderealTime(jd) * 15 + longitude) * RADIANS;
  const phi = latitude * RADIANS;
  const up = Math.cos(phi) * (Math.cos(here) * x + Math.sin(here) * y) + Math.sin(phi) * z;
  return Math.asin(up) / RADIANS;
}

const random = randomNumbers(66);
const between = (least: number, most: number): number => least + random() * (most - least);
/** Half of them near the circle at which the Sun first stays up, or down. */
const sampled = (index: number, least = 60.1) => ({
  place: {
    latitude: (index % 2 ? between(66.3, 67.2) : between(least, 90)) * (index % 4 < 2 ? 1 : -1),
    longitude: between(-180, 180),
  },
  jd: between(2_378_600, 2_597_600),
  event: index % 3 ? ('rise' as const) : ('set' as const),
});

describe('a rise or set of the Sun near the poles', () => {
  it('is where its centre passes the horizon, and the first after the start', () => {
    let found = 0;
    for (let index = 0; index < 150; index += 1) {
      const { place, jd, event } = sampled(index);
      const at = ephemeris.riseSet(jd, 'Sun', event, place);
      const way = event === 'rise' ? 1 : -1;
      if (at !== null) {
        found += 1;
        expect(Math.abs(height(at, place))).toBeLessThan(1e-6);
        expect(way * height(at + 0.002, place)).toBeGreaterThan(way * height(at - 0.002, place));
        expect(ephemeris.riseSet(at - 0.01, 'Sun', event, place)).toBeCloseTo(at, 8);
      }
      // No other lies before it: looked at every eight minutes, it never passes that way.
      const end = at ?? jd + 1.5;
      for (let from = jd + 0.001; from + 0.006 < end; from += 0.006)
        expect(way * height(from, place) < -1e-4 && way * height(from + 0.005, place) > 1e-4).toBe(false);
    }
    expect(found).toBeGreaterThan(80);
  });

  it('comes within a hundredth of a second of the search of the library from half an hour before it', () => {
    const library = loadSwissLibrary();
    const [fault, theirs] = [faultSpace(), new Float64Array(1)];
    for (let index = 0; index < 150; index += 1) {
      const { place, jd, event } = sampled(index);
      const at = ephemeris.riseSet(jd, 'Sun', event, place);
      if (at === null) continue;
      const geopos = Float64Array.of(place.longitude, place.latitude, 0);
      const kind = (event === 'rise' ? RISE : SET) | HINDU_RISING;
      library.swe_rise_trans(at - 0.02, 0, null, SWISS_FILES, kind, geopos, 1010, 10, theirs, fault);
      expect(Math.abs((theirs[0] ?? NaN) - at) * 86_400).toBeLessThan(0.02);
    }
  });

  it('as almanacs print it, is the one that the library finds in the whole day, and none where it finds none', () => {
    const library = loadSwissLibrary();
    const [fault, theirs] = [faultSpace(), new Float64Array(1)];
    const found = { one: 0, none: 0 };
    for (let index = 0; index < 120; index += 1) {
      const { place, jd, event } = sampled(index, 65.01);
      const geopos = Float64Array.of(place.longitude, place.latitude, 0);
      const kind = event === 'rise' ? RISE : SET;
      const next = (from: number): number =>
        library.swe_rise_trans(from, 0, null, SWISS_FILES, kind, geopos, 1010, 10, theirs, fault) < 0
          ? -1
          : (theirs[0] ?? NaN);
      const at = ephemeris.riseSet(jd, 'Sun', event, place, 'apparent', 1);
      const expected = firstEventAfter(next, jd, 1);
      found[expected === null ? 'none' : 'one'] += 1;
      expect([place, jd, at === null]).toEqual([place, jd, expected === null]);
      // It halves two hours twenty times.
      expect(Math.abs((at ?? 0) - (expected ?? 0)) * 86_400).toBeLessThan(0.02);
    }
    expect(Math.min(found.one, found.none)).toBeGreaterThan(25);
  });

  it('costs a few readings of the sky, where there is one and where there is none', () => {
    const own = withOwnCalls(ephemeris);
    for (let index = 0; index < 200; index += 1) {
      const { place, jd, event } = sampled(index);
      own.riseSet(jd, 'Sun', event, place);
    }
    expect(own.calls / 200).toBeLessThan(6);
  });
});
