/** Calls under way above which statements keep apart, a millisecond for each UNDER_WAY_PER_MS more (docs/adr/0122). */
const FEW_UNDER_WAY = 8;
const UNDER_WAY_PER_MS = 4;
const FURTHEST_APART_MS = 4;

/**
 * When statements begin. While many calls are under way they keep apart: a call more in one costs next to nothing, a
 * statement for each as much as many a tool.
 */
export class StatementPace {
  /** When the next may begin, on the clock of `performance.now`. */
  #nextAt = -Infinity;
  /** Calls that were under way when the last began. */
  #under = 0;
  #beginNow: (() => void) | undefined;

  /** A statement begins while so many calls are under way, its own among them. */
  began(under: number): void {
    const apartMs = Math.floor((under - FEW_UNDER_WAY) / UNDER_WAY_PER_MS);
    this.#nextAt = performance.now() + Math.min(FURTHEST_APART_MS, apartMs);
    this.#under = under;
  }

  /** Resolves when the next may begin: when its time has come, or when nobody is left to wait for. */
  async next(waiting: number): Promise<void> {
    const leftMs = this.#nextAt - performance.now();
    if (leftMs <= 0 || this.#areAll(waiting)) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, leftMs);
      this.#beginNow = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#beginNow = undefined;
  }

  /** One more call waits for the next. */
  joined(waiting: number): void {
    if (this.#beginNow && this.#areAll(waiting)) this.#beginNow();
  }

  /** Whether as many wait as were under way: callers who send one call after the other have no more. */
  #areAll = (waiting: number): boolean => waiting >= this.#under;
}
