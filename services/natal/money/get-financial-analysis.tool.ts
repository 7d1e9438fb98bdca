import type { Chart } from '@cuspal/engine/chart/chart';
import { natalEvent } from '@cuspal/engine/events/natal';
import { rankedPairMeanings } from '@cuspal/engine/kp/promise/pair-meanings';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import {
  MONEY_TONES,
  moneyPeriods,
  PILLAR_LEVELS,
  PILLARS,
  wealth,
  WEALTH_CLASSES,
  pillarInWords,
  type Wealth,
} from '@cuspal/engine/topics/money/financial';
import { WEALTH_LENS_TESTS, wealthLens } from '@cuspal/engine/topics/money/wealth-lens';
import { promiseSummaries } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerShape,
  bandShape,
  birthInput,
  cuspLeanShape,
  defineTool,
  horizonArguments,
  houseList,
  instantText,
  listOf,
  nextShape,
  planetName,
  promiseSummariesShape,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  timedFieldsOf,
  topicOf,
  verdictShape,
  windowsShape,
  withheld,
  withheldReasonShape,
  detailArgument,
  windowDays,
  answerOf,
  type TopicWindows,
} from '@cuspal/tool-kit';
import { noteSharedPeriods } from '@cuspal/tool-kit/views/shared-periods';
import { timedViews } from '@cuspal/tool-kit/views/timed';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import { say } from './money.messages.ts';

const MAX_GAIN_WINDOWS = 5;
const MAX_CAUTION_WINDOWS = 3;
const MATTERS = [
  'wealth_gain',
  'financial_loss',
  'loan',
  'loan_repayment',
  'money_recovery',
  'inheritance',
  'insurance',
  'lottery',
  'speculation',
  'property_purchase',
] as const;

const verdict = z.strictObject({ verdict: verdictShape, band: bandShape });

export default defineTool({
  name: 'get_financial_analysis',
  title: 'Wealth: earning, keeping, losing',
  purpose: 'How money comes, stays and goes, with debts, inheritance, windfalls, open and tight periods',
  family: 'money',
  phase: 'promise',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'financial',
  description:
    'How money comes, stays and goes, in words and never in sums, by KP, with loans, inheritance, speculation and property. Call it for any money question. No signal to buy or sell.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.6', 'R9.1', 'R9.7', 'R10', 'R13.1', 'R13.4', 'R7.3', 'R23.1'],
    sources: ['KPR3t', 'KPR3p', 'KPM', 'PVR', 'OWN'],
  },
  brief: {
    without: ['promises.*.reason', 'pillars.cusps.reason', 'crossLens.detail'],
    most: { periods: 4, gainWindows: 3, cautionWindows: 1, 'weaker.*': 1 },
    days: windowDays('gainWindows', 'cautionWindows', 'best.*', 'first.*', 'weaker.*'),
  },
  input: birthInput.extend({ ...horizonArguments(30), ...detailArgument }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    promises: promiseSummariesShape.meta({ description: 'Promises by event key' }),
    pillars: listOf(
      z.strictObject({
        name: z.enum(PILLARS),
        level: z.enum(PILLAR_LEVELS).meta({ description: 'Of OUTFLOW one of HEAVY, MODERATE and LIGHT' }),
        cusps: listOf(cuspLeanShape),
      }),
    ),
    wealthClass: z.enum(WEALTH_CLASSES),
    wealthPoints: z.int().meta({ description: 'The points of the factors added up' }),
    factors: scoreFactorsShape,
    sources: listOf(z.strictObject({ houses: houseList, meaning: z.string(), rule: z.string() })),
    debt: z.strictObject({ loan: verdict, repayment: verdict, note: z.string() }),
    windfall: z.strictObject({ inheritance: verdict, lottery: verdict, insurance: verdict }),
    periods: listOf(
      z.strictObject({
        start: instantText,
        end: instantText,
        md: planetName,
        ad: planetName,
        tone: z.enum(MONEY_TONES),
        reason: z.string(),
      }),
    ),
    gainWindows: windowsShape,
    withheldReason: withheldReasonShape.meta({ description: 'Why gainWindows is empty' }),
    cautionWindows: windowsShape,
    ...timedFieldsOf('gainWindows', 'cautionWindows'),
    crossLens: listOf(
      z.strictObject({
        system: z.literal('parashari'),
        test: z.enum(WEALTH_LENS_TESTS),
        met: z.boolean().nullable(),
        detail: z.string(),
      }),
    ).meta({ description: 'A Parashari note, which moves no verdict' }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart, note } = context;
    const topic = topicOf(context);
    const found = wealth(chart);
    const { pillars, wealthClass, points, factors } = found;
    const gains = topic.windows(natalEvent('wealth_gain'), MAX_GAIN_WINDOWS, { brought: say.gain() });
    const cautions = topic.windows(natalEvent('financial_loss'), MAX_CAUTION_WINDOWS, { aside: true });
    if (cautions.withheldReason !== undefined) note(say.noCautionPeriods({ reason: cautions.withheldReason }));
    noteSharedPeriods(gains.found, cautions.found, ['gain', 'caution'], chart.moment, note);
    return {
      answer: wealthAnswer(found, gains, topic.horizon.asOfMs, chart.moment),
      asOf: topic.asOf,
      promises: promiseSummaries(chart, MATTERS),
      pillars,
      wealthClass,
      wealthPoints: points,
      factors,
      sources: rankedPairMeanings(chart, 2),
      debt: debtOf(chart),
      windfall: {
        inheritance: verdictOn(chart, 'inheritance'),
        lottery: verdictOn(chart, 'lottery'),
        insurance: verdictOn(chart, 'insurance'),
      },
      periods: moneyPeriods(chart, topic.horizon.span).map(({ md, ad, tone, reason, ...span }) => ({
        ...spanView(span, chart.moment),
        md,
        ad,
        tone,
        reason,
      })),
      gainWindows: gains.windows,
      ...withheld(gains),
      cautionWindows: cautions.windows,
      ...timedViews({ gainWindows: gains.timed, cautionWindows: cautions.timed }),
      crossLens: wealthLens(chart).map((row) => ({ system: 'parashari' as const, ...row })),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_career_signature', reason: say.nextCareer() }],
    };
  },
});

function verdictOn(chart: Chart, key: string) {
  const { verdict: found, band } = verdictOf(chart, natalEvent(key));
  return { verdict: found, band };
}

function debtOf(chart: Chart) {
  const [borrowing, repaying] = [verdictOn(chart, 'loan').band, verdictOn(chart, 'loan_repayment').band];
  return {
    loan: verdictOn(chart, 'loan'),
    repayment: verdictOn(chart, 'loan_repayment'),
    note: `${say.borrowing({ band: borrowing })} ${say.repaying({ band: repaying })}`,
  };
}

type Gains = Pick<TopicWindows, 'withheldReason' | 'first' | 'said'>;

/** The periods are those of one promise, which the whole of the pillars can contradict. */
function gainSentence({ wealthClass }: Wealth, gains: Gains, nowMs: number, clock: LocalClock): string | false {
  if (gains.withheldReason !== undefined) return say.noGainPeriod();
  const { first, said } = gains;
  if (wealthClass !== 'STRAINED' || first === null) return said;
  const fromMs = first.usableStartMs ?? first.startMs;
  const until = printDate(first.endMs, clock);
  return fromMs <= nowMs ? say.gainRunning({ until }) : say.gainPossible({ from: printDate(fromMs, clock), until });
}

const wealthAnswer = (wealth: Wealth, gains: Gains, nowMs: number, clock: LocalClock): string =>
  answerOf(
    say.means({ means: wealth.wealthClass }),
    say.fourPillars({ pillars: wealth.pillars.map(({ name, level }) => pillarInWords(name, level)) }),
    gainSentence(wealth, gains, nowMs, clock),
  );
