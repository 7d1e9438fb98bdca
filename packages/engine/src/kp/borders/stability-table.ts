import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { Planet } from '../../zodiac/names.ts';
import { judge } from '../promise/promise-verdict.ts';
import type { Side, Verdict } from '../promise/promise-verdict.ts';
import { birthSpan } from './birth-span.ts';
import { reachOf } from './verdict-stability.ts';

/** Birth times, to the second, at which one sub lord gives one verdict. */
interface StabilityRow {
  /** The first and the last whole second. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly subLord: Planet;
  readonly verdict: Verdict;
  readonly side: Side;
  /** The stated birth where it lies among them, else the second in the middle. */
  readonly sampleMs: number;
}

/** Rows that a table has at most. */
export const MOST_ROWS = 60;

/** The rows of a table in order of time, and whether rows far from the stated birth are left out. */
export interface StabilityTable {
  readonly rows: readonly StabilityRow[];
  readonly truncated: boolean;
}

/**
 * What each birth time within so many minutes says of a matter (R9S). A stretch without a whole second of the clock is
 * left out. Throws out_of_range without Placidus.
 */
export function stabilityTable(ephemeris: Ephemeris, chart: Chart, event: HouseSets, minutes: number): StabilityTable {
  const { utcMs: birthMs } = chart.moment;
  const most = Math.floor(minutes * 60);
  const pieces = birthSpan(ephemeris, chart, reachOf(minutes)).judged(event.primaryCusp);
  const rows: { from: number; to: number; subLord: Planet; verdict: Verdict; side: Side }[] = [];
  const second = (atMs: number): number => Math.ceil((atMs - birthMs) / 1000);
  for (const [at, piece] of pieces.entries()) {
    const isLast = at === pieces.length - 1;
    const from = Math.max(-most, second(piece.fromMs));
    const to = Math.min(most, isLast ? Math.floor((piece.toMs - birthMs) / 1000) : second(piece.toMs) - 1);
    if (from > to) continue;
    const { subLord } = piece;
    const { verdict, side } = judge(piece.levels(), event);
    const last = rows.at(-1);
    if (last?.subLord === subLord && last.verdict === verdict) last.to = to;
    else rows.push({ from, to, subLord, verdict, side });
  }
  const kept = rows
    .map((row) => ({ row, far: row.from > 0 ? row.from : row.to < 0 ? -row.to : 0 }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_ROWS)
    .map(({ row }) => row)
    .sort((a, b) => a.from - b.from);
  return {
    rows: kept.map(({ from, to, ...said }) => ({
      fromMs: birthMs + from * 1000,
      toMs: birthMs + to * 1000,
      ...said,
      sampleMs: birthMs + (from <= 0 && 0 <= to ? 0 : Math.round((from + to) / 2) * 1000),
    })),
    truncated: kept.length < rows.length,
  };
}
