import { buildChart } from '../src/chart/build.ts';
import type { Chart } from '../src/chart/chart.ts';
import { jdFromUtcMs } from '../src/time/julian.ts';
import { ephemeris, randomNumbers } from './random-charts.ts';

const SEED = 20_261_127;
const FIRST_MS = Date.UTC(1940, 0, 1);
const END_MS = Date.UTC(2011, 0, 1);

/** Bands of latitude, with the share of births up to and with each: most people live in the first four. */
const BANDS: readonly (readonly [upTo: number, south: number, north: number])[] = [
  [0.2, 8, 16],
  [0.4, 16, 24],
  [0.6, 24, 32],
  [0.8, 32, 42],
  [0.9, 42, 55],
  [1, -35, 8],
];

/**
 * Charts of births of 1940 to 2010, most of them between 8 and 42 degrees north. They are the same in every run, and a
 * shorter run has the first of a longer one.
 */
export function typicalBirths(count: number): readonly Chart[] {
  const random = randomNumbers(SEED);
  return Array.from({ length: count }, () => {
    const drawn = random();
    const [, south, north] = BANDS.find(([upTo]) => drawn < upTo) ?? [1, 0, 0];
    const utcMs = Math.floor(FIRST_MS + random() * (END_MS - FIRST_MS));
    const latitude = south + random() * (north - south);
    const longitude = random() * 360 - 180;
    return buildChart(ephemeris, {
      utcMs,
      jdUt: jdFromUtcMs(utcMs),
      latitude,
      longitude,
      offsetMinutes: 0,
      ayanamsa: 'kp',
    });
  });
}
