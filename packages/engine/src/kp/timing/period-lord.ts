import type { Chart } from '../../chart/chart.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { agents } from '../kernel/agents.ts';
import { listsOf } from '../kernel/chain.ts';
import { delayOf, deferral } from './deferral.ts';
import type { Deferral, Delay, ReleaseContext } from './deferral.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import type { StandingKind } from '../kernel/standing.ts';
import { levels } from '../kernel/levels.ts';
import type { LevelLists } from '../kernel/levels.ts';
import type { Matter } from '../promise/matter.ts';

/** A planet as lord of a period. */
export interface PeriodLord {
  readonly planet: Planet;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly levels: LevelLists;
  readonly promoted: boolean;
  /** At birth; never the Sun, the Moon or a node. */
  readonly retrograde: boolean;
  /** A node: the planets it gives results for (R6.2). */
  readonly actsFor: readonly Graha[];
  /** For the matter asked about; null without one. */
  readonly standing: StandingKind | null;
  readonly deferral: Deferral | null;
}

/** What a planet is read for: a matter, and where it rules a period, how its release is found. */
export interface LordContext {
  readonly matter?: Matter;
  readonly rules?: { readonly period: Period; readonly context: ReleaseContext };
}

/** A planet as lord of a period; without a period its delay has no date. */
export function periodLord(chart: Chart, planet: Planet, { matter, rules }: LordContext = {}): PeriodLord {
  const { starLord, subLord, retrograde } = chart.planets[planet];
  return {
    planet,
    starLord,
    subLord,
    levels: listsOf(chart, planet),
    promoted: levels(chart, planet).promoted,
    retrograde,
    actsFor: isNode(planet) ? agents(chart, planet).map((agent) => agent.planet) : [],
    standing: matter?.lords[planet].standing ?? null,
    deferral: rules ? deferral(chart, rules.period, rules.context) : undated(delayOf(chart, planet)),
  };
}

/** The lord of a running or coming period. */
export const lordOfPeriod = (chart: Chart, period: Period, context: ReleaseContext, matter?: Matter): PeriodLord =>
  periodLord(chart, period.planet, { rules: { period, context }, ...(matter && { matter }) });

/** What a lord is without houses, inside the polar circles. */
export type LordAlone = Omit<PeriodLord, 'levels' | 'promoted' | 'actsFor'>;

/** The lord of a running period where the chart has no houses to signify (R3.2). */
export function lordAlone(chart: Chart, period: Period, context: ReleaseContext): LordAlone {
  const { planet } = period;
  const { starLord, subLord, retrograde } = chart.planets[planet];
  return { planet, starLord, subLord, retrograde, standing: null, deferral: deferral(chart, period, context) };
}

const undated = (delay: Delay | null): Deferral | null => delay && { ...delay, release: null };
