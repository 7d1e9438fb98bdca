import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/support/any-text.ts';
import { quoted } from './text.ts';

/** What a string of Typst says, read by its two escapes. */
function said(literal: string): string {
  expect(literal).toMatch(/^"(?:[^"\\]|\\["\\])*"$/su);
  return literal.slice(1, -1).replace(/\\(["\\])/g, '$1');
}

describe('a text in the source of a report', () => {
  it('is one string, whatever is in it', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        expect(said(quoted(text)).replaceAll('\u200b', '').length).toBe(text.replaceAll('\u200b', '').length);
      }),
    );
  });

  it('says what was sent', () => {
    const text = 'He said "#panic()" and \\u{41}; श्री, தமிழ்';
    expect(said(quoted(text))).toBe(text);
  });

  it('may end a line within a long run, never inside a letter', () => {
    const run = 'कि'.repeat(80);
    expect(said(quoted(run)).replaceAll('\u200b', '')).toBe(run);
    expect(
      said(quoted(run))
        .split('\u200b')
        .every((part) => part.startsWith('कि')),
    ).toBe(true);
    expect(said(quoted('word '.repeat(40)))).not.toContain('\u200b');
  });
});
