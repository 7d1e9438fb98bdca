import { z } from 'zod';

/** The part of JSON Schema that zod writes for the inputs and outputs of tools. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean | null;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  /** From zod's readonly(). */
  readonly readOnly?: boolean;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  /** Ours, from `.meta()`: other accepted names of this object's properties. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Ours, from `.meta()`: further names of this object that are accepted and change nothing. */
  readonly unread?: readonly string[];
  /** Ours, from `.meta()`: lists of tools leave out this argument, or these members of it; the documents show them. */
  readonly unlisted?: true | readonly string[];
  /** Ours, from `.meta()`: one of this and `time_zone` must be sent; no client reads that, so the parser checks it. */
  readonly orTimeZone?: boolean;
  /** birth_place may stand in for this one. */
  readonly orBirthPlace?: boolean;
}

const inputs = new WeakMap<z.ZodType, JsonSchema>();

/** What zod says of a schema: of what may be sent (`input`, found once) or of what is returned (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const known = io === 'input' ? inputs.get(schema) : undefined;
  if (known) return known;
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io });
  if (io === 'input') inputs.set(schema, json as JsonSchema);
  return json as JsonSchema;
}
