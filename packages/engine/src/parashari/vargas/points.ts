import { HOUSES } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { isDusthana, isKendra, isTrikona } from '../base/frame.ts';
import type { VargaChart, VargaDignity } from './chart.ts';

/** Points of a dignity in a divisional chart; a scale of ours. */
const DIGNITY_POINTS: Readonly<Record<VargaDignity, number>> = {
  EXALTED: 2,
  OWN: 2,
  GREAT_FRIEND: 1,
  FRIEND: 1,
  NEUTRAL: 0,
  ENEMY: -1,
  GREAT_ENEMY: -1,
  DEBILITATED: -2,
};

/** Kendras and trikonas. */
export const GOOD_HOUSES: readonly House[] = HOUSES.filter((house) => isKendra(house) || isTrikona(house));
const isGood = (house: House): boolean => GOOD_HOUSES.includes(house);

/** From 2 exalted or in its own sign to -2 debilitated. */
export const dignityPoints = ({ planets }: VargaChart, planet: Planet): number =>
  DIGNITY_POINTS[planets[planet].dignity];

/** A planet by itself: dignity, house and vargottama. */
export function planetPoints(varga: VargaChart, planet: Planet): number {
  const { house, vargottama } = varga.planets[planet];
  return dignityPoints(varga, planet) + (isGood(house) ? 1 : isDusthana(house) ? -1 : 0) + (vargottama ? 1 : 0);
}

/** What the place of its lord gives a house: the house itself or a kendra or trikona 2, a dusthana -2, else 1. */
export function lordPlacePoints(varga: VargaChart, lord: Planet, ofHouse: House): number {
  const { house } = varga.planets[lord];
  if (house === ofHouse || isGood(house)) return 2;
  return isDusthana(house) ? -2 : 1;
}

/** A planet as lord of a house: its dignity and its place. */
export const lordPoints = (varga: VargaChart, lord: Planet, ofHouse: House): number =>
  dignityPoints(varga, lord) + lordPlacePoints(varga, lord, ofHouse);
