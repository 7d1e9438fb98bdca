import type { ToolEntry } from '@cuspal/tool-kit';
import { FULL_SPINE } from '../../packages/catalog/src/full-spine.ts';
import { FAMILIES, SERVICES, type ServiceName } from '../../packages/catalog/src/taxonomy.ts';
import { json, settle, textOf } from './files.ts';
import { loadAllTools } from './tools.ts';

// The first step of `npm run generate`. The meta-tools read the catalogue while they load and state its size, so the
// tools that compute are written before, and what is derived of all tools is made by a second process (derived.ts).
const CATALOG_FOLDER = 'packages/catalog/tools';
const ORDER_FILE = 'packages/catalog/order.json';
const META = 'meta';

const before = JSON.parse((await textOf(ORDER_FILE)) ?? '[]') as readonly string[];
const computing = await entriesOf(SERVICES.filter((service) => service !== META));
let changed = await settle(await catalogue([...computing, ...(await metaBefore())]), []);
const entries = [...computing, ...(await entriesOf([META]))];
changed += await settle(await catalogue(entries), [CATALOG_FOLDER]);
process.stdout.write(`${entries.length} tools; ${changed} files of the catalogue written\n`);

async function entriesOf(services: readonly ServiceName[]): Promise<readonly ToolEntry[]> {
  return (await loadAllTools(services)).map(({ entry }) => entry);
}

/** The entries of the meta-tools as they were written last. */
async function metaBefore(): Promise<readonly ToolEntry[]> {
  const texts = await Promise.all(before.map((name) => textOf(fileOf(name))));
  const known = texts.filter((text) => text !== null).map((text) => JSON.parse(text) as ToolEntry);
  return known.filter(({ service }) => service === META);
}

async function catalogue(tools: readonly ToolEntry[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map([[ORDER_FILE, await json(catalogueOrder(tools, before))]]);
  for (const tool of tools) files.set(fileOf(tool.name), await json(tool));
  return files;
}

function fileOf(name: string): string {
  return `${CATALOG_FOLDER}/${name}.json`;
}

/**
 * The names of all tools in the order of `tools/list`: meta-tools, the spine of the full reading, then family by family.
 * Within its family a tool keeps the place that it had; a new one comes last. What is not listed has no place.
 */
function catalogueOrder(tools: readonly ToolEntry[], known: readonly string[]): readonly string[] {
  const listed = tools.filter(({ beyond }) => !beyond);
  const familyOf = new Map(listed.map(({ name, family }) => [name, family]));
  const lost = FULL_SPINE.filter((name) => !familyOf.has(name));
  if (lost.length > 0) throw new Error(`The full spine names tools that no file defines: ${lost.join(', ')}`);
  const names = [...new Set([...known, ...familyOf.keys()])];
  const inFamilies = FAMILIES.flatMap((family) => names.filter((name) => familyOf.get(name) === family));
  const meta = inFamilies.filter((name) => familyOf.get(name) === 'meta');
  return [...new Set([...meta, ...FULL_SPINE, ...inFamilies])];
}
