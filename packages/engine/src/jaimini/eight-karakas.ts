import { GRAHAS } from '../zodiac/names.ts';
import type { Graha } from '../zodiac/names.ts';
import { karakaRanks } from './chara-karakas.ts';
import type { DegreesOf } from './chara-karakas.ts';

/** The scheme with Rahu and a significator of the father between mother and children (PVR, R29.2). */
export const EIGHT_KARAKAS = ['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK'] as const;
type EightKaraka = (typeof EIGHT_KARAKAS)[number];

/** Ketu is no candidate. */
const CANDIDATES: readonly (Graha | 'Rahu')[] = [...GRAHAS, 'Rahu'];

export interface EightKarakaHolder {
  readonly karaka: EightKaraka;
  /** Planets at the same degree, in planet order; empty where such a tie above left it vacant. */
  readonly planets: readonly (Graha | 'Rahu')[];
  /** Degrees advanced, those of Rahu from the end of the sign. */
  readonly advancement: number;
}

/** The eight movable significators: Rahu counts from the end of its sign (PVR ch. 8, R29.2). */
export function eightKarakas(degrees: DegreesOf): readonly EightKarakaHolder[] {
  const advanced = (planet: Graha | 'Rahu'): number => (planet === 'Rahu' ? 30 - degrees.Rahu : degrees[planet]);
  const ranks = karakaRanks(CANDIDATES, advanced);
  return EIGHT_KARAKAS.map((karaka, index) => ({
    karaka,
    planets: ranks[index]?.planets ?? [],
    advancement: ranks[index]?.advancement ?? 0,
  }));
}

/** The significator of the self where Rahu takes part; the first in planet order of a tie. */
export const eightAtmakaraka = (degrees: DegreesOf): Graha | 'Rahu' => eightKarakas(degrees)[0]?.planets[0] ?? 'Sun';
