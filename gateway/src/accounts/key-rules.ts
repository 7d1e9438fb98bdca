import type { Rule } from '../limits/bucket.ts';
import { AddressRanges } from './address-range.ts';
import type { KeyRestrictions } from './key-restrictions.ts';

/** The restrictions of a key in the form in which requests are held to them. A key without any has none of this. */
export interface KeyRules {
  /** The same for both secrets of a rotation. */
  readonly id: string;
  /** Its id, where it has a share of the allowance. */
  readonly keyWithShare: string | undefined;
  readonly ratePerSecond: number | null;
  /** Undefined: any address. */
  readonly addresses: AddressRanges | undefined;
  /** Pages that may send it; undefined: it is no browser key. */
  readonly origins: ReadonlySet<string> | undefined;
  /** The tools that its lists begin with, where a request selects none itself. */
  readonly selection: { readonly toolsets: readonly string[]; readonly cacheScope: 'private' } | undefined;
  readonly manages: boolean;
}

/** The rules of a key, with its rate as a bucket. */
export interface KeyEntitlements extends KeyRules {
  readonly rate: Rule | undefined;
}

/** Undefined for a key without restrictions, so that nothing is asked of it. */
export function keyRulesOf(id: string, restrictions: KeyRestrictions): KeyRules | undefined {
  const { monthlyCalls, ratePerSecond, addressRanges, allowedOrigins, toolsets, manages } = restrictions;
  if (!isRestricted(restrictions) && toolsets.length === 0 && !manages) return undefined;
  return {
    id,
    keyWithShare: monthlyCalls === null ? undefined : id,
    ratePerSecond,
    addresses: addressRanges.length === 0 ? undefined : new AddressRanges(addressRanges),
    origins: allowedOrigins.length === 0 ? undefined : new Set(allowedOrigins),
    selection: toolsets.length === 0 ? undefined : { toolsets, cacheScope: 'private' },
    manages,
  };
}

/** Whether a key may do less than its account. */
export const isRestricted = ({
  monthlyCalls,
  ratePerSecond,
  addressRanges,
  allowedOrigins,
}: Omit<KeyRestrictions, 'toolsets' | 'manages'>): boolean =>
  monthlyCalls !== null || ratePerSecond !== null || addressRanges.length > 0 || allowedOrigins.length > 0;

/** A key's bucket holds as much of its account's burst as it has of the rate. */
export function keyRate({ ratePerSecond }: KeyRules, ofAccount: Rule | undefined): Rule | undefined {
  if (ratePerSecond === null) return undefined;
  const share = ofAccount ? (ofAccount.burst * ratePerSecond) / ofAccount.perSecond : ratePerSecond;
  return { perSecond: ratePerSecond, burst: Math.max(Math.floor(share), ratePerSecond) };
}

/** Why a request may not be made with this key; undefined where it may. `address`: that of the client. */
export function misfit(
  rules: KeyRules,
  origin: string | undefined,
  address: () => string,
): { readonly fault: string; readonly remedy: string } | undefined {
  if (rules.origins !== undefined) {
    if (origin === undefined) return NO_ORIGIN;
    if (!rules.origins.has(origin)) return WRONG_ORIGIN;
  }
  if (rules.addresses === undefined) return undefined;
  const from = address();
  if (rules.addresses.has(from)) return undefined;
  return { fault: `this API key is not for requests from ${from || 'an unknown address'}`, remedy: ADD_RANGE };
}

const NO_ORIGIN = {
  fault: 'this API key is for pages in browsers, and the request names no Origin',
  remedy: 'Use a key without origins in programs.',
} as const;
const WRONG_ORIGIN = {
  fault: 'this API key is for pages of other origins',
  remedy: 'Have this origin added to the key, or use another key.',
} as const;
const ADD_RANGE = 'Have a range with this address added to the key, or use another key.';
