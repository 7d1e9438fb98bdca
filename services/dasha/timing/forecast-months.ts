import type { NatalEvent, Topic } from '@cuspal/engine/events/event';
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
  const pieces = spans.map((span) => monthPieces(chart, span));
  const found = yearThemes(chart, pieces, {
    rulingPlanets: rulingPlanetsAt(ephemeris, chart, now),
    topic: input.topic,
    includeAdverse: input.include_adverse,
  });
  return spans.map((span, index) => {
    const ofMonth = pieces[index] ?? [];
    const { themes, cautions } = found[index] ?? { themes: [], cautions: [] };
    const activated = activatedWeights(chart, ofMonth)
      .map(({ house, weight }) => ({ house, weight: rounded(weight, 2) }))
      .sort((a, b) => b.weight - a.weight || a.house - b.house);
    const { tone, toneWeights } = monthTone(activated);
    const rounds = { good: rounded(toneWeights.good, 2), bad: rounded(toneWeights.bad, 2) };
    return { span, pieces: ofMonth, activated, tone, toneWeights: rounds, themes, cautions };
  });
}

/** Events that the months name, for their disclaimers. */
export const eventsOf = (months: ReturnType<typeof forecastMonths>): readonly NatalEvent[] =>
  months.flatMap(({ themes, cautions }) => [...themes, ...cautions].map(({ event }) => event));
