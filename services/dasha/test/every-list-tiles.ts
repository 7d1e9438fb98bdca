import type { CallResult } from '@cuspal/tool-kit/testing';
import { expect } from 'vitest';
import { type Dated, fullStart } from './dasha-checks.ts';

const isDated = (row: unknown): row is Dated =>
  typeof row === 'object' &&
  row !== null &&
  'startDate' in row &&
  typeof row.startDate === 'string' &&
  'endDate' in row &&
  typeof row.endDate === 'string';

/** Every list of dated rows in a result, however deep. */
function datedLists(value: unknown): readonly (readonly Dated[])[] {
  if (Array.isArray(value)) {
    const here = value.length > 0 && value.every(isDated) ? [value] : [];
    return [...here, ...value.flatMap(datedLists)];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(datedLists) : [];
}

const follows = (list: readonly Dated[]): boolean =>
  list.every((row, k) => k === 0 || fullStart(row) === list[k - 1]?.endDate);

/** There are lists of dated rows, and in each of them a row begins where the one before ends. */
export function everyListTiles({ result }: CallResult): void {
  const lists = datedLists(result);
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => !follows(list))).toEqual([]);
}
