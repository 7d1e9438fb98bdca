import { expect, it } from 'vitest';
import fc from 'fast-check';
import { z } from 'zod';
import { ToolError } from '../errors.ts';
import { birthInput } from '../inputs/birth.ts';
import { houseGroupInput } from '../inputs/common.ts';
import { personInput } from '../inputs/person.ts';
import { createParser } from './parser.ts';
import { readArguments } from './read.ts';
import { birthsFor } from '../testing/births-for.ts';

const schema = birthInput.extend({
  person2: personInput.optional(),
  house_group: houseGroupInput,
  known_events: z
    .array(z.strictObject({ date: z.string(), houses: houseGroupInput }))
    .max(20)
    .optional(),
});
const parse = createParser(schema);

/** Whatever was sent: the input, or one readable fault. */
function outcomeOf(bytes: Uint8Array): string {
  try {
    return JSON.stringify(parse(readArguments(bytes)).input);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    expect(['validation_failed', 'birth_data_missing']).toContain(error.code);
    expect(error.message.length).toBeLessThan(600);
    return error.message;
  }
}

it('any bytes end in an input or a readable fault', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => outcomeOf(bytes) !== ''));
});

it('any JSON under the names of the arguments ends in an input or a readable fault', () => {
  const names = fc.constantFrom(...Object.keys(schema.shape), 'datetime', '__proto__', 'houses', 'date');
  const value = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(names, fc.jsonValue()),
    fc.array(fc.dictionary(names, fc.jsonValue())),
  );
  fc.assert(
    fc.property(fc.dictionary(names, value), (args) => outcomeOf(Buffer.from(JSON.stringify(args))) !== ''),
    { numRuns: birthsFor(2_000, 400) },
  );
});
