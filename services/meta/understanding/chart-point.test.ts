import { describe, expect, it } from 'vitest';
import { chartPointSaid } from './chart-point.ts';

describe('chartPointSaid', () => {
  it.each([
    ['sub lord of 7th cusp', 7, null],
    ['who is the sub lord of the 10th house?', 10, null],
    ['whats in my seventh house', 7, null],
    ['csl of 11', 11, null],
    ['cusp 12 please', 12, null],
    ['7th sub lord', 7, null],
    ['is mars in my 8 th house', 8, 'Mars'],
    ['where is saturn in my chart', null, 'Saturn'],
    ['is my mars retrograde', null, 'Mars'],
    ['Rahu in which house', null, 'Rahu'],
    ['are venus and mars together', null, null],
    ['when do I buy a house', null, null],
    ['house number 45, is it good', null, null],
    ['planets in the 13th house', null, null],
  ])('reads "%s"', (question, house, planet) => {
    expect(chartPointSaid(question)).toMatchObject({ house, planet });
  });

  it('tells whether the rising sign is meant', () => {
    expect(chartPointSaid('navamsa lagna').lagna).toBe(true);
    expect(chartPointSaid('show my navamsa').lagna).toBe(false);
  });
});
