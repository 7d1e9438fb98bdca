import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { anyText } from '../../../test/support/any-text.ts';
import { foldedKey, foldedWords } from './fold.ts';

describe('a folded name', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['ZU\u0308RICH', 'zurich'],
    ['Saint-Étienne', 'stetienne'],
    ["Xi'an", 'xian'],
    ['Łódź', 'lodz'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['ＴＯＫＹＯ', 'tokyo'],
    ['Йошкар-Ола', 'иошкарола'],
    ['Θεσσαλονίκης', 'θεσσαλονικησ'],
    ['إسطنبول', 'اسطنبول'],
    ['تهران‎', 'تهران'],
    ['मुंबई', 'मुंबई'],
    ['जयपुर‍', 'जयपुर'],
    ['서울', '서울'],
  ])('%s is %s', (name, key) => expect(foldedKey(name)).toBe(key));

  it('keeps words apart where areas are looked for', () => {
    expect(foldedWords('  New   South-Wales, ')).toEqual(['new', 'south', 'wales']);
  });

  it('is folded once and for all, whatever was sent', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (text) => {
        const key = foldedKey(text);
        expect(key).not.toMatch(/[\p{Cc}\p{Cf}\p{Z}\p{Lu}]/u);
        expect(key).toMatch(/^[\p{L}\p{M}\p{N}]*$/u);
      }),
    );
  });

  it('reads two hundred characters, each of which may stand for eighteen', () => {
    expect(foldedKey('x'.repeat(10_000))).toHaveLength(200);
    expect(foldedKey('\ufdfa'.repeat(10_000)).length).toBeLessThanOrEqual(200 * 18);
  });
});
