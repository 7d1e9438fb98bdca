import { randomBirths, seededRandom } from '@cuspal/tool-kit/testing';

const YEAR_MS = 365.25 * 86_400_000;
const LAST = Date.UTC(2399, 0, 1);

export interface Life {
  readonly args: ReturnType<typeof randomBirths>[number];
  /** Some moment of the first eighty years, within the ephemeris. */
  readonly now: number;
}

/** Births of all centuries and ayanamsas, each with a moment to ask about; the same for a seed. */
export function randomLives(count: number, seed: number): readonly Life[] {
  const random = seededRandom(seed);
  return randomBirths(count, seed).map((args) => ({
    args,
    now: Math.min(Date.parse(`${args.birth_datetime}Z`) + Math.floor(random() * 80 * YEAR_MS), LAST),
  }));
}

/** The golden sample of the timing pages. */
export const GOLDEN = {
  birth_datetime: '1992-08-14T04:32:00',
  latitude: 6.927,
  longitude: 79.861,
  utc_offset_minutes: 330,
  ayanamsa: 'kp',
} as const;

const PRINTED = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

/** Unix milliseconds of a printed instant, in any year; offsets of local mean time have seconds, which no Date reads. */
export function instantMs(text: string): number {
  const [, wall = '', sign, hours, minutes, seconds] = PRINTED.exec(text) ?? [];
  const offset = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  return Date.parse(`${wall}Z`) - (sign === '-' ? -offset : offset) * 1000;
}
