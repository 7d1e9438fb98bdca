import type { GrantedToKey, KeyUnitRequest } from './ledger.ts';
import { answerWaiting, spent, splitByUnits, type Waiting } from './reservation.ts';

/** A call of a key with a share of its account's allowance. */
export type WaitingOfKey = Waiting & { readonly key: string };

export const isOfKey = (call: Waiting): call is WaitingOfKey => call.key !== undefined;

/** What is asked of the database for calls by their keys. */
export const requestsOf = (keys: ReadonlyMap<string, readonly WaitingOfKey[]>): readonly KeyUnitRequest[] =>
  [...keys].map(([key, calls]) => ({
    key,
    account: calls[0]?.account ?? '',
    families: calls.map(({ family }) => family),
  }));

/**
 * Answers the calls of a key: those beyond its share by that, the others as calls of the account. Returns how many have
 * a unit, and those that wait for units which gateways hold.
 */
export function answerOfKey(
  calls: readonly WaitingOfKey[],
  granted: GrantedToKey | undefined,
  day: string,
  now: number,
): readonly [number, readonly Waiting[]] {
  if (granted === undefined) return [answerWaiting(calls, undefined, day, now), []];
  const [answered, waits] = splitByUnits(granted, calls.slice(0, granted.allowed));
  for (const { resolve } of calls.slice(granted.allowed)) resolve({ ...spent(granted.share ?? 0, now), ofKey: true });
  return [answerWaiting(answered, granted, day, now), waits];
}
