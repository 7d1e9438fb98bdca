import type { Chart } from '../../chart/chart.ts';
import type { RunningLord, RunningPeriod } from '../../dasha/running-lords.ts';
import type { HouseSets } from '../../events/event.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { timingSets } from '../kernel/timing-sets.ts';
import type { TimingSets } from '../kernel/timing-sets.ts';
import { contact, weight } from '../kernel/levels.ts';
import type { Level } from '../kernel/levels.ts';

/** What moves the score of a planet; weights of our own. */
export const PROBABILITY_FEATURES = [
  'CONTACT',
  'RULING_PLANET',
  'MD_LORD',
  'AD_LORD',
  'PD_LORD',
  'RETROGRADE',
  'DENIAL_OVERLAP',
] as const;
type ProbabilityFeature = (typeof PROBABILITY_FEATURES)[number];

export const PROBABILITY_BANDS = ['STRONG', 'MODERATE', 'WEAK', 'NEGLIGIBLE'] as const;
export type ProbabilityBand = (typeof PROBABILITY_BANDS)[number];

interface PlanetProbability {
  readonly planet: Planet;
  /** 1 / (1 + exp(-3 (x - 1))). */
  readonly P: number;
  /** Sum of the factors. */
  readonly x: number;
  readonly factors: readonly { readonly feature: ProbabilityFeature; readonly value: number }[];
}

export interface EventProbability {
  /** By P, highest first. */
  readonly planets: readonly PlanetProbability[];
  /** Mean of the three highest. */
  readonly P: number;
  readonly band: ProbabilityBand;
}

const CONTACT_VALUE: Readonly<Record<Level, number>> = { 1: 1, 2: 0.7, 3: 0.5, 4: 0.3 };
const PERIOD_FEATURE: Readonly<Record<RunningPeriod, ProbabilityFeature>> = {
  MD: 'MD_LORD',
  AD: 'AD_LORD',
  PD: 'PD_LORD',
};

/** One number for each planet of a matter, to rank by: stated weights through a logistic, no frequency of anything. */
export function eventProbability(
  chart: Chart,
  event: HouseSets,
  rulingPlanets: readonly Planet[],
  running: readonly RunningLord[],
): EventProbability {
  const sets = timingSets(event);
  const planets = PLANETS.map((planet) => scored(chart, planet, sets, rulingPlanets, running)).sort(
    (a, b) => b.P - a.P,
  );
  const P = planets.slice(0, 3).reduce((sum, each) => sum + each.P, 0) / 3;
  return { planets, P, band: probabilityBand(P) };
}

function scored(
  chart: Chart,
  planet: Planet,
  sets: TimingSets,
  rulingPlanets: readonly Planet[],
  running: readonly RunningLord[],
): PlanetProbability {
  const favourable = contact(chart, planet, sets.favourable);
  const denial = contact(chart, planet, sets.denial);
  const factors: { feature: ProbabilityFeature; value: number }[] = [
    { feature: 'CONTACT', value: favourable === null ? 0 : CONTACT_VALUE[favourable] },
  ];
  if (rulingPlanets.includes(planet)) factors.push({ feature: 'RULING_PLANET', value: 0.3 });
  for (const { period, planet: lord } of running) {
    if (lord === planet) factors.push({ feature: PERIOD_FEATURE[period], value: 0.25 });
  }
  if (chart.planets[planet].retrograde) factors.push({ feature: 'RETROGRADE', value: -0.2 });
  if (denial !== null) factors.push({ feature: 'DENIAL_OVERLAP', value: (-0.25 * weight(denial)) / 4 });
  const x = factors.reduce((sum, { value }) => sum + value, 0);
  return { planet, P: 1 / (1 + Math.exp(-3 * (x - 1))), x, factors };
}

/** STRONG from 0.70, MODERATE from 0.45, WEAK from 0.20. */
export function probabilityBand(P: number): ProbabilityBand {
  if (P >= 0.7) return 'STRONG';
  if (P >= 0.45) return 'MODERATE';
  return P >= 0.2 ? 'WEAK' : 'NEGLIGIBLE';
}
