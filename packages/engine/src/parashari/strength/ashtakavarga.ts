import type { Chart } from '../../chart/chart.ts';
import { perChart } from '../../chart/per-chart.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Graha } from '../../zodiac/names.ts';
import { byGraha, signsOf } from '../base/frame.ts';

/** The ascendant's own chart, which the sum of the seven leaves out (R26). */
const HOUSES_OF_LAGNA = '346ABC 36ABC 136AB 12468AB 1245679AB 1234589 1346AB 36AB';

/** Moon and Venus as the textbook PVR and its program have them: four rows differ, the totals do not (R26). */
const PVR_HOUSES: Readonly<Record<'Moon' | 'Venus', string>> = {
  Moon: '3678AB 13679AB 2356AB 134578AB 12478AB 34579AB 356B 36AB',
  Venus: '8BC 1234589BC 3469BC 3569B 589AB 1234589AB 34589AB 1234589B',
};

/** The givers of bindus: the seven planets and the ascendant (R26). */
export const CONTRIBUTORS = [...GRAHAS, 'Ascendant'] as const;

/**
 * Houses, counted from each contributor, in which a planet gets a bindu (R26, BPHS 66); A, B, C are 10, 11, 12.
 * Contributors in the order of the book: Sun Moon Mars Mercury Jupiter Venus Saturn Ascendant.
 */
const HOUSES_OF_BINDUS: Readonly<Record<Graha, string>> = {
  Sun: '124789AB 36AB 124789AB 3569ABC 569B 67C 124789AB 346ABC',
  Moon: '3678AB 1367AB 23569AB 134578AB 1478ABC 34579AB 356B 36AB',
  Mars: '356AB 36B 12478AB 356B 6ABC 68BC 14789AB 136AB',
  Mercury: '569BC 2468AB 124789AB 13569ABC 68BC 1234589B 124789AB 12468AB',
  Jupiter: '1234789AB 2579B 12478AB 124569AB 123478AB 2569AB 356C 1245679AB',
  Venus: '8BC 1234589BC 3569BC 3569B 589AB 1234589AB 34589AB 1234589B',
  Saturn: '12478AB 36B 356ABC 689ABC 56BC 6BC 356B 1346AB',
};

/** The bindus of one planet. Signs in zodiac order, Aries first. */
interface Bhinnashtakavarga {
  /** A row for each contributor: 1 where it gives a bindu. */
  readonly matrix: readonly (readonly number[])[];
  /** Bindus in each sign, 0 to 8. */
  readonly signScores: readonly number[];
}

export interface Ashtakavarga {
  readonly planets: Readonly<Record<Graha, Bhinnashtakavarga>>;
  /** Bindus of the seven planets in each sign: 337 in all. */
  readonly sarva: readonly number[];
  /** Bindus of the ascendant in each sign: 49 in all, outside the sarva. */
  readonly lagna: readonly number[];
  /** The same by the rows of another school. */
  readonly pvr: {
    readonly Moon: readonly number[];
    readonly Venus: readonly number[];
    readonly sarva: readonly number[];
  };
}

/** Bindus of the seven planets by sign (R26, classical table); the sarva leaves out the ascendant's own chart. */
export const ashtakavarga = perChart((chart: Chart): Ashtakavarga => {
  const signs = signsOf(chart);
  const contributors = [...GRAHAS.map((planet) => signs[planet]), chart.ascendant.signIndex];
  const bindus = (table: string): Bhinnashtakavarga => {
    const matrix = table.split(' ').map((houses, row) => rowOf(contributors[row] ?? 0, houses));
    return { matrix, signScores: sumsOf(matrix) };
  };
  const planets = byGraha((planet) => bindus(HOUSES_OF_BINDUS[planet]));
  const scoresOf = (planet: Graha): readonly number[] => planets[planet].signScores;
  const other = { Moon: bindus(PVR_HOUSES.Moon).signScores, Venus: bindus(PVR_HOUSES.Venus).signScores };
  return {
    planets,
    sarva: sumsOf(GRAHAS.map(scoresOf)),
    lagna: bindus(HOUSES_OF_LAGNA).signScores,
    pvr: {
      ...other,
      sarva: sumsOf(
        GRAHAS.map((planet) => (planet === 'Moon' || planet === 'Venus' ? other[planet] : scoresOf(planet))),
      ),
    },
  };
});

function rowOf(fromSign: number, houses: string): readonly number[] {
  const signs = new Set([...houses].map((digit) => (fromSign + Number.parseInt(digit, 16) - 1) % 12));
  return Array.from({ length: 12 }, (_, sign) => (signs.has(sign) ? 1 : 0));
}

const sumsOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: 12 }, (_, sign) => rows.reduce((sum, row) => sum + (row[sign] ?? 0), 0));
