import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { natalEvent } from '@cuspal/engine/events/natal';
import { turnedEvent } from '@cuspal/engine/events/rotation';
import { turnsWithin } from '@cuspal/engine/kp/borders/birth-time-trust';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printedDay } from '@cuspal/engine/time/print';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { heldOf } from '@cuspal/tool-kit/views/stability';
import { stabilitySentence } from '@cuspal/tool-kit/views/stability-words';
import { nameInside, type SaidSentence, spare } from '@cuspal/speech';
import type { z } from 'zod';
import findEventTiming from '../../dasha/timing/find-event-timing-v2.tool.ts';
import { decidingPromise } from '../composites/deciding-promise.ts';
import analyzeNatalPromise from '../core-analysis/analyze-natal-promise.tool.ts';
import { daysOutside } from './days-outside.ts';
import type { Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { isOf, isPromise, isTendency, OF_NO_DATE, OF_PERIODS, speaksOf } from './known-messages.ts';
import { kpLineOf } from './kp-line.ts';
import { datesSentence, periodSentences, type Spoken } from './period-words.ts';
import { sentencesLeft, sentencesOf } from './plain-words.ts';
import { promiseReasons, timingReasons } from './promise-reasons.ts';
import { withBeginning } from './period-began.ts';
import { periodOf } from './result-parts.ts';
import { say } from './answers.messages.ts';

type Timing = z.input<typeof findEventTiming.output>;

/** Years that periods are looked for in where a question of the past names no date. */
const MOST_YEARS_BACK = 40;
const ADULT_YEARS = 18;

/**
 * The promise of an event and its time, by the two tools that judge them; `own` is the finding of a tool that knows the
 * matter better, and speaks in place of the promise.
 */
export async function promisedEvent(inquiry: Inquiry, key: string, own: Finding | null): Promise<Finding> {
  const { context, question } = inquiry;
  const { chart, now, input } = context;
  const { label } = natalEvent(key);
  const { birth_time_uncertainty_minutes: minutes } = input;
  const shared = {
    ...(question.relation !== undefined && { relation: question.relation }),
    ...(minutes !== undefined && { birth_time_uncertainty_minutes: minutes }),
  };
  const judged = await inquiry.decide(analyzeNatalPromise, { events: [label], ...shared });
  const promise = decidingPromise(judged.result, key);
  const timed = await inquiry.ask(findEventTiming, { event: label, ...shared, ...spanOf(inquiry) });
  const timing = timed && begunIn(inquiry, timed.result);
  const lead = judged.lead ?? timed?.lead ?? null;
  const event = turnedEvent(natalEvent(key), question.relation);
  const adverse = promise.polarity === 'adverse';
  const spoken: Spoken = {
    clock: chart.moment,
    nowMs: now,
    dates: question.dates,
    past: question.past,
    matter: shortName(label),
    adverse,
    // What its own tool does not expect comes, if at all, in these periods.
    side: promise.side === 'yes' && isUnlikely(own) ? 'split' : promise.side,
    isTimeStated: minutes !== undefined,
  };
  const held = heldOf(promise.stability);
  const turnSays = stabilitySentence(chart.moment, held, { polarity: promise.polarity, minutes });
  const near = turnsWithin(held, minutes).length > 0;
  // Beyond the ages of a matter nothing is delayed any more.
  const isOver = timing?.withheldReason !== undefined && promise.side !== 'no';
  const says = promiseSentence(event, isOver ? promise.verdict : promise);
  const told = toldBeside(isOver ? null : own, label, adverse);
  const beforeOperation = OPERATIONS.has(question.matter?.key ?? '');
  const ownFirst = own !== null && (adverse || JUDGES_THE_DAY.has(question.matter?.key ?? ''));
  const outside = daysOutside(inquiry);
  const reasons = promiseReasons(promise);
  const ofTime = timingReasons(timing, spoken);
  return {
    sentences: [
      ...(question.about === 'other' && question.relation === undefined ? [say.ofTheChartSent()] : []),
      ...(lead === null ? [] : [lead]),
      ...(outside.length > 0 ? outside : timing === null || ownFirst ? [] : datesSentence(timing, spoken)),
      ...(ownFirst ? told.sentences : []),
      ...(told.saysPromise ? [] : [says]),
      ...(ownFirst ? [] : told.sentences),
      ...(beforeOperation ? [] : [turnSays]),
      ...(timing === null || told.saysNoDate || (ownFirst && question.dates !== null)
        ? []
        : periodSentences(timing, spoken)),
    ],
    terms: false,
    verdict: { says, verdict: promise.verdict, side: promise.side, baseRate: promise.baseRate },
    turn: beforeOperation
      ? null
      : {
          earlierSeconds: promise.stability.beforeSeconds,
          laterSeconds: promise.stability.afterSeconds,
          says: turnSays,
        },
    first: periodOf(timing?.first),
    best: periodOf(timing?.best),
    reasonsFor: [...reasons.reasonsFor, ...ofTime.reasonsFor],
    reasonsAgainst: [...reasons.reasonsAgainst, ...ofTime.reasonsAgainst],
    notLookedAt: [],
    askNext: [...(near ? [say.howExact()] : []), ...question.also.map((event) => say.whatOf({ event }))],
    callNext: [],
    kpLine: kpLineOf(promise),
    details: [
      { tool: analyzeNatalPromise.name, lines: promise.reasoning },
      ...(timing === null ? [] : [{ tool: findEventTiming.name, lines: windowLines(timing) }]),
      ...(own?.details ?? []),
    ],
    system: 'kp',
  };
}

/** A timing whose named periods have their own beginnings. */
function begunIn(inquiry: Inquiry, { first, best, ...timing }: Timing) {
  const { chart, now } = inquiry.context;
  const { from_date: from } = spanOf(inquiry);
  const search = { from: timing.from, askedMs: resolveInstant(from, chart.moment, now, 'from_date') };
  return { ...timing, first: withBeginning(chart, first, search), best: withBeginning(chart, best, search) };
}

/** Whether the tool of a matter does not expect it, whatever is promised. */
const isUnlikely = (own: Finding | null): boolean => UNLIKELY.has(own?.verdict?.verdict ?? '');

const UNLIKELY: ReadonlySet<string> = new Set(['UNFAVOURABLE', 'UNLIKELY', 'NOT_SUPPORTED', 'NOT_INDICATED']);

/** Matters whose own tool judges the day that is named: periods of cure beside it would speak of another question. */
const JUDGES_THE_DAY: ReadonlySet<string> = new Set(['surgery_result']);

/** Before an operation nobody is told what seconds of a birth time would take away. */
const OPERATIONS: ReadonlySet<string> = new Set(['surgery_result', 'transplant']);

/** What a second tool says of the matter itself: no promise of another, nothing unwelcome unasked, and no time but one. */
function toldBeside(own: Finding | null, label: string, adverse: boolean) {
  const all = (own?.sentences ?? []).flatMap(sentencesOf);
  const isKept = (sentence: SaidSentence): boolean =>
    !isOf(sentence, OF_PERIODS) &&
    (speaksOf(sentence, label) || !isPromise(sentence)) &&
    (adverse || !isTendency(sentence));
  const kept = all.filter(isKept);
  const sentences = sentencesLeft(all, (sentence) => (isKept(sentence) ? sentence.text : null));
  spareTheLast(sentences);
  return {
    sentences,
    saysPromise: kept.some((sentence) => speaksOf(sentence, label) && isPromise(sentence)),
    saysNoDate: kept.some((sentence) => isOf(sentence, OF_NO_DATE)),
  };
}

/** Where there is too little room the share of a lifetime goes before these. */
const AFTER_THE_SHARE = 2;

/**
 * Lets what a second tool says after its first sentence go before the period that answers when, the last of it first: in
 * languages that take more room than English the end of the text would go, which is that period.
 */
function spareTheLast(sentences: readonly string[]): void {
  for (const [at, sentence] of sentences.entries()) {
    const [said] = sentencesOf(sentence);
    if (at === 0 || said === undefined || isPromise(said)) continue;
    const order = AFTER_THE_SHARE + sentences.length - at;
    spare(order, sentence);
    spare(order, said.plain);
  }
}

/** `illness` of `Illness (Acute)`, `career` of `Career / Job Start`. */
const shortName = (label: string): string => (nameInside(label).split(' / ')[0] ?? label).replace(/ \(.*\)$/, '');

/** The years looked through: from the day asked about, of the past up to now, and else as the tool has it. */
function spanOf({ context: { chart, now }, question: { dates, past } }: Inquiry) {
  const { moment } = chart;
  const today = printDate(now, moment);
  if (dates !== null && !past) return dates.from > today ? { from_date: dates.from } : {};
  if (!past) return {};
  const adultMs = Math.min(moment.utcMs + ADULT_YEARS * DASHA_YEAR_MS, now - DASHA_YEAR_MS);
  const earliestMs = Math.max(adultMs, now - MOST_YEARS_BACK * DASHA_YEAR_MS, moment.utcMs);
  const from = dates?.from ?? printDate(earliestMs, moment);
  const years = (now - resolveInstant(from, moment, now, 'from_date')) / DASHA_YEAR_MS;
  return { from_date: from, horizon_years: Math.min(MOST_YEARS_BACK, Math.max(1, Math.floor(years * 10) / 10)) };
}

/** `FULL Jupiter Rahu Mercury, 2026-12-17 to 2027-04-20`, one row a window. */
const windowLines = ({ windows, weaker }: Timing): readonly string[] =>
  [...windows, ...weaker].map(({ class: of, md, ad, pd, start, usableStart, end }) =>
    say.windowLine({ class: of, md, ad, pd, from: printedDay(usableStart ?? start), until: printedDay(end) }),
  );
