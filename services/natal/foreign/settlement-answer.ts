import { natalEvent } from '@cuspal/engine/events/natal';
import type { Judgement, Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import type { Settlement, SettlementReading } from '@cuspal/engine/topics/foreign/settlement';
import type { StageTimeline } from '@cuspal/engine/topics/foreign/settlement-timeline';
import { fittingAnswer, type NextStep } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { say } from './foreign.messages.ts';

/** What the stages come to, as the end of "The chart shows …". */
function overallInWords({ overall, stages, returnPull }: SettlementReading): string {
  switch (overall) {
    case 'SETTLES':
      return say.overall({ overall: returnPull ? 'SETTLES_WITH_PULL' : 'SETTLES' });
    case 'LONG_STAY':
      return say.overall({ overall: stages[2]?.verdict === 'DENIED' ? 'LONG_STAY_ONLY' : 'LONG_STAY' });
    case 'VISITS_ONLY':
    case 'STAYS_HOME':
      return say.overall({ overall });
  }
}

/** The stages beside the promise of the event, which decides: one cusp gives it, and several weigh on the steps. */
function stagesSentence(reading: SettlementReading, side: Side): string {
  const { overall } = reading;
  const said = overallInWords(reading);
  if (side === 'yes' && (overall === 'STAYS_HOME' || overall === 'VISITS_ONLY')) return say.stepsSayLess({ said });
  if (side === 'no' && (overall === 'SETTLES' || overall === 'LONG_STAY')) return say.stepsSayMore({ said });
  return say.steps({ said });
}

/** The starts of the timeline up to a denied stage; dates after it hold only for who goes all the same. */
function datesSentence(
  { stages }: SettlementReading,
  timelines: readonly StageTimeline[],
  nowMs: number,
  clock: LocalClock,
) {
  const denied = stages.find(({ verdict }) => verdict === 'DENIED')?.stage ?? Infinity;
  if (denied === 1) return timelines.some(({ first }) => first !== null) && say.laterDatesOnlyIfGone();
  const found = timelines.flatMap(({ stage, first }) =>
    first === null || stage > denied
      ? []
      : [{ stage, startMs: first.usableStartMs ?? first.startMs, endMs: first.endMs }],
  );
  if (found.length === 0) return say.noStepHasPeriod();
  const running = found.filter(({ startMs }) => startMs <= nowMs);
  const starts = found.flatMap(({ stage, startMs }) =>
    startMs <= nowMs ? [] : [say.stageFrom({ from: printDate(startMs, clock), stage: `${stage}` })],
  );
  if (running.length === 0) return say.stepsBegin({ starts });
  const until = running.map(({ stage, endMs }) =>
    say.stageUntil({ until: printDate(endMs, clock), stage: `${stage}` }),
  );
  const now = say.stepsRunning({ running: until });
  return starts.length > 0 ? `${now} ${say.nextSteps({ starts })}` : now;
}

/**
 * The promise of settling abroad, which decides, and how its stages fit; then its periods as every tool dates them, and
 * the steps. What finds no room goes to the notes.
 */
export function settlementAnswer(
  reading: SettlementReading,
  timelines: readonly StageTimeline[],
  { judged, said }: { readonly judged: Judgement; readonly said: string | false },
  {
    nowMs,
    clock,
    note,
  }: { readonly nowMs: number; readonly clock: LocalClock; readonly note: (sentence: string) => void },
): string {
  const [leaving, living, settling] = reading.stages.map(({ verdict }) => verdict);
  const dates = datesSentence(reading, timelines, nowMs, clock);
  return fittingAnswer(
    [
      promiseSentence(natalEvent('foreign_settlement'), judged),
      stagesSentence(reading, judged.side),
      ...(said === false ? [] : [said]),
      ...(leaving && living && settling ? [say.stagesWeighed({ leaving, living, settling })] : []),
      ...(dates === false ? [] : [dates]),
    ].join(' '),
    note,
  );
}

export function settlementNext(overall: Settlement): readonly NextStep[] {
  switch (overall) {
    case 'SETTLES':
    case 'LONG_STAY':
      return [{ tool: 'get_visa_documentation', reason: say.nextVisa() }];
    case 'VISITS_ONLY':
    case 'STAYS_HOME':
      return [{ tool: 'get_foreign_job_verdict', reason: say.nextJobWithoutSettling() }];
  }
}
