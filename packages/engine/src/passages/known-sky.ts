import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import type { Interval } from '../base/intervals.ts';
import { withinFiles } from './transit-search.ts';

/** A span as far as the ephemeris reaches; `cut` when it does not reach all of it. */
export function knownSky({ startMs, endMs }: Interval): Interval & { readonly cut: boolean } {
  const { fromJd, toJd, cut } = withinFiles(jdFromUtcMs(startMs), jdFromUtcMs(endMs));
  return cut ? { startMs: utcMsFromJd(fromJd), endMs: utcMsFromJd(toJd), cut } : { startMs, endMs, cut };
}
