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

it.each([0, 16_384, 2 * 16_384])('texts whose length is near %i, of nothing but characters to escape', (length) => {
  for (let more = -9; more <= 9; more += 1) {
    const json = '"\\'.repeat(length).slice(0, Math.max(0, length + more));
    expect(escapedText(json)).toBe(asString(json));
  }
});
