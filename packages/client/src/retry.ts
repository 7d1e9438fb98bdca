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
 * Whether it is of use to try again: nobody answered, the answer broke off, or the server or a proxy before it turned
 * the call away. A search that was too long for its time would be so again. What did run to its end is charged once,
 * because all tries have the same key.
 */
const isOfUse = ({ code, status }: CuspalError): boolean =>
  ['unreachable', 'interrupted', 'rate_limited'].includes(code) || status === 429 || status === 502 || status === 503;

/** Milliseconds until the next try; undefined when there should be none. `tries`: how many there were. */
export function waitBeforeRetry(error: CuspalError, tries: number, rule: RetryRule): number | undefined {
  if (tries > rule.retries || !isOfUse(error)) return undefined;
  const { retryAfterSeconds } = error;
  const spread = rule.random();
  if (retryAfterSeconds === undefined) {
    return Math.min(rule.longestWaitMs, FIRST_WAIT_MS * 2 ** (tries - 1)) * (0.5 + spread / 2);
  }
  const asked = retryAfterSeconds * 1000;
  return asked > rule.longestWaitMs ? undefined : asked + spread * FIRST_WAIT_MS;
}
