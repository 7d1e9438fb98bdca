import type { Graha, House } from '../../../zodiac/names.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { inOneSign, ofNature, reaching, occupantsOf } from '../reach.ts';
import { lordRef } from '../readout.ts';

/** Devotion and practice (get_d20_chart). */
export function vimsamsaTopic(varga: VargaChart) {
  const { house } = varga.planets.Ketu;
  return {
    ninthLord: lordRef(varga, vargaHouse(varga, 9).lord),
    fifthLord: lordRef(varga, vargaHouse(varga, 5).lord),
    devotionPlanets: reaching(varga, [5, 9]),
    deityOfAscendantPart: varga.ascendant.deity ?? '',
    mokshaMarker: house === 4 || house === 8 || house === 12 || inOneSign(varga, 'Ketu', vargaHouse(varga, 12).lord),
  };
}

/** Study and its obstacles (get_d24_chart). */
export function siddhamsaTopic(varga: VargaChart) {
  const lordOf = (house: House): Graha => vargaHouse(varga, house).lord;
  const atHome = (dignity: string): boolean => dignity === 'OWN' || dignity === 'EXALTED';
  return {
    fourthLord: lordRef(varga, lordOf(4)),
    fifthLord: lordRef(varga, lordOf(5)),
    ninthLord: lordRef(varga, lordOf(9)),
    learningPlanets: ofNature(varga, 'benefic', reaching(varga, [2, 4, 5, 9])),
    obstacleMarkers: ofNature(varga, 'malefic', occupantsOf(varga, [4, 5])).filter(
      (planet) => !atHome(varga.planets[planet].dignity),
    ),
    higherStudy: judgedHouse(varga, 9).points > 0,
    researchMarker: [lordOf(8), lordOf(12)].some(
      (lord) =>
        lord === 'Mercury' ||
        lord === 'Jupiter' ||
        (['Mercury', 'Jupiter', 'Ketu'] as const).some((other) => inOneSign(varga, lord, other)),
    ),
  };
}
