import { describe, expect, it } from 'vitest';
import { at, GOLDEN_CHART, placeOf, runScan } from '../../test/election-scans.ts';
import { candidatesOf } from './selection.ts';
import type { Candidate } from './selection.ts';
import { sequenceOf } from './sequence.ts';

const scan = await runScan({
  chart: GOLDEN_CHART,
  event: 'sign_agreement',
  granularity: 'minute',
  place: placeOf(GOLDEN_CHART),
  from: at('2027-02-01T00:00:00+05:30'),
  days: 2,
});
const all = candidatesOf(scan);
const lists = [all.slice(0, 6), all.slice(3, 10), all.slice(5, 12)];

/** The first combination in lexicographic order that fits, each one tried. */
function everyCombination(gap: number): readonly number[] | null {
  const fits = (a: Candidate | undefined, b: Candidate | undefined): boolean =>
    a !== undefined && b !== undefined && b.window.from >= a.window.to + gap;
  for (let i = 0; i < 6; i += 1)
    for (let j = 0; j < 7; j += 1)
      for (let k = 0; k < 7; k += 1)
        if (fits(lists[0]?.[i], lists[1]?.[j]) && fits(lists[1]?.[j], lists[2]?.[k])) return [i + 1, j + 1, k + 1];
  return null;
}

describe('a sequence of windows', () => {
  it.each([0, 60, 600, 3_600, 10_800, 36_000, 72_000, 90_000])('is the first combination with a gap of %p s', (gap) => {
    expect(sequenceOf(lists, gap)?.map(({ place }) => place) ?? null).toEqual(everyCombination(gap));
  });

  it('is not possible where a gap is longer than the scan', () => {
    expect(sequenceOf(lists, 3 * 86_400)).toBeNull();
    expect(sequenceOf([[], all], 0)).toBeNull();
  });
});
