import { format, type Options } from 'prettier';
import type { SpecifiedTool } from '../../packages/catalog/src/specification.ts';
import type { BuiltTool } from './tools.ts';

export const CATALOG_FOLDER = 'packages/catalog/tools';

/** One file a tool, by file name; a tool not built yet keeps its row. */
export async function catalogFiles(
  specification: readonly SpecifiedTool[],
  tools: readonly BuiltTool[],
  style: Options,
): Promise<ReadonlyMap<string, string>> {
  const entries = new Map(tools.map(({ entry }) => [entry.name, entry]));
  const strangers = [...entries.keys()].filter((name) => !specification.some((row) => row.name === name));
  if (strangers.length > 0) throw new Error(`not in the specification: ${strangers.join(', ')}`);
  const files = new Map<string, string>();
  for (const row of specification) {
    const entry = entries.get(row.name);
    const whole = entry ? { ...row, ...entry } : { ...row, built: false };
    files.set(`${row.name}.json`, await format(JSON.stringify(whole, null, 2), { ...style, parser: 'json' }));
  }
  return files;
}

/** Whether a file of the catalogue is JSON and says of the tool what the row of the specification says. */
export function agrees(text: string | null, row: string): boolean {
  try {
    const entry = Object.entries(JSON.parse(text ?? '') as object);
    const said = new Map(entry.map(([key, value]) => [key, JSON.stringify(value)]));
    return Object.entries(JSON.parse(row) as object).every(
      ([key, value]) => key === 'built' || said.get(key) === JSON.stringify(value),
    );
  } catch {
    return false;
  }
}
