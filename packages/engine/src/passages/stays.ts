import type { Crossing } from '../search/crossings.ts';
import { placeAndWay } from '../search/position.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { divide, STAR_ARCSEC } from '../zodiac/division.ts';
import { normalize } from '../base/angles.ts';
import type { Division } from '../zodiac/division.ts';
import type { Planet } from '../zodiac/names.ts';
import { subStarts } from '../zodiac/sub-table.ts';
import type { Interval } from '../base/intervals.ts';
import { crossingsOver } from './transit-search.ts';
import type { Search } from './transit-search.ts';

/** Whole arc-seconds as degrees: starts of the 12 signs, of the 27 stars and of the 243 subs. */
export const SIGN_BORDERS: readonly number[] = Array.from({ length: 12 }, (_, sign) => sign * 30);
export const STAR_BORDERS: readonly number[] = Array.from({ length: 27 }, (_, star) => (star * STAR_ARCSEC) / 3600);
export const SUB_BORDERS: readonly number[] = subStarts.map((arcsec) => arcsec / 3600);
/** Both: starts of the 249 rows, for stays in one sub of one sign. */
export const ROW_BORDERS: readonly number[] = [...new Set([...SUB_BORDERS, ...SIGN_BORDERS])];

/** A tenth of an arc-second, less than the width of any part. */
const JUST_BELOW = 0.1 / 3600;

/** The part of the zodiac a crossing leads into: what lies above its border, or below it for a retrograde planet. */
export const entered = ({ target, direction }: Crossing): Division =>
  divide(direction === 'direct' ? target : normalize(target - JUST_BELOW));

/** The part it leads out of. */
export const left = ({ target, direction }: Crossing): Division =>
  divide(direction === 'direct' ? normalize(target - JUST_BELOW) : target);

/** How long a planet stays between two of the borders asked for. */
export interface Stay extends Interval {
  /** Where it stands; below the level of the borders only that of the start. */
  readonly inside: Division;
  /** Its motion at the start. */
  readonly motion: Crossing['direction'];
  /** The start is a crossing, not the beginning of the search. */
  readonly begins: boolean;
  /** The end is a crossing. */
  readonly ends: boolean;
}

/**
 * Stays of a planet that tile a span of time, cut at its crossings of the borders. The one that the span begins in is
 * left out when it is over by `neededMs`: where the planet stands at the start is then not asked.
 */
export async function staysOf(
  search: Search,
  planet: Planet,
  borders: readonly number[],
  { startMs, endMs }: Interval,
  neededMs = startMs,
): Promise<readonly Stay[]> {
  if (startMs >= endMs) return [];
  const fromJd = jdFromUtcMs(startMs);
  const crossings = await crossingsOver(search, planet, borders, fromJd, jdFromUtcMs(endMs));
  // Where the budget ended, what lies behind is not known.
  const last = search.budget.stoppedAt === null ? endMs : Math.min(endMs, utcMsFromJd(search.budget.stoppedAt));
  const firstEnds = crossings[0] === undefined ? Infinity : utcMsFromJd(crossings[0].jd);
  const starts = [
    ...(firstEnds > neededMs ? [{ atMs: startMs, ...placeAt(search, planet, fromJd), begins: false }] : []),
    ...crossings.map((crossing) => ({
      atMs: utcMsFromJd(crossing.jd),
      inside: entered(crossing),
      motion: crossing.direction,
      begins: true,
    })),
  ];
  return starts.flatMap(({ atMs, ...stay }, index) => {
    const next = starts[index + 1]?.atMs;
    const end = Math.min(next ?? last, last);
    return atMs < end ? [{ startMs: atMs, endMs: end, ...stay, ends: next !== undefined }] : [];
  });
}

function placeAt({ ephemeris, ayanamsa }: Search, planet: Planet, jd: number): Pick<Stay, 'inside' | 'motion'> {
  const { longitude, speed } = placeAndWay(ephemeris, planet, jd, ayanamsa);
  return { inside: divide(longitude), motion: speed < 0 ? 'retrograde' : 'direct' };
}
