import { arcForward } from '../../base/angles.ts';
import type { Chart, Houses } from '../../chart/chart.ts';
import { houseOf, requireHouses } from '../../chart/houses.ts';
import type { MovingSky } from '../../search/moving-sky.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import { byPlanet } from '../../zodiac/records.ts';

/**
 * The chart of another birth time within the hours of a moving sky, as far as signification asks: where planets and cusps
 * stand. What else a chart tells (speeds, latitudes, midheaven) stays that of the birth.
 */
export function movedChart(chart: Chart, sky: Pick<MovingSky, 'cusps' | 'longitude'>, atMs: number): Chart {
  const utcMs = Math.round(atMs);
  const longitudes = sky.cusps(utcMs);
  const { ayanamsaTrue: ayanamsa } = chart;
  const born = requireHouses(chart);
  const cusps = born.cusps.map(({ house }): Houses['cusps'][number] => {
    const longitude = longitudes[house - 1] ?? Number.NaN;
    const span = arcForward(longitude, longitudes[house % 12] ?? Number.NaN);
    return { ...divide(longitude), house, span, longitude, tropicalLongitude: longitude + ayanamsa };
  });
  return {
    ...chart,
    moment: { ...chart.moment, utcMs, jdUt: jdFromUtcMs(utcMs) },
    planets: byPlanet((planet) => {
      const longitude = sky.longitude(planet, utcMs);
      const { latitude, distance, speed, retrograde } = chart.planets[planet];
      return {
        ...divide(longitude),
        planet,
        latitude,
        distance,
        speed,
        retrograde,
        house: houseOf(longitude, cusps),
        longitude,
        tropicalLongitude: longitude + ayanamsa,
      };
    }),
    houses: { ...born, cusps },
  };
}
