import { signLordOf } from '../zodiac/division.ts';
import { GRAHAS } from '../zodiac/names.ts';
import type { Graha, Planet } from '../zodiac/names.ts';
import { rasiDrishti } from './rasi-drishti.ts';

export interface Yogada {
  /** Tied to ascendant and hora lagna, but not to the ghati lagna. */
  readonly hora: readonly Graha[];
  readonly ghati: readonly Graha[];
  /** Tied to all three. */
  readonly maha: readonly Graha[];
}

/**
 * Yogada planets (get_special_lagnas, Jaimini): a planet is tied to a lagna when it stands in its sign, owns it or sees
 * it by rasi drishti. Signs are indices, 0 = Aries.
 */
export function yogada(
  signs: Readonly<Record<Planet, number>>,
  lagnas: { readonly ascendant: number; readonly hora: number; readonly ghati: number },
): Yogada {
  const tied = (planet: Graha, sign: number): boolean =>
    signs[planet] === sign || signLordOf(sign) === planet || rasiDrishti(signs[planet], sign);
  const found = GRAHAS.filter((planet) => tied(planet, lagnas.ascendant)).map((planet) => ({
    planet,
    hora: tied(planet, lagnas.hora),
    ghati: tied(planet, lagnas.ghati),
  }));
  const named = (hora: boolean, ghati: boolean): readonly Graha[] =>
    found.filter((each) => each.hora === hora && each.ghati === ghati).map(({ planet }) => planet);
  return { hora: named(true, false), ghati: named(false, true), maha: named(true, true) };
}
