import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { lordRef } from '../readout.ts';

/** Merit of the paternal line, and character by the first house (get_d45_chart). */
export function akshavedamsaTopic(varga: VargaChart) {
  const { occupants, aspectedBy } = vargaHouse(varga, 1);
  return {
    paternalMerit: judgedHouse(varga, 9).houseVerdict,
    character: { ascendantLord: lordRef(varga, varga.ascendant.lord), occupantsOf1: occupants, aspectedBy },
  };
}
