import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { childrenOf, mahadashas } from '../../dasha/vimshottari.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import type { JudgedEvent } from '../../events/event.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Planet } from '../../zodiac/names.ts';
import { deferral } from './deferral.ts';
import type { Deferral, ReleaseFinder } from './deferral.ts';
import { matter } from '../promise/matter.ts';
import type { Matter } from '../promise/matter.ts';
import { isOpenClass, periodClass } from '../promise/period-class.ts';
import type { OpenJudgement } from '../promise/period-class.ts';
import { promise } from '../promise/promise.ts';
import { byWindowOrder, inCommon } from './window-order.ts';

/** The three periods of a joint period. */
export interface JointPeriod {
  readonly md: Period;
  readonly ad: Period;
  readonly pd: Period;
}

/** A joint period whose lords give a matter, as far as it lies in the span asked for (C4). */
export interface EventWindow extends JointPeriod, OpenJudgement, Interval {
  /** The span cut it. */
  readonly clipped: boolean;
  /** Lords that are ruling planets of the moment of judgment. */
  readonly rulingPlanetsInCommon: readonly Planet[];
  /** Each lord that is deferred, set free after its own period began (K11, R12.2). */
  readonly deferrals: readonly Deferral[];
}

/** A mahadasha or antardasha passed over whole because its lord is hostile. */
export interface SkippedPeriod {
  readonly period: Period;
  /** The mahadasha it lies in; null for a mahadasha. */
  readonly within: Planet | null;
}

/** Joint periods in a span that a matter can happen in, by walking the dasha tree and leaving out whole branches (F8). */
export function openPeriods(
  chart: Chart,
  { startMs, endMs }: Interval,
  of: Matter,
): { readonly open: readonly (JointPeriod & OpenJudgement)[]; readonly skipped: readonly SkippedPeriod[] } {
  const open: (JointPeriod & OpenJudgement)[] = [];
  const skipped: SkippedPeriod[] = [];
  const overlaps = (period: Period): boolean => period.endMs > startMs && period.startMs < endMs;
  const standing = (period: Period) => of.lords[period.planet].counts;
  for (const md of mahadashas(vimshottariOf(chart)).filter(overlaps)) {
    if (standing(md) === 'HOSTILE') {
      skipped.push({ period: md, within: null });
      continue;
    }
    for (const ad of childrenOf(md).filter(overlaps)) {
      if (standing(ad) === 'HOSTILE') skipped.push({ period: ad, within: md.planet });
      // Every open class asks for a fruitful antardasha and pratyantardasha lord (K10).
      if (standing(ad) !== 'FRUITFUL') continue;
      for (const pd of childrenOf(ad).filter(overlaps)) {
        if (standing(pd) !== 'FRUITFUL') continue;
        const { class: found, ...judged } = periodClass(of, [md.planet, ad.planet, pd.planet]);
        if (isOpenClass(found)) open.push({ md, ad, pd, class: found, ...judged });
      }
    }
  }
  return { open, skipped };
}

/** What the windows of a chart are ordered and deferred by. */
export interface WindowContext {
  /** Ruling planets of the moment of judgment at the place of birth (K7). */
  readonly rulingPlanets: readonly Planet[];
  readonly releases: ReleaseFinder;
}

/** Joint periods as windows of a span, in order of time (C4). */
export function windowsOf(
  chart: Chart,
  span: Interval,
  open: readonly (JointPeriod & OpenJudgement)[],
  { rulingPlanets, releases }: WindowContext,
): readonly EventWindow[] {
  return open.map((joint) => {
    const { md, ad, pd } = joint;
    const startMs = Math.max(pd.startMs, span.startMs);
    const endMs = Math.min(pd.endMs, span.endMs);
    return {
      ...joint,
      startMs,
      endMs,
      clipped: startMs !== pd.startMs || endMs !== pd.endMs,
      rulingPlanetsInCommon: inCommon([md.planet, ad.planet, pd.planet], rulingPlanets),
      deferrals: [md, ad, pd].flatMap((period) => deferral(chart, period.planet, period.startMs, releases) ?? []),
    };
  });
}

/** The deferral that ends last: it alone holds the window back. */
export const lastDeferral = (deferrals: readonly Deferral[]): Deferral | null =>
  [...deferrals].sort((a, b) => (b.turnsDirectMs ?? Infinity) - (a.turnsDirectMs ?? Infinity))[0] ?? null;

export interface EventWindows {
  /** In order of time. */
  readonly windows: readonly EventWindow[];
  /** No date without promise. */
  readonly withheldReason?: string;
}

/**
 * The best `max` windows of a matter in a span, printed by start (C4). None where the chart does not promise the
 * matter, and then the reason. Throws out_of_range without Placidus.
 */
export function eventWindows(
  chart: Chart,
  event: JudgedEvent,
  span: Interval,
  max: number,
  context: WindowContext,
): EventWindows {
  const withheldReason = notPromised(chart, event);
  if (withheldReason !== null) return { windows: [], withheldReason };
  return { windows: bestWindows(chart, event, span, max, context) };
}

/** The same walk without the promise, for a caller that has a gate of its own. */
export function bestWindows(
  chart: Chart,
  event: JudgedEvent,
  span: Interval,
  max: number,
  context: WindowContext,
): readonly EventWindow[] {
  const { open } = openPeriods(chart, span, matter(chart, event));
  const best = [...windowsOf(chart, span, open, context)].sort(byWindowOrder).slice(0, max);
  return best.sort((a, b) => a.startMs - b.startMs);
}

/** That a matter is not promised, and by what; null when it is promised or left open (K9). */
export function promiseDenial(chart: Chart, event: JudgedEvent): string | null {
  const { side, verdict, csl, house } = promise(chart, event);
  return side === 'no'
    ? `${event.label} is not promised: the sub lord of cusp ${house}, ${csl}, gives the verdict ${verdict}.`
    : null;
}

/** Why no date may be given for a matter; null when it is promised or left open (K9). */
export function notPromised(chart: Chart, event: JudgedEvent): string | null {
  const denial = promiseDenial(chart, event);
  return denial && `${denial} Where nothing is promised no date is given.`;
}
