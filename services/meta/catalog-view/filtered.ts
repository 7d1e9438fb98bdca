import type { CatalogEntry } from '@cuspal/catalog';
import { say } from './catalog-view.messages.ts';
import { needsText } from './needs.ts';

export type Filter = Partial<Pick<CatalogEntry, 'family' | 'phase' | 'system'>>;

/** The tools that meet every condition of the filter. */
export function filtered(filter: Filter, tools: readonly CatalogEntry[]): readonly CatalogEntry[] {
  return tools.filter(
    ({ family, phase, system }) =>
      (filter.family ?? family) === family && (filter.phase ?? phase) === phase && (filter.system ?? system) === system,
  );
}

export function filteredLines(filter: Filter, found: readonly CatalogEntry[]): readonly string[] {
  const conditions = Object.entries(filter).map(([key, value]) => `${key}=${value}`);
  return [
    'TOOL CATALOG',
    `Filter: ${conditions.join(', ')}`,
    `${found.length} tools`,
    ...(found.length === 0 ? [say.noneMeets()] : found.map(toolLine)),
  ];
}

function toolLine(tool: CatalogEntry): string {
  const remarks = [`after: ${needsText(tool)}`, ...attribution(tool)];
  return `- ${tool.name} [${tool.system}] ${tool.purpose} | ${remarks.join(' | ')}`;
}

function attribution({ system }: CatalogEntry): readonly string[] {
  if (system === 'extension') return [say.attribution({ whose: 'EXTENSION' })];
  return system === 'kp' || system === 'meta' ? [] : [say.attribution({ whose: 'OTHER_SYSTEM' })];
}

/** What programs get of each tool of a filtered list. */
export const filteredData = (found: readonly CatalogEntry[]) =>
  found.map(({ name, title, family, phase, system, purpose, needs }) => ({
    name,
    title,
    family,
    phase,
    system,
    purpose,
    needs,
    available: true,
  }));
