import { modalityOf } from '../../../zodiac/sign-attributes.ts';
import { kthSign } from '../../base/frame.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { GOOD_HOUSES } from '../points.ts';
import { inOneSign, ofNature, occupantsOf } from '../reach.ts';
import { lordRef } from '../readout.ts';

/** Property and change of place (get_d4_chart). */
export function chaturthamsaTopic(varga: VargaChart) {
  const { planets, ascendant } = varga;
  const { lord, lordHouse } = vargaHouse(varga, 4);
  const fallen = planets.Mars.dignity === 'DEBILITATED' || planets[lord].dignity === 'DEBILITATED';
  return {
    fourthLord: lordRef(varga, lord),
    propertySupport: judgedHouse(varga, 4).points > 0 && !fallen,
    changeOfPlace: modalityOf(kthSign(ascendant.sign, 4)) === 'movable' || lordHouse === 3 || lordHouse === 12,
  };
}

/** Conveyances and comforts (get_d16_chart). */
export function shodasamsaTopic(varga: VargaChart) {
  const fourthHouse = vargaHouse(varga, 4);
  const { lord } = fourthHouse;
  return {
    fourthHouse,
    comfortPlanets: ofNature(varga, 'benefic', occupantsOf(varga, GOOD_HOUSES)),
    vehicleCaution: (['Mars', 'Saturn', 'Rahu', 'Ketu'] as const).some(
      (planet) => planet !== lord && (varga.planets[planet].house === 4 || inOneSign(varga, planet, lord)),
    ),
  };
}
