import { describe, expect, it } from 'vitest';
import type { KarakamsaSigns, NavamsaSign } from '../jaimini/karakamsa.ts';
import { PLANETS, type Planet } from '../zodiac/names.ts';
import { spiritualLens, spiritualPath, type VimsamsaMarks } from './spiritual-lens.ts';

const sign = (occupants: readonly Planet[] = [], aspects: readonly Planet[] = []): NavamsaSign => ({
  sign: 0,
  lord: 'Mars',
  occupants,
  aspects,
});
const signs = (of: Partial<KarakamsaSigns>): KarakamsaSigns => ({
  karakamsa: sign(),
  fifth: sign(),
  ninth: sign(),
  twelfth: sign(),
  ...of,
});
const NO_MARKS: VimsamsaMarks = { mokshaMarker: false, devotionPlanets: [], verdict: 'MIXED' };

const rows = (of: Partial<KarakamsaSigns>, marks: VimsamsaMarks | null = NO_MARKS) =>
  Object.fromEntries(spiritualLens(signs(of), marks).factors.map(({ factor, points }) => [factor, points]));

describe('the points of the spiritual lens', () => {
  it('one for each of five planets in the karakamsa or aspecting it, three at most', () => {
    expect(rows({ karakamsa: sign(['Sun', 'Rahu'], ['Saturn']) })).toEqual({});
    expect(rows({ karakamsa: sign(['Moon'], ['Saturn']) })).toEqual({ karakamsaPlanets: 1 });
    expect(rows({ karakamsa: sign(['Moon'], ['Ketu']) })).toEqual({ karakamsaPlanets: 2 });
    expect(rows({ karakamsa: sign(['Mercury', 'Venus'], ['Jupiter', 'Ketu']) })).toEqual({ karakamsaPlanets: 3 });
  });

  it('two for Ketu in the twelfth or aspecting it, one for a benefic in the ninth without a malefic', () => {
    expect(rows({ twelfth: sign(['Ketu', 'Sun']) })).toEqual({ ketuTwelfth: 2 });
    expect(rows({ twelfth: sign([], ['Ketu']) })).toEqual({ ketuTwelfth: 2 });
    expect(rows({ twelfth: sign(['Jupiter'], ['Rahu']) })).toEqual({});
    expect(rows({ ninth: sign(['Venus', 'Moon'], ['Saturn']) })).toEqual({ ninthBenefic: 1 });
    for (const malefic of ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const)
      expect(rows({ ninth: sign(['Venus', malefic]) })).toEqual({});
    expect(rows({ ninth: sign([], ['Jupiter']) })).toEqual({});
  });

  it('one each for the marks of the vimsamsa; without that chart its rows are left out', () => {
    const marks = { ...NO_MARKS, mokshaMarker: true, devotionPlanets: ['Sun'] as const };
    expect(rows({}, marks)).toEqual({ mokshaMarker: 1, devotionPlanets: 1 });
    expect(rows({}, null)).toEqual({});
    const strained = spiritualLens(signs({}), { ...marks, verdict: 'STRAINED' }).factors;
    expect(strained.map(({ detail }) => detail.includes('strained'))).toEqual([true, false]);
  });

  it('one less for Rahu with Saturn or Mars in the karakamsa', () => {
    expect(rows({ karakamsa: sign(['Rahu', 'Mars']) })).toEqual({ rahuAffliction: -1 });
    expect(rows({ karakamsa: sign(['Rahu', 'Saturn']) })).toEqual({ rahuAffliction: -1 });
    expect(rows({ karakamsa: sign(['Rahu'], ['Saturn']) })).toEqual({});
    expect(rows({ karakamsa: sign(['Saturn', 'Mars']) })).toEqual({});
  });

  it('five are strong, three marked, one present, less quiet', () => {
    const karakamsa = sign(['Jupiter', 'Moon', 'Venus']);
    const twelfth = sign(['Ketu']);
    const answer = (of: Partial<KarakamsaSigns>, marks?: VimsamsaMarks) => {
      const { answer: said, rule, score } = spiritualLens(signs(of), marks ?? NO_MARKS);
      return [score, said, rule];
    };
    expect(answer({ karakamsa, twelfth })).toEqual([5, 'STRONG_CALLING', 'S1']);
    expect(answer({ karakamsa, ninth: sign(['Moon']) })).toEqual([4, 'MARKED', 'S2']);
    expect(answer({ karakamsa })).toEqual([3, 'MARKED', 'S2']);
    expect(answer({ twelfth })).toEqual([2, 'PRESENT', 'S3']);
    expect(answer({ ninth: sign(['Moon']) })).toEqual([1, 'PRESENT', 'S3']);
    expect(answer({})).toEqual([0, 'QUIET', 'S4']);
  });

  it('the path by the planet of the Ishta Devata', () => {
    expect(PLANETS.map((planet) => [planet, spiritualPath(planet)])).toEqual([
      ['Sun', 'ACTION'],
      ['Moon', 'DEVOTION'],
      ['Mars', 'ACTION'],
      ['Mercury', 'KNOWLEDGE'],
      ['Jupiter', 'KNOWLEDGE_AND_RITE'],
      ['Venus', 'DEVOTION'],
      ['Saturn', 'SERVICE_AND_AUSTERITY'],
      ['Rahu', 'MANTRA'],
      ['Ketu', 'LIBERATION'],
    ]);
  });
});
