import { layersAt } from './layers.ts';
import type { JudgedPeriod, LayerStates, PeriodStretch, RowVerdicts } from './layers.ts';
import type { ElectingSet } from './electing-planets.ts';
import type { RowChange } from './rising-sky.ts';
import { pause } from './scan-work.ts';
import type { ScanWork } from './scan-work.ts';
import type { SkyState, SkyStretch } from './sky-state.ts';
import type { LordRow } from './sub-rows.ts';
import type { SecondSpan } from './timeline.ts';
import type { UsableStretch } from './usable-hours.ts';

/** Consecutive seconds with one key: layers, period lords, the Moon's row and where minutes are asked for the rising row. */
export interface Run extends SecondSpan {
  readonly layers: LayerStates;
  readonly period: JudgedPeriod;
  readonly moonRow: LordRow;
  readonly rising: LordRow | null;
  /** Local civil date of the usable stretch it lies in, days from 1 January 1970. */
  readonly day: number;
}

/** What a scan sweeps over: lists in order of time, each from the first second. */
export interface Swept {
  readonly set: ElectingSet;
  readonly verdicts: RowVerdicts;
  readonly sky: readonly SkyStretch[];
  /** Empty where no minute is asked for. */
  readonly rising: readonly RowChange[];
  readonly periods: readonly PeriodStretch[];
  readonly stretches: readonly UsableStretch[];
}

/** All runs of the usable seconds, and how many intervals were judged for them. */
export interface SweptRuns {
  readonly runs: readonly Run[];
  readonly intervals: number;
}

const PIECE = 1_000;

/** Judges each interval on which nothing changes once and joins those of one key. */
export async function runsOf(work: ScanWork, swept: Swept): Promise<SweptRuns> {
  const { set, verdicts, stretches } = swept;
  const sky = new Pointer(swept.sky);
  const rising = new Pointer(swept.rising);
  const periods = new Pointer(swept.periods);
  const runs: Run[] = [];
  let intervals = 0;
  const [first, last] = [stretches[0]?.from ?? 0, stretches.at(-1)?.to ?? 1];
  for (const stretch of stretches) {
    let open: Run | undefined;
    let from = stretch.from;
    while (from < stretch.to) {
      const state = sky.at(from)?.state;
      const period = periods.at(from)?.period;
      if (state === undefined || period === undefined) throw new RangeError('a scan begins before its lists');
      const row = rising.at(from)?.row ?? null;
      const to = Math.min(sky.nextSecond, rising.nextSecond, periods.nextSecond, stretch.to);
      const layers = layersAt(set, verdicts, period, state, row);
      if (open !== undefined && sameKey(open, layers, period, state, row)) {
        open = { ...open, to };
      } else {
        if (open !== undefined) runs.push(open);
        open = { from, to, layers, period, moonRow: state.rows.Moon, rising: row, day: stretch.day };
      }
      from = to;
      intervals += 1;
      if (intervals % PIECE === 0) await pause(work, (from - first) / (last - first));
    }
    if (open !== undefined) runs.push(open);
  }
  return { runs, intervals };
}

function sameKey(
  run: Run,
  layers: LayerStates,
  period: JudgedPeriod,
  { rows }: SkyState,
  row: LordRow | null,
): boolean {
  return (
    run.rising === row &&
    run.moonRow === rows.Moon &&
    run.period === period &&
    run.layers.ruling === layers.ruling &&
    run.layers.moon === layers.moon &&
    run.layers.ascendant === layers.ascendant
  );
}

/** Walks a list of changes forward with the time. */
export class Pointer<Item extends { readonly second: number }> {
  #index = 0;
  readonly #items: readonly Item[];

  constructor(items: readonly Item[]) {
    this.#items = items;
  }

  /** The item that holds at a second, which is never earlier than the one asked before. */
  at(second: number): Item | undefined {
    while (this.nextSecond <= second) this.#index += 1;
    return this.#items[this.#index];
  }

  /** When the next one begins. */
  get nextSecond(): number {
    return this.#items[this.#index + 1]?.second ?? Infinity;
  }
}

/** The last of some items that begins at a second or before it. */
export function itemAt<Item extends { readonly second: number }>(
  items: readonly Item[],
  second: number,
): Item | undefined {
  let [low, high] = [0, items.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((items[middle]?.second ?? Infinity) <= second) low = middle;
    else high = middle - 1;
  }
  return items[low];
}
