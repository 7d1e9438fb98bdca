import type { House, Planet } from '../../zodiac/names.ts';
import type { Level } from '../kernel/levels.ts';

/** The tests of a yes, in order; the first four deny, the others qualify (R9.2, R9.3, R12). */
export const HORARY_TESTS = [
  'SIGNIFIES',
  'SUB_LORD_DIRECT',
  'STAR_LORD_DIRECT',
  'WISH_DIRECT',
  'OPPOSITION_WEAKER',
  'WISH_SIGNIFIES',
  'CONTACT_STRONG',
  'MOON_STRONG',
  'PAIR_COMPLETE',
] as const;
export type HoraryTest = (typeof HORARY_TESTS)[number];

/** The planets a question is judged by. */
export interface HoraryJudges {
  /** Sub lord of the main cusp, and its star lord. */
  readonly subLord: Planet;
  readonly starLord: Planet;
  /** Sub lord of cusp 11, the wish, and its star lord. */
  readonly wishLord: Planet;
  readonly wishStarLord: Planet;
}

export interface HoraryTestResult<Id extends string = HoraryTest> {
  readonly id: Id;
  readonly met: boolean;
  readonly detail: string;
}

/** What the tests look at. */
export interface HoraryFacts {
  readonly judges: HoraryJudges;
  readonly f: Level | null;
  readonly d: Level | null;
  /** Best level of the sub lord of cusp 11 on the favourable houses and 11. */
  readonly wish: Level | null;
  /** The best level of a planet on some houses counted from the person, for a sentence: `level 3, raised`. */
  readonly levelOf: (planet: Planet, houses: readonly House[]) => string;
  readonly retrograde: (planet: Planet) => boolean;
  readonly moonWeak: boolean;
  /** Whether each half is signified; absent where the question has no halves. */
  readonly halves?: readonly [boolean, boolean];
}
