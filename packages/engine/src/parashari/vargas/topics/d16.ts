import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { inOneSign, ofNature, standingIn } from '../reach.ts';
import { GOOD_HOUSES } from '../points.ts';

/** Conveyances and comforts (get_d16_chart). */
export function shodasamsaTopic(varga: VargaChart) {
  const fourthHouse = vargaHouse(varga, 4);
  const { lord } = fourthHouse;
  return {
    fourthHouse,
    comfortPlanets: ofNature(varga, 'benefic', standingIn(varga, GOOD_HOUSES)),
    vehicleCaution: (['Mars', 'Saturn', 'Rahu', 'Ketu'] as const).some(
      (planet) => planet !== lord && (varga.planets[planet].house === 4 || inOneSign(varga, planet, lord)),
    ),
  };
}
