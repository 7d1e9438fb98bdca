import { parseArgs, type ParseArgsConfig } from 'node:util';
import { AccountError, type AccountLimits } from '../accounts/accounts.ts';

/** The typed arguments of one command. */
export interface Given {
  /** Words that belong to no option, in order. */
  readonly words: readonly string[];
  /** Options with a value. */
  readonly values: Readonly<Record<string, string>>;
  /** Options without one. */
  readonly flags: ReadonlySet<string>;
}

/** Options by name: those that take a value, and those that do not. */
export interface Options {
  readonly values?: readonly string[];
  readonly flags?: readonly string[];
}

export function readArguments(words: readonly string[], { values = [], flags = [] }: Options): Given {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const name of values) options[name] = { type: 'string' };
  for (const name of flags) options[name] = { type: 'boolean' };
  try {
    const parsed = parseArgs({ args: [...words], options, allowPositionals: true });
    const entries = Object.entries(parsed.values);
    return {
      words: parsed.positionals,
      values: Object.fromEntries(
        entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      flags: new Set(entries.filter(([, value]) => value === true).map(([name]) => name)),
    };
  } catch (error) {
    throw new AccountError(isFault(error) ? error.message : 'The command cannot be read.');
  }
}

const isFault = (error: unknown): error is { readonly message: string } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** The one word that a command needs, such as the account. */
export function onlyWord({ words }: Given, what: string): string {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) throw new AccountError(`The command takes one word: ${what}.`);
  return word;
}

/** The two words that a command needs. */
export function twoWords({ words }: Given, what: string): readonly [string, string] {
  const [first, second, ...more] = words;
  if (first === undefined || second === undefined || more.length > 0) {
    throw new AccountError(`The command takes two words: ${what}.`);
  }
  return [first, second];
}

/** Most that a rate or a number of keys or days can be. */
const MOST = 1_000_000_000;
/** Most calls that are counted: whole numbers beyond it are not exact in JSON. */
const MOST_COUNTED = Number.MAX_SAFE_INTEGER;

/** A whole number in an option; undefined when the option was not given. */
export function integer({ values }: Given, name: string, least: number, most = MOST): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new AccountError(`--${name} is ${text}: give a whole number from ${least} to ${most}.`);
  }
  return number;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** An instant in an option, in the years that can be computed. */
export function instantOf(name: string, text: string): Date {
  const instant = new Date(INSTANT.test(text) ? text : Number.NaN);
  const year = instant.getUTCFullYear();
  if (year >= 1801 && year <= 2398) return instant;
  throw new AccountError(`--${name} is ${text}: write it as 2026-11-28T12:00:00Z, between 1801 and 2398.`);
}

export const LIMIT_OPTIONS = {
  values: ['allowance', 'extra', 'rate', 'burst', 'max-keys'],
  flags: ['unmetered', 'metered'],
} as const;

/** The limits that were given; `default` goes back to what is configured. */
export function limitsOf(given: Given): AccountLimits {
  const own = (name: string, least: number, most?: number) =>
    given.values[name] === 'default' ? null : integer(given, name, least, most);
  const extraCalls = integer(given, 'extra', 0, MOST_COUNTED);
  const [unmetered, metered] = [given.flags.has('unmetered'), given.flags.has('metered')];
  if (unmetered && metered) throw new AccountError('--unmetered and --metered contradict each other.');
  const limits = {
    monthlyAllowance: own('allowance', 0, MOST_COUNTED),
    ratePerSecond: own('rate', 1),
    burst: own('burst', 1),
    maxKeys: own('max-keys', 0),
    extraCalls,
    unmetered: unmetered || metered ? unmetered : undefined,
  };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}
