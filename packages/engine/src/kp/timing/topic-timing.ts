import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { lifeSpan } from '../../dasha/life-span.ts';
import { childrenOf, mahadashas } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { printInstant } from '../../time/print.ts';
import { clipped } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Search } from '../../passages/transit-search.ts';
import type { Planet } from '../../zodiac/names.ts';
import { releaseFinder } from './deferral.ts';
import type { Release } from './deferral.ts';
import { bestWindows, notPromised } from './event-windows.ts';
import type { EventWindow, WindowContext } from './event-windows.ts';
import { rulingPlanetsAt } from '../ruling/judgment-moment.ts';
import { matter } from '../promise/matter.ts';
import { windowView } from './window-view.ts';
import type { WindowView } from './window-view.ts';

/** The years a topic page looks through, and what its windows are ordered and deferred by (C4). */
export interface TopicHorizon extends WindowContext {
  readonly asOfMs: number;
  readonly span: Interval;
  /** The 120 dasha years end within the years asked for. */
  readonly truncated: boolean;
  /** Sentences for provenance.notes. */
  readonly notes: readonly string[];
}

/**
 * The horizon from a moment of judgment, whose ruling planets order the windows (K7, K12). A moment before birth begins
 * at birth; one past the 120 dasha years is validation_failed. `notBeforeMs` moves the start of the windows later.
 */
export function topicHorizon(
  { ephemeris, ayanamsa, budget }: Search,
  chart: Chart,
  asOfMs: number,
  years: number,
  notBeforeMs = -Infinity,
): TopicHorizon {
  const { notes, ...life } = lifeSpan(chart, asOfMs, years, 'as_of_date');
  return {
    asOfMs,
    span: { startMs: Math.min(Math.max(life.startMs, notBeforeMs), life.endMs), endMs: life.endMs },
    truncated: life.endMs < life.startMs + years * DASHA_YEAR_MS,
    notes,
    rulingPlanets: rulingPlanetsAt(ephemeris, chart, asOfMs),
    releases: releaseFinder(ephemeris, ayanamsa, budget),
  };
}

/** Windows as a page prints them. */
export interface TopicWindows {
  readonly windows: readonly WindowView[];
  /** The same, one for one, before printing. */
  readonly found: readonly EventWindow[];
  /** No date without promise. */
  readonly withheldReason?: string;
  /** No planet is FRUITFUL: stand-ins count, and no class goes above PARTIAL (K5). */
  readonly relaxed: boolean;
}

/**
 * The best `max` windows of a matter in the horizon, printed by start (C4): none where the chart does not promise it.
 * A page with a gate of its own gives the reason it found, or null to open.
 */
export function topicWindows(
  horizon: TopicHorizon,
  chart: Chart,
  event: JudgedEvent,
  max: number,
  { withheld = notPromised(chart, event), span = horizon.span }: { withheld?: string | null; span?: Interval } = {},
): TopicWindows {
  if (withheld !== null) return { windows: [], found: [], withheldReason: withheld, relaxed: false };
  if (span.startMs >= span.endMs) return { windows: [], found: [], relaxed: false };
  const found = bestWindows(chart, event, span, max, horizon);
  return {
    windows: found.map((window) => windowView(window, chart.moment.offsetMinutes)),
    found,
    relaxed: matter(chart, event).set.relaxed,
  };
}

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

/** When a planet retrograde at birth sets its matter free (K11). */
export interface ReleaseView {
  readonly planet: Planet;
  readonly turnsDirect: string | null;
  readonly passesStartingPoint: string | null;
}

/** A release as results print it, with the offset of the birth place; null parts lie past 2399. */
export const releaseView = (planet: Planet, release: Release, offsetMinutes: number): ReleaseView => ({
  planet,
  turnsDirect: release.turnsDirectMs === null ? null : printInstant(release.turnsDirectMs, offsetMinutes),
  passesStartingPoint:
    release.passesStartingPointMs === null ? null : printInstant(release.passesStartingPointMs, offsetMinutes),
});
