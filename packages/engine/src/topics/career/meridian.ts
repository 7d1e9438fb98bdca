import type { Chart } from '../../chart/chart.ts';
import { agents } from '../../kp/kernel/agents.ts';
import { cuspOf } from '../../chart/placement.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { PLANET_FIELDS } from './planet-fields.ts';
import { say } from './work.messages.ts';

/** Work of two planets together: star lord and sub lord of the tenth cusp, in either order. */
export interface MeridianPair {
  readonly planets: readonly [Graha, Graha];
  readonly field: () => string;
  /** K: the two fields mixed, by general knowledge. */
  readonly source: 'KPR3p' | 'K';
}

const [Su, Mo, Ma, Me, Ju, Ve, Sa] = PLANETS;

const pair = (
  one: Graha,
  other: Graha,
  field: () => string,
  source: MeridianPair['source'] = 'KPR3p',
): MeridianPair => ({
  planets: [one, other],
  field,
  source,
});

/** The meridian list: all 21 pairs of the seven planets (KPR3p, four of them K). */
export const MERIDIAN_PAIRS: readonly MeridianPair[] = [
  pair(Su, Mo, say.sunMoon),
  pair(Su, Ma, say.sunMars),
  pair(Su, Me, say.sunMercury),
  pair(Su, Ju, say.sunJupiter),
  pair(Su, Ve, say.sunVenus),
  pair(Su, Sa, say.sunSaturn),
  pair(Mo, Ma, say.moonMars),
  pair(Mo, Me, say.moonMercury),
  pair(Mo, Ju, say.moonJupiter),
  pair(Mo, Ve, say.moonVenus),
  pair(Mo, Sa, say.moonSaturn),
  pair(Me, Ju, say.mercuryJupiter),
  pair(Me, Ve, say.mercuryVenus),
  pair(Me, Sa, say.mercurySaturn),
  pair(Ju, Ve, say.jupiterVenus),
  pair(Ju, Sa, say.jupiterSaturn),
  pair(Ve, Sa, say.venusSaturn),
  pair(Me, Ma, say.mercuryMars, 'K'),
  pair(Ma, Sa, say.marsSaturn, 'K'),
  pair(Ma, Ve, say.marsVenus, 'K'),
  pair(Ma, Ju, say.marsJupiter, 'K'),
];

/** The row of two planets; null for one planet twice. */
export const meridianPair = (one: Graha, other: Graha): MeridianPair | null =>
  MERIDIAN_PAIRS.find(({ planets }) => one !== other && planets.includes(one) && planets.includes(other)) ?? null;

/** A planet as the meridian list reads it: a node acts as its star lord, and where that is a node too as its first agent. */
export function meridianReading(chart: Chart, planet: Planet): Graha {
  if (!isNode(planet)) return planet;
  const { starLord, signLord } = chart.planets[planet];
  return isNode(starLord) ? (agents(chart, planet)[0]?.planet ?? signLord) : starLord;
}

/** The three lords of the tenth cusp and what the pair of star lord and sub lord means (KPR3p meridian method). */
export interface Meridian {
  readonly signLord: Graha;
  readonly starLord: Planet;
  readonly subLord: Planet;
  /** Star lord and sub lord as the list reads them. */
  readonly pair: readonly [Graha, Graha];
  readonly pairField: string;
  readonly pairSource: string;
}

/** Throws out_of_range without Placidus. */
export function meridian(chart: Chart): Meridian {
  const { signLord, starLord, subLord } = cuspOf(chart, 10);
  const one = meridianReading(chart, starLord);
  const other = meridianReading(chart, subLord);
  const found = meridianPair(one, other);
  return {
    signLord,
    starLord,
    subLord,
    pair: [one, other],
    pairField: found?.field() ?? say.planetField({ planet: one }),
    pairSource: found?.source ?? PLANET_FIELDS[one].source,
  };
}
