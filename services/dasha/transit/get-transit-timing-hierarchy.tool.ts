import { stageYears } from '@cuspal/engine/kp/timing/stage-years';
import { unionOf, type Interval } from '@cuspal/engine/base/intervals';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { windowsFor } from '@cuspal/engine/kp/timing/event-windows';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import type { Window } from '@cuspal/engine/kp/timing/window';
import { usablePart } from '@cuspal/engine/kp/timing/window-state';
import type { BestDate } from '@cuspal/engine/kp/transit/best-dates';
import { SATURN_HORIZON, transitHierarchy, type TransitHierarchy } from '@cuspal/engine/kp/transit/hierarchy';
import { beginSearch, type Search } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { utcMsFromJd } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import {
  answerShape,
  askedEvent,
  birthInput,
  chosenByAgeShape,
  chosenByAgeView,
  daysOf,
  defineTool,
  eventArguments,
  eventResolutionShape,
  instantInput,
  instantText,
  listOf,
  nextShape,
  periodClassShape,
  planetList,
  transitStageName,
  transitStageShape,
  detailArgument,
  tablesArgument,
} from '@cuspal/tool-kit';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { transitStageView } from '@cuspal/tool-kit/views/transit-stages';
import { z } from 'zod';
import { standInsNote } from '../timing/event-promise.ts';
import { hierarchyAnswer, noDateBecause, SEARCHED } from './hierarchy-answer.ts';
import type { Searched } from './hierarchy-answer.ts';
import { derivedEvent, type ReadMatter } from '../derived-event.ts';
import { BODY_OF_STAGE, unpromised } from '../rows.ts';
import { say } from './transit.messages.ts';

export default defineTool({
  name: 'get_transit_timing_hierarchy',
  title: 'Saturn, Jupiter, Sun, Moon cascade',
  purpose: 'Narrows an event: Saturn to about 2.5 years, Jupiter to the year, Sun to the month, Moon to the day',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['get_fruitful_significators'],
  birth: 'required',
  disclaimer: null,
  description:
    'Days on which slow and fast transits support an event by KP, within its periods. Call it after find_event_timing_v2 and before stating a date.',
  provenance: {
    rules: ['R14.1', 'R14.3', 'R14.4', 'R5.6', 'R8.3', 'R12.2', 'R13.4'],
    sources: ['KPR3t', 'KPR3p', 'AS', 'OWN'],
  },
  brief: {
    without: ['hierarchy.spans', 'hierarchy.span', 'hierarchy.windows.direction', 'hierarchy.windows.triple'],
    most: { 'hierarchy.windows': 1, bestDates: 3 },
  },
  forms: [{ with: { tables: false }, has: ['hierarchy', 'bestDates'] }],
  tabled: [
    {
      list: 'hierarchy',
      each: 'windows',
      outer: true,
      as: 'stageTable',
      columns: [
        ...['stage', 'narrowsTo', 'relaxed', ...daysOf('start', 'end', 'offeredFrom')],
        ...['sign', 'starLord', 'subLord', 'status'],
        ...daysOf('turnsDirect', 'passesStartingPoint'),
        'dashaClass',
      ],
    },
    { list: 'bestDates', as: 'dateTable', columns: ['rank', 'date', 'dashaClass', 'triple', 'agree'] },
  ],
  input: birthInput.extend({
    event: eventArguments.event,
    start_date: instantInput,
    house_group: eventArguments.house_group,
    primary_houses: eventArguments.primary_houses,
    ...tablesArgument,
    ...detailArgument,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    eventResolution: eventResolutionShape,
    ...chosenByAgeShape,
    strongPlanets: planetList.meta({ description: 'Windows open where star lord and sub lord are among them.' }),
    within: z
      .enum(SEARCHED)
      .meta({ description: 'Which periods of find_event_timing_v2 the days lie in. NONE: no days are named.' }),
    hierarchy: listOf(transitStageShape),
    bestDates: listOf(
      z.strictObject({
        rank: z.int().min(1),
        date: z.string().meta({ description: 'Local day, YYYY-MM-DD' }),
        dashaClass: periodClassShape,
        triple: z.boolean(),
        agree: listOf(transitStageName),
      }),
    ).meta({ description: 'Days, best first and not in order of time, one for each window of the Sun.' }),
    truncated: z.literal(true).optional().meta({ description: 'The search stopped early, and the note says where.' }),
    note: z.string(),
    next: nextShape,
  }),
  run: async (context) => {
    const { input, chart, ephemeris, now, note, yieldTurn } = context;
    const { ayanamsa } = chart.moment;
    const fromMs = resolveInstant(input.start_date, chart.moment, now, 'start_date');
    // Before birth nothing is timed; after the 120 years windows have no dasha class.
    if (fromMs < chart.moment.utcMs) requireInCycle(chart, fromMs, 'start_date');
    const { event, resolution, byAge }: ReadMatter =
      askedEvent(input, note) ?? derivedEvent(ephemeris, chart, fromMs, 'start_date');
    const denied = unpromised(chart, event);
    const years = stageYears(chart, event, { startMs: fromMs, endMs: fromMs + SATURN_HORIZON });
    leadByLifeStage(context, { event, atMs: fromMs, ...(denied === null && { years }) });
    const startMs = denied === null ? years.startMs : fromMs;
    note(say.firstSubOfWindow());
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const { within, periods } = denied === null ? periodsOf(search, chart, event, years, fromMs) : NO_PERIODS;
    const found = await transitHierarchy(search, chart, event, startMs, { periods });
    const best = bestDays(found, chart.moment);
    return {
      answer: hierarchyAnswer(
        { event, judged: promise(chart, event), found, within, best: best[0] ?? null, fromMs: startMs },
        chart.moment,
      ),
      asOf: printInstant(fromMs, chart.moment),
      eventResolution: resolution,
      ...(byAge && chosenByAgeView(byAge.age, byAge.setAside)),
      strongPlanets: found.strong,
      within,
      hierarchy: found.stages.map((stage) => transitStageView(stage, chart.moment)),
      bestDates: best.map(({ dashaClass, triple, agree, startMs }, index) => ({
        rank: index + 1,
        date: printInstant(startMs, chart.moment).slice(0, 'YYYY-MM-DD'.length),
        dashaClass,
        triple,
        agree,
      })),
      ...(found.truncated && { truncated: true as const }),
      note: noteOf(found, within, denied, stopOf(search, chart.moment)),
      next: [denied === null ? toWindows() : toPromise()],
    };
  },
});

const NO_PERIODS = { within: 'NONE', periods: [] } as const;

/** The periods of a matter in the years that Saturn is followed through: those offered, failing them the weak ones. */
function periodsOf(
  { ephemeris, ayanamsa, budget }: Search,
  chart: Chart,
  event: JudgedEvent,
  span: Interval,
  fromMs: number,
): { readonly within: Searched; readonly periods: readonly Interval[] } {
  const chosen = windowsFor(chart, event, span, {
    asOfMs: fromMs,
    rulingPlanets: rulingPlanetsAt(ephemeris, chart, fromMs),
    releases: releaseFinder(ephemeris, ayanamsa, budget),
  });
  const usable = (windows: readonly Window[]) => unionOf(windows.flatMap((window) => usablePart(window) ?? []));
  const [offered, weak] = [usable(chosen.offered), usable(chosen.weak)];
  if (offered.length > 0) return { within: 'OFFERED', periods: offered };
  return weak.length > 0 ? { within: 'WEAKER', periods: weak } : NO_PERIODS;
}

/** The best dates as days of a clock, each once. */
function bestDays({ bestDates }: TransitHierarchy, clock: LocalClock): readonly BestDate[] {
  const days = bestDates.map(({ startMs }) => printDate(startMs, clock));
  return bestDates.filter((_, index) => days.indexOf(days[index] ?? '') === index);
}

const toWindows = () => ({
  tool: 'find_event_timing_v2',
  reason: say.nextPeriods(),
});
const toPromise = () => ({ tool: 'analyze_natal_promise', reason: say.nextPromised() });

/** Date from which to continue a search that ran out of its budget; null when the ephemeris itself ended it. */
const stopOf = ({ budget }: Search, clock: LocalClock): string | null =>
  budget.stoppedAt === null ? null : printDate(utcMsFromJd(budget.stoppedAt), clock);

function noteOf(found: TransitHierarchy, within: Searched, denied: string | null, stop: string | null): string {
  const { standIns, stages, truncated } = found;
  const empty = stages.filter(({ relaxed }) => relaxed).map(({ stage }) => BODY_OF_STAGE[stage]);
  return [
    say.quoteFromStart(),
    ...(standIns.length > 0 ? [standInsNote(standIns)] : []),
    ...(within === 'WEAKER' ? [say.weakerPeriodsAlone()] : []),
    ...(empty.length > 0 ? [say.stagesEmpty({ planets: empty })] : []),
    ...withoutBestDates(found, within, denied),
    ...(truncated ? [stop === null ? say.ephemerisEnds() : say.searchStopped({ stop })] : []),
  ].join(' ');
}

/** Reasons for naming no best date. */
function withoutBestDates(found: TransitHierarchy, within: Searched, denied: string | null): readonly string[] {
  if (denied !== null) return [say.noDayWithoutPromise()];
  return found.bestDates.length > 0 ? [] : [say.noDayNamed({ why: noDateBecause(found, within) })];
}
