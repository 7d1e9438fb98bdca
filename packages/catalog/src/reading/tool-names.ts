import { ANSWER_TOOL, toolByName } from '../catalog.ts';
import { toolsInSets } from '../toolsets/toolsets.ts';

/** How a tool is called by a reader whose list may not hold it. */
export type CallOf = (tool: string) => string;

/** First sentence of a text that names tools plainly, for a caller whose toolsets hide some of them; empty for others. */
export const hiddenToolsNote = (toolsets: readonly string[]): readonly string[] =>
  toolsets.length === 0
    ? []
    : ['A tool named here that your list does not hold is called through call_tool, with its name and its arguments.'];

/** Names the tool itself where the caller's toolsets hold it or the caller has every tool; else `call_tool` with its name. */
export function callsWith(toolsets: readonly string[]): CallOf {
  if (toolsets.length === 0) return (tool) => tool;
  const listed = new Set([...toolsInSets(toolsets), ANSWER_TOOL.name]);
  return (tool) => (listed.has(tool) ? tool : `call_tool ${tool}`);
}

/** The name of a tool, with its system where that is not kp: no reader takes it for KP evidence. */
export function labelled(tool: string): string {
  const system = toolByName(tool)?.system;
  return system === undefined || system === 'kp' ? tool : `${tool} [${system}]`;
}
