import type { Chart } from '@cuspal/engine/chart/chart';
import { electionEvent } from '@cuspal/engine/events/election';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { natalEvent } from '@cuspal/engine/events/natal';
import { judgedElection } from '@cuspal/engine/events/resolve';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { knownSky } from '@cuspal/engine/passages/transit-search';
import { printDate } from '@cuspal/engine/time/print';
import { courseOf, COURSES, CURABILITIES, diseaseNature } from '@cuspal/engine/topics/health/disease-nature';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { ELECTIVE } from '@cuspal/engine/topics/health/matters';
import { recoverySpeed } from '@cuspal/engine/topics/health/recovery-speed';
import { RECUPERATIONS } from '@cuspal/engine/topics/health/vitality';
import { support } from '@cuspal/engine/topics/health/support';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  detailArgument,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  promiseSummaryShape,
  spanShape,
  timedFieldsOf,
  topicOf,
  type TopicWindows,
  windowShape,
  windowDays,
} from '@cuspal/tool-kit';
import { timedViews } from '@cuspal/tool-kit/views/timed';
import { noteSharedPeriods } from '@cuspal/tool-kit/views/shared-periods';
import { z } from 'zod';
import { recoverySentence, supportsShape, supportViews } from './cure-windows.ts';
import { chainsShape, chronicityShape, recoverySpeedSentence, truncatedShape } from './health-shapes.ts';
import { say } from './health.messages.ts';

const MAX_WINDOWS = 4;

const supported = windowShape.extend({
  sunSupport: supportsShape.optional().meta({ description: 'Of the first window of a list' }),
});
const reason = z.string().optional();
const nearestShape = spanShape.nullable();

export default defineTool({
  name: 'get_medical_timing',
  title: 'When: illness, surgery, recovery',
  purpose: 'Dated periods for medical events, and whether the pattern is one of recovery or of a long course',
  family: 'health',
  phase: 'timing',
  system: 'kp',
  needs: ['get_health_cusp_panel', 'get_dasha_periods'],
  birth: 'required',
  disclaimer: 'health',
  deadlineSeconds: 50,
  description:
    'Periods of recovery, of a planned operation and of care, by KP dasha. Call it for "when will I get better". Foretells no illness, and no care waits for a period.',
  provenance: {
    rules: [
      'R6T.1',
      'R6T.2',
      'R6T.3',
      'R6T.5',
      'R5.6',
      'R9.1',
      'R10',
      'R11',
      'R12.2',
      'R13.4',
      'R14.1',
      'R14.3',
      'R19.4',
      'R19.6',
      'R19.7',
    ],
    sources: ['KPR3p', 'KPM'],
  },
  brief: {
    without: [
      'chains',
      'nearest',
      'promises.*.reason',
      'recoveryWindows.clipped',
      'recoveryWindows.covered',
      'recoveryWindows.missing',
      'recoveryWindows.postponedBy',
      'recoveryWindows.rulingPlanetsInCommon',
      'recoveryWindows.sunSupport',
      'surgeryFavourableWindows.clipped',
      'surgeryFavourableWindows.covered',
      'surgeryFavourableWindows.missing',
      'surgeryFavourableWindows.postponedBy',
      'surgeryFavourableWindows.rulingPlanetsInCommon',
      'surgeryFavourableWindows.sunSupport',
      'illnessWindows.clipped',
      'illnessWindows.covered',
      'illnessWindows.missing',
      'illnessWindows.postponedBy',
      'illnessWindows.rulingPlanetsInCommon',
      'illnessWindows.sunSupport',
      'surgeryNeedWindows.clipped',
      'surgeryNeedWindows.covered',
      'surgeryNeedWindows.missing',
      'surgeryNeedWindows.postponedBy',
      'surgeryNeedWindows.rulingPlanetsInCommon',
      'surgeryNeedWindows.sunSupport',
    ],
    most: { recoveryWindows: 2, surgeryFavourableWindows: 2, illnessWindows: 2, surgeryNeedWindows: 2, 'weaker.*': 1 },
    days: windowDays(
      ...['recoveryWindows', 'surgeryFavourableWindows', 'illnessWindows', 'surgeryNeedWindows'],
      ...['best.*', 'first.*', 'weaker.*'],
    ),
  },
  input: birthInput.extend({ ...horizonArguments(20), ...detailArgument }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    course: z.enum(COURSES),
    chronicity: chronicityShape,
    curability: z.enum(CURABILITIES),
    recoverySpeedClass: z.enum(RECUPERATIONS),
    promises: z.strictObject({
      illness_acute: promiseSummaryShape,
      surgery: promiseSummaryShape,
      recovery: promiseSummaryShape,
      elective: promiseSummaryShape,
    }),
    recoveryWindows: listOf(supported),
    surgeryFavourableWindows: listOf(supported),
    illnessWindows: listOf(supported).meta({ description: 'Periods that ask for ordinary care' }),
    surgeryNeedWindows: listOf(
      supported.extend({
        surgeonPlanet: z.boolean().meta({ description: 'Mars or Ketu is a lord or the star lord of one' }),
      }),
    ).meta({ description: 'Periods in which an operation is indicated' }),
    ...timedFieldsOf('recoveryWindows', 'surgeryFavourableWindows', 'illnessWindows', 'surgeryNeedWindows'),
    withheld: z.strictObject({ illness: reason, surgeryNeed: reason, surgeryFavourable: reason, recovery: reason }),
    nearest: z
      .strictObject({
        illness: nearestShape,
        surgeryNeed: nearestShape,
        surgeryFavourable: nearestShape,
        recovery: nearestShape,
      })
      .meta({ description: 'The first window of each matter; null where none can be used' }),
    chains: chainsShape.meta({ description: 'Of cusps 6, 8 and 11' }),
    careNote: z.string(),
    truncated: truncatedShape,
    next: nextShape,
  }),
  run: async (context) => {
    const { chart, note } = context;
    const { moment } = chart;
    const topic = topicOf(context);
    const nature = diseaseNature(chart);
    const events = {
      illness: natalEvent('illness_acute'),
      surgeryNeed: natalEvent('surgery'),
      surgeryFavourable: ELECTIVE,
      recovery: natalEvent('recovery'),
    };
    const illness = topic.windows(events.illness, MAX_WINDOWS, { aside: true });
    const need = topic.windows(events.surgeryNeed, MAX_WINDOWS, { aside: true });
    const planned = topic.windows(events.surgeryFavourable, MAX_WINDOWS, { aside: true });
    const recovery = topic.windows(events.recovery, MAX_WINDOWS, { brought: say.recovery() });
    const withSun = async (event: JudgedEvent, { windows, found }: TopicWindows) => {
      const [first, ...rest] = windows;
      const [span] = found;
      if (first === undefined || span === undefined) return [];
      const spans = await support(topic.search, chart, event, 'Sun', span);
      return [{ ...first, sunSupport: supportViews(spans, moment) }, ...rest];
    };
    const surgeon = ({ md, ad, pd }: Readonly<Record<'md' | 'ad' | 'pd', Planet>>): boolean =>
      [md, ad, pd].some((lord) => isSurgeon(lord) || isSurgeon(chart.planets[lord].starLord));
    const needRows = await withSun(events.surgeryNeed, need);
    const course = courseOf(nature);
    const recovers = recoverySpeed(chart, topic.horizon.asOfMs);
    const truncated = knownSky(topic.horizon.span).cut;
    if (truncated) note(say.sunPastSky());
    noteElected(chart, note);
    noteSharedPeriods(recovery.found, illness.found, ['recovery', 'care'], moment, note);
    return {
      answer: answerOf(
        say.coursePattern({ course }),
        recoverySpeedSentence(recovers),
        recoverySentence(recovery, printDate(topic.horizon.span.endMs, moment)) || say.recoveryHasNoPeriod(),
        say.careWheneverNeeded(),
      ),
      asOf: topic.asOf,
      course,
      chronicity: nature.chronicity,
      curability: nature.curability,
      recoverySpeedClass: recovers.speed,
      promises: {
        illness_acute: promiseSummary(chart, events.illness),
        surgery: promiseSummary(chart, events.surgeryNeed),
        recovery: promiseSummary(chart, events.recovery),
        elective: promiseSummary(chart, events.surgeryFavourable),
      },
      recoveryWindows: await withSun(events.recovery, recovery),
      surgeryFavourableWindows: await withSun(events.surgeryFavourable, planned),
      illnessWindows: await withSun(events.illness, illness),
      surgeryNeedWindows: needRows.map((row) => ({ ...row, surgeonPlanet: surgeon(row) })),
      ...timedViews({
        recoveryWindows: recovery.timed,
        surgeryFavourableWindows: planned.timed,
        illnessWindows: illness.timed,
        surgeryNeedWindows: need.timed,
      }),
      withheld: {
        ...reasonOf('illness', illness),
        ...reasonOf('surgeryNeed', need),
        ...reasonOf('surgeryFavourable', planned),
        ...reasonOf('recovery', recovery),
      },
      nearest: {
        illness: nearestOf(illness),
        surgeryNeed: nearestOf(need),
        surgeryFavourable: nearestOf(planned),
        recovery: nearestOf(recovery),
      },
      chains: ([6, 8, 11] as const).map((cusp) => chain(chart, cusp)),
      careNote: say.careNote(),
      ...(truncated ? { truncated: true as const } : {}),
      next: [{ tool: 'get_cure_window', reason: say.nextCureConfirmed() }],
    };
  },
});

/** Joins the promise of a planned operation with that of its election, where its other houses give another verdict. */
function noteElected(chart: Chart, note: (sentence: string) => void): void {
  const elected = judgedElection(electionEvent('surgery'));
  if (verdictOf(chart, elected).verdict === verdictOf(chart, ELECTIVE).verdict) return;
  const { required, denial } = ELECTIVE;
  note(say.plannedReadOtherwise({ required, denial, elsewhere: elected.required, elsewhereDenial: elected.denial }));
}

const isSurgeon = (planet: Planet): boolean => planet === 'Mars' || planet === 'Ketu';

/** Reason of an empty list, under the list's name; no field where the list has windows. */
const reasonOf = (name: string, { withheldReason }: TopicWindows): Readonly<Record<string, string>> =>
  withheldReason === undefined ? {} : { [name]: withheldReason };

/** The first of all windows, if one can be used. */
const nearestOf = ({ timed: { first } }: TopicWindows): { readonly start: string; readonly end: string } | null =>
  first && { start: first.start, end: first.end };
