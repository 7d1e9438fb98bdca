import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { delayOf } from '@cuspal/engine/kp/timing/deferral';
import type { Window } from '@cuspal/engine/kp/timing/window';
import { byWindowOrder } from '@cuspal/engine/kp/timing/window-order';
import { byStart } from '@cuspal/engine/kp/timing/window-state';
import type { LocalClock } from '@cuspal/engine/time/clock';
import {
  AXIS_EVENTS,
  CHANGE_AXES,
  JOB_AXES,
  type JobAxis,
  jobChange,
  NEXT_JOB_SUPPORTS,
  nextJobSupport,
} from '@cuspal/engine/topics/career/job-change';
import {
  TENTH_TARGETS,
  type TenthTransit,
  tenthTransits,
  type TenthTransits,
  transitsWithin,
} from '@cuspal/engine/topics/career/tenth-transits';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerShape,
  birthInput,
  chainShape,
  defineTool,
  detailArgument,
  delayShape,
  horizonArguments,
  houseList,
  instantText,
  listOf,
  nextShape,
  promiseSummariesShape,
  timedFieldsOf,
  type Topic,
  topicOf,
  type TopicWindows,
  windowShape,
  withheld,
  withheldReasonShape,
  windowDays,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { timedViews, UNTIMED } from '@cuspal/tool-kit/views/timed';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';
import { jobChangeAnswer } from './job-change-answer.ts';
import { leadByWork, useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

const MAX_WINDOWS = 8;
const axis = z.enum(JOB_AXES);

export default defineTool({
  name: 'get_job_change_timing',
  title: 'When the present job changes',
  purpose: 'Dated windows of job change by two derivations of the leaving houses',
  family: 'career',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise', 'get_smart_current_dasha'],
  birth: 'required',
  disclaimer: null,
  description:
    'When the present job changes, by KP, as leaving or as transfer, with dated periods and what follows each. Gives no date where change is not signified. Call it after analyze_natal_promise.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R10', 'R12.2', 'R13.4', 'R14.1', 'R14.5', 'R20'],
    sources: ['KPR3t', 'KPR3p', 'WEB', 'OWN'],
  },
  brief: {
    without: [
      'chain',
      'promises.*.reason',
      'windows.transitSupport',
      'windows.clipped',
      'windows.covered',
      'windows.missing',
      'windows.postponedBy',
      'windows.rulingPlanetsInCommon',
    ],
    most: { windows: 3, 'weaker.*': 1 },
    days: windowDays('windows', 'best.*', 'first.*', 'weaker.*'),
  },
  input: birthInput.extend({ ...horizonArguments(20, undefined, 3), ...detailArgument }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    promised: z.boolean(),
    deferred: delayShape
      .nullable()
      .meta({ description: 'A delay by the chart, which denies nothing and has no date.' }),
    gate: z.strictObject({
      houses: houseList.meta({ description: 'Of 3, 5 and 9, those that the tenth sub lord signifies.' }),
      retrogradeStar: z.boolean(),
    }),
    chain: chainShape,
    changeAxis: z.enum(CHANGE_AXES),
    weakAxis: z
      .literal(true)
      .optional()
      .meta({ description: 'Neither way is covered, so the gate houses alone are timed.' }),
    windows: listOf(
      windowShape.extend({
        axis,
        otherAxis: axis.optional().meta({ description: 'The same period fits this way too.' }),
        nextJobSupport: z.enum(NEXT_JOB_SUPPORTS),
        transitSupport: listOf(
          z.strictObject({
            planet: z.enum(['Saturn', 'Jupiter']),
            target: z.enum(TENTH_TARGETS),
            start: instantText,
            end: instantText.meta({ description: 'The same as start where a planet passes the cusp.' }),
          }),
        ),
      }),
    ),
    ...timedFieldsOf(...JOB_AXES),
    withheldReason: withheldReasonShape,
    promises: promiseSummariesShape.meta({ description: 'Promises of job_change and job_transfer.' }),
    truncated: z.literal(true).optional().meta({ description: 'The transits were not searched to the end.' }),
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: async (context) => {
    const { chart, note } = context;
    const topic = topicOf(context);
    const csl = cuspalSubLord(chart, 10);
    const change = jobChange(chart);
    const waits = change.promised ? delayOf(chart, csl) : null;
    const timed = timedAs(topic, change.timedAxes);
    if (change.timedAxes.length === 0) leadByWork(context, topic.horizon.asOfMs);
    const windows = joined(timed);
    await context.yieldTurn();
    const { transits, truncated } =
      windows.length > 0 ? await tenthTransits(topic.search, chart, around(windows)) : NO_TRANSITS;
    if (truncated) note(say.transitsMissing());
    const promises = promiseSummaries(chart, ['job_change', 'job_transfer']);
    return {
      answer: jobChangeAnswer(chart, { change, promises, timed: leading(timed) }, note),
      asOf: topic.asOf,
      promised: change.promised,
      deferred: waits,
      gate: { houses: change.gateHouses, retrogradeStar: change.retrogradeStar },
      chain: chain(chart, 10),
      changeAxis: change.changeAxis,
      ...(change.weakAxis && { weakAxis: true as const }),
      windows: windows.map(({ window, axis: by, otherAxis }) => ({
        ...windowView(window, chart.moment),
        axis: by,
        ...(otherAxis && { otherAxis }),
        nextJobSupport: nextJobSupport(chart, window.pd.planet),
        transitSupport: transitsWithin(transits, window).map((each) => transitView(each, chart.moment)),
      })),
      ...timedViews({ EXIT_5_9: timed.EXIT_5_9?.timed ?? UNTIMED, MOVE_3_12: timed.MOVE_3_12?.timed ?? UNTIMED }),
      ...withheld(
        change.promised
          ? (leading(timed) ?? {})
          : {
              withheldReason: say.noChangeNoDate({ csl }),
            },
      ),
      promises,
      ...(truncated && { truncated: true as const }),
      ...useNote(),
      next: [
        change.promised
          ? { tool: 'get_foreign_job_verdict', reason: say.nextPostAbroad() }
          : { tool: 'get_career_blockage_diagnosis', reason: say.nextBlockage() },
        { tool: 'get_promotion_verdict', reason: say.nextPresentPost() },
      ],
    };
  },
});

const NO_TRANSITS: TenthTransits = { transits: [], truncated: false };

interface AxisWindow {
  readonly window: Window;
  readonly axis: JobAxis;
  readonly otherAxis?: JobAxis;
}

type Timed = Readonly<Partial<Record<JobAxis, TopicWindows>>>;

/** Every window of each axis that is timed; where there are two, the notes speak of the first. */
const timedAs = (topic: Topic, axes: readonly JobAxis[]): Timed =>
  Object.fromEntries(
    axes.map((by, index) => [
      by,
      topic.windows(AXIS_EVENTS[by], Infinity, { brought: say.aChange(), aside: index > 0 }),
    ]),
  );

/** The axis that the answer speaks of: the first that has a period, failing that the first that is timed. */
function leading(timed: Timed): TopicWindows | null {
  const all = JOB_AXES.flatMap((by) => timed[by] ?? []);
  return all.find(({ best }) => best !== null) ?? all[0] ?? null;
}

/** Windows of all axes, a period that fits two of them once, under the better one; the best, in order of time. */
function joined(timed: Timed): readonly AxisWindow[] {
  const all = JOB_AXES.flatMap((by) =>
    (timed[by]?.found ?? []).map((window): AxisWindow => ({ window, axis: by })),
  ).sort((a, b) => byWindowOrder(a.window, b.window));
  const kept: AxisWindow[] = [];
  for (const each of all) {
    const same = kept.findIndex(({ window }) => window.startMs === each.window.startMs);
    const before = kept[same];
    if (before === undefined) kept.push(each);
    else kept[same] = { ...before, otherAxis: each.axis };
  }
  return kept.slice(0, MAX_WINDOWS).sort((a, b) => byStart(a.window, b.window));
}

const around = (windows: readonly AxisWindow[]) => ({
  startMs: Math.min(...windows.map(({ window }) => window.startMs)),
  endMs: Math.max(...windows.map(({ window }) => window.endMs)),
});

const transitView = ({ planet, target, ...span }: TenthTransit, clock: LocalClock) => ({
  planet,
  target,
  ...spanView(span, clock),
});
