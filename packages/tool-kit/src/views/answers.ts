import { matterInWords } from '@cuspal/engine/events/event';
import type { JudgedEvent, NamedMatter } from '@cuspal/engine/events/event';
import { HORARY_PERIOD_CLASSES } from '@cuspal/engine/kp/horary/horary-period-class';
import type { HoraryOpenClass } from '@cuspal/engine/kp/horary/horary-period-class';
import { baseRateWords } from '@cuspal/engine/kp/promise/base-rate';
import { PERIOD_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import type { WindowClass } from '@cuspal/engine/kp/promise/period-class';
import { sideOf } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Judgement, Side, Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { windowOrder } from '@cuspal/engine/kp/timing/window-order';
import { firstWindow } from '@cuspal/engine/kp/timing/window-state';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { isPastSky } from '@cuspal/engine/time/known-span';
import { datesInWords } from '@cuspal/engine/time/print';

/** Sentences of answers that many tools share: what is promised, and when it may come. */

/** A verdict to be told: alone, or as it was judged, with whether stronger houses stand against it. */
type ToldVerdict = Verdict | (Pick<Judgement, 'verdict'> & Partial<Pick<Judgement, 'outweighed'>>);

/**
 * `The chart promises Marriage, with opposition, as in 78 of 100 charts.`: the verdict, how usual its side is, and whether
 * the houses against it are stronger (R9P). Only a row of the natal catalogue has a base rate.
 */
export function promiseSentence(event: NamedMatter & Pick<JudgedEvent, 'polarity'>, told: ToldVerdict): string {
  const { verdict, outweighed = false } = typeof told === 'string' ? { verdict: told } : told;
  const rate = baseRateWords(event, sideOf(verdict));
  const little = rate?.saysLittle ?? false;
  const usual = rate === null ? '' : `, ${rate.words}`;
  const adverse = event.polarity === 'adverse';
  if (outweighed && verdict === 'MIXED_ACTIVE')
    return `${saidOf(event, 'ACTIVE')}${usual}${little ? ', which says little' : ''}, but the houses against it are stronger${adverse ? '' : ', so expect obstacles and delay'}.`;
  const weakly = outweighed && verdict === 'PARTIALLY_ACTIVE';
  const said = weakly ? outweighedWeakly(event) : saidOf(event, verdict);
  return `${said}${usual}${little ? ', so this says little' : ''}.`;
}

const ITSELF: Readonly<Record<Side, string>> = {
  yes: 'promised',
  split: 'spoken for and against alike',
  no: 'not promised',
};

/**
 * `Court Victory itself is promised, as in 86 of 100 charts, so this says little`, as a clause beside a decision that rests
 * on more than a promise (R9P); null where there is no base rate.
 */
export function promiseItself(event: Pick<JudgedEvent, 'key' | 'label'>, side: Side): string | null {
  const rate = baseRateWords(event, side);
  if (rate === null) return null;
  return `${event.label} itself is ${ITSELF[side]}, ${rate.words}${rate.saysLittle ? ', so this says little' : ''}`;
}

type Named = Parameters<typeof promiseSentence>[0];

const outweighedWeakly = (event: Named): string =>
  event.polarity === 'adverse'
    ? `The chart shows only a weak tendency to ${matterInWords(event)}, against stronger opposing houses`
    : `The chart promises ${matterInWords(event)} only weakly, against stronger opposing houses`;

function saidOf(event: Named, verdict: Verdict): string {
  const { polarity } = event;
  const matter = matterInWords(event);
  const promises = polarity === 'adverse' ? 'shows a tendency to' : 'promises';
  switch (verdict) {
    case 'ACTIVE':
      return `The chart ${promises} ${matter}`;
    case 'MIXED_ACTIVE':
      return `The chart ${promises} ${matter}, with opposition`;
    case 'PARTIALLY_ACTIVE':
      return polarity === 'adverse'
        ? `The chart shows a weak tendency to ${matter}`
        : `The chart promises ${matter} weakly`;
    case 'CONTRADICTED':
      return `The chart speaks for ${matter} and against it alike`;
    case 'DENIED':
    case 'NEGATED':
      return `The chart does not ${polarity === 'adverse' ? 'show' : 'promise'} ${matter}`;
  }
}

/** A window in the classes of horary, or in those of births where a page has a gate of its own. */
type FoundWindow = Pick<
  Window<WindowClass | HoraryOpenClass>,
  'startMs' | 'endMs' | 'state' | 'usableStartMs' | 'class' | 'rulingPlanetsInCommon'
>;

/** Both lists of classes, each best first; no page mixes them. */
const CLASSES: readonly string[] = [...HORARY_PERIOD_CLASSES.slice(0, 2), ...PERIOD_CLASSES];
const byWindowOrder = windowOrder((of: FoundWindow['class']) => CLASSES.indexOf(of));

/** What the windows of a page are, as far as a sentence about them needs it. */
interface FoundWindows {
  readonly found: readonly FoundWindow[];
  readonly withheldReason?: string;
}

/**
 * When a matter may come by the windows of a horary chart or of a moment, which keep the classes of horary: the earliest
 * that can be used and the best by its lords. Windows of birth charts are told by `windowSentences`. False where they were
 * withheld, since the sentence on the promise has said why. `brought` names what comes, where the sentence before does not.
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
    if (best === first) return `The best period for ${brought} runs ${span(best, clock)}.`;
    return `The first good period for ${brought} runs ${span(first, clock)}. The strongest runs ${span(best, clock)}.`;
  }
  return found.length > 0
    ? `No date is offered, because ${whyUnreleased(found)}.`
    : `No suitable period for ${brought} is found.`;
}

/** Why no window can be used. Past the years of the ephemeris a release is not known, so it is not denied either. */
const whyUnreleased = (found: readonly FoundWindow[]): string =>
  found.some(({ endMs }) => isPastSky(endMs))
    ? 'no delayed lord is released as far as the sky is read, which is to the end of 2399'
    : 'every period ends before its delayed lord is released';

const span = ({ usableStartMs, startMs, endMs }: FoundWindow, clock: LocalClock): string =>
  datesInWords(usableStartMs ?? startMs, endMs, clock);
