import { stageYears, tooOld } from '@cuspal/engine/kp/timing/stage-years';
import type { Interval } from '@cuspal/engine/base/intervals';
import type { Chart } from '@cuspal/engine/chart/chart';
import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { natalEvent } from '@cuspal/engine/events/natal';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { topicPeriods } from '@cuspal/engine/kp/timing/topic-timing';
import { knownSky } from '@cuspal/engine/passages/transit-search';
import { utcMsFromJd } from '@cuspal/engine/time/julian';
import { printDate } from '@cuspal/engine/time/print';
import { LEGAL_VERDICTS, legalContest, type LegalVerdict } from '@cuspal/engine/topics/legal/contest';
import { custodyRisk, DETENTION_TONES, detentionTone } from '@cuspal/engine/topics/legal/custody-risk';
import { filingCalendar } from '@cuspal/engine/topics/legal/filing';
import { judgmentMonth, type JudgmentMonth } from '@cuspal/engine/topics/legal/judgment-month';
import { APPEAL_MATTER, LEGAL_MATTERS, LEGAL_ROLES } from '@cuspal/engine/topics/legal/legal-data';
import {
  answerShape,
  birthInput,
  defineTool,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  spanShape,
  timedFields,
  type Topic,
  topicOf,
  windowsShape,
} from '@cuspal/tool-kit';
import { monthInWords, monthText } from '@cuspal/tool-kit/views/months';
import { UNTIMED } from '@cuspal/tool-kit/views/timed';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { calendarAnswer, contestArguments, custodyRiskShape } from './legal-answers.ts';
import { say } from './legal.messages.ts';

const MAX_FILINGS = 6;
const MAX_APPEALS = 4;

export default defineTool({
  name: 'get_litigation_timeline',
  title: 'Filing, judgment, bail and appeal calendar',
  purpose: 'Calendar of filing, judgment, bail and appeal',
  family: 'legal',
  phase: 'timing',
  system: 'kp',
  needs: ['get_legal_analysis'],
  birth: 'required',
  disclaimer: 'legal',
  deadlineSeconds: 50,
  description:
    'The calendar of a lawsuit by KP, with periods to file, for a judgment, an appeal and in criminal matters release. Call it after get_legal_analysis. Predicts no judgment of a court.',
  provenance: {
    rules: [
      'R6T.1',
      'R6T.2',
      'R6T.3',
      'R6T.5',
      'R5.2',
      'R5.6',
      'R9.1',
      'R10',
      'R11',
      'R13.1',
      'R13.4',
      'R14.1',
      'R14.3',
    ],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  input: birthInput.extend(contestArguments(10, 3)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    role: z.enum(LEGAL_ROLES),
    matter: z.enum(LEGAL_MATTERS),
    verdict: oneOfTheWords(LEGAL_VERDICTS).meta({ description: 'The verdict of get_legal_analysis' }),
    filingWindows: listOf(spanShape.extend({ starLord: planetName, subLord: planetName })).meta({
      description: 'Stays of Jupiter of three days or more',
    }),
    judgmentMonth: z.string().nullable().meta({ description: 'YYYY-MM' }),
    judgmentReason: z.string(),
    judgmentFactors: scoreFactorsShape,
    bailWindows: listOf(
      spanShape.extend({ md: planetName, ad: planetName, tone: z.enum(DETENTION_TONES), reason: z.string() }),
    )
      .nullable()
      .meta({ description: 'The antardashas of these years by their lord. Null unless the matter is criminal.' }),
    appealWindows: windowsShape,
    ...timedFields,
    appealNote: z.string(),
    imprisonmentRisk: custodyRiskShape.nullable().meta({ description: 'Null unless the matter is criminal' }),
    truncated: z
      .literal(true)
      .optional()
      .meta({ description: 'Transits past 2399, or past what one call may compute, are missing' }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: async (context) => {
    const { chart, input } = context;
    const topic = topicOf(context);
    const { span: asked, asOfMs } = topic.horizon;
    const contest = legalContest(chart, input.role, input.matter);
    const { verdict } = contest;
    const event = natalEvent(verdict === 'UNFAVOURABLE' ? 'legal_dispute' : 'court_victory');
    const years = stageYears(chart, event, asked);
    leadByLifeStage(context, { event, atMs: asOfMs, years });
    // A calendar of periods goes on past the ages of a matter, but it begins with them.
    const span = years.stage === 'early' ? years : asked;
    const criminal = input.matter === 'criminal';
    const filings = await filingCalendar(topic.search, chart, span, MAX_FILINGS);
    const withheld = notPromised(chart, event) ?? tooOld(chart, event, asked);
    const month =
      withheld === null ? await judgmentMonth(topic.search, chart, event, { ...topic.horizon, span }) : null;
    const { md, ad } = jointPeriodAt(chart, asked.startMs);
    const { cut, endMs } = knownSky(span);
    const stoppedAt = topic.search.budget.stoppedAt === null ? endMs : utcMsFromJd(topic.search.budget.stoppedAt);
    const truncated = cut || stoppedAt < endMs;
    if (truncated) context.note(say.transitsLeftOut({ stoppedAt: printDate(stoppedAt, chart.moment) }));
    if (!criminal) context.note(say.criminalOnly());
    const { appeal, ...appealFields } = appeals(topic, verdict, month, span);
    return {
      answer: calendarAnswer(contest, { filings, judgment: month, appeal, nowMs: topic.horizon.asOfMs }, chart.moment),
      asOf: topic.asOf,
      role: input.role,
      matter: input.matter,
      verdict,
      filingWindows: filings.map((window) => ({
        ...spanView(window, chart.moment),
        starLord: window.inside.starLord,
        subLord: window.inside.subLord,
      })),
      judgmentMonth: month && monthText(month),
      judgmentReason: month === null ? noMonth(event, withheld) : monthReason(event, month),
      judgmentFactors: month?.factors ?? [],
      bailWindows: criminal ? detentionRows(chart, span) : null,
      ...appealFields,
      imprisonmentRisk: criminal ? custodyRisk(chart, { md: md.planet, ad: ad.planet }) : null,
      ...(truncated && { truncated: true as const }),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_transit_timing_hierarchy', reason: say.nextTransits() }],
    };
  },
});

const detentionRows = (chart: Chart, span: Interval) =>
  topicPeriods(chart, span).map((period) => ({
    ...spanView(period, chart.moment),
    md: period.md,
    ad: period.ad,
    ...detentionTone(chart, period.ad),
  }));

/** Only an UNFAVOURABLE verdict asks for an appeal; it comes after the judgment. */
function appeals(topic: Topic, verdict: LegalVerdict, month: JudgmentMonth | null, { startMs, endMs }: Interval) {
  if (verdict !== 'UNFAVOURABLE')
    return {
      appeal: null,
      appealWindows: [],
      ...UNTIMED,
      appealNote: say.appealOnlyUnfavourable(),
    };
  const after = { startMs: Math.min(month?.endMs ?? startMs, endMs), endMs };
  const { windows, first, timed, withheldReason } = topic.windows(APPEAL_MATTER, MAX_APPEALS, {
    span: after,
    brought: say.anAppeal(),
    untold: true,
  });
  return {
    appeal: first,
    appealWindows: windows,
    ...timed,
    appealNote:
      withheldReason ??
      say.appealLookedFor({
        known: month !== null,
        month: month === null ? '' : monthInWords(month),
        found: first !== null,
      }),
  };
}

/** The month with its points and where they come from: the Sun is named only where it adds some. */
function monthReason(event: JudgedEvent, month: JudgmentMonth): string {
  const sun = month.factors.some(({ factor }) => factor === 'sun');
  return say.monthWithMostPoints({ month: monthInWords(month), score: month.score, event: event.label, sun });
}

const noMonth = (event: JudgedEvent, withheld: string | null): string =>
  withheld ?? say.noPeriodOf({ event: event.label });
