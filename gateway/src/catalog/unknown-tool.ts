import { nearestTools } from '@cuspal/catalog';
import type { ToolCatalogue } from './tool-catalogue.ts';

/** The answer to a name that no tool has. */
export interface UnknownTool {
  readonly message: string;
  /** Tools that can be called instead, best first. */
  readonly nearest: readonly string[];
}

/** How often the nearest names are still looked for, which takes a millisecond. */
export interface Hints {
  left: number;
}

const SHOWN_CHARACTERS = 64;
const MOST_NEAREST = 5;

/** Says that no tool has the name, and which names come near it, as long as hints are left. */
export function unknownTool(
  { callable }: Pick<ToolCatalogue, 'callable'>,
  name: string,
  hints: Hints = { left: 1 },
): UnknownTool {
  const shown = name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}…` : name;
  const nearest = hints.left > 0 ? nearestTools(name, callable, MOST_NEAREST) : [];
  hints.left -= 1;
  const hint = nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
  return { message: `Unknown tool: ${shown}.${hint} tools/list and get_tool_catalog name all tools.`, nearest };
}
