import { describe, expect, it } from 'vitest';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { limbsOver } from './limb-spans.ts';
import { LimbsInPieces } from './limbs-in-pieces.ts';

const sky = createSwissEphemeris();
const TWO_YEARS = { startMs: Date.UTC(2026, 0, 1), endMs: Date.UTC(2027, 11, 31, 12, 34, 56) };

describe('limbs in pieces', () => {
  it.each(['tithi', 'nakshatra'] as const)('are those found in one go: %s', (kind) => {
    const over = (of: { startMs: number; endMs: number }) => limbsOver(sky, 'lahiri', kind, of);
    const pieces = new LimbsInPieces(over, TWO_YEARS);
    const inOneGo = over(TWO_YEARS);
    let turns = 0;
    while (pieces.findMore()) turns += 1;
    expect(turns).toBeGreaterThan(3);
    const found = pieces.all();
    expect(found.map(({ number }) => number)).toEqual(inOneGo.map(({ number }) => number));
    for (const [index, { startMs, endMs }] of found.entries()) {
      expect(Math.abs(startMs - (inOneGo[index]?.startMs ?? 0))).toBeLessThan(400);
      // Each begins to the millisecond where the one before ends.
      if (index > 0) expect(startMs).toBe(found[index - 1]?.endMs);
      expect(endMs).toBeGreaterThan(startMs);
    }
  });
});
