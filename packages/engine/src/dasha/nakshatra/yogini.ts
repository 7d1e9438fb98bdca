import type { Graha, Planet } from '../../zodiac/names.ts';
import { dashaCycle, dashaScheme } from './planet-dasha.ts';
import type { DashaCycle } from './planet-dasha.ts';
import { starProgress } from '../../zodiac/division.ts';

/** The eight yoginis in their order: the n-th rules n years. */
export const YOGINIS = ['Mangala', 'Pingala', 'Dhanya', 'Bhramari', 'Bhadrika', 'Ulka', 'Siddha', 'Sankata'] as const;
export type YoginiName = (typeof YOGINIS)[number];

export const YOGINI_TONES = ['benefic', 'difficult'] as const;
export type YoginiTone = (typeof YOGINI_TONES)[number];

const PLANET_OF: Readonly<Record<YoginiName, Graha | 'Rahu'>> = {
  Mangala: 'Moon',
  Pingala: 'Sun',
  Dhanya: 'Jupiter',
  Bhramari: 'Mars',
  Bhadrika: 'Mercury',
  Ulka: 'Saturn',
  Siddha: 'Venus',
  Sankata: 'Rahu',
};

/** Eight lords, 36 years. */
export const YOGINI = dashaScheme<YoginiName>(YOGINIS.map((name, index) => [name, index + 1]));

export const yoginiPlanet = (name: YoginiName): Planet => PLANET_OF[name];

/** The first, third, fifth and seventh are benefic, the others difficult. */
export const yoginiTone = (name: YoginiName): YoginiTone => (YOGINIS.indexOf(name) % 2 === 0 ? 'benefic' : 'difficult');

/** Yogini dasha of a birth from its sidereal Moon: (star + 3) mod 8 first, balance by the rest of the star. */
export function yoginiDasha(moonLongitude: number, birthMs: number): DashaCycle<YoginiName> {
  const { starIndex, passed } = starProgress(moonLongitude);
  // Star 1 (index 0) gives 4, the fourth yogini (index 3).
  return dashaCycle(YOGINI, (starIndex + 3) % 8, passed, birthMs);
}
