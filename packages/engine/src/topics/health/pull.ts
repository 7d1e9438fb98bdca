import type { Chart } from '../../chart/chart.ts';
import { lean, level, signifiesNear, weight } from '../../kp/kernel/levels.ts';
import type { Lean } from '../../kp/kernel/levels.ts';
import type { House, Planet } from '../../zodiac/names.ts';

/** The houses of illness, danger and hospital (R10). */
export const DISEASE: readonly House[] = [6, 8, 12];
/** The houses of the body, of cure and of fulfilment (R10). */
export const CURE: readonly House[] = [1, 5, 11];

const weightOn = (chart: Chart, planet: Planet, houses: readonly House[]): number =>
  houses.reduce((sum, house) => sum + weight(level(chart, planet, house)), 0);

/** dw: the weights of a planet over 6, 8 and 12, each 4 to 1 by level. */
export const diseaseWeight = (chart: Chart, planet: Planet): number => weightOn(chart, planet, DISEASE);

/** cw: the same over 1, 5 and 11. */
export const cureWeight = (chart: Chart, planet: Planet): number => weightOn(chart, planet, CURE);

/** Cure less disease: above zero a planet pulls towards recovery. */
export const pull = (chart: Chart, planet: Planet): number => cureWeight(chart, planet) - diseaseWeight(chart, planet);

/** The side a planet takes between cure and disease. */
export const HEALTH_CLASSES = ['DISEASE', 'CURE', 'MIXED', 'NEUTRAL'] as const;
export type HealthClass = (typeof HEALTH_CLASSES)[number];

const OF_LEAN: Readonly<Record<Lean, HealthClass>> = {
  FOR: 'CURE',
  AGAINST: 'DISEASE',
  BOTH: 'MIXED',
  NONE: 'NEUTRAL',
};

/** The better of the levels on 1, 5, 11 and on 6, 8, 12. */
export const healthClass = (chart: Chart, planet: Planet): HealthClass => OF_LEAN[lean(chart, planet, CURE, DISEASE)];

/** How the star or sub lord of the Moon of a day stands: levels 1 and 2 alone count. */
export const STAR_SIDES = ['HOSTILE', 'FRIENDLY', 'NEUTRAL'] as const;
export type StarSide = (typeof STAR_SIDES)[number];

/** Hostile with a house of disease at level 1 or 2 and none of cure there, friendly the reverse. */
export function starSide(chart: Chart, planet: Planet): StarSide {
  const ill = signifiesNear(chart, planet, DISEASE);
  const well = signifiesNear(chart, planet, CURE);
  if (ill === well) return 'NEUTRAL';
  return ill ? 'HOSTILE' : 'FRIENDLY';
}

/** Whether it signifies a house at any level. */
export const signifies = (chart: Chart, planet: Planet, house: House): boolean => level(chart, planet, house) !== null;
