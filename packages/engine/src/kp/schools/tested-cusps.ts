import type { HouseSets } from '../../events/event.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import type { House } from '../../zodiac/names.ts';

/** The cusps a school scores: those asked for, else its own choice; once each, in order. */
export const testedCusps = (asked: readonly House[] | undefined, otherwise: readonly House[]): readonly House[] =>
  sortedHouses(asked ?? otherwise);

/** The cusp that decides among those asked for: that of the matter, or where it is left out the first asked for. */
export const decidingCusp = ({ primaryCusp }: HouseSets, asked: readonly House[] | undefined): House =>
  asked === undefined || asked.includes(primaryCusp) ? primaryCusp : (asked[0] ?? primaryCusp);
