import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { ageAt } from '../../events/life-stage.ts';
import { signifiesNear } from '../../kp/kernel/levels.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { courseOf, diseaseNature } from './disease-nature.ts';
import { RECUPERATIONS, vitality } from './vitality.ts';
import type { Recuperation } from './vitality.ts';

/** What makes recovery slower than the score of vitality alone. */
export const SLOWED_BY = ['SATURN', 'COURSE', 'AGE'] as const;
type SlowedBy = (typeof SLOWED_BY)[number];

/** How quickly a person recovers: one reading for every tool that tells it. */
export interface RecoverySpeed {
  readonly speed: Recuperation;
  readonly slowedBy: readonly SlowedBy[];
  readonly age: number;
}

/** Whole years from which age takes a step each; ours. */
const STEPS_OF_AGE: readonly number[] = [70, 85];

/**
 * The class of vitality (R37), a step slower where Saturn prolongs recovery and a step for each of the ages 70 and 85. A
 * long course, or relief that comes later (R12.2, R19.4), leaves none that is quick. Throws out_of_range without Placidus.
 */
export function recoverySpeed(chart: Chart, atMs: number): RecoverySpeed {
  const age = ageAt(chart.moment, atMs);
  const nature = diseaseNature(chart);
  const saturn = pressesRecovery(chart, 'Saturn');
  const aged = STEPS_OF_AGE.filter((from) => age >= from).length;
  const steps = RECUPERATIONS.indexOf(vitality(chart).recuperationClass) + (saturn ? 1 : 0) + aged;
  const long = courseOf(nature) === 'CHRONIC_PATTERN' || nature.delay !== null;
  const course = long && steps === 0;
  return {
    speed: RECUPERATIONS[Math.max(steps, course ? 1 : 0)] ?? 'FRAGILE',
    slowedBy: [
      ...(saturn ? ['SATURN' as const] : []),
      ...(course ? ['COURSE' as const] : []),
      ...(aged > 0 ? ['AGE' as const] : []),
    ],
    age,
  };
}

/** The cusps of surgery and recovery in whose chain of sub lord, star lord and sub lord again a planet stands. */
export const recoveryCusps = (chart: Chart, planet: Planet): readonly House[] =>
  ([6, 8, 11] as const).filter((cusp) => {
    const csl = cuspalSubLord(chart, cusp);
    const { starLord, subLord } = chart.planets[csl];
    return [csl, starLord, subLord].includes(planet);
  });

/** Whether a planet that signifies 8 or 12 at level 1 or 2 also stands in such a chain. */
const pressesRecovery = (chart: Chart, planet: Planet): boolean =>
  signifiesNear(chart, planet, [8, 12]) && recoveryCusps(chart, planet).length > 0;
