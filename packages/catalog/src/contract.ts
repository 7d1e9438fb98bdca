import { readFile } from 'node:fs/promises';
import type { Example } from './catalog.ts';

/** The generated files lie beside src and dist, so the same path leads there from both. */
const FOLDER = new URL('../', import.meta.url);

/**
 * What every tool takes and answers, as a JSON object of JSON Schemas (2020-12) by name: `GetFullChartArguments`,
 * `GetFullChartResult` and the shapes that several share, which refer to each other as `#/components/schemas/<name>`.
 * Large, so read when it is asked for, and as text: who prints it need not parse it.
 */
export const readContract = (): Promise<string> => readFile(new URL('contract.json', FOLDER), 'utf8');

/** Reads the example of a built tool without blocking; exampleOf does the same at once. */
export const readExample = async (name: string): Promise<Example> =>
  JSON.parse(await readFile(new URL(`examples/${name}.json`, FOLDER), 'utf8')) as Example;

/** The names of a tool's schemas in the contract. */
export function schemaNames(tool: string): { readonly arguments: string; readonly result: string } {
  const base = tool.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return { arguments: `${base}Arguments`, result: `${base}Result` };
}
