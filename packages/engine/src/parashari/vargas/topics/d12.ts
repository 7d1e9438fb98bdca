import type { Graha, House } from '../../../zodiac/names.ts';
import type { VargaChart } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { planetPoints } from '../points.ts';

export const STRONGER_PARENTS = ['MOTHER', 'FATHER', 'EVEN'] as const;

/** Points by which one side must lead. */
const LEAD = 2;

/** Mother by house 4 and the Moon, father by house 9 and the Sun (get_d12_chart). */
export function dwadasamsaTopic(varga: VargaChart) {
  const side = <At extends House, Karaka extends Graha>(house: At, karaka: Karaka) => {
    const housePoints = judgedHouse(varga, house).points;
    const karakaPoints = planetPoints(varga, karaka);
    return { house, housePoints, karaka, karakaPoints, total: housePoints + karakaPoints };
  };
  const [mother, father] = [side(4, 'Moon'), side(9, 'Sun')];
  return { mother, father, stronger: stronger(mother.total - father.total) };
}

function stronger(lead: number): (typeof STRONGER_PARENTS)[number] {
  if (lead >= LEAD) return 'MOTHER';
  return lead <= -LEAD ? 'FATHER' : 'EVEN';
}
