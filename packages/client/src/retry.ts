import type { CuspalError } from './error.ts';

export interface RetryRule {
  /** Tries after the first. */
  readonly retries: number;
  /** Longest wait before a try, in milliseconds. */
  readonly longestWaitMs: number;
  /** Gives a number from 0 to 1, so that many clients do not come back at once. */
  readonly random: () => number;
}

const FIRST_WAIT_MS = 250;

/**
 * Whether the call surely did not run to its end: nobody answered, or the server or a proxy before it turned it away.
 * A search that was too long for its time would be so again.
 */
const isSafe = ({ code, status }: CuspalError): boolean =>
  code === 'unreachable' || code === 'rate_limited' || status === 429 || status === 502 || status === 503;

/** Milliseconds until the next try; undefined when there should be none. `tries`: how many there were. */
export function waitBeforeRetry(error: CuspalError, tries: number, rule: RetryRule): number | undefined {
  if (tries > rule.retries || !isSafe(error)) return undefined;
  const { retryAfterSeconds } = error;
  const spread = rule.random();
  if (retryAfterSeconds === undefined) {
    return Math.min(rule.longestWaitMs, FIRST_WAIT_MS * 2 ** (tries - 1)) * (0.5 + spread / 2);
  }
  const asked = retryAfterSeconds * 1000;
  return asked > rule.longestWaitMs ? undefined : asked + spread * FIRST_WAIT_MS;
}
