import type { Planet } from '../../zodiac/names.ts';
import { horaryClassRank } from '../promise/horary-period-class.ts';
import type { HoraryPeriodClass } from '../promise/horary-period-class.ts';
import type { WindowState } from './window-state.ts';

/** What the order of windows looks at. */
export interface Ordered {
  /** Missing where nothing is deferred. */
  readonly state?: WindowState;
  readonly class: HoraryPeriodClass;
  /** Distinct lords of the period that are ruling planets of the moment of judgment. */
  readonly rulingPlanetsInCommon: readonly Planet[];
  readonly startMs: number;
}

/** DEFERRED_OUT after all others. */
export const byUse = (a: Pick<Ordered, 'state'>, b: Pick<Ordered, 'state'>): number =>
  Number(a.state === 'DEFERRED_OUT') - Number(b.state === 'DEFERRED_OUT');

/** Better windows first, without a score: class, then lords that are ruling planets, then the earlier start. */
export const byWindowOrder = (a: Ordered, b: Ordered): number =>
  byUse(a, b) ||
  horaryClassRank(a.class) - horaryClassRank(b.class) ||
  b.rulingPlanetsInCommon.length - a.rulingPlanetsInCommon.length ||
  a.startMs - b.startMs;

/** The distinct lords of a period that are ruling planets, in the order of the lords. */
export const inCommon = (lords: readonly Planet[], rulingPlanets: readonly Planet[]): readonly Planet[] =>
  [...new Set(lords)].filter((lord) => rulingPlanets.includes(lord));
