import { isNode } from './names.ts';
import type { Planet } from './names.ts';
import { say } from './zodiac.messages.ts';

export { planetFirst, planetInWords, planetsInWords } from '@cuspal/speech';

/** How a planet moves; a node, which always goes backward, is no retrograde (R12.3). */
export const motionOf = (planet: Planet, retrograde: boolean): 'NODE' | 'RETROGRADE' | 'DIRECT' =>
  isNode(planet) ? 'NODE' : retrograde ? 'RETROGRADE' : 'DIRECT';

/** A planet and its star lord; one that stands in its own star is named once. */
export function pairMotion(planet: Planet, starLord: Planet, retrograde: (planet: Planet) => boolean): string {
  const motion = motionOf(planet, retrograde(planet));
  return planet === starLord
    ? say.motionInOwnStar({ planet, motion })
    : say.motionOfPair({ planet, motion, starLord, starMotion: motionOf(starLord, retrograde(starLord)) });
}
