import { CURE_CUSPS, CURE_PROMISES, cureGate } from '@cuspal/engine/topics/health/cure-gate';
import { knownSky } from '@cuspal/engine/passages/transit-search';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate } from '@cuspal/engine/time/print';
import { support } from '@cuspal/engine/topics/health/support';
import {
  answerOf,
  answerShape,
  birthInput,
  chainShape,
  defineTool,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  sideShape,
  timedFields,
  topicOf,
  verdictShape,
  windowShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { besideRows, truncatedShape } from './health-shapes.ts';
import { cureWindows, recoverySentence, supportsShape, supportViews } from './cure-windows.ts';
import { say } from './health.messages.ts';

export default defineTool({
  name: 'get_cure_window',
  title: 'Periods of cure',
  purpose: 'When recovery is offered, after the promise of cure is tested',
  family: 'health',
  phase: 'timing',
  system: 'kp',
  needs: ['get_disease_nature'],
  birth: 'required',
  disclaimer: 'health',
  deadlineSeconds: 50,
  description:
    'Whether a KP chart promises recovery, and the periods that offer it. Call it for "when will I recover". Names no date where nothing is promised, and care works all the same.',
  provenance: {
    rules: [
      'R6T.1',
      'R6T.2',
      'R6T.3',
      'R6T.5',
      'R5.6',
      'R9.1',
      'R10',
      'R12.2',
      'R13.4',
      'R14.1',
      'R14.3',
      'R19.4',
      'R19.7',
    ],
    sources: ['KPR3p'],
  },
  input: birthInput.extend({
    ...horizonArguments(20),
    illness_start: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'ISO date or date-time at which the illness began. Windows begin then where it is later.' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    promise: z.enum(CURE_PROMISES),
    gate: listOf(
      z.strictObject({
        cusp: z.literal([...CURE_CUSPS]),
        verdict: verdictShape,
        side: sideShape,
        chain: chainShape,
        reason: z.string(),
      }),
    ),
    judgedBy: z
      .literal([...CURE_CUSPS])
      .nullable()
      .meta({ description: 'Cusp from which the periods are judged' }),
    windows: listOf(windowShape.extend({ confirmedBy: supportsShape })),
    ...timedFields,
    withheldReason: withheldReasonShape,
    truncated: truncatedShape,
    next: nextShape,
  }),
  run: async (context) => {
    const { chart, input, now, note, yieldTurn } = context;
    const { moment } = chart;
    const topic = topicOf(context);
    const { promise, gate, judgedBy } = cureGate(chart);
    const from =
      input.illness_start === undefined ? null : resolveInstant(input.illness_start, moment, now, 'illness_start');
    if (from !== null) {
      requireInCycle(chart, from, 'illness_start');
      if (from > topic.horizon.span.startMs) note(say.windowsBeginWithIllness());
    }
    if (judgedBy !== null && judgedBy.cusp !== 1) note(say.readFromThreeCusps());
    const found = cureWindows(chart, topic, judgedBy?.event ?? null, { fromMs: from, years: input.horizon_years });
    const event = judgedBy?.event;
    const rows = [];
    for (const { window, row } of besideRows(found)) {
      if (event === undefined) continue;
      const jupiter = await support(topic.search, chart, event, 'Jupiter', window);
      const sun = await support(topic.search, chart, event, 'Sun', window);
      rows.push({ ...row, confirmedBy: supportViews([...jupiter, ...sun], moment) });
      await yieldTurn();
    }
    const truncated = knownSky(found.span).cut;
    if (truncated) note(say.jupiterAndSunPastSky());
    return {
      answer: answerOf(
        say.curePromise({ promise }),
        recoverySentence(found, printDate(found.span.endMs, chart.moment)),
        say.careWorksAlways(),
      ),
      asOf: topic.asOf,
      promise,
      gate,
      judgedBy: judgedBy?.cusp ?? null,
      windows: rows,
      ...found.timed,
      ...(found.withheldReason === undefined ? {} : { withheldReason: found.withheldReason }),
      ...(truncated ? { truncated: true as const } : {}),
      next: [{ tool: 'get_treatment_modality', reason: say.nextKindsOfCare() }],
    };
  },
});
