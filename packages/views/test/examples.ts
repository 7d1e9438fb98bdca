import { exampleOf } from '@cuspal/catalog';
import { drawFigure, VIEW_FIGURES } from '@cuspal/figures';
import type { JsonObject } from '../src/page/json.ts';
import type { Shown } from '../src/page/reasons/reasons.ts';

/** The committed example of a tool, as the page gets it. */
export function exampleShown(tool: string): Shown {
  const { answer, arguments: args } = exampleOf(tool);
  return { tool, values: answer as JsonObject, args };
}

export const TOOLS = Object.keys(VIEW_FIGURES);

const KINDS =
  /data-figure="(birth-chart|divisional-chart|dasha-timeline|window-strip|ashtakavarga|shadbala|promise-matrix|matching|transits)"/;

/** The tools in whose figures a part can be chosen to read why it is so. */
export const EXPLAINED = TOOLS.filter((tool) => KINDS.test(drawFigure(tool, exampleShown(tool).values)?.svg ?? ''));
