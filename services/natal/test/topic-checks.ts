import type { CallResult } from '@cuspal/tool-kit/testing';
import { expect } from 'vitest';
import { checkSums } from './score-sums.ts';

/** Scores add up, and a reason to withhold windows comes with an empty list of them. */
export function checkTopic({ result }: CallResult): void {
  checkSums(result);
  if (result['withheldReason'] === undefined) return;
  const windows = Object.entries(result).filter(([key]) => /windows$/i.test(key));
  expect(windows.map(([, list]) => list)).toContainEqual([]);
}

/** A tool whose reason to withhold windows empties just these lists. */
export const withholds = (...lists: readonly string[]) => ({
  verify: ({ result }: CallResult): void => {
    if (result['withheldReason'] !== undefined) for (const list of lists) expect(result[list]).toEqual([]);
  },
});
