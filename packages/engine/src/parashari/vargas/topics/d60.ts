import type { Chart } from '../../../chart/chart.ts';
import { byPlanet } from '../../../zodiac/records.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { d60Deity } from '../d60-deities.ts';
import type { D60Deity } from '../d60-deities.ts';
import { BODIES } from '../edges.ts';
import type { Body } from '../edges.ts';
import type { PointFactor } from '../house-points.ts';
import { say } from '../vargas.messages.ts';

export const CONFIDENCES = ['LOW', 'NORMAL'] as const;
type Confidence = (typeof CONFIDENCES)[number];

/** Nearer to the edge in time than this the ascendant is doubtful, seconds. */
const CLOSE = 20;

type DeitiesOf = Readonly<Record<Body, D60Deity>>;

const deitiesOf = ({ ascendant, planets }: Chart): DeitiesOf => ({
  Ascendant: d60Deity(ascendant.longitude),
  ...byPlanet((planet) => d60Deity(planets[planet].longitude)),
});

/** Rows beside those of every division: deities of the ascendant, its lord, Sun and Moon (get_d60_chart). */
export function deityFactors({ ascendant }: VargaChart, chart: Chart): readonly PointFactor[] {
  const deities = deitiesOf(chart);
  const row = (of: string, body: Body): PointFactor => ({
    factor: `deity of ${of}`,
    detail: say.deityNature({ deity: deities[body].name, nature: deities[body].nature }),
    points: deities[body].nature === 'benign' ? 1 : -1,
  });
  return [
    row('Ascendant', 'Ascendant'),
    row(`ascendant lord ${ascendant.lord}`, ascendant.lord),
    row('Sun', 'Sun'),
    row('Moon', 'Moon'),
  ];
}

/**
 * All matters by the deities of the sixtieth parts (get_d60_chart). `seconds` of birth time lie between the ascendant
 * and the nearer edge of its part; null at a pole.
 */
export function shashtiamsaTopic(varga: VargaChart, chart: Chart, seconds: number | null, timeHasSeconds: boolean) {
  const deities = deitiesOf(chart);
  const benignCount = BODIES.filter((body) => deities[body].nature === 'benign').length;
  const doubtful = !timeHasSeconds || (seconds !== null && seconds < CLOSE);
  const confidence: Confidence = doubtful ? 'LOW' : 'NORMAL';
  return {
    firstHouse: vargaHouse(varga, 1),
    deities,
    benignCount,
    harshCount: BODIES.length - benignCount,
    timeSensitivitySeconds: seconds,
    confidence,
  };
}
