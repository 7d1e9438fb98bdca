import { describe, expect, it } from 'vitest';
import { housesNamed, listed } from './listed.ts';

describe('lists in a sentence', () => {
  it('have commas and one "and"', () => {
    expect([[], [1], [1, 2], [1, 2, 3]].map(listed)).toEqual(['', '1', '1 and 2', '1, 2 and 3']);
  });

  it('name one house or several', () => {
    expect([[11], [2, 7], [2, 7, 11]].map(housesNamed)).toEqual(['house 11', 'houses 2 and 7', 'houses 2, 7 and 11']);
  });
});
