import { describe, expect, it } from 'vitest';
import { capped, confidenceCap, turnsWithin } from './birth-time-trust.ts';
import type { HeldSide } from './birth-time-trust.ts';

/** A verdict that is promised, refused before and left open after so many seconds. */
const held = (beforeSeconds: number, afterSeconds: number): HeldSide => ({
  beforeSeconds,
  afterSeconds,
  earlier: 'no',
  later: 'split',
});

describe('turns of a verdict within the uncertainty of a birth time (R9S)', () => {
  it.each([
    [held(121, 500), undefined, []],
    [held(120, 500), undefined, [{ seconds: 121, way: 'earlier', side: 'no' }]],
    [held(500, 20), undefined, [{ seconds: 21, way: 'later', side: 'split' }]],
    [
      held(74, 39),
      undefined,
      [
        { seconds: 40, way: 'later', side: 'split' },
        { seconds: 75, way: 'earlier', side: 'no' },
      ],
    ],
    [held(300, 301), 5, [{ seconds: 301, way: 'earlier', side: 'no' }]],
    [held(40, 50), 0.5, []],
    [{ ...held(1800, 1800), earlier: null, later: null }, 30, []],
  ])('%j at %s minutes: %j', (of, minutes, expected) => {
    expect(turnsWithin(of, minutes)).toEqual(expected);
  });

  it.each([
    [held(59, 4_000), undefined, 'LOW'],
    [held(60, 4_000), undefined, 'MODERATE'],
    [held(120, 120), undefined, 'MODERATE'],
    [held(121, 121), undefined, null],
    [held(31, 31), 0.5, null],
    [held(200, 100), 5, 'MODERATE'],
  ])('%j at %s minutes caps a confidence at %s', (of, minutes, cap) => {
    expect(confidenceCap(of, minutes)).toBe(cap);
  });

  it('lowers a confidence to its cap and never raises one', () => {
    const under = (cap: 'LOW' | 'MODERATE' | null) =>
      (['HIGH', 'MODERATE', 'LOW'] as const).map((confidence) => capped(confidence, cap));
    expect(under(null)).toEqual(['HIGH', 'MODERATE', 'LOW']);
    expect(under('MODERATE')).toEqual(['MODERATE', 'MODERATE', 'LOW']);
    expect(under('LOW')).toEqual(['LOW', 'LOW', 'LOW']);
  });
});
