import type { Chart } from '../../../chart/chart.ts';
import type { Graha, House } from '../../../zodiac/names.ts';
import type { VargaChart } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { planetPoints } from '../points.ts';
import { beyond } from './beyond.ts';
import type { SignAndLord } from './beyond.ts';

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
