import type { Chart } from '../chart/chart.ts';
import type { Graha } from '../zodiac/names.ts';
import { charaKaraka } from './chara-karakas.ts';
import { placementIn, placementOf } from './placement.ts';
import type { Placement } from './strength.ts';

/** Of Sun to Saturn the one furthest advanced in its sign: significator of the self (R29.2, seven karakas). */
export const atmakaraka = (chart: Chart): Graha => charaKaraka(placementOf(chart).degrees, 'AK');

/** Where the planets stand in the navamsa. */
export const navamsaPlacement = (chart: Chart): Placement => placementIn(chart, 'D9');

/** Sign of the atmakaraka in the navamsa, 0 = Aries (R29.4). */
export const karakamsa = (chart: Chart): number => navamsaPlacement(chart).signs[atmakaraka(chart)];
