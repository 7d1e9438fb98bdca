import type { ToolEntry } from '@cuspal/tool-kit';
import { FULL_SPINE } from '../../packages/catalog/src/full-spine.ts';
import { FAMILIES } from '../../packages/catalog/src/taxonomy.ts';
import { json, settle, textOf } from './files.ts';
import { builtTools } from './tools.ts';

// The first step of `npm run generate`: the meta-tools read the catalogue while they load, so what is derived of all
// tools is made by a second process (derived.ts), which finds it written.
const CATALOG_FOLDER = 'packages/catalog/tools';
const ORDER_FILE = 'packages/catalog/order.json';

const entries = (await builtTools()).map(({ entry }) => entry);
const before = JSON.parse((await textOf(ORDER_FILE)) ?? '[]') as readonly string[];
const files = new Map([[ORDER_FILE, await json(catalogueOrder(entries, before))]]);
for (const entry of entries) files.set(`${CATALOG_FOLDER}/${entry.name}.json`, await json(entry));
const changed = await settle(files, [CATALOG_FOLDER]);
process.stdout.write(`${entries.length} tools; ${changed} files of the catalogue written\n`);

/**
 * The names of all tools in the order of `tools/list`: meta-tools, the spine of the full reading, then family by family.
 * Within its family a tool keeps the place that it had; a new one comes last.
 */
function catalogueOrder(tools: readonly ToolEntry[], known: readonly string[]): readonly string[] {
  const familyOf = new Map(tools.map(({ name, family }) => [name, family]));
  const lost = FULL_SPINE.filter((name) => !familyOf.has(name));
  if (lost.length > 0) throw new Error(`The full spine names tools that no file defines: ${lost.join(', ')}`);
  const names = [...new Set([...known, ...familyOf.keys()])];
  const inFamilies = FAMILIES.flatMap((family) => names.filter((name) => familyOf.get(name) === family));
  const meta = inFamilies.filter((name) => familyOf.get(name) === 'meta');
  return [...new Set([...meta, ...FULL_SPINE, ...inFamilies])];
}
