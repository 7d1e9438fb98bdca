import { inWords } from '@cuspal/engine/base/words';
import type { Interval } from '@cuspal/engine/base/intervals';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { EventTiming, TimedWindow } from '@cuspal/engine/kp/transit/event-timing';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import type { NextStep } from '@cuspal/tool-kit';
import { promiseSentence, windowsSentence } from '@cuspal/tool-kit/views/answers';
import { MOVER } from '@cuspal/tool-kit/views/transit-stages';
import { jointLordsView } from '@cuspal/tool-kit/views/windows';
import { promiseLimit } from './event-promise.ts';

interface Timed {
  readonly event: Pick<JudgedEvent, 'key' | 'label' | 'polarity' | 'required'>;
  readonly verdict: Verdict;
  readonly timing: EventTiming;
  /** Reason for giving no date; null where dates are given. */
  readonly withheld: string | null;
}

/** What is promised, the best period, what the transits say of it, and how far a weak promise carries it. */
export function timingSummary({ event, verdict, timing, withheld }: Timed, clock: LocalClock): string {
  const promised = promiseSentence(event, verdict);
  if (withheld !== null) return `${promised} So no period and no date is given for it.`;
  const { windows, found, first } = timing;
  const [best] = windows;
  const firstIsBest = first?.startMs === best?.startMs;
  const said =
    best === undefined || first === null
      ? [windowsSentence({ found: windows }, clock), best === undefined && offerSentence(timing, clock)]
      : [
          found === 1
            ? `One period can bring it, ${daysOf(best, clock)} (${lordsOf(best)}).`
            : `The best of ${found} periods that can bring it runs ${daysOf(best, clock)} (${lordsOf(best)}).`,
          !firstIsBest && `The first of all, of lower rank, runs ${daysOf(first, clock)} (${lordsOf(first)}).`,
          transitSentence(best, firstIsBest ? 'it' : 'the best', timing.truncated, clock),
          promiseLimit(verdict),
        ];
  return [promised, ...said].filter((sentence) => sentence !== false).join(' ');
}

const lordsOf = (joint: Parameters<typeof jointLordsView>[0]): string => {
  const { md, ad, pd } = jointLordsView(joint);
  return `${md}, ${ad} and ${pd}`;
};

function between({ startMs, endMs }: Interval, clock: LocalClock): string {
  const [from, to] = [dateInWords(startMs, clock), dateInWords(endMs, clock)];
  return from === to ? `on ${from}` : `from ${from} to ${to}`;
}

const daysOf = ({ startMs, usableStartMs, endMs }: Window, clock: LocalClock): string =>
  between({ startMs: usableStartMs ?? startMs, endMs }, clock);

function offerSentence({ nextBest }: EventTiming, clock: LocalClock): string | false {
  return nextBest !== null && `It is offered, but not given, ${between(nextBest.pd, clock)} (${lordsOf(nextBest)}).`;
}

function transitSentence(
  { candidateDates, transitConfirmed }: TimedWindow,
  which: 'it' | 'the best',
  cut: boolean,
  clock: LocalClock,
): string {
  const date = candidateDates.find(({ by }) => by.length > 1);
  if (date !== undefined)
    return `In ${which} ${inWords(date.by.map((stage) => MOVER[stage]))} first agree by transit ${between(date, clock)}.`;
  if (transitConfirmed) return `The transits agree in ${which} only before its delayed lord is released.`;
  if (cut) return 'Its transits are not fully known.';
  const [byTheSun] = candidateDates;
  return byTheSun === undefined
    ? `In ${which} the Sun does not agree with Jupiter or Saturn by transit, so no days are singled out.`
    : `In ${which} the Sun agrees by transit ${between(byTheSun, clock)}, but neither Jupiter nor Saturn does, so no day is confirmed.`;
}

/** A window leads to its days, no window to a wider search, no promise to the promises. */
export function timingNext({ timing, withheld }: Pick<Timed, 'timing' | 'withheld'>): readonly NextStep[] {
  if (withheld !== null)
    return [
      { tool: 'analyze_natal_promise', reason: 'It shows every step of the judgement and what else is promised.' },
    ];
  return timing.windows.length === 0
    ? [{ tool: 'get_event_dasha', reason: 'It ranks the antardashas of up to 60 years.' }]
    : [{ tool: 'get_transit_advanced', reason: 'It tests whether the sky of a chosen day agrees.' }];
}
