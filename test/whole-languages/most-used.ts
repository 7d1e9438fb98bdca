import { toolsetNamed } from '@cuspal/catalog';
import { MATTERS } from '../../services/meta/matters/matters.ts';

const COUNT = 60;

/** How many of the things that people ask about a tool answers. */
function mattersBy(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of MATTERS.flatMap(({ tools }) => tools)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The tools that are used most: those of the set that clients see first, then those that answer most questions. */
export function mostUsed(): readonly string[] {
  const byCount = [...mattersBy()].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  return [...new Set([...(toolsetNamed('core')?.tools ?? []), ...byCount])].slice(0, COUNT);
}
