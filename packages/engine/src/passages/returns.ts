import type { Chart } from '../chart/chart.ts';
import type { Crossing } from '../search/crossings.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd, YEAR_DAYS } from '../time/julian.ts';
import { normalize } from '../base/angles.ts';
import type { Interval } from '../base/intervals.ts';
import { groupedByPause } from '../base/intervals.ts';
import type { Search } from './transit-search.ts';
import { crossingsOver, withinFiles } from './transit-search.ts';

/** A return is felt while the planet is so near its natal place. */
const NEAR_DEGREES = 1;
const LIFE_YEARS = 120;

/** Where to look for returns and what belongs to one. */
const RULES = {
  Saturn: { fromYears: 20, pauseDays: 400 },
  Jupiter: { fromYears: 8, pauseDays: 300 },
} as const;
export type ReturningPlanet = keyof typeof RULES;

interface ReturnPass {
  readonly utcMs: number;
  readonly direction: Crossing['direction'];
}

/** A planet back at its natal sidereal longitude: one passage, or three with a retrogression (R34.3). */
export interface PlanetReturn extends Interval {
  /** 1 = the first of the life. */
  readonly number: number;
  readonly passes: readonly ReturnPass[];
  /** The first direct passage. */
  readonly primaryMs: number;
  readonly ageAtPrimary: number;
  /** From coming within a degree before the first passage to leaving it after the last. */
  readonly durationDays: number;
}

/** The returns that begin within 120 years of birth; `cut` when the ephemeris or the budget ends before. */
export async function planetReturns(
  search: Search,
  chart: Chart,
  planet: ReturningPlanet,
): Promise<{ readonly returns: readonly PlanetReturn[]; readonly cut: boolean }> {
  const { fromYears, pauseDays } = RULES[planet];
  const { jdUt, utcMs: birthMs } = chart.moment;
  const natal = chart.planets[planet].longitude;
  const edges = [normalize(natal - NEAR_DEGREES), normalize(natal + NEAR_DEGREES)];
  const lastJd = jdUt + LIFE_YEARS * YEAR_DAYS;
  // Two years more, so that a return that begins at the end is seen whole.
  const { fromJd, toJd, cut } = withinFiles(jdUt + fromYears * YEAR_DAYS, lastJd + 2 * YEAR_DAYS);
  const found = await crossingsOver(search, planet, [natal, ...edges], fromJd, toJd);
  const times = found.map(({ jd, ...crossing }) => ({ ...crossing, startMs: utcMsFromJd(jd), endMs: utcMsFromJd(jd) }));
  const atNatal = times.filter(({ target }) => target === natal);
  const groups = groupedByPause(atNatal, pauseDays * DAY_MS).filter(([first, ...more]) => {
    // One passage close to the end of the files could be the first of three.
    const whole = more.at(-1)?.direction === 'direct' || jdFromUtcMs(first.endMs) + pauseDays < toJd;
    return whole && jdFromUtcMs(first.startMs) < lastJd;
  });
  const returns = groups.map((group, index): PlanetReturn => {
    const [first] = group;
    const last = group.at(-1) ?? first;
    const primary = group.find(({ direction }) => direction === 'direct') ?? first;
    const startMs = times.findLast(({ target, endMs }) => target !== natal && endMs < first.startMs)?.startMs;
    const endMs = times.find((each) => each.target !== natal && each.startMs > last.startMs)?.startMs;
    const span = { startMs: startMs ?? first.startMs, endMs: endMs ?? last.endMs };
    return {
      number: index + 1,
      passes: group.map(({ startMs: utcMs, direction }) => ({ utcMs, direction })),
      primaryMs: primary.startMs,
      ageAtPrimary: (primary.startMs - birthMs) / (YEAR_DAYS * DAY_MS),
      ...span,
      durationDays: (span.endMs - span.startMs) / DAY_MS,
    };
  });
  return { returns, cut: cut || search.budget.stoppedAt !== null };
}

/**
 * Chooses at most `most` returns, given in order of time: first those that end at the moment asked about or later,
 * earliest first, then past ones, latest first.
 */
export function chosenReturns(returns: readonly PlanetReturn[], utcMs: number, most: number): readonly PlanetReturn[] {
  const coming = returns.filter(({ endMs }) => endMs >= utcMs);
  const past = returns.filter(({ endMs }) => endMs < utcMs).reverse();
  return [...coming, ...past].slice(0, most).sort((a, b) => a.primaryMs - b.primaryMs);
}
