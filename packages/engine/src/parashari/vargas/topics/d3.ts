import { normalize } from '../../../base/angles.ts';
import type { Chart } from '../../../chart/chart.ts';
import { signLordOf } from '../../../zodiac/division.ts';
import { signName } from '../../../zodiac/lords.ts';
import type { Graha, House, Sign } from '../../../zodiac/names.ts';
import type { VargaChart } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { planetPoints } from '../points.ts';
import { vargaSign } from '../vargas.ts';
import type { DivisionName } from '../vargas.ts';

export interface SignAndLord {
  readonly sign: Sign;
  readonly lord: Graha;
}

/** Sign in a division of the point 210° on from a longitude: the 22nd drekkana, the 64th navamsa. */
export function beyond(division: DivisionName, longitude: number): SignAndLord {
  const sign = vargaSign(division, normalize(longitude + 210));
  return { sign: signName(sign), lord: signLordOf(sign) };
}

/** Younger siblings by house 3 and Mars, elder ones by house 11 and Jupiter (get_d3_chart). */
export function drekkanaTopic(varga: VargaChart, chart: Chart) {
  const siblings = <At extends House, Karaka extends Graha>(house: At, karaka: Karaka) => ({
    house,
    houseVerdict: judgedHouse(varga, house).houseVerdict,
    karaka,
    karakaPoints: planetPoints(varga, karaka),
  });
  return {
    youngerSiblings: siblings(3, 'Mars'),
    elderSiblings: siblings(11, 'Jupiter'),
    twentySecondDrekkana: beyond('D3', chart.ascendant.longitude),
  };
}
