import { printedLongitude } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { isOddSign, signOf } from '../../parashari/base/frame.ts';
import { vargaSign } from '../../parashari/vargas/vargas.ts';
import { normalize } from '../../base/angles.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Planet, Sign } from '../../zodiac/names.ts';

export const SPHUTAS = ['BEEJA', 'KSHETRA'] as const;
export type SphutaName = (typeof SPHUTAS)[number];
export const SPHUTA_STATES = ['GOOD', 'MIXED', 'WEAK'] as const;
type SphutaState = (typeof SPHUTA_STATES)[number];

/** A sum of three longitudes read for progeny: Beeja for the man, Kshetra for the woman (R23.9). */
export interface Sphuta {
  readonly name: SphutaName;
  readonly longitude: number;
  readonly sign: Sign;
  readonly navamsaSign: Sign;
  /** GOOD when sign and navamsa both have the wanted parity, MIXED when one has. */
  readonly state: SphutaState;
}

const SUMMED: Readonly<Record<SphutaName, { readonly planets: readonly Planet[]; readonly odd: boolean }>> = {
  BEEJA: { planets: ['Sun', 'Venus', 'Jupiter'], odd: true },
  KSHETRA: { planets: ['Moon', 'Mars', 'Jupiter'], odd: false },
};

/** Beeja: Sun, Venus, Jupiter, good in odd signs; Kshetra: Moon, Mars, Jupiter, good in even ones (R23.9). */
export function sphuta(chart: Chart, name: SphutaName): Sphuta {
  const { planets, odd } = SUMMED[name];
  const longitude = normalize(planets.reduce((sum, planet) => sum + chart.planets[planet].longitude, 0));
  const signs = [signOf(longitude), vargaSign('D9', longitude)] as const;
  const fit = signs.filter((sign) => isOddSign(sign) === odd).length;
  return {
    name,
    longitude: printedLongitude(longitude),
    sign: signName(signs[0]),
    navamsaSign: signName(signs[1]),
    state: fit === 2 ? 'GOOD' : fit === 1 ? 'MIXED' : 'WEAK',
  };
}
