import { holds } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import { classRank } from '../promise/period-class.ts';
import type { PeriodClass } from '../promise/period-class.ts';
import type { TransitStage, TransitStageName, TransitWindow } from './transit-window.ts';

/** A date on which the Moon agrees, with the steps whose body stands in the zone then. */
export interface BestDate extends Interval {
  readonly dashaClass: PeriodClass;
  /** The sign lord of the Moon is strong too (R14.1). */
  readonly triple: boolean;
  readonly agree: readonly TransitStageName[];
}

const BEST_DATES = 5;

/**
 * The best Moon window of each window of the Sun, so that they spread over the years that were searched: OPEN ones in a
 * dasha that is not SILENT, by what the dasha does for the matter, the sign lord, the steps that agree, and the start
 * (R14.1). One that runs already when the search begins is none, since its start is no start (R6T.4). The first five,
 * best first. `moonOf` finds the windows of the Moon in a span.
 */
export async function bestDates(
  stages: readonly TransitStage[],
  moonOf: (span: Interval) => Promise<readonly TransitWindow[]>,
  fromMs: number,
): Promise<readonly BestDate[]> {
  const sun = stages.find(({ stage }) => stage === 'SUN');
  if (sun === undefined || sun.relaxed) return [];
  const slower = stages.filter(({ stage, relaxed }) => stage !== 'MOON' && !relaxed);
  const best: BestDate[] = [];
  for (const span of sun.windows) {
    const [first] = (await moonOf(span))
      .flatMap((moon) => (moon.startMs > fromMs ? dateOf(moon, slower) : []))
      .sort(byRank);
    if (first !== undefined) best.push(first);
  }
  return best.sort(byRank).slice(0, BEST_DATES);
}

function dateOf(
  { startMs, endMs, delayed, dashaClass, triple }: TransitWindow,
  slower: readonly TransitStage[],
): readonly BestDate[] {
  if (delayed || dashaClass === null || dashaClass === 'SILENT') return [];
  const agreeing = slower.filter(({ windows }) => windows.some((window) => holds(window, startMs)));
  return [{ startMs, endMs, dashaClass, triple, agree: [...agreeing.map(({ stage }) => stage), 'MOON'] }];
}

const byRank = (a: BestDate, b: BestDate): number =>
  classRank(a.dashaClass) - classRank(b.dashaClass) ||
  Number(b.triple) - Number(a.triple) ||
  b.agree.length - a.agree.length ||
  a.startMs - b.startMs;
