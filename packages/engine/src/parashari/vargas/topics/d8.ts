import { PLANETS } from '../../../zodiac/names.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import type { ReadoutVerdict } from '../house-points.ts';
import { inOneSign, ofNature, standingIn } from '../reach.ts';
import type { Readout } from '../readout.ts';
import type { Degree } from './degrees.ts';

/** Total score from c, between, from -c (get_d8_chart). */
const RESILIENCE: Readonly<Record<ReadoutVerdict, Degree>> = {
  SUPPORTED: 'HIGH',
  MIXED: 'MEDIUM',
  STRAINED: 'LOW',
};

/** Sudden troubles and resilience; no span of life, no date (get_d8_chart). */
export function ashtamsaTopic(varga: VargaChart, { verdict }: Readout) {
  const eighthHouse = vargaHouse(varga, 8);
  const { lord } = varga.ascendant;
  const near = PLANETS.filter(
    (planet) => eighthHouse.occupants.includes(planet) || (planet !== lord && inOneSign(varga, planet, lord)),
  );
  const guards = [...standingIn(varga, [1, 4, 7, 10]), ...eighthHouse.aspectedBy];
  return {
    eighthHouse,
    crisisMarkers: ofNature(varga, 'malefic', near),
    protection: ofNature(
      varga,
      'benefic',
      PLANETS.filter((planet) => guards.includes(planet)),
    ),
    resilience: RESILIENCE[verdict],
  };
}
