import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { HouseSets } from '../../events/event.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { agents } from '../kernel/agents.ts';
import { decide, matterBits } from '../promise/promise-verdict.ts';
import type { Decision } from '../promise/promise-verdict.ts';
import { birthSpan } from './birth-span.ts';
import { stabilityAndAlternatives, USUAL_REACH } from './stability.ts';
import type { Alternative, Stability } from './stability.ts';
import type { TimeBorder } from './time-border.ts';

/** How far a verdict keeps its side as the birth time moves; the word within the side decides nothing (R9S). */
export interface VerdictStability {
  readonly stability: Stability<Decision>;
  /** The verdicts among the birth times that may be meant; null where no uncertainty was stated. */
  readonly alternatives: readonly Alternative<Decision>[] | null;
  /** The alternatives are not all on one side: promised, denied, or both alike. */
  readonly uncertain: boolean;
}

/**
 * The birth times around a birth at which the verdict on a matter is on one side (R9S): all borders within 30 minutes, or
 * more where more is uncertain, are solved for, and each piece between two is judged once. Throws out_of_range
 * without Placidus.
 */
export function verdictStability(
  ephemeris: Ephemeris,
  chart: Chart,
  event: HouseSets,
  uncertaintyMinutes?: number,
): VerdictStability {
  const span = birthSpan(ephemeris, chart, reachOf(uncertaintyMinutes));
  const pieces = span.judged(event.primaryCusp);
  const matter = matterBits(event);
  const judged = new Array<Decision | undefined>(pieces.length);
  const said = (at: number): Decision => {
    const piece = pieces[at];
    if (piece === undefined) throw new RangeError('There is no such piece of birth times.');
    return (judged[at] ??= decide(piece.signified(), matter));
  };
  const { utcMs } = chart.moment;
  const comparing = {
    same: (a: Decision, b: Decision): boolean => a.side === b.side,
    alike: (a: Decision, b: Decision): boolean => a.verdict === b.verdict,
    named: (borders: readonly TimeBorder[]) => decisive(borders, chart, event.primaryCusp),
  };
  const found = stabilityAndAlternatives({ pieces, said }, utcMs, uncertaintyMinutes, comparing);
  return { ...found, uncertain: new Set(found.alternatives?.map(({ said }) => said.side)).size > 1 };
}

/** Minutes to look at on both sides of a birth that is known to so many. */
export const reachOf = (uncertaintyMinutes = 0): number => Math.max(USUAL_REACH, uncertaintyMinutes);

/**
 * Chooses the border to name where several fall on one instant, as those of opposite cusps do: that of the primary
 * cusp, then one that concerns a planet which the verdict is made of, then the first.
 */
function decisive(borders: readonly TimeBorder[], chart: Chart, cusp: House): TimeBorder | undefined {
  if (borders.length < 2) return borders[0];
  const involved = new Set<string>(planetsOf(chart, cuspalSubLord(chart, cusp)));
  const concerns = ({ of, divisions }: TimeBorder): boolean =>
    of.startsWith('planet_')
      ? involved.has(of.slice('planet_'.length))
      : divisions !== undefined && [divisions.before, divisions.after].some(({ signLord }) => involved.has(signLord));
  return borders.find(({ of }) => of === `cusp_${cusp}`) ?? borders.find(concerns) ?? borders[0];
}

/** The sub lord, its star lord, and the planets that either stands for. */
function planetsOf(chart: Chart, csl: Planet): readonly Planet[] {
  const both = [csl, chart.planets[csl].starLord];
  return [...both, ...both.filter(isNode).flatMap((node) => agents(chart, node).map(({ planet }) => planet))];
}
