import { bestOf, type HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import { SHORT_DAYS, type ShortStay, type ShortTiming } from '@cuspal/engine/kp/horary/short-timing';
import { firstWindow, usablePart } from '@cuspal/engine/kp/timing/window-state';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { datesInWords, printDate, printInstant } from '@cuspal/engine/time/print';
import { windowsSentence } from '@cuspal/tool-kit/views/answers';
import { say } from './horary.messages.ts';

/** When sentences on time are read, and by which clock. A moment judged may lie long before the call. */
export interface Told {
  readonly clock: LocalClock;
  /** The moment of the call. */
  readonly now: number;
}

/** What a period brings, in the words of the question. */
type Brought = 'IT' | 'RELIEF' | 'CLARITY';

const dates = (window: HoraryWindow, clock: LocalClock): string =>
  datesInWords(window.usableStartMs ?? window.startMs, window.endMs, clock);

const isUsable = (window: HoraryWindow): boolean => usablePart(window) !== null;
const began = ({ startMs, usableStartMs }: HoraryWindow, now: number): boolean =>
  (usableStartMs ?? startMs) < now - DAY_MS;

/** The periods of the dasha that can bring what was asked, those that are over named as such. */
export function dashaSentence(windows: readonly HoraryWindow[], { clock, now }: Told, brought: Brought = 'IT'): string {
  const usable = windows.filter(isUsable);
  const open = usable.filter(({ endMs }) => endMs > now);
  if (usable.length > 0 && open.length === 0) return overSentence(usable, clock, { brought, beside: false });
  const [first, best] = [firstWindow(open), bestOf(open)];
  if (first === null || !began(first, now)) {
    // Without one that can be used the sentence says why.
    const found = open.length > 0 ? open : windows;
    return windowsSentence({ found }, clock, brought === 'IT' ? undefined : say.brought({ brought })) || '';
  }
  const running = { brought, to: printDate(first.endMs, clock) };
  return best === null || best === first
    ? say.running(running)
    : say.runningAndStrongest({ ...running, strongest: dates(best, clock) });
}

/** Sentence that the periods are over; `beside` the days of the ruling planets they are those of the dasha. */
function overSentence(
  windows: readonly HoraryWindow[],
  clock: LocalClock,
  said: { readonly brought: Brought; readonly beside: boolean },
): string {
  const [only, ...others] = windows;
  return only !== undefined && others.length === 0
    ? say.periodOver({ ...said, dates: dates(only, clock) })
    : say.periodsOver({ ...said, last: printDate(lastEnd(windows), clock) });
}

const lastEnd = (spans: readonly Pick<HoraryWindow, 'endMs'>[]): number => Math.max(...spans.map(({ endMs }) => endMs));

/** The same beside the days of the ruling planets, as the longer scale that it is. */
function longerSentence(windows: readonly HoraryWindow[], { clock, now }: Told): string {
  const usable = windows.filter(isUsable);
  const first = firstWindow(usable.filter(({ endMs }) => endMs > now));
  if (first !== null)
    return began(first, now)
      ? say.dashaOffersAlready({ to: printDate(first.endMs, clock) })
      : say.dashaOffersFirst({ dates: dates(first, clock) });
  return usable.length > 0 ? overSentence(usable, clock, { brought: 'IT', beside: true }) : say.dashaOffersNone();
}

/** `29 November 2026`, `3 to 5 December 2026`; of the rising degree its minutes too. */
function days({ startMs, endMs, mover }: ShortStay, clock: LocalClock): string {
  const [from, to] = [printInstant(startMs, clock), printInstant(endMs, clock)];
  return say.days({ span: spanOf(from, to, mover === 'Ascendant'), from, to, day: Number(from.slice(8, 10)) });
}

function spanOf(from: string, to: string, ofHours: boolean) {
  const isSame = (length: number): boolean => from.slice(0, length) === to.slice(0, length);
  if (ofHours) return isSame(10) ? 'HOURS' : 'DAYS';
  return isSame(10) ? 'DAY' : isSame(7) ? 'MONTH' : 'YEAR';
}

/** The days within 90 that the ruling planets of the moment point to, the first of each mover (R8.5). */
export function soonSentence({ stays }: Pick<ShortTiming, 'stays'>, { clock, now }: Told): string {
  if (stays.length === 0) return say.rulersNameNoDay({ days: SHORT_DAYS });
  const open = stays.filter(({ endMs }) => endMs > now);
  if (open.length === 0) return say.rulersDaysOver({ last: printDate(lastEnd(stays), clock) });
  const firsts = open.filter(({ mover }, index) => open.findIndex((stay) => stay.mover === mover) === index);
  const [first, second] = firsts.map((stay) => ({ days: days(stay, clock), mover: stay.mover }));
  if (first === undefined) throw new RangeError('no stay');
  return second === undefined
    ? say.rulersPoint(first)
    : say.rulersPointTwice({ ...first, other: second.mover, otherDays: second.days });
}

/** When it comes: the days of the ruling planets first where the matter is a short one, with the dasha beside them. */
export const whenSentences = (
  windows: readonly HoraryWindow[],
  soon: ShortTiming | null,
  told: Told,
): readonly string[] =>
  soon === null ? [dashaSentence(windows, told)] : [soonSentence(soon, told), longerSentence(windows, told)];
