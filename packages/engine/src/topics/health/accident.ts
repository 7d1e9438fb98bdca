import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, houseOfPlanet } from '../../chart/placement.ts';
import { signifiesNear } from '../../kp/kernel/levels.ts';
import type { Window } from '../../kp/timing/window.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './health.messages.ts';

export const ACCIDENT_CLASSES = ['VEHICULAR', 'WORKPLACE', 'SURGICAL', 'ASSAULT', 'GENERIC'] as const;
export type AccidentClass = (typeof ACCIDENT_CLASSES)[number];
/** What can stand beside another class: a surgical one is tried first, a general one only where none fits. */
export const ALSO_CLASSES = ['ASSAULT', 'VEHICULAR', 'WORKPLACE'] as const;
type AlsoClass = (typeof ALSO_CLASSES)[number];
export const CAUTIONS = ['LOW', 'MODERATE', 'HIGH'] as const;
export type Caution = (typeof CAUTIONS)[number];

interface AccidentRow {
  readonly of: Exclude<AccidentClass, 'GENERIC'>;
  /** One house of each group must be signified. */
  readonly houses: readonly (readonly House[])[];
  readonly planets: readonly Planet[];
  readonly source: string;
}

/** The classes in the order in which they are tried; WORKPLACE and ASSAULT are ours (R10; KSK: 3 or 9 with 6 and 8). */
export const ACCIDENT_TABLE: readonly AccidentRow[] = [
  { of: 'SURGICAL', houses: [[6], [8], [12]], planets: ['Mars', 'Ketu'], source: 'R10, R19.6' },
  { of: 'ASSAULT', houses: [[8], [6, 7]], planets: ['Mars', 'Rahu'], source: 'R10' },
  { of: 'VEHICULAR', houses: [[8], [3, 4, 9]], planets: ['Mars', 'Saturn', 'Rahu'], source: 'R10' },
  { of: 'WORKPLACE', houses: [[6], [10]], planets: ['Saturn', 'Mars'], source: 'R10' },
];

/** One plain sentence for each class. */
export const precaution = (kind: AccidentClass): string => say.precaution({ kind });

interface CautionPoints {
  readonly factor: string;
  readonly points: number;
}

export interface AccidentReading {
  readonly accidentClass: AccidentClass;
  readonly alsoClasses: readonly AlsoClass[];
  readonly caution: Caution;
  readonly points: readonly CautionPoints[];
}

type Lords = Readonly<Record<'md' | 'ad' | 'pd', { readonly planet: Planet }>>;

/** The planets among Mars, Saturn, Rahu and Ketu that stand in the chain of cusp 8 or in house 8 (R10). */
export function violentPlanets(chart: Chart): readonly Planet[] {
  const csl = cuspalSubLord(chart, 8);
  const { starLord, subLord } = chart.planets[csl];
  return (['Mars', 'Saturn', 'Rahu', 'Ketu'] as const).filter(
    (planet) => [csl, starLord, subLord].includes(planet) || houseOfPlanet(chart, planet) === 8,
  );
}

/** Class and grade of caution of a period (R10; points ours). A grade of caution is never one of outcome. */
export function accidentReading(chart: Chart, lords: Lords & Pick<Window, 'md' | 'ad' | 'pd'>): AccidentReading {
  const fitting = classesOf(chart, lords);
  const points = cautionPoints(chart, lords);
  const sum = points.reduce((total, each) => total + each.points, 0);
  return {
    accidentClass: fitting[0] ?? 'GENERIC',
    alsoClasses: ALSO_CLASSES.filter((of) => fitting.slice(1).includes(of)),
    caution: cautionOf(sum, violentPlanets(chart).length > 0),
    points,
  };
}

/** Up to 1 LOW, 4 and more HIGH; without a violent planet at most MODERATE. */
export const cautionOf = (sum: number, violent: boolean): Caution =>
  sum <= 1 ? 'LOW' : sum < 4 || !violent ? 'MODERATE' : 'HIGH';

function classesOf(chart: Chart, { md, ad, pd }: Lords): readonly AccidentClass[] {
  const holds = (house: House): boolean => [ad, pd].some(({ planet }) => signifiesNear(chart, planet, [house]));
  const lords = [md, ad, pd].flatMap(({ planet }) => [planet, chart.planets[planet].starLord]);
  return ACCIDENT_TABLE.filter(
    ({ houses, planets }) =>
      houses.every((some) => some.some(holds)) && planets.some((planet) => lords.includes(planet)),
  ).map((row) => row.of);
}

function cautionPoints(chart: Chart, { ad, pd }: Lords): readonly CautionPoints[] {
  const near = (planet: Planet, ...houses: readonly House[]): boolean => signifiesNear(chart, planet, houses);
  const rows: readonly (readonly [string, boolean, number])[] = [
    ['ad_signifies_8', near(ad.planet, 8), 2],
    ['pd_signifies_8', near(pd.planet, 8), 2],
    ['pd_signifies_12', near(pd.planet, 12), 1],
    ...(['Mars', 'Saturn', 'Rahu'] as const).map(
      (planet) => [`${planet.toLowerCase()}_rules`, [ad.planet, pd.planet].includes(planet), 1] as const,
    ),
    ['relief', near(ad.planet, 1, 11) || near(pd.planet, 1, 11), -2],
  ];
  return rows.filter(([, present]) => present).map(([factor, , points]) => ({ factor, points }));
}
