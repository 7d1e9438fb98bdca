import { printedDegrees, printedLongitude } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { isVolunteered } from '../../events/event.ts';
import { partedByAge } from '../../events/life-stage.ts';
import type { SetAside } from '../../events/life-stage.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import type { BoundarySeverity } from '../../zodiac/boundary.ts';
import type { Division } from '../../zodiac/division.ts';
import type { House, Planet, Sign } from '../../zodiac/names.ts';
import type { Point } from '../../zodiac/point.ts';
import { wrap180 } from '../../base/angles.ts';
import { requireHouses } from '../../chart/houses.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { HouseSets, NatalEvent } from '../../events/event.ts';
import { boundarySeverity, isTight, subEdge } from '../../zodiac/boundary.ts';
import { divide } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { subStart } from '../../zodiac/sub-table.ts';
import { levels } from '../kernel/levels.ts';
import { judge } from '../promise/promise-verdict.ts';
import { verdictOf } from '../promise/promise.ts';
import { secondsToCusp, secondsToPlanet } from './cusp-shift.ts';
import type { BoundaryTarget } from './time-border.ts';

export const VERDICT_STABILITIES = ['STABLE', 'SENSITIVE', 'UNRELIABLE'] as const;
type VerdictStability = (typeof VERDICT_STABILITIES)[number];

export interface BoundaryEntry {
  readonly target: BoundaryTarget;
  readonly longitude: number;
  readonly subLord: Planet;
  readonly severity: BoundarySeverity;
  readonly distanceArcmin: number;
  /** Which edge of the sub is nearer: its start (lower) or its end (upper). */
  readonly side: 'lower' | 'upper';
  readonly tight: boolean;
}

export interface BoundaryWarning extends BoundaryEntry {
  readonly severity: Exclude<BoundarySeverity, 'CLEAR'>;
  /** Sub lord on the other side of the nearer edge. */
  readonly alternateSubLord: Planet;
  /** When the edge is a star's too. */
  readonly alternateStarLord?: Planet;
  /** When the sign is another there too. */
  readonly alternateSign?: Sign;
  /** Change of the clock that reaches the other side, earlier negative; null when 20 minutes do not move a cusp there. */
  readonly shiftSeconds: number | null;
  /** The events of the age judged from this cusp whose verdict changes sides with the other sub lord (R9S). */
  readonly affectedEvents: readonly NatalEvent[];
  /** Events of another age that do. */
  readonly setAside: readonly SetAside<NatalEvent>[];
}

export interface BoundaryReport {
  readonly warnings: readonly BoundaryWarning[];
  /** Twelve cusps, then nine planets. */
  readonly entries: readonly BoundaryEntry[];
  readonly criticalCount: number;
  readonly cautionCount: number;
  readonly clearCount: number;
  /** By the number of critical cusps: none, one or two, three or more. */
  readonly verdictStability: VerdictStability;
}

interface Watched extends BoundaryEntry {
  readonly at: Point;
  /** Null for a planet. */
  readonly cusp: House | null;
  /** Seconds of clock to the edge; null when it is out of reach. */
  readonly secondsTo: (edge: number) => number | null;
  readonly movesForward: boolean;
}

/** Which events a report names. */
export interface NamedEvents {
  /** Age of the person when the report is read; null names those of a whole life. */
  readonly age: number | null;
  readonly includeAdverse: boolean;
  /** Asked about by name, so named at any age. */
  readonly asked?: HouseSets | null;
}

/**
 * How far the twelve cusps and nine planets stand from the nearer edge of their sub, which lord is on the other side,
 * and what change of the birth time reaches it (R4.5). Adverse events are named where they are asked for. Throws
 * out_of_range inside the polar circles.
 */
export function boundaryWarnings(ephemeris: Ephemeris, chart: Chart, named: NamedEvents): BoundaryReport {
  const watched = [...watchedCusps(ephemeris, chart), ...watchedPlanets(ephemeris, chart)];
  const count = (severity: BoundarySeverity): number => watched.filter((each) => each.severity === severity).length;
  const criticalCusps = watched.filter(({ cusp, severity }) => cusp !== null && severity === 'CRITICAL').length;
  return {
    warnings: watched.flatMap((each) => warning(chart, each, named)),
    entries: watched.map(entry),
    criticalCount: count('CRITICAL'),
    cautionCount: count('CAUTION'),
    clearCount: count('CLEAR'),
    verdictStability: stability(criticalCusps),
  };
}

function stability(criticalCusps: number): VerdictStability {
  if (criticalCusps === 0) return 'STABLE';
  return criticalCusps <= 2 ? 'SENSITIVE' : 'UNRELIABLE';
}

function measured(target: BoundaryTarget, at: Point): BoundaryEntry & { readonly at: Point } {
  const { distanceArcsec, side } = subEdge(at.longitude, at);
  return {
    target,
    longitude: printedLongitude(at.longitude),
    subLord: at.subLord,
    severity: boundarySeverity(distanceArcsec),
    distanceArcmin: printedDegrees(distanceArcsec / 60),
    side,
    tight: isTight(distanceArcsec),
    at,
  };
}

function watchedCusps(ephemeris: Ephemeris, chart: Chart): Watched[] {
  return requireHouses(chart).cusps.map((cusp) => ({
    ...measured(`cusp_${cusp.house}`, cusp),
    cusp: cusp.house,
    secondsTo: (edge) => secondsToCusp(ephemeris, chart, cusp.house, edge),
    movesForward: true,
  }));
}

function watchedPlanets(ephemeris: Ephemeris, chart: Chart): Watched[] {
  return PLANETS.map((planet) => {
    const { speed, longitude } = chart.planets[planet];
    return {
      ...measured(`planet_${planet}`, chart.planets[planet]),
      cusp: null,
      // Far borders by the daily motion.
      secondsTo: (edge) =>
        secondsToPlanet(ephemeris, chart, planet, edge) ??
        (speed === 0 ? null : (wrap180(edge - longitude) / speed) * 86_400),
      movesForward: speed > 0,
    };
  });
}

const entry = ({ target, longitude, subLord, severity, distanceArcmin, side, tight }: Watched): BoundaryEntry => ({
  target,
  longitude,
  subLord,
  severity,
  distanceArcmin,
  side,
  tight,
});

function warning(
  chart: Chart,
  watched: Watched,
  { age, includeAdverse, asked }: NamedEvents,
): readonly BoundaryWarning[] {
  const { at, side, cusp, severity } = watched;
  if (severity === 'CLEAR') return [];
  const beyond = beyondEdge(at, side);
  const seconds = watched.secondsTo(nearerEdge(at, side));
  const affected = cusp === null ? [] : affectedEvents(chart, cusp, beyond.subLord);
  const listed = affected.filter((event) => isVolunteered(event, includeAdverse));
  const { setAside } = partedByAge(
    listed.filter((event) => event !== asked).map((event) => ({ event })),
    age,
  );
  return [
    {
      ...entry(watched),
      severity,
      alternateSubLord: beyond.subLord,
      ...(beyond.starIndex !== at.starIndex && { alternateStarLord: beyond.starLord }),
      ...(beyond.signIndex !== at.signIndex && { alternateSign: signName(beyond.signIndex) }),
      shiftSeconds: seconds === null ? null : roundedAway(seconds, side, watched.movesForward),
      affectedEvents: listed.filter((event) => setAside.every((aside) => aside.event !== event)),
      setAside,
    },
  ];
}

const nearerEdge = ({ subIndex }: Division, side: 'lower' | 'upper'): number =>
  subStart(side === 'lower' ? subIndex : subIndex + 1) / 3600;

/** The lords on the other side of an edge of the sub a point stands in (R4.2). */
export function beyondEdge(at: Division, side: 'lower' | 'upper'): Division {
  const edge = nearerEdge(at, side);
  // A quarter of an arc-second before a start lies the sub before it.
  return divide(side === 'lower' ? edge - 0.25 / 3600 : edge);
}

/** Whole seconds that surely pass the edge: a start still belongs to its own sub, so it must be left behind (R4.5). */
export function roundedAway(seconds: number, side: 'lower' | 'upper', movesForward: boolean): number {
  const size = side === 'lower' ? Math.floor(Math.abs(seconds)) + 1 : Math.max(1, Math.ceil(Math.abs(seconds)));
  const earlier = seconds === 0 ? (side === 'lower') === movesForward : seconds < 0;
  return earlier ? -size : size;
}

/** The catalogue events judged from a cusp that would stand on another side with another sub lord there (R9S). */
const affectedEvents = (chart: Chart, cusp: House, alternate: Planet): readonly NatalEvent[] =>
  NATAL_EVENTS.filter(
    (event) =>
      event.primaryCusp === cusp && judge(levels(chart, alternate), event).side !== verdictOf(chart, event).side,
  );
