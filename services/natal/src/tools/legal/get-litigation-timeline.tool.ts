import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { natalEvent } from '@cuspal/engine/events/natal';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { topicPeriods } from '@cuspal/engine/kp/timing/topic-timing';
import { knownSky } from '@cuspal/engine/passages/known-sky';
import { utcMsFromJd } from '@cuspal/engine/time/julian';
import { printDate } from '@cuspal/engine/time/print';
import { LEGAL_VERDICTS, legalContest, type LegalVerdict } from '@cuspal/engine/topics/legal/contest';
import { custodyRisk, DETENTION_TONES, detentionTone } from '@cuspal/engine/topics/legal/custody-risk';
import { filingCalendar } from '@cuspal/engine/topics/legal/filing';
import { judgmentMonth, type JudgmentMonth } from '@cuspal/engine/topics/legal/judgment-month';
import { APPEAL_MATTER, LEGAL_MATTERS, LEGAL_ROLES } from '@cuspal/engine/topics/legal/legal-data';
import {
  birthInput,
  defineTool,
  instantText,
  listOf,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  spanShape,
  windowsShape,
} from '@cuspal/tool-kit';
import { monthText } from '@cuspal/tool-kit/views/months';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { topicOf, type Topic } from '../topic.ts';
import { contestArguments, custodyRiskShape } from './legal-shapes.ts';

const MAX_FILINGS = 6;
const MAX_APPEALS = 4;

export default defineTool({
  name: 'get_litigation_timeline',
  title: 'Filing, judgment, bail and appeal calendar',
  family: 'legal',
  phase: 'timing',
  system: 'kp',
  needs: ['get_legal_analysis'],
  birth: 'required',
  disclaimer: 'legal',
  deadlineSeconds: 50,
  description:
    'Calendar of a lawsuit by KP: windows to file (Jupiter in star and sub of good significators of 11), the month that speaks most for a judgment, antardashas that support release or press towards detention, windows of an appeal when the verdict is UNFAVORABLE, and the risk of imprisonment with its points. Call it after get_legal_analysis. No month and no window without promise; no judgment of a court is predicted. Legal disclaimer. Not paged.',
  provenance: {
    rules: ['R5.2', 'R5.6', 'R9.1', 'R10', 'R11', 'R13.1', 'R13.4', 'R14.1', 'R14.3'],
    sources: ['R3p', 'KPM', 'service points'],
  },
  input: birthInput.extend(contestArguments(10, 3)),
  output: z.strictObject({
    asOf: instantText,
    role: z.enum(LEGAL_ROLES),
    matter: z.enum(LEGAL_MATTERS),
    verdict: z.enum(LEGAL_VERDICTS).meta({ description: 'Of get_legal_analysis' }),
    filingWindows: listOf(spanShape.extend({ starLord: planetName, subLord: planetName })).meta({
      description: 'Jupiter, three days or more',
    }),
    judgmentMonth: z.string().nullable().meta({ description: 'YYYY-MM' }),
    judgmentReason: z.string(),
    judgmentFactors: scoreFactorsShape,
    bailWindows: listOf(
      spanShape.extend({ md: planetName, ad: planetName, tone: z.enum(DETENTION_TONES), reason: z.string() }),
    ).meta({
      description: 'The antardashas of these years, by their lord',
    }),
    appealWindows: windowsShape,
    appealNote: z.string(),
    imprisonmentRisk: custodyRiskShape.extend({ note: z.string().nullable() }),
    truncated: z.literal(true).optional().meta({ description: 'Transits past 2399, or past the budget, are missing' }),
    scoreProvenance: scoreProvenanceShape,
  }),
  run: async (context) => {
    const { chart, input } = context;
    const topic = topicOf(context);
    const { span } = topic.horizon;
    const { verdict } = legalContest(chart, input.role, input.matter);
    const filings = await filingCalendar(topic.search, chart, span, MAX_FILINGS);
    const event = natalEvent(verdict === 'UNFAVORABLE' ? 'legal_dispute' : 'court_victory');
    const withheld = notPromised(chart, event);
    const month = withheld === null ? await judgmentMonth(topic.search, chart, event, topic.horizon) : null;
    const { md, ad } = jointPeriodAt(chart, span.startMs);
    const { cut, endMs } = knownSky(span);
    const stoppedAt = topic.search.budget.stoppedAt === null ? endMs : utcMsFromJd(topic.search.budget.stoppedAt);
    const truncated = cut || stoppedAt < endMs;
    if (truncated)
      context.note(
        `Transits of Jupiter and the Sun are known to ${printDate(stoppedAt, chart.moment)}; later ones are left out.`,
      );
    return {
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
      bailWindows: topicPeriods(chart, span).map((period) => ({
        ...spanView(period, chart.moment),
        md: period.md,
        ad: period.ad,
        ...detentionTone(chart, period.ad),
      })),
      ...appeals(topic, verdict, month),
      imprisonmentRisk: {
        ...custodyRisk(chart, { md: md.planet, ad: ad.planet }),
        note:
          input.matter === 'civil' ? 'A civil matter: custody is not at issue unless the case turns criminal.' : null,
      },
      ...(truncated && { truncated: true as const }),
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});

/** Only an UNFAVORABLE verdict asks for an appeal; it comes after the judgment. */
function appeals(topic: Topic, verdict: LegalVerdict, month: JudgmentMonth | null) {
  if (verdict !== 'UNFAVORABLE') {
    return {
      appealWindows: [],
      appealNote: `The verdict is ${verdict}: windows of an appeal are looked for only when it is UNFAVORABLE.`,
    };
  }
  const { startMs, endMs } = topic.horizon.span;
  const after = { startMs: Math.min(month?.endMs ?? startMs, endMs), endMs };
  const { windows, withheldReason } = topic.windows(APPEAL_MATTER, MAX_APPEALS, { span: after });
  const from = month === null ? 'from as_of_date, since no month of judgment is known' : `after ${monthText(month)}`;
  return {
    appealWindows: windows,
    appealNote:
      withheldReason ??
      (windows.length > 0 ? `Looked for ${from}.` : `Looked for ${from}: no window lies in the years asked for.`),
  };
}

const monthReason = (event: JudgedEvent, month: JudgmentMonth): string =>
  `The month ${monthText(month)} has the most points, ${month.score}, from the windows of ${event.label} and the Sun's days in star and sub of planets fruitful for 6 and 11.`;

const noMonth = (event: JudgedEvent, withheld: string | null): string =>
  withheld ?? `No window of ${event.label} lies in the years asked for.`;
