import { PLANETS } from '../../../zodiac/names.ts';
import { PLANET_BODY_PARTS, SIGN_BODY_PARTS } from '../body-parts.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import type { ReadoutVerdict } from '../house-points.ts';
import { planetPoints } from '../points.ts';
import { inOneSign, ofNature, reaching, occupantsOf } from '../reach.ts';
import { lordOfAscendant } from '../readout.ts';
import type { Readout } from '../readout.ts';

/** How much there is of resistance or resilience. */
export const DEGREES = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type Degree = (typeof DEGREES)[number];

/** Constitution and resistance: parts of the body, never an ailment (get_d6_chart). */
export function shashthamsaTopic(varga: VargaChart) {
  const sixthHouse = vargaHouse(varga, 6);
  const reached = reaching(varga, [1, 6]);
  const parts = [...SIGN_BODY_PARTS[sixthHouse.sign], ...PLANET_BODY_PARTS[sixthHouse.lord]];
  return {
    sixthHouse,
    afflictedBy: ofNature(varga, 'malefic', reached),
    protectors: ofNature(varga, 'benefic', reached),
    bodyTendency: [...new Set(parts)],
    resistance: resistance(lordOfAscendant(varga).points),
  };
}

function resistance(points: number): Degree {
  if (points >= 2) return 'HIGH';
  return points >= 0 ? 'MEDIUM' : 'LOW';
}

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
  const guards = [...occupantsOf(varga, [1, 4, 7, 10]), ...eighthHouse.aspectedBy];
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
