import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import {
  BUSINESS_LINE_ROLES,
  BUSINESS_TEST_RESULTS,
  BUSINESS_TESTS,
  BUSINESS_VERDICTS,
  businessViability,
  OWNERSHIPS,
} from '@cuspal/engine/topics/career/business';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import {
  birthInput,
  defineTool,
  instantText,
  listOf,
  planetName,
  promiseShape,
  promiseSummariesShape,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { horizonArguments, topicOf, withheld } from '../topic.ts';
import { USE_NOTE, useNoteShape } from './use-note.ts';

const MAX_START_WINDOWS = 5;
const MAX_RISK_WINDOWS = 3;

export default defineTool({
  name: 'get_business_viability',
  title: 'Own business: promise and how it fares',
  family: 'career',
  phase: 'promise',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'financial',
  description:
    'Is a business of your own promised, alone or with a partner, and when? Verdict from the sub lord of the seventh cusp on 2, 7, 10, four tests of the Reader (star lord, loss mark, planets in the seventh, Saturn), the line of business, dated windows to start and spans of risk. Call it before advising on a start-up or partnership. System KP, not paged; disclaimer class financial.',
  provenance: { rules: ['R5.3', 'R9.1', 'R10', 'R13.4', 'R20.1', 'R20.3'], sources: ['R3p', 'KPM', 'R2'] },
  input: birthInput.extend(horizonArguments(20, 10, 3)),
  output: z.strictObject({
    asOf: instantText,
    verdict: z.enum(BUSINESS_VERDICTS),
    promise: promiseShape,
    related: promiseSummariesShape.meta({ description: 'self_employment, business_partnership, business_loss' }),
    tests: listOf(
      z.strictObject({
        test: z.enum(BUSINESS_TESTS),
        result: z.enum(BUSINESS_TEST_RESULTS).meta({ description: 'CLEAR: nothing found; MIXED: both at one level' }),
        reason: z.string(),
      }),
    ),
    ownership: z.enum(OWNERSHIPS),
    lines: listOf(z.strictObject({ planet: planetName, role: z.enum(BUSINESS_LINE_ROLES), field: z.string() })),
    startWindows: windowsShape,
    riskWindows: windowsShape.meta({ description: 'Promise and periods of loss or closure' }),
    withheldReason: withheldReasonShape.meta({ description: 'Why startWindows is empty' }),
    useNote: useNoteShape,
  }),
  run: (context) => {
    const { chart, note } = context;
    const topic = topicOf(context);
    const start = natalEvent('business_start');
    const starts = topic.windows(start, MAX_START_WINDOWS);
    const risks = topic.windows(natalEvent('business_loss'), MAX_RISK_WINDOWS);
    if (risks.withheldReason !== undefined) note(`No spans of risk: ${risks.withheldReason}`);
    return {
      asOf: topic.asOf,
      ...businessViability(chart),
      promise: promise(chart, start),
      related: promiseSummaries(chart, ['self_employment', 'business_partnership', 'business_loss']),
      startWindows: starts.windows,
      riskWindows: risks.windows,
      ...withheld(starts),
      ...USE_NOTE,
    };
  },
});
