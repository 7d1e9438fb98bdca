import { describe, expect, it } from 'vitest';
import { signsOfText } from '../../test/short-signs.ts';
import { rasiDrishti } from './rasi-drishti.ts';

describe('rasiDrishti (R29.1)', () => {
  it.each([
    ['Ar', 'Le Sc Aq'],
    ['Ta', 'Cn Li Cp'],
    ['Ge', 'Vi Sg Pi'],
    ['Cn', 'Ta Sc Aq'],
    ['Le', 'Ar Li Cp'],
    ['Vi', 'Ge Sg Pi'],
    ['Li', 'Ta Le Aq'],
    ['Sc', 'Ar Cn Cp'],
    ['Sg', 'Ge Vi Pi'],
    ['Cp', 'Ta Le Sc'],
    ['Aq', 'Ar Cn Li'],
    ['Pi', 'Ge Vi Sg'],
  ])('%s sees %s', (from, seen) => {
    const [sign = NaN] = signsOfText(from);
    const found = Array.from({ length: 12 }, (_, to) => to).filter((to) => rasiDrishti(sign, to));
    expect(found).toEqual(signsOfText(seen).sort((a, b) => a - b));
  });

  it('works both ways', () => {
    for (let a = 0; a < 12; a += 1) for (let b = 0; b < 12; b += 1) expect(rasiDrishti(a, b)).toBe(rasiDrishti(b, a));
  });
});
