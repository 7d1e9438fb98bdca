import { buildChart } from '../src/chart/build.ts';
import type { Chart } from '../src/chart/chart.ts';
import { houseOf } from '../src/chart/houses.ts';
import { pointAt } from '../src/zodiac/point.ts';
import { arcForward } from '../src/base/angles.ts';
import { byPlanet } from '../src/zodiac/records.ts';
import { jdFromUtcMs } from '../src/time/julian.ts';

import { HOUSES } from '../src/zodiac/names.ts';
import type { House, Planet } from '../src/zodiac/names.ts';
import { ephemeris } from './random-charts.ts';
import { readReference } from './read-reference.ts';

interface PrintedCase {
  readonly id: string;
  readonly printed_planets: Readonly<Partial<Record<string, { readonly lon: number }>>>;
  readonly printed_cusps: Readonly<Record<string, { readonly lon: number }>>;
}

/**
 * A chart of Krishnamurti's Reader III as printed: its cusps and planets. The sky of the moment that fits the printed
 * positions gives what the book leaves out (a planet, retrogression). `cusps` sets others than the printed ones.
 */
export function printedChart(id: string, utcMs: number, cusps: Readonly<Partial<Record<House, number>>> = {}): Chart {
  const found = readReference<{ readonly charts: readonly PrintedCase[] }>('kp_reader3_natal').charts.find(
    (each) => each.id === id,
  );
  if (found === undefined) throw new RangeError(`no case ${id}`);
  const sky = buildChart(ephemeris, {
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
    latitude: 13,
    longitude: 80,
    offsetMinutes: 330,
    ayanamsa: 'kp',
  });
  if (sky.houses === null) throw new RangeError('no houses');
  const longitudes = HOUSES.map((house) => cusps[house] ?? found.printed_cusps[`c${house}`]?.lon ?? Number.NaN);
  const rows = HOUSES.map((house, index) => ({
    house,
    ...pointAt(longitudes[index] ?? Number.NaN, sky.ayanamsaTrue),
    span: arcForward(longitudes[index] ?? Number.NaN, longitudes[(index + 1) % 12] ?? Number.NaN),
  }));
  const [ascendant] = rows;
  if (ascendant === undefined) throw new RangeError('no ascendant');
  return {
    ...sky,
    planets: byPlanet((planet: Planet) => {
      const longitude = found.printed_planets[planet]?.lon ?? sky.planets[planet].longitude;
      return {
        ...sky.planets[planet],
        ...pointAt(longitude, sky.ayanamsaTrue),
        house: houseOf(longitude, rows),
      };
    }),
    ascendant,
    houses: { ...sky.houses, cusps: rows },
  };
}
