import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { lifeSpan } from '../../dasha/life-span.ts';
import { childrenOf, mahadashas } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { clipped } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Search } from '../../passages/transit-search.ts';
import type { Planet } from '../../zodiac/names.ts';
import { pastSkyNotes, releaseFinder } from './release.ts';
import { eventWindows } from './event-windows.ts';
import type { EventWindows } from './event-windows.ts';
import { rulingPlanetsAt } from '../ruling/judgment-moment.ts';
import type { WindowContext } from './window.ts';

/** The years a topic page looks through, and what its windows are ordered and deferred by. */
export interface TopicHorizon extends WindowContext {
  readonly span: Interval;
  /** The 120 dasha years end before these years do. */
  readonly truncated: boolean;
  /** Sentences for provenance.notes. */
  readonly notes: readonly string[];
}

/**
 * The horizon from a moment of judgment, whose ruling planets order the windows. A moment before birth begins
 * at birth; one past the 120 dasha years is validation_failed.
 */
export function topicHorizon(
  { ephemeris, ayanamsa, budget }: Search,
  chart: Chart,
  asOfMs: number,
  years: number,
): TopicHorizon {
  const { notes, ...life } = lifeSpan(chart, asOfMs, years, 'as_of_date');
  return {
    asOfMs,
    span: life,
    truncated: life.endMs < life.startMs + years * DASHA_YEAR_MS,
    notes: [...notes, ...pastSkyNotes(life.endMs)],
    rulingPlanets: rulingPlanetsAt(ephemeris, chart, asOfMs),
    releases: releaseFinder(ephemeris, ayanamsa, budget),
  };
}

/** The best `max` windows of a matter in the horizon, or in a part of it. */
export const topicWindows = (
  horizon: TopicHorizon,
  chart: Chart,
  event: JudgedEvent,
  max: number,
  { withheld, span = horizon.span }: { withheld?: string | null | undefined; span?: Interval } = {},
): EventWindows => eventWindows(chart, event, span, max, horizon, withheld);

/** An antardasha of a horizon, cut to it. */
export interface TopicPeriod extends Interval {
  readonly md: Planet;
  readonly ad: Planet;
  /** The last antardasha of its mahadasha (R13.5). */
  readonly chidra: boolean;
}

/** The antardashas that tile a span within the 120 dasha years (R13.1). */
export const topicPeriods = (chart: Chart, span: Interval): readonly TopicPeriod[] =>
  clipped(
    mahadashas(vimshottariOf(chart)).flatMap((md) =>
      childrenOf(md).map(({ planet, startMs, endMs }) => ({
        md: md.planet,
        ad: planet,
        chidra: endMs === md.endMs,
        startMs,
        endMs,
      })),
    ),
    span,
  );
