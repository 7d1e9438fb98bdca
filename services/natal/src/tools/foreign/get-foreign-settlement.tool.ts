import type { Chart } from '@cuspal/engine/chart/chart';
import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { printInstant } from '@cuspal/engine/time/print';
import {
  settlementReading,
  SETTLEMENTS,
  type SettlementStage,
  STAGE_NUMBERS,
  STAGE_VERDICTS,
} from '@cuspal/engine/topics/foreign/settlement';
import { settlementTimeline, type StageTimeline } from '@cuspal/engine/topics/foreign/settlement-timeline';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import { COMPASS } from '@cuspal/engine/zodiac/sign-directions';
import {
  birthInput,
  contactLevel,
  cuspLeanShape,
  defineTool,
  houseList,
  houseNumber,
  instantText,
  levelListsShape,
  listOf,
  planetName,
  promiseSummariesShape,
  signName,
  windowShape,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';
import { horizonArguments, topicOf } from '../topic.ts';

const MAX_WINDOWS = 5;
const EVENTS = ['foreign_travel', 'foreign_settlement', 'return_home'];
const stageNumber = z.literal(STAGE_NUMBERS);

export default defineTool({
  name: 'get_foreign_settlement',
  title: 'Three-stage settlement abroad',
  family: 'foreign',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'KP reading of emigration in three stages, leaving (cusps 3 and 12), living abroad (9 and 12) and a home abroad (4 tied to 12): each PROMISED, PARTIAL or DENIED, and together SETTLES, LONG_STAY, VISITS_ONLY or STAYS_HOME. With dasha windows in the order of the stages, a timeline, the pull to return, the direction and a second school. No window for a denied stage. Call it for settling, emigrating or returning. Not paged, no disclaimer class.',
  provenance: {
    rules: ['R5.2', 'R5.3', 'R9.1', 'R10', 'R11', 'R13.4', 'R18.1'],
    sources: ['R3p', 'KPM', 'service order'],
  },
  input: birthInput.extend(horizonArguments(30, 20)),
  output: z.strictObject({
    asOf: instantText,
    overall: z.enum(SETTLEMENTS),
    stages: listOf(
      z.strictObject({
        stage: stageNumber,
        name: z.string(),
        houses: houseList,
        against: houseList,
        cusps: listOf(cuspLeanShape.extend({ levels: levelListsShape })),
        verdict: z.enum(STAGE_VERDICTS),
        reason: z.string(),
        windows: windowsShape,
        withheldReason: withheldReasonShape,
      }),
    ),
    timeline: listOf(
      z.strictObject({
        stage: stageNumber,
        start: instantText.nullable(),
        end: instantText.nullable(),
        assumed: z.boolean().meta({ description: 'The stage before has no window in these years' }),
      }),
    ).meta({ description: 'First window of each stage from its usableStart; null where it has none' }),
    outOfOrder: listOf(windowShape.extend({ stage: z.literal([2, 3]) })).meta({
      description: 'Windows of a stage that begin before its turn',
    }),
    returnPull: z.boolean().meta({ description: 'Settles, and the return is promised all the same' }),
    promises: promiseSummariesShape,
    direction: z.strictObject({ direction: z.enum(COMPASS), planet: planetName, sign: signName }),
    kpmLens: z.strictObject({
      met: z.boolean(),
      houses: houseList,
      cusps: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, contact: contactLevel })),
    }),
  }),
  run: (context) => {
    const { chart, note } = context;
    const topic = topicOf(context);
    const reading = settlementReading(chart);
    const timelines = settlementTimeline(chart, reading.stages, topic.horizon, MAX_WINDOWS);
    noteStages(chart, reading.stages, timelines, note);
    return {
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
        windows: windowsOfStage(timelines, stage).map((window) => windowView(window, chart.moment)),
        ...(verdict === 'DENIED' && {
          withheldReason: `${event.label} is denied. Where nothing is promised no date is given.`,
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
    };
  },
});

const windowsOfStage = (timelines: readonly StageTimeline[], stage: number): StageTimeline['windows'] =>
  timelines.find((each) => each.stage === stage)?.windows ?? [];

function noteStages(
  chart: Chart,
  stages: readonly SettlementStage[],
  timelines: readonly StageTimeline[],
  note: (sentence: string) => void,
): void {
  note(
    'Where a stage has no window, the next is counted from the last stage that has one, else from as_of_date: our reading, so that the timeline keeps its order.',
  );
  for (const { stage, tooEarly, outOfOrder } of timelines) {
    if (tooEarly > outOfOrder.length)
      note(`${tooEarly} windows of stage ${stage} begin before its turn; the best ${outOfOrder.length} are listed.`);
  }
  const denied = stages.find(({ verdict }) => verdict === 'DENIED');
  if (denied !== undefined && timelines.some(({ stage, windows }) => stage > denied.stage && windows.length > 0))
    note(`${denied.event.label} is denied: dates of a later stage hold only for one who goes all the same.`);
  for (const { stage, event, verdict } of stages) {
    if (verdict !== 'DENIED' && windowsOfStage(timelines, stage).length === 0)
      note(`${event.label}: no joint period of these years gives it in its turn.`);
    if (windowsOfStage(timelines, stage).length > 0 && matter(chart, event).set.relaxed)
      note(`${event.label}: no planet is FRUITFUL, so stand-ins count and no class goes above PARTIAL.`);
  }
}
