import type { Gana, YoniAnimal } from '../../zodiac/star-attributes.ts';

/**
 * The tables of the 36 points. They differ by almanac: these are the ones of PyJHora (saravali.de), which the rules
 * print too (R33.1), and of the Muhurta Chintamani as almanacs use it.
 */
const PJ = 'PJ; R33.1';
const MC = 'MC and almanac practice; R33.1';

export const VASHYA_CLASSES = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'] as const;
export type VashyaClass = (typeof VASHYA_CLASSES)[number];

/** Class of each sign, Aries first; two signs change class in the middle (R33.1). */
export const VASHYA_OF_SIGN: readonly {
  readonly first: VashyaClass;
  /** From 15 degrees on, where it differs. */
  readonly second?: VashyaClass;
  readonly source: string;
}[] = [
  { first: 'Chatushpada', source: MC },
  { first: 'Chatushpada', source: MC },
  { first: 'Manava', source: MC },
  { first: 'Jalachara', source: MC },
  { first: 'Vanachara', source: MC },
  { first: 'Manava', source: MC },
  { first: 'Manava', source: MC },
  { first: 'Keeta', source: MC },
  { first: 'Manava', second: 'Chatushpada', source: MC },
  { first: 'Chatushpada', second: 'Jalachara', source: MC },
  { first: 'Manava', source: MC },
  { first: 'Jalachara', source: MC },
];

/** Vashya points of a bride's class with the groom's, in the order of VASHYA_CLASSES. */
export const VASHYA_POINTS: Readonly<
  Record<VashyaClass, { readonly withGroom: readonly number[]; readonly source: string }>
> = {
  Chatushpada: { withGroom: [2, 0.5, 1, 0, 2], source: PJ },
  Manava: { withGroom: [0.5, 2, 0, 0, 0], source: PJ },
  Jalachara: { withGroom: [1, 0, 2, 2, 2], source: PJ },
  Vanachara: { withGroom: [0, 0, 2, 2, 0], source: PJ },
  Keeta: { withGroom: [1, 0, 1, 0, 2], source: PJ },
};

/** Yoni points of an animal with each other one, in the order of YONIS; the same both ways. */
export const YONI_POINTS: Readonly<
  Record<YoniAnimal, { readonly withOther: readonly number[]; readonly source: string }>
> = {
  horse: { withOther: [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1], source: PJ },
  elephant: { withOther: [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0], source: PJ },
  sheep: { withOther: [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1], source: PJ },
  serpent: { withOther: [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2], source: PJ },
  dog: { withOther: [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1], source: PJ },
  cat: { withOther: [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1], source: PJ },
  rat: { withOther: [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2], source: PJ },
  cow: { withOther: [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1], source: PJ },
  buffalo: { withOther: [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1], source: PJ },
  tiger: { withOther: [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1], source: PJ },
  deer: { withOther: [1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1], source: PJ },
  monkey: { withOther: [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2], source: PJ },
  mongoose: { withOther: [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2], source: PJ },
  lion: { withOther: [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4], source: PJ },
};

/** Gana points of a groom's temper with the bride's. */
export const GANA_POINTS: Readonly<
  Record<Gana, { readonly withBride: Readonly<Record<Gana, number>>; readonly source: string }>
> = {
  deva: { withBride: { deva: 6, manushya: 5, rakshasa: 1 }, source: PJ },
  manushya: { withBride: { deva: 6, manushya: 6, rakshasa: 0 }, source: PJ },
  rakshasa: { withBride: { deva: 0, manushya: 0, rakshasa: 6 }, source: PJ },
};

export const RAJJU_PARTS = ['foot', 'waist', 'navel', 'neck', 'head'] as const;
export type RajjuPart = (typeof RAJJU_PARTS)[number];

/** Stars (1 to 27) of each part of the rope (R33.2). */
export const RAJJU_STARS: Readonly<Record<RajjuPart, { readonly stars: readonly number[]; readonly source: string }>> =
  {
    foot: { stars: [1, 9, 10, 18, 19, 27], source: 'PJ; R33.2' },
    waist: { stars: [2, 8, 11, 17, 20, 26], source: 'PJ; R33.2' },
    navel: { stars: [3, 7, 12, 16, 21, 25], source: 'PJ; R33.2' },
    neck: { stars: [4, 6, 13, 15, 22, 24], source: 'PJ; R33.2' },
    head: { stars: [5, 14, 23], source: 'PJ; R33.2' },
  };

/** Stars (1 to 27) that pierce each other; Chitra (14) has no partner (R33.2). */
export const VEDHA_PAIRS: readonly { readonly stars: readonly [number, number]; readonly source: string }[] = [
  { stars: [1, 18], source: 'PJ; R33.2' },
  { stars: [2, 17], source: 'PJ; R33.2' },
  { stars: [3, 16], source: 'PJ; R33.2' },
  { stars: [4, 15], source: 'PJ; R33.2' },
  { stars: [5, 23], source: 'PJ; R33.2' },
  { stars: [6, 22], source: 'PJ; R33.2' },
  { stars: [7, 21], source: 'PJ; R33.2' },
  { stars: [8, 20], source: 'PJ; R33.2' },
  { stars: [9, 19], source: 'PJ; R33.2' },
  { stars: [10, 27], source: 'PJ; R33.2' },
  { stars: [11, 26], source: 'PJ; R33.2' },
  { stars: [12, 25], source: 'PJ; R33.2' },
  { stars: [13, 24], source: 'PJ; R33.2' },
];
