import { describe, expect, it } from 'vitest';
import { matterInWords } from './event.ts';
import { natalEvent } from './natal.ts';
import { judgedGroup } from './resolve.ts';

describe('matterInWords', () => {
  it('names a matter, or the houses of one without a name', () => {
    expect(matterInWords(natalEvent('marriage'))).toBe('Marriage');
    expect(matterInWords(judgedGroup([10, 6]))).toBe('the matter of houses 6 and 10');
    expect(matterInWords(judgedGroup([7]))).toBe('the matter of house 7');
  });
});
