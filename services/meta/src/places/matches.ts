import type { Gazetteer } from './gazetteer.ts';

/** A place that bears a name. */
export interface Match {
  /** Number in the gazetteer. */
  readonly number: number;
  /** Its own name there, not another one. */
  readonly own: boolean;
}

/** Places with exactly this folded name, the most populous first; ae, oe and ue may stand for umlauts. */
export function matchesOf({ placeKeys }: Gazetteer, key: string): readonly Match[] {
  const values = placeKeys.get(key);
  const found = values.length > 0 ? values : placeKeys.get(key.replaceAll(/([aou])e/g, '$1'));
  return found.map((value) => ({ number: value >> 1, own: value % 2 === 0 }));
}
