import { SERVER_INFO_META_KEY } from '@modelcontextprotocol/server';
import { toolsInSets } from '@cuspal/catalog';
import { listedTool, withView, type ListedTool } from '../catalog/listed-tool.ts';
import type { ToolEntry } from '../catalog/entry.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { SET_TOOLS } from '../toolsets/definitions.ts';
import type { Choice } from '../toolsets/selection.ts';
import { freeze, freezeOnDemand, type FrozenJson } from '../http/frozen-json.ts';
import { SERVER_INFO } from './identity.ts';
import { LruCache } from '../core/lru-cache.ts';
import type { Era } from './recognise.ts';

/** How long a client may keep the list; it is the same for every caller. */
export const LIST_CACHE = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** Lists of sets that are kept; together they take less than a list of all tools for each. */
const KEPT_LISTS = 64;

/** A tool as a list shows it. */
interface Written {
  readonly tool: ListedTool;
  /** Written once, whichever lists it stands in. */
  readonly json: string;
}

interface Entry {
  readonly name: string;
  readonly plain: Written;
  /** With a link to its page: for clients that show pages beside results. */
  readonly viewed: Written;
  /** The outline of its result, which only lists for structured results name. */
  readonly outputSchema: object | undefined;
}

const written = (tool: ListedTool): Written => ({ tool, json: JSON.stringify(tool) });
function entryOf(entry: ToolEntry): Entry {
  const { outputSchema } = entry;
  const tool = listedTool(entry);
  return { name: tool.name, plain: written(tool), viewed: written(withView(tool)), outputSchema };
}
const OF_SETS = SET_TOOLS.map(entryOf);

/** Which list a caller gets, apart from a set of tools. */
export interface ListKind {
  readonly era: Era;
  /** Whether it links tools to their pages. */
  readonly apps: boolean;
}

/**
 * tools/list, written once for each state of the catalogue: one page, every tool, both eras, and in the newer one with
 * links to pages and without. The lists of sets of tools are joined of the same entries when they are first asked for.
 */
export class ToolList {
  #entries: readonly Entry[] = [];
  #ofSets: readonly Entry[] = OF_SETS;
  #byName: ReadonlyMap<string, Entry> = new Map();
  #frozen: Readonly<Record<string, FrozenJson>> = {};
  readonly #sets = new LruCache<FrozenJson>(KEPT_LISTS);

  /** `freezeAll` makes the lists of all tools: small for many callers, quickly for one. */
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

  tools(choice: Choice = {}, apps = false): readonly ListedTool[] {
    return this.#selected(choice).map((entry) => formOf(entry, apps, choice).tool);
  }

  /** A tool as the plain list shows it, as JSON; undefined when there is none of that name. */
  definition(name: string): string | undefined {
    return this.#byName.get(name)?.plain.json;
  }

  /** The whole reply but for its end, `"id":…}`. */
  frozen(kind: ListKind, choice: Choice = {}): FrozenJson {
    const { selection, structured } = choice;
    const all = this.#frozen[keyOf(kind)];
    if (selection === undefined && structured === undefined && all) return all;
    const key = `${keyOf(kind)} ${structured} ${selection?.cacheScope} ${selection?.toolsets.join()}`;
    return this.#sets.get(key, () => freezeOnDemand(reply(kind, this.#selected(choice), choice)));
  }

  /** In catalogue order; what sets alone list after the meta-tools, where lists that are cut keep it. */
  #selected({ selection }: Choice): readonly Entry[] {
    if (selection === undefined) return this.#entries;
    const inSets = toolsInSets(selection.toolsets);
    const chosen = this.#entries.filter(({ name }) => inSets.has(name));
    const head = chosen.findIndex(({ plain }) => plain.tool._meta.system !== 'meta');
    const at = head < 0 ? chosen.length : head;
    return [...chosen.slice(0, at), ...this.#ofSets, ...chosen.slice(at)];
  }

  #write(): Readonly<Record<string, FrozenJson>> {
    const { tools, callable } = this.catalogue;
    this.#entries = tools.map(entryOf);
    this.#ofSets = [
      ...callable.filter(({ beyond, address }) => beyond && address === undefined).map(entryOf),
      ...OF_SETS,
    ];
    this.#byName = new Map([...this.#entries, ...this.#ofSets].map((entry) => [entry.name, entry]));
    this.#sets.clear();
    return Object.fromEntries(KINDS.map((kind) => [keyOf(kind), this.#freeze(kind)]));
  }

  /** What says the same is not compressed anew: at a start every service offers what is known of it already. */
  #freeze(kind: ListKind): FrozenJson {
    const head = reply(kind, this.#entries, {});
    const before = this.#frozen[keyOf(kind)];
    const [said] = before?.body('identity', '').parts ?? [];
    return before && said?.equals(Buffer.from(head)) ? before : this.freezeAll(head);
  }
}

/** The lists that are asked for most; one of the initialize era always has the links. */
const KINDS: readonly ListKind[] = [
  { era: 'legacy', apps: true },
  { era: 'modern', apps: false },
  { era: 'modern', apps: true },
];

const keyOf = ({ era, apps }: ListKind): string => `${era} ${apps}`;

function formOf({ plain, viewed, outputSchema }: Entry, apps: boolean, { structured }: Choice): Written {
  const form = apps ? viewed : plain;
  return structured && outputSchema ? written({ ...form.tool, outputSchema }) : form;
}

/** Cache hints of a list: one that depends on what the client says of itself is private to it. */
export const listCache = (apps: boolean, { selection, structured }: Choice = {}) => ({
  ...LIST_CACHE,
  ...((apps || selection?.cacheScope === 'private' || structured === 'private') && { cacheScope: 'private' as const }),
});

const MODERN_META = JSON.stringify({ [SERVER_INFO_META_KEY]: SERVER_INFO });

function reply({ era, apps }: ListKind, entries: readonly Entry[], choice: Choice): string {
  const tools = entries.map((entry) => formOf(entry, apps, choice).json).join();
  const { ttlMs, cacheScope } = listCache(apps, choice);
  const cache = `"resultType":"complete","ttlMs":${ttlMs},"cacheScope":"${cacheScope}"`;
  const modern = era === 'modern' ? `,${cache},"_meta":${MODERN_META}` : '';
  return `{"jsonrpc":"2.0","result":{"tools":[${tools}]${modern}},`;
}
