import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { delayOf } from '@cuspal/engine/kp/timing/deferral';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { DELAY_VERDICTS, type MarriageDelay, marriageDelay } from '@cuspal/engine/topics/marriage/delay';
import { matchObstacles, secretEnemies } from '@cuspal/engine/topics/marriage/obstacles';
import { ageAt } from '@cuspal/engine/events/life-stage';
import { seventh } from '@cuspal/engine/topics/shared/seventh';
import {
  answerShape,
  answerWithin,
  birthInput,
  defineTool,
  delayShape,
  horizonArguments,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  promiseShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  timedFields,
  topicOf,
  windowShape,
  windowsShape,
  withheld,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { z } from 'zod';
import { say } from './marriage.messages.ts';

const MAX_WINDOWS = 4;

export default defineTool({
  name: 'get_marriage_delay',
  title: 'Why marriage is late',
  purpose: 'Tells denial from delay, names the causes and gives the first open window',
  family: 'marriage',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'tendency',
  description:
    'Why a marriage is late by KP, whether it is promised at all, the causes with points, and dasha windows. Call it when a marriage has not come or talks fail.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R9.1', 'R9.4', 'R9.6', 'R12.2', 'R8.7', 'R10', 'R7.1', 'R13.4'],
    sources: ['KPR3p', 'WEB', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(30)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    verdict: oneOfTheWords(DELAY_VERDICTS),
    promise: promiseShape,
    delayScore: z.int().min(0).max(100),
    factors: listOf(
      z.strictObject({
        factor: z.string(),
        detail: z.string(),
        points: z.number(),
        cross: z.boolean().meta({ description: 'Not a rule of KP proper' }),
      }),
    ),
    obstacles: listOf(z.strictObject({ house: houseNumber, cause: z.string() })),
    secretEnemies: z.boolean().meta({ description: 'One sub lord on cusps 12 and 1' }),
    retrogradeDelay: delayShape.nullable().meta({ description: 'Of the 7th sub lord; a fact of the chart, no date' }),
    windows: windowsShape,
    ...timedFields,
    withheldReason: withheldReasonShape,
    firstWindow: windowShape.nullable().meta({ description: 'Earliest by usableStart' }),
    ageAtFirstWindow: z.int().nullable().meta({ description: 'Whole years at its usableStart' }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart } = context;
    const topic = topicOf(context);
    requireInCycle(chart, topic.horizon.asOfMs, 'as_of_date');
    const marriage = natalEvent('marriage');
    const open = topic.windows(marriage, MAX_WINDOWS);
    const { first } = open;
    const judged = promise(chart, marriage);
    const { chiefCause, ...delay } = marriageDelay(chart);
    return {
      answer: answerWithin(
        context.note,
        promiseSentence(marriage, judged),
        delaySentence({ ...delay, chiefCause }, judged.verdict),
        open.said,
        causeSentence({ ...delay, chiefCause }),
      ),
      asOf: topic.asOf,
      ...delay,
      promise: judged,
      obstacles: matchObstacles(chart),
      secretEnemies: secretEnemies(chart),
      retrogradeDelay: delayOf(chart, seventh(chart).csl),
      windows: open.windows,
      ...open.timed,
      ...withheld(open),
      firstWindow: first && windowView(first, chart.moment),
      ageAtFirstWindow: first && ageAt(chart.moment, first.usableStartMs ?? first.startMs),
      scoreProvenance: SERVICE_EXTENSION,
      next:
        judged.side === 'no'
          ? [{ tool: 'get_boundary_warnings', reason: say.nextBoundary() }]
          : [{ tool: 'get_marriage_advanced', reason: say.nextKindAndQuality() }],
    };
  },
});

/** How late; a promise that is not clear is not made better by the lack of a delay. */
function delaySentence({ verdict, delayScore, chiefCause }: MarriageDelay, promised: Verdict): string {
  if (verdict === 'NOT_PROMISED') return say.noDelayWithoutPromise();
  if (verdict !== 'ON_TIME') return say.delayed({ delay: verdict, score: delayScore });
  return say.onTime({
    causes: chiefCause === null ? 'NONE' : 'SLIGHT',
    score: delayScore,
    promise: promised === 'ACTIVE' ? 'CLEAR' : 'UNCLEAR',
  });
}

const causeSentence = ({ verdict, chiefCause }: MarriageDelay): string | false =>
  verdict !== 'NOT_PROMISED' && verdict !== 'ON_TIME' && chiefCause !== null && say.chiefCause({ cause: chiefCause });
