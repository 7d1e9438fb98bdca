import { SERVER_INFO_META_KEY } from '@modelcontextprotocol/server';
import { listedTool, type ListedTool } from '../catalog/listed-tool.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { freeze, type FrozenJson } from './frozen-json.ts';
import { SERVER_INFO } from './identity.ts';
import type { Era } from './recognise.ts';

/** How long a client may keep the list; it is the same for every caller. */
export const LIST_CACHE = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** tools/list, written once for each state of the catalogue: one page, every tool, both eras. */
export class ToolList {
  #tools: readonly ListedTool[] = [];
  #frozen: Readonly<Record<Era, FrozenJson>>;

  constructor(private readonly catalogue: ToolCatalogue) {
    this.#frozen = this.#write();
    catalogue.onChange(() => (this.#frozen = this.#write()));
  }

  get tools(): readonly ListedTool[] {
    return this.#tools;
  }

  /** The whole reply but for its end, `"id":…}`. */
  frozen(era: Era): FrozenJson {
    return this.#frozen[era];
  }

  #write(): Readonly<Record<Era, FrozenJson>> {
    this.#tools = this.catalogue.tools.map(listedTool);
    const modern = { resultType: 'complete', ...LIST_CACHE, _meta: { [SERVER_INFO_META_KEY]: SERVER_INFO } };
    return { legacy: replyTo({ tools: this.#tools }), modern: replyTo({ tools: this.#tools, ...modern }) };
  }
}

const replyTo = (result: object): FrozenJson => freeze(`{"jsonrpc":"2.0","result":${JSON.stringify(result)},`);
