import { SERVER_INFO_META_KEY } from '@modelcontextprotocol/server';
import { toolsInSets } from '@cuspal/catalog';
import { listedTool, type ListedTool } from '../catalog/listed-tool.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { SET_TOOLS } from '../toolsets/definitions.ts';
import type { View } from '../toolsets/view.ts';
import { freeze, freezeOnDemand, type FrozenJson } from './frozen-json.ts';
import { SERVER_INFO } from './identity.ts';
import { Kept } from './kept.ts';
import type { Era } from './recognise.ts';

/** How long a client may keep the list; it is the same for every caller. */
export const LIST_CACHE = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** Lists of sets that are kept; together they take less than a list of all tools for each. */
const KEPT_LISTS = 64;

interface Entry {
  readonly tool: ListedTool;
  /** Written once, whichever lists it stands in. */
  readonly json: string;
}

const entryOf = (tool: ListedTool): Entry => ({ tool, json: JSON.stringify(tool) });
const OF_SETS = SET_TOOLS.map((entry) => entryOf(listedTool(entry)));

/**
 * tools/list, written once for each state of the catalogue: one page, every tool, both eras. The lists of sets of tools
 * are joined of the same entries when they are first asked for.
 */
export class ToolList {
  #entries: readonly Entry[] = [];
  #byName: ReadonlyMap<string, Entry> = new Map();
  #frozen: Readonly<Record<Era, FrozenJson>>;
  readonly #sets = new Kept<FrozenJson>(KEPT_LISTS);

  /** `freezeAll` makes the lists of all tools: at once and small for many callers, on demand for one. */
  constructor(
    private readonly catalogue: ToolCatalogue,
    private readonly freezeAll = freeze,
  ) {
    this.#frozen = this.#write();
    catalogue.onChange(() => (this.#frozen = this.#write()));
  }

  /** Names that can be described, best known first. */
  get names(): readonly string[] {
    return [...this.#byName.keys()];
  }

  tools(view?: View): readonly ListedTool[] {
    return this.#inView(view).map(({ tool }) => tool);
  }

  /** A tool as the list shows it, as JSON; undefined when there is none of that name. */
  definition(name: string): string | undefined {
    return this.#byName.get(name)?.json;
  }

  /** The whole reply but for its end, `"id":…}`. */
  frozen(era: Era, view?: View): FrozenJson {
    if (view === undefined) return this.#frozen[era];
    const { cacheScope, toolsets } = view;
    const key = `${era} ${cacheScope} ${toolsets.join()}`;
    return this.#sets.get(key, () => freezeOnDemand(reply(era, this.#inView(view), cacheScope)));
  }

  /** In catalogue order; the two tools of the sets after the meta-tools, where lists that are cut keep them. */
  #inView(view: View | undefined): readonly Entry[] {
    if (view === undefined) return this.#entries;
    const inSets = toolsInSets(view.toolsets);
    const chosen = this.#entries.filter(({ tool }) => inSets.has(tool.name));
    const head = chosen.findIndex(({ tool }) => tool._meta.system !== 'meta');
    const at = head < 0 ? chosen.length : head;
    return [...chosen.slice(0, at), ...OF_SETS, ...chosen.slice(at)];
  }

  #write(): Readonly<Record<Era, FrozenJson>> {
    this.#entries = this.catalogue.tools.map((entry) => entryOf(listedTool(entry)));
    this.#byName = new Map([...this.#entries, ...OF_SETS].map((entry) => [entry.tool.name, entry]));
    this.#sets.clear();
    const of = (era: Era): FrozenJson => this.freezeAll(reply(era, this.#entries, LIST_CACHE.cacheScope));
    return { legacy: of('legacy'), modern: of('modern') };
  }
}

const MODERN_META = JSON.stringify({ [SERVER_INFO_META_KEY]: SERVER_INFO });

function reply(era: Era, entries: readonly Entry[], cacheScope: View['cacheScope']): string {
  const tools = entries.map(({ json }) => json).join();
  const cache = `"resultType":"complete","ttlMs":${LIST_CACHE.ttlMs},"cacheScope":"${cacheScope}"`;
  const modern = era === 'modern' ? `,${cache},"_meta":${MODERN_META}` : '';
  return `{"jsonrpc":"2.0","result":{"tools":[${tools}]${modern}},`;
}
