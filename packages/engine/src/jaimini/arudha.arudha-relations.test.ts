import { describe, expect, it } from 'vitest';
import { signOfText } from '../../test/short-signs.ts';
import { signRelation } from './arudha.ts';

describe('signRelation', () => {
  it.each([
    ['Ge', 'Ge', 1, 'kendra'],
    ['Ge', 'Ta', 12, 'twoTwelve'],
    ['Ge', 'Cn', 2, 'twoTwelve'],
    ['Ge', 'Li', 5, 'trikona'],
    ['Ar', 'Vi', 6, 'sixEight'],
    ['Ar', 'Sc', 8, 'sixEight'],
    ['Pi', 'Ta', 3, 'other'],
    ['Pi', 'Cp', 11, 'other'],
    ['Cn', 'Ar', 10, 'kendra'],
  ])('from %s to %s are %i signs, %s', (from, to, distance, kind) => {
    expect(signRelation(signOfText(from), signOfText(to))).toEqual({ distance, kind });
  });
});
