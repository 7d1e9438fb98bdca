import { AdaptiveBound } from './adaptive-bound.ts';

/** Calls that may wait for each that may be under way, and at least: time bounds the queue, and this its memory. */
const [WAITING_TIMES, LEAST_WAITING] = [4, 96];

interface Waiting {
  /** True once it has a place or was refused. */
  settled: boolean;
  settle(hasPlace: boolean): void;
}

/** Milliseconds on a clock that only goes forward, and a timer on it. */
export interface QueueClock {
  now(): number;
  after(ms: number, work: () => void): () => void;
}

export const SYSTEM_CLOCK: QueueClock = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * The calls of one service at this gateway: so many under way as its bound says, and behind them a queue in which no call
 * waits longer than `waitMs`. Accounts come to their turn one after the other, however many calls each has waiting.
 */
export class ServiceQueue {
  readonly bound = new AdaptiveBound();
  /** Accounts in the order of their turns. */
  readonly #accounts = new Map<string, Waiting[]>();
  #underWay = 0;
  #waiting = 0;
  #endedAt: number;

  constructor(
    private readonly waitMs: number,
    private readonly clock: QueueClock = SYSTEM_CLOCK,
  ) {
    this.#endedAt = clock.now();
  }

  get underWay(): number {
    return this.#underWay;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Milliseconds since a call ended, or since one began while none was under way. */
  get silentMs(): number {
    return this.#underWay === 0 ? 0 : this.clock.now() - this.#endedAt;
  }

  /** True with a place, which `leave` is owed for; false when there is none in time. */
  enter(account: string): boolean | Promise<boolean> {
    if (this.#underWay < this.bound.most && this.#waiting === 0) {
      this.#begin();
      return true;
    }
    // Where nothing has ended for so long, nothing will in the time of one that waits.
    if (this.silentMs > this.waitMs || this.#waiting >= Math.max(LEAST_WAITING, WAITING_TIMES * this.bound.most))
      return false;
    return this.#wait(account);
  }

  /** The time of a call that came to an answer, or to none in time; others say nothing of the service. */
  measure(tool: string, begunAt: number, failed: boolean): void {
    this.bound.ended(tool, begunAt, this.clock.now(), this.#underWay, failed);
  }

  leave(): void {
    this.#underWay -= 1;
    this.#endedAt = this.clock.now();
    while (this.#waiting > 0 && this.#underWay < this.bound.most) this.#next()?.settle(true);
  }

  #begin(): void {
    if (this.#underWay === 0) this.#endedAt = this.clock.now();
    this.#underWay += 1;
  }

  #wait(account: string): Promise<boolean> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        settled: false,
        settle: (hasPlace) => {
          if (waiting.settled) return;
          waiting.settled = true;
          cancel();
          this.#waiting -= 1;
          if (hasPlace) this.#begin();
          else this.#forget(account, waiting);
          resolve(hasPlace);
        },
      };
      const cancel = this.clock.after(this.waitMs, () => waiting.settle(false));
      const list = this.#accounts.get(account);
      if (list) list.push(waiting);
      else this.#accounts.set(account, [waiting]);
      this.#waiting += 1;
    });
  }

  /** The first of the account whose turn it is; the account goes to the end. */
  #next(): Waiting | undefined {
    for (const [account, list] of this.#accounts) {
      const first = list.shift();
      this.#accounts.delete(account);
      if (list.length > 0) this.#accounts.set(account, list);
      return first;
    }
    return undefined;
  }

  #forget(account: string, waiting: Waiting): void {
    const list = this.#accounts.get(account);
    if (!list) return;
    list.splice(list.indexOf(waiting), 1);
    if (list.length === 0) this.#accounts.delete(account);
  }
}
