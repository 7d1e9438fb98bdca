import type { Chart } from '../../../chart/chart.ts';
import { GRAHAS } from '../../../zodiac/names.ts';
import type { Graha } from '../../../zodiac/names.ts';
import { lordOfHouse } from '../../base/frame.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { judgedHouse } from '../house-points.ts';
import { reaching } from '../reach.ts';
import { byPoints, lordRef } from '../readout.ts';

export const WORK_TONES = ['SERVICE', 'INDEPENDENT', 'MIXED'] as const;

/** Points by which one of houses 6 and 7 must lead. */
const LEAD = 2;

/** Work, standing and their kind (get_d10_chart). */
export function dasamsaTopic(varga: VargaChart, chart: Chart) {
  const { lord, occupants } = vargaHouse(varga, 10);
  return {
    tenthLord: lordRef(varga, lord),
    planetsInTenth: occupants,
    strongestCareerPlanet: strongestCareerPlanet(varga),
    tone: tone(varga),
    authority: (['Sun', 'Mars'] as const).some((planet) => {
      const { house, dignity } = varga.planets[planet];
      return (house === 10 || house === 1) && dignity !== 'DEBILITATED';
    }),
    d1TenthLordInD10: lordRef(varga, lordOfHouse(chart, 10)),
  };
}

/** The strongest among the lord of 10, the ascendant lord and the planets in 10 or aspecting it; nodes are left out. */
function strongestCareerPlanet(varga: VargaChart): Graha {
  const { lord } = vargaHouse(varga, 10);
  const reached = reaching(varga, [10]);
  const asked = GRAHAS.filter(
    (planet) => planet === lord || planet === varga.ascendant.lord || reached.includes(planet),
  );
  return byPoints(varga, asked)[0] ?? lord;
}

/** Service by house 6, independence by house 7. */
function tone(varga: VargaChart): (typeof WORK_TONES)[number] {
  const lead = judgedHouse(varga, 6).points - judgedHouse(varga, 7).points;
  if (lead >= LEAD) return 'SERVICE';
  return lead <= -LEAD ? 'INDEPENDENT' : 'MIXED';
}
