import koffi from 'koffi';
import { expect, it } from 'vitest';
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

const glibc: unknown = Reflect.get(Object(Reflect.get(process.report.getReport(), 'header')), 'glibcVersionRuntime');

// The blocks are asked of glibc itself: when arrays are freed, a thread beside this one decides.
it.skipIf(glibc === undefined)('has glibc give back what is free between what is held', () => {
  const library = koffi.load(null);
  const allocate = library.func('void *malloc(size_t)') as (bytes: number) => unknown;
  const fill = library.func('void *memset(void *, int, size_t)') as (
    block: unknown,
    byte: number,
    bytes: number,
  ) => unknown;
  const free = library.func('void free(void *)') as (block: unknown) => void;
  const smallerThanMapping = 64 * 1024;
  const blocks = Array.from({ length: 2_000 }, () => allocate(smallerThanMapping));
  for (const block of blocks) fill(block, 1, smallerThanMapping);
  const isHeld = (index: number): boolean => index % 50 === 0;
  blocks.forEach((block, index) => isHeld(index) || free(block));
  const before = process.memoryUsage.rss();
  expect(trimMemory()).toBe(true);
  expect(before - process.memoryUsage.rss()).toBeGreaterThan(100e6);
  blocks.forEach((block, index) => isHeld(index) && free(block));
});
