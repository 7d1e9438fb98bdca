import { matterInWords } from '@cuspal/engine/events/event';
import type { JudgedEvent, NamedMatter } from '@cuspal/engine/events/event';
import { HORARY_PERIOD_CLASSES } from '@cuspal/engine/kp/horary/horary-period-class';
import type { HoraryOpenClass } from '@cuspal/engine/kp/horary/horary-period-class';
import { usually } from '@cuspal/engine/kp/promise/base-rate';
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
import { say } from './views.messages.ts';

/** Sentences of answers that many tools share: what is promised, and when it may come. */

/** A verdict to be told: alone, or as it was judged, with whether stronger houses stand against it. */
type ToldVerdict = Verdict | (Pick<Judgement, 'verdict'> & Partial<Pick<Judgement, 'outweighed'>>);

/**
 * `The chart promises Marriage, with opposition, as in 78 of 100 charts.`: the verdict, how usual its side is, and whether
 * the houses against it are stronger (R9P). Only a row of the natal catalogue has a base rate.
 */
export function promiseSentence(event: Told, told: ToldVerdict): string {
  const { verdict, outweighed = false } = typeof told === 'string' ? { verdict: told } : told;
  const of = toldOf(event, verdict);
  if (outweighed && verdict === 'MIXED_ACTIVE') return say.promiseOutweighed(of);
  const usual = usualOf(of, verdict);
  if (outweighed && verdict === 'PARTIALLY_ACTIVE') return say.promise({ said: 'WEAK_AGAINST_STRONGER', ...of, usual });
  return say.promise({ said: saidOf(verdict), ...of, usual });
}

/**
 * The same beside other schools, of which KP is the one that decides: `KP decides, and by KP the chart promises Marriage.`;
 * where another ayanamsa was read before, with that of the chart.
 */
export const kpPromiseSentence = (event: Told, verdict: Verdict, frame: 'SHOWN' | 'OF_CHART' = 'SHOWN'): string => {
  const of = toldOf(event, verdict);
  return say.promiseByKp({ frame, said: saidOf(verdict), ...of, usual: usualOf(of, verdict) });
};

type Told = NamedMatter & Pick<JudgedEvent, 'polarity'>;

const toldOf = (event: Told, verdict: Verdict) => ({
  matter: matterInWords(event),
  adverse: event.polarity === 'adverse',
  ...usually(event, sideOf(verdict)),
});

/** The rate is that of the whole side, of which the weakest promises are a part: beside one of these that is said. */
const usualOf = ({ usual }: Pick<ReturnType<typeof toldOf>, 'usual'>, verdict: Verdict) =>
  usual === 'RATE' && verdict === 'PARTIALLY_ACTIVE' ? 'WEAK' : usual;

const saidOf = (verdict: Verdict) => (verdict === 'DENIED' || verdict === 'NEGATED' ? 'REFUSED' : verdict);

/**
 * `Court Victory itself is promised, as in 86 of 100 charts, so this says little`, as a clause beside a decision that rests
 * on more than a promise (R9P); null where there is no base rate.
 */
export function promiseItself(event: Pick<JudgedEvent, 'key' | 'label'>, side: Side): string | null {
  const rate = usually(event, side);
  return rate.usual === 'NONE' ? null : say.promiseItself({ event: event.label, side, ...rate });
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
  brought?: string,
): string | false {
  if (withheldReason !== undefined) return false;
  const first = firstWindow(found);
  const [best] = [...found].sort(byWindowOrder);
  const what = { named: brought !== undefined, brought: brought ?? '' };
  if (first !== null && best !== undefined) {
    const dates = span(first, clock);
    if (found.length === 1) return say.onePeriod({ ...what, dates });
    if (best === first) return say.bestPeriod({ ...what, dates });
    return say.firstAndStrongest({ ...what, dates, strongest: span(best, clock) });
  }
  return found.length > 0 ? noDateSentence(found) : say.noPeriodFound(what);
}

/** Why no window can be used. Past the years of the ephemeris a release is not known, so it is not denied either. */
export const noDateSentence = (found: readonly Pick<FoundWindow, 'endMs'>[]): string =>
  say.noDate({ why: found.some(({ endMs }) => isPastSky(endMs)) ? 'PAST_SKY' : 'NEVER_RELEASED' });

const span = ({ usableStartMs, startMs, endMs }: FoundWindow, clock: LocalClock): string =>
  datesInWords(usableStartMs ?? startMs, endMs, clock);
