import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { AnyTool } from './define-tool.ts';

export interface ToolFile {
  readonly file: string;
  readonly tool: AnyTool;
}

/** Paths of all tool files below a folder, sorted; none when the folder is not there. */
export async function toolFilesIn(directory: URL): Promise<readonly string[]> {
  const root = fileURLToPath(directory);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (typeof error === 'object' && error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && /\.tool\.[jt]s$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** `get_full_chart` lives in `get-full-chart.tool.ts`. */
export const toolNameOfFile = (file: string): string =>
  (file.split('/').at(-1) ?? '').replace(/\.tool\.[jt]s$/, '').replaceAll('-', '_');

/** Loads every tool file below a folder. */
export async function discoverTools(directory: URL): Promise<readonly ToolFile[]> {
  const tools: ToolFile[] = [];
  // One after the other: they share most of what they import, and a module loader may not like the race.
  for (const file of await toolFilesIn(directory)) tools.push({ file, tool: await loadTool(file) });
  return tools;
}

export async function loadTool(file: string): Promise<AnyTool> {
  const loaded = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
  if (isTool(loaded.default)) return loaded.default;
  throw new Error(`${file} must export defineTool({…}) or defineTextTool({…}) as its default`);
}

/** Only defineTool and defineTextTool set `kind`, and they check the rest where the tool stands. */
function isTool(value: unknown): value is AnyTool {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'engine' || value.kind === 'text')
  );
}
