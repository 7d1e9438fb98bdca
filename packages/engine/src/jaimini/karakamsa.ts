import type { Chart } from '../chart/chart.ts';
import { byPlanet } from '../zodiac/records.ts';
import { vargaPlace } from '../parashari/vargas/vargas.ts';
import type { Graha } from '../zodiac/names.ts';
import { charaKaraka } from './chara-karakas.ts';
import { placementOf } from './placement.ts';
import type { Placement } from './strength.ts';

/** Of Sun to Saturn the one furthest advanced in its sign: significator of the self (R29.2, seven karakas). */
export const atmakaraka = (chart: Chart): Graha => charaKaraka(placementOf(chart).degrees, 'AK');

/** Where the planets stand in the navamsa. */
export function navamsaPlacement({ planets }: Chart): Placement {
  const places = byPlanet((planet) => vargaPlace('D9', planets[planet].longitude));
  return { signs: byPlanet((planet) => places[planet].sign), degrees: byPlanet((planet) => places[planet].degree) };
}

/** Sign of the atmakaraka in the navamsa, 0 = Aries (R29.4). */
export const karakamsa = (chart: Chart): number => navamsaPlacement(chart).signs[atmakaraka(chart)];
