import { printedLongitude } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { byPlanet } from '@cuspal/engine/zodiac/records';
import { z } from 'zod';
import { listOf } from '../shapes/basics.ts';
import { longitudeDegrees, perPlanet } from '../shapes/lords.ts';

/** A chart in short, from which it can be drawn beside another one. */
export const chartPlacesShape = z
  .strictObject({ cusps: listOf(longitudeDegrees), planets: perPlanet(longitudeDegrees) })
  .meta({ description: 'Longitudes of cusps 1 to 12 and of the planets.' });

/** Throws as the chart does where Placidus has no houses. */
export const chartPlaces = (chart: Chart): z.output<typeof chartPlacesShape> => ({
  cusps: requireHouses(chart).cusps.map(({ longitude }) => printedLongitude(longitude)),
  planets: byPlanet((planet) => printedLongitude(chart.planets[planet].longitude)),
});
