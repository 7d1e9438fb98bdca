import { inWords } from '@cuspal/engine/base/words';
import type { JudgedEvent, NamedMatter } from '@cuspal/engine/events/event';
import { isOffered, type ShareOfTime } from '@cuspal/engine/kp/promise/period-class';
import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import { USUAL_UNCERTAINTY_MINUTES } from '@cuspal/engine/kp/borders/kept-share';
import type { EventTiming, TimedWindow } from '@cuspal/engine/kp/transit/event-timing';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { NextStep } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { MOVER } from '@cuspal/tool-kit/views/transit-stages';
import {
  edgeSentences,
  periodInWords,
  shareSentence,
  windowSentences,
  type WindowFrame,
} from '@cuspal/tool-kit/views/window-words';
import { promiseLimit } from './event-promise.ts';

interface Timed extends Pick<WindowFrame, 'untilMs' | 'nowMs'> {
  readonly event: NamedMatter & Pick<JudgedEvent, 'polarity'>;
  readonly judged: Pick<KpPromise, 'verdict' | 'side' | 'outweighed'>;
  readonly timing: EventTiming;
  readonly share: ShareOfTime | null;
  /** Share of the offered days that an uncertain birth time leaves; null where nothing is offered. */
  readonly kept: number | null;
  /** Reason for giving no date; null where dates are given. */
  readonly withheld: string | null;
}

/**
 * What is promised, the best period and the first, what the transits say of the best, how far a weak promise carries it,
 * how much of a lifetime such periods fill, and how exact the dates are (R6T.5).
 */
export function timingSummary(of: Timed, clock: LocalClock): string {
  const { event, judged, timing, withheld, share, kept, untilMs, nowMs } = of;
  const promised = promiseSentence(event, judged);
  if (withheld !== null) return `${promised} So no period and no date is given for it.`;
  const { best, windows } = timing;
  const { verdict, side } = judged;
  const frame = { event, verdict, side, untilMs, nowMs, clock };
  const [first] = windows;
  const [when = false, ...more] = windowSentences(timing, frame);
  const offered = best !== null && isOffered(best.class);
  const said = [
    promised,
    when,
    offered && first?.startMs === best.startMs && transitSentence(first, timing.truncated, clock),
    ...more,
    offered && verdict === 'MIXED_ACTIVE' && !judged.outweighed && promiseLimit(verdict),
    ...(best === null || share === null ? [] : [shareSentence(share, best.class, event.polarity === 'adverse')]),
    ...(best === null ? [] : edgeSentences(USUAL_UNCERTAINTY_MINUTES, kept)),
  ];
  return said.filter((sentence) => sentence !== false).join(' ');
}

function transitSentence({ candidateDates, transitConfirmed }: TimedWindow, cut: boolean, clock: LocalClock): string {
  const date = candidateDates.find(({ by }) => by.length > 1);
  if (date !== undefined)
    return `In it ${inWords(date.by.map((stage) => MOVER[stage]))} first agree by transit ${periodInWords(date, clock)}.`;
  if (transitConfirmed) return 'In it the transits agree only before its delayed lord is released.';
  if (cut) return 'Its transits are not fully known.';
  const [byTheSun] = candidateDates;
  return byTheSun === undefined
    ? 'Transits do not single out a day in it.'
    : `In it the Sun agrees by transit ${periodInWords(byTheSun, clock)}, but neither Jupiter nor Saturn does, so no day is confirmed.`;
}

/** A window leads to its days, no window to a wider search, no promise to the promises. */
export function timingNext({ timing, withheld }: Pick<Timed, 'timing' | 'withheld'>): readonly NextStep[] {
  if (withheld !== null)
    return [
      { tool: 'analyze_natal_promise', reason: 'It shows every step of the judgement and what else is promised.' },
    ];
  return timing.best === null
    ? [{ tool: 'get_event_dasha', reason: 'It ranks the antardashas of up to 60 years.' }]
    : [{ tool: 'get_transit_advanced', reason: 'It tests whether the sky of a chosen day agrees.' }];
}
