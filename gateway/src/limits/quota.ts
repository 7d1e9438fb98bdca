import type { OutgoingHttpHeaders } from 'node:http';
import type { Rule, Taken } from './bucket.ts';

/** What an account has left of its month. */
export interface MonthLeft {
  /** Calls of a month. */
  readonly allowance: number;
  /** Calls that are left, prepaid ones among them. */
  readonly left: number;
  /** Seconds until the month ends. */
  readonly resetSeconds: number;
}

/** The rate of an account and what a request left of it. */
interface Counted {
  readonly rate: Rule;
  readonly taken: Taken;
}

/**
 * What a request may know of the limits it is counted against, as headers: `RateLimit-Policy` and `RateLimit` of
 * draft-ietf-httpapi-ratelimit-headers-10, and the three older ones of the rate. `"rate"` is the bucket of requests, as
 * large as may come at once and full again after `w` seconds; `"month"` is the allowance of calls.
 */
export class Quota {
  /** `month`: read again for each header, since a call takes from it. */
  constructor(
    private readonly counted: Counted | undefined,
    private readonly month: (() => MonthLeft | undefined) | undefined,
  ) {}

  /** All of them, as things stand now. */
  headers(): OutgoingHttpHeaders {
    const month = this.month?.();
    const { counted } = this;
    if (counted === undefined) return month ? { 'RateLimit-Policy': monthPolicy(month), ...this.#left(month) } : {};
    const { limit, remaining, resetSeconds } = counted.taken;
    const policy = ratePolicy(counted.rate);
    return {
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': String(remaining),
      'X-RateLimit-Reset': String(resetSeconds),
      'RateLimit-Policy': month ? `${policy}, ${monthPolicy(month)}` : policy,
      ...this.#left(month),
    };
  }

  /** What a call of the request has changed; undefined where none counts calls. */
  afterCall(): OutgoingHttpHeaders | undefined {
    const month = this.month?.();
    return month && this.#left(month);
  }

  #left(month: MonthLeft | undefined): OutgoingHttpHeaders {
    const ofMonth = month && `"month";r=${month.left};t=${month.resetSeconds}`;
    if (this.counted === undefined) return ofMonth === undefined ? {} : { RateLimit: ofMonth };
    const { ok, remaining, resetSeconds, retryAfterSeconds } = this.counted.taken;
    // The same moment as Retry-After names, where that is sent.
    const ofRate = `"rate";r=${remaining};t=${ok ? resetSeconds : retryAfterSeconds}`;
    return { RateLimit: ofMonth === undefined ? ofRate : `${ofRate}, ${ofMonth}` };
  }
}

const monthPolicy = ({ allowance }: MonthLeft): string => `"month";q=${allowance}`;

/** Policies by rule: the rule of an account lasts for many requests. */
const policies = new WeakMap<Rule, string>();

function ratePolicy(rate: Rule): string {
  let policy = policies.get(rate);
  if (policy === undefined) {
    policy = `"rate";q=${rate.burst};w=${Math.max(1, Math.ceil(rate.burst / rate.perSecond))}`;
    policies.set(rate, policy);
  }
  return policy;
}
