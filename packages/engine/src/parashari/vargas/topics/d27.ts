import { PLANETS } from '../../../zodiac/names.ts';
import type { VargaChart } from '../chart.ts';
import { planetPoints } from '../points.ts';
import { lordOfAscendant } from '../readout.ts';

/** Points from which a planet is strong, and to which it is weak. */
const STRONG = 2;
const WEAK = -2;

/** Where the chart is strong or weak (get_d27_chart). */
export function bhamsaTopic(varga: VargaChart) {
  const of = (planet: (typeof PLANETS)[number]): number => planetPoints(varga, planet);
  return {
    strongPlanets: PLANETS.filter((planet) => of(planet) >= STRONG),
    weakPlanets: PLANETS.filter((planet) => of(planet) <= WEAK),
    staminaIndex: lordOfAscendant(varga).points + of('Mars') + of('Sun') + of('Moon'),
    mindBodyBalance: { sun: of('Sun'), moon: of('Moon') },
  };
}
