import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { divideSpan, floorMs, wholeSpan } from './exact-span.ts';

describe('divideSpan (D8, D9)', () => {
  it('gives each part its share to the last fraction', () => {
    // Ten milliseconds by weights 1, 2 and 4: shares of 10/7, 20/7 and 40/7.
    const parts = divideSpan(wholeSpan(3, 13), [1, 2, 4]);
    expect(parts).toEqual([
      { from: 21n, to: 31n, parts: 7n },
      { from: 31n, to: 51n, parts: 7n },
      { from: 51n, to: 91n, parts: 7n },
    ]);
    expect(parts.map(({ to, parts: each }) => floorMs(to, each))).toEqual([4, 7, 13]);
  });

  const weights = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });
  it('tiles the whole over four levels, every part in proportion', () => {
    fc.assert(
      fc.property(fc.nat(4e12), fc.integer({ min: 1, max: 1e12 }), weights, (from, length, shares) => {
        const total = BigInt(shares.reduce((sum, share) => sum + share, 0));
        let span = wholeSpan(from, from + length);
        for (let depth = 0; depth < 4; depth += 1) {
          const parts = divideSpan(span, shares);
          expect(parts[0]?.from).toBe(span.from * total);
          expect(parts.at(-1)?.to).toBe(span.to * total);
          parts.forEach((part, k) => {
            expect(part.to - part.from).toBe((span.to - span.from) * BigInt(shares[k] ?? 0));
            expect(part.from).toBe(k === 0 ? span.from * total : parts[k - 1]?.to);
          });
          span = parts[depth % parts.length] ?? span;
        }
      }),
      { numRuns: 200, seed: 8 },
    );
  });

  it('floors', () => {
    expect([floorMs(6n, 7n), floorMs(7n, 7n), floorMs(13n, 7n)]).toEqual([0, 1, 1]);
  });
});
