import type { Chart } from '@cuspal/engine/chart/chart';
import type { House, Planet } from '@cuspal/engine/zodiac/names';
import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { levels, signified } from '@cuspal/engine/kp/kernel/levels';
import type { LevelLists } from '@cuspal/engine/kp/kernel/levels';
import { inShort } from '../detail.ts';

/** What results print of a planet's significations. */
export interface LevelsView extends LevelLists {
  readonly all: readonly House[];
  readonly tenanted: boolean;
  readonly promoted: boolean;
  /** In its own star and its own sub: pure results of its own place and lordships (R5.8). */
  readonly selfSignificator?: true;
}

/**
 * The `Levels` object of the foundation pages (R5.3, R5.4), without the houses of all levels together where not all is
 * shown. Throws out_of_range without Placidus (R3.2).
 */
export function levelsView(chart: Chart, planet: Planet, full = true): LevelsView {
  const of = levels(chart, planet);
  const { starLord, subLord } = chart.planets[planet];
  return {
    ...listsOf(chart, planet),
    ...(full ? { all: signified(of) } : inShort<Pick<LevelsView, 'all'>>({})),
    tenanted: of.tenanted,
    promoted: of.promoted,
    ...(starLord === planet && subLord === planet && { selfSignificator: true }),
  };
}
