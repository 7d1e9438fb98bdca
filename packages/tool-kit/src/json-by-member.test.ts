import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../test/support/any-text.ts';
import { keptJson } from '@cuspal/speech';
import { jsonByMember, textOf, utf8Of } from './json-by-member.ts';

const text = fc.string({ unit: 'grapheme' });
const member = fc.oneof(
  fc.jsonValue(),
  text,
  fc.record({ rules: fc.array(text), notes: fc.array(text) }),
  fc.constant(undefined),
  fc.constant(-0),
);
/** No schema of a result has a member of this name, which would be the prototype of an object. */
const key = anyText().filter((each) => each !== '__proto__');

it('is what JSON.stringify makes of the object, in letters and bytes, however often it is said', () => {
  fc.assert(
    fc.property(fc.dictionary(key, member), (object) => {
      for (let said = 0; said < 3; said += 1) {
        const pieces = jsonByMember(object);
        expect(textOf(pieces)).toBe(JSON.stringify(object));
        expect(utf8Of(pieces)).toEqual(Buffer.from(JSON.stringify(object)));
      }
    }),
  );
});

it('takes a member that is JSON already as it is', () => {
  const json = '{"c":"üम"}';
  const pieces = jsonByMember({ a: 1, b: keptJson(json), d: 'म' });
  expect(textOf(pieces)).toBe('{"a":1,"b":{"c":"üम"},"d":"म"}');
  expect(utf8Of(pieces).toString()).toBe('{"a":1,"b":{"c":"üम"},"d":"म"}');
});
