import { perChart } from '../chart/per-chart.ts';
import { byPlanet } from '../zodiac/records.ts';
import { partOf, signsOf } from '../parashari/base/frame.ts';
import type { Placement } from './strength.ts';

/** The planets of a chart as Jaimini rules read them. */
export const placementOf = perChart<Placement>((chart) => ({
  signs: signsOf(chart),
  degrees: byPlanet((planet) => partOf(chart.planets[planet].longitude)),
}));
