import type { Ephemeris } from '../sky/port.ts';
import { EngineError } from '../base/errors.ts';
import { wrap180, normalize } from '../base/angles.ts';
import type { Ayanamsa, Planet } from '../zodiac/names.ts';
import { broughtInto, isInside, passagesIn, targetsOf } from './arc-passages.ts';
import type { Crossing } from './arc-passages.ts';
import { arcsOver } from './arcs.ts';
import { mustStop, searchBudget } from './budget.ts';
import type { SearchBudget } from './budget.ts';
import { knownArc } from './known-arcs.ts';
import { siderealPosition, tropicalPosition } from './position.ts';
import type { MovingAngle } from './position.ts';
import { SECOND } from '../base/root.ts';
import { refuseUnknown } from './stations.ts';

export type { Crossing } from './arc-passages.ts';

const PIECE_DAYS = 2000;

/**
 * Instants in [from, to) at which a planet passes given sidereal longitudes, in order of time, each to a millisecond:
 * the span is cut at the planet's stations into arcs of one direction, and what was found in an arc before is not
 * computed again. A search with a budget pays alike for both, so that no answer depends on the calls before.
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
  if (fromJd >= toJd) return [];
  const place = (jd: number): number => siderealPosition(ephemeris, planet, jd, ayanamsa).longitude;
  refuseUnknown(ephemeris, planet, fromJd, toJd);
  const own = budget ?? searchBudget(ephemeris);
  const sought = targetsOf(targets);
  const found: Crossing[] = [];
  // In pieces, so that a search that runs out of its budget has got somewhere.
  for (let start = fromJd; start < toJd && (budget?.stoppedAt ?? null) === null; start += PIECE_DAYS) {
    const span = { fromJd: start, toJd: Math.min(start + PIECE_DAYS, toJd) };
    for (const arc of arcsOver(ephemeris, planet, span.fromJd, span.toJd, budget)) {
      if (mustStop(own, budget, Math.max(start, arc.fromJd))) return found;
      const before = ephemeris.calls;
      const { passages, price } = passagesIn(knownArc(ephemeris, planet, ayanamsa, arc), sought, span);
      for (const each of passages) if (isInside(each, span, place)) found.push(broughtInto(span, each));
      own.charge(price - (ephemeris.calls - before));
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
  return steps(position, targets, fromJd, toJd, stepDays, budget ?? searchBudget(ephemeris), budget);
}

function steps(
  position: (jd: number) => MovingAngle,
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
  let { longitude } = position(start);
  while (start < toJd && !mustStop(own, callers, start)) {
    const end = Math.min(start + stepDays, toJd);
    const next = position(end).longitude;
    const arc = wrap180(next - longitude);
    const way = arc < 0 ? -1 : 1;
    const inStep: Crossing[] = [];
    for (const target of targets) {
      const ahead = normalize(way * (target - longitude));
      // Half open in time: a target exactly at the start counts, one exactly at the end belongs to the next step.
      if (ahead >= Math.abs(arc)) continue;
      const guess = start + (ahead / Math.abs(arc)) * (end - start);
      const jd = solve(position, target, way, start, end, guess);
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
