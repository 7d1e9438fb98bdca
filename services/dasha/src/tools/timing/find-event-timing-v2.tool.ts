import { lifeSpan } from '@cuspal/engine/dasha/life-span';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { rulingPlanetMembers, rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { eventTiming, type EventTiming } from '@cuspal/engine/kp/transit/event-timing';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import {
  birthInput,
  defineTool,
  eventArguments,
  eventResolutionShape,
  horizonYearsInput,
  instantInput,
  instantText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  promiseShape,
  requiredEvent,
} from '@cuspal/tool-kit';
import { rangeView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import {
  offerShape,
  principalShape,
  significatorShape,
  skippedShape,
  timedWindowShape,
} from './event-timing-shapes.ts';
import {
  offerView,
  principalView,
  significatorView,
  skippedView,
  summaryOf,
  timedWindowView,
} from './event-timing-view.ts';

const PAGE_SIZE = 4;

export default defineTool({
  name: 'find_event_timing_v2',
  title: 'Dasha-bhukti-antara windows for an event',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise', 'get_fruitful_significators'],
  birth: 'required',
  disclaimer: null,
  deadlineSeconds: 50,
  description:
    'WHEN an event can happen by KP: joint mahadasha, antardasha and pratyantardasha windows whose lords all give it, ranked, with the ruling planets they share, lords that wait for a retrograde star lord (usableStart), and for the first five the transits of Saturn, Jupiter and Sun with candidate dates. No date without promise: an unpromised event yields no window and says why. Takes an event name or a house_group. Call it after analyze_natal_promise. Paged: 4 windows a page, best first; no disclaimer class.',
  provenance: {
    rules: ['R13.1', 'R13.2', 'R13.4', 'R5.2', 'R5.6', 'R8.1', 'R8.5', 'R9.1', 'R12.2', 'R14.1', 'R14.3'],
    sources: ['R3t', 'R3p', 'AS', 'service order'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    ...eventArguments,
    from_date: instantInput,
    horizon_years: horizonYearsInput(40, 15),
    max_windows: z.int().min(1).max(25).default(10),
    page: pageInput,
  }),
  output: z.strictObject({
    asOf: instantText.meta({ description: 'Moment of judgment of the ruling planets' }),
    from: instantText,
    to: instantText,
    eventResolution: eventResolutionShape,
    promise: promiseShape,
    relaxed: z.boolean().meta({ description: 'No planet is FRUITFUL, others stand in; no class above PARTIAL' }),
    standIns: planetList,
    principals: listOf(principalShape),
    significators: listOf(significatorShape).meta({ description: 'All nine' }),
    windows: listOf(timedWindowShape),
    windowsFound: z.int().min(0).meta({ description: 'Before max_windows' }),
    skipped: listOf(skippedShape).meta({ description: 'Passed over whole: hostile lord' }),
    withheldReason: z.string().optional(),
    nextBest: offerShape
      .nullable()
      .optional()
      .meta({ description: 'Without a window: best period that offers the matter' }),
    truncated: z.literal(true).optional(),
    summary: z.string(),
    ...paginationOutput,
  }),
  run: async ({ input, chart, ephemeris, now, note, breathe }) => {
    const { ayanamsa } = chart.moment;
    const { event, resolution } = requiredEvent(input, note);
    const fromMs = resolveInstant(input.from_date, chart.moment, now, 'from_date');
    const { notes, ...span } = lifeSpan(chart, fromMs, input.horizon_years, 'from_date');
    notes.forEach(note);
    const weighed = matter(chart, event);
    const ruling = rulingPlanets(ephemeris, judgmentMoment(chart, now));
    const withheld = notPromised(chart, event);
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const context = {
      asOfMs: now,
      rulingPlanets: rulingPlanetMembers(ruling),
      releases: releaseFinder(ephemeris, ayanamsa, search.budget),
    };
    const timing =
      withheld === null ? await eventTiming(search, chart, event, span, input.max_windows, context) : NOTHING;
    const windows = timing.windows.map((each, index) => timedWindowView(each, index + 1, chart.moment));
    const { items, pagination, pageNote } = paginate(windows, input.page, PAGE_SIZE, 'windows');

    note(
      'A mahadasha or antardasha lord whose star lord was retrograde at birth gives its matter from the first direct station of that star lord after the period begins: our reading (R12.2).',
    );
    if (weighed.set.relaxed && withheld === null)
      note(
        `No planet is FRUITFUL. Standing in for them: ${weighed.set.fruitful.join(', ') || 'none'}; no class goes above PARTIAL.`,
      );
    if (timing.truncated)
      note(
        'Transits are missing: the ephemeris ends with 2399, or the search used up its budget (ask for fewer windows).',
      );
    return {
      asOf: printInstant(now, chart.moment),
      ...rangeView(span, chart.moment),
      eventResolution: resolution,
      promise: promise(chart, event),
      relaxed: weighed.set.relaxed,
      standIns: weighed.set.relaxed ? weighed.set.fruitful : [],
      principals: weighed.principals.map(({ house, planet }) => principalView(chart, weighed, house, planet)),
      significators: PLANETS.map((planet) => significatorView(chart, weighed, ruling, planet)),
      windows: items,
      windowsFound: timing.found,
      skipped: timing.skipped.map((each) => skippedView(each, weighed, chart.moment)),
      ...(withheld !== null && { withheldReason: withheld }),
      ...(withheld === null && timing.windows.length === 0 && { nextBest: offerView(timing.nextBest, chart.moment) }),
      ...(timing.truncated && { truncated: true as const }),
      summary: withheld ?? summaryOf(timing, chart.moment),
      pagination,
      pageNote,
    };
  },
});

const NOTHING: EventTiming = { windows: [], found: 0, skipped: [], nextBest: null, truncated: false };
