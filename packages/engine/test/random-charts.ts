import { Cases } from '@cuspal/tool-kit/testing/cases';
import { buildChart } from '../src/chart/build.ts';
import type { Chart } from '../src/chart/chart.ts';
import type { Moment } from '../src/time/moment.ts';
import type { Ephemeris } from '../src/sky/port.ts';
import { createSwissEphemeris } from '../src/sky/swiss.ts';
import { jdFromUtcMs } from '../src/time/julian.ts';
import { AYANAMSAS } from '../src/zodiac/names.ts';

export const ephemeris = createSwissEphemeris();

/** Numbers 0 <= x < 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Moments of four centuries, all longitudes and ayanamsas, latitudes between the two limits north or south. */
export function randomMoments(count: number, seed: number, latitudes: readonly [number, number] = [0, 62]): Moment[] {
  const random = randomNumbers(seed);
  const [least, most] = latitudes;
  return Cases.from({ length: count }, () => {
    const utcMs = Math.floor(Date.UTC(1850, 0, 1) + random() * 450 * 365.25 * 86_400_000);
    const longitude = random() * 360 - 180;
    return {
      utcMs,
      jdUt: jdFromUtcMs(utcMs),
      latitude: (least + random() * (most - least)) * (random() < 0.5 ? -1 : 1),
      longitude,
      offsetMinutes: Math.round(longitude / 15) * 60,
      ayanamsa: AYANAMSAS[Math.floor(random() * AYANAMSAS.length)] ?? 'kp',
    };
  });
}

export const randomCharts = (count: number, seed: number, latitudes?: readonly [number, number]): Chart[] =>
  randomMoments(count, seed, latitudes).map((moment) => buildChart(ephemeris, moment));

/** The same moment and place with other parts. */
export const movedBy = (moment: Moment, seconds: number): Moment => {
  const utcMs = moment.utcMs + Math.round(seconds * 1000);
  return { ...moment, utcMs, jdUt: jdFromUtcMs(utcMs) };
};

/** The same sky as a plain object, for tests that replace one of its answers. */
export const portOf = (sky: Ephemeris): Ephemeris => ({
  body: (jd, body) => sky.body(jd, body),
  meanPlace: (jd, body) => sky.meanPlace(jd, body),
  meanLongitude: (jd, body) => sky.meanLongitude(jd, body),
  equatorial: (jd, body) => sky.equatorial(jd, body),
  frame: (jd) => sky.frame(jd),
  ayanamsa: (jd, key) => sky.ayanamsa(jd, key),
  meanAyanamsa: (jd, key) => sky.meanAyanamsa(jd, key),
  houses: (jd, place, system) => sky.houses(jd, place, system),
  housesFromArmc: (...given) => sky.housesFromArmc(...given),
  siderealTime: (jd) => sky.siderealTime(jd),
  deltaT: (jd) => sky.deltaT(jd),
  riseSet: (...given) => sky.riseSet(...given),
  nextEclipse: (jd, kind) => sky.nextEclipse(jd, kind),
  eclipseVisible: (...given) => sky.eclipseVisible(...given),
  calls: 0,
  sky: {},
});
