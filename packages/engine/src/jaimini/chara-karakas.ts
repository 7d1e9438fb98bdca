import { GRAHAS } from '../zodiac/names.ts';
import type { Graha, Planet } from '../zodiac/names.ts';

/** Self, minister, siblings, mother, children, rivals, spouse: by degrees in the sign, most first (R29.2). */
export const CHARA_KARAKAS = ['AK', 'AmK', 'BK', 'MK', 'PK', 'GK', 'DK'] as const;
export type CharaKaraka = (typeof CHARA_KARAKAS)[number];

/** The fixed significator that stands in for a vacant movable one. */
const STHIRA: Readonly<Record<CharaKaraka, Graha>> = {
  AK: 'Sun',
  AmK: 'Mercury',
  BK: 'Mars',
  MK: 'Moon',
  PK: 'Jupiter',
  GK: 'Saturn',
  DK: 'Venus',
};

/** Degrees that count as the same. */
const SAME = 1e-9;

export interface CharaKarakaHolder {
  readonly karaka: CharaKaraka;
  /** Two planets at the same degree hold it together; none then holds the next. */
  readonly planets: readonly Graha[];
  /** The planet to read: the first holder, or for a vacant karaka its fixed significator. */
  readonly reads: Graha;
}

/** The seven movable significators from the degrees the planets have advanced in their signs (R29.2, R38.11). */
export function charaKarakas(degrees: Readonly<Record<Planet, number>>): readonly CharaKarakaHolder[] {
  const ranked = [...GRAHAS].sort((a, b) => degrees[b] - degrees[a]);
  const holders = CHARA_KARAKAS.map((): Graha[] => []);
  let at = 0;
  ranked.forEach((planet, index) => {
    const before = ranked[index - 1];
    if (before === undefined || degrees[before] - degrees[planet] > SAME) at = index;
    holders[at]?.push(planet);
  });
  return CHARA_KARAKAS.map((karaka, index) => {
    const planets = holders[index] ?? [];
    return { karaka, planets, reads: planets[0] ?? STHIRA[karaka] };
  });
}

/** The planet to read for a movable significator (R29.2). */
export function charaKaraka(degrees: Readonly<Record<Planet, number>>, karaka: CharaKaraka): Graha {
  const found = charaKarakas(degrees).find((each) => each.karaka === karaka);
  return found?.reads ?? STHIRA[karaka];
}
