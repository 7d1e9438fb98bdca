import { printedDegrees } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspOf } from '../../chart/placement.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { boundarySeverity, subEdge } from '../../zodiac/boundary.ts';
import type { BoundarySeverity } from '../../zodiac/boundary.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { levels } from '../kernel/levels.ts';
import { verdictOf } from '../promise/promise.ts';
import { judge } from '../promise/promise-verdict.ts';
import type { Verdict } from '../promise/promise-verdict.ts';
import { beyondEdge } from './boundary-warnings.ts';

/** The cusp that judges a matter, and what the other side of its nearer sub border would say. */
export interface AskedCusp {
  /** Label of the matter. */
  readonly event: string;
  readonly cusp: House;
  readonly csl: Planet;
  readonly severity: BoundarySeverity;
  readonly distanceArcmin: number;
  readonly alternateSubLord: Planet;
  readonly verdict: Verdict;
  readonly alternateVerdict: Verdict;
}

/** How far the verdict on a matter hangs on its cusp's nearer sub border (R4.5). Throws out_of_range. */
export function askedCusp(chart: Chart, event: JudgedEvent): AskedCusp {
  const at = cuspOf(chart, event.primaryCusp);
  const { distanceArcsec, side } = subEdge(at.longitude, at);
  const { subLord: alternateSubLord } = beyondEdge(at, side);
  return {
    event: event.label,
    cusp: event.primaryCusp,
    csl: at.subLord,
    severity: boundarySeverity(distanceArcsec),
    distanceArcmin: printedDegrees(distanceArcsec / 60),
    alternateSubLord,
    verdict: verdictOf(chart, event).verdict,
    alternateVerdict: judge(levels(chart, alternateSubLord), event).verdict,
  };
}
