import { outside } from '../outside.ts';
import type { Case } from './case.ts';

/** Degrees whose lords the books print. */
const printed: readonly number[] = outside.printedLords().map(({ arcsec }) => arcsec);
/** The start of a sub, and the second of arc before it, at every seventh number. */
const borders: readonly number[] = outside
  .numbers()
  .filter(({ n }) => n % 7 === 3)
  .flatMap(({ from_arcsec: from }) => [from, (from + 1_295_999) % 1_296_000]);

export const degrees: readonly Case[] = [...new Set([...printed, ...borders])]
  .sort((a, b) => a - b)
  .map((arcsec) => ({ id: String(arcsec).padStart(7, '0'), input: { arcsec } }));

/** All numbers that a querent may name. */
export const numbers: readonly Case[] = Array.from({ length: 249 }, (_, index) => ({
  id: String(index + 1).padStart(3, '0'),
  input: { number: index + 1 },
}));
