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
 * Stays of a planet that tile a span of time, cut at its crossings of the borders. `asksStart` says whether it matters
 * where exactly in a part the span begins: where it does not, `inside` and `motion` of the stay that is under way then
 * are those of its end, which a crossing tells.
 */
export async function staysOf(
  search: Search,
  planet: Planet,
  borders: readonly number[],
  { startMs, endMs }: Interval,
  asksStart: (part: Division) => boolean = always,
): Promise<readonly Stay[]> {
  if (startMs >= endMs) return [];
  const fromJd = jdFromUtcMs(startMs);
  const crossings = await crossingsOver(search, planet, borders, fromJd, jdFromUtcMs(endMs));
  const [first] = crossings;
  const leaves = first && { inside: left(first), motion: first.direction };
  const begun = leaves === undefined || asksStart(leaves.inside) ? placeAt(search, planet, fromJd) : leaves;
  const starts = [
    { startMs, ...begun, begins: false },
    ...crossings.map((crossing) => ({
      startMs: utcMsFromJd(crossing.jd),
      inside: entered(crossing),
      motion: crossing.direction,
      begins: true,
    })),
  ];
  return tiled(search, starts, endMs);
}

/** The stretches of time of the same stays, without asking where the planet stands. */
export async function stretchesOf(
  search: Search,
  planet: Planet,
  borders: readonly number[],
  { startMs, endMs }: Interval,
): Promise<readonly Interval[]> {
  if (startMs >= endMs) return [];
  const crossings = await crossingsOver(search, planet, borders, jdFromUtcMs(startMs), jdFromUtcMs(endMs));
  return tiled(search, [{ startMs }, ...crossings.map(({ jd }) => ({ startMs: utcMsFromJd(jd) }))], endMs);
}

/** Each as far as the next begins. Where the budget ended, what lies behind is not known. */
function tiled<Start extends Pick<Interval, 'startMs'>>(
  { budget }: Search,
  starts: readonly Start[],
  endMs: number,
): readonly (Start & Interval & Pick<Stay, 'ends'>)[] {
  const last = budget.stoppedAt === null ? endMs : Math.min(endMs, utcMsFromJd(budget.stoppedAt));
  return starts.flatMap((start, index) => {
    const next = starts[index + 1]?.startMs;
    const end = Math.min(next ?? last, last);
    return start.startMs < end ? [{ ...start, endMs: end, ends: next !== undefined }] : [];
  });
}

const always = (): boolean => true;

function placeAt({ ephemeris, ayanamsa }: Search, planet: Planet, jd: number): Pick<Stay, 'inside' | 'motion'> {
  const { longitude, speed } = placeAndWay(ephemeris, planet, jd, ayanamsa);
  return { inside: divide(longitude), motion: speed < 0 ? 'retrograde' : 'direct' };
}
