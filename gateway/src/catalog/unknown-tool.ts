import { nearestNames, nearestTools } from '@cuspal/catalog';
import type { ToolEntry } from './entry.ts';
import type { ToolCatalogue } from './tool-catalogue.ts';

/** The answer to a name that no tool has. */
export interface UnknownTool {
  readonly message: string;
  /** Tools that can be called instead, best first. */
  readonly nearest: readonly string[];
}

const SHOWN_CHARACTERS = 64;
const MOST_NEAREST = 5;

/** A name without a tool: one that is specified and not built yet is told apart from one that nobody knows. */
export function unknownTool(catalogue: ToolCatalogue, name: string): UnknownTool {
  const planned = catalogue.planned(name);
  if (planned) {
    const nearest = standIns(catalogue, planned);
    return { message: `${name} (${planned.title}) is not built yet. ${instead(nearest)}`, nearest };
  }
  const shown = name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}…` : name;
  const nearest = nearestTools(name, catalogue.tools, MOST_NEAREST);
  const hint = nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
  return { message: `Unknown tool: ${shown}.${hint} tools/list and get_tool_catalog name all tools.`, nearest };
}

const instead = (nearest: readonly string[]): string =>
  nearest.length === 0 ? 'tools/list names what can be called.' : `Nearest built tools: ${nearest.join(', ')}.`;

/** Tools to use in place of a planned one: its family first, then what it would have built on, then similar names. */
function standIns({ tools }: ToolCatalogue, planned: ToolEntry): readonly string[] {
  const built = tools.map(({ name }) => name);
  const kin = tools.filter(({ family }) => family === planned.family).map(({ name }) => name);
  const ordered = [
    ...nearestNames(planned.name, kin),
    ...(planned.needs ?? []).filter((name) => built.includes(name)),
    ...nearestNames(planned.name, built),
  ];
  return [...new Set(ordered)].slice(0, MOST_NEAREST);
}
