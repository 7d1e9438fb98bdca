import type { AccountDefaults } from '../config/config.ts';
import type { Rule } from '../limits/bucket.ts';
import type { Account } from './accounts.ts';
import { keyRate, type KeyEntitlements, type KeyRules } from './key-rules.ts';

/** The facts of an account that decide whether a call may run. */
export interface Entitlements {
  readonly accountId: string;
  readonly suspended: boolean;
  /** Whether its successful calls are taken from an allowance. */
  readonly metered: boolean;
  /** Rate of calls; undefined sets no limit. */
  readonly rate: Rule | undefined;
  /** The moment of every call of a test account, in milliseconds; left out where the clock goes. */
  readonly testClockMs?: number;
  /** What the key may do less; left out where that is nothing. */
  readonly key?: KeyEntitlements;
}

/** The operator's own keys are as fast as the machine unless a rate was set for them. */
export function entitlementsOf(account: Account, defaults: AccountDefaults, key?: KeyRules): Entitlements {
  const rate = account.kind === 'operator' && account.ratePerSecond === null ? undefined : rateOf(account, defaults);
  return {
    accountId: account.id,
    suspended: account.suspendedAt !== null,
    metered: !account.unmetered,
    ...(account.testClock !== null && { testClockMs: account.testClock.getTime() }),
    rate,
    ...(key && { key: { ...key, rate: keyRate(key, rate) } }),
  };
}

/** A bucket holds at least what flows into it in a second. */
function rateOf({ ratePerSecond, burst }: Account, defaults: AccountDefaults): Rule {
  const perSecond = ratePerSecond ?? defaults.ratePerSecond;
  return { perSecond, burst: Math.max(burst ?? defaults.burst, perSecond) };
}
