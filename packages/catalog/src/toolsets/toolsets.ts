import { CATALOG } from '../catalog.ts';
import type { CatalogEntry } from '../entry.ts';
import type { ListedFamily } from '../taxonomy.ts';
import { CURATED } from './curated.ts';
import { FAMILY_TEXTS } from './families.ts';
import type { Toolset } from './toolset.ts';

const FAMILIES = Object.keys(FAMILY_TEXTS) as readonly ListedFamily[];

/** Curated sets first, then each family under its own name. */
export const TOOLSETS: readonly Toolset[] = [
  ...Object.entries(CURATED).map(([name, { title, description, families = [], tools = [] }]) => ({
    name,
    title,
    description,
    tools: inOrder((tool) => families.some((family) => family === tool.family) || tools.includes(tool.name)),
  })),
  ...FAMILIES.map((family) => ({
    name: family.replaceAll(' ', '-'),
    ...FAMILY_TEXTS[family],
    tools: inOrder((tool) => tool.family === family),
  })),
];

const BY_NAME: ReadonlyMap<string, Toolset> = new Map(TOOLSETS.map((set) => [set.name, set]));

/** The set that a name means: letters of either case; words joined by spaces, hyphens or underscores. */
export const toolsetNamed = (name: string): Toolset | undefined =>
  BY_NAME.get(name.trim().toLowerCase().replaceAll(/[ _]+/g, '-'));

/** The tools of several sets together; names that mean no set add none. */
export const toolsInSets = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => toolsetNamed(name)?.tools ?? []));

function inOrder(belongs: (tool: CatalogEntry) => boolean): readonly string[] {
  return CATALOG.filter(belongs).map(({ name }) => name);
}
