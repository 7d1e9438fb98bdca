import { expect, it } from 'vitest';
import { LruCache, makeRoom } from './lru-cache.ts';

it('keeps so many values and lets the one go that was asked for longest ago', () => {
  const made: string[] = [];
  const kept = new LruCache<string>(3);
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

it('makes room by age, and the entry itself gets a new place', () => {
  const table = new Map([...'abc'].map((key, at) => [key, at]));
  const put = (key: string): string => {
    makeRoom(table, key, 3);
    table.set(key, 0);
    return [...table.keys()].join('');
  };
  expect([put('b'), put('d'), put('e'), put('e'), put('f')]).toEqual(['acb', 'cbd', 'bde', 'bde', 'def']);
});
