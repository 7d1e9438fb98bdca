/** A token bucket: `burst` requests at once, filled again at `perSecond`. */
export interface Rule {
  readonly burst: number;
  readonly perSecond: number;
}

/** Result of asking for one token. */
export interface Taken {
  readonly ok: boolean;
  /** Size of the bucket. */
  readonly limit: number;
  /** Tokens left. */
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly resetSeconds: number;
  /** Seconds until there is a token again; 0 when one was given. */
  readonly retryAfterSeconds: number;
}

/** How long an empty bucket takes to be full. */
export const fillMs = ({ burst, perSecond }: Rule): number => (burst / perSecond) * 1000;

/** `emptyMs`: how much of the time that fills the bucket is still to come, after one token was taken. */
export function given(rule: Rule, emptyMs: number): Taken {
  const used = Math.ceil((emptyMs / 1000) * rule.perSecond - 1e-3);
  return {
    ok: true,
    limit: rule.burst,
    remaining: Math.max(0, rule.burst - used),
    resetSeconds: Math.ceil(emptyMs / 1000),
    retryAfterSeconds: 0,
  };
}

export function refused(rule: Rule, waitMs: number): Taken {
  return {
    ok: false,
    limit: rule.burst,
    remaining: 0,
    resetSeconds: Math.ceil((fillMs(rule) + waitMs) / 1000),
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  };
}
