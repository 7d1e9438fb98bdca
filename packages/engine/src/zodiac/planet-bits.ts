import { PLANETS } from './names.ts';
import type { Planet } from './names.ts';
import { byPlanet } from './records.ts';

const BITS = byPlanet((planet) => 1 << PLANETS.indexOf(planet));

/** A planet as a bit of a set. */
export const bitOf = (planet: Planet): number => BITS[planet];

/** A set of planets as bits. */
export const bitsOf = (planets: readonly Planet[]): number => planets.reduce((bits, planet) => bits | bitOf(planet), 0);

/** Each of the 512 sets has one list, made when it is first asked for. */
const LISTS: (readonly Planet[] | undefined)[] = Array.from({ length: 1 << PLANETS.length });

/** The planets of a set, in planet order. */
export const planetsIn = (bits: number): readonly Planet[] =>
  (LISTS[bits] ??= PLANETS.filter((planet) => isIn(bits, planet)));

/** Whether a planet is among those of the bits. */
export const isIn = (bits: number, planet: Planet): boolean => (bits & bitOf(planet)) !== 0;

/** How many planets a set holds. */
export function sizeOf(bits: number): number {
  let [rest, size] = [bits, 0];
  for (; rest > 0; rest &= rest - 1) size += 1;
  return size;
}
