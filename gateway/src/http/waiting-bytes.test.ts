import { expect, it } from 'vitest';
import { WaitingBytes } from './waiting-bytes.ts';

/** Connections with bytes that wait, of which some are shared. */
function readers(most: number) {
  const state = { now: 0 };
  const all = new Set<ReturnType<typeof reader>>();
  const reader = (writableLength: number, shared = 0) => ({
    writableLength,
    shared,
    ended: false,
    destroy() {
      this.ended = true;
      all.delete(this);
    },
  });
  const add = (writableLength: number, shared = 0) => {
    const one = reader(writableLength, shared);
    all.add(one);
    return one;
  };
  const waiting = new WaitingBytes(
    all,
    most,
    ({ shared }) => shared,
    () => state.now,
  );
  const look = (now: number): void => {
    state.now = now;
    waiting.look();
  };
  return { add, look };
}

it('ends those that have waited for longest until the rest is within the bound', () => {
  const { add, look } = readers(100);
  const [first, second] = [add(40), add(40)];
  look(0);
  const third = add(40);
  look(1);
  const fourth = add(30);
  look(2);
  expect([first, second, third, fourth].map(({ ended }) => ended)).toEqual([true, true, false, false]);
});

it('counts the time anew once a reader has read', () => {
  const { add, look } = readers(100);
  const first = add(60);
  look(0);
  const second = add(40);
  look(1);
  first.writableLength = 0;
  look(2);
  first.writableLength = 60;
  second.writableLength = 60;
  look(3);
  expect([first.ended, second.ended]).toEqual([false, true]);
});

it('leaves those alone that wait for bytes that all share', () => {
  const { add, look } = readers(100);
  const all = Array.from({ length: 1_000 }, () => add(1_050, 1_000));
  for (const one of all.slice(2)) one.writableLength = 1_000;
  look(0);
  look(1);
  expect(all.filter(({ ended }) => ended)).toEqual([]);
});
