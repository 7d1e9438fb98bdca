import type { Chart } from '../chart/chart.ts';
import { holds } from '../base/intervals.ts';
import { PIECE_DAYS } from '../passages/transit-search.ts';
import type { Search } from '../passages/transit-search.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd, YEAR_DAYS } from '../time/julian.ts';
import { lifeSearch } from './sade-sati-life.ts';
import { cyclesOf, phaseSign, SADE_SATI_PHASES, saturnIn } from './sade-sati.ts';
import type { SadeSatiCycle } from './sade-sati.ts';

/** Years back: more than a cycle lasts. */
const BEHIND = 10 * YEAR_DAYS;
/** Years ahead: to the end of the next cycle, or to its beginning where one runs. */
const AHEAD = 36 * YEAR_DAYS;

export interface NearSadeSati {
  /** The running cycle, else the next; null where the ephemeris ends before it. */
  readonly cycle: SadeSatiCycle | null;
  /** When the first cycle after the moment begins; null where the ephemeris ends before that. */
  readonly nextStartMs: number | null;
  /** Some of these dates lie outside the ephemeris. */
  readonly truncated: boolean;
}

/**
 * The Sade Sati that runs at a moment, else the next, and the beginning of the one after it (R34.2). Of the search that
 * get_sade_sati_phases makes for a life these are whole pieces, so that both print the same seconds.
 */
export async function nearSadeSati(search: Search, chart: Chart, utcMs: number): Promise<NearSadeSati> {
  const { fromJd, toJd } = lifeSearch(chart.moment.utcMs, utcMs);
  const piece = PIECE_DAYS.Saturn;
  const pieces = Math.max(0, Math.floor((jdFromUtcMs(utcMs) - BEHIND - fromJd) / piece));
  const startMs = utcMsFromJd(fromJd) + pieces * piece * DAY_MS;
  const endMs = utcMsFromJd(toJd);
  const days = Math.ceil((utcMs / DAY_MS + AHEAD - startMs / DAY_MS) / piece) * piece;
  const signs = SADE_SATI_PHASES.map((phase) => phaseSign(chart, phase));
  const cycles = cyclesOf(await saturnIn(search, signs, { startMs, endMs: Math.min(endMs, startMs + days * DAY_MS) }));
  const next = cycles.find((each) => each.startMs > utcMs);
  const cycle = cycles.find((each) => holds(each, utcMs)) ?? next ?? null;
  return {
    cycle,
    nextStartMs: next?.startMs ?? null,
    truncated: next === undefined || cycle === null || !cycle.spans.every(({ begins, ends }) => begins && ends),
  };
}
