import { bestOf, type HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import { SHORT_DAYS, type ShortMover, type ShortStay, type ShortTiming } from '@cuspal/engine/kp/horary/short-timing';
import { firstWindow, usablePart } from '@cuspal/engine/kp/timing/window-state';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { dateInWords, datesInWords } from '@cuspal/engine/time/print';
import { windowsSentence } from '@cuspal/tool-kit/views/answers';

/** When sentences on time are read, and by which clock. A moment judged may lie long before the call. */
export interface Told {
  readonly clock: LocalClock;
  /** The moment of the call. */
  readonly now: number;
}

/** A planet `turns` direct or, where that is past, `turned`. */
export const turns = (turnsDirectMs: number, now: number): string => (turnsDirectMs > now ? 'turns' : 'turned');

const dates = (window: HoraryWindow, clock: LocalClock): string =>
  datesInWords(window.usableStartMs ?? window.startMs, window.endMs, clock);

const isUsable = (window: HoraryWindow): boolean => usablePart(window) !== null;
const began = ({ startMs, usableStartMs }: HoraryWindow, now: number): boolean =>
  (usableStartMs ?? startMs) < now - DAY_MS;

/** The periods of the dasha that can bring what was asked, those that are over named as such. */
export function dashaSentence(windows: readonly HoraryWindow[], { clock, now }: Told, brought = 'it'): string {
  const usable = windows.filter(isUsable);
  const open = usable.filter(({ endMs }) => endMs > now);
  if (usable.length > 0 && open.length === 0) return overSentence(usable, clock, brought);
  const [first, best] = [firstWindow(open), bestOf(open)];
  if (first === null || !began(first, now)) {
    // Without one that can be used the sentence says why.
    return windowsSentence({ found: open.length > 0 ? open : windows }, clock, brought) || '';
  }
  const running = `A period that can bring ${brought} is already running, until ${dateInWords(first.endMs, clock)}`;
  return best === null || best === first ? `${running}.` : `${running}, and the strongest runs ${dates(best, clock)}.`;
}

function overSentence(windows: readonly HoraryWindow[], clock: LocalClock, brought: string): string {
  const [only, ...others] = windows;
  const last = Math.max(...windows.map(({ endMs }) => endMs));
  return only !== undefined && others.length === 0
    ? `The period that could bring ${brought} ran ${dates(only, clock)} and is over.`
    : `The periods that could bring ${brought} are over, the last on ${dateInWords(last, clock)}.`;
}

/** The same beside the days of the ruling planets, as the longer scale that it is. */
function longerSentence(windows: readonly HoraryWindow[], { clock, now }: Told): string {
  const open = windows.filter((window) => isUsable(window) && window.endMs > now);
  const first = firstWindow(open);
  if (first !== null)
    return began(first, now)
      ? `The dasha, which counts in longer periods, offers it already, until ${dateInWords(first.endMs, clock)}.`
      : `The dasha, which counts in longer periods, offers it first ${dates(first, clock)}.`;
  return windows.some(isUsable)
    ? overSentence(windows.filter(isUsable), clock, 'it').replace('The period', 'By the dasha the period')
    : 'The dasha, which counts in longer periods, offers none in the years looked at.';
}

const MOVER: Readonly<Record<ShortMover, string>> = {
  Ascendant: 'the rising degree',
  Moon: 'the Moon',
  Sun: 'the Sun',
};

/** `29 November 2026`, `3 to 5 December 2026`; of the rising degree its minutes too. */
function days({ startMs, endMs, mover }: ShortStay, clock: LocalClock): string {
  if (mover === 'Ascendant') return datesInWords(startMs, endMs, clock).replace('from ', '');
  const [start, end] = [dateInWords(startMs, clock), dateInWords(endMs, clock)];
  if (start === end) return start;
  const [day = '', month, year] = start.split(' ');
  return end.endsWith(` ${month} ${year}`) ? `${day} to ${end}` : `${day} ${month} to ${end}`;
}

/** The days within 90 that the ruling planets of the moment point to, the first of each mover (R8.5). */
export function soonSentence({ stays }: Pick<ShortTiming, 'stays'>, { clock, now }: Told): string {
  if (stays.length === 0)
    return `The ruling planets of the moment name no day within ${SHORT_DAYS} days of the question.`;
  const open = stays.filter(({ endMs }) => endMs > now);
  if (open.length === 0) {
    const last = Math.max(...stays.map(({ endMs }) => endMs));
    return `The days that the ruling planets pointed to are over, the last on ${dateInWords(last, clock)}.`;
  }
  const firsts = open.filter(({ mover }, index) => open.findIndex((stay) => stay.mover === mover) === index);
  const [first, second] = firsts.map((stay) => ({ when: days(stay, clock), who: MOVER[stay.mover] }));
  if (first === undefined) throw new RangeError('no stay');
  const opening = `By the ruling planets ${first.who} points to ${first.when}`;
  return second === undefined ? `${opening}.` : `${opening} and ${second.who} to ${second.when}.`;
}

/** When it comes: the days of the ruling planets first where the matter is a short one, with the dasha beside them. */
export const whenSentences = (
  windows: readonly HoraryWindow[],
  soon: ShortTiming | null,
  told: Told,
): readonly string[] =>
  soon === null ? [dashaSentence(windows, told)] : [soonSentence(soon, told), longerSentence(windows, told)];
