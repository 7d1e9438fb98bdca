import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../test/support/any-text.ts';
import { jsonOf } from './json-of.ts';

it('is what JSON.stringify makes of the object', () => {
  const member = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.constant(-0), fc.constant({ 7: { a: 1 } }));
  const key = anyText();
  fc.assert(
    fc.property(fc.dictionary(key, member), (object) => {
      expect(jsonOf(object)).toBe(JSON.stringify(object));
    }),
  );
});
