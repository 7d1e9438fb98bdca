import { castNumber } from '../src/kp/horary/cast.ts';
import type { NumberCast } from '../src/kp/horary/cast.ts';
import { ephemeris, randomMoments, randomNumbers } from './random-charts.ts';

/** Random numbers at random moments and places. */
export function randomCasts(count: number, seed: number): readonly NumberCast[] {
  const random = randomNumbers(seed + 1);
  return randomMoments(count, seed, [0, 60]).map((moment) =>
    castNumber(ephemeris, moment, 1 + Math.floor(random() * 249)),
  );
}
