import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { CATALOG } from '@cuspal/catalog';
import { briefInput } from './brief-schema.ts';

describe('schemas as lists show them', () => {
  it('leaves out the bounds that go without saying and keeps the others', () => {
    const schema = {
      type: 'object',
      properties: {
        latitude: { type: 'number', minimum: -90, maximum: 90, description: 'Of the event' },
        event: { type: 'string', minLength: 1, maxLength: 200 },
        years: { type: 'number', minimum: 2, maximum: 20, default: 10 },
        days: { type: 'number', minimum: 0.05, maximum: 10_000, default: 7 },
        page: { type: 'integer', minimum: 1, default: 1 },
        nights: { type: 'boolean', default: false },
        kind: { type: 'string', enum: ['one', 'other'], default: 'one' },
        sort: { type: 'string', enum: ['one', 'other'], default: 'other' },
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
        years: { type: 'number', minimum: 2, maximum: 20, default: 10 },
        days: { type: 'number', default: 7 },
        page: { type: 'integer' },
        nights: { type: 'boolean' },
        kind: { type: 'string', enum: ['one', 'other'] },
        sort: { type: 'string', enum: ['one', 'other'], default: 'other' },
        houses: { type: 'array', items: { type: 'integer' } },
        maximum: { type: 'object', properties: { minimum: { type: 'integer' } } },
      },
      required: ['latitude'],
    });
  });

  it('leaves out what a tool does not list, at the root and inside objects and lists', () => {
    const person = { type: 'object', properties: { date: { type: 'string' }, name: { type: 'string' } } };
    const schema = {
      type: 'object',
      properties: { a: person, name: { type: 'string' }, b: { type: 'array', items: person } },
    };
    const shown = { type: 'object', properties: { date: { type: 'string' } } };
    expect(briefInput(schema, ['a.name', 'b.name'])).toEqual({
      type: 'object',
      properties: { a: shown, name: { type: 'string' }, b: { type: 'array', items: shown } },
    });
    expect(briefInput(schema, ['a', 'b'])).toEqual({ type: 'object', properties: { name: { type: 'string' } } });
  });

  it('says inside an object only what the root has not said', () => {
    const zodiac = { type: 'string', enum: ['kp', 'lahiri'], description: 'Zodiac' };
    const inside = {
      ayanamsa: { ...zodiac, description: 'Of the first' },
      time: { type: 'string', description: 'Local' },
    };
    const schema = {
      type: 'object',
      properties: {
        ayanamsa: zodiac,
        date: { type: 'string', description: 'Local' },
        other: { type: 'object', properties: inside },
      },
    };
    expect(briefInput(schema)).toEqual({
      ...schema,
      properties: {
        ...schema.properties,
        other: {
          type: 'object',
          properties: { ayanamsa: { type: 'string', description: 'Of the first' }, time: { type: 'string' } },
        },
      },
    });
  });

  it('takes every argument that the whole schema takes', () => {
    const ajv = new Ajv2020({ strict: false });
    const values = fc.sample(
      fc.object({ maxDepth: 2, key: fc.constantFrom('latitude', 'event', 'page', 'person2') }),
      50,
    );
    for (const { inputSchema, unlisted } of CATALOG) {
      const whole = ajv.compile(inputSchema);
      const brief = ajv.compile(briefInput(inputSchema, unlisted));
      for (const value of values) expect([value, whole(value) && !brief(value)]).toEqual([value, false]);
    }
  });
});
