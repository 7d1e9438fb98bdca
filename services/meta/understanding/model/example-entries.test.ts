import { expect, it } from 'vitest';
import { ExampleEntries } from './example-entries.ts';

/** More than there is room for at first. */
const ROWS = 1_500_000;

it('adds up what comes again within an example, and only there', () => {
  const entries = new ExampleEntries();
  for (const [row, value] of [
    [7, 1],
    [3, 0.5],
    [7, 0.25],
  ] as const)
    entries.add(row, value);
  expect(entries.endExample()).toBe(2);
  expect(entries.endExample()).toBe(2);
  entries.add(3, 2);
  expect(entries.endExample()).toBe(3);
  const { row, weight } = entries.all();
  expect([[...row], [...weight]]).toEqual([
    [7, 3, 3],
    [1.25, 0.5, 2],
  ]);
});

it('rounds a sum when it is whole', () => {
  const entries = new ExampleEntries();
  for (let time = 0; time < 10; time += 1) entries.add(0, 0.1);
  entries.endExample();
  expect(entries.all().weight[0]).toBe(
    Math.fround(Array.from({ length: 10 }, () => 0.1).reduce((sum, one) => sum + one)),
  );
});

it('holds examples and rows without end', () => {
  const entries = new ExampleEntries();
  for (let row = 0; row < ROWS; row += 1) entries.add(row, row % 100);
  expect(entries.endExample()).toBe(ROWS);
  entries.add(ROWS - 1, 5);
  expect(entries.endExample()).toBe(ROWS + 1);
  const { row, weight } = entries.all();
  expect(row.every((one, at) => one === Math.min(at, ROWS - 1))).toBe(true);
  expect(weight.every((one, at) => one === (at === ROWS ? 5 : at % 100))).toBe(true);
});
