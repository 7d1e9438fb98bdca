import { expect, it } from 'vitest';
import { Kept } from './kept.ts';

it('keeps so many values and lets the one go that was asked for longest ago', () => {
  const made: string[] = [];
  const kept = new Kept<string>(3);
  const ask = (key: string): string =>
    kept.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c']) expect(ask(key)).toBe(key.toUpperCase());
  expect(made.join('')).toBe('abcd');
  ask('b');
  ask('a');
  ask('d');
  expect(made.join('')).toBe('abcdbd');
  kept.clear();
  ask('a');
  expect(made.join('')).toBe('abcdbda');
});
