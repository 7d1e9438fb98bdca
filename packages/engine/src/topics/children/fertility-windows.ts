import { overlap } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import type { EventWindows } from '../../kp/timing/event-windows.ts';
import { isPastSky } from '../../time/known-span.ts';
import { pastSkyNotes, releaseFinder } from '../../kp/timing/release.ts';
import { eventWindows, notPromised, openPeriods } from '../../kp/timing/event-windows.ts';
import type { Window } from '../../kp/timing/window.ts';
import { rulingPlanetsAt } from '../../kp/ruling/judgment-moment.ts';
import { matter } from '../../kp/promise/matter.ts';
import { isOffered } from '../../kp/promise/period-class.ts';
import { requireInCycle } from '../../dasha/cycle-of.ts';
import { lifeSpan } from '../../dasha/life-span.ts';
import { stageYears } from '../../kp/timing/stage-years.ts';
import type { StageYears } from '../../kp/timing/stage-years.ts';
import { supportSpans } from '../../kp/transit/zone-windows.ts';
import { zoneOf } from '../../kp/transit/zone.ts';
import type { Search } from '../../passages/transit-search.ts';
import { say } from './children.messages.ts';

/** A window for children with what stands beside it. */
export interface FertilityWindow extends Window {
  /** A window of pregnancy loss overlaps: a time for medical care, not for alarm. */
  readonly careAdvised: boolean;
  /** When Jupiter passes the star and sub of planets strong for 2, 5, 11 (R14.1). */
  readonly jupiterSupport: readonly Interval[];
}

export interface FertilityWindows extends Omit<EventWindows, 'windows'>, StageYears {
  readonly windows: readonly FertilityWindow[];
  /** Sentences for provenance.notes. */
  readonly notes: readonly string[];
}

/**
 * The best windows for children (periods whose lords give 2, 5, 11) in the years from a moment that belong to their ages, with care and
 * Jupiter beside. None where children are not promised. Throws validation_failed outside the 120 dasha years.
 */
export async function fertilityWindows(
  search: Search,
  chart: Chart,
  asOfMs: number,
  years: number,
  max: number,
): Promise<FertilityWindows> {
  const childbirth = natalEvent('childbirth');
  requireInCycle(chart, asOfMs, 'as_of_date');
  const { notes, ...asked } = lifeSpan(chart, asOfMs, years, 'as_of_date');
  const span = stageYears(chart, childbirth, asked);
  const context = {
    asOfMs,
    rulingPlanets: rulingPlanetsAt(search.ephemeris, chart, asOfMs),
    releases: releaseFinder(search.ephemeris, search.ayanamsa, search.budget),
  };
  const { windows, ...withheld } = eventWindows(chart, childbirth, span, max, context);
  const losses = lossPeriods(chart, span);
  const zone = zoneOf(matter(chart, childbirth).strong);
  const found: FertilityWindow[] = [];
  for (const window of windows) {
    found.push({
      ...window,
      careAdvised: losses.some((loss) => overlap(loss, window)),
      jupiterSupport: await supportSpans(search, 'Jupiter', zone, window),
    });
  }
  return {
    windows: found,
    ...withheld,
    ...span,
    notes: [
      ...notes,
      ...pastSkyNotes(span.endMs),
      ...(windows.some(({ endMs }) => isPastSky(endMs)) ? [say.jupiterNotRead()] : []),
    ],
  };
}

/** Joint periods of pregnancy loss in a span; none where it is not promised. */
function lossPeriods(chart: Chart, span: Interval): readonly Interval[] {
  const loss = natalEvent('pregnancy_loss');
  if (notPromised(chart, loss) !== null) return [];
  return openPeriods(chart, span, matter(chart, loss)).open.flatMap(({ class: of, pd }) => (isOffered(of) ? [pd] : []));
}
