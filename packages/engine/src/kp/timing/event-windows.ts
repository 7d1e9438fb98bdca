import { capitalised } from '../../base/words.ts';
import { overlap } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { childrenOf, mahadashas } from '../../dasha/vimshottari.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import { matterInWords } from '../../events/event.ts';
import type { HouseSets, JudgedEvent } from '../../events/event.ts';
import type { Ages } from '../../events/life-stage.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { Standing } from '../kernel/standing.ts';
import { matter } from '../promise/matter.ts';
import type { Matter } from '../promise/matter.ts';
import { isOffered, lordsShare, periodClassOf, shareOfTime } from '../promise/period-class.ts';
import type { ShareOfTime } from '../promise/period-class.ts';
import { verdictSentence } from '../promise/promise-reasoning.ts';
import { promise } from '../promise/promise.ts';
import { tooOld, withinStage } from './stage-years.ts';
import { byWindowOrder } from './window-order.ts';
import { windowsOf } from './window.ts';
import type { JudgedJoint, Window, WindowContext } from './window.ts';
import { byStart, firstWindow } from './window-state.ts';
import { say } from './timing.messages.ts';

/** An antardasha passed over whole: its lord is against the matter, and the mahadasha lord is not strong for it. */
export interface SkippedPeriod {
  readonly period: Period;
  /** The mahadasha it lies in. */
  readonly within: Planet;
}

/**
 * Joint periods in a span that bring a matter in full, in part or weakly (R6T.2), in order of time, by walking the dasha
 * tree and leaving out whole branches.
 */
export function openPeriods(
  chart: Chart,
  span: Interval,
  of: Matter,
): { readonly open: readonly JudgedJoint[]; readonly skipped: readonly SkippedPeriod[] } {
  const open: JudgedJoint[] = [];
  const skipped: SkippedPeriod[] = [];
  const overlaps = (period: Period): boolean => overlap(period, span);
  const isStrong = ({ planet }: Period): boolean => of.lords[planet].standing === 'STRONG';
  for (const md of mahadashas(vimshottariOf(chart)).filter(overlaps)) {
    for (const ad of childrenOf(md).filter(overlaps)) {
      const [upper, middle] = [isStrong(md), isStrong(ad)];
      // Every class but SILENT asks for two strong lords.
      if (!upper && !middle) {
        if (of.lords[ad.planet].standing === 'AGAINST') skipped.push({ period: ad, within: md.planet });
        continue;
      }
      for (const pd of childrenOf(ad).filter(overlaps)) {
        if (!(upper && middle) && !isStrong(pd)) continue;
        const lords = [md.planet, ad.planet, pd.planet] as const;
        const found = periodClassOf(of, lords);
        if (found !== 'SILENT') open.push({ md, ad, pd, class: found, ...lordsShare(of, lords) });
      }
    }
  }
  return { open, skipped };
}

/** Joint periods in a span that are offered for a matter (FULL and PARTIAL, R6T.2): `openPeriods` without its account. */
export function offeredPeriods(
  chart: Chart,
  span: Interval,
  lords: Readonly<Record<Planet, Pick<Standing, 'standing'>>>,
): readonly Period[] {
  const overlaps = (period: Period): boolean => overlap(period, span);
  const standing = ({ planet }: Period) => lords[planet].standing;
  const isStrong = (period: Period): boolean => standing(period) === 'STRONG' && overlaps(period);
  return mahadashas(vimshottariOf(chart))
    .filter((md) => (standing(md) === 'WEAK' || standing(md) === 'STRONG') && overlaps(md))
    .flatMap((md) => childrenOf(md).filter(isStrong))
    .flatMap((ad) => childrenOf(ad).filter(isStrong));
}

/** The windows of a matter in a span, chosen in one place for every tool (R6T.3). */
export interface ChosenWindows {
  /** All that are offered (FULL and PARTIAL), best first. */
  readonly offered: readonly Window[];
  /** All that are WEAK, in order of time. */
  readonly weak: readonly Window[];
  /** The strongest: of those offered, failing them the first of the weak; null where there is none or none is released. */
  readonly best: Window | null;
  /** The first of all offered by the time it can be used, failing them of the weak. */
  readonly first: Window | null;
}

/** The windows that answer when: those offered, the weak ones only where none is. */
export const answering = ({ offered, weak }: ChosenWindows): readonly Window[] => (offered.length > 0 ? offered : weak);

/** Chooses among all windows of a span. */
export function chosenWindows(all: readonly Window[]): ChosenWindows {
  const offered = all.filter((window) => isOffered(window.class)).sort(byWindowOrder);
  const weak = all.filter((window) => window.class === 'WEAK').sort(byStart);
  const [strongest] = offered.filter(({ state }) => state !== 'DEFERRED_OUT');
  const [earliestOffered, earliestWeak] = [firstWindow(offered), firstWindow(weak)];
  return {
    offered,
    weak,
    best: strongest ?? earliestWeak,
    first: earliestOffered ?? earliestWeak,
  };
}

/**
 * The same for a matter, within its ages and without asking for its promise: for a caller that has a gate of its own.
 */
export function windowsFor(
  chart: Chart,
  event: HouseSets & Ages,
  asked: Interval,
  context: WindowContext,
): ChosenWindows {
  const span = withinStage(chart, event, asked);
  if (span.startMs >= span.endMs) return { offered: [], weak: [], best: null, first: null };
  const { open } = openPeriods(chart, span, matter(chart, event));
  return chosenWindows(windowsOf(chart, span, open, context));
}

/** What a page lists of the windows of a matter. */
export interface EventWindows {
  /** The windows offered, in order of time, DEFERRED_OUT ones last. */
  readonly windows: readonly Window[];
  /** WEAK ones, the earliest first: the answer only where none is offered. */
  readonly weaker: readonly Window[];
  readonly best: Window | null;
  readonly first: Window | null;
  /** How much of 120 years such periods fill; null where no date is given. */
  readonly share: ShareOfTime | null;
  /** No date without promise, and none after the ages of the matter. */
  readonly withheldReason?: string;
}

/** The weak windows that a page lists (R6T.3): five where they are the answer, beside stronger ones the first two. */
export const listedWeak = ({ offered, weak }: ChosenWindows): readonly Window[] =>
  weak.slice(0, offered.length > 0 ? 2 : 5);

const NO_WINDOWS = { windows: [], weaker: [], best: null, first: null } as const;

/**
 * The best `max` windows of a matter in a span, as far as it can belong to those years (`withinStage`), in order of time,
 * DEFERRED_OUT last. None where `withheld` gives a reason: by default that the chart does not promise the matter; a page
 * with a gate of its own gives the reason it found, or null to open. Throws out_of_range without Placidus.
 */
export function eventWindows(
  chart: Chart,
  event: JudgedEvent,
  span: Interval,
  max: number,
  context: WindowContext,
  withheld: string | null = notPromised(chart, event),
): EventWindows {
  const reason = withheld ?? tooOld(chart, event, span);
  if (reason !== null) return { ...NO_WINDOWS, share: null, withheldReason: reason };
  const share = shareOfTime(matter(chart, event));
  const chosen = windowsFor(chart, event, span, context);
  const { offered, best, first } = chosen;
  return {
    windows: offered.slice(0, max).sort(byStart),
    weaker: listedWeak(chosen),
    best,
    first,
    share,
  };
}

/** That a matter is not promised, and by what; null when it is promised or left open. */
export function promiseDenial(chart: Chart, event: JudgedEvent): string | null {
  const judged = promise(chart, event);
  return judged.side === 'no'
    ? `${say.subLordOfCusp({ cusp: judged.house, csl: judged.csl })} ${capitalised(verdictSentence(matterInWords(event), judged))}`
    : null;
}

/** Why no date may be given for a matter; null when it is promised or left open. */
export function notPromised(chart: Chart, event: JudgedEvent): string | null {
  const denial = promiseDenial(chart, event);
  return denial && `${denial} ${say.noDateForUnpromised()}`;
}
