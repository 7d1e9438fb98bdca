import type { Chart, PlanetPosition } from '../../chart/chart.ts';
import { perChart } from '../../chart/per-chart.ts';
import { separation } from '../../base/angles.ts';
import type { Planet } from '../../zodiac/names.ts';
import { visualMagnitude } from './brightness.ts';
import { WARRIORS } from './warriors.ts';
import type { Warrior } from './warriors.ts';

export const WAR_DECIDERS = ['LATITUDE', 'BRIGHTNESS'] as const;
type WarDecider = (typeof WAR_DECIDERS)[number];

export interface War {
  readonly planets: readonly [Warrior, Warrior];
  readonly winner: Warrior;
  readonly loser: Warrior;
  readonly decidedBy: WarDecider;
  /** Degrees. */
  readonly separationLongitude: number;
  readonly separationLatitude: number;
}

/** Degrees of longitude within which two planets of one sign fight. */
const WAR_ORB = 1;
/** Degrees of latitude below which neither is the more northern. */
const SAME_LATITUDE = 0.02;

type Combatant = Pick<PlanetPosition, 'longitude' | 'latitude' | 'signIndex'>;

/** Within a degree of longitude (R23.4). */
export const inWarOrb = (x: Pick<Combatant, 'longitude'>, y: Pick<Combatant, 'longitude'>): boolean =>
  separation(x.longitude, y.longitude) < WAR_ORB;

/** Two of Mars to Saturn in one sign within a degree of longitude (R23.4). Across a sign border there is no war. */
const atWar = (x: Combatant, y: Combatant): boolean => x.signIndex === y.signIndex && inWarOrb(x, y);

/**
 * Every war of a chart (R23.4): three planets in a degree give each pair apart. The more northern in ecliptic latitude
 * wins; where the latitudes differ by less than 0.02° the brighter one. Never by longitude.
 */
export const wars = perChart<readonly War[]>((chart) =>
  WARRIORS.flatMap((x, index) =>
    WARRIORS.slice(index + 1)
      .filter((y) => atWar(chart.planets[x], chart.planets[y]))
      .map((y) => judge(chart, x, y)),
  ),
);

function judge(chart: Chart, x: Warrior, y: Warrior): War {
  const first = chart.planets[x];
  const second = chart.planets[y];
  const north = first.latitude - second.latitude;
  const level = Math.abs(north) < SAME_LATITUDE;
  const firstWins = level ? visualMagnitude(chart, x) < visualMagnitude(chart, y) : north > 0;
  return {
    planets: [x, y],
    winner: firstWins ? x : y,
    loser: firstWins ? y : x,
    decidedBy: level ? 'BRIGHTNESS' : 'LATITUDE',
    separationLongitude: separation(first.longitude, second.longitude),
    separationLatitude: Math.abs(north),
  };
}

/** The planet lost at least one war of the chart. */
export const lostWar = (chart: Chart, planet: Planet): boolean => wars(chart).some((war) => war.loser === planet);
