import { callTool, findTool, type CallResult, type Life } from '@cuspal/tool-kit/testing';
import { expect } from 'vitest';

/** A result as it is printed: what is read of it is compared. */
export type Printed = ReturnType<typeof JSON.parse>;

type Result = Readonly<Record<string, unknown>>;

/** How a block stands in its member's result, for blocks that have another shape there or stand on several pages. */
export type Whole = (member: Printed, page: (number: number) => Promise<Printed>) => unknown;

interface MemberRow {
  readonly key: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly cut: boolean;
  readonly error: object | null;
}

/**
 * Calls every member of a composite result alone, at the same moment, and expects each block to be a part of what it
 * answers: fields and values to the letter, rows from the beginning. `wholes` names the blocks
 * that stand elsewhere in the member's result; `birthOf` the person of a row that is not the first.
 */
export async function blocksEqualMembers(
  { result }: CallResult,
  { args, now }: Pick<Life, 'args' | 'now'>,
  wholes: Readonly<Record<string, Whole>> = {},
  birthOf: (row: MemberRow) => object = () => args,
): Promise<void> {
  const members = result['members'] as readonly MemberRow[];
  expect(result['failedMembers']).toEqual(members.filter(({ error }) => error !== null).map(({ key }) => key));
  for (const row of members) {
    const block = row.key.split('.').reduce<unknown>((of, name) => (of as Result | null)?.[name], result);
    if (row.error !== null) {
      expect(block === null || (Array.isArray(block) && block.length === 0)).toBe(true);
      continue;
    }
    const tool = await findTool(row.tool);
    const asked = async (more: object) =>
      (await callTool(tool, { ...birthOf(row), ...row.args, ...more }, { now })).result;
    const alone = await asked({});
    const whole = (await wholes[row.key]?.(alone, (page) => asked({ page }))) ?? alone;
    const different = difference(block, whole, row.key);
    if (different !== null) throw new Error(`${row.tool} alone answers otherwise at ${different}`);
  }
}

/** Where a part is not to be found in the whole; null when it is all there. */
function difference(part: unknown, whole: unknown, at: string): string | null {
  if (Array.isArray(part)) {
    if (!Array.isArray(whole) || whole.length < part.length) return at;
    return first(part.map((each, index) => difference(each, whole[index], `${at}[${index}]`)));
  }
  if (typeof part === 'object' && part !== null) {
    if (typeof whole !== 'object' || whole === null) return at;
    return first(
      Object.entries(part).map(([name, each]) => difference(each, (whole as Result)[name], `${at}.${name}`)),
    );
  }
  return Object.is(part, whole) ? null : at;
}

const first = (faults: readonly (string | null)[]): string | null => faults.find((fault) => fault !== null) ?? null;
