import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { RUNNING_PERIODS, type RunningLord, runningLords } from '@cuspal/engine/dasha/running-lords';
import { natalEvent } from '@cuspal/engine/events/natal';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { type KpPromise, promise } from '@cuspal/engine/kp/promise/promise';
import { siderealPosition } from '@cuspal/engine/search/position';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { printDate } from '@cuspal/engine/time/print';
import {
  TERMINATION_BANDS,
  TERMINATION_KINDS,
  type TerminationBand,
  terminationRisk,
} from '@cuspal/engine/topics/career/termination';
import { planetLean, promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import { divide } from '@cuspal/engine/zodiac/division';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetLeanShape,
  planetName,
  promiseSummariesShape,
  scoreFactorsShape,
  scoreProvenanceShape,
  standingShape,
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
import { OWN_SCORE, useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

const MAX_WINDOWS = 5;
const SERVICE = [2, 6, 10, 11] as const;
const END = [5, 8, 12] as const;

export default defineTool({
  name: 'get_termination_risk',
  title: 'Loss of service',
  purpose: 'Exposure to loss of service, and the protected spans',
  family: 'career',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'How far a job is exposed at a moment, as a score of our own on KP factors, with periods of risk and protection. Call it when someone fears dismissal.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.6', 'R9.1', 'R10', 'R13.4', 'R14.1', 'R20.3'],
    sources: ['KPR3p', 'KPM', 'WEB', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(20, undefined, 3)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    riskBand: oneOfTheWords(TERMINATION_BANDS),
    score: z.int().min(0).max(100),
    factors: scoreFactorsShape,
    kind: z.enum(TERMINATION_KINDS),
    kindReason: z.string(),
    promises: promiseSummariesShape.meta({ description: 'Promises of job_loss, resignation and career_start.' }),
    riskWindows: windowsShape,
    withheldReason: withheldReasonShape.meta({ description: 'Why there is no period of risk.' }),
    protectedWindows: windowsShape,
    ...timedFieldsOf('riskWindows', 'protectedWindows'),
    currentDasha: z.strictObject({
      md: planetName,
      ad: planetName,
      pd: planetName,
      leans: listOf(planetLeanShape.extend({ period: z.enum(RUNNING_PERIODS), standing: standingShape })).meta({
        description: 'On 2, 6, 10 and 11 against 5, 8 and 12.',
      }),
    }),
    scoreProvenance: scoreProvenanceShape,
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart, ephemeris, note } = context;
    const topic = topicOf(context);
    const { asOfMs } = topic.horizon;
    requireInCycle(chart, asOfMs, 'as_of_date');
    const running = runningLords(chart, asOfMs) ?? [];
    const { longitude } = siderealPosition(ephemeris, 'Saturn', jdFromUtcMs(asOfMs), chart.moment.ayanamsa);
    const { band, score, factors, kind, kindReason } = terminationRisk(chart, running, divide(longitude));
    const risks = topic.windows(natalEvent('job_loss'), MAX_WINDOWS);
    const safe = topic.windows(natalEvent('career_start'), MAX_WINDOWS, { aside: true });
    note(say.leanAndStanding());
    if (safe.withheldReason !== undefined) note(say.noProtectedPeriods({ reason: safe.withheldReason }));
    const loss = promise(chart, natalEvent('job_loss'));
    return {
      answer: answer({ score, band, loss, risks, asOfMs }, chart.moment),
      asOf: topic.asOf,
      riskBand: band,
      score,
      factors,
      kind,
      kindReason,
      promises: promiseSummaries(chart, ['job_loss', 'resignation', 'career_start']),
      riskWindows: risks.windows,
      ...withheld(risks),
      protectedWindows: safe.windows,
      ...timedViews({ riskWindows: risks.timed, protectedWindows: safe.timed }),
      currentDasha: currentDasha(chart, running),
      ...OWN_SCORE,
      ...useNote(),
      next: [
        { tool: 'get_job_change_timing', reason: say.nextOtherPost() },
        { tool: 'get_career_blockage_diagnosis', reason: say.nextBlockage() },
      ],
    };
  },
});

interface RiskFacts {
  readonly score: number;
  readonly band: TerminationBand;
  readonly loss: KpPromise;
  readonly risks: TopicWindows;
  readonly asOfMs: number;
}

/** The exposure at the moment, the promise over life, and the first period; where they differ, how they fit. */
function answer({ score, band, loss, risks, asOfMs }: RiskFacts, clock: LocalClock): string {
  const promised = promiseSentence(natalEvent('job_loss'), loss);
  const pressed = loss.side === 'no' && band !== 'LOW';
  const { first } = risks;
  const running = first !== null && (first.usableStartMs ?? Infinity) <= asOfMs;
  return answerOf(
    say.exposure({ day: printDate(asOfMs, clock), band, score }),
    promised,
    pressed && say.pressureNotLoss(),
    running
      ? say.lossPeriodRuns({ until: printDate(first.endMs, clock), low: band === 'LOW' })
      : band !== 'LOW' && loss.side !== 'no' && risks.best === null
        ? say.exposureUndated()
        : risks.said,
  );
}

function currentDasha(chart: Chart, running: readonly RunningLord[]) {
  const { lords } = matter(chart, natalEvent('wealth_gain'));
  const lordOf = (wanted: RunningLord['period']) => running.find(({ period }) => period === wanted)?.planet ?? 'Sun';
  return {
    md: lordOf('MD'),
    ad: lordOf('AD'),
    pd: lordOf('PD'),
    leans: running.map(({ period, planet }) => ({
      period,
      ...planetLean(chart, planet, SERVICE, END),
      standing: lords[planet].standing,
    })),
  };
}
