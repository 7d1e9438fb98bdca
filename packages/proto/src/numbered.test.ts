import { describe, expect, it } from 'vitest';
import { Numbered } from './numbered.ts';

describe('numbered items', () => {
  it('are taken out once, by the number that they were given', () => {
    const numbered = new Numbered<string>();
    const first = numbered.add('first') ?? -1;
    const second = numbered.add('second') ?? -1;
    expect(numbered.take(second)).toBe('second');
    expect(numbered.take(second)).toBeUndefined();
    const third = numbered.add('third') ?? -1;
    expect(third).not.toBe(second);
    expect(numbered.take(second)).toBeUndefined();
    expect(numbered.size).toBe(2);
    expect(numbered.all()).toEqual(['first', 'third']);
    expect([numbered.size, numbered.take(first)]).toEqual([0, undefined]);
  });

  it('have numbers of 32 bits without a sign that do not come again soon', () => {
    const numbered = new Numbered<number>();
    const numbers = Array.from({ length: 65_536 }, (_, index) => {
      const number = numbered.add(index) ?? -1;
      expect(numbered.take(number)).toBe(index);
      return number;
    });
    expect(new Set(numbers).size).toBe(65_536);
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32)).toBe(true);
  });

  it('find no place beside 65,536 others', () => {
    const numbered = new Numbered<number>();
    const [first = -1] = Array.from({ length: 65_536 }, (_, index) => numbered.add(index));
    expect(numbered.add(0)).toBeUndefined();
    expect(numbered.take(first)).toBe(0);
    expect(numbered.add(1)).toBeDefined();
  });
});
