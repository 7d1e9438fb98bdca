import { countSigns } from '../parashari/base/frame.ts';
import type { Crossing } from '../search/crossings.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs, utcMsFromJd, YEAR_DAYS } from '../time/julian.ts';
import { divide } from '../zodiac/division.ts';
import type { Planet } from '../zodiac/names.ts';
import type { Murti } from './gochara.ts';
import { murtiOf } from './gochara.ts';
import type { Search } from '../passages/transit-search.ts';
import { lastCrossing, nextCrossing } from '../passages/transit-search.ts';
import { entered, SIGN_BORDERS } from '../passages/stays.ts';

/** Longer than Saturn stays in a sign. */
const LONGEST_STAY_DAYS = 3.2 * YEAR_DAYS;

/** A planet's passage through the sign it is in; null for what lies outside the ephemeris. */
export interface SignPassage {
  readonly enteredMs: number | null;
  readonly murti: Murti | null;
  readonly changesMs: number | null;
}

/**
 * When a planet entered its sign last, in either motion, and when it leaves it; and the form of the transit, by the
 * house of the Moon of that entry from the sign of the natal Moon.
 */
export function signPassage(search: Search, planet: Planet, utcMs: number, natalMoonSign: number): SignPassage {
  const jd = jdFromUtcMs(utcMs);
  const entry = lastCrossing(search, planet, SIGN_BORDERS, jd, LONGEST_STAY_DAYS);
  const exit = nextCrossing(search, planet, SIGN_BORDERS, jd, LONGEST_STAY_DAYS);
  return {
    enteredMs: entry === null ? null : utcMsFromJd(entry.jd),
    murti: entry === null ? null : murtiOf(countSigns(natalMoonSign, moonSignAt(search, planet, entry))),
    changesMs: exit === null ? null : utcMsFromJd(exit.jd),
  };
}

/** The Moon's own entry stands on a border: it counts as the sign it opens. */
const moonSignAt = (search: Search, planet: Planet, entry: Crossing): number =>
  planet === 'Moon'
    ? entered(entry).signIndex
    : divide(siderealPosition(search.ephemeris, 'Moon', entry.jd, search.ayanamsa).longitude).signIndex;
