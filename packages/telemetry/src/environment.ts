import { readFileSync, statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { z } from 'zod';

/** A variable or a set of variables is wrong; the message lists every fault, one a line. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the variables a deployable declares; empty ones count as absent, but for those that are `neverEmpty`. A secret may
 * stand in a file that NAME_FILE names. All faults are named at once.
 */
export function readEnvironment<Shape extends z.ZodObject>(
  schema: Shape,
  environment: Readonly<Record<string, string | undefined>>,
  neverEmpty: readonly string[] = [],
): z.output<Shape> {
  const unread: string[] = [];
  const given = Object.fromEntries(
    Object.entries<z.ZodType>(schema.shape)
      .map(([name, variable]) => {
        const file = isSecret(variable) ? environment[`${name}${FILE}`] : undefined;
        return [name, file === undefined || file === '' ? environment[name] : ofFile(name, file)] as const;
      })
      .filter(([name, value]) => value !== undefined && (value !== '' || neverEmpty.includes(name))),
  );
  const parsed = schema.safeParse(given, { error: oneOf });
  if (parsed.success && unread.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  const faults = [...unread, ...issues.map(({ path, message }) => `  ${placeOf(path)}: ${message}`)];
  throw new ConfigurationError(`The configuration is not usable:\n${faults.join('\n')}`);

  function ofFile(name: string, file: string): string | undefined {
    const read = environment[name] ? { fault: `is set, and ${name} too: leave one of them out` } : readSecret(file);
    if ('text' in read) return read.text;
    unread.push(`  ${name}${FILE}: ${read.fault}`);
    return undefined;
  }
}

/** What a variable of a few values takes, where it has no sentence of its own. */
const oneOf: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_value'
    ? `must be ${OR.format(issue.values.map(String))}, but is "${String(issue.input)}"`
    : undefined;
const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** Where a fault is, as people count: `CUSPAL_API_KEYS, entry 1`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(', ');

const FILE = '_FILE';
const MOST_SECRET_BYTES = 64 * 1024;

/** Whether the value of a variable is a secret, or holds one. */
export function isSecret(variable: z.ZodType): boolean {
  const { type, secret } = z.globalRegistry.get(variable) ?? {};
  return secret === true || (typeof type === 'string' && /\bsecrets?$/.test(type));
}

/** The text of a file without the line break at its end. */
function readSecret(file: string): { readonly text: string } | { readonly fault: string } {
  try {
    if (statSync(file).size > MOST_SECRET_BYTES) return { fault: `names ${file}, which is too large for a secret` };
    return { text: readFileSync(file, 'utf8').replace(/\r?\n$/, '') };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'it failed';
    return { fault: `names ${file}, which cannot be read (${code})` };
  }
}

/** Work on what variables say, such as listening on an address: when it fails, they are named. */
export async function asSetBy<Result>(variables: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigurationError(`${variables}: ${message}`, { cause });
  }
}

/** A whole number in a variable, in plain decimal digits: what only JavaScript reads as a number (0x50, 1e3) is refused. */
export const integerVariable = (minimum: number, maximum: number) =>
  z
    .string()
    .refine((text) => /^(?:0|[1-9]\d{0,15})$/.test(text) && Number(text) >= minimum && Number(text) <= maximum, {
      error: ({ input }) =>
        `must be a whole number from ${minimum} to ${maximum}, in digits alone, but is "${String(input)}"`,
    })
    .transform(Number);

/** A share of all, from 0 to 1, in plain decimal digits. */
export const shareVariable = () =>
  z
    .string()
    .refine((text) => isShare(text), {
      error: ({ input }) => `must be a share from 0 to 1, such as 0.05, but is "${String(input)}"`,
    })
    .transform(Number);

const isShare = (text: string): boolean => /^(?:0|1|[01]?\.\d{1,9}|1\.0)$/.test(text) && Number(text) <= 1;

/** LOG_CALLS: which calls leave a line in the log. */
export const logCallsVariable = () =>
  z
    .string()
    .refine((text) => text === 'all' || text === 'errors' || isShare(text), {
      error: ({ input }) => `must be all, errors, or a share from 0 to 1, such as 0.01, but is "${String(input)}"`,
    })
    .transform((text) => (text === 'all' || text === 'errors' ? text : Number(text)))
    .default('all')
    .meta({
      type: 'all, errors, share from 0 to 1',
      description:
        'Calls that leave a line in the log: all, those alone that failed, or these and a share of the others, the same in every process.',
    });

export const portVariable = () => integerVariable(0, 65_535);

/** An address to listen on: a name or an IP address without a port. */
export const hostVariable = () =>
  z.string().refine((text) => isIPv6(text) || /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(text), {
    error: ({ input }) => `must be a host name or an IP address without a port or brackets, but is "${String(input)}"`,
  });

/** One row of docs/configuration.md. */
export interface VariableDescription {
  readonly name: string;
  readonly type: string;
  /** The default as it would be written; empty when there is none. */
  readonly default: string;
  readonly meaning: string;
  /** Whether NAME_FILE may name a file that holds it. */
  readonly secret?: true;
}

/** What the `type` and `description` in the meta of each variable say, for the documentation. */
export function describeVariables(schema: z.ZodObject): readonly VariableDescription[] {
  return Object.entries<z.ZodType>(schema.shape).map(([name, variable]) => {
    const { type, description } = z.globalRegistry.get(variable) ?? {};
    const standard = z.safeParse(variable, undefined).data;
    return {
      name,
      type: typeof type === 'string' ? type : 'text',
      default: isNothing(standard) ? '' : JSON.stringify(standard).replaceAll('"', ''),
      meaning: description ?? '',
      ...(isSecret(variable) && { secret: true as const }),
    };
  });
}

const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);
