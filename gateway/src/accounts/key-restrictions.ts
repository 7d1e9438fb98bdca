import { toolsetNamed, TOOLSETS } from '@cuspal/catalog';
import type { InferSelectModel } from 'drizzle-orm';
import { isLoopback } from '../config/loopback.ts';
import type { AccountDefaults } from '../config/config.ts';
import type { apiKeys } from '../database/schema.ts';
import { FieldError } from './account-error.ts';
import type { Account } from './accounts.ts';
import { printedRange } from './address-range.ts';
import { say } from './key-faults.messages.ts';

/** What a key may do less than its account, and how its lists begin. */
export type KeyRestrictions = Pick<
  InferSelectModel<typeof apiKeys>,
  'monthlyCalls' | 'ratePerSecond' | 'addressRanges' | 'allowedOrigins' | 'toolsets' | 'manages'
>;

export type KeyField = keyof KeyRestrictions;

/** Restrictions that are to be changed; what is left out, or undefined, stays. */
export type KeyChange = { readonly [field in KeyField]?: KeyRestrictions[field] | undefined };

/** Most ranges of addresses of a key. */
const MOST_RANGES = 20;
/** Most origins of a browser key. */
const MOST_ORIGINS = 10;
/** Longest origin that is looked at. */
export const LONGEST_ORIGIN = 255;

/** A restriction that a key cannot have; `field` names it. */
export class KeyFieldError extends FieldError {
  override readonly name = 'KeyFieldError';
  constructor(
    override readonly field: KeyField,
    message: string,
  ) {
    super(field, message);
  }
}

/** Restrictions in the form in which they are kept; throws a KeyFieldError for one that makes no sense. */
export function checkedRestrictions(given: KeyChange): Partial<KeyRestrictions> {
  const { addressRanges, allowedOrigins, toolsets, monthlyCalls, ratePerSecond, manages } = given;
  if (typeof monthlyCalls === 'number') whole('monthlyCalls', monthlyCalls, 0, Number.MAX_SAFE_INTEGER);
  if (typeof ratePerSecond === 'number') whole('ratePerSecond', ratePerSecond, 1, 1_000_000_000);
  return {
    ...(monthlyCalls !== undefined && { monthlyCalls }),
    ...(ratePerSecond !== undefined && { ratePerSecond }),
    ...(addressRanges && { addressRanges: list('addressRanges', addressRanges, MOST_RANGES, rangeOf) }),
    ...(allowedOrigins && { allowedOrigins: list('allowedOrigins', allowedOrigins, MOST_ORIGINS, originOf) }),
    ...(toolsets && { toolsets: list('toolsets', toolsets, TOOLSETS.length, toolsetOf) }),
    ...(manages !== undefined && { manages }),
  };
}

/** Throws a KeyFieldError for a share that is more than its account has. */
export function checkShare(
  { monthlyCalls, ratePerSecond }: Partial<KeyRestrictions>,
  account: Account,
  defaults: AccountDefaults,
): void {
  const allowance = account.unmetered ? Infinity : (account.monthlyAllowance ?? defaults.monthlyAllowance);
  if (typeof monthlyCalls === 'number' && monthlyCalls > allowance) {
    throw new KeyFieldError('monthlyCalls', say.monthlyCalls({ calls: monthlyCalls, most: allowance }));
  }
  const unbounded = account.kind === 'operator' && account.ratePerSecond === null;
  const rate = unbounded ? Infinity : (account.ratePerSecond ?? defaults.ratePerSecond);
  if (typeof ratePerSecond === 'number' && ratePerSecond > rate) {
    throw new KeyFieldError('ratePerSecond', say.rate({ rate: ratePerSecond, most: rate }));
  }
}

function whole(field: KeyField, number: number, least: number, most: number): void {
  if (Number.isSafeInteger(number) && number >= least && number <= most) return;
  throw new KeyFieldError(field, say.share({ share: number, least, most }));
}

/** Each entry once, in its one form. */
function list(field: KeyField, given: readonly string[], most: number, read: (text: string) => string): string[] {
  const entries = [...new Set(given.map((text) => text.trim()).filter((text) => text !== ''))];
  if (entries.length > most) {
    throw new KeyFieldError(field, say.entries({ most, field, count: entries.length }));
  }
  return [...new Set(entries.map(read))];
}

const shown = (text: string): string => JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);

function rangeOf(text: string): string {
  const range = printedRange(text);
  if (range !== undefined) return range;
  const examples = { first: '203.0.113.0/24', second: '2001:db8::/32' };
  throw new KeyFieldError('addressRanges', say.range({ shown: shown(text), ...examples }));
}

/** The name of a server as an address bears it; `*` in one would stand for nothing. */
const HOST_NAME = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])$/;

/** An origin as browsers send it. Pages without TLS can be changed on their way and the key read, so it takes https. */
function originOf(text: string): string {
  const url = URL.canParse(text) && text.length <= LONGEST_ORIGIN ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  // What is more than an origin has more than a slash after it.
  if (url && isSafe && url.href === `${url.origin}/` && HOST_NAME.test(url.hostname)) return url.origin;
  throw new KeyFieldError('allowedOrigins', say.origin({ shown: shown(text), example: 'https://app.example' }));
}

function toolsetOf(text: string): string {
  const set = toolsetNamed(text);
  if (set) return set.name;
  const known = TOOLSETS.map(({ name }) => name).join(', ');
  throw new KeyFieldError('toolsets', say.toolset({ shown: shown(text), known }));
}
