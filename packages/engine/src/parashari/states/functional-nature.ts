import type { Chart } from '../../chart/chart.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { planetsIn, kthSign, signsOf, housesOf, lordOfHouse } from '../base/frame.ts';
import { chartNatures } from '../base/natures.ts';

export const FUNCTIONAL_CLASSES = ['BENEFIC', 'MALEFIC', 'NEUTRAL'] as const;
export type FunctionalClass = (typeof FUNCTIONAL_CLASSES)[number];

/** B benefic, N neutral, M malefic, m the Moon as lord of a kendra: malefic when it is a natural benefic, else neutral. */
type Mark = 'B' | 'N' | 'M' | 'm';

/** By the sign of the ascendant, Aries first; planets Sun to Saturn (PVR table 30, from BPHS 34). */
const CLASSES: readonly (readonly Mark[])[] = [
  ['B', 'm', 'B', 'M', 'B', 'M', 'M'],
  ['B', 'M', 'N', 'B', 'M', 'M', 'B'],
  ['M', 'N', 'M', 'N', 'M', 'B', 'N'],
  ['N', 'B', 'B', 'M', 'B', 'M', 'N'],
  ['B', 'N', 'B', 'M', 'B', 'M', 'M'],
  ['N', 'M', 'M', 'B', 'M', 'B', 'N'],
  ['M', 'm', 'M', 'B', 'M', 'B', 'B'],
  ['N', 'B', 'N', 'M', 'B', 'M', 'M'],
  ['B', 'N', 'B', 'N', 'N', 'M', 'M'],
  ['N', 'm', 'M', 'B', 'M', 'B', 'B'],
  ['N', 'M', 'M', 'N', 'M', 'B', 'B'],
  ['M', 'B', 'B', 'M', 'N', 'M', 'M'],
];

const CLASS_OF_MARK: Readonly<Record<Exclude<Mark, 'm'>, FunctionalClass>> = {
  B: 'BENEFIC',
  N: 'NEUTRAL',
  M: 'MALEFIC',
};

/** What a planet does for the ascendant by the houses it owns (BPHS 34). */
export function functionalClass(chart: Chart, planet: Graha): FunctionalClass {
  const mark = CLASSES[chart.ascendant.signIndex]?.[GRAHAS.indexOf(planet)] ?? 'N';
  if (mark === 'm') return chartNatures(chart)[planet] === 'benefic' ? 'MALEFIC' : 'NEUTRAL';
  return CLASS_OF_MARK[mark];
}

const KENDRAS: ReadonlySet<House> = new Set<House>([4, 7, 10]);
const TRIKONAS: ReadonlySet<House> = new Set<House>([5, 9]);

/** A natural benefic that owns 4, 7 or 10 and neither 5 nor 9; never the lord of the ascendant. */
export function hasKendradhipati(chart: Chart, planet: Graha): boolean {
  const houses = housesOf(chart, planet);
  return (
    chartNatures(chart)[planet] === 'benefic' &&
    houses.some((house) => KENDRAS.has(house)) &&
    !houses.some((house) => TRIKONAS.has(house) || house === 1)
  );
}

export interface YogaKaraka {
  readonly planet: Graha;
  readonly owns: readonly [kendra: House, trikona: House];
}

/** The one planet that owns a kendra (4, 7, 10) and a trikona (5, 9), or null (R23.8). */
export function yogaKaraka(chart: Chart): YogaKaraka | null {
  for (const planet of GRAHAS) {
    const houses = housesOf(chart, planet);
    const kendra = houses.find((house) => KENDRAS.has(house));
    const trikona = houses.find((house) => TRIKONAS.has(house));
    if (kendra !== undefined && trikona !== undefined) return { planet, owns: [kendra, trikona] };
  }
  return null;
}

export const MARAKA_GROUNDS = ['LORD_OF_2', 'LORD_OF_7', 'IN_2', 'IN_7'] as const;

export interface Maraka {
  readonly planet: Planet;
  readonly by: (typeof MARAKA_GROUNDS)[number];
}

/** Lords and occupants of 2 and 7, one row for each ground. */
export function marakas(chart: Chart): readonly Maraka[] {
  const inHouse = (house: House): readonly Planet[] =>
    planetsIn(signsOf(chart), kthSign(chart.ascendant.signIndex, house));
  return [
    { planet: lordOfHouse(chart, 2), by: 'LORD_OF_2' },
    { planet: lordOfHouse(chart, 7), by: 'LORD_OF_7' },
    ...inHouse(2).map((planet): Maraka => ({ planet, by: 'IN_2' })),
    ...inHouse(7).map((planet): Maraka => ({ planet, by: 'IN_7' })),
  ];
}

/** Class of the lord of the sign a node stands in, after whom it acts. */
export const nodeActsAs = (chart: Chart, node: 'Rahu' | 'Ketu'): FunctionalClass =>
  functionalClass(chart, signLordOf(chart.planets[node].signIndex));
