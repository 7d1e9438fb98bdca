import { ECLIPSE_KINDS } from '../sky/port.ts';
import type { EclipseMaximum } from '../sky/port.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import type { Interval } from '../base/intervals.ts';
import type { Search } from './transit-search.ts';
import { withinFiles } from './transit-search.ts';

export interface Eclipse extends EclipseMaximum {
  readonly utcMs: number;
  /** Sidereal longitude of the body eclipsed, at the maximum: the eclipse degree. */
  readonly longitude: number;
}

/** How a point stands to an eclipse degree. */
export const ECLIPSE_ASPECTS = ['conjunction', 'opposition'] as const;
export type EclipseAspect = (typeof ECLIPSE_ASPECTS)[number];

/** No two eclipses of one kind are nearer than a lunation. */
const NEXT_AFTER_DAYS = 10;

/**
 * Solar and lunar eclipses, penumbral ones too, with their maximum in a span of time, in order; `cut` where
 * the ephemeris does not reach all of it.
 */
export async function eclipsesOver(
  search: Search,
  span: Interval,
): Promise<{ readonly eclipses: readonly Eclipse[]; readonly cut: boolean }> {
  const { ephemeris, ayanamsa, yieldTurn } = search;
  const { fromJd, toJd, cut } = withinFiles(jdFromUtcMs(span.startMs), jdFromUtcMs(span.endMs));
  const eclipses: Eclipse[] = [];
  for (const kind of ECLIPSE_KINDS) {
    let eclipse = fromJd < toJd ? ephemeris.nextEclipse(fromJd, kind) : null;
    while (eclipse !== null && eclipse.jdUt < toJd) {
      const { longitude } = siderealPosition(ephemeris, kind === 'SOLAR' ? 'Sun' : 'Moon', eclipse.jdUt, ayanamsa);
      eclipses.push({ ...eclipse, utcMs: utcMsFromJd(eclipse.jdUt), longitude });
      await yieldTurn();
      const next = eclipse.jdUt + NEXT_AFTER_DAYS;
      eclipse = next < toJd ? ephemeris.nextEclipse(next, kind) : null;
    }
  }
  return { eclipses: eclipses.sort((a, b) => a.jdUt - b.jdUt), cut };
}
