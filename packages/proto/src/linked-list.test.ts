import { describe, expect, it } from 'vitest';
import { LinkedList } from './linked-list.ts';

describe('a linked list', () => {
  it('gives out in the order in which items came, passing by those that left', () => {
    const list = new LinkedList<string>();
    list.append('first');
    const leave = list.append('second');
    list.append('third');
    expect([...list]).toEqual(['first', 'second', 'third']);
    expect(leave()).toBe(true);
    expect(list.size).toBe(2);
    expect([list.takeFirst(), list.takeFirst(), list.takeFirst()]).toEqual(['first', 'third', undefined]);
    expect(list.size).toBe(0);
  });

  it('lets nobody leave twice, or after being given out', () => {
    const list = new LinkedList<string>();
    const first = list.append('first');
    const second = list.append('second');
    expect([first(), first()]).toEqual([true, false]);
    expect(list.takeFirst()).toBe('second');
    expect(second()).toBe(false);
    expect(list.size).toBe(0);
  });

  it('is walked as it was at the beginning, whoever leaves meanwhile', () => {
    const list = new LinkedList<number>();
    const leaves = [1, 2, 3].map((item) => list.append(item));
    const seen: number[] = [];
    for (const item of list) {
      seen.push(item);
      for (const leave of leaves) leave();
      list.append(4);
    }
    expect(seen).toEqual([1, 2, 3]);
    expect([...list]).toEqual([4, 4, 4]);
  });
});
