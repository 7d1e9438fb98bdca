import { arcForward, separation } from '../../base/angles.ts';
import type { House } from '../../zodiac/names.ts';
import { bhavaOf } from './sripati.ts';
import type { Bhava } from './sripati.ts';

/** Where a longitude stands in its Sripati bhava. */
export interface BhavaPlace {
  readonly bhava: House;
  /** Degrees from the middle of the bhava. */
  readonly distanceFromMadhya: number;
  /** 20 in the middle, 0 at a sandhi. */
  readonly strength: number;
  /** Within a degree of a sandhi. */
  readonly nearSandhi: boolean;
}

const FULL = 20;
const NEAR_DEGREES = 1;

/** Bhava of a longitude and how strong it is there: 20 in the middle, falling evenly to 0 at the sandhi (R3.6). */
export function bhavaPlace(bhavas: readonly Bhava[], longitude: number): BhavaPlace {
  const bhava = bhavaOf(bhavas, longitude);
  const { start, madhya, end } = bhavas[bhava - 1] ?? { start: 0, madhya: 0, end: 0 };
  const distance = separation(longitude, madhya);
  const before = arcForward(start, longitude) < arcForward(start, madhya);
  const half = before ? arcForward(start, madhya) : arcForward(madhya, end);
  return {
    bhava,
    distanceFromMadhya: distance,
    strength: Math.max(0, FULL * (1 - distance / half)),
    nearSandhi: Math.min(separation(longitude, start), separation(longitude, end)) <= NEAR_DEGREES,
  };
}
