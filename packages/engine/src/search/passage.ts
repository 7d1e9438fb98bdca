import { EngineError } from '../base/errors.ts';
import { normalize, wrap180 } from '../base/angles.ts';
import type { MovingAngle } from './position.ts';

/** A Julian day and where the planet stands then. */
export interface StepEnd extends MovingAngle {
  readonly jd: number;
}

/** Days: a tenth of a millisecond, twice what a Julian day can tell apart. */
const EXACT = 1e-9;
/** Degrees a day that the daily motion of the library may shake by. */
const SHAKE = 1e-6;

/**
 * When a planet passes a target between two instants a step apart, Julian day, to a tenth of a millisecond. The first
 * guess is the cubic through both ends, the rest are secants through places of the ephemeris, with bisection where the
 * planet hardly moves: the instant depends on the step and the target alone.
 */
export function passageIn(position: (jd: number) => MovingAngle, target: number, start: StepEnd, end: StepEnd): number {
  const way = wrap180(end.longitude - start.longitude) < 0 ? -1 : 1;
  let low = start.jd;
  let high = end.jd;
  let jd = roughPassage(target, start, end);
  let before: { readonly jd: number; readonly past: number; readonly speed: number } | undefined;
  for (let pass = 0; pass < 60; pass += 1) {
    const { longitude, speed } = position(jd);
    const past = wrap180(longitude - target);
    if (past === 0) return jd;
    if (past * way < 0) low = jd;
    else high = jd;
    const slope = before === undefined ? speed : (past - before.past) / (jd - before.jd);
    const step = -past / slope;
    const next = jd + step;
    if (next >= low && next <= high) {
      // The secant's slope is out by about half of what the motion changed between its ends.
      const slopeError = before === undefined ? Infinity : Math.abs(speed - before.speed) + SHAKE;
      if (Math.abs(step) * Math.min(1, slopeError / Math.abs(slope)) < EXACT) return next;
      before = { jd, past, speed };
      jd = next;
    } else {
      if (Math.abs(step) < EXACT || high - low < EXACT) return jd;
      before = undefined;
      jd = (low + high) / 2;
    }
  }
  throw new EngineError('internal_error', 'A search for a crossing did not converge.');
}

/** The targets that a planet passes in a step: one exactly at its start counts, one at its end belongs to the next. */
export function targetsWithin(start: StepEnd, end: StepEnd, targets: readonly number[]): readonly number[] {
  const arc = wrap180(end.longitude - start.longitude);
  const way = arc < 0 ? -1 : 1;
  return targets.filter((target) => normalize(way * (target - start.longitude)) < Math.abs(arc));
}

/** When the cubic with the places and motions of both ends of a step passes a target, Julian day. */
export function roughPassage(target: number, start: StepEnd, end: StepEnd): number {
  const degrees = wrap180(target - start.longitude);
  const days = end.jd - start.jd;
  const arc = wrap180(end.longitude - start.longitude);
  const [m0, m1] = [start.speed * days, end.speed * days];
  const [square, cube] = [3 * arc - 2 * m0 - m1, m0 + m1 - 2 * arc];
  let low = 0;
  let high = 1;
  let at = Math.min(1, Math.max(0, degrees / arc));
  for (let pass = 0; pass < 30; pass += 1) {
    const past = at * (m0 + at * (square + at * cube)) - degrees;
    if (past * arc < 0) low = at;
    else high = at;
    const next = at - past / (m0 + at * (2 * square + at * 3 * cube));
    const inside = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(inside - at) < 1e-9) break;
    at = inside;
  }
  return start.jd + at * days;
}
