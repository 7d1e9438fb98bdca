import { lifeSpan } from '@cuspal/engine/dasha/life-span';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { rulingPlanetMembers, rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { eventTiming, type EventTiming } from '@cuspal/engine/kp/transit/event-timing';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { underAgeNote } from '@cuspal/engine/topics/shared/adult-years';
import {
  birthInput,
  defineTool,
  eventArguments,
  eventResolutionShape,
  horizonYearsInput,
  instantInput,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  requiredEvent,
} from '@cuspal/tool-kit';
import { rangeView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { eventPromise, eventPromiseShape, standInsNote } from './event-promise.ts';
import { timingNext, timingSummary } from './event-timing-summary.ts';
import {
  firstWindowShape,
  offerShape,
  principalShape,
  significatorShape,
  skippedShape,
  timedWindowShape,
} from './event-timing-shapes.ts';
import {
  firstWindowView,
  offerView,
  principalView,
  significatorView,
  skippedView,
  timedWindowView,
} from './event-timing-view.ts';

const PAGE_SIZE = 4;

export default defineTool({
  name: 'find_event_timing_v2',
  title: 'Dasha-bhukti-antara windows for an event',
  purpose: 'When an event can happen: joint period windows narrowed by transit and ruling planets',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise', 'get_fruitful_significators'],
  birth: 'required',
  disclaimer: null,
  deadlineSeconds: 50,
  description:
    'When an event can happen by KP. Joint dasha windows whose lords all bring it, narrowed by transits to candidate dates. No window where it is not promised. Call it after analyze_natal_promise with an event or a house_group.',
  provenance: {
    rules: ['R13.1', 'R13.2', 'R13.4', 'R5.2', 'R5.6', 'R8.1', 'R8.5', 'R9.1', 'R12.2', 'R14.1', 'R14.3'],
    sources: ['KPR3t', 'KPR3p', 'AS', 'OWN'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    ...eventArguments,
    from_date: instantInput,
    horizon_years: horizonYearsInput(40, 15),
    max_windows: z.int().min(1).max(25).default(10).meta({ description: 'Windows to list' }),
    page: pageInput,
  }),
  output: z.strictObject({
    summary: z.string(),
    asOf: instantText.meta({ description: 'Moment of the ruling planets' }),
    from: instantText,
    to: instantText,
    eventResolution: eventResolutionShape,
    promise: eventPromiseShape,
    relaxed: z
      .boolean()
      .meta({ description: 'No planet is fruitful, so others stand in and no class goes above PARTIAL.' }),
    standIns: planetList,
    principals: listOf(principalShape),
    significators: listOf(significatorShape).meta({ description: 'All nine' }),
    windows: listOf(timedWindowShape),
    firstWindow: firstWindowShape.optional().meta({ description: 'The earliest of all, where it is not the best.' }),
    windowsFound: z.int().min(0).meta({ description: 'How many there are before max_windows cuts the list.' }),
    skipped: listOf(skippedShape).meta({ description: 'Passed over whole, because the lord is hostile.' }),
    withheldReason: z.string().optional(),
    nextBest: offerShape
      .nullable()
      .optional()
      .meta({ description: 'Without a window, the best period that offers the matter.' }),
    truncated: z.literal(true).optional(),
    ...paginationOutput,
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn }) => {
    const { ayanamsa } = chart.moment;
    const { event, resolution } = requiredEvent(input, note);
    const fromMs = resolveInstant(input.from_date, chart.moment, now, 'from_date');
    const { notes, ...span } = lifeSpan(chart, fromMs, input.horizon_years, 'from_date');
    notes.forEach(note);
    const promised = eventPromise(chart, event);
    const weighed = matter(chart, event);
    const ruling = rulingPlanets(ephemeris, judgmentMoment(chart, now));
    const withheld = notPromised(chart, event);
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const context = {
      asOfMs: now,
      rulingPlanets: rulingPlanetMembers(ruling),
      releases: releaseFinder(ephemeris, ayanamsa, search.budget),
    };
    const timing =
      withheld === null ? await eventTiming(search, chart, event, span, input.max_windows, context) : NOTHING;
    const windows = timing.windows.map((each, index) => timedWindowView(each, index + 1, weighed, chart.moment));
    const { items, pagination, pageNote } = paginate(windows, input.page, PAGE_SIZE, 'windows');

    note(
      'A mahadasha or antardasha lord whose star lord was retrograde at birth is delayed. By our reading it gives its matter once that star lord has turned direct within the period.',
    );
    if (weighed.set.relaxed && withheld === null) note(standInsNote(weighed.set.fruitful));
    const young = withheld === null ? underAgeNote(chart, fromMs, event) : null;
    if (young !== null) note(young);
    if (timing.found > timing.windows.length)
      note(`Of the ${timing.found} periods found the list holds the best ${timing.windows.length}.`);
    if (timing.truncated)
      note(
        'Some transits are missing, because the ephemeris ends with 2399 or the search was cut short. Ask for fewer windows.',
      );
    return {
      summary: timingSummary({ event, verdict: promised.verdict, timing, withheld }, chart.moment),
      asOf: printInstant(now, chart.moment),
      ...rangeView(span, chart.moment),
      eventResolution: resolution,
      promise: promised,
      relaxed: weighed.set.relaxed,
      standIns: weighed.set.relaxed ? weighed.set.fruitful : [],
      principals: weighed.principals.map(({ house, planet }) => principalView(chart, weighed, house, planet)),
      significators: PLANETS.map((planet) => significatorView(chart, weighed, ruling, planet)),
      windows: items,
      ...(timing.first !== null &&
        timing.first.startMs !== timing.windows[0]?.startMs && {
          firstWindow: firstWindowView(timing.first, chart.moment),
        }),
      windowsFound: timing.found,
      skipped: timing.skipped.map((each) => skippedView(each, weighed, chart.moment)),
      ...(withheld !== null && { withheldReason: withheld }),
      ...(withheld === null && timing.windows.length === 0 && { nextBest: offerView(timing.nextBest, chart.moment) }),
      ...(timing.truncated && { truncated: true as const }),
      pagination,
      pageNote,
      next: timingNext({ timing, withheld }),
    };
  },
});

const NOTHING: EventTiming = { windows: [], found: 0, first: null, skipped: [], nextBest: null, truncated: false };
