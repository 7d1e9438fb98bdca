import { DAY_MS, YEAR_MS } from '@cuspal/engine/time/julian';
import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { Cases } from './cases.ts';
import type { SampleChart } from './sample-charts.ts';

const FIRST = Date.UTC(1800, 0, 2);
const LAST = Date.UTC(2399, 11, 30);
/** Unix milliseconds; later moments are asked about by no random life. */
const LAST_MOMENT = Date.UTC(2399, 11, 31);
/** A month at least lies between birth and question: a forecast by the month begins no earlier. */
const YOUNGEST_MS = 32 * DAY_MS;

/** Births of six centuries over all longitudes, ayanamsas and latitudes with Placidus houses; the same for a seed. */
export function randomBirths(count: number, seed: number): readonly SampleChart['arguments'][] {
  const random = seededRandom(seed);
  return Cases.from({ length: count }, (_, index) => {
    const longitude = coordinate(random() * 360 - 180);
    return {
      birth_datetime: isoOf(FIRST + Math.floor(random() * (LAST - FIRST))),
      latitude: coordinate(random() * 132 - 66),
      longitude,
      utc_offset_minutes: Math.round(longitude / 7.5) * 30,
      ayanamsa: AYANAMSAS[index % AYANAMSAS.length] ?? 'kp',
    };
  });
}

export interface Life {
  readonly args: SampleChart['arguments'];
  /** Some moment of the first eighty years, within the ephemeris; Unix milliseconds. */
  readonly now: number;
}

/**
 * Random births, each with a moment to ask about, at an age of `fromAge` at least; the same for a seed. Whoever is born too
 * late for that age is left out.
 */
export function randomLives(count: number, seed: number, fromAge = 0): readonly Life[] {
  const random = seededRandom(seed);
  // A day is more than any two clocks differ.
  const youngest = Math.max(YOUNGEST_MS, fromAge * YEAR_MS + DAY_MS);
  return randomBirths(count, seed)
    .filter(({ birth_datetime }) => fromAge === 0 || Date.parse(`${birth_datetime}Z`) < LAST_MOMENT - youngest)
    .map((birth) => {
      const born = Math.min(Date.parse(`${birth.birth_datetime}Z`), LAST_MOMENT - YOUNGEST_MS);
      const args = { ...birth, birth_datetime: isoOf(born) };
      const asked = born + Math.max(youngest, Math.floor(random() * 80 * YEAR_MS));
      return { args, now: Math.min(asked, LAST_MOMENT) };
    });
}

/** Rounds as people do: a ten-thousandth of a degree is eleven metres. */
const coordinate = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

const isoOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 19);

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
