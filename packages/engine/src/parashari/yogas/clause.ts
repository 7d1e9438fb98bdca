import type { House, Planet } from '../../zodiac/names.ts';
import type { Reading } from './reading.ts';

/** One condition of a yoga, as a text states it: one entry of evidence when it holds, one thing missing when not. */
export interface Clause {
  readonly holds: (reading: Reading) => boolean;
  /** The planets that meet it, where it holds: those that form the yoga. Those it only counts from are none. */
  readonly planets: (reading: Reading) => readonly Planet[];
  /** A sentence that says how it holds, with the placement. */
  readonly says: (reading: Reading) => string;
  /** A sentence that says what is missing. */
  readonly lacks: (reading: Reading) => string;
  /** Houses that the clause is about where no planet forms it. */
  readonly houses?: readonly House[];
}

/** A clause that no planet forms, unless it names some. */
export const clause = ({ planets = () => [], ...rest }: ClauseParts): Clause => ({ ...rest, planets });

type ClauseParts = Omit<Clause, 'planets'> & Partial<Pick<Clause, 'planets'>>;

/** One of several is enough; all that hold speak and form the yoga, and where none does, each says what is missing. */
export const either = (...several: readonly Clause[]): Clause => {
  const holding = (reading: Reading): readonly Clause[] => several.filter(({ holds }) => holds(reading));
  return {
    holds: (reading) => holding(reading).length > 0,
    planets: (reading) => holding(reading).flatMap(({ planets }) => planets(reading)),
    says: (reading) =>
      holding(reading)
        .map(({ says }) => says(reading))
        .join(' '),
    lacks: (reading) => several.map(({ lacks }) => lacks(reading)).join(' '),
  };
};

/** A clause that forms nothing: the planets in it only help another. */
export const aside = (given: Clause): Clause => ({ ...given, planets: () => [] });
