import type { CatalogEntry } from '@cuspal/catalog';
import { say } from './catalog-view.messages.ts';

type Needing = Pick<CatalogEntry, 'name' | 'needs'>;

/** The tools that name this one among their needs, in catalogue order. */
export function dependentsOf(name: string, tools: readonly Needing[]): readonly string[] {
  return tools.filter((tool) => tool.needs.includes(name)).map((tool) => tool.name);
}

/** What is wrong with the needs of a catalogue: names that no tool has, and circles. */
export function faultsOfNeeds(tools: readonly Needing[]): readonly string[] {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const faults: string[] = [];
  const cleared = new Set<string>();

  function follow(name: string, path: readonly string[]): void {
    if (cleared.has(name)) return;
    const tool = byName.get(name);
    if (!tool) faults.push(`${path.at(-1) ?? ''} needs ${name}, which is no tool`);
    else if (path.includes(name)) faults.push(`${[...path, name].join(' needs ')}: a circle`);
    else for (const need of tool.needs) follow(need, [...path, name]);
    cleared.add(name);
  }

  for (const { name } of tools) follow(name, []);
  return faults;
}

const LATER_PHASES: readonly CatalogEntry['phase'][] = [
  'timing',
  'transit',
  'verification',
  'advanced',
  'synthesis',
  'standalone',
];

/** Needs as printed; a tool that reads a birth chart late in a reading is never the first call. */
export function needsText({ needs, birth, phase }: CatalogEntry): string {
  if (needs.length > 0) return needs.join(', ');
  const isAdvised = birth === 'required' && LATER_PHASES.includes(phase);
  return say.needsNothing({ advised: isAdvised ? 'PROFILE' : 'NONE' });
}
