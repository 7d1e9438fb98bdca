import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, houseOfPlanet } from '../../chart/placement.ts';
import { modalityOf, signDirection } from '../../zodiac/sign-attributes.ts';
import type { House } from '../../zodiac/names.ts';
import { DIRECTIONS, PLANET_DIRECTIONS } from './lost-data.ts';
import type { Direction, LostQuestion } from './lost-data.ts';
import type { Rotation } from '../../events/rotation.ts';

export const DISTANCE_CLASSES = ['SAME_PLACE', 'NEAR', 'MODERATE', 'FAR', 'ABROAD'] as const;
type DistanceClass = (typeof DISTANCE_CLASSES)[number];
export const MODALITY_HINTS = ['FARTHER', 'NEARER', 'AS_READ'] as const;
export const IN_HOUSE = ['gate', 'middle', 'backyard'] as const;

/** Miles of a yojana, by tradition (R18.4). */
const MILES = 8;
const NAVAMSA = 30 / 9;

/** Where a thing or a person lies (R18.1, R18.2, R18.4). */
export type LostPlace = ReturnType<typeof lostPlace>;

/**
 * Where it lies: direction by the sign in which the star lord of cusp 2 stands (of a person, of cusp 1 turned), distance
 * by the house that star lord occupies, the spot in the house by the drekkana of the number's Ascendant.
 */
export function lostPlace(chart: Chart, rotation: Rotation, question: LostQuestion) {
  const cusp = rotation.original(question === 'missing_person' ? 1 : 2);
  const { starLord: shower } = chart.planets[cuspalSubLord(chart, cusp)];
  const house = rotation.counted(houseOfPlanet(chart, shower));
  const direction = signDirection(chart.planets[shower].signIndex);
  const distanceClass = DISTANCE_OF_HOUSE[house] ?? 'MODERATE';
  const { signIndex, longitude } = chart.ascendant;
  const degree = longitude - signIndex * 30;
  const yojana = Math.floor(degree / NAVAMSA + 1e-9) + 1;
  const close = CLOSE.includes(distanceClass);
  return {
    /** The planet that shows direction and distance, and its house counted from the person. */
    shower,
    house,
    direction,
    directionDetail: shower === 'Ketu' ? direction : refined(direction, PLANET_DIRECTIONS[shower]),
    distanceClass,
    modalityHint: hintOf(signIndex, distanceClass),
    /** Null where the class says how far it is. */
    distance: distanceClass === 'MODERATE' ? { yojana, milesTradition: yojana * MILES } : null,
    inHouseLocation: close ? (IN_HOUSE[Math.floor(degree / 10 + 1e-9)] ?? 'backyard') : null,
  };
}

/** By the house that planet stands in (R18.4); those not named are MODERATE. */
const DISTANCE_OF_HOUSE: Readonly<Partial<Record<House, DistanceClass>>> = {
  1: 'SAME_PLACE',
  3: 'NEAR',
  4: 'SAME_PLACE',
  7: 'SAME_PLACE',
  9: 'FAR',
  10: 'SAME_PLACE',
  12: 'ABROAD',
};

/** The planet's own direction where it is the sign's or next to it; one that points elsewhere refines nothing. */
function refined(sign: Direction, own: Direction): Direction {
  const apart = Math.abs(DIRECTIONS.indexOf(sign) - DIRECTIONS.indexOf(own));
  return Math.min(apart, DIRECTIONS.length - apart) <= 1 ? own : sign;
}

const CLOSE: readonly DistanceClass[] = ['SAME_PLACE', 'NEAR'];
const DISTANT: readonly DistanceClass[] = ['FAR', 'ABROAD'];

/** The rising sign moves it away, keeps it near, or leaves it as read; never against the class. */
function hintOf(signIndex: number, distance: DistanceClass): (typeof MODALITY_HINTS)[number] {
  switch (modalityOf(signIndex)) {
    case 'movable':
      return CLOSE.includes(distance) ? 'AS_READ' : 'FARTHER';
    case 'fixed':
      return DISTANT.includes(distance) ? 'AS_READ' : 'NEARER';
    case 'dual':
      return 'AS_READ';
  }
}
