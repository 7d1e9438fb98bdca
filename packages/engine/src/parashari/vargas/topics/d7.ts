import type { House } from '../../../zodiac/names.ts';
import { isOddSign } from '../../base/frame.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { lordPoints, planetPoints } from '../points.ts';
import { lordRef } from '../readout.ts';

type ChildHouse = Extract<House, 5 | 7 | 9>;
/** Houses of the first three children, in an odd ascendant; an even one counts them backwards. */
const CHILD_HOUSES: readonly ChildHouse[] = [5, 7, 9];

/** Support for children; never their number or sex (get_d7_chart). */
export function saptamsaTopic(varga: VargaChart) {
  const fifth = judgedHouse(varga, 5);
  const line = isOddSign(varga.ascendant.sign) ? CHILD_HOUSES : [...CHILD_HOUSES].reverse();
  return {
    fifthLord: lordRef(varga, fifth.lord),
    jupiter: lordRef(varga, 'Jupiter'),
    childLine: line.map((house, index) => {
      const { lord } = vargaHouse(varga, house);
      const verdict = judgedHouse(varga, house).houseVerdict;
      return { order: index + 1, house, lord, lordPoints: lordPoints(varga, lord, house), verdict };
    }),
    supportiveForChildren: fifth.houseVerdict !== 'STRAINED' && planetPoints(varga, 'Jupiter') >= 0,
  };
}
