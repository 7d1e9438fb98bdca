import { setTimeout as sleep } from 'node:timers/promises';
import type { Entitlements } from '../../accounts/entitlements.ts';
import type { Lifecycle } from '../../http/lifecycle.ts';
import type { Rule, Taken } from '../../limits/limits.ts';

/** Why no further call of a batch is begun. */
export type Stop = 'gone' | 'draining' | 'late' | 'refused' | 'unknown';

export interface BatchRateLimitParts {
  readonly lifecycle: Pick<Lifecycle, 'phase'>;
  /** What the sender may do now; undefined once it is refused, rejects when nobody can say. */
  readonly entitlements: () => Promise<Entitlements | undefined>;
  readonly take: (accountId: string, rule: Rule) => Taken | Promise<Taken>;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Until when calls are begun, on the clock of `now`. */
  readonly deadline: number;
  readonly now: () => number;
}

/** Longest wait before it is looked again whether the batch may go on. */
const LOOK_MS = 250;

/**
 * Lets the calls of a batch begin one after the other, each at its token of the account's rate. It waits while half of
 * the bucket is empty, so that the account's single calls find tokens beside it.
 */
export class BatchRateLimit {
  #last: Promise<unknown> = Promise.resolve();
  #stop: Stop | undefined;

  constructor(private readonly parts: BatchRateLimitParts) {}

  /** Resolves when the next call may begin; with a reason when none may any more. */
  next(): Promise<Stop | undefined> {
    const mine = this.#last.then(() => this.#wait());
    this.#last = mine;
    return mine;
  }

  async #wait(): Promise<Stop | undefined> {
    while ((this.#stop ??= this.#ended()) === undefined) {
      const now = await this.#entitled();
      if (typeof now === 'string') return (this.#stop = now);
      if (now.rate === undefined) break;
      const { burst, perSecond } = now.rate;
      const half = { burst: Math.max(1, Math.floor(burst / 2)), perSecond };
      const { ok } = await this.parts.take(now.accountId, half);
      if (ok) break;
      await sleep(Math.min(LOOK_MS, Math.max(1, 1_000 / perSecond)));
    }
    return this.#stop;
  }

  #ended(): Stop | undefined {
    const { signal, lifecycle, now, deadline } = this.parts;
    if (signal.aborted) return 'gone';
    if (lifecycle.phase !== 'serving') return 'draining';
    return now() >= deadline ? 'late' : undefined;
  }

  async #entitled(): Promise<Entitlements | Stop> {
    try {
      return (await this.parts.entitlements()) ?? 'refused';
    } catch {
      return 'unknown';
    }
  }
}
