import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { runningAt } from '@cuspal/engine/dasha/vimshottari';
import { resolutionOf } from '@cuspal/engine/events/resolve';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { transitHierarchy, type TransitHierarchy } from '@cuspal/engine/kp/transit/hierarchy';
import { mostActiveEvent } from '@cuspal/engine/kp/transit/most-active-event';
import { beginSearch, type Search } from '@cuspal/engine/passages/transit-search';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { utcMsFromJd } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  askedEvent,
  birthInput,
  defineTool,
  eventInput,
  eventResolutionShape,
  houseGroupInput,
  instantInput,
  instantText,
  listOf,
  planetList,
  spanShape,
  transitStageName,
  transitStageShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { transitStageView } from '@cuspal/tool-kit/views/transit-stages';
import { periodClassShape } from '@cuspal/tool-kit';
import { z } from 'zod';
import { unpromised } from './rows.ts';

export default defineTool({
  name: 'get_transit_timing_hierarchy',
  title: 'Saturn, Jupiter, Sun, Moon cascade',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['get_fruitful_significators'],
  birth: 'required',
  structured: true,
  disclaimer: null,
  description:
    'KP transit timing of an event: Saturn narrows it to about 2.5 years, Jupiter to the year, Sun to the month, Moon to the day. A window opens only where star lord and sub lord of the body are both fruitful significators; quote dates from `start`, never from `offeredFrom`. DELAYED windows wait for a natally retrograde star lord (turnsDirect, passesStartingPoint). Without an event the one the running dasha holds best is taken. Call it after the dasha tools, before stating a date. Not paged, no disclaimer class.',
  provenance: {
    rules: ['R14.1', 'R14.3', 'R14.4', 'R5.6', 'R8.3', 'R12.2', 'R13.4'],
    sources: ['R3t', 'R3p', 'AS', 'service limits'],
  },
  input: birthInput.extend({
    event: eventInput.optional(),
    start_date: instantInput,
    house_group: houseGroupInput,
  }),
  output: z.strictObject({
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
    ).meta({ description: 'Best first, one for each window of the Sun: not the next in time' }),
    truncated: z.literal(true).optional().meta({ description: 'Searching stopped early; the note says where' }),
    note: z.string(),
  }),
  run: async ({ input, chart, ephemeris, now, note, breathe }) => {
    const { ayanamsa } = chart.moment;
    const fromMs = resolveInstant(input.start_date, chart.moment, now, 'start_date');
    // Before birth nothing is timed; after the 120 years windows have no dasha class.
    if (fromMs < chart.moment.utcMs) requireInCycle(chart, fromMs, 'start_date');
    const { event, resolution } = askedEvent(input, note) ?? derivedEvent(ephemeris, chart, fromMs);
    const denied = unpromised(chart, event);
    if (denied !== null) note(denied);
    note(
      'A window keeps one star and one sign; its sub may pass from one fruitful planet to another: subLord is the first.',
    );
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const found = await transitHierarchy(search, chart, event, fromMs);
    return {
      asOf: printInstant(fromMs, chart.moment),
      eventResolution: resolution,
      fruitfulPlanets: found.fruitful,
      hierarchy: found.stages.map((stage) => transitStageView(stage, chart.moment)),
      bestDates: (denied === null ? found.bestDates : []).map(({ dashaClass, triple, agree, ...span }, index) => ({
        rank: index + 1,
        ...spanView(span, chart.moment),
        dashaClass,
        triple,
        agree,
      })),
      ...(found.truncated && { truncated: true as const }),
      note: noteOf(found, denied, stopOf(search, chart.moment)),
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

/** Where a search that ran out of its budget is to be taken up; null when the ephemeris itself ended it. */
const stopOf = ({ budget }: Search, clock: LocalClock): string | null =>
  budget.stoppedAt === null ? null : printInstant(utcMsFromJd(budget.stoppedAt), clock);

function noteOf(found: TransitHierarchy, denied: string | null, stop: string | null): string {
  const { fruitful, standIns, stages, truncated } = found;
  if (stages.length === 0)
    return 'No planet is a fruitful significator of these houses, and none stands in for one: no transit opens a window.';
  const empty = stages.filter(({ relaxed }) => relaxed).map(({ stage }) => stage);
  return [
    'Quote dates from start, never from offeredFrom: until then the matter is only on offer.',
    ...(standIns ? [`No planet is FRUITFUL: ${fruitful.join(', ')} stand in, and no dasha counts above PARTIAL.`] : []),
    ...(empty.length > 0 ? [`No window at ${empty.join(', ')}: the span of the stage before is kept.`] : []),
    ...withoutBestDates(found, denied),
    ...(truncated
      ? [
          stop === null
            ? 'The ephemeris covers 1800 to 2399: windows and dates outside are missing.'
            : `The search stopped at ${stop}: go on with start_date there.`,
        ]
      : []),
  ].join(' ');
}

/** Why no best date is named. */
function withoutBestDates({ stages, bestDates }: TransitHierarchy, denied: string | null): readonly string[] {
  if (denied !== null) return [denied, 'So no best date is named.'];
  if (bestDates.length > 0) return [];
  const noWindow = stages.find(({ stage, relaxed }) => relaxed && (stage === 'SUN' || stage === 'MOON'));
  return [
    noWindow === undefined
      ? 'No best date: every Moon window is DELAYED or runs in a BLOCKED dasha or in none.'
      : `No best date: the ${noWindow.stage} stage has no window.`,
  ];
}
