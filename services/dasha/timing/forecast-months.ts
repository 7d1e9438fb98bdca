import { holds, type Interval } from '@cuspal/engine/base/intervals';
import type { NatalEvent, Topic } from '@cuspal/engine/events/event';
import { ageAt } from '@cuspal/engine/events/life-stage';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { activatedWeights, monthPieces, monthTone } from '@cuspal/engine/kp/timing/annual-forecast';
import { twelveMonths } from '@cuspal/engine/kp/timing/annual-months';
import { yearThemes } from '@cuspal/engine/kp/timing/annual-themes';
import { monthAt } from '@cuspal/engine/time/months';
import type { ToolContext } from '@cuspal/tool-kit';
import { rounded } from '../rows.ts';

interface ForecastInput {
  readonly start_year?: number | undefined;
  readonly start_month?: number | undefined;
  readonly topic?: Topic | undefined;
  readonly include_adverse: boolean;
}

/** The twelve months asked for: what the periods of each open, its tone and its themes, without the sky. */
export function forecastMonths({
  input,
  chart,
  ephemeris,
  now,
}: Pick<ToolContext<ForecastInput>, 'input' | 'chart' | 'ephemeris' | 'now'>) {
  const present = monthAt(now, chart.moment);
  const spans = twelveMonths(chart, input.start_year ?? present.year, input.start_month ?? present.month);
  const months = spans.map((span) => {
    const ahead = aheadOf(span, now);
    return { span, ahead, pieces: monthPieces(chart, ahead), age: ageAt(chart.moment, ahead.startMs) };
  });
  const { months: themed, setAside } = yearThemes(chart, months, {
    rulingPlanets: rulingPlanetsAt(ephemeris, chart, now),
    topic: input.topic,
    includeAdverse: input.include_adverse,
  });
  const rows = months.map(({ span, ahead }, index) => {
    const pieces = monthPieces(chart, span);
    const activated = activatedWeights(chart, pieces)
      .map(({ house, weight }) => ({ house, weight: rounded(weight, 2) }))
      .sort((a, b) => b.weight - a.weight || a.house - b.house);
    const { themes, cautions } = themed[index] ?? { themes: [], cautions: [] };
    return { span, ahead, isOver: span.endMs <= now, pieces, activated, ...monthTone(chart, pieces), themes, cautions };
  });
  return { months: rows, age: months[0]?.age ?? 0, setAside };
}

/** What of a month is still to come; all of one that is over. */
const aheadOf = (month: Interval, now: number): Interval =>
  holds(month, now) ? { startMs: now, endMs: month.endMs } : month;

/** Events that the months name, for their disclaimers. */
export const eventsOf = (months: ReturnType<typeof forecastMonths>['months']): readonly NatalEvent[] =>
  months.flatMap(({ themes, cautions }) => [...themes, ...cautions].map(({ event }) => event));
