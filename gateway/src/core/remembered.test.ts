import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

describe('a function that keeps its answers', () => {
  it('is asked once a text, also where the answer is none, until there are too many', () => {
    const asked: string[] = [];
    const length = remembered(2, (text) => {
      asked.push(text);
      return text === '' ? undefined : text.length;
    });
    expect(['', 'ab', '', 'ab'].map(length)).toEqual([undefined, 2, undefined, 2]);
    expect(asked).toEqual(['', 'ab']);
    expect(length('abc')).toBe(3);
    expect(length('ab')).toBe(2);
    expect(asked).toEqual(['', 'ab', 'abc', 'ab']);
  });

  it('keeps no text that is longer than an address or an origin', () => {
    let times = 0;
    const count = remembered(2, () => (times += 1));
    expect([count('a'.repeat(256)), count('a'.repeat(256)), count('a'.repeat(255)), count('a'.repeat(255))]).toEqual([
      1, 2, 3, 3,
    ]);
  });
});
