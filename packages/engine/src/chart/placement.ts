import { RADIANS, sphericalArc } from '../base/angles.ts';
import type { Chart, Cusp, PlanetPosition } from './chart.ts';
import { requireHouses } from './houses.ts';
import { EngineError } from '../base/errors.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Graha, House, Planet } from '../zodiac/names.ts';
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

const occupantTable = perChart((chart): Readonly<Record<House, readonly Planet[]>> => {
  const table = byHouse((): Planet[] => []);
  for (const planet of PLANETS) table[houseOfPlanet(chart, planet)].push(planet);
  return table;
});

/** The planets that stand in a house, in planet order (R3.1). */
export const occupants = (chart: Chart, house: House): readonly Planet[] => occupantTable(chart)[house];

/** Owner of a house: lord of the sign on its cusp (R3.4). */
export const owner = (chart: Chart, house: House): Graha => cuspOf(chart, house).signLord;

const ownsTable = perChart((chart): Readonly<Record<Planet, readonly House[]>> => {
  const table = byPlanet((): House[] => []);
  for (const cusp of requireHouses(chart).cusps) table[cusp.signLord].push(cusp.house);
  return table;
});

/** Houses whose cusp falls in a sign of the planet (R3.4); a node owns none. */
export const owns = (chart: Chart, planet: Planet): readonly House[] => ownsTable(chart)[planet];

/** Sub lord of a house's cusp (R9.1). */
export const cuspalSubLord = (chart: Chart, house: House): Planet => cuspOf(chart, house).subLord;

/** The cusps whose sub lord a planet is (R5.5): listed with it, never a level of signification. */
export const cuspsRuledBySub = (chart: Chart, planet: Planet): readonly House[] =>
  requireHouses(chart)
    .cusps.filter((cusp) => cusp.subLord === planet)
    .map((cusp) => cusp.house);

/** A planet in its own star gives its own results in full (R5.4, R5.8). */
export const inOwnStar = (chart: Chart, planet: Planet): boolean => chart.planets[planet].starLord === planet;

const tenantTable = perChart((chart): Readonly<Record<Planet, readonly Planet[]>> => {
  const table = byPlanet((): Planet[] => []);
  for (const planet of PLANETS) {
    const { starLord } = chart.planets[planet];
    if (starLord !== planet) table[starLord].push(planet);
  }
  return table;
});

/** The other planets that stand in the stars of a planet (R5.4). */
export const tenants = (chart: Chart, planet: Planet): readonly Planet[] => tenantTable(chart)[planet];

type Place = Pick<PlanetPosition, 'tropicalLongitude' | 'latitude'>;

/** Arc on the sphere between two bodies, 0..180 degrees, latitudes counted. */
export const trueSeparation = (a: Place, b: Place): number => sphericalArc(onSphere(a), onSphere(b)) / RADIANS;

const onSphere = ({ latitude, tropicalLongitude }: Place) => ({ latitude, longitude: tropicalLongitude });
