import { checkTool } from '../check-tool.ts';
import { discoverTools, type ToolFile } from '../discover.ts';

/** Loads and checks a service's tools; every fault of every file is listed before anything is served. */
export async function loadTools(directory: URL): Promise<readonly ToolFile[]> {
  const tools = await discoverTools(directory);
  assertSound(tools);
  return tools;
}

/** Throws with every fault of every file that can be seen without a call. */
export function assertSound(tools: readonly ToolFile[]): void {
  const faults = [
    ...tools.flatMap(({ file, tool }) => checkTool(tool, file).map((fault) => `${tool.name}: ${fault}`)),
    ...duplicates(tools.map(({ tool }) => tool.name)).map((name) => `${name}: two files define it`),
  ];
  if (faults.length > 0) throw new Error(`The tools cannot be served:\n  ${faults.join('\n  ')}`);
}

const duplicates = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);
