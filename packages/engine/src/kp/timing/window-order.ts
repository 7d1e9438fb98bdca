import type { Planet } from '../../zodiac/names.ts';
import { classRank } from '../promise/period-class.ts';
import type { PeriodClass } from '../promise/period-class.ts';
import type { WindowState } from './window-state.ts';

/** What the order of windows looks at. */
export interface Ordered<Class extends string = PeriodClass> {
  /** Missing where nothing is deferred. */
  readonly state?: WindowState;
  readonly class: Class;
  /** Distinct lords of the period that are ruling planets of the moment of judgment. */
  readonly rulingPlanetsInCommon: readonly Planet[];
  /** It runs already: to come first is no merit of it. */
  readonly running?: boolean;
  readonly startMs: number;
}

/** DEFERRED_OUT after all others. */
const byUse = (a: Pick<Ordered, 'state'>, b: Pick<Ordered, 'state'>): number =>
  Number(a.state === 'DEFERRED_OUT') - Number(b.state === 'DEFERRED_OUT');

/**
 * Better windows first, without a score (R6T.3): class, then lords that are ruling planets, then the earlier start, one
 * that runs already after those that begin.
 */
export const windowOrder =
  <Class extends string>(rankOf: (of: Class) => number) =>
  (a: Ordered<Class>, b: Ordered<Class>): number =>
    byUse(a, b) ||
    rankOf(a.class) - rankOf(b.class) ||
    b.rulingPlanetsInCommon.length - a.rulingPlanetsInCommon.length ||
    Number(a.running ?? false) - Number(b.running ?? false) ||
    a.startMs - b.startMs;

/** The order of windows of a birth chart. */
export const byWindowOrder = windowOrder(classRank);

/** The distinct lords of a period that are ruling planets, in the order of the lords. */
export const inCommon = (lords: readonly Planet[], rulingPlanets: readonly Planet[]): readonly Planet[] =>
  [...new Set(lords)].filter((lord) => rulingPlanets.includes(lord));
