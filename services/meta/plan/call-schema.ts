import { toolByName } from '@cuspal/catalog';
import { z } from 'zod';

const schema = z.object({
  properties: z
    .record(
      z.string(),
      z.object({
        minimum: z.number().optional(),
        maximum: z.number().optional(),
        maxItems: z.number().optional(),
        description: z.string().optional(),
      }),
    )
    .default({}),
  required: z.array(z.string()).default([]),
});

/** What the descriptor of a tool says of one argument. */
export interface ArgumentBounds {
  readonly required: boolean;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly maxItems?: number | undefined;
}

const found = new Map<string, ReadonlyMap<string, ArgumentBounds>>();

/** The arguments of a tool by their names, from its descriptor. */
export function argumentsTaken(tool: string): ReadonlyMap<string, ArgumentBounds> {
  const known = found.get(tool) ?? readArguments(tool);
  found.set(tool, known);
  return known;
}

function readArguments(tool: string): ReadonlyMap<string, ArgumentBounds> {
  const { properties, required } = schema.parse(toolByName(tool)?.inputSchema ?? {});
  return new Map(
    Object.entries(properties).map(([name, bounds]) => [name, { ...bounds, required: required.includes(name) }]),
  );
}
