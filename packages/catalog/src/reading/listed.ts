import { toolsInSets } from '../toolsets/toolsets.ts';

/** How a tool is called by a reader whose list may not hold it. */
export type CallOf = (tool: string) => string;

/** What a text that names tools plainly says first to a caller whose sets hide some of them; nothing to others. */
export const hiddenToolsNote = (toolsets: readonly string[]): readonly string[] =>
  toolsets.length === 0
    ? []
    : ['A tool named here that your list does not hold is called through call_tool, with its name and its arguments.'];

/** By its own name where the sets of the caller hold it, or the caller has every tool; else through `call_tool`. */
export function callsWith(toolsets: readonly string[]): CallOf {
  if (toolsets.length === 0) return (tool) => tool;
  const listed = toolsInSets(toolsets);
  return (tool) => (listed.has(tool) ? tool : `call_tool ${tool}`);
}
