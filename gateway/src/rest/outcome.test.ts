import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

/** What the cut could take for the end of a text, or for a second one. */
const DECOYS = ['"}],"structuredContent":', '"}]}', '"},{"', '{"', '\\', '\\"', '\u2028', 'मेष'];
const strings = fc
  .array(fc.oneof(fc.constantFrom(...DECOYS), fc.string({ unit: 'grapheme' })))
  .map((all) => all.join(''));

const readBack = (result: object): string | undefined => {
  const bytes = Buffer.from(JSON.stringify(result));
  // As it comes from a service: a part of a longer message.
  const message = Buffer.concat([Buffer.from('before'), bytes, Buffer.from('after')]);
  const outcome = outcomeOf({ result: message.subarray(6, 6 + bytes.length), meta: Buffer.alloc(0), code: '' }, 'r');
  return outcome.ok ? outcome.text.toString() : undefined;
};
const content = (text: string) => [{ type: 'text', text }];

describe('the text of a result', () => {
  it('is what JSON.parse finds, whatever stands in it', () => {
    fc.assert(
      fc.property(strings, (text) => {
        expect(readBack({ content: content(text) })).toBe(text);
      }),
    );
  });

  it('is what JSON.parse finds where the structured content says the same', () => {
    const objects = fc.dictionary(strings, fc.oneof(strings, fc.array(fc.dictionary(strings, strings)), fc.double()));
    fc.assert(
      fc.property(objects, (value) => {
        const text = JSON.stringify(value);
        expect(readBack({ content: content(text), structuredContent: JSON.parse(text) })).toBe(text);
      }),
    );
  });

  it('is the text itself where it is prose beside structured content', () => {
    fc.assert(
      fc.property(strings, (prose) => {
        expect(readBack({ content: content(`In words: ${prose}`), structuredContent: { prose } })).toBe(
          `In words: ${prose}`,
        );
      }),
    );
  });

  it('is found where other members come first', () => {
    expect(readBack({ isError: false, content: content('said') })).toBe('said');
  });
});
