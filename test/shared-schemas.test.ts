import type { JsonSchema } from '@cuspal/tool-kit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { SharedSchemas } from './support/shared-schemas.ts';

const row: JsonSchema = {
  type: 'object',
  description: 'A row.',
  properties: { house: { type: 'integer', minimum: 1 }, planet: { enum: ['Sun', 'Moon'] } },
  required: ['house'],
};
const schema: JsonSchema = {
  type: 'object',
  properties: {
    rows: { type: 'array', items: row },
    first: { anyOf: [row, { type: 'null' }] },
    byName: { type: 'object', additionalProperties: { ...row, description: 'The same, said otherwise.' } },
  },
  required: ['rows'],
};

const VALUES: readonly unknown[] = [
  { rows: [] },
  { rows: [{ house: 1 }], first: null, byName: { a: { house: 2, planet: 'Sun', more: true } } },
  {},
  { rows: [{ house: 0 }] },
  { rows: [{ house: 1 }, { planet: 'Moon' }] },
  { rows: [], first: 7 },
  { rows: [], first: { house: 1, planet: 'Mars' } },
  { rows: [], byName: { a: { house: 1 }, b: {} } },
];

it('a schema that is compiled in parts takes and refuses what the whole one does', () => {
  const inParts = new SharedSchemas().compile(schema);
  const whole = new Ajv2020({ strict: false }).compile(schema);
  const taken = VALUES.map((value) => inParts(value));
  expect(taken).toEqual(VALUES.map((value) => whole(value)));
  expect(taken).toEqual([true, true, false, false, false, false, false, false]);
});
