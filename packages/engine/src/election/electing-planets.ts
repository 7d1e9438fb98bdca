import type { Chart } from '../chart/chart.ts';
import { LEVEL_KEYS, levels } from '../kp/kernel/levels.ts';
import type { Level } from '../kp/kernel/levels.ts';
import type { StandingKind } from '../kp/kernel/standing.ts';
import { matter } from '../kp/promise/matter.ts';
import type { Matter } from '../kp/promise/matter.ts';
import { delayOf } from '../kp/timing/deferral.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { bitsOf } from '../zodiac/planet-bits.ts';
import { byPlanet } from '../zodiac/records.ts';
import type { ElectionTopic } from './election-topic.ts';

/** By the first list that holds a house of the event (R5.2): A in the star of an occupant, B occupant, C and D the same of the owner. */
export const ELECTION_GRADES = ['A', 'B', 'C', 'D'] as const;
type ElectionGrade = (typeof ELECTION_GRADES)[number];

/** A planet of the elector's chart weighed for an election. */
interface ElectingPlanet {
  readonly planet: Planet;
  /** The standing for the event as for any matter of the birth chart (R6T.1, R6T.4). */
  readonly standing: StandingKind;
  /** It counts as STRONG only because too few others bring the event. */
  readonly standIn: boolean;
  /** The grade of a STRONG planet, null where it signifies no house of the event; null for all others. */
  readonly grade: ElectionGrade | null;
  /** The primary house stands in its first or second list. */
  readonly reachesPrimary: boolean;
  readonly favourableLevel: Level | null;
  readonly denialLevel: Level | null;
  readonly starLord: Planet;
  readonly subLord: Planet;
  /** Its star lord is retrograde at birth: the matter comes late, and the standing stays (R12.1). */
  readonly deferred: boolean;
}

/** Planets by what they do for the event, as bits. */
export interface StandingBits {
  readonly strong: number;
  readonly weak: number;
  readonly against: number;
}

/** The nine planets of a chart for an event, and the same as bits. */
export interface ElectingSet extends StandingBits {
  readonly chart: Chart;
  readonly topic: ElectionTopic;
  readonly matter: Matter;
  readonly planets: Readonly<Record<Planet, ElectingPlanet>>;
  /** Some planets stand in: what only they carry is RELAXED. */
  readonly setRelaxed: boolean;
  /** Planets that stand in; they are among the strong. */
  readonly standIns: number;
  /** The planets as they are without stand-ins, each of which is against the event by itself. */
  readonly own: StandingBits;
  /** Place of each in the order of grades, 0 best, 8 for STRONG ones without a grade, 9 for all others. */
  readonly gradeOrder: Readonly<Record<Planet, number>>;
}

const [NO_GRADE, NOT_STRONG] = [8, 9];

/** The planets of a chart weighed for an event. Throws out_of_range where Placidus does not exist (R3.2). */
export function electingSet(chart: Chart, topic: ElectionTopic): ElectingSet {
  const weighed = matter(chart, topic.judged);
  const { sets, lords } = weighed;
  const planets = byPlanet((planet): ElectingPlanet => {
    const { standing, standIn, favourable, denial } = lords[planet];
    const { L1, L2 } = levels(chart, planet);
    return {
      planet,
      standing,
      standIn,
      grade: standing === 'STRONG' ? gradeOf(chart, planet, sets.favourable) : null,
      reachesPrimary: [...L1, ...L2].includes(topic.primaryHouse),
      favourableLevel: favourable,
      denialLevel: denial,
      starLord: chart.planets[planet].starLord,
      subLord: chart.planets[planet].subLord,
      deferred: delayOf(chart, planet) !== null,
    };
  });
  const bits = standingBits(planets);
  const standIns = bitsOf(PLANETS.filter((planet) => planets[planet].standIn));
  return {
    chart,
    topic,
    matter: weighed,
    planets,
    setRelaxed: standIns !== 0,
    standIns,
    ...bits,
    own: { ...bits, strong: bits.strong & ~standIns, against: bits.against | standIns },
    gradeOrder: byPlanet((planet) => orderOf(planets[planet])),
  };
}

function standingBits(planets: ElectingSet['planets']): StandingBits {
  const those = (wanted: StandingKind): number =>
    bitsOf(PLANETS.filter((planet) => planets[planet].standing === wanted));
  return { strong: those('STRONG'), weak: those('WEAK'), against: those('AGAINST') };
}

function gradeOf(chart: Chart, planet: Planet, favourable: readonly House[]): ElectionGrade | null {
  const lists = levels(chart, planet);
  const at = LEVEL_KEYS.findIndex((key) => lists[key].some((house) => favourable.includes(house)));
  return ELECTION_GRADES[at] ?? null;
}

function orderOf({ standing, grade, reachesPrimary }: ElectingPlanet): number {
  if (standing !== 'STRONG') return NOT_STRONG;
  if (grade === null) return NO_GRADE;
  return (reachesPrimary ? 0 : ELECTION_GRADES.length) + ELECTION_GRADES.indexOf(grade);
}
