import { printedMs, printInstant } from '@cuspal/engine/time/print';
import { z } from 'zod';
import { askedBack } from './ask-back.ts';
import { askedSpan } from './asked-span.ts';
import { comparedDays, oneOfEachDay } from './compared-days.ts';
import type { Finding } from './finding.ts';
import { toolNamed, type Inquiry } from './inquiry.ts';
import { isOf, OF_A_MOMENT, OF_THE_BEST_DATE } from './known-messages.ts';
import { sentencesOf, textInPlainWords } from './plain-words.ts';
import { argumentsFor, findingOfResult, missingOf } from './single-tool.ts';
import { say } from './answers.messages.ts';

const window = z.looseObject({
  startLocal: z.string(),
  endLocal: z.string(),
  verdict: z.string().nullable(),
  layersSatisfied: z.number(),
  layers: z.record(z.string(), z.string().nullable()),
  discriminator: z.string(),
  matchedConditions: z.array(z.string()),
});
const elected = z.looseObject({
  windows: z.array(window).optional(),
  rankedDates: z
    .array(
      z.looseObject({ rank: z.number(), bestWindow: window.nullable(), dateLocal: z.string(), reason: z.string() }),
    )
    .optional(),
  promise: z
    .looseObject({ verdict: z.string(), side: z.enum(['yes', 'split', 'no']), baseRate: z.number().nullable() })
    .optional(),
});

/** The code before the sentence of a condition: `MOON_STAR: `, `caution:TARA: `. */
const CODE = /^(?:[a-z]+:)?[A-Z_]+: /;

/** Conditions that speak against a moment, or that custom alone counts. */
const ASIDE = /^[a-z]+:/;

/** What is looked through where the question names no days. */
const AHEAD = { scan_days: 30, granularity: 'hour' };

/** The best moment for an event, or the best of some dates, by the tool that elects it. */
export async function electedTime(inquiry: Inquiry, name: string): Promise<Finding> {
  const tool = await toolNamed(name);
  const { dates, event } = inquiry.question;
  const takes = (field: string): boolean => field in tool.input.shape;
  if (takes('event') && event === null) return askedBack(tool, [{ name: 'event', message: 'missing' }]);
  const span = askedSpan(inquiry);
  const args = {
    ...argumentsFor(tool, inquiry),
    ...(takes('scan_days') && dates === null && AHEAD),
    ...(takes('max_per_day') && span !== null && oneOfEachDay(span)),
    ...(takes('candidate_dates') && span?.apart !== undefined && { candidate_dates: span.apart }),
  };
  const missing = missingOf(tool, inquiry, args);
  if (missing.length > 0) return askedBack(tool, missing);
  const { result, lead } = await inquiry.decide(tool, args);
  const general = findingOfResult(tool, result, lead);
  const { windows, rankedDates = [], promise } = elected.parse(result);
  const compared = comparedDays(span, windows, rankedDates);
  const chosen = windows?.[0] ?? rankedDates.find(({ bestWindow }) => bestWindow !== null)?.bestWindow ?? null;
  const reason = (condition: string) => {
    const text = condition.replace(CODE, '');
    return { text, plain: textInPlainWords(text), tool: name, rule: tool.provenance.rules[0] ?? '' };
  };
  const said = general.sentences.flatMap(sentencesOf);
  // The best of some dates is told with the others, and its moment after them.
  const told = compared.length === 0 ? said : said.filter((sentence) => !isOf(sentence, OF_THE_BEST_DATE));
  const saysMoment = told.length === said.length && told.some((sentence) => isOf(sentence, OF_A_MOMENT));
  const moment = chosen === null || saysMoment ? [] : [bestMoment(inquiry, chosen.startLocal)];
  const conditions = chosen?.matchedConditions ?? [];
  const period = chosen && {
    start: chosen.startLocal,
    end: chosen.endLocal,
    class: chosen.verdict,
    lords: [],
  };
  return {
    ...general,
    sentences:
      compared.length === 0
        ? [...general.sentences, ...moment]
        : [...compared, ...moment, ...told.map(({ text }) => text)],
    verdict: promise
      ? { says: general.verdict?.says ?? '', verdict: promise.verdict, side: promise.side, baseRate: promise.baseRate }
      : general.verdict,
    first: period,
    best: period,
    reasonsFor: conditions.filter((condition) => !ASIDE.test(condition)).map(reason),
    reasonsAgainst: conditions.filter((condition) => condition.startsWith('caution:')).map(reason),
    details: rankedDates.map(({ dateLocal, reason: why }) => ({ tool: name, lines: [`${dateLocal}: ${why}`] })),
  };
}

/** `The best time found begins on 3 March 2027, 10:12.` */
const bestMoment = ({ context: { chart } }: Inquiry, startLocal: string): string =>
  say.bestTimeFound({ at: printInstant(printedMs(startLocal), chart.moment) });
