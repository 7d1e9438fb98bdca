import { greatCircleKm } from '@cuspal/engine/time/great-circle';
import type { Gazetteer } from './gazetteer.ts';
import type { Match } from './matches.ts';

/** Whether the first of some places is meant without doubt, and why. */
export interface Choice {
  /** One of each group of neighbours, the most populous first. */
  readonly matches: readonly Match[];
  readonly taken: 'ONLY_ONE' | 'FAR_LARGER' | null;
}

/** A place and its part, or one place that the source has twice: the same sky. */
const SAME_PLACE_KM = 15;
const MOST_COMPARED = 50;
/** Then fewer than one in twenty of those who were born in a place of that name mean another one. */
const FAR_LARGER = 20;
/** The same where the greater one only has it as another name, and a smaller one as its own: Madras in Oregon. */
const FAR_LARGER_BY_ANOTHER_NAME = 100;
/** Where the greater one has it as its own, few mean one that only has it as another name: Parys as Paris. */
const OTHER_NAME_COUNTS = 0.1;
/** People of a place whose population the source does not know, and of the smallest. */
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

/** Without those beside another one; who has the name as its own stands for its neighbours. */
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
