import { describe, expect, it } from 'vitest';
import { GANAS, STAR_ATTRIBUTES, YONIS } from '../../zodiac/star-attributes.ts';
import { kootaExtras, rajjuOf } from './koota-extras.ts';
import {
  GANA_POINTS,
  RAJJU_PARTS,
  RAJJU_STARS,
  VASHYA_CLASSES,
  VASHYA_OF_SIGN,
  VASHYA_POINTS,
  VEDHA_PAIRS,
  YONI_POINTS,
} from './koota-tables.ts';
import { moonPlace } from './moon-place.ts';
import { vashyaClass } from './kootas.ts';

const star = (number: number) => moonPlace((number - 1) * (40 / 3) + 1);

/** The matrices as the rules print them, in another form than the data. */
const YONI =
  '42232221011321 24332222312320 23421213312031 33242111122202 22124212210211 22212402213321 22111042222212 12312224303221 03312223412221 11121120141121 12220323214221 33022322212432 22301212222342 10121121111224';
const VASHYA = '2 .5 1 0 2 / .5 2 0 0 0 / 1 0 2 2 2 / 0 0 2 2 0 / 1 0 1 0 2';
/** Rows girl deva, manushya, rakshasa; columns boy. */
const GANA = '6 6 0 / 5 6 0 / 1 0 6';
const numbers = (row: string): number[] => row.trim().split(' ').map(Number);

describe('the matrices agree with the printed ones (R33.1)', () => {
  it('yoni: 14 by 14, symmetrical, a zero for each sworn enemy', () => {
    const printed = YONI.split(' ').map((row) => [...row].map(Number));
    expect(YONIS.map((animal) => YONI_POINTS[animal].withOther)).toEqual(printed);
    printed.forEach((row, i) => row.forEach((points, j) => expect(points).toBe(printed[j]?.[i])));
    const enemies = YONIS.flatMap((animal, i) =>
      YONIS.slice(i)
        .filter((_, j) => printed[i]?.[i + j] === 0)
        .map((other) => `${animal}-${other}`),
    );
    expect(enemies).toEqual([
      'horse-buffalo',
      'elephant-lion',
      'sheep-monkey',
      'serpent-mongoose',
      'dog-deer',
      'cat-rat',
      'cow-tiger',
    ]);
  });

  it('vashya and gana', () => {
    expect(VASHYA_CLASSES.map((name) => VASHYA_POINTS[name].withGroom)).toEqual(VASHYA.split('/').map(numbers));
    const rows = GANA.split('/').map(numbers);
    GANAS.forEach((bride, i) =>
      GANAS.forEach((groom, j) => expect(GANA_POINTS[groom].withBride[bride]).toBe(rows[i]?.[j])),
    );
  });

  it('name a source in every row', () => {
    const rows = [
      ...VASHYA_OF_SIGN,
      ...Object.values(VASHYA_POINTS),
      ...Object.values(YONI_POINTS),
      ...Object.values(GANA_POINTS),
      ...Object.values(RAJJU_STARS),
      ...VEDHA_PAIRS,
    ];
    for (const { source } of rows) expect(source).toMatch(/R33\.[12]/);
  });
});

describe('classes of stars and signs', () => {
  it('vashya: the two signs that change in the middle', () => {
    const classes = Array.from({ length: 24 }, (_, half) => vashyaClass(moonPlace(half * 15 + 1)));
    const letters = 'CC CC MM JJ VV MM MM KK MC CJ MM JJ'.replaceAll(' ', '');
    expect(classes.map((name) => name[0]).join('')).toBe(letters);
    expect(vashyaClass(moonPlace(255))).toBe('Chatushpada');
    expect(vashyaClass(moonPlace(254.999))).toBe('Manava');
  });

  it('yoni, gana and nadi of the 27 stars as the rules list them', () => {
    const starsOf = (test: (row: (typeof STAR_ATTRIBUTES)[number]) => boolean): number[] =>
      STAR_ATTRIBUTES.flatMap((row, index) => (test(row) ? [index + 1] : []));
    const animals =
      'horse elephant sheep serpent serpent dog cat sheep cat rat rat cow buffalo tiger buffalo tiger deer deer dog monkey mongoose monkey lion horse lion cow elephant';
    expect(STAR_ATTRIBUTES.map(({ yoni }) => yoni.animal)).toEqual(animals.split(' '));
    expect(starsOf(({ gana }) => gana === 'deva')).toEqual([1, 5, 7, 8, 13, 15, 17, 22, 27]);
    expect(starsOf(({ gana }) => gana === 'manushya')).toEqual([2, 4, 6, 11, 12, 20, 21, 25, 26]);
    expect(starsOf(({ nadi }) => nadi === 'adi')).toEqual([1, 6, 7, 12, 13, 18, 19, 24, 25]);
    expect(starsOf(({ nadi }) => nadi === 'madhya')).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26]);
  });

  it('rajju puts every star in one part, vedha in one pair but Chitra', () => {
    expect(RAJJU_PARTS.flatMap((part) => RAJJU_STARS[part].stars).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 27 }, (_, index) => index + 1),
    );
    expect(rajjuOf(14)).toBe('head');
    expect(VEDHA_PAIRS.flatMap(({ stars }) => stars).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 27 }, (_, index) => index + 1).filter((number) => number !== 14),
    );
    // R33.2: the pairs add up to 19, 28 or 37.
    for (const { stars } of VEDHA_PAIRS) expect([19, 28, 37]).toContain(stars[0] + stars[1]);
  });
});

describe('what the south adds', () => {
  it('counts the groom from the bride', () => {
    expect(kootaExtras(star(4), star(1))).toEqual({
      rajju: { dosha: false, groom: 'neck', bride: 'foot' },
      vedha: { dosha: false },
      mahendra: { present: true, count: 4 },
      streeDeergha: { present: false, presentByNine: false, count: 4 },
    });
    expect(kootaExtras(star(1), star(18))).toMatchObject({
      rajju: { dosha: true },
      vedha: { dosha: true },
      mahendra: { present: false, count: 11 },
      streeDeergha: { present: false, presentByNine: true },
    });
    expect(kootaExtras(star(3), star(16)).streeDeergha).toEqual({ present: true, presentByNine: true, count: 15 });
    expect(kootaExtras(star(14), star(14))).toMatchObject({ rajju: { dosha: true }, vedha: { dosha: false } });
  });
});
