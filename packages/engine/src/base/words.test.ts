import { describe, expect, it } from 'vitest';
import { capitalised, counted, housesNamed, inWords } from './words.ts';

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

  it('names houses and counts things', () => {
    expect([housesNamed([]), housesNamed([7]), housesNamed([2, 7, 11])]).toEqual([
      'no house',
      'house 7',
      'houses 2, 7 and 11',
    ]);
    expect([0, 1, 3].map((count) => counted(count, 'window'))).toEqual(['no window', '1 window', '3 windows']);
    expect(capitalised('house 7')).toBe('House 7');
  });
});
