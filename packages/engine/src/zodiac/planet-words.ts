import { planetsInWords } from '@cuspal/speech';
import { isNode } from './names.ts';
import type { Planet } from './names.ts';
import { say } from './zodiac.messages.ts';

export { planetFirst, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

/**
 * Names a planet's company and the planets that aspect it: `with the Sun`, `with Mars and aspected by Saturn and Rahu`.
 */
export function companyInWords(joined: readonly string[], aspecting: readonly string[]): string {
  if (aspecting.length === 0) return joined.length === 0 ? '' : say.joined({ joined });
  return joined.length === 0 ? say.aspected({ aspecting }) : say.joinedAndAspected({ joined, aspecting });
}

/** Several with their verb: `Mars belongs`, `Mars and Rahu belong`, `none belongs` of nothing. */
export const planetsDo = (planets: readonly Planet[], one: string, many: string): string =>
  `${planetsInWords(planets)} ${planets.length > 1 ? many : one}`;

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
