import { PLANETS } from '../../../zodiac/names.ts';
import type { VargaChart } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { dignityPoints } from '../points.ts';

/** Merit of the maternal line (get_d40_chart). Dignities above neutral are auspicious, those below it inauspicious. */
export const khavedamsaTopic = (varga: VargaChart) => ({
  maternalMerit: judgedHouse(varga, 4).houseVerdict,
  auspicious: PLANETS.filter((planet) => dignityPoints(varga, planet) > 0),
  inauspicious: PLANETS.filter((planet) => dignityPoints(varga, planet) < 0),
});
