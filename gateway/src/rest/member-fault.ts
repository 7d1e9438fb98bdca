import type { z } from 'zod';
import { shown } from '../response-shaping/argument-fault.ts';

/** Letters of the name of a member that a refusal repeats. */
const LONGEST_NAME = 60;

type Issue = z.core.$ZodIssue;

/**
 * The first thing in a body that cannot be taken: a member that nobody knows before one that is wrong, because a name
 * that is misspelt makes both. A member of a member is named with it: `letterhead.name`. `sent`: the body; `what`: how
 * its members are called.
 */
export function memberFault(
  { issues }: z.ZodError,
  sent: unknown,
  what: 'Member' | 'Parameter' = 'Member',
): { readonly field: string; readonly detail: string } {
  const [unknown] = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  );
  if (unknown !== undefined) {
    const detail = `Unknown ${what.toLowerCase()} "${unknown.slice(0, LONGEST_NAME)}". Leave it out.`;
    return { field: unknown, detail };
  }
  const [issue] = issues;
  const path = issue?.path ?? [];
  const list = path.findIndex((key) => typeof key === 'number');
  const entry = path[list];
  const member = (list === -1 ? path : path.slice(0, list)).join('.');
  const expected = issue ? expectation(issue) : 'be what this address takes';
  if (member === '') return { field: 'body', detail: `The body is ${shown(sent)} but must ${expected}.` };
  const value = valueAt(sent, path);
  const named = `${what} "${member}"`;
  const whole = typeof entry === 'number' ? `Entry ${entry + 1} of ${named.toLowerCase()}` : named;
  const detail =
    value === undefined
      ? `${whole} is missing. It must ${expected}.`
      : `${whole} is ${shown(value)} but must ${expected}.`;
  return { field: member, detail };
}

/** What a value has to do, after "must". */
function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return `be ${KINDS[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `be ${oneOf(issue.values.map((value) => JSON.stringify(value)))}`;
  if (issue.code === 'too_small')
    return `${VERB[issue.origin] ?? 'be'} ${issue.exact === true ? 'exactly' : 'at least'} ${sized(issue.origin, issue.minimum)}`;
  if (issue.code === 'too_big')
    return `${VERB[issue.origin] ?? 'be'} ${issue.exact === true ? 'exactly' : 'at most'} ${sized(issue.origin, issue.maximum)}`;
  // What a schema says of a form of its own, such as "be a month such as 2026-10".
  return issue.message;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};

const VERB: Readonly<Record<string, string>> = { string: 'have', array: 'have' };

function sized(origin: string, size: number | bigint): string {
  if (origin === 'string') return `${size} ${size === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `${size} ${size === 1 ? 'entry' : 'entries'}`;
  return String(size);
}

const oneOf = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

const valueAt = (sent: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    sent,
  );
