import { chain } from '@cuspal/engine/kp/kernel/chain';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { COMBUSTION_GRADES } from '@cuspal/engine/parashari/states/combustion';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  DATE_CODES,
  DATE_VERDICTS,
  dateReading,
  DEFER_CODES,
  SURGERY_TYPES,
} from '@cuspal/engine/topics/health/surgery-date';
import {
  RISK_LEVELS,
  RISK_PLANETS,
  SUCCESS_VERDICTS,
  SURGERY_TESTS,
  surgeryOutlook,
} from '@cuspal/engine/topics/health/surgery-natal';
import { recoverySpeed } from '@cuspal/engine/topics/health/recovery-speed';
import { surgeryWindows } from '@cuspal/engine/topics/health/surgery-windows';
import { RECUPERATIONS } from '@cuspal/engine/topics/health/vitality';
import {
  answerShape,
  birthInput,
  defineTool,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  type ToolContext,
} from '@cuspal/tool-kit';
import { anyHourInput } from '@cuspal/tool-kit/views/election-hours';
import { WINDOW_VERDICTS, windowVerdict } from '@cuspal/tool-kit/views/election-verdicts';
import { relaxationsShape, relaxationsView } from '@cuspal/tool-kit/views/relaxations';
import { layersSatisfied } from '@cuspal/engine/election/layers';
import { z } from 'zod';
import { boundaryCautions, boundaryCautionsShape, chainsShape, scoreFields, textList } from './health-shapes.ts';
import { surgeryAnswer, surgeryDisclaimer } from './surgery-answer.ts';
import { say } from './health.messages.ts';

const CUSPS = [1, 6, 8, 11] as const;
const lordsShape = z.strictObject({ md: planetName, ad: planetName, pd: planetName });

export default defineTool({
  name: 'get_surgery_success',
  title: 'Does surgery go well',
  purpose: 'Outcome of surgery by the birth chart and, with a date, whether that date is clean',
  family: 'health',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_health_cusp_panel'],
  birth: 'required',
  disclaimer: 'health',
  deadlineSeconds: 50,
  description:
    'How well a chart supports an operation and recovery, by KP, and whether a date is clean. Call it when an operation is planned. An emergency is never delayed.',
  provenance: {
    rules: ['R5.3', 'R8.3', 'R8.4', 'R10', 'R11', 'R13.4', 'R14.1', 'R15.1', 'R37'],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  input: birthInput.extend({
    surgery_date: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'ISO date or date-time of the operation, local at the birth place. A date alone is noon.' }),
    surgery_type: z
      .enum(SURGERY_TYPES)
      .default('ELECTIVE')
      .meta({ description: 'It changes no number of the birth chart' }),
    any_hour: anyHourInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    mode: z.enum(['NATAL', 'DATE_SPECIFIC']),
    surgeryType: z.enum(SURGERY_TYPES),
    successVerdict: oneOfTheWords(SUCCESS_VERDICTS),
    successScore: scoreFields.score,
    factors: scoreFields.factors,
    tests: listOf(
      z.strictObject({ id: z.enum(SURGERY_TESTS), passed: z.boolean(), requirement: z.string(), found: z.string() }),
    ),
    chains: chainsShape.meta({ description: 'Of cusps 1, 6, 8 and 11' }),
    complicationRisks: listOf(
      z.strictObject({
        planet: z.enum(RISK_PLANETS),
        risk: z.string(),
        level: z.enum(RISK_LEVELS),
        reasons: textList,
      }),
    ),
    recoverySpeedClass: z.enum(RECUPERATIONS),
    marsCombustion: z.strictObject({ grade: z.enum(COMBUSTION_GRADES), note: z.string() }),
    asOf: instantText.optional().meta({ description: 'The date asked about' }),
    lords: lordsShape.optional(),
    observations: listOf(z.enum(DATE_CODES)).optional().meta({ description: 'All that the day has against it' }),
    dateVerdict: oneOfTheWords(DATE_VERDICTS).optional(),
    deferReasons: listOf(z.enum(DEFER_CODES)).optional().meta({ description: 'What made the verdict' }),
    recommendedWindows: listOf(
      z.strictObject({
        start: instantText,
        end: instantText,
        layersSatisfied: z.int().min(1).max(3),
        verdict: oneOfTheWords(WINDOW_VERDICTS),
        lords: lordsShape,
      }),
    )
      .optional()
      .meta({ description: 'Best first, only where the verdict is not GO' }),
    relaxations: relaxationsShape.optional(),
    boundaryCautions: boundaryCautionsShape,
    scoreProvenance: scoreProvenanceShape,
    disclaimer: z.string(),
    next: nextShape,
  }),
  run: async (context) => {
    const { chart, input } = context;
    const { surgery_date } = input;
    const atMs =
      surgery_date === undefined
        ? context.now
        : resolveInstant(surgery_date, chart.moment, context.now, 'surgery_date');
    const { score, ...outlook } = surgeryOutlook(chart);
    const day = await dayParts(context, atMs);
    return {
      answer: surgeryAnswer(outlook, day, input.surgery_type, chart.moment),
      mode: day === null ? ('NATAL' as const) : ('DATE_SPECIFIC' as const),
      surgeryType: input.surgery_type,
      successScore: score,
      ...outlook,
      recoverySpeedClass: recoverySpeed(chart, atMs).speed,
      chains: CUSPS.map((cusp) => chain(chart, cusp)),
      ...(day?.printed ?? {}),
      boundaryCautions: boundaryCautions(chart, CUSPS),
      scoreProvenance: SERVICE_EXTENSION,
      disclaimer: surgeryDisclaimer(input.surgery_type, day !== null),
      next: [{ tool: 'get_medical_timing', reason: say.nextOperationInLife() }],
    };
  },
});

type Call = Pick<
  ToolContext<{
    readonly surgery_date?: string | undefined;
    readonly surgery_type: (typeof SURGERY_TYPES)[number];
    readonly any_hour: boolean;
  }>,
  'chart' | 'input' | 'now' | 'ephemeris' | 'note' | 'yieldTurn' | 'signal'
>;

/** What is said of a date; null without one. */
async function dayParts(call: Call, atMs: number) {
  const { chart, input, now, ephemeris, note } = call;
  const { moment } = chart;
  if (input.surgery_date === undefined) return null;
  const reading = dateReading(ephemeris, chart, atMs, input.surgery_type);
  const printed = { asOf: printInstant(atMs, moment), ...reading };
  const past = atMs < now;
  if (reading.dateVerdict === 'GO') return { ...reading, better: null, past, printed };
  if (past) {
    note(say.datePast());
    return { ...reading, better: null, past, printed: { ...printed, recommendedWindows: [], relaxations: [] } };
  }
  const { set, windows, hours } = await offered(call, atMs);
  if (windows.length > 0) note(say.windowsOfElection());
  return {
    ...reading,
    better: { first: windows[0]?.from ?? null, hours },
    past,
    printed: {
      ...printed,
      recommendedWindows: windows.map(({ from, to, layers, period: { md, ad, pd } }) => ({
        start: printInstant(from * 1000, moment),
        end: printInstant(to * 1000, moment),
        layersSatisfied: layersSatisfied(layers),
        verdict: windowVerdict(layers) ?? ('PERIOD_ONLY' as const),
        lords: { md: md.planet, ad: ad.planet, pd: pd.planet },
      })),
      relaxations: relaxationsView(set, windows),
    },
  };
}

const offered = ({ chart, input, ephemeris, yieldTurn, signal }: Call, atMs: number) =>
  surgeryWindows(
    { ephemeris, yieldTurn, cancelled: () => signal.aborted },
    beginSearch(ephemeris, chart.moment.ayanamsa, yieldTurn),
    chart,
    atMs,
    input.any_hour,
  );
