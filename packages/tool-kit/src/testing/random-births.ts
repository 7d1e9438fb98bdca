import { AYANAMSAS } from '@cuspal/engine';
import type { SampleChart } from './sample-charts.ts';

const FIRST = Date.UTC(1800, 0, 2);
const LAST = Date.UTC(2399, 11, 30);

/** Births of six centuries over all longitudes, ayanamsas and latitudes with Placidus houses; the same for a seed. */
export function randomBirths(count: number, seed: number): readonly SampleChart['arguments'][] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const longitude = random() * 360 - 180;
    return {
      birth_datetime: new Date(FIRST + Math.floor(random() * (LAST - FIRST))).toISOString().slice(0, 19),
      latitude: random() * 132 - 66,
      longitude,
      utc_offset_minutes: Math.round(longitude / 7.5) * 30,
      ayanamsa: AYANAMSAS[index % AYANAMSAS.length] ?? 'kp',
    };
  });
}

/** Numbers 0 <= x < 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
