import type { Chart } from '../../../chart/chart.ts';
import { PLANETS } from '../../../zodiac/names.ts';
import type { Planet } from '../../../zodiac/names.ts';
import { partOf } from '../../base/frame.ts';

/** Degrees by sign, Aries first (R23.5, mrityu bhaga). */
const DEGREES: Readonly<Record<Planet | 'Ascendant', readonly number[]>> = {
  Sun: [20, 9, 12, 6, 8, 24, 16, 17, 22, 2, 3, 23],
  Moon: [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  Mars: [19, 28, 25, 23, 29, 28, 14, 21, 2, 15, 11, 6],
  Mercury: [15, 14, 13, 12, 8, 18, 20, 10, 21, 22, 7, 5],
  Jupiter: [19, 29, 12, 27, 6, 4, 13, 10, 17, 11, 15, 28],
  Venus: [28, 15, 11, 17, 10, 13, 4, 6, 27, 12, 29, 19],
  Saturn: [10, 4, 7, 9, 12, 16, 3, 18, 28, 14, 13, 15],
  Rahu: [14, 13, 12, 11, 24, 23, 22, 21, 10, 20, 18, 8],
  Ketu: [8, 18, 20, 10, 21, 22, 23, 24, 11, 12, 13, 14],
  Ascendant: [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10],
};

/** Degrees on both sides of the point. */
const ORB = 1;

/** A body by its sensitive degree. */
interface InMrityuBhaga {
  readonly body: Planet | 'Ascendant';
  /** Where it stands in its sign. */
  readonly part: number;
  /** The sensitive degree of that sign. */
  readonly degree: number;
}

/** The planets, and the ascendant, that stand within a degree of their sensitive degree (R23.5). */
export const inMrityuBhaga = (chart: Chart): readonly InMrityuBhaga[] =>
  [...PLANETS, 'Ascendant' as const]
    .map((body) => {
      const { signIndex, longitude } = body === 'Ascendant' ? chart.ascendant : chart.planets[body];
      return { body, part: partOf(longitude), degree: DEGREES[body][signIndex] ?? Infinity };
    })
    .filter(({ part, degree }) => Math.abs(part - degree) <= ORB);
