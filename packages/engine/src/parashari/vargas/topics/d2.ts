import type { Chart } from '../../../chart/chart.ts';
import { GRAHAS, PLANETS } from '../../../zodiac/names.ts';
import type { Graha, Planet } from '../../../zodiac/names.ts';
import { lordOfHouse } from '../../base/frame.ts';
import type { VargaChart } from '../chart.ts';
import type { PointFactor } from '../house-points.ts';
import { concluded, lordOfAscendant } from '../readout.ts';
import type { Readout } from '../readout.ts';
import { say } from '../vargas.messages.ts';

export const HORAS = ['Sun', 'Moon'] as const;
export type Hora = (typeof HORAS)[number];
export const HORA_BALANCES = ['SUN', 'MOON', 'EVEN'] as const;

/** Leo is the half of the Sun, Cancer that of the Moon. */
const LEO = 4;
const horaOf = (sign: number): Hora => (sign === LEO ? 'Sun' : 'Moon');

/** The half in which a planet does well; Mercury in either (BPHS, get_d2_chart). */
const BEST_HORA: Readonly<Record<Graha, Hora | 'either'>> = {
  Sun: 'Sun',
  Moon: 'Moon',
  Mars: 'Sun',
  Mercury: 'either',
  Jupiter: 'Sun',
  Venus: 'Moon',
  Saturn: 'Moon',
};

const isWellPlaced = ({ signs }: VargaChart, planet: Graha): boolean =>
  BEST_HORA[planet] === 'either' || BEST_HORA[planet] === horaOf(signs[planet]);

/** Points that decide a hora chart. */
const LIMIT = 3;

/** The hora read by its halves: each planet well or ill placed, lords of 2 and 11 and Jupiter twice (get_d2_chart). */
export function horaReadout(varga: VargaChart, chart: Chart): Readout {
  const doubled: readonly Planet[] = [lordOfHouse(chart, 2), lordOfHouse(chart, 11), 'Jupiter'];
  const factors = GRAHAS.map((planet): PointFactor => {
    const well = isWellPlaced(varga, planet);
    const twice = doubled.includes(planet);
    return {
      factor: `hora of ${planet}`,
      detail: say.inHora({ planet, well, hora: horaOf(varga.signs[planet]), twice }),
      points: (well ? 1 : -1) * (twice ? 2 : 1),
    };
  });
  const ascendantLord = lordOfAscendant(varga);
  return concluded(varga, factors, LIMIT, { focusHouses: [], karakas: [], ascendantLord, statements: [] });
}

export function horaTopic(varga: VargaChart, chart: Chart) {
  const { signs, ascendant } = varga;
  const sunHora = PLANETS.filter((planet) => horaOf(signs[planet]) === 'Sun');
  const moonHora = PLANETS.filter((planet) => horaOf(signs[planet]) === 'Moon');
  const lordOf = (house: 2 | 11) => {
    const planet = lordOfHouse(chart, house);
    return { planet, hora: horaOf(signs[planet]) };
  };
  return {
    sunHora,
    moonHora,
    lagnaHora: horaOf(ascendant.sign),
    secondLordD1: lordOf(2),
    eleventhLordD1: lordOf(11),
    balance: balance(varga),
    wellPlaced: GRAHAS.filter((planet) => isWellPlaced(varga, planet)),
  };
}

/** Sun to Saturn by number, without Mercury. */
function balance({ signs }: VargaChart): (typeof HORA_BALANCES)[number] {
  const counted = GRAHAS.filter((planet) => planet !== 'Mercury');
  const sun = counted.filter((planet) => horaOf(signs[planet]) === 'Sun').length;
  const moon = counted.length - sun;
  if (sun === moon) return 'EVEN';
  return sun > moon ? 'SUN' : 'MOON';
}
