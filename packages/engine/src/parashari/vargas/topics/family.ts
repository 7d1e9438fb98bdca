import type { Chart } from '../../../chart/chart.ts';
import { PLANETS } from '../../../zodiac/names.ts';
import type { Graha, House } from '../../../zodiac/names.ts';
import { isOddSign } from '../../base/frame.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { dignityPoints, lordPoints, planetPoints } from '../points.ts';
import { lordRef } from '../readout.ts';
import { beyond } from '../vargas.ts';
import type { SignAndLord } from '../vargas.ts';

/** Younger siblings by house 3 and Mars, elder ones by house 11 and Jupiter (get_d3_chart). */
export function drekkanaTopic(varga: VargaChart, chart: Chart) {
  const siblings = <At extends House, Karaka extends Graha>(house: At, karaka: Karaka) => ({
    house,
    houseVerdict: judgedHouse(varga, house).houseVerdict,
    karaka,
    karakaPoints: planetPoints(varga, karaka),
  });
  const twentySecondDrekkana: SignAndLord = beyond('D3', chart.ascendant.longitude);
  return {
    youngerSiblings: siblings(3, 'Mars'),
    elderSiblings: siblings(11, 'Jupiter'),
    twentySecondDrekkana,
  };
}

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

/** Merit of the maternal line (get_d40_chart). Dignities above neutral are auspicious, those below it inauspicious. */
export const khavedamsaTopic = (varga: VargaChart) => ({
  maternalMerit: judgedHouse(varga, 4).houseVerdict,
  auspicious: PLANETS.filter((planet) => dignityPoints(varga, planet) > 0),
  inauspicious: PLANETS.filter((planet) => dignityPoints(varga, planet) < 0),
});

/** Merit of the paternal line, and character by the first house (get_d45_chart). */
export function akshavedamsaTopic(varga: VargaChart) {
  const { occupants, aspectedBy } = vargaHouse(varga, 1);
  return {
    paternalMerit: judgedHouse(varga, 9).houseVerdict,
    character: { ascendantLord: lordRef(varga, varga.ascendant.lord), occupantsOf1: occupants, aspectedBy },
  };
}
