import type { Chart } from '../../chart/chart.ts';
import { perChart } from '../../chart/per-chart.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { arcForward } from '../../base/angles.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { planetsIn, signsOf } from './frame.ts';
import type { SignsOf } from './frame.ts';

export const NATURES = ['benefic', 'malefic'] as const;
export type Nature = (typeof NATURES)[number];
export type NaturesOf = Readonly<Record<Planet, Nature>>;

/** The set a result echoes as `natureUsed`. */
export interface NatureUsed {
  readonly benefics: readonly Planet[];
  readonly malefics: readonly Planet[];
}

/** From the eighth tithi of the bright half to the eighth of the dark half (R25). */
const FULL_ENOUGH_FROM = 84;
const FULL_ENOUGH_TO = 276;

/**
 * Natural benefics and malefics of a chart: Jupiter and Venus are benefic, Sun, Mars, Saturn and the nodes malefic,
 * the Moon by its elongation from the Sun (degrees, Moon less Sun), Mercury malefic only where the malefics in its sign
 * outnumber the benefics.
 */
export function naturesOf(signs: SignsOf, elongation: number): NaturesOf {
  const moon: Nature = elongation >= FULL_ENOUGH_FROM && elongation < FULL_ENOUGH_TO ? 'benefic' : 'malefic';
  const fixed = (planet: Planet): Nature => {
    if (planet === 'Moon') return moon;
    return planet === 'Jupiter' || planet === 'Venus' ? 'benefic' : 'malefic';
  };
  const company = planetsIn(signs, signs.Mercury).filter((planet) => planet !== 'Mercury');
  const malefics = company.filter((planet) => fixed(planet) === 'malefic').length;
  const mercury: Nature = malefics > company.length - malefics ? 'malefic' : 'benefic';
  return byPlanet((planet) => (planet === 'Mercury' ? mercury : fixed(planet)));
}

/** Natural benefics and malefics of a chart. */
export const chartNatures = perChart<NaturesOf>((chart: Chart) =>
  naturesOf(signsOf(chart), arcForward(chart.planets.Sun.longitude, chart.planets.Moon.longitude)),
);

/** The two sets, for `natureUsed`. */
export const natureUsed = (natures: NaturesOf): NatureUsed => ({
  benefics: PLANETS.filter((planet) => natures[planet] === 'benefic'),
  malefics: PLANETS.filter((planet) => natures[planet] === 'malefic'),
});

/** From the faintest to the brightest. */
const BRIGHTNESS: readonly Graha[] = ['Saturn', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Moon', 'Sun'];

/** Natural strength in virupas: sevenths of 60, Sun the strongest (R25). It settles ties of other strengths too. */
export const naisargikaBala = (planet: Graha): number => (60 * (BRIGHTNESS.indexOf(planet) + 1)) / 7;
