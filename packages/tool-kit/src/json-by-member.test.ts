import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonByMember, ReadyJson, utf8Of } from './json-by-member.ts';

const member = fc.oneof(fc.jsonValue(), fc.string({ unit: 'grapheme' }), fc.constant(undefined), fc.constant(-0));

it('is what JSON.stringify makes of the object, in letters and bytes', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), member), (object) => {
      const pieces = jsonByMember(object);
      expect(pieces.join('')).toBe(JSON.stringify(object));
      expect(utf8Of(pieces)).toEqual(Buffer.from(JSON.stringify(object)));
    }),
  );
});

it('takes a member that is JSON already as it is', () => {
  expect(jsonByMember({ a: 1, b: new ReadyJson('{"c":"ü"}') }).join('')).toBe('{"a":1,"b":{"c":"ü"}}');
});
