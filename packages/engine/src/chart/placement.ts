import { RADIANS, sphericalArc } from '../base/angles.ts';
import type { Chart, Cusp, PlanetPosition } from './chart.ts';
import { requireHouses } from './houses.ts';
import { EngineError } from '../base/errors.ts';
import { housesOfBits } from '../zodiac/house-math.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Graha, House, Planet } from '../zodiac/names.ts';
import { bitOf, isIn, planetsIn } from '../zodiac/planet-bits.ts';
import { perChart } from './per-chart.ts';
import { byHouse, byPlanet } from '../zodiac/records.ts';

/** The cusp that begins a house. Throws out_of_range where Placidus does not exist (R3.2). */
export function cuspOf(chart: Chart, house: House): Cusp {
  const cusp = requireHouses(chart).cusps[house - 1];
  if (!cusp) throw new EngineError('internal_error', `The chart has no cusp ${house}.`);
  return cusp;
}

/** The Placidus house a planet stands in (R3.1). Throws out_of_range where Placidus does not exist (R3.2). */
export function houseOfPlanet(chart: Chart, planet: Planet): House {
  requireHouses(chart);
  const { house } = chart.planets[planet];
  if (house === null) throw new EngineError('internal_error', `The chart gives ${planet} no house.`);
  return house;
}

/** Bits of the planets that stand in each house. */
const occupantTable = perChart((chart): Readonly<Record<House, number>> => {
  const table: Record<House, number> = byHouse(() => 0);
  for (const planet of PLANETS) table[houseOfPlanet(chart, planet)] |= bitOf(planet);
  return table;
});

/** The planets that stand in a house, in planet order (R3.1). */
export const occupants = (chart: Chart, house: House): readonly Planet[] => planetsIn(occupantTable(chart)[house]);

/** Owner of a house: lord of the sign on its cusp (R3.4). */
export const owner = (chart: Chart, house: House): Graha => cuspOf(chart, house).signLord;

/** Bits of the houses that each planet owns. */
const ownsTable = perChart((chart): Readonly<Record<Planet, number>> => {
  const table: Record<Planet, number> = byPlanet(() => 0);
  for (const { house, signLord } of requireHouses(chart).cusps) table[signLord] |= 1 << house;
  return table;
});

/** Houses whose cusp falls in a sign of the planet, as bits (R3.4); a node owns none. */
export const ownsBits = (chart: Chart, planet: Planet): number => ownsTable(chart)[planet];

/** The same as a list. */
export const owns = (chart: Chart, planet: Planet): readonly House[] => housesOfBits(ownsBits(chart, planet));

/** Sub lord of a house's cusp (R9.1). */
export const cuspalSubLord = (chart: Chart, house: House): Planet => cuspOf(chart, house).subLord;

/** The cusps whose sub lord a planet is (R5.5): listed with it, never a level of signification. */
export const cuspsRuledBySub = (chart: Chart, planet: Planet): readonly House[] =>
  requireHouses(chart)
    .cusps.filter((cusp) => cusp.subLord === planet)
    .map((cusp) => cusp.house);

/** A planet in its own star gives its own results in full (R5.4, R5.8). */
export const inOwnStar = (chart: Chart, planet: Planet): boolean => chart.planets[planet].starLord === planet;

/** Planets in whose stars others stand, as bits. */
const tenants = perChart(({ planets }): { readonly lords: number } => {
  let lords = 0;
  for (const planet of PLANETS) {
    const { starLord } = planets[planet];
    if (starLord !== planet) lords |= bitOf(starLord);
  }
  return { lords };
});

export const tenantedBits = (chart: Chart): number => tenants(chart).lords;

/** Whether other planets stand in the stars of a planet (R5.4). */
export const isTenanted = (chart: Chart, planet: Planet): boolean => isIn(tenantedBits(chart), planet);

type Place = Pick<PlanetPosition, 'tropicalLongitude' | 'latitude'>;

/** Arc on the sphere between two bodies, 0..180 degrees, latitudes counted. */
export const trueSeparation = (a: Place, b: Place): number => sphericalArc(onSphere(a), onSphere(b)) / RADIANS;

const onSphere = ({ latitude, tropicalLongitude }: Place) => ({ latitude, longitude: tropicalLongitude });
