import type { Ephemeris } from '../sky/port.ts';
import { EngineError } from '../base/errors.ts';
import { wrap180, normalize } from '../base/angles.ts';

import type { Ayanamsa, Planet } from '../zodiac/names.ts';
import type { SearchBudget } from './budget.ts';
import { mustStop, searchBudget } from './budget.ts';
import { knownWalk, type Walk } from './known-arcs.ts';
import type { MovingAngle } from './position.ts';
import { siderealPosition, tropicalPosition } from './position.ts';
import { SECOND } from './root.ts';
import { stations } from './stations.ts';

export interface Crossing {
  readonly jd: number;
  /** Degrees, as asked. */
  readonly target: number;
  readonly direction: 'direct' | 'retrograde';
}

/** Days in which no planet moves 120 degrees. */
const STEP_DAYS: Readonly<Record<Planet, number>> = {
  Sun: 60,
  Moon: 5,
  Mars: 120,
  Mercury: 60,
  Jupiter: 200,
  Venus: 60,
  Saturn: 200,
  Rahu: 200,
  Ketu: 200,
};

const PIECE_DAYS = 2000;

/**
 * Instants in [from, to) at which a planet passes given sidereal longitudes, in order of time, each to 0.2 s
 *: the span is cut at the planet's stations into arcs of one direction.
 */
export function longitudeCrossings(
  ephemeris: Ephemeris,
  planet: Planet,
  ayanamsa: Ayanamsa,
  targets: readonly number[],
  fromJd: number,
  toJd: number,
  budget?: SearchBudget,
): readonly Crossing[] {
  const own = budget ?? searchBudget(ephemeris);
  const walk = walkOf((jd) => siderealPosition(ephemeris, planet, jd, ayanamsa));
  const known = knownWalk(ephemeris, planet, ayanamsa, walk, own);
  const found: Crossing[] = [];
  // In pieces, so that a search that runs out of its budget has got somewhere.
  for (let start = fromJd; start < toJd && (budget?.stoppedAt ?? null) === null; start += PIECE_DAYS) {
    const end = Math.min(start + PIECE_DAYS, toJd);
    const turns = stations(ephemeris, planet, start, end, budget).map(({ jd }) => jd);
    for (const [index, turn] of [...turns, end].entries()) {
      const from = turns[index - 1] ?? start;
      const whole = index > 0 && index < turns.length;
      found.push(...steps(whole ? known : walk, targets, from, turn, STEP_DAYS[planet], own, budget));
    }
  }
  return found;
}

/** Instants in [from, to) at which the Moon is the given numbers of degrees ahead of the Sun. */
export function elongationCrossings(
  ephemeris: Ephemeris,
  targets: readonly number[],
  fromJd: number,
  toJd: number,
  budget?: SearchBudget,
): readonly Crossing[] {
  const elongation = (jd: number): MovingAngle => {
    const moon = tropicalPosition(ephemeris, 'Moon', jd);
    const sun = tropicalPosition(ephemeris, 'Sun', jd);
    return { longitude: normalize(moon.longitude - sun.longitude), speed: moon.speed - sun.speed };
  };
  return monotoneCrossings(ephemeris, elongation, targets, fromJd, toJd, 5, budget);
}

/**
 * The same for any angle that never turns in [from, to), given with its daily motion, such as Sun + Moon of the yogas;
 * it must move less than 180 degrees in `stepDays`.
 */
export function monotoneCrossings(
  ephemeris: Ephemeris,
  position: (jd: number) => MovingAngle,
  targets: readonly number[],
  fromJd: number,
  toJd: number,
  stepDays: number,
  budget?: SearchBudget,
): readonly Crossing[] {
  return steps(walkOf(position), targets, fromJd, toJd, stepDays, budget ?? searchBudget(ephemeris), budget);
}

const walkOf = (position: (jd: number) => MovingAngle): Walk => ({
  longitude: (jd) => position(jd).longitude,
  passage: (...step) => solve(position, ...step),
});

function steps(
  walk: Walk,
  targets: readonly number[],
  fromJd: number,
  toJd: number,
  stepDays: number,
  own: SearchBudget,
  callers: SearchBudget | undefined,
): Crossing[] {
  const found: Crossing[] = [];
  let start = fromJd;
  if (start >= toJd) return found;
  let longitude = walk.longitude(start);
  while (start < toJd && !mustStop(own, callers, start)) {
    const end = Math.min(start + stepDays, toJd);
    const next = walk.longitude(end);
    const arc = wrap180(next - longitude);
    const way = arc < 0 ? -1 : 1;
    const inStep: Crossing[] = [];
    for (const target of targets) {
      const ahead = normalize(way * (target - longitude));
      // Half open in time: a target exactly at the start counts, one exactly at the end belongs to the next step.
      if (ahead >= Math.abs(arc)) continue;
      const guess = start + (ahead / Math.abs(arc)) * (end - start);
      const jd = walk.passage(target, way, start, end, guess);
      inStep.push({ jd, target, direction: way > 0 ? 'direct' : 'retrograde' });
    }
    found.push(...inStep.sort((a, b) => a.jd - b.jd));
    start = end;
    longitude = next;
  }
  return found;
}

/** Newton inside a bracket, bisection where the motion is slow or the step leaves it. */
function solve(
  position: (jd: number) => MovingAngle,
  target: number,
  way: 1 | -1,
  start: number,
  end: number,
  guess: number,
): number {
  let low = start;
  let high = end;
  let jd = guess;
  for (let pass = 0; pass < 60; pass += 1) {
    const { longitude, speed } = position(jd);
    const past = wrap180(longitude - target);
    if (past * way < 0) low = jd;
    else high = jd;
    const newton = jd - past / speed;
    const next = Math.abs(speed) < 0.02 || newton < low || newton > high ? (low + high) / 2 : newton;
    if (Math.abs(next - jd) < 0.2 * SECOND) return next;
    jd = next;
  }
  throw new EngineError('internal_error', 'A search for a crossing did not converge.');
}
