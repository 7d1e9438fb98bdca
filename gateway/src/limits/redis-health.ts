import type { Logger } from '@cuspal/telemetry';
import { causeOf, misfitOf } from './redis-misfit.ts';

/** Pause after a fault before a server is asked again. */
const PAUSE_MS = 1_000;
/** After this time without a new fault of a server it counts as well, or as gone from its cluster. */
const FORGET_MS = 10_000;
/** Name under which faults of Redis as a whole are kept. */
const ALL = '';

/** Code of a fault of the system or of Redis. Messages may hold addresses. */
function codeOf(fault: unknown): string {
  const cause = causeOf(fault);
  if (!(cause instanceof Error)) return 'unknown';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return /\b[A-Z]{3,}\b/.exec(cause.message)?.[0] ?? 'no answer';
}

/** Servers of Redis that are left alone for a moment after a fault, so that each costs its own keys alone. */
export class RedisHealth {
  readonly #until = new Map<string, number>();

  constructor(private readonly logger: Logger) {}

  /** Whether all of Redis may be asked. */
  get isWell(): boolean {
    return this.#until.size === 0;
  }

  /** Whether a server has lately not answered: what it counts is counted by this process. */
  get leavesAny(): boolean {
    const now = performance.now();
    return [...this.#until.values()].some((until) => now < until + FORGET_MS);
  }

  mayAsk(node: string): boolean {
    const now = performance.now();
    return now >= (this.#until.get(ALL) ?? 0) && now >= (this.#until.get(node) ?? 0);
  }

  /** Returns whether it is the fault after which Redis is not asked any more. */
  failed(node: string, fault: unknown): boolean {
    if (this.#until.get(ALL) === Infinity) return false;
    const misfit = misfitOf(fault);
    const wasWell = this.isWell;
    this.#forget();
    this.#until.set(misfit ? ALL : node, misfit ? Infinity : performance.now() + PAUSE_MS);
    if (misfit) this.logger.error(`${misfit.message}; until the next start request rates are counted in this process`);
    else if (wasWell)
      this.logger.warn(
        { code: codeOf(fault) },
        'Redis does not answer: request rates are counted in this process meanwhile',
      );
    return misfit !== undefined;
  }

  answered(node: string): void {
    if (this.isWell || this.#until.get(ALL) === Infinity) return;
    this.#until.delete(ALL);
    this.#until.delete(node);
    this.#forget();
    if (this.isWell) this.logger.info('Redis answers again');
  }

  #forget(): void {
    const now = performance.now();
    for (const [node, until] of this.#until) if (now > until + FORGET_MS) this.#until.delete(node);
  }
}
