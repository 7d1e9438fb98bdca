import type { Planet } from '../../zodiac/names.ts';
import { classRank } from '../promise/period-class.ts';
import type { PeriodClass } from '../promise/period-class.ts';

/** What the order of windows looks at (K12). */
export interface Ordered {
  readonly class: PeriodClass;
  /** Distinct lords of the period that are ruling planets of the moment of judgment. */
  readonly rulingPlanetsInCommon: readonly Planet[];
  readonly startMs: number;
}

/** Better windows first, without a score: class, then lords that are ruling planets, then the earlier start (K12). */
export const byWindowOrder = (a: Ordered, b: Ordered): number =>
  classRank(a.class) - classRank(b.class) ||
  b.rulingPlanetsInCommon.length - a.rulingPlanetsInCommon.length ||
  a.startMs - b.startMs;

/** The distinct lords of a period that are ruling planets, in the order of the lords. */
export const inCommon = (lords: readonly Planet[], rulingPlanets: readonly Planet[]): readonly Planet[] =>
  [...new Set(lords)].filter((lord) => rulingPlanets.includes(lord));
