import { jointPeriodsBetween } from '../dasha/joint-period.ts';
import type { JointPeriod } from '../dasha/joint-period.ts';
import type { Period } from '../dasha/vimshottari.ts';
import { periodClassOf } from '../kp/promise/period-class.ts';
import type { PeriodClass } from '../kp/promise/period-class.ts';
import type { ElectingSet, StandingBits } from './electing-planets.ts';
import type { Granularity } from './election-topic.ts';
import { rulingMembers } from './sky-state.ts';
import type { SkyState } from './sky-state.ts';
import { LORD_ROWS } from './sub-rows.ts';
import type { LordRow } from './sub-rows.ts';
import type { SecondSpan } from './timeline.ts';
import { isIn } from '../zodiac/planet-bits.ts';

/** The four layers of an election, in their order (R15.1). */
export const LAYERS = ['PERIOD', 'RULING_AND_TRANSIT', 'MOON', 'ASCENDANT'] as const;
export type Layer = (typeof LAYERS)[number];

export const LAYER_STATES = ['MET', 'RELAXED', 'NOT_MET'] as const;
export type LayerState = (typeof LAYER_STATES)[number];

/** The state of each layer at a moment; the ascendant's is null where no minute is asked for. */
export interface LayerStates {
  readonly period: LayerState;
  readonly ruling: LayerState;
  readonly moon: LayerState;
  readonly ascendant: LayerState | null;
}

/** The lords that run together, and what they do for the event. */
export interface JudgedPeriod extends JointPeriod {
  readonly class: PeriodClass;
  readonly state: LayerState;
}

/** The states in the order of the layers. */
export const statesOf = ({ period, ruling, moon, ascendant }: LayerStates): readonly LayerState[] =>
  ascendant === null ? [period, ruling, moon] : [period, ruling, moon, ascendant];

/** What holds without stand-ins holds as it is; what only they carry is RELAXED. */
function carried(set: ElectingSet, judge: (planets: StandingBits) => LayerState): LayerState {
  const own = judge(set.own);
  if (own !== 'NOT_MET' || !set.setRelaxed) return own;
  return judge(set) === 'NOT_MET' ? 'NOT_MET' : 'RELAXED';
}

const PERIOD_STATE: Readonly<Record<PeriodClass, LayerState>> = {
  FULL: 'MET',
  PARTIAL: 'MET',
  WEAK: 'RELAXED',
  SILENT: 'NOT_MET',
};

/** Layer 1: the class of the running lords (R6T.4). Each lord that a class counts as STRONG is needed for it. */
function judgedPeriod(set: ElectingSet, joint: JointPeriod): JudgedPeriod {
  const lords = [joint.md.planet, joint.ad.planet, joint.pd.planet] as const;
  const found = periodClassOf(set.matter, lords);
  const state = PERIOD_STATE[found];
  const standsIn = lords.some((planet) => isIn(set.standIns, planet));
  return { ...joint, class: found, state: standsIn && state === 'MET' ? 'RELAXED' : state };
}

/** What a chart says of each row for the Moon and for the rising degree: worked out once for an event. */
export interface RowVerdicts {
  readonly moon: readonly LayerState[];
  readonly ascendant: readonly LayerState[];
}

/** Layers 3 and 4 for each of the 249 rows. */
export function rowVerdicts(set: ElectingSet): RowVerdicts {
  return {
    moon: LORD_ROWS.map((row) => carried(set, (planets) => starAndSub(planets, row))),
    ascendant: LORD_ROWS.map((row) =>
      carried(set, (planets) => ((row.signBit & planets.against) === 0 ? starAndSub(planets, row) : 'NOT_MET')),
    ),
  };
}

function starAndSub({ strong, weak }: StandingBits, { starBit, subBit }: LordRow): LayerState {
  if ((subBit & strong) === 0) return 'NOT_MET';
  if ((starBit & strong) !== 0) return 'MET';
  return (starBit & weak) !== 0 ? 'RELAXED' : 'NOT_MET';
}

/** Layer 2b: whether a running lord moves in a star that brings the event and in a sub that is not against it (R14.1, R14.2). */
export const movesFor = ({ strong, weak, against }: StandingBits, { starBit, subBit }: LordRow): boolean =>
  (starBit & (strong | weak)) !== 0 && (subBit & against) === 0;

/** The four layers at a moment, from lists alone. `rising` is null for hour and day. */
export function layersAt(
  set: ElectingSet,
  verdicts: RowVerdicts,
  period: JudgedPeriod,
  sky: SkyState,
  rising: LordRow | null,
): LayerStates {
  const members = rulingMembers(sky, rising);
  const moving = [sky.rows[period.ad.planet], sky.rows[period.pd.planet]];
  const rules = (planets: StandingBits): LayerState =>
    (members & planets.strong) !== 0 && moving.some((row) => movesFor(planets, row)) ? 'MET' : 'NOT_MET';
  return {
    period: period.state,
    ruling: carried(set, rules),
    moon: verdicts.moon[sky.rows.Moon.index] ?? 'NOT_MET',
    ascendant: rising === null ? null : (verdicts.ascendant[rising.index] ?? 'NOT_MET'),
  };
}

/** How many layers hold, strictly or relaxed. */
export const layersSatisfied = (states: LayerStates): number =>
  statesOf(states).filter((state) => state !== 'NOT_MET').length;

export const relaxedLayers = (states: LayerStates): number =>
  statesOf(states).filter((state) => state === 'RELAXED').length;

/** A moment is offered when two layers hold or the period alone. */
export const isOffered = (states: LayerStates): boolean => layersSatisfied(states) >= 2 || states.period !== 'NOT_MET';

/** Windows shorter than this are dropped, seconds. */
export const SHORTEST: Readonly<Record<Granularity, number>> = { minute: 60, hour: 600, day: 3_600 };

/** A joint period and the whole second from which it runs. */
export interface PeriodStretch {
  readonly second: number;
  readonly period: JudgedPeriod;
}

/** The joint periods of a scan with what they do for the event, each from its first whole second. */
export const periodStretches = (set: ElectingSet, { from, to }: SecondSpan): readonly PeriodStretch[] =>
  jointPeriodsBetween(set.chart, { startMs: from * 1000, endMs: to * 1000 }).map((joint) => ({
    second: startSecond(joint.pd),
    period: judgedPeriod(set, joint),
  }));

/** The first whole second not before the exact start of a period, counted in sixteenths of a millisecond. */
const startSecond = ({ cycle, startUnits }: Period): number =>
  Math.ceil((cycle.nominalStartMs * 16 + startUnits) / 16_000);
