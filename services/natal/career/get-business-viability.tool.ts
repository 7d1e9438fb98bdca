import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import {
  BUSINESS_LINE_ROLES,
  BUSINESS_TEST_RESULTS,
  BUSINESS_TESTS,
  BUSINESS_VERDICTS,
  businessViability,
  type BusinessViability,
  OWNERSHIPS,
} from '@cuspal/engine/topics/career/business';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  type NextStep,
  oneOfTheWords,
  planetName,
  promiseShape,
  promiseSummariesShape,
  timedFieldsOf,
  topicOf,
  type TopicWindows,
  windowsShape,
  withheld,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { timedViews } from '@cuspal/tool-kit/views/timed';
import { z } from 'zod';
import { useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

const MAX_START_WINDOWS = 5;
const MAX_RISK_WINDOWS = 3;

export default defineTool({
  name: 'get_business_viability',
  title: 'Own business: promise and how it fares',
  purpose: "Whether a business of one's own is promised, alone or with a partner, and when",
  family: 'career',
  phase: 'promise',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'financial',
  description:
    "Whether a business of one's own is promised by KP, alone or with a partner, and in what line. Dates when it can begin and periods of risk. Call it before advice on a start-up or partnership.",
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R9.1', 'R10', 'R13.4', 'R20.1', 'R20.3'],
    sources: ['KPR3p', 'KPM', 'KPR2'],
  },
  input: birthInput.extend(horizonArguments(20, undefined, 3)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    verdict: oneOfTheWords(BUSINESS_VERDICTS),
    promise: promiseShape,
    related: promiseSummariesShape.meta({
      description: 'Promises of self_employment, business_partnership and business_loss.',
    }),
    tests: listOf(
      z.strictObject({
        test: z.enum(BUSINESS_TESTS),
        result: z
          .enum(BUSINESS_TEST_RESULTS)
          .meta({ description: 'CLEAR means that the test found nothing, MIXED that support and harm are equal.' }),
        reason: z.string(),
      }),
    ),
    ownership: z.enum(OWNERSHIPS),
    lines: listOf(z.strictObject({ planet: planetName, role: z.enum(BUSINESS_LINE_ROLES), field: z.string() })),
    startWindows: windowsShape,
    riskWindows: windowsShape.meta({ description: 'Periods that can bring loss or closure.' }),
    withheldReason: withheldReasonShape.meta({ description: 'Why there is no period to begin.' }),
    ...timedFieldsOf('startWindows', 'riskWindows'),
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart, note } = context;
    const topic = topicOf(context);
    const start = natalEvent('business_start');
    const starts = topic.windows(start, MAX_START_WINDOWS, { brought: say.aStart() });
    const risks = topic.windows(natalEvent('business_loss'), MAX_RISK_WINDOWS, { aside: true });
    if (risks.withheldReason !== undefined) note(say.noRiskPeriods({ reason: risks.withheldReason }));
    const viability = businessViability(chart);
    const promised = promise(chart, start);
    return {
      answer: answer(viability, promised, starts),
      asOf: topic.asOf,
      ...viability,
      promise: promised,
      related: promiseSummaries(chart, ['self_employment', 'business_partnership', 'business_loss']),
      startWindows: starts.windows,
      riskWindows: risks.windows,
      ...withheld(starts),
      ...timedViews({ startWindows: starts.timed, riskWindows: risks.timed }),
      ...useNote(),
      next: [
        ...(starts.found.length > 0 ? [dates()] : []),
        { tool: 'get_job_vs_business_verdict', reason: say.nextJobOrBusiness() },
      ],
    };
  },
});

const dates = (): NextStep => ({ tool: 'find_event_timing_v2', reason: say.nextStartDates() });

function answer({ tests, ownership }: BusinessViability, judged: KpPromise, starts: TopicWindows): string {
  const promised = promiseSentence(natalEvent('business_start'), judged);
  const { side } = judged;
  const marked = side !== 'no' && tests.some(({ result }) => result === 'LOSS_MARK');
  return answerOf(
    promised,
    marked && say.lossMarked(),
    side === 'no' ? ownership !== 'NONE' && say.withoutBusiness({ ownership }) : say.ownership({ ownership }),
    starts.said,
  );
}
