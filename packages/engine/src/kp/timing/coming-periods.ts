import { jointPeriod } from '../../dasha/joint-period.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import { nextPeriod, runningAt } from '../../dasha/vimshottari.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import type { Matter } from '../promise/matter.ts';
import { notAbove, periodClass } from '../promise/period-class.ts';
import type { PeriodClass } from '../promise/period-class.ts';

/** A joint period with what it does for a matter. */
export interface JudgedPeriod extends JointPeriod {
  readonly class: PeriodClass;
}

/**
 * What the running joint period and the next `count` pratyantardashas do for a matter, across the borders of
 * antardasha and mahadasha; fewer at the end of the 120 years. `running` holds mahadasha, antardasha, pratyantardasha.
 * A matter that is not promised gets no class above WEAK.
 */
export function comingPeriods(
  weighed: Matter,
  running: readonly Period[],
  count: number,
  promised: boolean,
): { readonly now: JudgedPeriod; readonly next: readonly JudgedPeriod[] } {
  const now = judgedOf(weighed, running, promised);
  const next: JudgedPeriod[] = [];
  let following = nextPeriod(now.pd);
  while (following !== null && next.length < count) {
    next.push(judgedOf(weighed, runningAt(following.cycle, following.startMs, 3), promised));
    following = nextPeriod(following);
  }
  return { now, next };
}

function judgedOf(weighed: Matter, running: readonly Period[], promised: boolean): JudgedPeriod {
  const { md, ad, pd } = jointPeriod(running);
  const { class: found } = periodClass(weighed, [md.planet, ad.planet, pd.planet]);
  return { md, ad, pd, class: promised ? found : notAbove('WEAK', found) };
}
