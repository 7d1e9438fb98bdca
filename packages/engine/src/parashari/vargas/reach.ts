import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import type { Nature } from '../base/natures.ts';
import { vargaHouse } from './chart.ts';
import type { VargaChart } from './chart.ts';

/** Planets that occupy one of the houses or look at one, in planet order. */
export function reaching(varga: VargaChart, houses: readonly House[]): readonly Planet[] {
  const found = houses.flatMap((house) => {
    const { occupants, aspectedBy } = vargaHouse(varga, house);
    return [...occupants, ...aspectedBy];
  });
  return PLANETS.filter((planet) => found.includes(planet));
}

/** Planets that occupy one of the houses, in planet order. */
export const occupantsOf = ({ planets }: VargaChart, houses: readonly House[]): readonly Planet[] =>
  PLANETS.filter((planet) => houses.includes(planets[planet].house));

/** Keeps the planets that are natural benefics or malefics of the birth chart. */
export const ofNature = ({ natures }: VargaChart, nature: Nature, planets: readonly Planet[]): readonly Planet[] =>
  planets.filter((planet) => natures[planet] === nature);

export const inOneSign = ({ signs }: VargaChart, a: Planet, b: Planet): boolean => signs[a] === signs[b];
