import { siderealPosition } from '../../search/position.ts';
import { stations } from '../../search/stations.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { printDate } from '../../time/print.ts';
import { clipped, holds } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Search } from '../../passages/transit-search.ts';
import { SIGN_BORDERS, staysOf } from '../../passages/stays.ts';
import type { Stay } from '../../passages/stays.ts';
import { divide } from '../../zodiac/division.ts';
import { signName, starName } from '../../zodiac/lords.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';

/** A planet in the sky of a month by its lords. */
export interface MonthTransit {
  readonly planet: Planet;
  readonly signLord: Graha;
  readonly starLord: Planet;
  readonly subLord: Planet;
  /** The subs the Sun passes in this star and sign, in order. */
  readonly subLords?: readonly Planet[];
  readonly note: string;
}

const STAR_BORDERS: readonly number[] = Array.from({ length: 27 }, (_, star) => (star * 48_000) / 3600);

/** The Sun's stays of a month in one star and one sign each, with the subs it passes there (F2). */
export function sunTransits(sun: readonly Stay[], month: Interval, offsetMinutes: number): readonly MonthTransit[] {
  const groups: [Stay, ...Stay[]][] = [];
  for (const stay of clipped(sun, month)) {
    const group = groups.at(-1);
    const same =
      group?.[0].inside.starIndex === stay.inside.starIndex && group[0].inside.signIndex === stay.inside.signIndex;
    if (group && same) group.push(stay);
    else groups.push([stay]);
  }
  return groups.map((group) => {
    const [{ inside, startMs }] = group;
    const until = printDate((group.at(-1)?.endMs ?? startMs) - 1, offsetMinutes);
    return {
      planet: 'Sun',
      signLord: inside.signLord,
      starLord: inside.starLord,
      subLord: inside.subLord,
      subLords: group.map((stay) => stay.inside.subLord),
      note: `${printDate(startMs, offsetMinutes)} to ${until} in ${signName(inside.signIndex)}, ${starName(inside.starIndex)}.`,
    };
  });
}

/**
 * Jupiter and Saturn of a year, by month: their lords at mid-month, and the signs and stars they enter and the stations
 * they make in it (F1, F2).
 */
export async function slowTransits(
  search: Search,
  year: Interval,
): Promise<(month: Interval, offsetMinutes: number) => readonly MonthTransit[]> {
  const { ephemeris, budget } = search;
  const movers = await Promise.all(
    (['Jupiter', 'Saturn'] as const).map(async (planet) => ({
      planet,
      stays: await staysOf(search, planet, [...SIGN_BORDERS, ...STAR_BORDERS], year),
      turns: stations(ephemeris, planet, jdFromUtcMs(year.startMs), jdFromUtcMs(year.endMs), budget),
    })),
  );
  return (month, offsetMinutes) =>
    movers.map(({ planet, stays, turns }) => {
      const jd = jdFromUtcMs((month.startMs + month.endMs) / 2);
      const { signLord, starLord, subLord, signIndex, starIndex } = divide(
        siderealPosition(ephemeris, planet, jd, search.ayanamsa).longitude,
      );
      const changes = [
        ...stays.flatMap((stay, index) => {
          const before = stays[index - 1];
          if (before === undefined || !holds(month, stay.startMs)) return [];
          return [{ atMs: stay.startMs, what: `enters ${entry(before, stay)}` }];
        }),
        ...turns.map((turn) => ({ atMs: utcMsFromJd(turn.jd), what: `turns ${turn.turns}` })),
      ]
        .filter(({ atMs }) => holds(month, atMs))
        .sort((a, b) => a.atMs - b.atMs)
        .map(({ atMs, what }) => `${what} on ${printDate(atMs, offsetMinutes)}`);
      const where = `In ${signName(signIndex)}, ${starName(starIndex)} at mid-month`;
      return { planet, signLord, starLord, subLord, note: `${[where, ...changes].join('; ')}.` };
    });
}

/** What changes with a stay: the sign, the star, or both. */
function entry({ inside: before }: Stay, { inside }: Stay): string {
  return [
    ...(before.signIndex === inside.signIndex ? [] : [signName(inside.signIndex)]),
    ...(before.starIndex === inside.starIndex ? [] : [starName(inside.starIndex)]),
  ].join(' and ');
}
