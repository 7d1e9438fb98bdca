import { planetInWords, planetsInWords } from '@cuspal/speech';
import { inWords } from '../base/words.ts';
import { isNode } from './names.ts';
import type { Planet } from './names.ts';

export { planetFirst, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

/**
 * Names a planet's company and the planets that aspect it: `with the Sun`, `with Mars and aspected by Saturn and Rahu`.
 */
export const companyInWords = (joined: readonly string[], aspecting: readonly string[]): string =>
  [
    ...(joined.length > 0 ? [`with ${inWords(joined)}`] : []),
    ...(aspecting.length > 0 ? [`aspected by ${inWords(aspecting)}`] : []),
  ].join(' and ');

/** Several with their verb: `Mars belongs`, `Mars and Rahu belong`, `none belongs` of nothing. */
export const planetsDo = (planets: readonly Planet[], one: string, many: string): string =>
  `${planetsInWords(planets)} ${planets.length > 1 ? many : one}`;

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
