import type { AnyTool } from '../define-tool.ts';
import { paginationOutput } from '../paginate.ts';
import type { TestCallOptions } from './call-tool.ts';
import { conforms } from './conforms.ts';

type Result = Readonly<Record<string, unknown>>;

/**
 * The answer of a paged tool put together from all its pages, each of which conforms. `path` leads to the list that is
 * paged (`windows`, `dasha.years`, `mahadashas.*.antardashas`). Throws when anything else differs between two pages.
 */
export async function everyPage(
  tool: AnyTool | string,
  args: object,
  path: string,
  options: TestCallOptions = {},
): Promise<Result> {
  const { result: first } = await conforms(tool, args, options);
  const { totalPages } = paginationOutput.pagination.parse(first['pagination']);
  const pages = [first];
  for (let page = 2; page <= totalPages; page += 1)
    pages.push((await conforms(tool, { ...args, page }, options)).result);
  const steps = path.split('.');
  const beside = pages.map((page) =>
    JSON.stringify(
      members(
        joined([page], steps, () => []),
        PAGE_WORDS,
      ),
    ),
  );
  const odd = beside.findIndex((text) => text !== beside[0]);
  if (odd >= 0) throw new Error(`page ${odd + 1} differs from page 1 in more than ${path}`);
  return Object.fromEntries(
    members(
      joined(pages, steps, (lists) => lists.flat()),
      [],
    ),
  );
}

const PAGE_WORDS = ['pagination', 'pageNote'];

const members = (value: unknown, without: readonly string[]): [string, unknown][] =>
  entries(value).filter(([key]) => !without.includes(key));

/** The first of the values with what the steps lead to replaced by what becomes of the lists found there. */
function joined(
  values: readonly unknown[],
  steps: readonly string[],
  become: (lists: readonly unknown[]) => unknown,
): unknown {
  const [step, ...rest] = steps;
  const [first] = values;
  if (first === undefined) return undefined;
  if (step === undefined) return become(values);
  if (step === '*' && Array.isArray(first))
    return first.map((_, index) =>
      joined(
        values.map((each) => part(each, String(index))),
        rest,
        become,
      ),
    );
  return {
    ...Object(first),
    [step]: joined(
      values.map((each) => part(each, step)),
      rest,
      become,
    ),
  };
}

const part = (value: unknown, key: string): unknown => new Map(entries(value)).get(key);

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
