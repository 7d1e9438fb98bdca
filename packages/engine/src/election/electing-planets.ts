import type { Chart } from '../chart/chart.ts';
import { LEVEL_KEYS, levels } from '../kp/kernel/levels.ts';
import type { Level } from '../kp/kernel/levels.ts';
import type { StandingKind } from '../kp/kernel/standing.ts';
import { matter } from '../kp/promise/matter.ts';
import type { Matter } from '../kp/promise/matter.ts';
import { delayOf } from '../kp/timing/deferral.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { byPlanet } from '../zodiac/records.ts';
import type { ElectionTopic } from './election-topic.ts';
import { bitOf, bitsOf } from './sub-rows.ts';

/** What a planet of the elector does for the event: QUALIFIED gives it with a reserve. */
export const ELECTION_CLASSES = ['FRUITFUL', 'QUALIFIED', 'HOSTILE', 'NEUTRAL'] as const;
type ElectionClass = (typeof ELECTION_CLASSES)[number];

/** By the first list that holds a house of the event (R5.2): A in the star of an occupant, B occupant, C and D the same of the owner. */
export const ELECTION_GRADES = ['A', 'B', 'C', 'D'] as const;
type ElectionGrade = (typeof ELECTION_GRADES)[number];

/** A planet of the elector's chart weighed for an election. */
interface ElectingPlanet {
  readonly planet: Planet;
  readonly class: ElectionClass;
  /** The grade of a FRUITFUL planet; null for the other classes. */
  readonly grade: ElectionGrade | null;
  /** The primary house stands in its first or second list. */
  readonly reachesPrimary: boolean;
  readonly favourableLevel: Level | null;
  readonly denialLevel: Level | null;
  readonly starLord: Planet;
  readonly subLord: Planet;
  /** Its star lord is retrograde at birth: the matter comes late, and the class stays (R12.1). */
  readonly deferred: boolean;
}

/** The nine planets of a chart for an event, and the same as bits. */
export interface ElectingSet {
  readonly chart: Chart;
  readonly topic: ElectionTopic;
  readonly matter: Matter;
  readonly planets: Readonly<Record<Planet, ElectingPlanet>>;
  /** No planet is FRUITFUL by itself and stand-ins count: what would be MET is RELAXED. */
  readonly setRelaxed: boolean;
  readonly fruitful: number;
  readonly qualified: number;
  readonly hostile: number;
  /** Planets that signify a house of the event at any level. */
  readonly reaching: number;
  /** Place of each in the order of grades, 0 best, 8 for those that are not FRUITFUL. */
  readonly gradeOrder: Readonly<Record<Planet, number>>;
}

const NO_GRADE = 8;

/** The classes of a chart for an event. Throws out_of_range where Placidus does not exist (R3.2). */
export function electingSet(chart: Chart, topic: ElectionTopic): ElectingSet {
  const weighed = matter(chart, topic.judged);
  const { sets, lords, standIns } = weighed;
  const planets = byPlanet((planet): ElectingPlanet => {
    const row = lords[planet];
    const found = CLASS_OF[row.standing];
    const { L1, L2 } = levels(chart, planet);
    return {
      planet,
      class: found,
      grade: found === 'FRUITFUL' ? gradeOf(chart, planet, sets.favourable) : null,
      reachesPrimary: [...L1, ...L2].includes(topic.primaryHouse),
      favourableLevel: row.favourable,
      denialLevel: row.denial,
      starLord: chart.planets[planet].starLord,
      subLord: chart.planets[planet].subLord,
      deferred: delayOf(chart, planet) !== null,
    };
  });
  const those = (wanted: (of: ElectingPlanet) => boolean): number =>
    bitsOf(PLANETS.filter((planet) => wanted(planets[planet])));
  return {
    chart,
    topic,
    matter: weighed,
    planets,
    setRelaxed: standIns.length > 0,
    fruitful: those((of) => of.class === 'FRUITFUL'),
    qualified: those((of) => of.class === 'QUALIFIED'),
    hostile: those((of) => of.class === 'HOSTILE'),
    reaching: those((of) => of.favourableLevel !== null),
    gradeOrder: byPlanet((planet) => orderOf(planets[planet])),
  };
}

/** The words of elections for the standing of a planet (R6T.4). */
const CLASS_OF: Readonly<Record<StandingKind, ElectionClass>> = {
  STRONG: 'FRUITFUL',
  WEAK: 'QUALIFIED',
  AGAINST: 'HOSTILE',
  SILENT: 'NEUTRAL',
};

function gradeOf(chart: Chart, planet: Planet, favourable: readonly House[]): ElectionGrade | null {
  const lists = levels(chart, planet);
  const at = LEVEL_KEYS.findIndex((key) => lists[key].some((house) => favourable.includes(house)));
  return ELECTION_GRADES[at] ?? null;
}

function orderOf({ class: found, grade, reachesPrimary }: ElectingPlanet): number {
  if (found !== 'FRUITFUL' || grade === null) return NO_GRADE;
  return (reachesPrimary ? 0 : ELECTION_GRADES.length) + ELECTION_GRADES.indexOf(grade);
}

/** Whether a planet has one of the classes. */
export const isIn = (bits: number, planet: Planet): boolean => (bits & bitOf(planet)) !== 0;
