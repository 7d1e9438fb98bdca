import type { Chart } from '../../chart/chart.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House, Planet } from '../../zodiac/names.ts';

const PROMOTION_HOUSES: readonly House[] = [2, 6, 10, 11];

/** Pairs of houses that make a promotion (R10, KPM). */
export const PROMOTION_PAIRS = ['2-6', '6-10', '10-11', '6-11', '2-10'] as const;
type PromotionPair = (typeof PROMOTION_PAIRS)[number];
const PAIR_HOUSES: Readonly<Record<PromotionPair, readonly [House, House]>> = {
  '2-6': [2, 6],
  '6-10': [6, 10],
  '10-11': [10, 11],
  '6-11': [6, 11],
  '2-10': [2, 10],
};

export interface PromotionGate {
  /** All three conditions hold. */
  readonly eligible: boolean;
  /** Only retrogression stands in the way: a delay (R12.2). */
  readonly deferred: boolean;
  readonly conditions: {
    readonly cslDirect: boolean;
    readonly starLordDirect: boolean;
    /** The houses among 2, 6, 10 and 11 that it signifies. */
    readonly signifies: readonly House[];
  };
  readonly csl: Planet;
  readonly starLord: Planet;
  readonly pairs: readonly PromotionPair[];
}

/**
 * The gate of the eleventh: its sub lord and that one's star lord direct, and the sub lord on one of 2, 6, 10, 11
 * (R9.2, R9.3, in a birth chart retrogression only delays: R12.2, R12.3). Throws out_of_range without Placidus.
 */
export function promotionGate(chart: Chart): PromotionGate {
  const csl = cuspalSubLord(chart, 11);
  const { starLord } = chart.planets[csl];
  const holds = (house: House): boolean => level(chart, csl, house) !== null;
  const signifies = PROMOTION_HOUSES.filter(holds);
  const direct = [csl, starLord].every((planet) => !chart.planets[planet].retrograde);
  return {
    eligible: direct && signifies.length > 0,
    deferred: !direct && signifies.length > 0,
    conditions: {
      cslDirect: !chart.planets[csl].retrograde,
      starLordDirect: !chart.planets[starLord].retrograde,
      signifies,
    },
    csl,
    starLord,
    pairs: PROMOTION_PAIRS.filter((pair) => PAIR_HOUSES[pair].every(holds)),
  };
}
