import type { EventWindows } from '@cuspal/engine/kp/timing/event-windows';
import type { ShareOfTime } from '@cuspal/engine/kp/promise/period-class';
import type { WindowState } from '@cuspal/engine/kp/timing/window-state';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { shareOfTimeView, windowView } from './windows.ts';
import type { WindowView } from './windows.ts';

type ShortView = Pick<WindowView, 'start' | 'usableStart' | 'end' | 'md' | 'ad' | 'pd' | 'class' | 'state'>;

/** A window named as the best or the first, without what its row in a list says of its houses. */
export interface ChosenView extends ShortView {
  readonly usableStart: string;
  readonly state: Exclude<WindowState, 'DEFERRED_OUT'>;
}

/** What stands beside a list of windows (R6T.3). */
export interface TimedView {
  readonly best: ChosenView | null;
  readonly first: ChosenView | null;
  readonly weaker: readonly (ShortView & { readonly class: 'WEAK' })[];
  readonly shareOfTime: ShareOfTime | null;
}

function shortView(window: Window, clock: LocalClock): ShortView {
  const { start, usableStart, end, md, ad, pd, class: of, state } = windowView(window, clock);
  return { start, usableStart, end, md, ad, pd, class: of, state };
}

/** The row of a window that is named; one that cannot be used never is. */
export function chosenView(window: Window, clock: LocalClock): ChosenView {
  const { usableStart, state, ...row } = shortView(window, clock);
  if (usableStart === null || state === 'DEFERRED_OUT') throw new RangeError('A named window can be used.');
  return { ...row, usableStart, state };
}

/** Best, first, the weaker ones and the share of a lifetime, by a clock. */
export const timedView = (
  { best, first, weaker, share }: Pick<EventWindows, 'best' | 'first' | 'weaker' | 'share'>,
  clock: LocalClock,
): TimedView => ({
  best: best && chosenView(best, clock),
  first: first && chosenView(first, clock),
  weaker: weaker.map((window) => ({ ...shortView(window, clock), class: 'WEAK' })),
  shareOfTime: share && shareOfTimeView(share),
});

/** No window was looked for. */
export const UNTIMED: TimedView = { best: null, first: null, weaker: [], shareOfTime: null };

type Timed<Name extends string> = { readonly [Field in keyof TimedView]: Readonly<Record<Name, TimedView[Field]>> };

/** The same of several lists, each field by the name of the list. */
export function timedViews<Name extends string>(lists: Readonly<Record<Name, TimedView>>): Timed<Name> {
  const entries: readonly (readonly [string, TimedView])[] = Object.entries(lists);
  const of = <Field extends keyof TimedView>(field: Field) =>
    Object.fromEntries(entries.map(([name, timed]) => [name, timed[field]])) as Record<Name, TimedView[Field]>;
  return { best: of('best'), first: of('first'), weaker: of('weaker'), shareOfTime: of('shareOfTime') };
}
