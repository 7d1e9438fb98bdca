import { HOUSES } from './names.ts';
import type { House } from './names.ts';

/** The nth house counted from `house`, which itself is the first: nthFrom(7, 12) = 6. */
export function nthFrom(house: House, nth: number): House {
  const found = HOUSES[(house + nth - 2) % 12];
  if (found === undefined) throw new RangeError(`no ${nth}th house from ${house}`);
  return found;
}

/** Houses as bits of one number, `1 << house`: where thousands of sets of houses are compared in one call. */
export function bitsOf(houses: Iterable<House>): number {
  let bits = 0;
  for (const house of houses) bits |= 1 << house;
  return bits;
}

/** Each of the 4,096 sets has one list, made when it is first asked for; no house is bit 0. */
const LISTS: (readonly House[] | undefined)[] = Array.from({ length: 2 << HOUSES.length });

/** The houses of such a set, in ascending order. */
export const housesOfBits = (bits: number): readonly House[] =>
  (LISTS[bits] ??= HOUSES.filter((house) => (bits & (1 << house)) !== 0));

/** Houses once each, in ascending order. */
export const sortedHouses = (houses: Iterable<House>): readonly House[] => housesOfBits(bitsOf(houses));

/** What undoes each house of a group: the 12th from it, less the group itself (R9.4). */
export const genericDenial = (group: readonly House[]): readonly House[] =>
  sortedHouses(group.map((house) => nthFrom(house, 12)).filter((house) => !group.includes(house)));

export const isHouse = (value: number): value is House => HOUSES.some((house) => house === value);
