import type { Chart } from '../../chart/chart.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { level } from './levels.ts';
import type { Level } from './levels.ts';

export interface ActivatedHouse {
  readonly house: House;
  readonly level: Level;
  /** The lords that hold it at that level. */
  readonly via: readonly Planet[];
}

/** Every house that some of the lords signify, at its best level among them. */
export function activatedHouses(chart: Chart, lords: readonly Planet[]): readonly ActivatedHouse[] {
  const distinct = [...new Set(lords)];
  return HOUSES.flatMap((house): readonly ActivatedHouse[] => {
    const held = distinct.flatMap((planet) => {
      const at = level(chart, planet, house);
      return at === null ? [] : [{ planet, at }];
    });
    const best = held.reduce<Level | null>((least, { at }) => (least === null || at < least ? at : least), null);
    if (best === null) return [];
    return [{ house, level: best, via: held.filter(({ at }) => at === best).map(({ planet }) => planet) }];
  });
}
