import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf } from '../http/pieces.ts';
import { escapedText } from './escaped-text.ts';

it('any JSON text is escaped as JSON.stringify escapes it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const json = JSON.stringify({ value, text, [text]: '"\\\n\u2028ü' });
      expect(Buffer.from(bytesOf(escapedText(Buffer.from(json)))).toString()).toBe(JSON.stringify(json).slice(1, -1));
    }),
  );
});
