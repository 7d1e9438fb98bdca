import { perChart } from '../../chart/per-chart.ts';
import { placementOf } from '../../jaimini/placement.ts';
import { coLords, jaiminiLord } from '../../jaimini/strength.ts';
import type { CoLords, Placement } from '../../jaimini/strength.ts';
import { directionByNinth, equalAntardashas, signPeriods, stepSigns, yearsToLord } from './sign-dasha.ts';
import type { Direction, SignMahadasha } from './sign-dasha.ts';

/** Chara dasha in the lineage of K.N. Rao (R29.6). Sign indices count from Aries = 0. */
export interface CharaDasha {
  readonly direction: Direction;
  readonly coLords: CoLords;
  readonly mahadashas: readonly SignMahadasha[];
}

/**
 * Chara dasha: twelve signs from the lagna in the direction of its ninth, each the years to its lord; the second cycle
 * repeats them. Antardashas run from the sign after the dasha sign, which comes last.
 */
export function charaDasha(placement: Placement, lagna: number, birthMs: number, cycles: 1 | 2): CharaDasha {
  const direction = directionByNinth(lagna);
  const rows = Array.from({ length: 12 * cycles }, (_, k) => {
    const sign = stepSigns(lagna, k, direction);
    const lord = jaiminiLord(placement, sign);
    const lordIn = placement.signs[lord];
    return { cycle: k < 12 ? 1 : 2, sign, lord, lordIn, years: yearsToLord(sign, lordIn) };
  });
  return {
    direction,
    coLords: coLords(placement),
    mahadashas: signPeriods(birthMs, rows).map((period) => ({
      ...period,
      antardashas: equalAntardashas(period, stepSigns(period.sign, 1, direction), direction),
    })),
  };
}

/** The two cycles of Chara dasha of a chart. */
export const charaOfChart = perChart((chart) =>
  charaDasha(placementOf(chart), chart.ascendant.signIndex, chart.moment.utcMs, 2),
);
