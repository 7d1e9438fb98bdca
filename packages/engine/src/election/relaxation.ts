import type { JointPeriod } from '../dasha/joint-period.ts';
import { DASHA_YEAR_MS } from '../dasha/years.ts';
import { isOffered } from '../kp/promise/period-class.ts';
import { openPeriods } from '../kp/timing/event-windows.ts';
import type { WindowClass } from '../kp/promise/period-class.ts';
import type { ElectingSet } from './electing-planets.ts';
import type { ElectionWindow } from './election-scan.ts';
import { isIn } from './electing-planets.ts';

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

/** The star lord of the Moon or of the rising degree gives with a reserve and counts. */
const moonStar = (set: ElectingSet, { layers, moonRow }: ElectionWindow): boolean =>
  layers.moon === 'RELAXED' && isIn(set.qualified, moonRow.starLord);
const risingStar = (set: ElectingSet, { layers, rising }: ElectionWindow): boolean =>
  layers.ascendant === 'RELAXED' && rising !== null && isIn(set.qualified, rising.starLord);

/** What the returned windows used, one row for each code. */
export function relaxationsOf(set: ElectingSet, windows: readonly ElectionWindow[]): readonly Relaxation[] {
  const count = (used: (window: ElectionWindow) => boolean): number => windows.filter(used).length;
  const moons = count((window) => moonStar(set, window));
  const ascendants = count((window) => risingStar(set, window));
  const rows: readonly Relaxation[] = [
    { code: 'SET_RELAXED', layer: 'ALL', windows: count((window) => usesStandIn(set, window)) },
    {
      code: 'PERIOD_SIGNIFIES',
      layer: 'PERIOD',
      windows: count(({ layers, period }) => layers.period === 'RELAXED' && !isStandIn(set, period.class)),
    },
    {
      code: 'STAR_QUALIFIED',
      layer: moons > 0 && ascendants > 0 ? 'MOON_AND_ASCENDANT' : moons > 0 ? 'MOON' : 'ASCENDANT',
      windows: count((window) => moonStar(set, window) || risingStar(set, window)),
    },
    { code: 'PERIOD_WAIVED', layer: 'PERIOD', windows: count(({ layers }) => layers.period === 'NOT_MET') },
  ];
  return rows.filter((row) => row.windows > 0);
}

/** A stand-in carries a layer of the window. A period that only signifies the event needs none. */
const usesStandIn = (set: ElectingSet, { layers, period }: ElectionWindow): boolean =>
  set.setRelaxed &&
  ([layers.ruling, layers.moon, layers.ascendant].includes('RELAXED') ||
    (layers.period === 'RELAXED' && isStandIn(set, period.class)));

/** An open class that counts as relaxed because stand-ins carry it. */
const isStandIn = (set: ElectingSet, of: ElectionWindow['period']['class']): boolean =>
  set.setRelaxed && isOffered(of);

/** Years that the next supporting period is looked for. */
const REACH_YEARS = 10;

/** A joint period of an open class. */
export interface SupportingPeriod extends JointPeriod {
  readonly class: WindowClass;
}

/** The first joint period of an open class that ends after an instant, within ten years; null when there is none. */
export function nextSupportingPeriod(set: ElectingSet, fromMs: number): SupportingPeriod | null {
  const span = { startMs: fromMs, endMs: fromMs + REACH_YEARS * DASHA_YEAR_MS };
  return openPeriods(set.chart, span, set.matter).open[0] ?? null;
}
