import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { clipped, differenceOf, groupedByPause, holds, intersectionOf, unionOf } from './intervals.ts';
import type { Interval } from './intervals.ts';

const LAST = 60;
const anyIntervals: fc.Arbitrary<readonly Interval[]> = fc.array(
  fc.tuple(fc.integer({ min: 0, max: LAST }), fc.integer({ min: 0, max: LAST })).map(([startMs, endMs]) => ({
    startMs,
    endMs,
  })),
  { maxLength: 8 },
);
/** The instants of a list by plain looking: what every law is checked against. */
const instants = (list: readonly Interval[]): readonly number[] =>
  [...Array(LAST + 1).keys()].filter((at) => list.some(({ startMs, endMs }) => at >= startMs && at < endMs));
const isNormal = (list: readonly Interval[]): boolean =>
  list.every(
    ({ startMs, endMs }, index) => startMs < endMs && (index === 0 || startMs > (list[index - 1]?.endMs ?? NaN)),
  );

describe('interval algebra', () => {
  it('union, intersection and difference hold exactly the instants they should, in normal form', () => {
    fc.assert(
      fc.property(anyIntervals, anyIntervals, (a, b) => {
        const [inA, inB] = [new Set(instants(a)), new Set(instants(b))];
        const results = [
          [unionOf([...a, ...b]), (at: number) => inA.has(at) || inB.has(at)],
          [intersectionOf(a, b), (at: number) => inA.has(at) && inB.has(at)],
          [differenceOf(a, b), (at: number) => inA.has(at) && !inB.has(at)],
        ] as const;
        for (const [list, wanted] of results) {
          expect(instants(list)).toEqual([...Array(LAST + 1).keys()].filter(wanted));
          expect(isNormal(list)).toBe(true);
        }
      }),
    );
  });

  it('obeys the laws of sets', () => {
    fc.assert(
      fc.property(anyIntervals, anyIntervals, anyIntervals, (a, b, c) => {
        expect(unionOf(unionOf(a))).toEqual(unionOf(a));
        expect(intersectionOf(a, b)).toEqual(intersectionOf(b, a));
        expect(intersectionOf(a, intersectionOf(b, c))).toEqual(intersectionOf(intersectionOf(a, b), c));
        expect(intersectionOf(a, unionOf([...b, ...c]))).toEqual(
          unionOf([...intersectionOf(a, b), ...intersectionOf(a, c)]),
        );
        expect(differenceOf(a, unionOf([...b, ...c]))).toEqual(differenceOf(differenceOf(a, b), c));
        expect(unionOf([...intersectionOf(a, b), ...differenceOf(a, b)])).toEqual(unionOf(a));
        expect(intersectionOf(differenceOf(a, b), b)).toEqual([]);
      }),
    );
  });

  it('half open: intervals that touch share nothing and join without a seam', () => {
    const [early, late] = [
      { startMs: 0, endMs: 10 },
      { startMs: 10, endMs: 20 },
    ];
    expect(intersectionOf([early], [late])).toEqual([]);
    expect(unionOf([late, early])).toEqual([{ startMs: 0, endMs: 20 }]);
    expect([holds(early, 10), holds(late, 10), holds(late, 20)]).toEqual([false, true, false]);
  });

  it('clips items and keeps what they carry', () => {
    const items = [
      { startMs: 0, endMs: 10, name: 'a' },
      { startMs: 10, endMs: 20, name: 'b' },
      { startMs: 20, endMs: 30, name: 'c' },
    ];
    expect(clipped(items, { startMs: 5, endMs: 20 })).toEqual([
      { startMs: 5, endMs: 10, name: 'a' },
      { startMs: 10, endMs: 20, name: 'b' },
    ]);
  });

  it('groups by the pause between the end of one and the start of the next', () => {
    const items = [0, 15, 30, 100].map((startMs) => ({ startMs, endMs: startMs + 10 }));
    expect(groupedByPause(items, 6).map((group) => group.length)).toEqual([3, 1]);
    expect(groupedByPause(items, 5).map((group) => group.length)).toEqual([1, 1, 1, 1]);
    expect(groupedByPause([], 5)).toEqual([]);
  });
});
