import type { Chart } from '../src/chart/chart.ts';
import { DASHA_YEAR_MS } from '../src/dasha/years.ts';
import { natalEvent } from '../src/events/natal.ts';
import { matter } from '../src/kp/promise/matter.ts';
import { isOffered, shareOfTime } from '../src/kp/promise/period-class.ts';
import { verdictOf } from '../src/kp/promise/promise.ts';
import { openPeriods } from '../src/kp/timing/event-windows.ts';

/** Matters that are asked most. */
const COMMON_EVENTS = [
  'marriage',
  'childbirth',
  'career_start',
  'job_change',
  'promotion',
  'property_purchase',
  'foreign_travel',
  'higher_education',
] as const;

const YEARS = 15;

/** A promised matter of a birth: what fifteen years offer of it, and its share of a lifetime. */
export interface Covered {
  /** Joint periods offered, and all that make a window. */
  readonly offered: number;
  readonly all: number;
  /** Share of 120 years that is offered, 0 to 1. */
  readonly share: number;
}

/** The promised matters of births, from the 20th to the 35th year of each (R6T). */
export const coverageOf = (charts: readonly Chart[]): readonly Covered[] =>
  charts.flatMap((chart) =>
    COMMON_EVENTS.map(natalEvent)
      .filter((event) => verdictOf(chart, event).side !== 'no')
      .map((event): Covered => {
        const startMs = chart.moment.utcMs + 20 * DASHA_YEAR_MS;
        const of = matter(chart, event);
        const { open } = openPeriods(chart, { startMs, endMs: startMs + YEARS * DASHA_YEAR_MS }, of);
        return {
          offered: open.filter((joint) => isOffered(joint.class)).length,
          all: open.length,
          share: shareOfTime(of).offered,
        };
      }),
  );
