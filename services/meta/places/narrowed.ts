import { greatCircleKm } from '@cuspal/engine/time/place';
import { areaParts, liesIn } from './areas.ts';
import type { Gazetteer } from './gazetteer.ts';
import { type Match, matchesOf } from './matches.ts';

/** Distance within which a town tells which suburb or village is meant. */
const NEAR_KM = 60;
/** Towns of one name that it may lie at, and places that may lie there. */
const MOST_TOWNS = 10;
const MOST_MATCHES = 100;

export interface Narrowed {
  readonly matches: readonly Match[];
  /** Texts that name neither a country, nor a region, nor a town nearby. */
  readonly unread: readonly string[];
}

/** Keeps the places that lie in all the areas named, or near the town named. */
export function narrowed(places: Gazetteer, matches: readonly Match[], within: readonly string[]): Narrowed {
  return within.reduce<Narrowed>(
    (before, text) => {
      const parts = areaParts(places, text);
      if (parts !== null) {
        return { ...before, matches: before.matches.filter(({ number }) => liesIn(places, number, parts)) };
      }
      const near = nearTown(places, before.matches, text);
      return near.length > 0 ? { ...before, matches: near } : { ...before, unread: [...before.unread, text] };
    },
    { matches, unread: [] },
  );
}

function nearTown(places: Gazetteer, matches: readonly Match[], text: string): readonly Match[] {
  const towns = matchesOf(places, text.replaceAll(' ', ''))
    .slice(0, MOST_TOWNS)
    .map(({ number }) => places.place(number));
  if (towns.length === 0) return [];
  return matches.slice(0, MOST_MATCHES).filter(({ number }) => {
    const place = places.place(number);
    return towns.some((town) => greatCircleKm(town, place) <= NEAR_KM);
  });
}
