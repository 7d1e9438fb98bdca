import type { Chart } from '../../chart/chart.ts';
import { atmakaraka } from '../../jaimini/karakamsa.ts';
import { isDusthana, lordOfHouse, partOf, wholeSignHouse } from '../../parashari/base/frame.ts';
import { isVargottama } from '../../parashari/vargas/vargas.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './spiritual.messages.ts';

export const KARMIC_CODES = [
  'KETU_IN_1_4_5_9_12',
  'SATURN_WITH_MOON',
  'RAHU_WITH_JUPITER',
  'SUN_RAHU_OR_SATURN',
  'MOON_KETU',
  'RETROGRADE_SATURN_OR_JUPITER',
  'LORD9_IN_6_8_12',
  'PLANET_IN_LAST_DEGREE',
  'VARGOTTAMA_AK',
] as const;
type KarmicCode = (typeof KARMIC_CODES)[number];

export interface KarmicIndicator {
  readonly code: KarmicCode;
  readonly present: boolean;
  readonly reason: string;
}

/** A mark of carried karma by tradition ([K]): what is looked at, and the sentence that says what was found. */
type Test = (chart: Chart) => readonly [present: boolean, reason: string];

const together =
  (planet: Planet, others: readonly Planet[], line: 'NONE' | 'FATHER' | 'MOTHER' = 'NONE'): Test =>
  (chart) => {
    const { signIndex } = chart.planets[planet];
    const found = others.filter((other) => chart.planets[other].signIndex === signIndex);
    return found.length > 0
      ? [true, say.together({ planet, others: found, line })]
      : [false, say.apart({ planet, others })];
  };

const KETU_HOUSES: readonly House[] = [1, 4, 5, 9, 12];
const LAST_DEGREE = 29;

const TESTS: Readonly<Record<KarmicCode, Test>> = {
  KETU_IN_1_4_5_9_12: (chart) => {
    const house = wholeSignHouse(chart, 'Ketu');
    return [KETU_HOUSES.includes(house), say.ketuPlaced({ house })];
  },
  SATURN_WITH_MOON: together('Saturn', ['Moon']),
  RAHU_WITH_JUPITER: together('Rahu', ['Jupiter']),
  SUN_RAHU_OR_SATURN: together('Sun', ['Rahu', 'Saturn'], 'FATHER'),
  MOON_KETU: together('Moon', ['Ketu'], 'MOTHER'),
  RETROGRADE_SATURN_OR_JUPITER: ({ planets }) => {
    const found = (['Saturn', 'Jupiter'] as const).filter((planet) => planets[planet].retrograde);
    return [found.length > 0, say.retrograde({ planets: found })];
  },
  LORD9_IN_6_8_12: (chart) => {
    const lord = lordOfHouse(chart, 9);
    const house = wholeSignHouse(chart, lord);
    return [isDusthana(house), say.ninthLordPlaced({ lord, house })];
  },
  PLANET_IN_LAST_DEGREE: ({ planets }) => {
    const found = PLANETS.filter((planet) => partOf(planets[planet].longitude) >= LAST_DEGREE);
    return [found.length > 0, say.lastDegree({ planets: found })];
  },
  VARGOTTAMA_AK: (chart) => {
    const planet = atmakaraka(chart);
    const same = isVargottama(chart.planets[planet].longitude);
    return [same, say.atmakaraka({ planet, same })];
  },
};

/** The nine marks in their order, present or not. */
export const karmicIndicators = (chart: Chart): readonly KarmicIndicator[] =>
  KARMIC_CODES.map((code) => {
    const [present, reason] = TESTS[code](chart);
    return { code, present, reason };
  });
