import { learnOn } from './model/model.ts';
import { readingOf } from './reading.ts';

/** A start has more urgent work. */
const WAIT_MS = 1_000;

/**
 * Learns the examples in the background, so that the first question of a process does not wait for it: a step at a
 * time, and between two steps whatever came in. It keeps no process alive. A question that comes earlier does the rest.
 */
export function warmUp(waitMs: number = WAIT_MS): void {
  setTimeout(() => {
    readingOf('');
    stepOn();
  }, waitMs).unref();
}

function stepOn(): void {
  if (learnOn()) setTimeout(stepOn, 0).unref();
}
