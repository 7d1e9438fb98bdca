import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { runningAt } from '@cuspal/engine/dasha/vimshottari';
import { resolutionOf } from '@cuspal/engine/events/resolve';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { transitHierarchy, type TransitHierarchy } from '@cuspal/engine/kp/transit/hierarchy';
import { mostActiveEvent } from '@cuspal/engine/kp/transit/most-active-event';
import { beginSearch, type Search } from '@cuspal/engine/passages/transit-search';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { utcMsFromJd } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { dateInWords, printInstant } from '@cuspal/engine/time/print';
import {
  answerShape,
  askedEvent,
  birthInput,
  defineTool,
  eventInput,
  eventResolutionShape,
  houseGroupInput,
  instantInput,
  instantText,
  listOf,
  nextShape,
  periodClassShape,
  planetList,
  spanShape,
  transitStageName,
  transitStageShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { MOVER, transitStageView } from '@cuspal/tool-kit/views/transit-stages';
import { z } from 'zod';
import { standInsNote } from '../timing/event-promise.ts';
import { hierarchyAnswer, NOTHING_OPENS, noDateBecause } from './hierarchy-answer.ts';
import { unpromised } from '../rows.ts';

export default defineTool({
  name: 'get_transit_timing_hierarchy',
  title: 'Saturn, Jupiter, Sun, Moon cascade',
  purpose: 'Narrows an event: Saturn to about 2.5 years, Jupiter to the year, Sun to the month, Moon to the day',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['get_fruitful_significators'],
  birth: 'required',
  structured: true,
  disclaimer: null,
  description:
    'When transits support an event by KP, from Saturn to the year of Jupiter, the month of the Sun and the day of the Moon. Call it after the dasha tools and before stating a date.',
  provenance: {
    rules: ['R14.1', 'R14.3', 'R14.4', 'R5.6', 'R8.3', 'R12.2', 'R13.4'],
    sources: ['KPR3t', 'KPR3p', 'AS', 'OWN'],
  },
  input: birthInput.extend({
    event: eventInput.optional(),
    start_date: instantInput,
    house_group: houseGroupInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    eventResolution: eventResolutionShape,
    fruitfulPlanets: planetList,
    hierarchy: listOf(transitStageShape),
    bestDates: listOf(
      spanShape.extend({
        rank: z.int().min(1),
        dashaClass: periodClassShape,
        triple: z.boolean(),
        agree: listOf(transitStageName),
      }),
    ).meta({ description: 'Best first and not in order of time, one for each window of the Sun.' }),
    truncated: z.literal(true).optional().meta({ description: 'The search stopped early, and the note says where.' }),
    note: z.string(),
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn }) => {
    const { ayanamsa } = chart.moment;
    const fromMs = resolveInstant(input.start_date, chart.moment, now, 'start_date');
    // Before birth nothing is timed; after the 120 years windows have no dasha class.
    if (fromMs < chart.moment.utcMs) requireInCycle(chart, fromMs, 'start_date');
    const { event, resolution } = askedEvent(input, note) ?? derivedEvent(ephemeris, chart, fromMs);
    const denied = unpromised(chart, event);
    note(
      'The sub lord of a window is the first, because within it the sub may pass from one fruitful planet to another.',
    );
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const found = await transitHierarchy(search, chart, event, fromMs);
    const best = denied === null ? found.bestDates : [];
    return {
      answer: hierarchyAnswer({ event, verdict: promise(chart, event).verdict, found, best, fromMs }, chart.moment),
      asOf: printInstant(fromMs, chart.moment),
      eventResolution: resolution,
      fruitfulPlanets: found.fruitful,
      hierarchy: found.stages.map((stage) => transitStageView(stage, chart.moment)),
      bestDates: best.map(({ dashaClass, triple, agree, ...span }, index) => ({
        rank: index + 1,
        ...spanView(span, chart.moment),
        dashaClass,
        triple,
        agree,
      })),
      ...(found.truncated && { truncated: true as const }),
      note: noteOf(found, denied, stopOf(search, chart.moment)),
      next: [denied === null ? TO_WINDOWS : TO_PROMISE],
    };
  },
});

/** The event that the running mahadasha and antardasha lords hold best. */
function derivedEvent(ephemeris: Ephemeris, chart: Chart, fromMs: number) {
  requireInCycle(chart, fromMs, 'start_date');
  const lords = runningAt(vimshottariOf(chart), fromMs, 2).map(({ planet }) => planet);
  const event = mostActiveEvent(chart, lords, rulingPlanetsAt(ephemeris, chart, fromMs));
  return { event, resolution: resolutionOf(event, 'derived', 'natal') };
}

const TO_WINDOWS = {
  tool: 'find_event_timing_v2',
  reason: 'It names the dasha periods that these transits must fall into.',
};
const TO_PROMISE = { tool: 'analyze_natal_promise', reason: 'It shows what the chart promises instead.' };

/** Date from which to continue a search that ran out of its budget; null when the ephemeris itself ended it. */
const stopOf = ({ budget }: Search, clock: LocalClock): string | null =>
  budget.stoppedAt === null ? null : dateInWords(utcMsFromJd(budget.stoppedAt), clock);

function noteOf(found: TransitHierarchy, denied: string | null, stop: string | null): string {
  const { fruitful, standIns, stages, truncated } = found;
  if (stages.length === 0) return NOTHING_OPENS;
  const empty = stages.filter(({ relaxed }) => relaxed).map(({ stage }) => MOVER[stage]);
  return [
    'Quote dates from the start of a window, because before it the matter is only on offer.',
    ...(standIns ? [standInsNote(fruitful)] : []),
    ...(empty.length > 0 ? [`${capitalised(inWords(empty))} found no window, so the span before is kept.`] : []),
    ...withoutBestDates(found, denied),
    ...(truncated
      ? [
          stop === null
            ? 'The ephemeris covers 1800 to 2399, so windows and dates outside are missing.'
            : `The search stopped at ${stop}. Call again with start_date there.`,
        ]
      : []),
  ].join(' ');
}

/** Reasons for naming no best date. */
function withoutBestDates(found: TransitHierarchy, denied: string | null): readonly string[] {
  if (denied !== null) return ['No best date is named, because the chart does not promise the matter.'];
  return found.bestDates.length > 0 ? [] : [`No best date is named, because ${noDateBecause(found)}.`];
}
