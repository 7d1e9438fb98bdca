import { normalize } from '../../base/angles.ts';
import { groupedByPause } from '../../base/intervals.ts';
import { crossingsOver, withinFiles } from '../../passages/transit-search.ts';
import type { Search } from '../../passages/transit-search.ts';
import type { Crossing } from '../../search/crossings.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd, YEAR_DAYS } from '../../time/julian.ts';

export const BINDU_TRANSITS = ['Jupiter', 'Saturn', 'Rahu', 'Ketu', 'Mars'] as const;
type BinduTransitPlanet = (typeof BINDU_TRANSITS)[number];

export const BINDU_TARGETS = ['POINT', 'OPPOSITE'] as const;
type BinduTarget = (typeof BINDU_TARGETS)[number];

export interface BinduTransit {
  readonly planet: BinduTransitPlanet;
  readonly target: BinduTarget;
  readonly utcMs: number;
  /** 1..3 within one coming and going. */
  readonly pass: number;
  readonly motion: Crossing['direction'];
  /** The stay within a degree that holds this pass; null beyond the search. */
  readonly enterMs: number | null;
  readonly exitMs: number | null;
}

const ORB = 1;
/** Mars comes so often that it is followed for two years only. */
const MARS_YEARS = 2;
/** Days searched beyond both ends: no triple passage and no stay within a degree of these planets lasts longer. */
const MARGIN_DAYS = 420;
/** Passages of one retrograde loop follow each other sooner. */
const PAUSE_DAYS = 400;

/**
 * Passages of the slow planets over a point and its opposite from a moment on, in order of time, each to a second with
 * the stay within a degree round it (get_bhrigu_bindu). `cut` where the ephemeris or the budget ends before.
 */
export async function binduTransits(
  search: Search,
  point: number,
  fromMs: number,
  years: number,
): Promise<{ readonly transits: readonly BinduTransit[]; readonly cut: boolean }> {
  const found: BinduTransit[] = [];
  const start = jdFromUtcMs(fromMs);
  let cut = false;
  for (const planet of BINDU_TRANSITS) {
    const end = start + (planet === 'Mars' ? Math.min(years, MARS_YEARS) : years) * YEAR_DAYS;
    cut ||= withinFiles(start, end).cut;
    const { fromJd, toJd } = withinFiles(start - MARGIN_DAYS, end + MARGIN_DAYS);
    const targets = BINDU_TARGETS.map((target) => ({ target, ...around(target === 'POINT' ? point : point + 180) }));
    const asked = targets.flatMap(({ at, edges }) => [at, ...edges]);
    const crossings = await crossingsOver(search, planet, asked, fromJd, toJd);
    for (const { target, at, edges } of targets) {
      const own = crossings.filter((each) => each.target === at || edges.includes(each.target));
      const passages = passagesOf(own, at, planet, target).filter(({ jd }) => jd >= start && jd < end);
      found.push(...passages.map(({ pass }) => pass));
    }
  }
  return { transits: found.sort((a, b) => a.utcMs - b.utcMs), cut: cut || search.budget.stoppedAt !== null };
}

const around = (degrees: number) => ({
  at: normalize(degrees),
  edges: [normalize(degrees - ORB), normalize(degrees + ORB)],
});

function passagesOf(
  crossings: readonly Crossing[],
  at: number,
  planet: BinduTransitPlanet,
  target: BinduTarget,
): readonly { readonly jd: number; readonly pass: BinduTransit }[] {
  const timed = crossings.map(({ jd, ...rest }) => ({ ...rest, jd, startMs: utcMsFromJd(jd), endMs: utcMsFromJd(jd) }));
  const exact = timed.filter((each) => each.target === at);
  return groupedByPause(exact, PAUSE_DAYS * DAY_MS).flatMap((group) =>
    group.map((each, index) => ({
      jd: each.jd,
      pass: {
        planet,
        target,
        utcMs: each.startMs,
        pass: index + 1,
        motion: each.direction,
        // A passage is inside the degree, so the border last passed was the way in and the next is the way out.
        enterMs: timed.findLast((other) => other.target !== at && other.jd < each.jd)?.startMs ?? null,
        exitMs: timed.find((other) => other.target !== at && other.jd > each.jd)?.startMs ?? null,
      },
    })),
  );
}
