import type { keptSpan } from '@cuspal/telemetry';
import { nextMonth, secondsUntil } from '../core/calendar.ts';
import type { Lease } from './lease.ts';
import type { Granted, Ledger } from './ledger.ts';

/** Units that other gateways hold come back within two of their looks; a call that waits longer is refused. */
const LONGEST_SHORT_MS = 3_000;
const SHORT_RETRY_MS = 100;

/** One call that is paid for. */
export interface Unit {
  readonly granted: true;
  readonly account: string;
  readonly day: string;
  readonly family: string;
  /** Whether it was a prepaid one. */
  readonly extra: boolean;
  /** The lease that it is of; undefined where it was taken by itself. */
  readonly lease?: Lease;
  /** The key whose share it is of as well. */
  readonly key?: string | undefined;
}

/** The allowance is spent, or the share of it that a key has. */
export interface Spent {
  readonly granted: false;
  /** Whether `allowance` is the share of the key. */
  readonly ofKey?: boolean;
  readonly allowance: number;
  readonly resetsAt: Date;
  readonly retryAfterSeconds: number;
}

/** What is answered to a call for which nothing is left of an allowance, or of the share that a key has of one. */
export function spent(allowance: number, now: number): Spent {
  const resetsAt = nextMonth(now);
  return { granted: false, allowance, resetsAt, retryAfterSeconds: secondsUntil(resetsAt, now) };
}

/** A call for which too little is left here and enough at other gateways. */
export interface Short {
  /** When that was first found, on the clock of `performance.now`. */
  shortSince?: number;
}

/** Whether such a call waits on for what other gateways hold, as it does for some seconds. */
export function waitsOn(call: Short): boolean {
  const now = performance.now();
  call.shortSince ??= now;
  return now - call.shortSince < LONGEST_SHORT_MS;
}

/** A call that waits for its unit. */
export interface Waiting extends Short {
  readonly account: string;
  readonly family: string;
  /** The key that made it, where that has a share of the allowance. */
  readonly key?: string | undefined;
  /** Runs the statement as part of this call. */
  readonly resume: ReturnType<typeof keptSpan>;
  readonly resolve: (reservation: Unit | Spent) => void;
  readonly reject: (fault: unknown) => void;
}

/** Calls that take their units of a lease, and the lease. */
export type Leased = readonly [lease: Lease, calls: readonly Waiting[]];

/** Has gateways give back what they hold of these accounts, and asks again a moment later. */
export async function askAgainSoon(
  ledger: Pick<Ledger, 'recall'>,
  accounts: readonly string[],
  ask: () => void,
): Promise<void> {
  await ledger.recall([...new Set(accounts)]);
  setTimeout(ask, SHORT_RETRY_MS);
}

/** Calls that are answered now, and those that wait for units which other gateways hold. */
export function splitByUnits(
  granted: Pick<Granted, 'held' | 'ofMonth' | 'ofExtra'> | undefined,
  calls: readonly Waiting[],
): [readonly Waiting[], Waiting[]] {
  if (granted === undefined || granted.held === 0) return [calls, []];
  const given = granted.ofMonth + granted.ofExtra;
  const waits: Waiting[] = [];
  const answered = calls.filter((call, index) => {
    const isShort = index >= given && waitsOn(call);
    if (isShort) waits.push(call);
    return !isShort;
  });
  return [answered, waits];
}

/** Answers the calls; returns how many have a unit. A deleted account has no row and no allowance. */
export function answerWaiting(
  calls: readonly Waiting[],
  granted: Omit<Granted, 'account'> | undefined,
  day: string,
  now: number,
): number {
  const { ofMonth = 0, ofExtra = 0, allowance = 0 } = granted ?? {};
  calls.forEach(({ account, family, key, resolve }, index) => {
    const ofKey = key === undefined ? undefined : { key };
    if (index < ofMonth + ofExtra) resolve({ granted: true, account, day, family, extra: index >= ofMonth, ...ofKey });
    else resolve(spent(allowance, now));
  });
  return Math.min(calls.length, ofMonth + ofExtra);
}
