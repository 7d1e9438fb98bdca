import { isPolar } from '../../chart/houses.ts';
import type { Interval } from '../../base/intervals.ts';
import type { JudgedEvent } from '../../events/event.ts';
import type { Search } from '../../passages/transit-search.ts';
import { DAY_MS } from '../../time/julian.ts';
import { keptMembers } from '../ruling/ruling-planets.ts';
import type { RulingPlanetsOfMoment } from '../ruling/ruling-planets.ts';
import { sensitivePoints } from '../ruling/sensitive-points.ts';
import type { SensitivePoint } from '../ruling/sensitive-points.ts';
import { moverStays } from '../ruling/sensitive-windows.ts';

/** What passes the points in which the ruling planets rule, for matters of hours, of a month and of a year (R8.5). */
export const SHORT_MOVERS = ['Ascendant', 'Moon', 'Sun'] as const;
export type ShortMover = (typeof SHORT_MOVERS)[number];

/** How long a question of these kinds can wait for its answer (ours). */
export const SHORT_DAYS = 90;
/** Within a day one looks at the Ascendant, within a month at the Moon, within a year at the Sun (R8.5). */
const REACH_DAYS: Readonly<Record<ShortMover, number>> = { Ascendant: 1, Moon: 31, Sun: SHORT_DAYS };
const MAX_STAYS = 3;

/** A time in which a mover stands where the ruling planets of the moment rule. */
export interface ShortStay extends Interval {
  readonly mover: ShortMover;
  readonly point: SensitivePoint;
}

/** When a short matter can come, by the ruling planets of the moment alone. */
export interface ShortTiming {
  /** End of the days that were looked through, Unix milliseconds. */
  readonly untilMs: number;
  /** No degree has three ruling lords, so those of star and sub alone count. */
  readonly relaxed: boolean;
  /** In order of time, at most three of each mover. */
  readonly stays: readonly ShortStay[];
}

/** Matters of the catalogue that are decided within weeks: interview, visa and lost things. */
const SHORT_MATTERS: readonly (string | null)[] = ['interview', 'visa', 'lost_article'];

export const isShortMatter = (key: JudgedEvent['key']): boolean => SHORT_MATTERS.includes(key);

/**
 * The first times within 90 days at which the movers stand in a degree whose lords are all ruling planets of the moment,
 * none of them retrograde nor under a retrograde (R8.4, R8.5). Nothing counts before `fromMs`, when a planet that holds
 * the matter back turns direct (R12.1). Inside the polar circles no degree rises each day, so the Moon stands in.
 */
export async function shortTiming(
  search: Search,
  ruling: RulingPlanetsOfMoment,
  movers: readonly ShortMover[] = ['Moon', 'Sun'],
  fromMs = ruling.chart.moment.utcMs,
): Promise<ShortTiming> {
  const { points, relaxed } = sensitivePoints(keptMembers(ruling));
  const { moment } = ruling.chart;
  const { utcMs } = moment;
  const untilMs = utcMs + SHORT_DAYS * DAY_MS;
  const stays: ShortStay[] = [];
  if (points.length > 0 && fromMs < untilMs) {
    for (const mover of movers.map((each) => (each === 'Ascendant' && isPolar(moment) ? 'Moon' : each))) {
      const days = Math.min(SHORT_DAYS, (fromMs - utcMs) / DAY_MS + REACH_DAYS[mover]);
      const { windows } = await moverStays(search, ruling.chart, points, { mover, days }, Infinity);
      const open = windows.filter(({ endMs }) => endMs > fromMs).slice(0, MAX_STAYS);
      stays.push(
        ...open.map(({ startMs, endMs, point }) => ({ mover, startMs: Math.max(startMs, fromMs), endMs, point })),
      );
    }
  }
  return { untilMs, relaxed, stays: stays.sort((a, b) => a.startMs - b.startMs) };
}
