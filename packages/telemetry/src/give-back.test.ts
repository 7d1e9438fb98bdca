import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';
import { QuietTimes, trimMemory } from './give-back.ts';

/** Seconds of a processor at each fifth second of a process; returns those at which memory is due. */
const dueAt = (looks: readonly number[]): readonly number[] => {
  const quiet = new QuietTimes();
  return looks.filter((cpu, index) => quiet.isDue(cpu, 5 * (index + 1)));
};

/** As many looks as are given in which it takes a tenth of a second each. */
const quietAfter = (cpu: number, looks: number): readonly number[] =>
  Array.from({ length: looks }, (_, index) => cpu + 0.1 * (index + 1));

it('gives back when it has been quiet for two looks after a start, and once', () => {
  expect(dueAt([4, 4.5, 4.6, 4.7, 4.8, 4.9])).toEqual([4.7]);
  expect(dueAt([4, 4.1, 5, 5.1, 5.2])).toEqual([5.2]);
});

it('gives back when it has been quiet for a minute after a load, and not between two', () => {
  const started = [4, 4.1, 4.2];
  const [first, second] = [quietAfter(12, 11), quietAfter(20, 14)];
  expect(dueAt([...started, 8, 12, ...first, 20, ...second])).toEqual([4.2, second[11]]);
});

it('takes neither a call now and then nor a little work for a load', () => {
  expect(dueAt(Array.from({ length: 1_000 }, (_, index) => 0.1 * index))).toEqual([]);
  expect(dueAt([1.9, 2, 2.1, 2.2, 2.3])).toEqual([]);
});

const SMALLER_THAN_A_MAPPING = 64 * 1024;
const glibc: unknown = Reflect.get(Object(Reflect.get(process.report.getReport(), 'header')), 'glibcVersionRuntime');

it.skipIf(glibc === undefined)('has glibc give back what is free between what is held', async () => {
  const others = process.memoryUsage().arrayBuffers;
  const made = Array.from({ length: 2_000 }, () => new Uint8Array(SMALLER_THAN_A_MAPPING).fill(1));
  const held = made.filter((_, index) => index % 50 === 0);
  made.length = 0;
  await nextTurn();
  collectGarbage();
  // Arrays are freed by a thread beside this one.
  await expect.poll(() => process.memoryUsage().arrayBuffers).toBeLessThan(others + 50e6);
  const before = process.memoryUsage.rss();
  expect(trimMemory()).toBe(true);
  expect(before - process.memoryUsage.rss()).toBeGreaterThan(50e6);
  expect(held).toHaveLength(40);
});
