import type { Chart } from '../../chart/chart.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { listsOf } from './chain.ts';
import { levels, signified } from './levels.ts';
import type { LevelLists } from './levels.ts';

/** What results print of a planet's significations. */
export interface LevelsView extends LevelLists {
  readonly all: readonly House[];
  readonly tenanted: boolean;
  readonly promoted: boolean;
  /** In its own star and its own sub: pure results of its own place and lordships (R5.8). */
  readonly selfSignificator?: true;
}

/** The `Levels` object of the foundation pages (R5.3, R5.4). Throws out_of_range without Placidus (R3.2). */
export function levelsView(chart: Chart, planet: Planet): LevelsView {
  const of = levels(chart, planet);
  const { starLord, subLord } = chart.planets[planet];
  return {
    ...listsOf(chart, planet),
    all: signified(of),
    tenanted: of.tenanted,
    promoted: of.promoted,
    ...(starLord === planet && subLord === planet && { selfSignificator: true }),
  };
}
