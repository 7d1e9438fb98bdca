import type { Chart } from '../chart/chart.ts';
import { holds } from '../base/intervals.ts';
import type { Search } from '../passages/transit-search.ts';
import { DAY_MS } from '../time/julian.ts';
import { sadeSatiLife } from './sade-sati-life.ts';
import { cyclesOf, sadeSatiSpans } from './sade-sati.ts';
import type { SadeSatiCycle } from './sade-sati.ts';

const YEAR_MS = 365.25 * DAY_MS;
/** More than a cycle lasts. */
const BEHIND = 10 * YEAR_MS;
/** From the beginning of one cycle to the end of the next, with the loops of Saturn. */
const AHEAD = 42 * YEAR_MS;

export interface NearSadeSati {
  /** The running cycle, else the next; null where the ephemeris ends before it. */
  readonly cycle: SadeSatiCycle | null;
  /** When the first cycle after the moment begins; null where the ephemeris ends before that. */
  readonly nextStartMs: number | null;
  /** Some of these dates lie outside the ephemeris. */
  readonly truncated: boolean;
}

/**
 * The Sade Sati that runs at a moment, else the next, and the beginning of the one after it (R34.2), to the second as
 * get_sade_sati_phases has them, which looks through a life. Outside that life a search of its own finds them.
 */
export async function nearSadeSati(search: Search, chart: Chart, utcMs: number): Promise<NearSadeSati> {
  const alive = utcMs >= chart.moment.utcMs;
  const ofLife = alive ? nearest((await sadeSatiLife(search, chart, utcMs)).cycles, utcMs) : null;
  if (ofLife !== null && ofLife.cycle !== null && ofLife.nextStartMs !== null) return told(ofLife);
  const span = { startMs: utcMs - BEHIND, endMs: utcMs + AHEAD };
  const found = nearest(cyclesOf((await sadeSatiSpans(search, chart, span)).spans), utcMs);
  return told({ cycle: ofLife?.cycle ?? found.cycle, nextStartMs: ofLife?.nextStartMs ?? found.nextStartMs });
}

type Nearest = Omit<NearSadeSati, 'truncated'>;

function nearest(cycles: readonly SadeSatiCycle[], utcMs: number): Nearest {
  const next = cycles.filter(({ startMs }) => startMs > utcMs).sort((a, b) => a.startMs - b.startMs)[0];
  const cycle = cycles.find((each) => holds(each, utcMs)) ?? next ?? null;
  return { cycle, nextStartMs: next?.startMs ?? null };
}

const told = ({ cycle, nextStartMs }: Nearest): NearSadeSati => ({
  cycle,
  nextStartMs,
  truncated: nextStartMs === null || cycle === null || !cycle.spans.every(({ begins, ends }) => begins && ends),
});
