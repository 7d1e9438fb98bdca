import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { HOSPITAL_PROMISES, hospitalPromise, releaseAfter, touchesEight } from '@cuspal/engine/topics/health/hospital';
import { signifies } from '@cuspal/engine/topics/health/pull';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  planetName,
  promiseShape,
  timedFields,
  topicOf,
  windowShape,
  withheld,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { besideRows, promiseView } from './health-shapes.ts';
import { say } from './health.messages.ts';

const MAX_WINDOWS = 8;

export default defineTool({
  name: 'get_hospitalization_window',
  title: 'Hospital stays',
  purpose: 'Periods with a hospital signature',
  family: 'health',
  phase: 'timing',
  system: 'kp',
  needs: ['get_health_cusp_panel'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'Periods in which a stay in hospital is indicated, planned or not, and when release follows, by KP. Call it for hospital stays. It tells nobody that a stay comes.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.6', 'R9.1', 'R10', 'R12.2', 'R13.1', 'R13.4', 'R19.4', 'R19.7'],
    sources: ['KPR3p'],
  },
  input: birthInput.extend(horizonArguments(20)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    promise: z.enum(HOSPITAL_PROMISES),
    verdict: promiseShape.meta({ description: 'The whole promise with its chain' }),
    csl6Signifies12: z.boolean(),
    windows: listOf(
      windowShape.extend({
        danger8: z
          .boolean()
          .meta({ description: 'The antardasha or pratyantardasha lord signifies 8 at level 1 or 2' }),
        releaseAfter: z.strictObject({ date: instantText, lord: planetName }).nullable(),
      }),
    ),
    ...timedFields,
    withheldReason: withheldReasonShape,
    careNote: z.string(),
    next: nextShape,
  }),
  run: (context) => {
    const { chart } = context;
    const { moment } = chart;
    const topic = topicOf(context);
    const event = natalEvent('hospitalization');
    const verdict = promise(chart, event);
    const found = topic.windows(event, MAX_WINDOWS, { aside: true });
    const indicated = hospitalPromise(verdict.verdict);
    return {
      answer: answerOf(
        say.hospitalPromise({ promise: indicated }),
        indicated === 'NOT_INDICATED'
          ? say.noHospitalPeriod()
          : found.best === null
            ? say.noSuchPeriodBefore({ until: printDate(topic.horizon.span.endMs, moment) })
            : say.foretellNoStay(),
        say.putOffNoStay(),
      ),
      asOf: topic.asOf,
      promise: indicated,
      verdict: promiseView(verdict),
      csl6Signifies12: signifies(chart, cuspalSubLord(chart, 6), 12),
      windows: besideRows(found).map(({ window, row }) => {
        const release = releaseAfter(chart, window);
        return {
          ...row,
          danger8: touchesEight(chart, window),
          releaseAfter: release && { date: printInstant(release.atMs, moment), lord: release.lord },
        };
      }),
      ...found.timed,
      ...withheld(found),
      careNote: say.careNote(),
      next: [{ tool: 'get_cure_window', reason: say.nextRecovery() }],
    };
  },
});
