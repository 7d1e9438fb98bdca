import { inWords } from '@cuspal/engine/base/words';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import { type Settlement, type SettlementReading, STAGE_IN_WORDS } from '@cuspal/engine/topics/foreign/settlement';
import type { StageTimeline } from '@cuspal/engine/topics/foreign/settlement-timeline';
import { answerOf, type NextStep } from '@cuspal/tool-kit';

const NAMES = { 1: 'leaving', 2: 'living abroad', 3: 'settling' } as const;

function overallSentence({ overall, stages, returnPull }: SettlementReading): string {
  switch (overall) {
    case 'SETTLES':
      return `The chart shows a lasting home abroad${returnPull ? ', but with a pull to return' : ''}.`;
    case 'LONG_STAY':
      return stages[2]?.verdict === 'DENIED'
        ? 'The chart shows a long stay abroad, but no lasting home there.'
        : 'The chart shows a long stay abroad, but a lasting home there only in part.';
    case 'VISITS_ONLY':
      return 'The chart shows visits abroad, but not a life there.';
    case 'STAYS_HOME':
      return 'The chart does not show leaving home.';
  }
}

/** The starts of the timeline up to a denied stage; dates after it hold only for who goes all the same. */
function datesSentence(
  { stages }: SettlementReading,
  timelines: readonly StageTimeline[],
  nowMs: number,
  clock: LocalClock,
) {
  const denied = stages.find(({ verdict }) => verdict === 'DENIED')?.stage ?? Infinity;
  if (denied === 1)
    return (
      timelines.some(({ first }) => first !== null) &&
      'Dates of a later stage hold only for a person who goes all the same.'
    );
  const found = timelines.flatMap(({ stage, first }) =>
    first === null || stage > denied
      ? []
      : [{ stage, startMs: first.usableStartMs ?? first.startMs, endMs: first.endMs }],
  );
  if (found.length === 0) return 'No period of the years asked for brings it.';
  const running = found.filter(({ startMs }) => startMs <= nowMs);
  const starts = found.flatMap(({ stage, startMs }) =>
    startMs <= nowMs ? [] : [`on ${dateInWords(startMs, clock)} for ${NAMES[stage]}`],
  );
  const [begin, run] = [
    starts.length > 1 ? 'periods begin' : 'period begins',
    running.length > 1 ? 'periods are' : 'period is',
  ];
  const said = running.map(({ stage, endMs }) => `until ${dateInWords(endMs, clock)} for ${NAMES[stage]}`);
  if (running.length === 0) return `The first ${begin} ${inWords(starts)}.`;
  return `The first ${run} already running, ${inWords(said)}${starts.length > 0 ? `, and the next ${starts.length > 1 ? 'begin' : 'begins'} ${inWords(starts)}` : ''}.`;
}

export const settlementAnswer = (
  reading: SettlementReading,
  timelines: readonly StageTimeline[],
  nowMs: number,
  clock: LocalClock,
): string => {
  const [leaving, living, settling] = reading.stages.map(({ verdict }) => STAGE_IN_WORDS[verdict]);
  return answerOf(
    overallSentence(reading),
    `Leaving is ${leaving}, living abroad is ${living} and settling there is ${settling}.`,
    datesSentence(reading, timelines, nowMs, clock),
  );
};

export function settlementNext(overall: Settlement): readonly NextStep[] {
  switch (overall) {
    case 'SETTLES':
    case 'LONG_STAY':
      return [{ tool: 'get_visa_documentation', reason: 'It judges the visa, the papers and when to file.' }];
    case 'VISITS_ONLY':
    case 'STAYS_HOME':
      return [{ tool: 'get_foreign_job_verdict', reason: 'It judges a job abroad, which can come without settling.' }];
  }
}
