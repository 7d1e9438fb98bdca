import type { Chart } from '../../chart/chart.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { agents } from '../kernel/agents.ts';
import { listsOf } from '../kernel/chain.ts';
import { deferral } from './deferral.ts';
import type { Deferral, ReleaseFinder } from './deferral.ts';
import type { FruitfulnessClass } from '../kernel/fruitfulness.ts';
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
  /** For the matter asked about; null without one (K5). */
  readonly fruitfulness: FruitfulnessClass | null;
  readonly deferral: Deferral | null;
}

/** A planet as lord of a period, deferred until what is found after `fromMs` (K1, K5, K11). */
export function periodLord(
  chart: Chart,
  planet: Planet,
  { fromMs, releases, matter }: { readonly fromMs: number; readonly releases: ReleaseFinder; readonly matter?: Matter },
): PeriodLord {
  const { starLord, subLord, retrograde } = chart.planets[planet];
  return {
    planet,
    starLord,
    subLord,
    levels: listsOf(chart, planet),
    promoted: levels(chart, planet).promoted,
    retrograde,
    actsFor: isNode(planet) ? agents(chart, planet).map((agent) => agent.planet) : [],
    fruitfulness: matter?.lords[planet].class ?? null,
    deferral: deferral(chart, planet, fromMs, releases),
  };
}
