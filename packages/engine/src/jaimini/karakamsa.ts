import type { Chart } from '../chart/chart.ts';
import { kthSign, planetsIn } from '../parashari/base/frame.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Graha, Planet } from '../zodiac/names.ts';
import { perChart } from '../chart/per-chart.ts';
import { charaKarakaOf } from './chara-karakas.ts';
import { placementIn } from './placement.ts';
import { rasiDrishti } from './rasi-drishti.ts';
import { jaiminiLord } from './strength.ts';
import type { Placement } from './strength.ts';

/**
 * The planet among Sun to Saturn that is furthest advanced in its sign: significator of the self (R29.2, seven
 * karakas).
 */
export const atmakaraka = (chart: Chart): Graha => charaKarakaOf(chart, 'AK');

/** Where the planets stand in the navamsa. */
export const navamsaPlacement = perChart<Placement>((chart) => placementIn(chart, 'D9'));

/** Sign of the atmakaraka in the navamsa, 0 = Aries (R29.4). */
export const karakamsa = (chart: Chart): number => navamsaPlacement(chart).signs[atmakaraka(chart)];

/** A sign of the navamsa with the planets that count there. */
export interface NavamsaSign {
  /** 0 = Aries. */
  readonly sign: number;
  /** The stronger co-lord for Scorpio and Aquarius. */
  readonly lord: Planet;
  readonly occupants: readonly Planet[];
  /** Planets that see it by rasi drishti (R29.1). */
  readonly aspects: readonly Planet[];
}

/** The karakamsa and the signs counted from it that are read for the spirit (R29.4). */
export interface KarakamsaSigns {
  readonly karakamsa: NavamsaSign;
  readonly fifth: NavamsaSign;
  readonly ninth: NavamsaSign;
  readonly twelfth: NavamsaSign;
}

const signIn = (placement: Placement, sign: number): NavamsaSign => ({
  sign,
  lord: jaiminiLord(placement, sign),
  occupants: planetsIn(placement.signs, sign),
  aspects: PLANETS.filter((planet) => rasiDrishti(placement.signs[planet], sign)),
});

/** The karakamsa in the navamsa, with the fifth, ninth and twelfth signs counted from it. */
export function karakamsaSigns(chart: Chart): KarakamsaSigns {
  const placement = navamsaPlacement(chart);
  const first = karakamsa(chart);
  const counted = (k: number): NavamsaSign => signIn(placement, kthSign(first, k));
  return { karakamsa: counted(1), fifth: counted(5), ninth: counted(9), twelfth: counted(12) };
}
