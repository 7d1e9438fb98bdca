import { printedLongitude } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { houseOfPlanet } from '@cuspal/engine/chart/placement';
import { signName } from '@cuspal/engine/zodiac/lords';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import type { Point } from '@cuspal/engine/zodiac/point';
import { lagnaView } from '../lagna.ts';

const pointView = ({ longitude, signIndex, starLord, subLord }: Point) => ({
  longitude: printedLongitude(longitude),
  sign: signName(signIndex),
  starLord,
  subLord,
});

/** Cusps and planets of a founding chart. */
export const foundingView = (chart: Chart) => ({
  lagna: lagnaView(chart),
  cusps: requireHouses(chart).cusps.map((cusp) => ({ house: cusp.house, ...pointView(cusp) })),
  planets: PLANETS.map((planet) => ({
    planet,
    ...pointView(chart.planets[planet]),
    house: houseOfPlanet(chart, planet),
    retrograde: chart.planets[planet].retrograde,
  })),
});
