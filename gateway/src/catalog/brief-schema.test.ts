import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { CATALOG } from '@cuspal/catalog';
import { briefInput, outlineOf } from './brief-schema.ts';

describe('schemas as lists show them', () => {
  it('leaves out the bounds that go without saying and keeps the others', () => {
    const schema = {
      type: 'object',
      properties: {
        latitude: { type: 'number', minimum: -90, maximum: 90, description: 'Of the event' },
        event: { type: 'string', minLength: 1, maxLength: 200 },
        years: { type: 'number', minimum: 1, maximum: 20, default: 10 },
        houses: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 12 }, minItems: 1, maxItems: 12 },
        maximum: { type: 'object', properties: { minimum: { type: 'integer', minimum: 1 } } },
      },
      required: ['latitude'],
    };
    expect(briefInput(schema)).toEqual({
      type: 'object',
      properties: {
        latitude: { type: 'number', description: 'Of the event' },
        event: { type: 'string' },
        years: { type: 'number', minimum: 1, maximum: 20, default: 10 },
        houses: { type: 'array', items: { type: 'integer' } },
        maximum: { type: 'object', properties: { minimum: { type: 'integer' } } },
      },
      required: ['latitude'],
    });
  });

  it('takes every argument that the whole schema takes', () => {
    const ajv = new Ajv2020({ strict: false });
    const values = fc.sample(
      fc.object({ maxDepth: 2, key: fc.constantFrom('latitude', 'event', 'page', 'person2') }),
      50,
    );
    for (const { inputSchema } of CATALOG) {
      const whole = ajv.compile(inputSchema ?? {});
      const brief = ajv.compile(briefInput(inputSchema ?? {}));
      for (const value of values) expect([value, whole(value) && !brief(value)]).toEqual([value, false]);
    }
  });

  it('shows the own members of a result with their types and nothing inside them', () => {
    const schema = {
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
});
