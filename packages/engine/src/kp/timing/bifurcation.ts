import type { Chart } from '../../chart/chart.ts';
import { listsOf } from '../kernel/chain.ts';
import { nthFrom, sortedHouses } from '../../zodiac/house-math.ts';
import { levels, rankIn, signified } from '../kernel/levels.ts';
import type { Level, LevelKey, LevelLists } from '../kernel/levels.ts';
import { owns } from '../../chart/placement.ts';
import type { House, Planet } from '../../zodiac/names.ts';

export const LAYERS = ['SOURCE', 'NATURE'] as const;
type Layer = (typeof LAYERS)[number];
export const OUTCOMES = ['KEPT', 'SPOILED'] as const;
type Outcome = (typeof OUTCOMES)[number];
export const DASHA_PHASES = ['STAR_PHASE', 'SUB_PHASE', 'BOTH', 'NEUTRAL'] as const;
export type DashaPhase = (typeof DASHA_PHASES)[number];

/** One layer of R5.1: a planet and the houses it brings. */
interface DashaLayer {
  readonly planet: Planet;
  readonly houses: readonly House[];
  /** Cusps that fall in its signs (R3.4). */
  readonly ownerCusps: readonly House[];
}

interface BifurcatedHouse {
  readonly house: House;
  readonly fromLayer: Layer;
  /** Rank, promotion counted. */
  readonly level: Level;
  readonly outcome: Outcome;
  /** Houses of the sub lord that undo it: the 8th or 12th from it. */
  readonly spoiledBy: readonly House[];
}

/** A dasha lord read as source, nature by its star and decision by its sub (R5.1). */
export interface Bifurcation {
  readonly planet: Planet;
  /** In its own star: source and nature are one (R5.8). */
  readonly selfSignification: boolean;
  readonly source: DashaLayer & Pick<LevelLists, 'L2' | 'L4'>;
  readonly nature: DashaLayer & Pick<LevelLists, 'L1' | 'L3'>;
  readonly decision: DashaLayer & LevelLists;
  /** Every house of the nature; then those of the source that the nature lacks. */
  readonly houses: readonly BifurcatedHouse[];
}

/**
 * What a period lord gives by its star lord and whether it turns out well by its sub lord: a house is spoiled when the
 * sub lord signifies the 8th or the 12th from it. Throws out_of_range where Placidus does not exist.
 */
export function bifurcation(chart: Chart, planet: Planet): Bifurcation {
  const { starLord, subLord } = chart.planets[planet];
  const of = levels(chart, planet);
  const { L1, L2, L3, L4 } = of;
  const decided = signified(levels(chart, subLord));
  const judged =
    (fromLayer: Layer, near: LevelKey, far: LevelKey) =>
    (house: House): BifurcatedHouse => {
      const spoiledBy = [nthFrom(house, 8), nthFrom(house, 12)].filter((each) => decided.includes(each));
      return {
        house,
        fromLayer,
        level: rankIn(of, near, house) ?? rankIn(of, far, house) ?? 4,
        outcome: spoiledBy.length > 0 ? 'SPOILED' : 'KEPT',
        spoiledBy,
      };
    };
  const nature = sortedHouses([...L1, ...L3]);
  const source = sortedHouses([...L2, ...L4]);
  const added = source.filter((house) => !nature.includes(house));
  return {
    planet,
    selfSignification: starLord === planet,
    source: { planet, L2, L4, houses: source, ownerCusps: owns(chart, planet) },
    nature: { planet: starLord, L1, L3, houses: nature, ownerCusps: owns(chart, starLord) },
    decision: { planet: subLord, ...listsOf(chart, subLord), houses: decided, ownerCusps: owns(chart, subLord) },
    houses: [...nature.map(judged('NATURE', 'L1', 'L3')), ...added.map(judged('SOURCE', 'L2', 'L4'))],
  };
}

/** In which part of a lord's period an antardasha falls: by its star, its sub, both or neither. */
export function dashaPhase(chart: Chart, dashaLord: Planet, antardashaLord: Planet): DashaPhase {
  const lord = chart.planets[dashaLord];
  const other = chart.planets[antardashaLord];
  const byStar = antardashaLord === lord.starLord || other.starLord === lord.starLord;
  const bySub = antardashaLord === lord.subLord || other.subLord === lord.subLord;
  if (byStar) return bySub ? 'BOTH' : 'STAR_PHASE';
  return bySub ? 'SUB_PHASE' : 'NEUTRAL';
}
