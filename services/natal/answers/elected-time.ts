import { electionEvent } from '@cuspal/engine/events/election';
import { momentInWords, printedMs } from '@cuspal/engine/time/print';
import type { Finding } from './finding.ts';
import { argumentsFor, findingOfResult } from './single-tool.ts';
import { toolNamed, type Inquiry } from './inquiry.ts';
import { inPlainWords } from './plain-words.ts';
import { z } from 'zod';

const window = z.looseObject({
  startLocal: z.string(),
  endLocal: z.string(),
  verdict: z.string().nullable(),
  matchedConditions: z.array(z.string()),
  cautions: z.array(z.string()),
});
const elected = z.looseObject({
  windows: z.array(window).optional(),
  rankedDates: z
    .array(z.looseObject({ bestWindow: window.nullable(), dateLocal: z.string(), reason: z.string() }))
    .optional(),
  promise: z.looseObject({
    verdict: z.string(),
    side: z.enum(['yes', 'split', 'no']),
    baseRate: z.number().nullable(),
  }),
});

/** Days looked through where the question names none: three weeks, and no more than the tools take by the minute. */
const DAYS_AHEAD = 21;

/** The best moment for an event, by the tool that elects it; `name` is that of its matter or the general one. */
export async function electedTime(inquiry: Inquiry, name: string, event: string | null): Promise<Finding> {
  const tool = await toolNamed(name);
  const { dates } = inquiry.question;
  const args = {
    ...argumentsFor(tool, inquiry),
    ...('scan_days' in tool.input.shape && dates === null && { scan_days: DAYS_AHEAD, granularity: 'hour' }),
    ...('event' in tool.input.shape && event !== null && { event: electionEvent(event).label }),
  };
  const { result, lead } = await inquiry.decide(tool, args);
  const general = findingOfResult(tool, result, lead);
  const read = elected.parse(result);
  const chosen =
    read.windows?.[0] ?? read.rankedDates?.find(({ bestWindow }) => bestWindow !== null)?.bestWindow ?? null;
  const reason = (text: string) => ({
    text,
    plain: inPlainWords(text),
    tool: name,
    rule: tool.provenance.rules[0] ?? '',
  });
  const period = chosen && {
    start: chosen.startLocal,
    end: chosen.endLocal,
    class: chosen.verdict,
    lords: [],
  };
  return {
    ...general,
    sentences: [
      ...(lead === null ? [] : [lead]),
      ...(chosen === null ? [] : [bestMoment(inquiry, chosen)]),
      ...general.sentences.slice(lead === null ? 0 : 1),
    ],
    verdict: general.verdict && { ...general.verdict, ...pick(read.promise) },
    first: period,
    best: period,
    reasonsFor: (chosen?.matchedConditions ?? []).map(reason),
    reasonsAgainst: (chosen?.cautions ?? []).map((caution) =>
      reason(`Caution: ${caution.toLowerCase().replaceAll('_', ' ')}.`),
    ),
    details: (read.rankedDates ?? []).map(({ dateLocal, reason: why }) => ({
      tool: name,
      lines: [`${dateLocal}: ${why}`],
    })),
  };
}

const pick = ({ verdict, side, baseRate }: z.output<typeof elected>['promise']) => ({ verdict, side, baseRate });

/** `The best time found is 3 March 2027, 10:12 to 11:05.` */
function bestMoment({ context: { chart } }: Inquiry, { startLocal, endLocal }: z.output<typeof window>): string {
  const from = momentInWords(printedMs(startLocal), chart.moment);
  void endLocal;
  return `The best time found begins on ${from}.`;
}
