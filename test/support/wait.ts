import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Tests wait by these, vi.waitFor, vi.waitUntil or expect.poll: for a condition, and never for some time alone.

const TURN_MS = 10;
/** What takes longer is looked for less often: looking takes the processor from what is waited for. */
const LONGEST_TURN_MS = 100;
const LONGER = 1.1;
/** How long something may take on a busy machine before it counts as never. */
const LONGEST_MS = 10_000;

/** Whether the condition becomes true; false after the time. */
export async function eventually(condition: () => boolean | Promise<boolean>, withinMs = LONGEST_MS): Promise<boolean> {
  const end = Date.now() + withinMs;
  for (let turnMs = TURN_MS; ; turnMs = Math.min(turnMs * LONGER, LONGEST_TURN_MS)) {
    if (await condition()) return true;
    if (Date.now() >= end) return false;
    await sleep(turnMs);
  }
}

/**
 * Whether the condition stays true, to show that something does not happen. Turns are counted, so that a pause of the
 * process counts as no time.
 */
export async function stays(condition: () => boolean | Promise<boolean>, forMs: number): Promise<boolean> {
  for (let passed = 0; passed < forMs; passed += TURN_MS) {
    if (!(await condition())) return false;
    await sleep(TURN_MS);
  }
  return true;
}

/** Waits until a value has been the same for some time, which is counted likewise and may change, and returns it. */
export async function settled<T>(read: () => T, forMs: number | (() => number)): Promise<T> {
  const wanted = typeof forMs === 'number' ? () => forMs : forMs;
  let last = read();
  for (let passed = 0; passed < wanted(); passed += TURN_MS) {
    await sleep(TURN_MS);
    const now = read();
    if (now !== last) passed = -TURN_MS;
    last = now;
  }
  return last;
}

/** Waits until a connection is over, in order or by a reset: one that ends with bytes unread is reset by the system. */
export const over = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => {});
    socket.once('close', () => resolve());
  });

/**
 * The time that a slow client, service or network of a test takes; rejects when the signal ends it. No test waits for a
 * result by it.
 */
export const takes = (ms: number, signal?: AbortSignal): Promise<void> =>
  sleep(ms, undefined, signal === undefined ? {} : { signal });
