import { normalize, separation } from '../../base/angles.ts';
import { holds } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { houseOf, requireHouses } from '../../chart/houses.ts';
import { runningPeriods } from '../../dasha/joint-period.ts';
import { contact } from '../../kp/kernel/levels.ts';
import { tropicalPosition } from '../../search/position.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { GRAHAS, isNode } from '../../zodiac/names.ts';
import type { Ayanamsa, House, Planet } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { gathered } from './gathering.ts';

export const EPIDEMIC_FACTORS = [
  'Saturn with Rahu',
  'Saturn with Ketu',
  'Jupiter with Rahu',
  'Jupiter with Ketu',
  'Saturn with Mars',
  'Saturn with Jupiter',
  'Jupiter in Capricorn',
  'five planets within 30 degrees',
  'eclipse within 15 days',
  'antardasha lord of 6, 8 or 12',
  'period lord tied to a node',
  'Saturn or a node in founding house 1, 6 or 8',
] as const;
type EpidemicFactorName = (typeof EPIDEMIC_FACTORS)[number];

/** A conjunction that mundane authors name, with its limit in degrees; the points are ours. */
export interface NamedPair {
  readonly name: EpidemicFactorName;
  readonly planets: readonly [Planet, Planet];
  readonly limit: number;
  readonly points: number;
}

export const NAMED_PAIRS: readonly NamedPair[] = [
  { name: 'Saturn with Rahu', planets: ['Saturn', 'Rahu'], limit: 10, points: 25 },
  { name: 'Saturn with Ketu', planets: ['Saturn', 'Ketu'], limit: 10, points: 25 },
  { name: 'Jupiter with Rahu', planets: ['Jupiter', 'Rahu'], limit: 10, points: 20 },
  { name: 'Jupiter with Ketu', planets: ['Jupiter', 'Ketu'], limit: 10, points: 20 },
  { name: 'Saturn with Mars', planets: ['Saturn', 'Mars'], limit: 5, points: 10 },
  { name: 'Saturn with Jupiter', planets: ['Saturn', 'Jupiter'], limit: 5, points: 15 },
];

/** Where Capricorn begins and ends, sidereal degrees. */
export const CAPRICORN = [270, 300] as const;
export const FOUNDING_HOUSES: readonly House[] = [1, 6, 8];
export const FOUNDING_BODIES = ['Saturn', 'Rahu', 'Ketu'] as const;

export interface EpidemicFactor {
  readonly name: EpidemicFactorName;
  readonly points: number;
}

/** What the factors of an instant are read from. */
export interface EpidemicSky {
  readonly ephemeris: Ephemeris;
  readonly ayanamsa: Ayanamsa;
  /** The founding chart, where one was sent. */
  readonly chart: Chart | null;
  /** Fifteen days on both sides of each eclipse. */
  readonly eclipses: readonly Interval[];
}

/** The factors that hold at an instant (R35.1). */
export function epidemicFactors(sky: EpidemicSky, utcMs: number): readonly EpidemicFactor[] {
  const { ephemeris, ayanamsa, chart, eclipses } = sky;
  const jd = jdFromUtcMs(utcMs);
  const { true: moved } = ephemeris.ayanamsa(jd, ayanamsa);
  const longitudes = byPlanet((planet) => normalize(tropicalPosition(ephemeris, planet, jd).longitude - moved));
  const at = (planet: Planet): number => longitudes[planet];
  const jupiter = at('Jupiter');
  const rows: readonly (readonly [boolean, EpidemicFactorName, number])[] = [
    ...NAMED_PAIRS.map(
      ({ name, planets: [first, second], limit, points }) =>
        [separation(at(first), at(second)) <= limit, name, points] as const,
    ),
    [jupiter >= CAPRICORN[0] && jupiter < CAPRICORN[1], 'Jupiter in Capricorn', 10],
    [gathered(GRAHAS.map(at)), 'five planets within 30 degrees', 10],
    [eclipses.some((each) => holds(each, utcMs)), 'eclipse within 15 days', 5],
  ];
  return [
    ...rows.flatMap(([is, name, points]) => (is ? [{ name, points }] : [])),
    ...(chart === null || utcMs < chart.moment.utcMs ? [] : foundingFactors(chart, utcMs, at)),
  ];
}

function foundingFactors(chart: Chart, utcMs: number, at: (planet: Planet) => number): readonly EpidemicFactor[] {
  const [, ad, pd] = runningPeriods(chart, utcMs).map(({ planet }) => planet);
  const { cusps } = requireHouses(chart);
  const transit = FOUNDING_BODIES.some((planet) => FOUNDING_HOUSES.includes(houseOf(at(planet), cusps)));
  const tied = [ad, pd].some(
    (planet) => planet !== undefined && (isNode(planet) || isNode(chart.planets[planet].starLord)),
  );
  return [
    ...(ad !== undefined && ofIllness(chart, ad)
      ? [{ name: 'antardasha lord of 6, 8 or 12', points: 15 } as const]
      : []),
    ...(tied ? [{ name: 'period lord tied to a node', points: 10 } as const] : []),
    ...(transit ? [{ name: 'Saturn or a node in founding house 1, 6 or 8', points: 10 } as const] : []),
  ];
}

/** A lord that signifies 6, 8 or 12 at level 1 or 2 and none of 1, 5, 11. */
function ofIllness(chart: Chart, lord: Planet): boolean {
  const held = contact(chart, lord, [6, 8, 12]);
  return held !== null && held <= 2 && contact(chart, lord, [1, 5, 11]) === null;
}
