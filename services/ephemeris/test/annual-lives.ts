import { randomLives, type Life } from '@cuspal/tool-kit/testing';

/** Years of life that begin later may end after 2399. */
const LAST_QUESTION = Date.UTC(2398, 10, 1);

/** Random births, each with a moment in a year of life that ends within the ephemeris. */
export const annualLives = (count: number, seed: number): readonly Life[] =>
  randomLives(count, seed).filter(({ now }) => now < LAST_QUESTION);
