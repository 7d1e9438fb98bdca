import { isNode } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';

/** The end of a sentence on a planet: `is direct`; a node, which always goes backward, is no retrograde (R12.3). */
export function motionInWords(planet: Planet, retrograde: boolean): string {
  if (isNode(planet)) return 'does not count as retrograde';
  return retrograde ? 'is retrograde' : 'is direct';
}

/** `Mars is direct`. */
export const planetMotion = (planet: Planet, retrograde: boolean): string =>
  `${planetInWords(planet)} ${motionInWords(planet, retrograde)}`;

/** A planet and its star lord; one that stands in its own star is named once. */
export function pairMotion(planet: Planet, starLord: Planet, retrograde: (planet: Planet) => boolean): string {
  return planet === starLord
    ? `${planetMotion(planet, retrograde(planet))} in its own star`
    : `${planetMotion(planet, retrograde(planet))}, and its star lord ${planetMotion(starLord, retrograde(starLord))}`;
}
