import type { HouseSets } from '../../events/event.ts';
import { timingSets } from '../kernel/timing-sets.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import type { House } from '../../zodiac/names.ts';

/** A question for a number chart, in houses counted from the person asked about. */
export interface HoraryQuestion {
  readonly mainCusp: House;
  /** Houses that say yes. */
  readonly favourable: readonly House[];
  /** Houses that say no, none of them favourable. */
  readonly against: readonly House[];
  /** Two groups of which the sub lord must signify one house each; only where a table asks for two halves. */
  readonly halves?: readonly [readonly House[], readonly House[]];
  /** What its periods are weighed by. */
  readonly sets: HouseSets;
  /** Houses of which the Moon must touch one; only where they are others than the favourable ones and the main house. */
  readonly ripe?: readonly House[];
  /** Retrogression and opposition delay it and do not deny it, as of what is lost (R17.7). */
  readonly onlyDelayed?: boolean;
}

type Halves = HoraryQuestion['halves'];

/** A matter of the catalogues as a question: its required houses favour, its denial group opposes. */
export const questionOf = (event: HouseSets, halves?: Halves): HoraryQuestion => ({
  mainCusp: event.primaryCusp,
  favourable: event.required,
  against: timingSets(event).denial,
  ...(halves && { halves }),
  sets: event,
});

/** A question of a table of its own: main cusp, houses for and against. */
export const questionOfHouses = (
  mainCusp: House,
  favourable: readonly House[],
  against: readonly House[],
  primaryCusp = mainCusp,
): HoraryQuestion => ({
  mainCusp,
  favourable,
  against,
  sets: { primaryCusp, required: favourable, supporting: [], denial: against },
});

/** Houses that the Moon must touch for a question to be ripe: the favourable ones and the main house (R17.2). */
export const ripeHouses = ({ mainCusp, favourable, ripe }: HoraryQuestion): readonly House[] =>
  sortedHouses(ripe ?? [...favourable, mainCusp]);
