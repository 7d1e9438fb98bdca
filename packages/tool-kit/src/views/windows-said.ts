import type { Interval } from '@cuspal/engine/base/intervals';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import type { EventWindows } from '@cuspal/engine/kp/timing/event-windows';
import { windowSentences } from './window-words.ts';

/** What windows are spoken of, and from when. */
interface Spoken {
  readonly event: JudgedEvent;
  /** The years looked through. */
  readonly span: Interval;
  readonly asOfMs: number;
  readonly brought?: string;
}

/** Characters of an answer that its windows may take, so that every answer finds room. */
const ROOM = 230;
/** Sentences of it, for the same. */
const MOST = 3;

/**
 * Windows in the words of R6T.5 as one part of an answer, and what finds no room there as a note. The period comes
 * first, then the share of a lifetime, then the rest. False and null where they were withheld.
 */
export function windowsSaid(
  chart: Chart,
  windows: EventWindows,
  { event, span, asOfMs, ...named }: Spoken,
): readonly [said: string | false, more: string | null] {
  if (windows.withheldReason !== undefined) return [false, null];
  const { side, verdict } = verdictOf(chart, event);
  const sentences = windowSentences(windows, {
    event,
    // A gate of the page's own gave way to dates of what the event by itself does not promise.
    side: side === 'no' ? 'split' : side,
    verdict,
    untilMs: span.endMs,
    nowMs: asOfMs,
    clock: chart.moment,
    ...named,
  });
  const period = windows.best !== null && !isOffered(windows.best.class) ? 2 : 1;
  const last = sentences.length - 1;
  const order = [...sentences.keys()].sort((a, b) => rankOf(a, period, last) - rankOf(b, period, last) || a - b);
  let room = ROOM;
  const told: number[] = [];
  for (const index of order) {
    const { length } = sentences[index] ?? '';
    if (index >= period && (length > room || told.length >= MOST)) continue;
    room -= length + 1;
    told.push(index);
  }
  const joined = (kept: boolean): string => sentences.filter((_, index) => told.includes(index) === kept).join(' ');
  return [joined(true), joined(false) || null];
}

/** The period, then the share of a lifetime, which comes last in the text, then what stands between. */
const rankOf = (index: number, period: number, last: number): number => (index < period ? 0 : index === last ? 1 : 2);
