import { matterInWords } from '@cuspal/engine/events/event';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { byWindowOrder } from '@cuspal/engine/kp/timing/window-order';
import { firstWindow } from '@cuspal/engine/kp/timing/window-state';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { isPastSky } from '@cuspal/engine/time/known-span';
import { datesInWords } from '@cuspal/engine/time/print';

/** Sentences of answers that many tools share: what is promised, and when it may come. */

/** `The chart promises Marriage, with opposition.` */
export function promiseSentence(
  event: Pick<JudgedEvent, 'key' | 'label' | 'polarity' | 'required'>,
  verdict: Verdict,
): string {
  const { polarity } = event;
  const matter = matterInWords(event);
  const promises = polarity === 'adverse' ? 'shows a tendency to' : 'promises';
  switch (verdict) {
    case 'ACTIVE':
      return `The chart ${promises} ${matter}.`;
    case 'MIXED_ACTIVE':
      return `The chart ${promises} ${matter}, with opposition.`;
    case 'PARTIALLY_ACTIVE':
      return polarity === 'adverse'
        ? `The chart shows a weak tendency to ${matter}.`
        : `The chart promises ${matter} weakly.`;
    case 'CONTRADICTED':
      return `The chart speaks for ${matter} and against it alike.`;
    case 'DENIED':
    case 'NEGATED':
      return `The chart does not ${polarity === 'adverse' ? 'show' : 'promise'} ${matter}.`;
  }
}

type FoundWindow = Pick<Window, 'startMs' | 'endMs' | 'state' | 'usableStartMs' | 'class' | 'rulingPlanetsInCommon'>;

/** What the windows of a page are, as far as a sentence about them needs it. */
interface FoundWindows {
  readonly found: readonly FoundWindow[];
  readonly withheldReason?: string;
}

/**
 * When a matter may come, by the earliest of its best windows that can be used and by the best of them by its lords,
 * since find_event_timing_v2 ranks by transits too; false where they were withheld, since the sentence on the promise has said why. `brought` names what comes, where the sentence before does not.
 */
export function windowsSentence(
  { found, withheldReason }: FoundWindows,
  clock: LocalClock,
  brought = 'it',
): string | false {
  if (withheldReason !== undefined) return false;
  const first = firstWindow(found);
  const [best] = [...found].sort(byWindowOrder);
  if (first !== null && best !== undefined) {
    if (found.length === 1) return `The period that can bring ${brought} runs ${span(first, clock)}.`;
    if (best === first) return `By its lords the best period for ${brought} runs ${span(best, clock)}.`;
    return `Of the best periods for ${brought} the first runs ${span(first, clock)} and the strongest ${span(best, clock)}.`;
  }
  return found.length > 0
    ? `No date is offered, because ${whyUnreleased(found)}.`
    : `No period for ${brought} is found in the years asked for.`;
}

/** Why no window can be used. Past the years of the ephemeris a release is not known, so it is not denied either. */
const whyUnreleased = (found: readonly FoundWindow[]): string =>
  found.some(({ endMs }) => isPastSky(endMs))
    ? 'no delayed lord is released as far as the sky is read, which is to the end of 2399'
    : 'every period ends before its delayed lord is released';

const span = ({ usableStartMs, startMs, endMs }: FoundWindow, clock: LocalClock): string =>
  datesInWords(usableStartMs ?? startMs, endMs, clock);
