import type { Chart } from '../../chart/chart.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Graha } from '../../zodiac/names.ts';
import { partOf, signsOf } from '../base/frame.ts';
import { ashtakavarga, CONTRIBUTORS } from './ashtakavarga.ts';

type Contributor = (typeof CONTRIBUTORS)[number];
/** Twelve bindus, Aries first. */
type Scores = readonly number[];

/** The signs of one lord, Aries = 0: Mars, Venus, Mercury, Jupiter, Saturn (R26.1). */
const PAIRS: readonly (readonly [number, number])[] = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
];

/** Trikona reduction: from each sign the least of its trine is taken (R26.1). */
export const afterTrikona = (scores: Scores): Scores =>
  scores.map((score, sign) => score - Math.min(...[0, 4, 8].map((step) => scores[(sign + step) % 12] ?? 0)));

/**
 * Ekadhipatya reduction of the two signs of one lord, after the trikona reduction (R26.1): kept where one is 0 or both
 * hold a planet; both empty, equal ones fall to 0 and unequal ones to the smaller; with one held, the empty one falls to
 * 0, or to the held one where it is larger. `occupied` tells whether one of the seven planets stands in a sign.
 */
export function afterEkadhipatya(scores: Scores, occupied: (sign: number) => boolean): Scores {
  const reduced = [...scores];
  for (const [a, b] of PAIRS) {
    const [x = 0, y = 0] = [scores[a], scores[b]];
    if (x === 0 || y === 0 || (occupied(a) && occupied(b))) continue;
    if (!occupied(a) && !occupied(b)) {
      const both = x === y ? 0 : Math.min(x, y);
      [reduced[a], reduced[b]] = [both, both];
    } else if (occupied(a)) reduced[b] = y <= x ? 0 : x;
    else reduced[a] = x <= y ? 0 : y;
  }
  return reduced;
}

/** Multipliers of the signs, Aries first (R26.2: Virgo 5, other books 6). */
const RASI = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12] as const;
const GRAHA: Readonly<Record<Graha, number>> = {
  Sun: 5,
  Moon: 5,
  Mars: 8,
  Mercury: 5,
  Jupiter: 10,
  Venus: 7,
  Saturn: 5,
};

export interface Reduction {
  readonly afterTrikona: Scores;
  readonly afterEkadhipatya: Scores;
  readonly rasiPinda: number;
  readonly grahaPinda: number;
  /** The two together. */
  readonly sodhyaPinda: number;
}

/** Both reductions of twelve bindus of a chart, and the pindas of what is left (R26.1, R26.2). */
export function reductionOf(chart: Chart, scores: Scores): Reduction {
  const signs = signsOf(chart);
  const trikona = afterTrikona(scores);
  const left = afterEkadhipatya(trikona, (sign) => GRAHAS.some((planet) => signs[planet] === sign));
  const rasiPinda = left.reduce((sum, score, sign) => sum + score * (RASI[sign] ?? 0), 0);
  const grahaPinda = GRAHAS.reduce((sum, planet) => sum + (left[signs[planet]] ?? 0) * GRAHA[planet], 0);
  return {
    afterTrikona: trikona,
    afterEkadhipatya: left,
    rasiPinda,
    grahaPinda,
    sodhyaPinda: rasiPinda + grahaPinda,
  };
}

/** Lords of the eight kakshyas of a sign, 3°45' each (R26.3). */
const KAKSHYA_LORDS: readonly Contributor[] = [
  'Saturn',
  'Jupiter',
  'Mars',
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
  'Ascendant',
];

export interface OwnSignBindus {
  /** 0 = Aries. */
  readonly sign: number;
  readonly bindus: number;
  readonly kakshyaLord: Contributor;
  /** The kakshya lord gave a bindu in that sign. */
  readonly kakshyaBindu: boolean;
}

/** Bindus of a planet in the sign it stands in, and the lord of its kakshya there (R26.3). */
export function ownSignBindus(chart: Chart, planet: Graha): OwnSignBindus {
  const { longitude, signIndex } = chart.planets[planet];
  const { matrix, signScores } = ashtakavarga(chart).planets[planet];
  const kakshyaLord = KAKSHYA_LORDS[Math.min(7, Math.floor(partOf(longitude) / 3.75 + 1e-10))] ?? 'Ascendant';
  return {
    sign: signIndex,
    bindus: signScores[signIndex] ?? 0,
    kakshyaLord,
    kakshyaBindu: matrix[CONTRIBUTORS.indexOf(kakshyaLord)]?.[signIndex] === 1,
  };
}
