import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { jsonSchemaOf, resultSchema, type JsonSchema } from '@cuspal/tool-kit';
import { camel, pascal, singular } from '../scripts/generate/contract/names.ts';
import { requestSchema } from '../scripts/generate/contract/request-schema.ts';
import { shareShapes, type Named } from '../scripts/generate/contract/shared.ts';
import { typeDeclarations } from '../scripts/generate/contract/type-text.ts';
import { loadAllTools } from '../scripts/generate/tools.ts';

const CONTRACT = readFileSync(join(import.meta.dirname, '../packages/catalog/contract.json'), 'utf8');

/** The schema with everything that it refers to written out where it stands, as the tool file has it. */
function writtenOut(schema: unknown, named: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((each) => writtenOut(each, named));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as { readonly $ref?: unknown };
  const name = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
  const shape = name === undefined ? {} : writtenOut(named.get(name), named);
  const inner = Object.entries(rest).map(([key, value]) => [key, writtenOut(value, named)] as const);
  return Object.assign({}, shape, Object.fromEntries(inner));
}

describe('the contract', () => {
  it('says of every tool what its file says, each shape once', async () => {
    const named = new Map(Object.entries(JSON.parse(CONTRACT) as Record<string, unknown>));
    let size = 0;
    for (const { tool } of await loadAllTools()) {
      const whole: Named[] = [[`${pascal(tool.name)}Arguments`, requestSchema(jsonSchemaOf(tool.input, 'input'))]];
      if (tool.kind === 'engine') whole.push([`${pascal(tool.name)}Result`, resultSchema(tool)]);
      for (const [name, schema] of whole) {
        const told = writtenOut(named.get(name), named);
        if (!isDeepStrictEqual(told, schema)) expect([name, told]).toEqual([name, schema]);
        size += JSON.stringify(told).length;
      }
    }
    expect(size).toBeGreaterThan(2 * CONTRACT.length);
  });
});

const text: JsonSchema = { type: 'string' };
const place = (description?: string): JsonSchema => ({
  type: 'object',
  ...(description !== undefined && { description }),
  properties: { latitude: { type: 'number' }, longitude: { type: 'number' } },
  required: ['latitude', 'longitude'],
});
const result = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', properties });

describe('shared shapes', () => {
  it('are named after the member that holds them and keep what is said of them there', () => {
    const whole: Named[] = [
      ['AResult', result({ birthPlaces: { type: 'array', items: place('Of birth') } })],
      ['BResult', result({ place: place() })],
    ];
    expect(shareShapes(whole, new Map())).toEqual([
      ['BirthPlace', place()],
      [
        'AResult',
        result({
          birthPlaces: { type: 'array', items: { description: 'Of birth', $ref: '#/components/schemas/BirthPlace' } },
        }),
      ],
      ['BResult', result({ place: { $ref: '#/components/schemas/BirthPlace' } })],
    ]);
  });

  it('gives no shape a name that generated Java needs for its own', () => {
    const override = {
      type: 'object',
      properties: { verdictByTotal: { type: 'string' }, reason: { type: 'string' } },
    } as const;
    const of = (name: string): Named => [name, { type: 'object', properties: { override } }];
    const names = shareShapes([of('GetMatchResult'), of('GetOtherResult')], new Map()).map(([name]) => name);
    expect(names).toEqual(['GetMatchOverride', 'GetMatchResult', 'GetOtherResult']);
  });

  it('are told apart by the tool where two have one name', () => {
    const other = result({ name: text, region: text, country: text, people: text });
    const whole: Named[] = [
      ['AResult', result({ place: place(), second: other })],
      ['BResult', result({ place: place(), third: other })],
      ['CResult', result({ place: other })],
    ];
    const again: Named[] = [['DResult', result({ place: other })], ...whole];
    expect(shareShapes(whole, new Map()).map(([name]) => name)).toEqual([
      'Place',
      'Second',
      'AResult',
      'BResult',
      'CResult',
    ]);
    expect(
      shareShapes(again, new Map())
        .map(([name]) => name)
        .slice(0, 2),
    ).toEqual(['APlace', 'DPlace']);
  });
});

describe('what may be sent', () => {
  const member = { type: 'number', minimum: -16, maximum: Number.MAX_SAFE_INTEGER } as const;
  it('is told with its bounds, without marks, and with the clock that must come', () => {
    const schema: JsonSchema = {
      ...result({ latitude: { ...member, orBirthPlace: true }, utc_offset_minutes: { ...member, orTimeZone: true } }),
      additionalProperties: false,
      aliases: { lat: 'latitude' },
    };
    const bounded = { type: 'number', minimum: -16 };
    expect(requestSchema(schema)).toEqual({
      type: 'object',
      properties: { latitude: bounded, utc_offset_minutes: bounded },
      additionalProperties: false,
      anyOf: [
        { required: ['birth_place'] },
        { required: ['latitude', 'longitude', 'utc_offset_minutes'] },
        { required: ['latitude', 'longitude', 'time_zone'] },
      ],
    });
  });
});

describe('types of the contract', () => {
  it('say optional, lists, words, records and nothing', () => {
    const schema: JsonSchema = {
      ...result({
        words: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
        'by-name': { type: 'object', additionalProperties: { type: 'integer' } },
        maybe: { anyOf: [place(), { type: 'null' }], description: 'End */ of' },
        one: { const: true, type: 'boolean', default: true },
      }),
      required: ['words'],
    };
    expect(typeDeclarations({ bases: [['Base', result({ x: text })]], schemas: [['R', schema]] }, new Set(['R']))).toBe(
      [
        'interface Base {\nx?: string;\n}',
        'export interface R {',
        'words: ("a" | "b")[];',
        '"by-name"?: Record<string, number>;',
        '/** End * / of */',
        'maybe?: {\nlatitude: number;\nlongitude: number;\n} | null;',
        '/** Default true. */',
        'one?: true;',
        '}',
      ].join('\n'),
    );
  });

  it('extend a base that they hold whole', () => {
    const bases: Named[] = [['Base', result({ x: text })]];
    const schemas: Named[] = [
      ['R', result({ y: text, x: text })],
      ['S', result({ x: { type: 'number' } })],
    ];
    expect(typeDeclarations({ bases, schemas }, new Set())).toBe(
      'interface Base {\nx?: string;\n}\ninterface R extends Base {\ny?: string;\n}\ninterface S {\nx?: number;\n}',
    );
  });

  it('are named as programs name them', () => {
    expect(['get_full_chart', 'find_event_timing_v2'].map(camel)).toEqual(['getFullChart', 'findEventTimingV2']);
    expect(['houses', 'entries', 'matches', 'passes', 'status', 'analysis', 'ox'].map(singular)).toEqual([
      'house',
      'entry',
      'match',
      'pass',
      'status',
      'analysis',
      'ox',
    ]);
  });
});
