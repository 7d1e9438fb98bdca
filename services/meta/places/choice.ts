import { greatCircleKm } from '@cuspal/engine/time/place';
import type { Gazetteer } from './gazetteer.ts';
import type { Match } from './matches.ts';

/** The places to choose from, and why the first is taken where it is meant without doubt. */
export interface Choice {
  /** One of each group of neighbours, the most populous first. */
  readonly matches: readonly Match[];
  readonly taken: 'ONLY_ONE' | 'FAR_LARGER' | null;
}

/** Distance within which two entries count as one, such as a place and its part: their sky is the same. */
const SAME_PLACE_KM = 15;
const MOST_COMPARED = 50;
/** Times the people of all the others at which a place is taken: fewer than one birth in twenty is then in another one. */
const FAR_LARGER = 20;
/** The same factor where the name is only another name of the larger place and the own one of a smaller: Madras in Oregon. */
const FAR_LARGER_BY_ANOTHER_NAME = 100;
/** Weight of places for which the name is another one while the largest has it as its own: few mean Parys by Paris. */
const OTHER_NAME_COUNTS = 0.1;
/** Least population that is counted, also for places whose population the source does not know. */
const LEAST_PEOPLE = 1_000;

export function choiceOf(places: Gazetteer, matches: readonly Match[]): Choice {
  const compared = apart(places, matches.slice(0, MOST_COMPARED));
  const all = [...compared, ...matches.slice(MOST_COMPARED)];
  const [first, ...others] = all;
  if (first === undefined) return { matches: all, taken: null };
  if (others.length === 0) return { matches: all, taken: 'ONLY_ONE' };
  const people = others.reduce((sum, { number, own }) => {
    const weight = first.own && !own ? OTHER_NAME_COUNTS : 1;
    return sum + weight * Math.max(LEAST_PEOPLE, places.population(number));
  }, 0);
  const times = first.own || others.every(({ own }) => !own) ? FAR_LARGER : FAR_LARGER_BY_ANOTHER_NAME;
  return { matches: all, taken: places.population(first.number) >= times * people ? 'FAR_LARGER' : null };
}

/** Leaves one place of each group of neighbours, the one that has the name as its own. */
function apart(places: Gazetteer, matches: readonly Match[]): readonly Match[] {
  const kept: Match[] = [];
  for (const match of [...matches].sort((a, b) => Number(b.own) - Number(a.own) || a.number - b.number)) {
    const place = places.place(match.number);
    const beside = kept.some(({ number }) => {
      const other = places.place(number);
      return other.timeZone === place.timeZone && greatCircleKm(other, place) <= SAME_PLACE_KM;
    });
    if (!beside) kept.push(match);
  }
  return kept.sort((a, b) => a.number - b.number);
}
