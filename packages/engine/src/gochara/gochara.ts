import { countSigns } from '../parashari/base/frame.ts';
import type { SignsOf } from '../parashari/base/frame.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { House, Planet } from '../zodiac/names.ts';

export const GOCHARA_RESULTS = ['GOOD', 'OBSTRUCTED', 'BAD', 'RELIEVED'] as const;
type GocharaResult = (typeof GOCHARA_RESULTS)[number];

/** A good house from the natal Moon and the house from which it is obstructed. */
type GoodHouse = readonly [good: House, vedha: House];

const SLOW_MALEFIC: readonly GoodHouse[] = [
  [3, 12],
  [6, 9],
  [11, 5],
];

/** Phaladeepika 26, R34.1; the nodes with Mars and Saturn by custom. */
const GOOD_HOUSES: Readonly<Record<Planet, readonly GoodHouse[]>> = {
  Sun: [
    [3, 9],
    [6, 12],
    [10, 4],
    [11, 5],
  ],
  Moon: [
    [1, 5],
    [3, 9],
    [6, 12],
    [7, 2],
    [10, 4],
    [11, 8],
  ],
  Mars: SLOW_MALEFIC,
  Mercury: [
    [2, 5],
    [4, 3],
    [6, 9],
    [8, 1],
    [10, 8],
    [11, 12],
  ],
  Jupiter: [
    [2, 12],
    [5, 4],
    [7, 3],
    [9, 10],
    [11, 8],
  ],
  Venus: [
    [1, 8],
    [2, 7],
    [3, 1],
    [4, 10],
    [5, 9],
    [8, 5],
    [9, 11],
    [11, 6],
    [12, 3],
  ],
  Saturn: SLOW_MALEFIC,
  Rahu: SLOW_MALEFIC,
  Ketu: SLOW_MALEFIC,
};

/** Father and son do not obstruct each other. */
const EXEMPT: readonly (readonly [Planet, Planet])[] = [
  ['Sun', 'Saturn'],
  ['Moon', 'Mercury'],
];

const areExempt = (a: Planet, b: Planet): boolean =>
  EXEMPT.some(([first, second]) => (a === first && b === second) || (a === second && b === first));

export interface Gochara {
  readonly planet: Planet;
  readonly houseFromMoon: House;
  readonly result: GocharaResult;
  /** The house from which another planet obstructs a good house. */
  readonly vedhaHouse: House | null;
  readonly obstructedBy: readonly Planet[];
  /** The planets in the good house that belongs to a vedha house. */
  readonly relievedBy: readonly Planet[];
}

/**
 * Transits judged from the sign of the natal Moon (R34.1): good in certain houses unless another transit planet stands
 * in the vedha house; bad elsewhere, relieved in a vedha house when a planet stands in its good house (viparita vedha).
 */
export function gochara(moonSign: number, signs: SignsOf): readonly Gochara[] {
  const houseOf = (planet: Planet): House => countSigns(moonSign, signs[planet]);
  return PLANETS.map((planet): Gochara => {
    const houseFromMoon = houseOf(planet);
    const othersIn = (house: House | undefined): readonly Planet[] =>
      PLANETS.filter((other) => other !== planet && houseOf(other) === house && !areExempt(planet, other));
    const good = GOOD_HOUSES[planet].find(([house]) => house === houseFromMoon);
    if (good !== undefined) {
      const obstructedBy = othersIn(good[1]);
      const result = obstructedBy.length > 0 ? 'OBSTRUCTED' : 'GOOD';
      return { planet, houseFromMoon, result, vedhaHouse: good[1], obstructedBy, relievedBy: [] };
    }
    const relievedBy = othersIn(GOOD_HOUSES[planet].find(([, vedha]) => vedha === houseFromMoon)?.[0]);
    const result = relievedBy.length > 0 ? 'RELIEVED' : 'BAD';
    return { planet, houseFromMoon, result, vedhaHouse: null, obstructedBy: [], relievedBy };
  });
}

export const MURTIS = ['gold', 'silver', 'copper', 'iron'] as const;
export type Murti = (typeof MURTIS)[number];

const MURTI_HOUSES: Readonly<Record<Murti, readonly House[]>> = {
  gold: [1, 6, 11],
  silver: [2, 5, 9],
  copper: [3, 7, 10],
  iron: [4, 8, 12],
};

/** The form of a transit, by the house of the transit Moon from the natal Moon when the planet entered its sign. */
export const murtiOf = (moonHouse: House): Murti =>
  MURTIS.find((murti) => MURTI_HOUSES[murti].includes(moonHouse)) ?? 'iron';

/** Stars counted from the planet's own to the one it kicks, its own the first; backward when negative (R23.8). */
const LATTA_STARS: Readonly<Record<Planet, number>> = {
  Sun: 12,
  Moon: -22,
  Mars: 3,
  Mercury: -7,
  Jupiter: 6,
  Venus: -5,
  Saturn: 8,
  Rahu: -9,
  Ketu: -9,
};

/** The star, index from 0, that a planet in a star kicks (R23.8). */
export function lattaStar(planet: Planet, starIndex: number): number {
  const count = LATTA_STARS[planet];
  const steps = count > 0 ? count - 1 : count + 1;
  return (((starIndex + steps) % 27) + 27) % 27;
}
