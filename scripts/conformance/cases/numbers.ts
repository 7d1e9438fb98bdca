import type { Case } from './case.ts';

/** All numbers that a querent may name. */
export const numbers: readonly Case[] = Array.from({ length: 249 }, (_, index) => ({
  id: String(index + 1).padStart(3, '0'),
  input: { number: index + 1 },
}));
