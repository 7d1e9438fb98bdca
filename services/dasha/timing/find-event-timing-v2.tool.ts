import { lifeSpan } from '@cuspal/engine/dasha/life-span';
import { heldSide } from '@cuspal/engine/kp/borders/birth-time-trust';
import { keptShare } from '@cuspal/engine/kp/borders/kept-share';
import { verdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import { principal } from '@cuspal/engine/kp/kernel/house-significators';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { shareOfTime } from '@cuspal/engine/kp/promise/period-class';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { rulingPlanetMembers, rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { stageYears, tooOld } from '@cuspal/engine/kp/timing/stage-years';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { eventTiming, type EventTiming } from '@cuspal/engine/kp/transit/event-timing';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  birthInput,
  birthTimeUncertainty,
  defineTool,
  eventArguments,
  eventResolutionShape,
  horizonYearsInput,
  instantInput,
  instantText,
  listOf,
  nextShape,
  openingOf,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  relationArgument,
  requiredEvent,
  timedFields,
  detailArgument,
  windowDays,
} from '@cuspal/tool-kit';
import { rangeView } from '@cuspal/tool-kit/views/spans';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { roundedTimeNote, stabilitySentence } from '@cuspal/tool-kit/views/stability-words';
import { timedView } from '@cuspal/tool-kit/views/timed';
import { z } from 'zod';
import { rounded } from '../rows.ts';
import { eventPromise, eventPromiseShape, standInsNote } from './event-promise.ts';
import { timingNext, timingSummary } from './event-timing-summary.ts';
import { principalShape, significatorShape, skippedShape, timedWindowShape } from './event-timing-shapes.ts';
import { principalView, significatorView, skippedView, timedWindowView } from './event-timing-view.ts';
import { say } from './timing.messages.ts';

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
    'When an event can happen by KP. Joint dasha windows whose lords favour it, narrowed by transits to dates. Call it after analyze_natal_promise with an event or a house_group.',
  provenance: {
    rules: [
      ...['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R13.1', 'R13.2', 'R13.4'],
      ...['R5.2', 'R5.5', 'R5.6', 'R8.1', 'R8.5', 'R9.1', 'R9.8', 'R9S', 'R12.2', 'R14.1', 'R14.3'],
    ],
    sources: ['KPR3t', 'KPR3p', 'AS', 'OWN'],
  },
  paged: { pageSize: PAGE_SIZE },
  brief: {
    without: [
      'principals',
      'significators',
      'skipped',
      'promise.reason',
      'windows.clipped',
      'windows.covered',
      'windows.rpOverlap',
      'windows.postponedBy',
      'windows.transitHierarchy',
      'windows.candidateDates.starLord',
      'windows.candidateDates.subLord',
      'windows.candidateDates.status',
    ],
    most: { 'windows.candidateDates': 1, weaker: 1 },
    days: windowDays('windows', 'best', 'first', 'weaker'),
  },
  input: birthInput.extend({
    ...eventArguments,
    ...relationArgument,
    ...birthTimeUncertainty,
    from_date: instantInput,
    horizon_years: horizonYearsInput(40, 15),
    max_windows: z.int().min(1).max(25).optional().meta({ description: 'Windows to list, default 3 (full: 10)' }),
    ...detailArgument,
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    asOf: instantText.meta({ description: 'Moment of the ruling planets' }),
    from: instantText,
    to: instantText,
    eventResolution: eventResolutionShape,
    promise: eventPromiseShape,
    standIns: planetList.meta({ description: 'Against the matter, but among the strong since too few others are' }),
    principals: listOf(principalShape),
    significators: listOf(significatorShape).meta({ description: 'All nine' }),
    windows: listOf(timedWindowShape),
    windowsFound: z.int().min(0).meta({ description: 'Without weaker, before max_windows cuts the list.' }),
    ...timedFields,
    kept: z.number().min(0).max(1).nullable().meta({
      description: 'Share of the offered days that a birth earlier or later by the uncertainty (2 minutes) leaves',
    }),
    skipped: listOf(skippedShape).meta({ description: 'Passed over whole, because the lord works against it.' }),
    withheldReason: z.string().optional(),
    truncated: z.literal(true).optional(),
    ...paginationOutput,
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, note, lead, yieldTurn }) => {
    const { ayanamsa } = chart.moment;
    const { event, resolution } = requiredEvent(input, note);
    const fromMs = resolveInstant(input.from_date, chart.moment, now, 'from_date');
    const { notes, ...asked } = lifeSpan(chart, fromMs, input.horizon_years, 'from_date');
    notes.forEach(note);
    const promised = eventPromise(chart, event);
    const { birth_time_uncertainty_minutes: minutes } = input;
    const held = minutes === undefined ? null : heldSide(verdictStability(ephemeris, chart, event, minutes).stability);
    const weighed = matter(chart, event);
    const ruling = rulingPlanets(ephemeris, judgmentMoment(chart, now));
    const denial = notPromised(chart, event);
    const years = stageYears(chart, event, asked);
    const span = denial === null ? years : asked;
    leadByLifeStage({ chart, now, lead }, { event, atMs: asked.startMs, ...(denial === null && { years }) });
    const withheld = denial ?? tooOld(chart, event, asked);
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const context = {
      asOfMs: now,
      rulingPlanets: rulingPlanetMembers(ruling),
      releases: releaseFinder(ephemeris, ayanamsa, search.budget),
    };
    const timing =
      withheld === null
        ? await eventTiming(search, chart, event, span, input.max_windows ?? LISTED[input.detail ?? 'brief'], context)
        : NOTHING;
    const windows = timing.windows.map((each, index) => timedWindowView(each, index + 1, weighed, chart.moment));
    const share = withheld === null ? shareOfTime(weighed) : null;
    const moved = withheld === null ? keptShare(ephemeris, chart, event, span, minutes) : null;
    const kept = moved && rounded(moved, 3);
    const { items, pagination, pageNote } = paginate(windows, input.page, PAGE_SIZE, 'windows');

    note(say.delayedLordRule());
    // The summary names the three lords.
    if (withheld === null && input.detail === 'full') note(say.rankedByThreeLords());
    const recorded = roundedTimeNote(chart.moment, minutes);
    if (recorded !== undefined) note(recorded);
    if (weighed.standIns.length > 0 && withheld === null) note(standInsNote(weighed.standIns));
    if (timing.found > timing.windows.length)
      note(say.bestOfFound({ found: timing.found, listed: timing.windows.length }));
    if (timing.truncated) note(say.transitsMissing());
    const summary = timingSummary(
      {
        event,
        judged: promise(chart, event),
        stability: held && stabilitySentence(chart.moment, held, { polarity: event.polarity, minutes }),
        timing,
        withheld,
        share,
        kept,
        minutes,
        untilMs: span.endMs,
        nowMs: now,
      },
      chart.moment,
      note,
    );
    return {
      answer: openingOf(summary),
      summary,
      asOf: printInstant(now, chart.moment),
      ...rangeView(span, chart.moment),
      eventResolution: resolution,
      promise: promised,
      standIns: weighed.standIns,
      principals: event.required.map((house) => principalView(chart, weighed, house, principal(chart, house, event))),
      significators: PLANETS.map((planet) => significatorView(weighed, ruling, planet)),
      windows: items,
      windowsFound: timing.found,
      ...timedView({ ...timing, share }, chart.moment),
      kept,
      skipped: timing.skipped.map((each) => skippedView(each, chart, weighed)),
      ...(withheld !== null && { withheldReason: withheld }),
      ...(timing.truncated && { truncated: true as const }),
      pagination,
      pageNote,
      next: timingNext({ timing, withheld }),
    };
  },
});

/** Windows listed where the caller names no number. */
const LISTED = { brief: 3, full: 10 } as const;

const NOTHING: EventTiming = {
  windows: [],
  weaker: [],
  found: 0,
  best: null,
  first: null,
  skipped: [],
  truncated: false,
};
