import type { Chart } from '../chart/chart.ts';
import type { Graha } from '../zodiac/names.ts';
import { perChart } from '../chart/per-chart.ts';
import { charaKarakaOf } from './karakas-of-chart.ts';
import { placementIn } from './placement.ts';
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
