/** Bound that a service begins with, and the least and most that it can have at one gateway. */
const FIRST = 32;
const LEAST = 4;
const MOST = 1_000;
/** A call that took so much longer than its tool takes has waited for others at the service. */
const WAITED_MS = 150;
const WAITED_TIMES = 3;
const SHRINKS_TO = 0.8;
/** How far the usual time of a tool follows a shorter call, and a longer one: so it stays near the shortest. */
const DOWNWARD = 0.2;
const UPWARD = 0.002;

/**
 * Bound on the calls of one service that are under way, which follows what the service can do: it grows by one each time
 * that as many calls as it allows were answered without waiting, and shrinks by a fifth when one had to wait (AIMD, as
 * TCP has it). What waiting is depends on the tool, whose usual time is learned here.
 */
export class AdaptiveBound {
  readonly #usualMs = new Map<string, number>();
  #bound = FIRST;
  #shrunkAt = -Infinity;

  get most(): number {
    return Math.floor(this.#bound);
  }

  /** A call of `tool` has ended. `underWay`: how many were, with it; `failed`: nobody answered in time. */
  ended(tool: string, begunAt: number, now: number, underWay: number, failed: boolean): void {
    const tookMs = now - begunAt;
    if (failed || this.#hasWaited(tool, tookMs)) {
      // Calls of before the last change do not speak of the bound that there is now.
      if (begunAt < this.#shrunkAt) return;
      this.#bound = Math.max(LEAST, this.#bound * SHRINKS_TO);
      this.#shrunkAt = now;
    } else if (underWay * 2 > this.#bound) {
      this.#bound = Math.min(MOST, this.#bound + 1 / this.#bound);
    }
  }

  #hasWaited(tool: string, tookMs: number): boolean {
    const usual = this.#usualMs.get(tool);
    if (usual === undefined) {
      this.#usualMs.set(tool, tookMs);
      return false;
    }
    this.#usualMs.set(tool, usual + (tookMs - usual) * (tookMs < usual ? DOWNWARD : UPWARD));
    return tookMs > usual * WAITED_TIMES && tookMs > usual + WAITED_MS;
  }
}
