import { countSigns } from '../../parashari/base/frame.ts';
import { naturalRelation } from '../../parashari/base/relations.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';

export const UPAPADA_RELATIONS = ['EXCELLENT', 'GOOD', 'FAIR', 'WEAK'] as const;
type UpapadaRelation = (typeof UPAPADA_RELATIONS)[number];

/** An Upapada as far as it is set against another: its sign, 0 = Aries, and its lord. */
export interface UpapadaSeat {
  readonly sign: number;
  readonly lord: Planet;
}

export interface UpapadaPair {
  /** Signs from the first to the second, both counted. */
  readonly distance: House;
  readonly relationship: UpapadaRelation;
  /** Either lord holds the other as a natural friend. */
  readonly lordsFriendly: boolean;
}

/** By the count, the first entry for 1: one sign or opposite, trikona or upachaya, kendra, the rest (custom, no book). */
const BY_DISTANCE: readonly UpapadaRelation[] = [
  'EXCELLENT',
  'WEAK',
  'GOOD',
  'FAIR',
  'GOOD',
  'WEAK',
  'EXCELLENT',
  'WEAK',
  'GOOD',
  'FAIR',
  'GOOD',
  'WEAK',
];

/** How the Upapadas of two people stand to each other. */
export function upapadaPair(one: UpapadaSeat, other: UpapadaSeat): UpapadaPair {
  const distance = countSigns(one.sign, other.sign);
  return {
    distance,
    relationship: BY_DISTANCE[distance - 1] ?? 'WEAK',
    lordsFriendly: holdsAsFriend(one.lord, other.lord) && holdsAsFriend(other.lord, one.lord),
  };
}

/** Only the nodes' own ties are handed down, so what holds of a node for a planet is taken both ways (R23.2). */
const holdsAsFriend = (planet: Planet, other: Planet): boolean =>
  planet === other ||
  (isNode(other) ? !isNode(planet) && naturalRelation(other, planet) : naturalRelation(planet, other)) === 'FRIEND';
