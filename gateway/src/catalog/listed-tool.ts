import { hasView, VIEW_URI } from '@cuspal/views';
import { briefInput } from './brief-schema.ts';
import type { ToolEntry } from './entry.ts';

/** Tools change nothing in the world, and answer the same again. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** A catalogue entry as tools/list shows it (ADR 26). */
export function listedTool(entry: ToolEntry) {
  const { name, title, description, family, phase, system, maxResultChars } = entry;
  return {
    name,
    title,
    description: description ?? title,
    inputSchema: {
      ...briefInput(entry.inputSchema ?? { additionalProperties: false }, entry.unlisted),
      type: 'object' as const,
    },
    annotations: { title, ...ANNOTATIONS },
    _meta: {
      family,
      phase,
      system,
      // Keeps the tools that explain the others, or spare them, in view of clients that load tools on demand.
      ...(system === 'meta' || entry.beyond ? { 'anthropic/alwaysLoad': true } : {}),
      // Clients that cut long results leave these whole up to here.
      ...(maxResultChars === undefined ? {} : { 'anthropic/maxResultSizeChars': maxResultChars }),
    },
  };
}

export type ListedTool = ReturnType<typeof listedTool> & {
  readonly outputSchema?: object;
  readonly _meta: { readonly ui?: typeof VIEW_LINK };
};

/** Link to the page. It names no `visibility`, so both the model and the page may call the tool. */
const VIEW_LINK = { resourceUri: VIEW_URI } as const;

/** The same for clients that show pages beside results: with a link to the page where the tool has one. */
export const withView = (tool: ListedTool): ListedTool =>
  hasView(tool.name) ? { ...tool, _meta: { ...tool._meta, ui: VIEW_LINK } } : tool;
