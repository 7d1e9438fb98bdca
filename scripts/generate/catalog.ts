import type { SpecifiedTool } from '../../packages/catalog/src/specification.ts';
import type { BuiltTool } from './tools.ts';

export const CATALOG_FILE = 'packages/catalog/src/catalog.json';

/** catalog.json: one entry a line, in the order of the specification; a tool not built yet keeps its row. */
export function catalogJson(specification: readonly SpecifiedTool[], tools: readonly BuiltTool[]): string {
  const entries = new Map(tools.map(({ entry }) => [entry.name, entry]));
  const strangers = [...entries.keys()].filter((name) => !specification.some((row) => row.name === name));
  if (strangers.length > 0) throw new Error(`not in the specification: ${strangers.join(', ')}`);
  const lines = specification.map((row) => {
    const entry = entries.get(row.name);
    return JSON.stringify(entry ? { ...row, ...entry } : { ...row, built: false });
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}
