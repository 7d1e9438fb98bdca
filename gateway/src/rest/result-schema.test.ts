import { CATALOG, exampleOf } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { resultSchema } from './result-schema.ts';

describe('the schema of a result', () => {
  it.each(['get_full_chart', 'find_event_timing_v2', 'run_year_outlook_complete'])(
    'of %s stands by itself, holds for its real answer and refuses another',
    async (tool) => {
      const schema: unknown = JSON.parse((await resultSchema(tool)) ?? '');
      const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema as object);
      const { answer } = exampleOf(tool);
      expect([validate(answer), validate.errors]).toEqual([true, null]);
      expect(validate({ ...(answer as object), system: 7 })).toBe(false);
    },
  );

  it('is there for every tool that answers an object, and refers to nothing elsewhere', async () => {
    for (const { name, resultMembers } of CATALOG) {
      const schema = await resultSchema(name);
      expect([name, schema !== undefined]).toEqual([name, resultMembers !== undefined]);
      if (schema === undefined) continue;
      const { $defs = {} } = JSON.parse(schema) as { $defs?: object };
      const named = [...schema.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
      expect([name, named.filter((ref) => !ref?.startsWith('#/$defs/'))]).toEqual([name, []]);
      expect(new Set(named)).toEqual(new Set(Object.keys($defs).map((key) => `#/$defs/${key}`)));
    }
  });
});
