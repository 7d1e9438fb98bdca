import { tropicalPosition } from '../search/position.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import type { Interval } from '../base/intervals.ts';
import { knownSky, type Search, stationsOver } from './transit-search.ts';
import type { Planet } from '../zodiac/names.ts';

/** The parts of a span in which a planet moves forward, as far as the ephemeris reaches. */
export async function directSpans(search: Search, planet: Planet, span: Interval): Promise<readonly Interval[]> {
  const { ephemeris, budget } = search;
  const { startMs, endMs } = knownSky(span);
  const [fromJd, toJd] = [jdFromUtcMs(startMs), jdFromUtcMs(endMs)];
  const turns = (await stationsOver(search, planet, fromJd, toJd)).map(({ jd, turns: to }) => ({
    atMs: utcMsFromJd(jd),
    direct: to === 'direct',
  }));
  const { speed } = tropicalPosition(ephemeris, planet, fromJd);
  const arcs = [{ atMs: startMs, direct: speed >= 0 }, ...turns];
  const lastMs = budget.stoppedAt === null ? endMs : Math.min(endMs, utcMsFromJd(budget.stoppedAt));
  return arcs.flatMap(({ atMs, direct }, index) =>
    direct ? [{ startMs: atMs, endMs: arcs[index + 1]?.atMs ?? lastMs }] : [],
  );
}
