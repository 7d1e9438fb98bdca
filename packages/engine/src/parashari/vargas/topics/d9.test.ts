import { describe, expect, it } from 'vitest';
import { isPushkara } from './d9.ts';

describe('pushkara navamsas (R23.6)', () => {
  it('begin where the rule says: fire 20° and 26°40, earth 6°40 and 13°20, air 16°40 and 23°20, water 0° and 6°40', () => {
    const starts = [0, 30, 60, 90].map((sign) =>
      Array.from({ length: 9 }, (_, n) => (n * 10) / 3)
        .filter((start) => isPushkara(sign + start))
        .map((start) => Math.round(start * 60)),
    );
    expect(starts).toEqual([
      [1200, 1600],
      [400, 800],
      [1000, 1400],
      [0, 400],
    ]);
  });

  it('are 24 of the 108', () => {
    const all = Array.from({ length: 108 }, (_, n) => isPushkara((n * 10) / 3 + 1));
    expect(all.filter(Boolean)).toHaveLength(24);
  });
});
