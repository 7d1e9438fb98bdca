export const KALACHAKRA_GROUPS = ['S1', 'S2', 'A1', 'A2'] as const;
/** Two groups of stars read forward (savya) and two backward (apasavya). */
export type KalachakraGroup = (typeof KALACHAKRA_GROUPS)[number];
export type Pada = 1 | 2 | 3 | 4;

/** Years of the signs, Aries first. */
export const SIGN_YEARS: readonly number[] = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10];

/** Group of each star, Ashwini first (BPHS 46). */
export const STAR_GROUPS: readonly KalachakraGroup[] = Array.from({ length: 27 }, (_, index) => {
  const star = index + 1;
  if ([1, 3, 7, 9, 13, 15, 19, 21, 25, 27].includes(star)) return 'S1';
  if ([2, 8, 14, 20, 26].includes(star)) return 'S2';
  return [4, 10, 16, 22].includes(star) ? 'A1' : 'A2';
});

/** After the fourth pada the chain goes on with the first of the other group of its direction. */
export const NEXT_GROUP: Readonly<Record<KalachakraGroup, KalachakraGroup>> = {
  S1: 'S2',
  S2: 'S1',
  A1: 'A2',
  A2: 'A1',
};

export const isSavya = (group: KalachakraGroup): boolean => group === 'S1' || group === 'S2';

/** Nine signs of each pada, Aries = 0. */
const ROWS: Readonly<Record<KalachakraGroup, Readonly<Record<Pada, readonly number[]>>>> = {
  S1: {
    1: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    2: [9, 10, 11, 7, 6, 5, 3, 4, 2],
    3: [1, 0, 11, 10, 9, 8, 0, 1, 2],
    4: [3, 4, 5, 6, 7, 8, 9, 10, 11],
  },
  S2: {
    1: [7, 6, 5, 3, 4, 2, 1, 0, 11],
    2: [10, 9, 8, 0, 1, 2, 3, 4, 5],
    3: [6, 7, 8, 9, 10, 11, 7, 6, 5],
    4: [3, 4, 2, 1, 0, 11, 10, 9, 8],
  },
  A1: {
    1: [8, 9, 10, 11, 0, 1, 2, 4, 3],
    2: [5, 6, 7, 11, 10, 9, 8, 7, 6],
    3: [5, 4, 3, 2, 1, 0, 8, 9, 10],
    4: [11, 0, 1, 2, 4, 3, 5, 6, 7],
  },
  A2: {
    1: [11, 10, 9, 8, 7, 6, 5, 4, 3],
    2: [2, 1, 0, 8, 9, 10, 11, 0, 1],
    3: [2, 4, 3, 5, 6, 7, 11, 10, 9],
    4: [8, 7, 6, 5, 4, 3, 2, 1, 0],
  },
};

export const padaSigns = (group: KalachakraGroup, pada: Pada): readonly number[] => ROWS[group][pada];
