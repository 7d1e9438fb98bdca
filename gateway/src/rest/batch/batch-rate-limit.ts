import { setTimeout as sleep } from 'node:timers/promises';
import type { Entitlements } from '../../accounts/entitlements.ts';
import type { Lifecycle } from '../../http/lifecycle.ts';
import type { Rule, Taken } from '../../limits/limits.ts';

/** Why no further call of a batch is begun. */
export type Stop = 'gone' | 'draining' | 'late' | 'starved' | 'refused' | 'unknown';

export interface BatchRateLimitParts {
  readonly lifecycle: Pick<Lifecycle, 'phase'>;
  /** What the sender may do now; undefined once it is refused, rejects when nobody can say. */
  readonly entitlements: () => Promise<Entitlements | undefined>;
  readonly take: (accountId: string, rule: Rule) => Taken | Promise<Taken>;
  /** A token of a key that has a rate of its own. */
  readonly takeOfKey?: (keyId: string, rule: Rule) => Taken | Promise<Taken>;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Until when calls are begun, on the clock of `now`. */
  readonly deadline: number;
  readonly now: () => number;
  /** How many batches the account has under way, which part their share; one where it is left out. */
  readonly sharers?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Longest wait before it is looked again whether the batch may go on. */
const LOOK_MS = 250;
/** One token of so many belongs to the batches of the account, whatever its single calls take. */
const SHARE = 4;
/** Stands where there is no rate. */
const ONE = { perSecond: 1 };

/**
 * Lets the calls of a batch begin one after the other, each at its token of the account's rate. It waits while half of
 * the bucket is empty, so that the account's single calls find tokens beside it. Where they leave none, it takes its
 * share: one token of four, overdrawing the bucket by one, so that a single call finds it empty once in a while.
 */
export class BatchRateLimit {
  #last: Promise<unknown> = Promise.resolve();
  #stop: Stop | undefined;
  #servedAt: number;

  constructor(private readonly parts: BatchRateLimitParts) {
    this.#servedAt = parts.now();
  }

  /** Resolves when the next call may begin; with a reason when none may any more. */
  next(): Promise<Stop | undefined> {
    const mine = this.#last.then(() => this.#wait());
    this.#last = mine;
    return mine;
  }

  async #wait(): Promise<Stop | undefined> {
    const { now, wait = sleep } = this.parts;
    for (let refused = false; ; refused = true) {
      this.#stop ??= this.#ended(refused);
      if (this.#stop !== undefined) return this.#stop;
      const entitled = await this.#entitled();
      if (typeof entitled === 'string') return (this.#stop = entitled);
      const { accountId, rate, key } = entitled;
      if ((await this.#tokenOfKey(key)) && (rate === undefined || (await this.#token(accountId, rate)))) {
        this.#servedAt = now();
        return undefined;
      }
      await wait(Math.min(LOOK_MS, Math.max(1, 1_000 / (key?.rate ?? rate ?? ONE).perSecond)));
    }
  }

  /** A token of the key's own share comes first, so that a key without one takes nothing of what is for the others. */
  async #tokenOfKey(key: Entitlements['key']): Promise<boolean> {
    const { takeOfKey } = this.parts;
    return !key?.rate || !takeOfKey || (await takeOfKey(key.id, key.rate)).ok;
  }

  /** A token of the fuller half of the bucket, or of the share once that is due. */
  async #token(accountId: string, { burst, perSecond }: Rule): Promise<boolean> {
    const { take, now, sharers = () => 1 } = this.parts;
    const half = await take(accountId, { burst: Math.max(1, Math.floor(burst / 2)), perSecond });
    if (half.ok) return true;
    const due = this.#servedAt + (SHARE * sharers() * 1_000) / perSecond;
    return now() >= due && (await take(accountId, { burst: burst + 1, perSecond })).ok;
  }

  /** `refused`: the next call was waiting for a token. */
  #ended(refused: boolean): Stop | undefined {
    const { signal, lifecycle, now, deadline } = this.parts;
    if (signal.aborted) return 'gone';
    if (lifecycle.phase !== 'serving') return 'draining';
    if (now() < deadline) return undefined;
    return refused ? 'starved' : 'late';
  }

  async #entitled(): Promise<Entitlements | Stop> {
    try {
      return (await this.parts.entitlements()) ?? 'refused';
    } catch {
      return 'unknown';
    }
  }
}
