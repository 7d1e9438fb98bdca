import { exampleOf } from '@cuspal/catalog';
import { FIGURES } from '@cuspal/figures';
import type { JsonObject } from '../src/page/json.ts';
import type { Shown } from '../src/page/reasons/reasons.ts';

/** The committed example of a tool, as the page gets it. */
export function exampleShown(tool: string): Shown {
  const { answer, arguments: args } = exampleOf(tool);
  return { tool, values: answer as JsonObject, args };
}

export const TOOLS = Object.keys(FIGURES);
