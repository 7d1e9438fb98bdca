import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf } from '../http/pieces.ts';
import { escaped } from './escaped.ts';

const escapedText = (json: string): string => Buffer.from(bytesOf(escaped(Buffer.from(json)))).toString();
const asString = (json: string): string => JSON.stringify(json).slice(1, -1);

it('any JSON text is escaped as JSON.stringify escapes it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const json = JSON.stringify({ value, text, [text]: '"\\\n\u2028ü' });
      expect(escapedText(json)).toBe(asString(json));
    }),
  );
});

it('a long text after a short one, and a short one after a long one', () => {
  const long = JSON.stringify({ text: '"'.repeat(300_000) });
  for (const json of ['{}', long, '{"a":"b"}', long.slice(0, 200_000), '[]'])
    expect(escapedText(json)).toBe(asString(json));
});
