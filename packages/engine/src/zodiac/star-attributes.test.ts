import { describe, expect, it } from 'vitest';
import { divide } from './division.ts';
import { elementOf, modalityOf, varnaOf } from './sign-attributes.ts';
import { padaSyllable, STAR_ATTRIBUTES, starBodyParts, starDetails } from './star-attributes.ts';
import type { StarAttributes } from './star-attributes.ts';

/** Numbers (1..27) of the stars that hold a value. */
const having = (test: (star: StarAttributes) => boolean): readonly number[] =>
  STAR_ATTRIBUTES.flatMap((star, index) => (test(star) ? [index + 1] : []));

describe('star attributes against the lists by attribute', () => {
  it('nature as Muhurta Chintamani 2 lists it', () => {
    const of = (name: StarAttributes['class']) => having((star) => star.class === name);
    expect(of('dhruva')).toEqual([4, 12, 21, 26]);
    expect(of('chara')).toEqual([7, 15, 22, 23, 24]);
    expect(of('ugra')).toEqual([2, 10, 11, 20, 25]);
    expect(of('mishra')).toEqual([3, 16]);
    expect(of('kshipra')).toEqual([1, 8, 13]);
    expect(of('mridu')).toEqual([5, 14, 17, 27]);
    expect(of('tikshna')).toEqual([6, 9, 18, 19]);
  });

  it('facing', () => {
    const of = (name: StarAttributes['facing']) => having((star) => star.facing === name);
    expect(of('up')).toEqual([4, 6, 8, 12, 21, 22, 23, 24, 26]);
    expect(of('down')).toEqual([2, 3, 9, 10, 11, 16, 19, 20, 25]);
    expect(of('level')).toEqual([1, 5, 7, 13, 14, 15, 17, 18, 27]);
  });

  it('gana and nadi as the matching tables list them', () => {
    expect(having(({ gana }) => gana === 'deva')).toEqual([1, 5, 7, 8, 13, 15, 17, 22, 27]);
    expect(having(({ gana }) => gana === 'manushya')).toEqual([2, 4, 6, 11, 12, 20, 21, 25, 26]);
    expect(having(({ gana }) => gana === 'rakshasa')).toEqual([3, 9, 10, 14, 16, 18, 19, 23, 24]);
    expect(having(({ nadi }) => nadi === 'adi')).toEqual([1, 6, 7, 12, 13, 18, 19, 24, 25]);
    expect(having(({ nadi }) => nadi === 'madhya')).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26]);
    expect(having(({ nadi }) => nadi === 'antya')).toEqual([3, 4, 9, 10, 15, 16, 21, 22, 27]);
  });

  it('yoni: fourteen animals, male and female in pairs but for the mongoose', () => {
    const pairs = {
      horse: [1, 24],
      elephant: [2, 27],
      sheep: [3, 8],
      serpent: [4, 5],
      dog: [6, 19],
      cat: [7, 9],
      rat: [10, 11],
      cow: [12, 26],
      buffalo: [13, 15],
      tiger: [14, 16],
      deer: [17, 18],
      monkey: [20, 22],
      mongoose: [21],
      lion: [23, 25],
    };
    for (const [animal, stars] of Object.entries(pairs)) {
      expect(having(({ yoni }) => yoni.animal === animal)).toEqual(stars);
      if (stars.length === 2) {
        expect(stars.map((star) => STAR_ATTRIBUTES[star - 1]?.yoni.sex).sort()).toEqual(['female', 'male']);
      }
    }
  });

  it('syllables of the padas', () => {
    expect([padaSyllable(0, 1), padaSyllable(3, 3), padaSyllable(21, 4), padaSyllable(26, 2)]).toEqual([
      'chu',
      'vi',
      'kho',
      'do',
    ]);
    expect(() => padaSyllable(0, 5)).toThrow(RangeError);
  });

  it('two lists of body parts exactly where a sign border cuts the star, the second for its second sign', () => {
    const cut = [3, 5, 7, 12, 14, 16, 21, 23, 25];
    expect(having(({ bodyParts }) => bodyParts.length === 2)).toEqual(cut);
    for (const star of cut) {
      const last = divide((star * 800 - 1) / 60);
      const first = divide(((star - 1) * 800) / 60);
      expect(first.signIndex + 1).toBe(last.signIndex);
      const lists = STAR_ATTRIBUTES[star - 1]?.bodyParts;
      expect(starBodyParts(star - 1, first.signIndex)).toBe(lists?.[0]);
      expect(starBodyParts(star - 1, last.signIndex)).toBe(lists?.[1]);
    }
    expect(starBodyParts(2, 0)).toContain('brain');
    expect(starBodyParts(2, 1)).toContain('larynx');
  });
});

describe('sign attributes', () => {
  it('element, modality and varna of each sign', () => {
    const signs = [...Array(12).keys()];
    expect(signs.map(elementOf).filter((element) => element === 'water')).toHaveLength(3);
    expect([0, 4, 8].map(elementOf)).toEqual(['fire', 'fire', 'fire']);
    expect([3, 7, 11].map(varnaOf)).toEqual(['brahmin', 'brahmin', 'brahmin']);
    expect([0, 1, 2].map(varnaOf)).toEqual(['kshatriya', 'vaishya', 'shudra']);
    expect([0, 3, 6, 9].map(modalityOf)).toEqual(['movable', 'movable', 'movable', 'movable']);
    expect([2, 5, 8, 11].map(modalityOf)).toEqual(['dual', 'dual', 'dual', 'dual']);
  });
});

describe('starDetails', () => {
  it('follows the sign of the point for varna, element, modality and body parts', () => {
    // 2° Taurus: Krittika, second pada.
    expect(starDetails(divide(32))).toMatchObject({
      index: 3,
      name: 'Krittika',
      lord: 'Sun',
      varna: 'vaishya',
      element: 'earth',
      modality: 'fixed',
      bodyParts: ['face', 'neck', 'tonsils', 'larynx'],
      padaSyllable: 'i',
    });
  });
});
