import type { JudgedEvent, NamedMatter } from '@cuspal/engine/events/event';
import { isOffered, type ShareOfTime } from '@cuspal/engine/kp/promise/period-class';
import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import { USUAL_UNCERTAINTY_MINUTES } from '@cuspal/engine/kp/borders/kept-share';
import type { EventTiming, TimedWindow } from '@cuspal/engine/kp/transit/event-timing';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { language } from '@cuspal/speech';
import type { NextStep } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import {
  edgeSentences,
  periodInWords,
  shareSentence,
  windowSentences,
  type WindowFrame,
} from '@cuspal/tool-kit/views/window-words';
import { promiseLimit } from './event-promise.ts';
import { BODY_OF_STAGE } from '../rows.ts';
import { say } from './timing.messages.ts';

/** What a person reads at once: in English, and in a language that takes more letters. */
const MOST_OF_SUMMARY = 700;
const MOST_TRANSLATED = 900;

interface Timed extends Pick<WindowFrame, 'untilMs' | 'nowMs'> {
  readonly event: NamedMatter & Pick<JudgedEvent, 'polarity'>;
  readonly judged: Pick<KpPromise, 'verdict' | 'side' | 'outweighed'>;
  /** How far the verdict holds as the birth time moves; null where its uncertainty was not stated (R9S). */
  readonly stability: string | null;
  readonly timing: EventTiming;
  readonly share: ShareOfTime | null;
  /** Share of the offered days that an uncertain birth time leaves; null where nothing is offered. */
  readonly kept: number | null;
  /** Stated uncertainty of the birth time. */
  readonly minutes: number | undefined;
  /** Reason for giving no date; null where dates are given. */
  readonly withheld: string | null;
}

/**
 * What is promised, the best period, how much of a lifetime such periods fill, what the transits say of the best, the
 * first, how far a weak promise carries it, and how exact the dates are (R6T.5). What would make it long is a note.
 */
export function timingSummary(of: Timed, clock: LocalClock, note: (sentence: string) => void): string {
  const { event, judged, stability, timing, withheld, share, kept, minutes, untilMs, nowMs } = of;
  const promised = [promiseSentence(event, judged), ...(stability === null ? [] : [stability])].join(' ');
  if (withheld !== null) return `${promised} ${say.noPeriodAndNoDate()}`;
  const { best, windows } = timing;
  const { verdict, side } = judged;
  const frame = { event, verdict, side, untilMs, nowMs, clock };
  const [first] = windows;
  const [when, ...more] = windowSentences(timing, frame);
  const offered = best !== null && isOffered(best.class);
  const transits = offered && first?.startMs === best.startMs && transitSentence(first, timing.truncated, clock);
  const usual = best !== null && share !== null && shareSentence(share, best.class, event.polarity === 'adverse');
  const edges = best === null ? [] : edgeSentences(minutes ?? USUAL_UNCERTAINTY_MINUTES, kept);
  const said: readonly (string | false)[] = [
    promised,
    when ?? false,
    ...(offered ? [usual, transits, ...more] : [...more, usual]),
    offered && verdict === 'MIXED_ACTIVE' && !judged.outweighed && promiseLimit(event, verdict),
    ...edges,
  ];
  const [hold, taken] = edges;
  return shortened(said, [hold ?? false, transits, taken ?? false], note);
}

/** The sentences as a text; where it would be long, the first of those that can be spared become notes. */
function shortened(
  said: readonly (string | false)[],
  spare: readonly (string | false)[],
  note: (sentence: string) => void,
): string {
  const text = said.filter((sentence) => sentence !== false).join(' ');
  const [next, ...others] = spare;
  const most = language() === undefined ? MOST_OF_SUMMARY : MOST_TRANSLATED;
  if (text.length <= most || next === undefined) return text;
  if (next !== false) note(next);
  return shortened(
    said.filter((sentence) => sentence !== next),
    others,
    note,
  );
}

function transitSentence({ candidateDates, transitConfirmed }: TimedWindow, cut: boolean, clock: LocalClock): string {
  const date = candidateDates.find(({ by }) => by.length > 1);
  if (date !== undefined)
    return say.agreeByTransit({
      bodies: date.by.map((stage) => BODY_OF_STAGE[stage]),
      span: periodInWords(date, clock),
    });
  if (transitConfirmed) return say.agreeBeforeRelease();
  if (cut) return say.transitsNotFullyKnown();
  const [byTheSun] = candidateDates;
  return byTheSun === undefined ? say.noDaySingledOut() : say.sunAloneAgrees({ span: periodInWords(byTheSun, clock) });
}

/** A window leads to its days, no window to a wider search, no promise to the promises. */
export function timingNext({ timing, withheld }: Pick<Timed, 'timing' | 'withheld'>): readonly NextStep[] {
  if (withheld !== null) return [{ tool: 'analyze_natal_promise', reason: say.nextEveryStep() }];
  return timing.best === null
    ? [{ tool: 'get_event_dasha', reason: say.nextRanksAntardashas() }]
    : [{ tool: 'get_transit_advanced', reason: say.nextTestsDay() }];
}
