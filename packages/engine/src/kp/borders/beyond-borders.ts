import type { Chart, Cusp, PlanetPosition } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import { byPlanet } from '../../zodiac/records.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { TimeBorder } from './time-border.ts';

/**
 * The chart on the other side of the borders of one instant, as far as signification asks: signs of cusps, and signs,
 * stars and houses of planets (R5.3, R6). What passes no border stays, and so do all longitudes.
 */
export function beyondBorders(chart: Chart, borders: readonly TimeBorder[], side: 'before' | 'after'): Chart {
  const houses = requireHouses(chart);
  const cusps: Cusp[] = [...houses.cusps];
  const planets: Record<Planet, PlanetPosition> = byPlanet((planet) => chart.planets[planet]);
  for (const { house, planet, divisions } of borders) {
    if (planet === undefined) {
      const at = cusps.findIndex((cusp) => cusp.house === house);
      const cusp = cusps[at];
      if (cusp !== undefined) cusps[at] = { ...cusp, ...divisions?.[side] };
    } else if (house === undefined) planets[planet] = { ...planets[planet], ...divisions?.[side] };
    // A planet that a cusp has passed stands in the house before.
    else planets[planet] = { ...planets[planet], house: side === 'before' ? house : nthFrom(house, 12) };
  }
  return { ...chart, planets, houses: { ...houses, cusps } };
}
