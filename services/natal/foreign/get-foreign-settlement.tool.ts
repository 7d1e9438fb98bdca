import type { Chart } from '@cuspal/engine/chart/chart';
import { natalEvent } from '@cuspal/engine/events/natal';
import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { printInstant } from '@cuspal/engine/time/print';
import {
  settlementReading,
  SETTLEMENTS,
  type SettlementReading,
  type SettlementStage,
  STAGE_NUMBERS,
  STAGE_VERDICTS,
} from '@cuspal/engine/topics/foreign/settlement';
import { settlementTimeline, type StageTimeline } from '@cuspal/engine/topics/foreign/settlement-timeline';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import { COMPASS } from '@cuspal/engine/zodiac/sign-attributes';
import {
  answerShape,
  birthInput,
  contactLevel,
  cuspLeanShape,
  defineTool,
  horizonArguments,
  houseList,
  houseNumber,
  instantText,
  levelListsShape,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  promiseSummariesShape,
  signName,
  timedFields,
  topicOf,
  windowShape,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { timedView, UNTIMED } from '@cuspal/tool-kit/views/timed';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';
import { settlementAnswer, settlementNext } from './settlement-answer.ts';
import { say } from './foreign.messages.ts';

const MAX_WINDOWS = 5;
const EVENTS = ['foreign_travel', 'foreign_settlement', 'return_home'];
const stageNumber = z.literal(STAGE_NUMBERS);

export default defineTool({
  name: 'get_foreign_settlement',
  title: 'Three-stage settlement abroad',
  purpose: 'Leaving, living and settling abroad as three promises with dasha windows in time order',
  family: 'foreign',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Whether a person settles abroad, stays long, visits or stays at home, by KP, with periods of each stage and the pull to return. Call it for emigrating or returning.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.2', 'R5.3', 'R9.1', 'R10', 'R11', 'R13.4', 'R18.1'],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(30)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    overall: z.enum(SETTLEMENTS),
    stages: listOf(
      z.strictObject({
        stage: stageNumber,
        name: z.string(),
        houses: houseList,
        against: houseList,
        cusps: listOf(cuspLeanShape.extend({ levels: levelListsShape })),
        verdict: oneOfTheWords(STAGE_VERDICTS),
        reason: z.string(),
        windows: windowsShape,
        withheldReason: withheldReasonShape,
        ...timedFields,
      }),
    ),
    timeline: listOf(
      z.strictObject({
        stage: stageNumber,
        start: instantText.nullable(),
        end: instantText.nullable(),
        assumed: z.boolean().meta({ description: 'True where the stage before has no period in these years' }),
      }),
    ).meta({ description: 'First period of each stage from its usableStart. Null where it has none.' }),
    outOfOrder: listOf(windowShape.extend({ stage: z.literal([2, 3]) })).meta({
      description: 'Periods of a stage that begin before its turn',
    }),
    returnPull: z
      .boolean()
      .meta({ description: 'True where the chart shows a lasting home abroad and promises a return too' }),
    promises: promiseSummariesShape,
    direction: z.strictObject({ direction: z.enum(COMPASS), planet: planetName, sign: signName }),
    kpmLens: z.strictObject({
      met: z.boolean(),
      houses: houseList,
      cusps: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, contact: contactLevel })),
    }),
    next: nextShape,
  }),
  run: (context) => {
    const { chart, note } = context;
    const topic = topicOf(context);
    const reading = settlementReading(chart);
    const timelines = settlementTimeline(chart, reading.stages, topic.horizon, MAX_WINDOWS);
    note(say.stagesTimedApart());
    noteStages(reading.stages, timelines, note);
    notePromises(chart, reading, note);
    const event = natalEvent('foreign_settlement');
    const { said } = topic.windows(event, MAX_WINDOWS);
    return {
      answer: settlementAnswer(
        reading,
        timelines,
        { judged: verdictOf(chart, event), said },
        { nowMs: topic.horizon.asOfMs, clock: chart.moment, note },
      ),
      asOf: topic.asOf,
      ...reading,
      stages: reading.stages.map(({ stage, event, cusps, verdict, reason }) => ({
        stage,
        name: event.label,
        houses: event.required,
        against: event.denial,
        cusps: cusps.map((row) => ({ ...row, levels: listsOf(chart, row.csl) })),
        verdict,
        reason,
        ...stageView(timelines, stage, chart),
        ...(verdict === 'DENIED' && {
          withheldReason: say.noDateUnpromised({ event: event.label }),
        }),
      })),
      timeline: timelines.map(({ stage, first, assumed }) => ({
        stage,
        start: first ? printInstant(first.usableStartMs ?? first.startMs, chart.moment) : null,
        end: first ? printInstant(first.endMs, chart.moment) : null,
        assumed,
      })),
      outOfOrder: timelines.flatMap(({ stage, outOfOrder }) =>
        stage === 1 ? [] : outOfOrder.map((window) => ({ stage, ...windowView(window, chart.moment) })),
      ),
      promises: promiseSummaries(chart, EVENTS),
      next: settlementNext(reading.overall),
    };
  },
});

/** Joins the stages with the rows quoted beside them, where one speaks for leaving or for a home there and the other not. */
function notePromises(chart: Chart, { overall, stages }: SettlementReading, note: (sentence: string) => void): void {
  const leaves = overall !== 'STAYS_HOME';
  const settles = leaves && overall !== 'VISITS_ONLY' && stages[2]?.verdict !== 'DENIED';
  const apart = [
    { event: natalEvent('foreign_travel'), shown: leaves },
    { event: natalEvent('foreign_settlement'), shown: settles },
  ].filter(({ event, shown }) => (verdictOf(chart, event).side === 'yes') !== shown);
  const [first] = apart;
  if (first !== undefined)
    note(say.stagesApart({ events: apart.map(({ event }) => event.label), cusp: first.event.primaryCusp }));
}

const ofStage = (timelines: readonly StageTimeline[], stage: number): StageTimeline | undefined =>
  timelines.find((each) => each.stage === stage);

function stageView(timelines: readonly StageTimeline[], stage: number, { moment }: Chart) {
  const found = ofStage(timelines, stage);
  return {
    windows: (found?.windows ?? []).map((window) => windowView(window, moment)),
    ...(found === undefined ? UNTIMED : timedView(found, moment)),
  };
}

function noteStages(
  stages: readonly SettlementStage[],
  timelines: readonly StageTimeline[],
  note: (sentence: string) => void,
): void {
  if (timelines.some(({ assumed }) => assumed)) note(say.stageCountedFrom());
  for (const { stage, tooEarly, outOfOrder } of timelines) {
    if (tooEarly > outOfOrder.length) note(say.periodsBeforeTheirTurn({ tooEarly, stage, listed: outOfOrder.length }));
  }
  const denied = stages.find(({ verdict }) => verdict === 'DENIED');
  if (denied !== undefined && timelines.some(({ stage, first }) => stage > denied.stage && first !== null))
    note(say.laterStagesOnlyIfGone({ event: denied.event.label }));
  for (const { stage, event, verdict } of stages) {
    const found = ofStage(timelines, stage);
    if (verdict === 'DENIED' || found === undefined || found.windows.length > 0) continue;
    note(
      found.first === null ? say.noPeriodInTurn({ event: event.label }) : say.onlyWeakerInTurn({ event: event.label }),
    );
  }
}
