import { divide } from '../zodiac/division.ts';
import type { Planet } from '../zodiac/names.ts';
import { cautionsOf } from './cautions.ts';
import type { Caution } from './cautions.ts';
import type { ElectingSet } from './electing-planets.ts';
import type { Granularity } from './election-topic.ts';
import { isOffered, LAYERS, layersSatisfied, periodStretches, rowVerdicts, SHORTEST, statesOf } from './layers.ts';
import type { Layer, LayerState, PeriodStretch } from './layers.ts';
import { itemAt, runsOf } from './runs.ts';
import type { Run } from './runs.ts';
import { pause } from './scan-work.ts';
import type { ScanWork } from './scan-work.ts';
import { rulingMembers } from './sky-state.ts';
import type { SkyState } from './sky-state.ts';
import type { SecondSpan, Timeline } from './timeline.ts';
import type { UsableStretch } from './usable-hours.ts';
import { byRank, rankOf } from './window-order.ts';
import type { WindowRank } from './window-order.ts';

/** A run long enough to use, with what is read at its middle second. Unix seconds. */
export interface ElectionWindow extends Run {
  readonly moment: number;
  readonly sky: SkyState;
  /** Bits of the ruling planets of the moment. */
  readonly members: number;
  readonly cautions: readonly Caution[];
  /** Sub-sub lord of the rising degree; null where no minute is asked for. */
  readonly subSubLord: Planet | null;
  readonly rank: WindowRank;
}

/** A civil date with its best window (granularity day). */
export interface ElectionDay {
  readonly day: number;
  /** First and last usable second of the date in the scan, half open. */
  readonly usable: SecondSpan;
  readonly best: ElectionWindow;
  /** Stretches in which the Moon's layer is MET, at most six. */
  readonly moonSpans: readonly SecondSpan[];
  /** Offered windows of the date. */
  readonly windows: number;
}

/** Seconds of usable time in which a layer is met or relaxed. */
type LayerSeconds = Readonly<Record<Layer, { readonly met: number; readonly relaxed: number }>>;

/** What a scan is asked. */
export interface ScanRequest {
  readonly set: ElectingSet;
  readonly timeline: Timeline;
  readonly span: SecondSpan;
  readonly granularity: Granularity;
  readonly stretches: readonly UsableStretch[];
  /** Two more cautions (find_surgery_time). */
  readonly forSurgery: boolean;
}

/** A whole scan judged. */
export interface ElectionScan extends ScanRequest {
  /** All offered windows, best first; inseparable ones by their start. */
  readonly windows: readonly ElectionWindow[];
  /** The dates of a scan of granularity day, best first. */
  readonly days: readonly ElectionDay[];
  readonly droppedShort: number;
  readonly usableSeconds: number;
  readonly layerSeconds: LayerSeconds;
  readonly periods: readonly PeriodStretch[];
  readonly boundaries: number;
  readonly intervals: number;
  /** The layer with the least time; the first of equals. */
  readonly failedLayer: Layer;
  /** The best run with one of the layers 2 to 4, given where nothing is offered. */
  readonly nearest: ElectionWindow | null;
}

const PIECE = 1_000;

/** Judges a scan for one event over a timeline: no ephemeris call. */
export async function scanElection(work: ScanWork, request: ScanRequest): Promise<ElectionScan> {
  const { set, timeline, span, granularity, stretches } = request;
  const rising = granularity === 'minute' ? timeline.rising : [];
  const periods = periodStretches(set, span);
  const swept = { set, verdicts: rowVerdicts(set), sky: timeline.sky, rising, periods, stretches };
  const { runs, intervals } = await runsOf(work, swept);
  const isLong = ({ from, to }: Run): boolean => to - from >= SHORTEST[granularity];
  const offered = runs.filter(({ layers }) => isOffered(layers));
  const kept = offered.filter(isLong);
  const windows: ElectionWindow[] = [];
  for (const run of kept) {
    windows.push(windowOf(request, run));
    if (windows.length % PIECE === 0) await pause(work, 1);
  }
  windows.sort(byRank);
  const layerSeconds = secondsOf(runs);
  return {
    ...request,
    windows,
    days: granularity === 'day' ? daysOf(stretches, runs, windows) : [],
    droppedShort: offered.length - kept.length,
    usableSeconds: stretches.reduce((sum, { from, to }) => sum + to - from, 0),
    layerSeconds,
    periods,
    boundaries: boundariesOf(request, rising, periods),
    intervals,
    failedLayer: leastLayer(layerSeconds, granularity),
    nearest: windows.length > 0 ? null : nearestOf(request, runs.filter(isLong)),
  };
}

function windowOf({ set, timeline, forSurgery }: ScanRequest, run: Run): ElectionWindow {
  const { from, to, rising } = run;
  const moment = from + Math.floor((to - from) / 2);
  const sky = itemAt(timeline.sky, moment)?.state;
  if (sky === undefined) throw new RangeError('a window begins before its sky');
  const members = rulingMembers(sky, rising);
  const cautions = cautionsOf(set, { sky, rising, seconds: to - from }, forSurgery);
  const subSubLord = rising === null ? null : divide(timeline.risingSky.longitudeAt(moment)).subSubLord;
  const facts = { ...run, moment, sky, members, cautions, subSubLord };
  return { ...facts, rank: rankOf(set, facts) };
}

/** One row for each date that has a window, best first. */
function daysOf(
  stretches: readonly UsableStretch[],
  runs: readonly Run[],
  windows: readonly ElectionWindow[],
): readonly ElectionDay[] {
  const seen = new Map<number, ElectionWindow[]>();
  for (const window of windows) seen.set(window.day, [...(seen.get(window.day) ?? []), window]);
  return [...seen].flatMap(([day, [best, ...others]]): readonly ElectionDay[] => {
    const own = stretches.filter((stretch) => stretch.day === day);
    const [first, last] = [own[0], own.at(-1)];
    if (best === undefined || first === undefined || last === undefined) return [];
    return [
      {
        day,
        usable: { from: first.from, to: last.to },
        best,
        moonSpans: moonSpans(runs, day),
        windows: 1 + others.length,
      },
    ];
  });
}

const MOST_SPANS = 6;

function moonSpans(runs: readonly Run[], day: number): readonly SecondSpan[] {
  const spans: { from: number; to: number }[] = [];
  for (const run of runs) {
    if (run.day !== day || run.layers.moon !== 'MET') continue;
    const last = spans.at(-1);
    if (last !== undefined && last.to === run.from) last.to = run.to;
    else spans.push({ from: run.from, to: run.to });
  }
  return spans.slice(0, MOST_SPANS);
}

function secondsOf(runs: readonly Run[]): LayerSeconds {
  const met = [0, 0, 0, 0];
  const relaxed = [0, 0, 0, 0];
  for (const { from, to, layers } of runs) {
    for (const [index, state] of statesOf(layers).entries()) {
      if (state === 'MET') met[index] = (met[index] ?? 0) + to - from;
      else if (state === 'RELAXED') relaxed[index] = (relaxed[index] ?? 0) + to - from;
    }
  }
  const of = (index: number) => ({ met: met[index] ?? 0, relaxed: relaxed[index] ?? 0 });
  return { PERIOD: of(0), RULING_AND_TRANSIT: of(1), MOON: of(2), ASCENDANT: of(3) };
}

function leastLayer(seconds: LayerSeconds, granularity: Granularity): Layer {
  const time = (layer: Layer): number => seconds[layer].met + seconds[layer].relaxed;
  const judged = LAYERS.filter((layer) => layer !== 'ASCENDANT' || granularity === 'minute');
  return judged.reduce((least, layer) => (time(layer) < time(least) ? layer : least));
}

/** Boundaries in the scan: changes of the sky, rising rows, periods and edges of the usable hours. */
function boundariesOf(
  { timeline, span: { from, to }, stretches }: ScanRequest,
  rising: Timeline['rising'],
  periods: readonly PeriodStretch[],
): number {
  const inside = ({ second }: { readonly second: number }): boolean => second > from && second < to;
  const edges = new Set(stretches.flatMap((stretch) => [stretch.from, stretch.to]));
  return (
    timeline.changeSeconds.filter((second) => inside({ second })).length +
    rising.filter(inside).length +
    periods.filter(inside).length +
    [...edges].filter((second) => inside({ second })).length
  );
}

/** The best run in which one of the layers 2 to 4 alone holds. */
function nearestOf(request: ScanRequest, runs: readonly Run[]): ElectionWindow | null {
  const single = runs.filter(({ layers }) => layersSatisfied(layers) === 1);
  const [best] = single.map((run) => windowOf(request, run)).sort(byRank);
  return best ?? null;
}

/** The state of a layer by its name; null where it is not judged. */
export function stateOf({ layers }: Pick<Run, 'layers'>, layer: Layer): LayerState | null {
  const { period, ruling, moon, ascendant } = layers;
  return { PERIOD: period, RULING_AND_TRANSIT: ruling, MOON: moon, ASCENDANT: ascendant }[layer];
}
