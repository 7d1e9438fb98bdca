import type { Interval } from '@cuspal/engine/base/intervals';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { topicHorizon, type TopicHorizon, topicWindows } from '@cuspal/engine/kp/timing/topic-timing';
import type { EventWindows } from '@cuspal/engine/kp/timing/event-windows';
import type { Window } from '@cuspal/engine/kp/timing/window';
import { beginSearch, type Search } from '@cuspal/engine/passages/transit-search';
import { birthdayMs, resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import type { ToolContext } from './define-tool.ts';
import { horizonYearsInput, instantInput } from './inputs/common.ts';
import { windowView } from './views/windows.ts';
import type { WindowView } from './views/windows.ts';

/** The arguments of the pages on fields of life. */
export const horizonArguments = (maximum: number, standard: number, minimum = 1) => ({
  horizon_years: horizonYearsInput(maximum, standard, minimum),
  as_of_date: instantInput,
});

interface HorizonInput {
  readonly horizon_years: number;
  readonly as_of_date?: string | undefined;
}

/** A call of such a page: its horizon, and windows that note what a reader must know. */
export interface Topic {
  readonly search: Search;
  readonly horizon: TopicHorizon;
  /** The moment of judgment, printed. */
  readonly asOf: string;
  readonly windows: (
    event: JudgedEvent,
    max: number,
    options?: { readonly withheld?: string | null; readonly span?: Interval },
  ) => TopicWindows;
}

/** Windows as a page prints them. */
export interface TopicWindows extends Pick<EventWindows, 'withheldReason' | 'best' | 'first' | 'share'> {
  readonly windows: readonly WindowView[];
  readonly weaker: readonly WindowView[];
  /** The windows, one for one, before printing. */
  readonly found: readonly Window[];
}

/** Reads as_of_date and horizon_years; windows never begin before a given birthday. */
export function topicOf(
  { input, chart, ephemeris, now, note, yieldTurn }: ToolContext<HorizonInput>,
  { fromAge = 0 }: { readonly fromAge?: number } = {},
): Topic {
  const { moment } = chart;
  const asOfMs = resolveInstant(input.as_of_date, moment, now, 'as_of_date');
  const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
  const horizon = topicHorizon(search, chart, asOfMs, input.horizon_years, birthdayMs(moment, fromAge));
  horizon.notes.forEach(note);
  return {
    search,
    horizon,
    asOf: printInstant(asOfMs, moment),
    windows: (event, max, options) => {
      const { windows: found, weaker, ...result } = topicWindows(horizon, chart, event, max, options);
      if (found.length === 0 && result.withheldReason === undefined)
        note(
          weaker.length > 0
            ? `No strong period for ${event.label} is found in these years. The weaker ones are those in which only part of the period lords favour it.`
            : `No period for ${event.label} is found in these years.`,
        );
      return {
        ...result,
        windows: found.map((window) => windowView(window, moment)),
        weaker: weaker.map((window) => windowView(window, moment)),
        found,
      };
    },
  };
}

/** Why a list of windows is empty, as a field of the result. */
export const withheld = ({ withheldReason }: Pick<EventWindows, 'withheldReason'>) =>
  withheldReason === undefined ? {} : { withheldReason };
