import type { Chart } from '../chart/chart.ts';
import { perChart } from '../chart/per-chart.ts';
import { partOf, signsOf } from '../parashari/base/frame.ts';
import { vargaPlace, vargaSign } from '../parashari/vargas/vargas.ts';
import { byPlanet } from '../zodiac/records.ts';
import type { Placement } from './strength.ts';

/** The charts in which arudhas and argalas are read. */
export const JAIMINI_VARGAS = ['D1', 'D9', 'D10'] as const;
export type JaiminiVarga = (typeof JAIMINI_VARGAS)[number];

/** The planets of a chart as Jaimini rules read them. */
export const placementOf = perChart<Placement>((chart) => ({
  signs: signsOf(chart),
  degrees: byPlanet((planet) => partOf(chart.planets[planet].longitude)),
}));

/** The same in a varga of it, sign and degree within the division (R24). */
export function placementIn(chart: Chart, varga: JaiminiVarga): Placement {
  if (varga === 'D1') return placementOf(chart);
  const places = byPlanet((planet) => vargaPlace(varga, chart.planets[planet].longitude));
  return { signs: byPlanet((planet) => places[planet].sign), degrees: byPlanet((planet) => places[planet].degree) };
}

/** Sign index of the lagna in a varga. */
export const lagnaIn = ({ ascendant }: Chart, varga: JaiminiVarga): number =>
  varga === 'D1' ? ascendant.signIndex : vargaSign(varga, ascendant.longitude);
