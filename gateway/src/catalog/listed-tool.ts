import { briefInput, outlineOf } from './brief-schema.ts';
import type { ToolEntry } from './entry.ts';

/** What tools do to the world: nothing. Of a tool that only reads, the protocol gives idempotentHint no meaning. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  openWorldHint: false,
} as const;

/** A catalogue entry as tools/list shows it (interface §2). */
export function listedTool(entry: ToolEntry) {
  const { name, title, description, family, phase, system, maxResultChars } = entry;
  return {
    name,
    title,
    description: description ?? title,
    inputSchema: { ...briefInput(entry.inputSchema ?? { additionalProperties: false }), type: 'object' as const },
    ...(entry.structured && entry.outputSchema ? { outputSchema: outlineOf(entry.outputSchema) } : {}),
    annotations: ANNOTATIONS,
    _meta: {
      family,
      phase,
      system,
      // Keeps the three tools that explain the others in view of clients that load tools on demand.
      ...(system === 'meta' ? { 'anthropic/alwaysLoad': true } : {}),
      // Clients that cut long results leave these whole up to here.
      ...(maxResultChars === undefined ? {} : { 'anthropic/maxResultSizeChars': maxResultChars }),
    },
  };
}

export type ListedTool = ReturnType<typeof listedTool>;
