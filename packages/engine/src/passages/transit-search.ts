import type { Interval } from '../base/intervals.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { SearchBudget } from '../search/budget.ts';
import { searchBudget } from '../search/budget.ts';
import type { Crossing } from '../search/crossings.ts';
import { longitudeCrossings } from '../search/crossings.ts';
import type { Station } from '../search/known-stations.ts';
import { stations } from '../search/stations.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { withinSpan } from '../time/known-span.ts';
import type { Ayanamsa, Planet } from '../zodiac/names.ts';

/** What the long searches of one call share. */
export interface Search {
  readonly ephemeris: Ephemeris;
  readonly ayanamsa: Ayanamsa;
  /** Its `stoppedAt` says that, and where, the call ran out of ephemeris calls. */
  readonly budget: SearchBudget;
  /** Lets other work in between two pieces; throws when nobody waits any more. */
  readonly yieldTurn: () => Promise<void>;
}

/** One for each call: all its searches spend from the same budget (kernel F, limits). */
export const beginSearch = (ephemeris: Ephemeris, ayanamsa: Ayanamsa, yieldTurn: () => Promise<void>): Search => ({
  ephemeris,
  ayanamsa,
  budget: searchBudget(ephemeris),
  yieldTurn,
});

/** Days searched between two turns that are yielded: some 10 to 20 ms of work with all 243 sub borders. */
export const PIECE_DAYS: Readonly<Record<Planet, number>> = {
  Sun: 730,
  Moon: 40,
  Mars: 730,
  Mercury: 365,
  Jupiter: 3_000,
  Venus: 730,
  Saturn: 3_000,
  Rahu: 10_000,
  Ketu: 10_000,
};

/** Days looked through at a time when only the nearest crossing is wanted. */
const NEAR_DAYS: Readonly<Record<Planet, number>> = {
  Sun: 20,
  Moon: 1,
  Mars: 60,
  Mercury: 20,
  Jupiter: 200,
  Venus: 20,
  Saturn: 200,
  Rahu: 200,
  Ketu: 200,
};

/** A span as far as the ephemeris reaches; `cut` when it does not reach all of it. Julian days UT. */
export function withinFiles(
  fromJd: number,
  toJd: number,
): { readonly fromJd: number; readonly toJd: number; readonly cut: boolean } {
  return {
    fromJd: withinSpan(fromJd),
    toJd: withinSpan(toJd),
    cut: withinSpan(fromJd) !== fromJd || withinSpan(toJd) !== toJd,
  };
}

/** Crossings in [from, to) as `longitudeCrossings` finds them, yielding its turn between pieces. */
export async function crossingsOver(
  search: Search,
  planet: Planet,
  targets: readonly number[],
  fromJd: number,
  toJd: number,
): Promise<readonly Crossing[]> {
  const { ephemeris, ayanamsa, budget } = search;
  const found: Crossing[] = [];
  const days = PIECE_DAYS[planet];
  for (let start = fromJd; start < toJd && budget.stoppedAt === null; start += days) {
    const end = Math.min(start + days, toJd);
    found.push(...longitudeCrossings(ephemeris, planet, ayanamsa, targets, start, end, budget));
    await search.yieldTurn();
  }
  return found;
}

/** Stations in [from, to) as `stations` finds them, yielding its turn between pieces. */
export async function stationsOver(
  { ephemeris, budget, yieldTurn }: Search,
  planet: Planet,
  fromJd: number,
  toJd: number,
): Promise<readonly Station[]> {
  const found: Station[] = [];
  for (let start = fromJd; start < toJd && budget.stoppedAt === null; start += PIECE_DAYS[planet]) {
    found.push(...stations(ephemeris, planet, start, Math.min(start + PIECE_DAYS[planet], toJd), budget));
    await yieldTurn();
  }
  return found;
}

/** The first wanted crossing at or after a Julian day; null when none comes within so many days or before 2400. */
export function nextCrossing(
  search: Search,
  planet: Planet,
  targets: readonly number[],
  fromJd: number,
  withinDays: number,
  wanted: (crossing: Crossing) => boolean = () => true,
): Crossing | null {
  const { toJd } = withinFiles(fromJd, fromJd + withinDays);
  for (let start = fromJd; start < toJd && search.budget.stoppedAt === null; start += NEAR_DAYS[planet]) {
    const found = crossingsNear(search, planet, targets, start, Math.min(start + NEAR_DAYS[planet], toJd)).find(wanted);
    if (found !== undefined) return found;
  }
  return null;
}

/** The last crossing before a Julian day; null when there was none within so many days or since 1800. */
export function lastCrossing(
  search: Search,
  planet: Planet,
  targets: readonly number[],
  beforeJd: number,
  withinDays: number,
): Crossing | null {
  const { fromJd } = withinFiles(beforeJd - withinDays, beforeJd);
  for (let end = beforeJd; end > fromJd && search.budget.stoppedAt === null; end -= NEAR_DAYS[planet]) {
    const found = crossingsNear(search, planet, targets, Math.max(end - NEAR_DAYS[planet], fromJd), end).at(-1);
    if (found !== undefined) return found;
  }
  return null;
}

const crossingsNear = (
  { ephemeris, ayanamsa, budget }: Search,
  planet: Planet,
  targets: readonly number[],
  fromJd: number,
  toJd: number,
): readonly Crossing[] => longitudeCrossings(ephemeris, planet, ayanamsa, targets, fromJd, toJd, budget);

/** A span as far as the ephemeris reaches; `cut` when it does not reach all of it. */
export function knownSky({ startMs, endMs }: Interval): Interval & { readonly cut: boolean } {
  const { fromJd, toJd, cut } = withinFiles(jdFromUtcMs(startMs), jdFromUtcMs(endMs));
  return cut ? { startMs: utcMsFromJd(fromJd), endMs: utcMsFromJd(toJd), cut } : { startMs, endMs, cut };
}
