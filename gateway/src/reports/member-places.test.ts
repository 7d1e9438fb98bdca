import { describe, expect, it } from 'vitest';
import { MemberPlaces } from './member-places.ts';

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (name: number) => async (): Promise<number> => {
    begun.push(name);
    await new Promise<void>((end) => ends.push(end));
    return name;
  };
  return { work, begun, endFirst: () => ends.shift()?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the places of the calls of reports', () => {
  it('let so many calls be under way, and the others begin in the order in which they came', async () => {
    const places = new MemberPlaces(2);
    const { work, begun, endFirst } = held();
    const all = [1, 2, 3, 4].map((name) => places.run(work(name)));
    await settled();
    expect(begun).toEqual([1, 2]);
    endFirst();
    await settled();
    expect(begun).toEqual([1, 2, 3]);
    for (let left = 0; left < 3; left += 1) {
      endFirst();
      await settled();
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  });

  it('are free again after work that fails', async () => {
    const places = new MemberPlaces(1);
    const failed = places.run(() => Promise.reject(new Error('failed')));
    const next = places.run(() => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });

  it('say when too many wait', async () => {
    const places = new MemberPlaces(1, 2);
    const { work, endFirst } = held();
    const all = [1, 2].map((name) => places.run(work(name)));
    expect(places.isFull).toBe(false);
    all.push(places.run(work(3)));
    expect(places.isFull).toBe(true);
    for (let left = 0; left < 3; left += 1) {
      endFirst();
      await settled();
    }
    await Promise.all(all);
    expect(places.isFull).toBe(false);
  });
});
