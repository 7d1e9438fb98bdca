import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { runningAt } from '@cuspal/engine/dasha/vimshottari';
import type { NatalEvent } from '@cuspal/engine/events/event';
import { ageAt, LAST_AGE, type SetAside } from '@cuspal/engine/events/life-stage';
import { resolutionOf, type ResolvedEvent } from '@cuspal/engine/events/resolve';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { mostActiveEvent } from '@cuspal/engine/kp/transit/most-active-event';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { ToolError } from '@cuspal/tool-kit';
import { say as fault } from './faults.messages.ts';

/** The matter that a call is about, named by the caller or chosen. */
export interface ReadMatter extends Pick<ResolvedEvent, 'event' | 'resolution'> {
  /** Age of the person and what it set aside, for a matter that was chosen here. */
  readonly byAge?: { readonly age: number; readonly setAside: readonly SetAside<NatalEvent>[] };
}

/**
 * The event that the running mahadasha and antardasha lords hold best at the age of an instant. Throws validation_failed
 * outside the 120 years, and for a person older than any matter is dated.
 */
export function derivedEvent(ephemeris: Ephemeris, chart: Chart, atMs: number, argument: string): ReadMatter {
  requireInCycle(chart, atMs, argument);
  const lords = runningAt(vimshottariOf(chart), atMs, 2).map(({ planet }) => planet);
  const age = ageAt(chart.moment, atMs);
  const { event, setAside } = mostActiveEvent(chart, lords, rulingPlanetsAt(ephemeris, chart, atMs), age);
  if (event === null)
    throw new ToolError('validation_failed', fault.noneChosen({ age, last: LAST_AGE }), { field: 'event' });
  return { event, resolution: resolutionOf(event, 'derived', 'natal'), byAge: { age, setAside } };
}
