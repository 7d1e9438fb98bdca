import { describe, expect, it } from 'vitest';
import { isCleanForm, isCleanJson, isCleanText, oneLine } from './clean-text.ts';

describe('a text that can be kept', () => {
  it.each(['', 'plain', 'é😀\u{10FFFF}', '\u0001\t\n', '\ufffd'])('%j is one', (text) =>
    expect(isCleanText(text)).toBe(true),
  );
  it.each(['\0', 'a\0b', '\ud83d', 'x\ude00', '\ude00\ud83d', '😀\ud83d'])('%j is none', (text) => {
    expect(isCleanText(text)).toBe(false);
    expect(isCleanForm(new URLSearchParams({ good: 'good', [text]: '' }))).toBe(text.includes('\0') === false);
    for (const json of [text, [text], { a: [{ b: text }] }, { [text]: 1 }, [null, 0, false, [[text]]]]) {
      expect(isCleanJson(json)).toBe(false);
    }
  });

  it('is looked for to the end and to the bottom', () => {
    let deep: unknown = '\0';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(isCleanJson(deep)).toBe(false);
    expect(isCleanJson([undefined, '\0'])).toBe(false);
    expect(isCleanJson({ a: null, b: [1, true, 'text', {}], c: { d: '' } })).toBe(true);
    for (const none of [undefined, null, 1, true]) expect(isCleanJson(none)).toBe(true);
  });
});

describe('a text as one line', () => {
  it.each([
    [' two\r\n\twords ', 'two words'],
    ['\u001b[31mred\u0007\u009b', '[31mred'],
    ['a\u202eb\u200bc', 'abc'],
    ['\u200b', ''],
    ['Ärger 😀 <b>', 'Ärger 😀 <b>'],
  ])('%j is %j', (text, line) => expect(oneLine(text)).toBe(line));
});
