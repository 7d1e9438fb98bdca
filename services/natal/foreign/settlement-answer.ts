import { inWords } from '@cuspal/engine/base/words';
import { natalEvent } from '@cuspal/engine/events/natal';
import type { Judgement, Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import { type Settlement, type SettlementReading, STAGE_IN_WORDS } from '@cuspal/engine/topics/foreign/settlement';
import type { StageTimeline } from '@cuspal/engine/topics/foreign/settlement-timeline';
import { fittingAnswer, type NextStep } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';

const NAMES = { 1: 'leaving', 2: 'living abroad', 3: 'settling' } as const;

/** What the stages come to, as the end of "The chart shows …". */
function overallInWords({ overall, stages, returnPull }: SettlementReading): string {
  switch (overall) {
    case 'SETTLES':
      return `shows a lasting home abroad${returnPull ? ', but with a pull to return' : ''}`;
    case 'LONG_STAY':
      return stages[2]?.verdict === 'DENIED'
        ? 'shows a long stay abroad, but no lasting home there'
        : 'shows a long stay abroad, but a lasting home there only in part';
    case 'VISITS_ONLY':
      return 'shows visits abroad, but not a life there';
    case 'STAYS_HOME':
      return 'does not show leaving home';
  }
}

/** The stages beside the promise of the event, which decides: one cusp gives it, and several weigh on the steps. */
function stagesSentence(reading: SettlementReading, side: Side): string {
  const { overall } = reading;
  const said = overallInWords(reading);
  if (side === 'yes' && (overall === 'STAYS_HOME' || overall === 'VISITS_ONLY'))
    return `Step by step, by several cusps, it ${said}. So expect obstacles on the way.`;
  if (side === 'no' && (overall === 'SETTLES' || overall === 'LONG_STAY'))
    return `Step by step, by several cusps, it ${said}. But the promise decides, so do not count on it.`;
  return `Step by step it ${said}.`;
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
  if (found.length === 0) return 'No step has a period in its turn in these years.';
  const running = found.filter(({ startMs }) => startMs <= nowMs);
  const starts = found.flatMap(({ stage, startMs }) =>
    startMs <= nowMs ? [] : [`on ${dateInWords(startMs, clock)} for ${NAMES[stage]}`],
  );
  const [begin, run] = [
    starts.length > 1 ? 'periods begin' : 'period begins',
    running.length > 1 ? 'periods are' : 'period is',
  ];
  const said = running.map(({ stage, endMs }) => `until ${dateInWords(endMs, clock)} for ${NAMES[stage]}`);
  if (running.length === 0) return `Step by step the first ${begin} ${inWords(starts)}.`;
  return `Step by step the first ${run} already running, ${inWords(said)}.${starts.length > 0 ? ` The next ${starts.length > 1 ? 'begin' : 'begins'} ${inWords(starts)}.` : ''}`;
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
  const [leaving, living, settling] = reading.stages.map(({ verdict }) => STAGE_IN_WORDS[verdict]);
  const dates = datesSentence(reading, timelines, nowMs, clock);
  return fittingAnswer(
    [
      promiseSentence(natalEvent('foreign_settlement'), judged),
      stagesSentence(reading, judged.side),
      ...(said === false ? [] : [said]),
      `Leaving is ${leaving}, living abroad is ${living} and settling there is ${settling}.`,
      ...(dates === false ? [] : [dates]),
    ].join(' '),
    note,
  );
}

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
