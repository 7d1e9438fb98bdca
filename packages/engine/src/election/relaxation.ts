import type { JointPeriod } from '../dasha/joint-period.ts';
import { DASHA_YEAR_MS } from '../dasha/years.ts';
import { isOffered } from '../kp/promise/period-class.ts';
import { openPeriods } from '../kp/timing/event-windows.ts';
import type { OfferedClass } from '../kp/promise/period-class.ts';
import type { ElectingSet } from './electing-planets.ts';
import type { ElectionWindow } from './election-scan.ts';
import { isIn } from '../zodiac/planet-bits.ts';

/** What was loosened for a window; nothing is loosened silently. */
export const RELAXATION_CODES = ['SET_RELAXED', 'PERIOD_SIGNIFIES', 'STAR_QUALIFIED', 'PERIOD_WAIVED'] as const;
export type RelaxationCode = (typeof RELAXATION_CODES)[number];

/** Which layers a relaxation touches. */
export const RELAXED_LAYERS = ['ALL', 'PERIOD', 'MOON', 'ASCENDANT', 'MOON_AND_ASCENDANT'] as const;
type RelaxedLayer = (typeof RELAXED_LAYERS)[number];

export interface Relaxation {
  readonly code: RelaxationCode;
  readonly layer: RelaxedLayer;
  /** How many of the windows used it. */
  readonly windows: number;
}

/** The star lord of the Moon or of the rising degree is WEAK for the event and counts. */
const moonStar = (set: ElectingSet, { layers, moonRow }: ElectionWindow): boolean =>
  layers.moon === 'RELAXED' && isIn(set.weak, moonRow.starLord);
const risingStar = (set: ElectingSet, { layers, rising }: ElectionWindow): boolean =>
  layers.ascendant === 'RELAXED' && rising !== null && isIn(set.weak, rising.starLord);

/** What the returned windows used, one row for each code. */
export function relaxationsOf(set: ElectingSet, windows: readonly ElectionWindow[]): readonly Relaxation[] {
  const count = (used: (window: ElectionWindow) => boolean): number => windows.filter(used).length;
  const moons = count((window) => moonStar(set, window));
  const ascendants = count((window) => risingStar(set, window));
  const rows: readonly Relaxation[] = [
    { code: 'SET_RELAXED', layer: 'ALL', windows: count((window) => usesStandIn(set, window)) },
    { code: 'PERIOD_SIGNIFIES', layer: 'PERIOD', windows: count(({ period }) => period.class === 'WEAK') },
    {
      code: 'STAR_QUALIFIED',
      layer: moons > 0 && ascendants > 0 ? 'MOON_AND_ASCENDANT' : moons > 0 ? 'MOON' : 'ASCENDANT',
      windows: count((window) => moonStar(set, window) || risingStar(set, window)),
    },
    { code: 'PERIOD_WAIVED', layer: 'PERIOD', windows: count(({ layers }) => layers.period === 'NOT_MET') },
  ];
  return rows.filter((row) => row.windows > 0);
}

/**
 * Whether a stand-in carries a layer of the window. Where stars and subs hold without one, none is among their lords, and
 * the layer of ruling planets is relaxed for no other reason.
 */
function usesStandIn({ standIns }: ElectingSet, { layers, period, moonRow, rising }: ElectionWindow): boolean {
  const lords = [period.md.planet, period.ad.planet, period.pd.planet];
  return (
    (layers.period !== 'NOT_MET' && lords.some((planet) => isIn(standIns, planet))) ||
    layers.ruling === 'RELAXED' ||
    (layers.moon === 'RELAXED' && ((moonRow.starBit | moonRow.subBit) & standIns) !== 0) ||
    (layers.ascendant === 'RELAXED' &&
      rising !== null &&
      ((rising.signBit | rising.starBit | rising.subBit) & standIns) !== 0)
  );
}

/** Years that the next supporting period is looked for. */
const REACH_YEARS = 10;

/** A joint period that brings the event. */
export interface SupportingPeriod extends JointPeriod {
  readonly class: OfferedClass;
}

/** The first joint period that is FULL or PARTIAL and ends after an instant, within ten years; null when there is none. */
export function nextSupportingPeriod(set: ElectingSet, fromMs: number): SupportingPeriod | null {
  const span = { startMs: fromMs, endMs: fromMs + REACH_YEARS * DASHA_YEAR_MS };
  for (const { class: found, ...joint } of openPeriods(set.chart, span, set.matter).open) {
    if (isOffered(found)) return { ...joint, class: found };
  }
  return null;
}
