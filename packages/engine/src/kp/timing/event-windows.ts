import { overlap } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { childrenOf, mahadashas } from '../../dasha/vimshottari.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import { matterInWords } from '../../events/event.ts';
import type { HouseSets, JudgedEvent } from '../../events/event.ts';
import { capitalised } from '../../base/words.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { horaryMatter } from '../promise/horary-matter.ts';
import type { HoraryMatter } from '../promise/horary-matter.ts';
import { isHoraryOpen, horaryPeriodClass } from '../promise/horary-period-class.ts';
import type { HoraryOpenJudgement } from '../promise/horary-period-class.ts';
import { verdictSentence } from '../promise/promise-reasoning.ts';
import { promise } from '../promise/promise.ts';
import { byWindowOrder } from './window-order.ts';
import { windowsOf } from './window.ts';
import type { Window, WindowContext } from './window.ts';
import { byStart } from './window-state.ts';

/** A mahadasha or antardasha passed over whole because its lord is hostile. */
export interface SkippedPeriod {
  readonly period: Period;
  /** The mahadasha it lies in; null for a mahadasha. */
  readonly within: Planet | null;
}

/** Joint periods in a span that a matter can happen in, by walking the dasha tree and leaving out whole branches. */
export function openPeriods(
  chart: Chart,
  span: Interval,
  of: HoraryMatter,
): { readonly open: readonly (JointPeriod & HoraryOpenJudgement)[]; readonly skipped: readonly SkippedPeriod[] } {
  const open: (JointPeriod & HoraryOpenJudgement)[] = [];
  const skipped: SkippedPeriod[] = [];
  const overlaps = (period: Period): boolean => overlap(period, span);
  const countsAs = (period: Period) => of.lords[period.planet].counts;
  for (const md of mahadashas(vimshottariOf(chart)).filter(overlaps)) {
    if (countsAs(md) === 'HOSTILE') {
      skipped.push({ period: md, within: null });
      continue;
    }
    for (const ad of childrenOf(md).filter(overlaps)) {
      if (countsAs(ad) === 'HOSTILE') skipped.push({ period: ad, within: md.planet });
      // Every open class asks for a fruitful antardasha and pratyantardasha lord.
      if (countsAs(ad) !== 'FRUITFUL') continue;
      for (const pd of childrenOf(ad).filter(overlaps)) {
        if (countsAs(pd) !== 'FRUITFUL') continue;
        const { class: found, ...judged } = horaryPeriodClass(of, [md.planet, ad.planet, pd.planet]);
        if (isHoraryOpen(found)) open.push({ md, ad, pd, class: found, ...judged });
      }
    }
  }
  return { open, skipped };
}

export interface EventWindows {
  /** In order of time, those that are DEFERRED_OUT last. */
  readonly windows: readonly Window[];
  /** No date without promise. */
  readonly withheldReason?: string;
  /** No planet is FRUITFUL: stand-ins count, and no class goes above PARTIAL. */
  readonly relaxed: boolean;
}

/**
 * The best `max` windows of a matter in a span, in order of time, DEFERRED_OUT last. None where `withheld` gives a reason: by default
 * that the chart does not promise the matter; a page with a gate of its own gives the reason it found, or null to open.
 * Throws out_of_range without Placidus.
 */
export function eventWindows(
  chart: Chart,
  event: JudgedEvent,
  span: Interval,
  max: number,
  context: WindowContext,
  withheld: string | null = notPromised(chart, event),
): EventWindows {
  if (withheld !== null) return { windows: [], withheldReason: withheld, relaxed: false };
  if (span.startMs >= span.endMs) return { windows: [], relaxed: false };
  return {
    windows: bestWindows(chart, event, span, max, context),
    relaxed: horaryMatter(chart, event).set.relaxed,
  };
}

/** The same walk without the promise, for a caller that has a gate of its own. */
export function bestWindows(
  chart: Chart,
  event: HouseSets,
  span: Interval,
  max: number,
  context: WindowContext,
): readonly Window[] {
  const { open } = openPeriods(chart, span, horaryMatter(chart, event));
  const best = [...windowsOf(chart, span, open, context)].sort(byWindowOrder).slice(0, max);
  return best.sort(byStart);
}

/** That a matter is not promised, and by what; null when it is promised or left open. */
export function promiseDenial(chart: Chart, event: JudgedEvent): string | null {
  const judged = promise(chart, event);
  return judged.side === 'no'
    ? `The sub lord of cusp ${judged.house} is ${planetInWords(judged.csl)}. ${capitalised(verdictSentence(matterInWords(event), judged))}`
    : null;
}

/** Why no date may be given for a matter; null when it is promised or left open. */
export function notPromised(chart: Chart, event: JudgedEvent): string | null {
  const denial = promiseDenial(chart, event);
  return denial && `${denial} No date is given for what is not promised.`;
}
