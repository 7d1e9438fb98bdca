import { describe, expect, it } from 'vitest';
import { Ajv } from 'ajv';
import { z } from 'zod';
import { acceptedBirthInput, birthInput } from '../inputs/birth.ts';
import { personInput } from '../inputs/person.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { lintInput } from './lint.ts';
import { portableInput } from './portable.ts';
import { outlineOf, publishedOutput } from './published-output.ts';

const published = (schema: z.ZodObject): JsonSchema => portableInput(jsonSchemaOf(schema, 'input'));

describe('the published input schema', () => {
  it('lists the birth parameters in few bytes', () => {
    const schema = published(birthInput);
    expect(schema.required).toEqual(['birth_datetime', 'latitude', 'longitude']);
    expect(Object.keys(schema.properties ?? {})).toHaveLength(6);
    expect(Buffer.byteLength(JSON.stringify(schema))).toBeLessThanOrEqual(670);
    expect(Buffer.byteLength(JSON.stringify(published(acceptedBirthInput)))).toBeLessThanOrEqual(640);
  });

  it('says in the portable subset what zod says', () => {
    const schema = published(
      z.strictObject({
        planet: z.enum(['Sun', 'Moon']).meta({ description: 'lord' }),
        one: z.literal('only'),
        anka: z.literal([1, 2, 3]).optional(),
        count: z.int().default(4),
        over: z.number().gt(0).lte(3).meta({ description: 'size' }),
        houses: z.array(z.int().min(1).max(12)).min(1),
        person2: personInput,
      }),
    );
    expect(schema).toEqual({
      type: 'object',
      properties: {
        planet: { type: 'string', enum: ['Sun', 'Moon'], description: 'lord' },
        one: { type: 'string', enum: ['only'] },
        anka: { type: 'integer', minimum: 1, maximum: 3 },
        count: { type: 'integer', default: 4 },
        over: { type: 'number', maximum: 3, description: 'size; more than 0' },
        houses: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 12 }, minItems: 1 },
        person2: expect.objectContaining({ type: 'object', required: ['datetime', 'latitude', 'longitude'] }),
      },
      required: ['planet', 'one', 'over', 'houses', 'person2'],
    });
    expect(lintInput(schema)).toEqual([]);
    expect(JSON.stringify(schema)).not.toMatch(/aliases|orTimeZone|additionalProperties|exclusive/);
  });

  it.each([
    ['a union', z.union([z.string(), z.number()]), 'x needs one of the types'],
    ['a nullable', z.string().nullable(), 'x needs one of the types'],
    ['a list of anything', z.array(z.unknown()), 'x[] needs one of the types'],
    ['numbers with gaps', z.literal([1, 5]), 'x has an enum of other than strings'],
    ['a record', z.record(z.string(), z.number()), 'x has no properties'],
  ])('lints %s', (_, schema, fault) => {
    const faults = lintInput(published(z.strictObject({ x: schema })));
    expect(faults.join()).toContain(fault);
  });

  it.each<[string, JsonSchema, string]>([
    ['a root that is no object', { type: 'string' }, 'the root must be an object'],
    ['anyOf', { type: 'object', anyOf: [] }, 'the root uses anyOf'],
    ['$ref', { type: 'object', properties: { a: { type: 'string', $ref: '#/x' } } }, 'a uses $ref'],
    ['const', { type: 'object', properties: { a: { type: 'string', const: 'x' } } }, 'a uses const'],
    ['format', { type: 'object', properties: { a: { type: 'string', format: 'date' } } }, 'a uses format'],
    ['no items', { type: 'object', properties: { a: { type: 'array' } } }, 'a has no items'],
    ['a type list', { type: 'object', properties: { a: { type: ['string', 'null'] } } }, 'a needs one of the types'],
    [
      'a name with a dot',
      { type: 'object', properties: { 'a.b': { type: 'string' } } },
      'a property with the name "a.b"',
    ],
    ['an unlisted required name', { type: 'object', required: ['a'] }, 'the root requires a'],
  ])('lints %s', (_, schema, fault) => {
    expect(lintInput(schema).join()).toContain(fault);
  });
});

describe('the published output schema', () => {
  const output = z.strictObject({
    score: z.number().min(0).max(100).nullable(),
    mode: z.union([z.string(), z.int()]),
    byHouse: z.record(z.enum(['1', '2']), z.int()),
    pair: z.tuple([z.int(), z.string()]).readonly(),
    rows: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('a') }),
        z.strictObject({ kind: z.literal('b'), end: z.string().nullable().optional() }),
      ]),
    ),
  });
  const schema = publishedOutput(jsonSchemaOf(output, 'output'));
  const validate = new Ajv().compile(schema);
  const good = {
    score: null,
    mode: 'x',
    byHouse: { 1: 2, 2: 3 },
    pair: [1, 'x'],
    rows: [{ kind: 'a' }, { kind: 'b', end: null }],
  };

  it('accepts what the tool returns, also with fields of a later version', () => {
    expect(output.safeParse(good).success).toBe(true);
    expect(validate(good)).toBe(true);
    expect(validate({ ...good, later: 1 })).toBe(true);
  });

  it.each([
    { ...good, score: 101 },
    { ...good, score: 'high' },
    { ...good, mode: null },
    { ...good, byHouse: { 1: 2 } },
    { ...good, pair: [1] },
    { ...good, pair: [1, null] },
    { ...good, rows: [{ kind: 'c' }] },
  ])('refuses %j', (bad) => {
    expect(validate(bad)).toBe(false);
  });

  it('has a plain object as its root and no type lists', () => {
    expect(schema.type).toBe('object');
    expect(JSON.stringify(schema)).not.toMatch(/"type":\[|oneOf|readOnly|additionalProperties":false|prefixItems/);
  });
});

it('shows the own members of a result with their types and nothing inside them', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      answer: { type: 'string', maxLength: 400, description: 'In words' },
      rows: { type: 'array', minItems: 1, items: { type: 'object', properties: { a: { type: 'number' } } } },
      state: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      system: { type: 'string' },
      provenance: { type: 'object' },
      next: { type: 'array' },
    },
    required: ['answer', 'rows', 'system', 'provenance'],
  };
  expect(outlineOf(schema)).toEqual({
    type: 'object',
    properties: { answer: { type: 'string' }, rows: { type: 'array' }, state: {} },
  });
});
