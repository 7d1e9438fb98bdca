import { natalEvent } from '@cuspal/engine/events/natal';
import type { NatalEvent } from '@cuspal/engine/events/event';
import { turnedEvent } from '@cuspal/engine/events/rotation';
import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { heldOf } from '@cuspal/tool-kit/views/stability';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { stabilitySentence } from '@cuspal/tool-kit/views/stability-words';
import { printDate, printedMs } from '@cuspal/engine/time/print';
import findEventTiming from '../../dasha/timing/find-event-timing-v2.tool.ts';
import analyzeNatalPromise from '../core-analysis/analyze-natal-promise.tool.ts';
import { decidingPromise, type DecidingPromise } from '../composites/deciding-promise.ts';
import type { Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { kpLineOf } from './kp-line.ts';
import { periodSentences, type Spoken } from './period-words.ts';
import { promiseReasons, timingReasons } from './promise-reasons.ts';
import { periodOf } from './told.ts';
import type { z } from 'zod';

export type Timing = z.input<typeof findEventTiming.output>;

/** Years that periods are looked for in where a question of the past names no date. */
const MOST_YEARS_BACK = 40;
const ADULT_YEARS = 18;

/** What is promised, and what was found of its time. */
export interface Promised {
  readonly event: NatalEvent;
  readonly promise: DecidingPromise;
  readonly timing: Timing | null;
  /** What stands first in the answer of either tool: a matter outside its ages. */
  readonly lead: string | null;
  readonly spoken: Spoken;
}

/** The promise of the event asked about and its time, by the two tools that the protocol names for them. */
export async function promisedEvent(inquiry: Inquiry, key: string): Promise<Finding> {
  const found = await judgePromise(inquiry, key);
  return findingOf(inquiry, found);
}

export async function judgePromise(inquiry: Inquiry, key: string): Promise<Promised> {
  const { context, question } = inquiry;
  const { chart, now, input } = context;
  const { label } = natalEvent(key);
  const of = { ...(question.relation !== undefined && { relation: question.relation }) };
  const uncertainty =
    input.birth_time_uncertainty_minutes === undefined
      ? {}
      : { birth_time_uncertainty_minutes: input.birth_time_uncertainty_minutes };
  const judged = await inquiry.decide(analyzeNatalPromise, { events: [label], ...of, ...uncertainty });
  const promise = decidingPromise(judged.result, key);
  const timed = await inquiry.ask(findEventTiming, { event: label, ...of, ...uncertainty, ...spanOf(inquiry) });
  return {
    event: turnedNatal(natalEvent(key), question.relation),
    promise,
    timing: timed?.result ?? null,
    lead: judged.lead ?? timed?.lead ?? null,
    spoken: {
      clock: chart.moment,
      nowMs: now,
      dates: question.dates,
      past: question.past,
      matter: label,
      adverse: promise.polarity === 'adverse',
      side: promise.side,
    },
  };
}

const turnedNatal = (event: NatalEvent, relation: Inquiry['question']['relation']): NatalEvent =>
  turnedEvent(event, relation);

/** The years looked through: from the date asked about, of the past up to now, and else as the tool has it. */
function spanOf({ context: { chart, now }, question: { dates, past } }: Inquiry) {
  const { moment } = chart;
  if (dates !== null) {
    const startMs = printedMs(`${dates.from}T12:00:00+00:00`);
    return past || startMs > now ? { from_date: dates.from } : {};
  }
  if (!past) return {};
  const adultMs = moment.utcMs + ADULT_YEARS * DASHA_YEAR_MS;
  const fromMs = Math.max(Math.min(adultMs, now - DASHA_YEAR_MS), now - MOST_YEARS_BACK * DASHA_YEAR_MS, moment.utcMs);
  const years = Math.min(MOST_YEARS_BACK, Math.max(1, (now - fromMs) / DASHA_YEAR_MS));
  return { from_date: printDate(fromMs, moment), horizon_years: Math.floor(years * 10) / 10 };
}

function findingOf({ context, question }: Inquiry, found: Promised): Finding {
  const { event, promise, timing, lead, spoken } = found;
  const { chart, input } = context;
  const minutes = input.birth_time_uncertainty_minutes;
  const held = heldOf(promise.stability);
  const turnSays = stabilitySentence(chart.moment, held, { polarity: promise.polarity, minutes });
  const [first, best] = [periodOf(timing?.first), periodOf(timing?.best)];
  const reasons = promiseReasons(promise);
  const ofTime = timingReasons(timing, spoken);
  return {
    sentences: [
      ...(lead === null ? [] : [lead]),
      promiseSentence(event, promise),
      turnSays,
      ...(timing === null ? [] : periodSentences(timing, spoken)),
    ],
    verdict: {
      says: promiseSentence(event, promise),
      verdict: promise.verdict,
      side: promise.side,
      baseRate: promise.baseRate,
    },
    turn: {
      earlierSeconds: promise.stability.beforeSeconds,
      laterSeconds: promise.stability.afterSeconds,
      says: turnSays,
    },
    first,
    best,
    reasonsFor: [...reasons.reasonsFor, ...ofTime.reasonsFor],
    reasonsAgainst: [...reasons.reasonsAgainst, ...ofTime.reasonsAgainst],
    notLookedAt: [],
    askNext: question.also.slice(0, 3).map((label) => `What does the chart say of ${label}?`),
    kpLine: kpLineOf(promise),
    details: [
      { tool: 'analyze_natal_promise', lines: promise.reasoning },
      ...(timing === null ? [] : [{ tool: 'find_event_timing_v2', lines: windowLines(timing) }]),
    ],
    system: 'kp',
    rules: [],
  };
}

/** `FULL Jupiter Rahu Mercury, 2026-12-17 to 2027-04-20`, one row a window. */
const windowLines = ({ windows, weaker }: Timing): readonly string[] =>
  [...windows, ...weaker].map(
    ({ class: of, md, ad, pd, start, usableStart, end }) =>
      `${of} ${md} ${ad} ${pd}, ${(usableStart ?? start).slice(0, 10)} to ${end.slice(0, 10)}`,
  );
