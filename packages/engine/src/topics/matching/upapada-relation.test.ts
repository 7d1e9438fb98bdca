import { describe, expect, it } from 'vitest';
import { PLANETS } from '../../zodiac/names.ts';
import { UPAPADA_RELATIONS, upapadaPair } from './upapada-relation.ts';

const ALL_SIGNS = Array.from({ length: 12 }, (_, sign) => sign);

describe('two Upapadas', () => {
  it.each([
    ['EXCELLENT', [1, 7]],
    ['GOOD', [3, 5, 9, 11]],
    ['FAIR', [4, 10]],
    ['WEAK', [2, 6, 8, 12]],
  ] as const)('are %s at %p signs', (relationship, distances) => {
    for (const distance of distances)
      expect(upapadaPair({ sign: 10, lord: 'Sun' }, { sign: (10 + distance - 1) % 12, lord: 'Sun' })).toEqual({
        distance,
        relationship,
        lordsFriendly: true,
      });
  });

  it('stand alike from either side, and the two counts make 14 or are both 1', () => {
    for (const one of ALL_SIGNS)
      for (const other of ALL_SIGNS) {
        const there = upapadaPair({ sign: one, lord: 'Mars' }, { sign: other, lord: 'Moon' });
        const back = upapadaPair({ sign: other, lord: 'Moon' }, { sign: one, lord: 'Mars' });
        expect(there.distance + back.distance).toBe(one === other ? 2 : 14);
        expect(there.relationship).toBe(back.relationship);
        expect(UPAPADA_RELATIONS).toContain(there.relationship);
      }
  });

  it('have friendly lords only where the friendship is mutual', () => {
    const friendly = PLANETS.flatMap((one, at) =>
      PLANETS.slice(at + 1)
        .filter((other) => upapadaPair({ sign: 0, lord: one }, { sign: 0, lord: other }).lordsFriendly)
        .map((other) => `${one} ${other}`),
    );
    expect(friendly).toEqual([
      'Sun Moon',
      'Sun Mars',
      'Sun Jupiter',
      'Mars Jupiter',
      'Mars Ketu',
      'Mercury Venus',
      'Mercury Rahu',
      'Venus Saturn',
      'Venus Rahu',
      'Venus Ketu',
      'Saturn Rahu',
      'Saturn Ketu',
    ]);
  });
});
