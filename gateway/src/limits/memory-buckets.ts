import { fillMs, given, refused, type Rule, type Taken } from './bucket.ts';

const MOST_BUCKETS = 100_000;

/** Buckets of this process. Each is one number: the moment at which it will be full. */
export class MemoryBuckets {
  readonly #fullAt = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  take(key: string, rule: Rule): Taken {
    const now = this.now();
    const each = 1000 / rule.perSecond;
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + each;
    const wait = fullAt - now - fillMs(rule);
    if (wait > each * 1e-6) return refused(rule, wait);
    if (this.#fullAt.size >= MOST_BUCKETS) this.#makeRoom(now);
    this.#fullAt.set(key, fullAt);
    return given(rule, fullAt - now);
  }

  /** Gives back tokens that were not used. */
  giveBack(key: string, rule: Rule, tokens: number): void {
    const fullAt = this.#fullAt.get(key);
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - (tokens * 1000) / rule.perSecond);
  }

  get size(): number {
    return this.#fullAt.size;
  }

  /** Drops full buckets, which are like none; where nearly all are in use, the oldest tenth goes. */
  #makeRoom(now: number): void {
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key);
    for (const key of this.#fullAt.keys()) {
      if (this.#fullAt.size <= MOST_BUCKETS * 0.9) return;
      this.#fullAt.delete(key);
    }
  }
}
