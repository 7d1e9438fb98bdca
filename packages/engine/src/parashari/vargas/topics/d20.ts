import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { inOneSign, reaching } from '../reach.ts';
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
