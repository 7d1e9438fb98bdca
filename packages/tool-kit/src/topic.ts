import type { Interval } from '@cuspal/engine/base/intervals';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { lifeStage } from '@cuspal/engine/events/life-stage';
import { calledFirst, stageYears } from '@cuspal/engine/kp/timing/stage-years';
import { topicHorizon, type TopicHorizon, topicWindows } from '@cuspal/engine/kp/timing/topic-timing';
import type { EventWindows } from '@cuspal/engine/kp/timing/event-windows';
import type { Window } from '@cuspal/engine/kp/timing/window';
import { beginSearch, type Search } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import type { ToolContext } from './define-tool.ts';
import { horizonYearsInput, instantInput } from './inputs/common.ts';
import { say } from './tool-kit.messages.ts';
import { leadByLifeStage } from './views/life-stage-words.ts';
import { timedView } from './views/timed.ts';
import type { TimedView } from './views/timed.ts';
import { windowsSaid } from './views/windows-said.ts';
import { windowView } from './views/windows.ts';
import type { WindowView } from './views/windows.ts';

/** Years that every page on a field of life looks through unless it is asked otherwise, so that all find the same best period. */
const STANDARD_YEARS = 15;

/** The arguments of the pages on fields of life. */
export const horizonArguments = (maximum: number, standard = STANDARD_YEARS, minimum = 1) => ({
  horizon_years: horizonYearsInput(maximum, standard, minimum),
  as_of_date: instantInput,
});

interface HorizonInput {
  readonly horizon_years: number;
  readonly as_of_date?: string | undefined;
}

/** How a page asks for the windows of a matter. */
interface WindowRequest {
  /** Why none may be given by a gate of the page's own; null where that gate is open. */
  readonly withheld?: string | null;
  readonly span?: Interval;
  /** What comes, where it is not called by the name of the event: `an increment`. */
  readonly brought?: string;
  /** Windows beside the matter of the page: no note says more of them. */
  readonly aside?: boolean;
  /** The answer does not speak of them: what would find no room in it is no note either. */
  readonly untold?: boolean;
}

/** A call of such a page: its horizon, and windows that note what a reader must know. */
export interface Topic {
  readonly search: Search;
  readonly horizon: TopicHorizon;
  /** The moment of judgment, printed. */
  readonly asOf: string;
  readonly windows: (event: JudgedEvent, max: number, options?: WindowRequest) => TopicWindows;
}

/** Windows as a page prints them. */
export interface TopicWindows extends Pick<EventWindows, 'withheldReason' | 'best' | 'first' | 'share'> {
  readonly windows: readonly WindowView[];
  /** The windows, one for one, before printing. */
  readonly found: readonly Window[];
  /** The weaker ones before printing. */
  readonly foundWeaker: readonly Window[];
  /** What stands beside the list (`timedFields`). */
  readonly timed: TimedView;
  /** The sentence of an answer on them; false where they were withheld, since another has said why. */
  readonly said: string | false;
  /** What found no room in that sentence, noted already unless the windows are untold. */
  readonly more: string | null;
}

/** What a list beside the matter of the page notes where its years begin later. */
const BEGINS_LATER = (event: JudgedEvent): string =>
  say.beginsLater({ matter: calledFirst(event), from: lifeStage(event)[0] });

/** Reads as_of_date and horizon_years; windows lie within the ages of their matter. */
export function topicOf(context: ToolContext<HorizonInput>): Topic {
  const { input, chart, ephemeris, now, note, yieldTurn } = context;
  const { moment } = chart;
  const asOfMs = resolveInstant(input.as_of_date, moment, now, 'as_of_date');
  const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
  const horizon = topicHorizon(search, chart, asOfMs, input.horizon_years);
  horizon.notes.forEach(note);
  return {
    search,
    horizon,
    asOf: printInstant(asOfMs, moment),
    windows: (event, max, { brought, aside = false, untold = aside, span: asked = horizon.span, withheld } = {}) => {
      const span = stageYears(chart, event, asked);
      const chosen = topicWindows(horizon, chart, event, max, { withheld, span });
      const dated = chosen.withheldReason === undefined || span.stage !== 'early';
      if (!aside || span.stage === 'over')
        leadByLifeStage(context, { event, atMs: asOfMs, ...(dated && { years: span }) });
      else if (span.stage === 'early' && dated) note(BEGINS_LATER(event));
      const { windows: found, weaker: foundWeaker, ...result } = chosen;
      const spoken = { event, span, asOfMs, ...(brought !== undefined && { brought }) };
      const [said, more] = windowsSaid(chart, chosen, spoken);
      if (more !== null && !untold) note(more);
      return {
        ...result,
        windows: found.map((window) => windowView(window, moment)),
        found,
        foundWeaker,
        timed: timedView(chosen, moment),
        said,
        more,
      };
    },
  };
}

/** Why a list of windows is empty, as a field of the result. */
export const withheld = ({ withheldReason }: Pick<EventWindows, 'withheldReason'>) =>
  withheldReason === undefined ? {} : { withheldReason };
