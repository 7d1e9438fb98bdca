import type { MessageInitShape } from '@bufbuild/protobuf';
import { hashOf, hashOfAll } from '@cuspal/catalog/entry';
import type { ListToolsResponseSchema } from '@cuspal/proto';
import type { CompiledTool } from '../run-tool.ts';

export type ListToolsAnswer = MessageInitShape<typeof ListToolsResponseSchema>;

/** A tool that can be called. */
export interface ReadyTool {
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

/** What of a tool is listed, and changes with anything of it. */
export interface Listed {
  readonly name: string;
  readonly hash?: string;
}

/** Gateways ask every few seconds, and know the hash but for the first time: the entries are not kept. */
export function listing(entries: () => Promise<readonly Listed[]>): ServiceTools['list'] {
  let known: string | undefined;
  return async (knownHash) => {
    if (known !== undefined && known === knownHash) return { hash: known };
    const all = await entries();
    known = hashOfAll(all) ?? hashOf(JSON.stringify(all));
    if (known === knownHash) return { hash: known };
    return {
      hash: known,
      tools: all.map((entry) => ({ name: entry.name, entryJson: Buffer.from(JSON.stringify(entry)) })),
    };
  };
}
