import type { JsonSchema } from '@cuspal/tool-kit';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * Compiles schemas of results, each object in them once for all that have it: rows, evidence and what the host adds stand
 * in hundreds, and compiling takes longer than checking. No published schema refers to others, so a name is free.
 */
export class SharedSchemas {
  // Making its code short takes longer than running it for some births.
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, inlineRefs: false, code: { optimize: false } });
  readonly #known = new Map<string, JsonSchema>();

  compile(schema: JsonSchema): ValidateFunction {
    return this.#ajv.compile(this.#inParts(schema));
  }

  #inParts({ description: _, properties, items, anyOf, additionalProperties, ...rest }: JsonSchema): JsonSchema {
    const each = (entries: Readonly<Record<string, JsonSchema>>) =>
      Object.fromEntries(Object.entries(entries).map(([name, inner]) => [name, this.#shared(inner)]));
    return {
      ...rest,
      ...(properties && { properties: each(properties) }),
      ...(items !== undefined && { items: this.#whatever(items) }),
      ...(anyOf && { anyOf: anyOf.map((inner) => this.#shared(inner)) }),
      ...(additionalProperties !== undefined && { additionalProperties: this.#whatever(additionalProperties) }),
    };
  }

  #whatever(schema: JsonSchema | boolean): JsonSchema | boolean {
    return typeof schema === 'object' ? this.#shared(schema) : schema;
  }

  #shared(schema: JsonSchema): JsonSchema {
    const parts = this.#inParts(schema);
    if (parts.properties === undefined) return parts;
    const key = JSON.stringify(parts);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const name = `part-${this.#known.size}`;
    this.#ajv.addSchema(parts, name);
    const reference = { $ref: name };
    this.#known.set(key, reference);
    return reference;
  }
}
