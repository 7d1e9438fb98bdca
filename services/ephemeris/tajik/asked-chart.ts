import type { Chart } from '@cuspal/engine/chart/chart';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { chartAt } from '@cuspal/engine/tajik/annual-chart';
import { annualYear, type AnnualYear, type YearAsked } from '@cuspal/engine/tajik/annual-year';
import { ToolError } from '@cuspal/tool-kit';
import { say as fault } from '../faults.messages.ts';

export const CHART_KINDS = ['natal', 'annual'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** The chart that a tool of both charts reads. */
export interface AskedChart {
  readonly chart: Chart;
  readonly byDay: boolean;
  /** Year of the annual chart; null for the natal chart. */
  readonly year: AnnualYear | null;
}

/** The annual chart of the year asked for, or the natal one, which no argument of the year may go with. */
export function askedChart(
  ephemeris: Ephemeris,
  natal: Chart,
  kind: ChartKind,
  asked: YearAsked,
  now: number,
  refused: readonly (keyof YearAsked)[],
): AskedChart {
  if (kind === 'natal') {
    const sent = refused.find((name) => asked[name] !== undefined);
    if (sent !== undefined) {
      throw new ToolError('validation_failed', fault.yearOfNatal({ name: sent }), { field: sent });
    }
    return { ...chartAt(ephemeris, natal, natal.moment.utcMs), year: null };
  }
  const year = annualYear(ephemeris, natal, asked, now);
  return { ...chartAt(ephemeris, natal, year.startMs), year };
}
