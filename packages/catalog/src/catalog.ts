import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readEntry, type CatalogEntry } from './entry.ts';

/**
 * The names of all tools in the order of `tools/list`: meta-tools, the spine of the full reading, then family by family.
 * `npm run generate` writes the file; a new tool comes last in its family, because clients keep the list they know.
 */
const NAMES = JSON.parse(readFileSync(new URL('../order.json', import.meta.url), 'utf8')) as readonly string[];

/** All tools, in the order of `tools/list`. */
export const CATALOG: readonly CatalogEntry[] = NAMES.map((name) => readEntry(name));

/**
 * The tool that answers a question whole. It stands beyond the others: in no list of all and in no count, but in each
 * list of a set, where it spares a model that sees a part of the tools the way through the rest (ADR 67).
 */
export const ANSWER_TOOL: CatalogEntry = readEntry('answer_question');

/** What computes the calendar of a place for its address of REST, and for nobody who lists tools (ADR 103). */
export const CALENDAR_TOOL: CatalogEntry = readEntry('get_calendar');

/** Every tool that callers know: the catalogue and the one beyond it. */
export const CALLABLE: readonly CatalogEntry[] = [...CATALOG, ANSWER_TOOL];

/** Every tool that a service runs. */
export const SERVED: readonly CatalogEntry[] = [...CALLABLE, CALENDAR_TOOL];

const BY_NAME: ReadonlyMap<string, CatalogEntry> = new Map(SERVED.map((entry) => [entry.name, entry]));

/** The number of all tools, and of those that compute. Clients and documents are told of both. */
export const TOOL_COUNT = CATALOG.length;
export const COMPUTED_TOOL_COUNT = CATALOG.filter(({ system }) => system !== 'meta').length;

export const toolByName = (name: string): CatalogEntry | undefined => BY_NAME.get(name);

/** A real call of a tool and its real answer, text for the meta-tools. */
export interface Example {
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly answer: object | string;
}

const EXAMPLES = new URL('../examples/', import.meta.url);

/** Whether there is an example of a tool in a language beside English. */
export const hasExampleIn = (name: string, language: string): boolean =>
  /^[a-z]{2,3}$/.test(language) && existsSync(new URL(`${name}.${language}.json`, EXAMPLES));

/** Reads the file with the example of a tool, in another language where there is one. */
export const exampleOf = (name: string, language = 'en'): Example =>
  JSON.parse(
    readFileSync(new URL(hasExampleIn(name, language) ? `${name}.${language}.json` : `${name}.json`, EXAMPLES), 'utf8'),
  ) as Example;

/** The generated files lie beside src and dist, so the same path leads there from both. */
const FOLDER = new URL('../', import.meta.url);

/**
 * What every tool takes and answers, as a JSON object of JSON Schemas (2020-12) by name: `GetFullChartArguments`,
 * `GetFullChartResult` and the shapes that several share, which refer to each other as `#/components/schemas/<name>`.
 * Large, so read when it is asked for, and as text: who prints it need not parse it.
 */
export const readContract = (): Promise<string> => readFile(new URL('contract.json', FOLDER), 'utf8');

/** Reads the example of a tool without blocking; exampleOf does the same at once. */
export const readExample = async (name: string): Promise<Example> =>
  JSON.parse(await readFile(new URL(`examples/${name}.json`, FOLDER), 'utf8')) as Example;

/** The names of a tool's schemas in the contract. */
export function schemaNames(tool: string): { readonly arguments: string; readonly result: string } {
  const base = tool.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return { arguments: `${base}Arguments`, result: `${base}Result` };
}
