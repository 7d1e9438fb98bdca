import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { RUNNING_PERIODS, type RunningLord, runningLords } from '@cuspal/engine/dasha/running-lords';
import { natalEvent } from '@cuspal/engine/events/natal';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { TERMINATION_BANDS, TERMINATION_KINDS, terminationRisk } from '@cuspal/engine/topics/career/termination';
import { planetLean, promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import { divide } from '@cuspal/engine/zodiac/division';
import {
  birthInput,
  defineTool,
  fruitfulnessShape,
  instantText,
  planetLeanShape,
  promiseSummariesShape,
  scoreFactorsShape,
  scoreProvenanceShape,
  windowsShape,
  withheldReasonShape,
  listOf,
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { horizonArguments, topicOf, withheld } from '../topic.ts';
import { OWN_SCORE, USE_NOTE, useNoteShape } from './use-note.ts';

const MAX_WINDOWS = 5;
const SERVICE = [2, 6, 10, 11] as const;
const END = [5, 8, 12] as const;

export default defineTool({
  name: 'get_termination_risk',
  title: 'Loss of service',
  family: 'career',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'How exposed is the job now? A risk score 0 to 100 with its factors (promise of loss, sub lords of cusps 6, 10, 2, the running lords, the star and sub Saturn moves in, less what protects), the manner (own act, sudden, closure or transfer), dated spans of risk and protected spans. Call it when someone fears dismissal, layoff or suspension. System KP; the score is ours. Not paged, no disclaimer class.',
  provenance: {
    rules: ['R5.6', 'R9.1', 'R10', 'R13.4', 'R14.1', 'R20.3'],
    sources: ['R3p', 'KPM', 'WEB', 'service extension'],
  },
  input: birthInput.extend(horizonArguments(20, 10, 3)),
  output: z.strictObject({
    asOf: instantText,
    riskBand: z.enum(TERMINATION_BANDS),
    score: z.int().min(0).max(100),
    factors: scoreFactorsShape,
    kind: z.enum(TERMINATION_KINDS),
    kindReason: z.string(),
    promises: promiseSummariesShape.meta({ description: 'job_loss, resignation, career_start' }),
    riskWindows: windowsShape,
    withheldReason: withheldReasonShape.meta({ description: 'Why riskWindows is empty' }),
    protectedWindows: windowsShape,
    currentDasha: z.strictObject({
      md: planetName,
      ad: planetName,
      pd: planetName,
      leans: listOf(planetLeanShape.extend({ period: z.enum(RUNNING_PERIODS), fruitfulness: fruitfulnessShape })).meta({
        description: 'On 2, 6, 10, 11 against 5, 8, 12',
      }),
    }),
    scoreProvenance: scoreProvenanceShape,
    useNote: useNoteShape,
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
    const safe = topic.windows(natalEvent('career_start'), MAX_WINDOWS);
    note(
      'Under currentDasha a lean weighs what the lord itself signifies; fruitfulness adds what its sub lord signifies and counts the 8th and 12th from house 2 as opposing too, so the two can differ.',
    );
    if (safe.withheldReason !== undefined) note(`No protected spans: ${safe.withheldReason}`);
    return {
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
      currentDasha: currentDasha(chart, running),
      ...OWN_SCORE,
      ...USE_NOTE,
    };
  },
});

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
      fruitfulness: lords[planet].class,
    })),
  };
}
