import type { MessageInitShape } from '@bufbuild/protobuf';
import { readEntry } from '@cuspal/catalog/entry';
import type { ListToolsResponseSchema } from '@cuspal/proto';
import { catalogueEntry, hashOf } from '../catalogue-entry.ts';
import { checkTool, toolNameOfFile } from '../check-tool.ts';
import { loadTool, toolFilesIn, type ToolFile, discoverTools } from '../discover.ts';
import { compileTool, failedOutcome, type CompiledTool } from '../run-tool.ts';
import type { ServiceName } from '@cuspal/catalog/taxonomy';

export type ListToolsAnswer = MessageInitShape<typeof ListToolsResponseSchema>;

/** A tool that can be called. */
interface ReadyTool {
  readonly family: string;
  readonly run: CompiledTool;
}

/** The tools of a service. */
export interface ServiceTools {
  readonly names: readonly string[];
  has(name: string): boolean;
  /**
   * Returns at once where the tool's code has been read; the name must be one that `has` knows. Never rejects: calls of
   * a tool that cannot be read fail.
   */
  find(name: string): ReadyTool | Promise<ReadyTool>;
  /** Everything, or the hash alone when the caller knows it. */
  list(knownHash: string): Promise<ListToolsAnswer>;
}

/** Tools whose code has been read. */
export function readyTools(files: readonly ToolFile[], service: ServiceName): ServiceTools {
  const ready = new Map(files.map(({ tool }) => [tool.name, { family: tool.family, run: compileTool(tool) }]));
  const entries = files.map(({ tool }) => catalogueEntry(tool, service));
  return {
    names: [...ready.keys()],
    has: (name) => ready.has(name),
    find: (name) => ready.get(name) ?? unreadable(name, 'there is no such tool'),
    list: listing(() => Promise.resolve(entries)),
  };
}

/**
 * Tools whose code is read with their first call, as a folder has them. Until then the catalogue says what they are; a
 * tool that it does not have is read to be listed. Throws where two files are of one name.
 */
export async function toolsOnCall(directory: URL, service: ServiceName): Promise<ServiceTools> {
  const files = await toolFilesIn(directory);
  const fileOf = new Map(files.map((file) => [toolNameOfFile(file), file]));
  if (fileOf.size < files.length) throw new Error(`Two tools in ${directory.pathname} have the same file name.`);
  const known = new Map<string, ReadyTool | Promise<ReadyTool>>();
  const read = async (name: string): Promise<ReadyTool> => {
    try {
      const file = fileOf.get(name) ?? '';
      const tool = await loadTool(file);
      assertSound([{ file, tool }]);
      const ready = { family: tool.family, run: compileTool(tool) };
      known.set(name, ready);
      return ready;
    } catch (fault) {
      // A later call tries again.
      known.delete(name);
      return unreadable(name, fault);
    }
  };
  return {
    names: [...fileOf.keys()],
    has: (name) => fileOf.has(name),
    find(name) {
      const found = known.get(name);
      if (found) return found;
      const reading = read(name);
      known.set(name, reading);
      return reading;
    },
    list: listing(() =>
      Promise.all(files.map(async (file) => published(file, service) ?? catalogueEntry(await loadTool(file), service))),
    ),
  };
}

/** What of a tool is listed, and changes with anything of it. */
interface Listed {
  readonly name: string;
  readonly hash?: string;
}

/** The entry of the catalogue, where it has the tool as one of this service. */
function published(file: string, service: ServiceName): Listed | undefined {
  try {
    const entry = readEntry(toolNameOfFile(file));
    return entry.built && entry.service === service ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Gateways ask every few seconds, and know the hash but for the first time: the entries are not kept. */
function listing(entries: () => Promise<readonly Listed[]>): ServiceTools['list'] {
  let known: string | undefined;
  return async (knownHash) => {
    if (known !== undefined && known === knownHash) return { hash: known };
    const all = await entries();
    known = hashOf(all.map(({ hash }) => hash).join());
    if (known === knownHash) return { hash: known };
    return {
      hash: known,
      tools: all.map((entry) => ({ name: entry.name, entryJson: Buffer.from(JSON.stringify(entry)) })),
    };
  };
}

const unreadable = (name: string, fault: unknown): ReadyTool => ({
  family: 'none',
  run: (_, { requestId }) =>
    Promise.resolve(failedOutcome(new Error(`${name} cannot be read`, { cause: fault }), requestId)),
});

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
