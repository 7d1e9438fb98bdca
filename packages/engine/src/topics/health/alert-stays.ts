import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { STAR_BORDERS, staysOf } from '../../passages/stays.ts';
import type { Stay } from '../../passages/stays.ts';
import { lastCrossing } from '../../passages/transit-search.ts';
import type { Search } from '../../passages/transit-search.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import type { Division } from '../../zodiac/division.ts';
import type { Planet } from '../../zodiac/names.ts';
import { subStart, subStarts } from '../../zodiac/sub-table.ts';
import { healthClass } from './pull.ts';
import type { HealthClass } from './pull.ts';

/** A body in a star and in subs that lean to one side. */
export interface StayAlert extends Interval {
  readonly type: 'STAR_SUB' | 'RELIEF';
  readonly planet: Planet;
  /** Where it stands at the start. */
  readonly at: Division;
  readonly subLords: readonly Planet[];
  /** Its entry into the star (R14.4); null before the ephemeris begins. */
  readonly offeredFromMs: number | null;
}

/** Days that hold any stay in a star. */
const LONGEST_STAR_STAY = 450;

/** Stays in star and sub of planets that lean to illness, and for Jupiter to cure; neighbouring subs of a star are one. */
export async function healthStays(
  search: Search,
  chart: Chart,
  planet: Planet,
  span: Interval,
): Promise<readonly StayAlert[]> {
  const sides: readonly (readonly [StayAlert['type'], HealthClass])[] = [
    ['STAR_SUB', 'DISEASE'],
    ...(planet === 'Jupiter' ? [['RELIEF', 'CURE'] as const] : []),
  ];
  const leansTo = (side: HealthClass, { starLord, subLord }: Division): boolean =>
    healthClass(chart, starLord) === side && healthClass(chart, subLord) === side;
  const borders = bordersOf((inside) => sides.some(([, side]) => leansTo(side, inside)));
  const stays = await staysOf(search, planet, borders, span);
  return sides.flatMap(([type, side]) => {
    const isOf = ({ inside }: Stay): boolean => leansTo(side, inside);
    return runsOf(stays, isOf).map((run): StayAlert => ({
      type,
      planet,
      at: run.first.inside,
      startMs: run.first.startMs,
      endMs: run.endMs,
      subLords: [...new Set(run.subLords)],
      offeredFromMs: enteredStar(search, planet, stays, run.first),
    }));
  });
}

/** Both edges of each sub that counts, and the starts of the stars, in degrees: what lies between is of no interest. */
function bordersOf(counts: (inside: Division) => boolean): readonly number[] {
  const arcsecs = subStarts.flatMap((start, index) =>
    counts(divide(start / 3600)) ? [start, subStart(index + 1) % 1_296_000] : [],
  );
  return [...new Set([...arcsecs.map((arcsec) => arcsec / 3600), ...STAR_BORDERS])];
}

interface Run {
  readonly first: Stay;
  endMs: number;
  readonly subLords: Planet[];
}

/** Stays of a kind that follow one another in one star, as one. */
function runsOf(stays: readonly Stay[], isOf: (stay: Stay) => boolean): readonly Run[] {
  const runs: Run[] = [];
  for (const stay of stays.filter(isOf)) {
    const last = runs.at(-1);
    if (last?.endMs === stay.startMs && last.first.inside.starIndex === stay.inside.starIndex) {
      last.endMs = stay.endMs;
      last.subLords.push(stay.inside.subLord);
    } else runs.push({ first: stay, endMs: stay.endMs, subLords: [stay.inside.subLord] });
  }
  return runs;
}

/** When the body came into the star in which a stay lies: within the stays, or looked for before them. */
function enteredStar(search: Search, planet: Planet, stays: readonly Stay[], stay: Stay): number | null {
  let at = stays.indexOf(stay);
  while (at > 0 && stays[at - 1]?.inside.starIndex === stay.inside.starIndex) at -= 1;
  const first = stays[at] ?? stay;
  if (first.begins) return first.startMs;
  const before = jdFromUtcMs(first.startMs);
  const entry = lastCrossing(search, planet, STAR_BORDERS, before, LONGEST_STAR_STAY);
  return entry === null ? null : utcMsFromJd(entry.jd);
}
