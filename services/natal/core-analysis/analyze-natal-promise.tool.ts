import { POLARITIES } from '@cuspal/engine/events/event';
import { rotationNote } from '@cuspal/engine/events/rotation';
import { cautionTargets } from '@cuspal/engine/kp/borders/boundary-cautions';
import { verdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import { standingOfGiver } from '@cuspal/engine/kp/kernel/standing';
import { heldBack } from '@cuspal/engine/kp/promise/related-matters';
import { stageAt } from '@cuspal/engine/kp/timing/stage-years';
import { confirmationsOf } from '@cuspal/engine/kp/promise/promise-confirmations';
import { promiseRow, verdictOf } from '@cuspal/engine/kp/promise/promise';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { NatalEvent } from '@cuspal/engine/events/event';
import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import type { Chain } from '@cuspal/engine/kp/kernel/chain';
import type { ToldBeside } from '@cuspal/engine/kp/promise/promise-reasoning';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  birthInput,
  birthTimeUncertainty,
  chainShape,
  defineTool,
  disclaimerText,
  eventClass,
  eventDisclaimers,
  listOf,
  nextShape,
  paginationOutput,
  promiseRowShape,
  severityShape,
  stabilityCountsShape,
  standingShape,
  tablesArgument,
  verdictShape,
  verdictStabilityFields,
  verdictStabilityShape,
  type NextStep,
  type ToolContext,
  detailArgument,
} from '@cuspal/tool-kit';
import { stabilityCounts, verdictStabilityView } from '@cuspal/tool-kit/views/stability';
import { roundedTimeNote } from '@cuspal/tool-kit/views/stability-words';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { askedRows, rowArguments } from './asked-rows.ts';
import { promiseAnswer } from './promise-answer.ts';
import type { JudgedRow } from './promise-answer.ts';
import { PROMISE_TABLES, PROMISE_WORKING } from './promise-columns.ts';
import { alternativeOf, alternativeShape, stabilityTableFields, tableOf } from './promise-table.ts';
import type { AlternativeBirth } from './promise-table.ts';
import { say } from './core-analysis.messages.ts';

export default defineTool({
  name: 'analyze_natal_promise',
  title: 'Natal promise of every catalogue event',
  purpose: 'Which life matters the chart promises; call before any verdict or date',
  family: 'core analysis',
  phase: 'promise',
  system: 'kp',
  needs: ['get_house_cusps'],
  birth: 'required',
  disclaimer: null,
  paged: { pageSize: 20 },
  maxResultChars: 60_000,
  description:
    'What a KP birth chart promises of marriage, career, children, money, health and every other matter, event by event with the reasoning. Call it before any verdict or date. Name up to 20 events or a topic, or read all 78 in pages.',
  provenance: {
    rules: [
      'R3.1',
      'R4',
      'R5.3',
      'R5.4',
      'R6',
      'R7.3',
      'R9.1',
      'R9.4',
      'R9.5',
      'R9.6',
      'R9.8',
      'R9P',
      'R9S',
      'R6T.1',
      'R6T.4',
      'R10',
      'R12.2',
    ],
    sources: ['KPR3t', 'KPR3p', 'WEB', 'KPM', 'OWN'],
  },
  brief: { without: PROMISE_WORKING, far: ['events.stability'] },
  forms: [{ with: { tables: false }, has: ['events', 'chains', 'boundaryCautions'] }],
  tabled: PROMISE_TABLES,
  input: birthInput.extend({
    ...rowArguments,
    ...tablesArgument,
    ...birthTimeUncertainty,
    ...detailArgument,
    include_alternative: z
      .boolean()
      .default(false)
      .meta({ description: 'What the nearest birth on the other side has' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    events: listOf(
      promiseRowShape.extend({
        polarity: z.enum(POLARITIES),
        sensitive: z.literal(true).optional().meta({ description: 'Unwelcome and not asked for by name or topic' }),
        disclaimer: z.string().optional().meta({
          description: 'On unwelcome events whose class has one; of one event alone it is among disclaimers',
        }),
        ...verdictStabilityFields,
        stability: verdictStabilityShape.extend(stabilityTableFields),
        alternative: alternativeShape.optional().meta({ description: 'With include_alternative' }),
        cslStanding: standingShape.meta({ description: 'How the sub lord stands for it as lord of a period' }),
      }),
    ),
    chains: z
      .record(z.string(), chainShape)
      .meta({ description: 'Chains of the cusps judged on this page, by house number' }),
    summary: z
      .record(verdictShape, z.int().min(0))
      .meta({ description: 'Verdicts of all rows asked for, on every page; all 78 where none were named' }),
    outweighed: z.int().min(0).meta({ description: 'Of those promised, how many stronger houses oppose' }),
    stabilitySummary: stabilityCountsShape,
    boundaryCautions: listOf(
      z.strictObject({
        target: z.string().meta({ description: 'cusp_1 to cusp_12, planet_Sun to planet_Ketu' }),
        severity: severityShape,
      }),
    ),
    ...paginationOutput,
    disclaimers: listOf(z.string()),
    next: nextShape,
  }),
  run: async (context) => {
    const { chart, ephemeris, input, note, yieldTurn } = context;
    const { items, pagination, pageNote, all, whole } = askedRows(input);
    const { birth_time_uncertainty_minutes: minutes } = input;
    const event = outsideAmong(context, all, whole);
    if (event) leadByLifeStage(context, { event });
    const judged: JudgedRow[] = [];
    for (const event of all) {
      await yieldTurn();
      const stability = verdictStability(ephemeris, chart, event, minutes);
      const joined = heldBack(chart, event)?.sentence ?? null;
      const confirmations = confirmationsOf(chart, event);
      const { verdict, side, outweighed } = verdictOf(chart, event);
      judged.push({ event, verdict, side, outweighed, ...stability, joined, confirmations });
    }
    const shown = judged.filter(({ event }) => items.includes(event));
    const [only] = input.events !== undefined && judged.length === 1 ? judged : [];
    const table = only && minutes !== undefined ? await tableOf(context, only.event, minutes) : undefined;
    const alternative = only && input.include_alternative ? alternativeOf(context, only, minutes) : null;
    const promises = shown.map((row, at) => {
      const told = input.tables && {
        columns: true,
        subLord: shown.slice(0, at).some(({ event }) => hasSubLordOf(chart, event, row.event)),
      };
      const alone = only !== undefined && input.detail !== 'full';
      return rowOf(chart, row, { whole, table, alternative, alone, ...(told && { told }) });
    });
    const chains = Object.fromEntries(promises.map(({ chain }) => [String(chain.cusp), chain]));
    const near = nearBorders(Object.values(chains));
    if (near.length > 0) {
      note(say.smallErrorChanges({ cusps: near }));
    }
    note(say.stabilityLooks());
    const rounded = roundedTimeNote(chart.moment, minutes);
    if (rounded !== undefined) note(rounded);
    if (minutes !== undefined && only === undefined) note(say.sendOneEvent());
    const [first] = all;
    if (first?.relation !== undefined) note(rotationNote(first.relation, first.primaryCusp));
    // In tables the rows are before the eyes.
    if (all.length > 1 && !whole && !input.tables) note(say.summaryOfAsked({ count: all.length }));
    if (items.some(({ key }) => key === 'mental_health')) {
      note(say.distressNotRead());
    }
    return {
      answer: promiseAnswer(judged, whole, chart.moment, minutes, alternative?.says ?? null),
      events: promises.map(({ row }) => row),
      chains,
      summary: summaryOf(judged.map(({ verdict }) => verdict)),
      outweighed: judged.filter((row) => row.outweighed).length,
      stabilitySummary: stabilityCounts(judged),
      boundaryCautions: input.detail === 'full' ? cautionTargets(chart) : cautionTargets(chart).filter(isOf(promises)),
      pagination,
      pageNote,
      disclaimers: disclaimersOf(items),
      next: nextSteps(near, promises),
    };
  },
});

/** The first of some rows asked for that the person is too young or too old for; of a topic only where all are. */
function outsideAmong(
  { chart, now, input }: Pick<ToolContext<{ readonly events?: unknown }>, 'chart' | 'now' | 'input'>,
  rows: readonly NatalEvent[],
  whole: boolean,
): NatalEvent | undefined {
  const outside = rows.filter((event) => stageAt(chart, event, now) !== 'inside');
  return whole || (input.events === undefined && outside.length < rows.length) ? undefined : outside[0];
}

/** Disclaimers of the classes of some rows; on partners tendencies are told. */
const disclaimersOf = (rows: readonly NatalEvent[]): readonly string[] => [
  ...eventDisclaimers(rows),
  ...(rows.some(({ topic }) => topic === 'marriage') ? [disclaimerText('tendency')] : []),
];

/** Whether one sub lord judges both. */
const hasSubLordOf = (chart: Chart, { primaryCusp }: NatalEvent, other: NatalEvent): boolean =>
  cuspalSubLord(chart, primaryCusp) === cuspalSubLord(chart, other.primaryCusp);

interface RowWith {
  /** The page is of all rows, of the choice of nobody. */
  readonly whole: boolean;
  readonly table: Awaited<ReturnType<typeof tableOf>> | undefined;
  readonly alternative: AlternativeBirth | null;
  readonly told?: ToldBeside;
  /** It is the only one, so that the disclaimers of the page are its own. */
  readonly alone: boolean;
}

function rowOf(
  chart: Chart,
  { event, joined, confirmations: _, ...stability }: JudgedRow,
  { whole, table, alternative, told, alone }: RowWith,
) {
  const row = promiseRow(chart, event, told);
  const adverse = event.polarity === 'adverse';
  const ofClass = eventClass(event);
  const standing = standingOfGiver(chart, event);
  const held = verdictStabilityView(stability, chart.moment);
  const reasoning = [
    ...row.reasoning,
    ...(row.side !== 'no' && standing === 'AGAINST' && !told?.columns ? [againstSentence(row.csl)] : []),
    ...(joined === null ? [] : [joined]),
    ...(adverse && whole ? [say.adverseTendency()] : []),
  ];
  return {
    event,
    chain: chain(chart, row.house),
    side: row.side,
    // Each field by its name: what is spread into an object that long makes a table of it, copied and printed slowly.
    row: {
      ...row,
      reasoning,
      sensitive: adverse && whole ? (true as const) : undefined,
      polarity: event.polarity,
      stability: { ...held.stability, ...table },
      alternatives: held.alternatives,
      uncertain: held.uncertain,
      alternative: alternative?.row,
      cslStanding: standing,
      disclaimer: adverse && !alone && ofClass !== undefined ? disclaimerText(ofClass) : undefined,
    },
  };
}

/** The giver of a promise is strong for its dates, unless its own sub lord opposes them (R6T). */
const againstSentence = (csl: Planet): string => say.worksAgainstInPeriod({ csl });

function summaryOf(verdicts: readonly Verdict[]) {
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return {
    ACTIVE: count('ACTIVE'),
    MIXED_ACTIVE: count('MIXED_ACTIVE'),
    PARTIALLY_ACTIVE: count('PARTIALLY_ACTIVE'),
    DENIED: count('DENIED'),
    NEGATED: count('NEGATED'),
    CONTRADICTED: count('CONTRADICTED'),
  };
}

const nearBorders = (chains: readonly Chain[]) =>
  chains.filter(({ boundary }) => boundary.severity === 'CRITICAL').map(({ cusp }) => cusp);

function nextSteps(near: readonly number[], rows: readonly { readonly event: NatalEvent; readonly side: string }[]) {
  const steps: NextStep[] = [];
  if (near.length > 0)
    steps.push({
      tool: 'get_boundary_warnings',
      reason: say.nextBoundary(),
    });
  if (rows.some(({ event, side }) => event.polarity !== 'adverse' && side === 'yes'))
    steps.push({ tool: 'get_event_dasha', reason: say.nextPeriods() });
  return steps;
}

/** Whether a border lies beside a cusp that rows are judged by, or beside its sub lord. */
const isOf = (rows: readonly { readonly chain: Pick<Chain, 'cusp' | 'subLord'> }[]) => {
  const targets = new Set(rows.flatMap(({ chain: { cusp, subLord } }) => [`cusp_${cusp}`, `planet_${subLord}`]));
  return ({ target }: { readonly target: string }): boolean => targets.has(target);
};
