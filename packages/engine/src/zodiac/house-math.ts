import { HOUSES } from './names.ts';
import type { House } from './names.ts';

/** The nth house counted from `house`, which itself is the first: nthFrom(7, 12) = 6. */
export function nthFrom(house: House, nth: number): House {
  const found = HOUSES[(house + nth - 2) % 12];
  if (found === undefined) throw new RangeError(`no ${nth}th house from ${house}`);
  return found;
}

/** Houses once each, in ascending order. */
export function sortedHouses(houses: Iterable<House>): readonly House[] {
  let held = 0;
  for (const house of houses) held |= 1 << house;
  return HOUSES.filter((house) => (held & (1 << house)) !== 0);
}

/** What undoes each house of a group: the 12th from it, less the group itself (R9.4). */
export const genericDenial = (group: readonly House[]): readonly House[] =>
  sortedHouses(group.map((house) => nthFrom(house, 12)).filter((house) => !group.includes(house)));

export const isHouse = (value: number): value is House => HOUSES.some((house) => house === value);
