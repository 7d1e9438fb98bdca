import type { Tithi } from '../almanac/limbs.ts';
import { EngineError } from '../base/errors.ts';
import { elongation, tithiAt } from '../almanac/limbs.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { divide, STAR_DEGREES } from '../zodiac/division.ts';
import { normalize } from '../base/angles.ts';
import type { Division } from '../zodiac/division.ts';
import { subStart } from '../zodiac/sub-table.ts';
import type { Interval } from '../base/intervals.ts';
import { nextCrossing } from './transit-search.ts';
import type { Search } from './transit-search.ts';
import { say } from './passages.messages.ts';

/** The slowest Moon needs 2.6 days for a sign. */
const LONGEST_SIGN_DAYS = 3;

export interface MoonTransit {
  /** Sidereal degrees. */
  readonly longitude: number;
  readonly subEndsMs: number;
  readonly starEndsMs: number;
  readonly signEndsMs: number;
  /** The three subs that follow. */
  readonly nextSubs: readonly (Interval & { readonly inside: Division })[];
  readonly tithi: Tithi;
}

/** When the Moon next reaches sidereal degrees less than a sign ahead of it. Throws out_of_range past the ephemeris. */
export function moonReaches(search: Search, degrees: number, fromJd: number): number {
  const found = nextCrossing(search, 'Moon', [normalize(degrees)], fromJd, LONGEST_SIGN_DAYS);
  if (found !== null) return utcMsFromJd(found.jd);
  throw new EngineError('out_of_range', say.moonPastSky());
}

/** The Moon at a moment and the ends of its sub, star and sign; a border opens the later part. */
export function moonTransit(search: Search, utcMs: number): MoonTransit {
  const jd = jdFromUtcMs(utcMs);
  const position = (body: 'Sun' | 'Moon'): number =>
    siderealPosition(search.ephemeris, body, jd, search.ayanamsa).longitude;
  const longitude = position('Moon');
  const { subIndex, starIndex, signIndex } = divide(longitude);
  const reaches = (degrees: number): number => moonReaches(search, degrees, jd);
  const nextSub = (steps: number) => {
    const index = (subIndex + steps) % 243;
    const start = subStart(index) / 3600;
    return { startMs: reaches(start), endMs: reaches(subStart(index + 1) / 3600), inside: divide(start) };
  };
  const nextSubs = [nextSub(1), nextSub(2), nextSub(3)];
  return {
    longitude,
    subEndsMs: nextSubs[0]?.startMs ?? utcMs,
    starEndsMs: reaches((starIndex + 1) * STAR_DEGREES),
    signEndsMs: reaches((signIndex + 1) * 30),
    nextSubs,
    tithi: tithiAt(elongation(position('Sun'), longitude)),
  };
}
