import { describe, expect, it } from 'vitest';
import { Line } from './line.ts';

describe('a line', () => {
  it('gives out in the order in which items came, passing by those that left', () => {
    const line = new Line<string>();
    line.join('first');
    const leave = line.join('second');
    line.join('third');
    expect([...line]).toEqual(['first', 'second', 'third']);
    expect(leave()).toBe(true);
    expect(line.size).toBe(2);
    expect([line.take(), line.take(), line.take()]).toEqual(['first', 'third', undefined]);
    expect(line.size).toBe(0);
  });

  it('lets nobody leave twice, or after being given out', () => {
    const line = new Line<string>();
    const first = line.join('first');
    const second = line.join('second');
    expect([first(), first()]).toEqual([true, false]);
    expect(line.take()).toBe('second');
    expect(second()).toBe(false);
    expect(line.size).toBe(0);
  });

  it('is walked as it was at the beginning, whoever leaves meanwhile', () => {
    const line = new Line<number>();
    const leaves = [1, 2, 3].map((item) => line.join(item));
    const seen: number[] = [];
    for (const item of line) {
      seen.push(item);
      for (const leave of leaves) leave();
      line.join(4);
    }
    expect(seen).toEqual([1, 2, 3]);
    expect([...line]).toEqual([4, 4, 4]);
  });
});
