import { toolByName } from '@cuspal/catalog';
import { readInputSchema } from './input-schema.ts';

/** What the descriptor of a tool says of one argument. */
export interface ArgumentBounds {
  readonly required: boolean;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly maxItems?: number | undefined;
}

const found = new Map<string, ReadonlyMap<string, ArgumentBounds>>();

/** The arguments of a tool by their names, from its descriptor; read once, because every plan asks for many. */
export function argumentsTaken(tool: string): ReadonlyMap<string, ArgumentBounds> {
  const known = found.get(tool) ?? readArguments(tool);
  found.set(tool, known);
  return known;
}

function readArguments(tool: string): ReadonlyMap<string, ArgumentBounds> {
  const { properties, required } = readInputSchema(toolByName(tool)?.inputSchema ?? {});
  return new Map(
    Object.entries(properties).map(([name, bounds]) => [name, { ...bounds, required: required.includes(name) }]),
  );
}
