import type { Graha, Planet } from '../../zodiac/names.ts';
import { countSigns } from './frame.ts';
import type { SignsOf } from './frame.ts';

export type NaturalRelation = 'FRIEND' | 'NEUTRAL' | 'ENEMY';
export const COMPOUND_RELATIONS = ['GREAT_FRIEND', 'FRIEND', 'NEUTRAL', 'ENEMY', 'GREAT_ENEMY'] as const;
export type CompoundRelation = (typeof COMPOUND_RELATIONS)[number];

interface Ties {
  readonly friends: readonly Graha[];
  readonly enemies: readonly Graha[];
}

/** How each planet holds the seven that own signs; who stands in neither list is neutral (R23.2). */
const NATURAL: Readonly<Record<Planet, Ties>> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
  Rahu: { friends: ['Mercury', 'Venus', 'Saturn'], enemies: ['Sun', 'Moon', 'Mars'] },
  Ketu: { friends: ['Mars', 'Venus', 'Saturn'], enemies: ['Sun', 'Moon'] },
};

/** Natural relation in which a planet holds a sign owner (R23.2); for the nodes a later tradition. */
export function naturalRelation(planet: Planet, to: Graha): NaturalRelation {
  const { friends, enemies } = NATURAL[planet];
  if (friends.includes(to)) return 'FRIEND';
  return enemies.includes(to) ? 'ENEMY' : 'NEUTRAL';
}

/** Friend of the moment: in the 2, 3, 4, 10, 11 or 12th sign from the planet; the same sign is an enemy. */
export function isTemporaryFriend(sign: number, otherSign: number): boolean {
  const count = countSigns(sign, otherSign);
  return (count >= 2 && count <= 4) || count >= 10;
}

/** Natural and temporary relation together, from the D1 signs (R23.2). */
export function compoundRelation(planet: Planet, to: Graha, signs: SignsOf): CompoundRelation {
  const friendly = isTemporaryFriend(signs[planet], signs[to]);
  switch (naturalRelation(planet, to)) {
    case 'FRIEND':
      return friendly ? 'GREAT_FRIEND' : 'NEUTRAL';
    case 'NEUTRAL':
      return friendly ? 'FRIEND' : 'ENEMY';
    case 'ENEMY':
      return friendly ? 'NEUTRAL' : 'GREAT_ENEMY';
  }
}
