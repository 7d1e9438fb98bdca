import { cuspReasons, planetReasons } from './chart.ts';
import { periodReasons } from './periods.ts';
import type { Mark, Part, Reasons, Shown } from './reasons.ts';
import { momentReasons, trackReasons } from './sky.ts';
import { agreementReasons, bindusReasons, matterReasons, strengthReasons } from './tables.ts';
import { runningReasons, windowReasons } from './windows.ts';

const BY_PART: Readonly<Record<Part, (mark: Mark, shown: Shown) => Reasons>> = {
  planet: planetReasons,
  cusp: cuspReasons,
  period: periodReasons,
  window: windowReasons,
  running: runningReasons,
  bindus: bindusReasons,
  strength: strengthReasons,
  matter: matterReasons,
  agreement: agreementReasons,
  track: trackReasons,
  moment: momentReasons,
};

/** Why a part of a figure is as it is, from the result that the figure is drawn from. */
export const reasonsOf = (mark: Mark, shown: Shown): Reasons => BY_PART[mark.part](mark, shown);

/** What it is called where there is no room for reasons. */
export function nameOf(mark: Mark, shown: Shown): string {
  const { title, reasons, chain } = reasonsOf(mark, shown);
  const first = mark.part === 'period' ? chain.at(-1) : (chain[0] ?? reasons[0]);
  return first === undefined ? title : `${title}. ${first}`;
}
