import type { ServiceName } from '@cuspal/catalog/taxonomy';
import { catalogueEntry } from '../catalogue-entry.ts';
import { checkTool } from '../check-tool.ts';
import { discoverTools, loadTool, type ToolFile } from '../discover.ts';
import { compileTool, failedOutcome } from '../run-tool.ts';
import { listing, type ReadyTool, type ServiceTools } from './service-tools.ts';

/** The tools of files that have been read. */
export function readyTools(files: readonly ToolFile[], service: ServiceName): ServiceTools {
  const ready = new Map(files.map(({ tool }) => [tool.name, readyTool(tool)]));
  const entries = files.map(({ tool }) => catalogueEntry(tool, service));
  return {
    names: [...ready.keys()],
    has: (name) => ready.has(name),
    find: (name) => ready.get(name) ?? unreadable(name, 'there is no such tool'),
    list: listing(() => Promise.resolve(entries)),
  };
}

/** Reads a tool's file; throws where it holds no sound tool. */
export async function readTool(file: string): Promise<ReadyTool> {
  const tool = await loadTool(file);
  assertSound([{ file, tool }]);
  return readyTool(tool);
}

/** A tool that fails each of its calls, because it cannot be read. */
export const unreadable = (name: string, fault: unknown): ReadyTool => ({
  family: 'none',
  run: (_, { requestId }) =>
    Promise.resolve(failedOutcome(new Error(`${name} cannot be read`, { cause: fault }), requestId)),
});

/** The entry of a tool that the catalogue does not have. */
export const entryOf = async (file: string, service: ServiceName) => catalogueEntry(await loadTool(file), service);

const readyTool = (tool: ToolFile['tool']): ReadyTool => ({ family: tool.family, run: compileTool(tool) });

/** Loads and checks a service's tools; every fault of every file is listed before anything is served. */
export async function loadTools(directory: URL): Promise<readonly ToolFile[]> {
  const tools = await discoverTools(directory);
  assertSound(tools);
  return tools;
}

/** Throws with every fault of every file that can be seen without a call. */
function assertSound(tools: readonly ToolFile[]): void {
  const faults = [
    ...tools.flatMap(({ file, tool }) => checkTool(tool, file).map((fault) => `${tool.name}: ${fault}`)),
    ...duplicates(tools.map(({ tool }) => tool.name)).map((name) => `${name}: two files define it`),
  ];
  if (faults.length > 0) throw new Error(`The tools cannot be served:\n  ${faults.join('\n  ')}`);
}

const duplicates = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);
