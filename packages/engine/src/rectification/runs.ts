import { separation } from '../base/angles.ts';

/** What is seen at one second: numbers that change at borders, and angles that move on between them. */
export interface Sample {
  readonly key: readonly number[];
  readonly angles: readonly number[];
}

/** A longest stretch of whole seconds with one key, half open. */
export interface Run<Seen extends Sample> {
  readonly from: number;
  readonly to: number;
  /** At the first second. */
  readonly seen: Seen;
}

/** Seconds between two looks where nothing moves fast. */
const STEP = 60;
/** Degrees: where an angle moves more between two looks, one more is taken between them. */
const MOST = 0.5;

/**
 * The runs that tile the whole seconds `from` to `last`, both included, in order: two looks that agree have no
 * border between them, since nothing can pass a border and come back within half a degree; where they differ the
 * stretch is halved down to the second, so each border stands at the first second behind it.
 */
export function* runsOf<Seen extends Sample>(
  look: (second: number) => Seen,
  from: number,
  last: number,
): Generator<Run<Seen>, void> {
  let begun = { second: from, seen: look(from) };
  let near = begun;
  while (near.second < last) {
    const second = Math.min(near.second + STEP, last);
    const far = { second, seen: look(second) };
    for (const change of changes(look, near, far)) {
      yield { from: begun.second, to: change.second, seen: begun.seen };
      begun = change;
    }
    near = far;
  }
  yield { from: begun.second, to: last + 1, seen: begun.seen };
}

interface Look<Seen> {
  readonly second: number;
  readonly seen: Seen;
}

/** The seconds after `near` at which the key is another than the second before. */
function* changes<Seen extends Sample>(
  look: (second: number) => Seen,
  near: Look<Seen>,
  far: Look<Seen>,
): Generator<Look<Seen>, void> {
  const same = sameNumbers(near.seen.key, far.seen.key);
  if (far.second - near.second <= 1) {
    if (!same) yield far;
    return;
  }
  if (same && movesLittle(near.seen.angles, far.seen.angles)) return;
  const second = Math.floor((near.second + far.second) / 2);
  const between = { second, seen: look(second) };
  yield* changes(look, near, between);
  yield* changes(look, between, far);
}

export const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, index) => value === b[index]);

const movesLittle = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((angle, index) => separation(angle, b[index] ?? angle) <= MOST);
