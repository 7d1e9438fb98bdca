import { siderealPosition } from '../../search/position.ts';
import { stations } from '../../search/stations.ts';
import type { Station } from '../../search/known-stations.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { clipped, holds } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Search } from '../../passages/transit-search.ts';
import { SIGN_BORDERS, STAR_BORDERS, staysOf } from '../../passages/stays.ts';
import type { Stay } from '../../passages/stays.ts';
import { divide } from '../../zodiac/division.ts';
import type { Division } from '../../zodiac/division.ts';
import type { Planet } from '../../zodiac/names.ts';

/** A stay of the Sun in one star and one sign, as far as it lies in a month. */
export interface SunTransit extends Interval {
  readonly planet: 'Sun';
  /** At the start. */
  readonly inside: Division;
  /** The subs it passes there, in order. */
  readonly subLords: readonly Planet[];
}

/** What a planet does in a month: it enters a sign or a star or both at once, or it turns. */
export interface TransitChange {
  readonly atMs: number;
  readonly sign?: number;
  readonly star?: number;
  readonly turns?: Station['turns'];
}

/** Jupiter or Saturn in a month. */
export interface SlowTransit {
  readonly planet: 'Jupiter' | 'Saturn';
  /** At mid-month. */
  readonly inside: Division;
  /** In order of time. */
  readonly changes: readonly TransitChange[];
}

/** The Sun's stays of a month in one star and one sign each, with the subs it passes there. */
export function sunTransits(sun: readonly Stay[], month: Interval): readonly SunTransit[] {
  const groups: [Stay, ...Stay[]][] = [];
  for (const stay of clipped(sun, month)) {
    const group = groups.at(-1);
    const same =
      group?.[0].inside.starIndex === stay.inside.starIndex && group[0].inside.signIndex === stay.inside.signIndex;
    if (group && same) group.push(stay);
    else groups.push([stay]);
  }
  return groups.map((group) => {
    const [{ inside, startMs, endMs }] = group;
    return {
      planet: 'Sun',
      inside,
      subLords: group.map((stay) => stay.inside.subLord),
      startMs,
      endMs: group.at(-1)?.endMs ?? endMs,
    };
  });
}

/**
 * Jupiter and Saturn of a year, by month: where they stand at mid-month, and the signs and stars they enter and the
 * stations they make in it.
 */
export async function slowTransits(
  search: Search,
  year: Interval,
): Promise<(month: Interval) => readonly SlowTransit[]> {
  const { ephemeris, budget } = search;
  const movers = await Promise.all(
    (['Jupiter', 'Saturn'] as const).map(async (planet) => {
      const stays = await staysOf(search, planet, [...SIGN_BORDERS, ...STAR_BORDERS], year);
      const turns = stations(ephemeris, planet, jdFromUtcMs(year.startMs), jdFromUtcMs(year.endMs), budget);
      const changes: readonly TransitChange[] = [
        ...stays.flatMap((stay, index) => entry(stays[index - 1], stay)),
        ...turns.map((turn) => ({ atMs: utcMsFromJd(turn.jd), turns: turn.turns })),
      ];
      return { planet, changes };
    }),
  );
  return (month) =>
    movers.map(({ planet, changes }) => ({
      planet,
      inside: divide(
        siderealPosition(ephemeris, planet, jdFromUtcMs((month.startMs + month.endMs) / 2), search.ayanamsa).longitude,
      ),
      changes: changes.filter(({ atMs }) => holds(month, atMs)).sort((a, b) => a.atMs - b.atMs),
    }));
}

/** What changes with a stay: the sign, the star, or both. */
function entry(before: Stay | undefined, { inside, startMs }: Stay): readonly TransitChange[] {
  if (before === undefined) return [];
  return [
    {
      atMs: startMs,
      ...(before.inside.signIndex !== inside.signIndex && { sign: inside.signIndex }),
      ...(before.inside.starIndex !== inside.starIndex && { star: inside.starIndex }),
    },
  ];
}
