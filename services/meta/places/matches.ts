import { furtherPlaces } from './further-names.ts';
import type { Gazetteer } from './gazetteer.ts';

/** A place that bears a name. */
export interface Match {
  /** Number in the gazetteer. */
  readonly number: number;
  /** Its own name there, not another one. */
  readonly own: boolean;
}

/** Places with exactly this folded name, the most populous first; ae, oe and ue may stand for umlauts. */
export function matchesOf(places: Gazetteer, key: string): readonly Match[] {
  const { placeKeys } = places;
  const values = placeKeys.get(key);
  const found = values.length > 0 ? values : placeKeys.get(key.replaceAll(/([aou])e/g, '$1'));
  const matches = found.map((value) => ({ number: value >> 1, own: value % 2 === 0 }));
  const further = furtherPlaces(places, key).filter((number) => matches.every((match) => match.number !== number));
  if (further.length === 0) return matches;
  return [...matches, ...further.map((number) => ({ number, own: false }))].sort((a, b) => a.number - b.number);
}
