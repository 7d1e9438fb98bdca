import { describe, expect, it } from 'vitest';
import { capitalised, housesNamed, inWords } from './words.ts';

describe('words of a sentence', () => {
  it('joins names as people write them', () => {
    expect([inWords([]), inWords([7]), inWords([2, 7]), inWords(['Sun', 'Moon', 'Mars'])]).toEqual([
      'none',
      '7',
      '2 and 7',
      'Sun, Moon and Mars',
    ]);
    expect(inWords([7, 9], 'or')).toBe('7 or 9');
  });

  it('names houses', () => {
    expect([housesNamed([]), housesNamed([7]), housesNamed([2, 7, 11])]).toEqual([
      'no house',
      'house 7',
      'houses 2, 7 and 11',
    ]);
    expect(capitalised('house 7')).toBe('House 7');
  });
});
