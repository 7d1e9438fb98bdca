import type { Chart, PlanetPosition } from '../../chart/chart.ts';
import { houseOf, requireHouses } from '../../chart/houses.ts';
import { isStationary } from '../../chart/motion.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import type { RunningPeriod } from '../../dasha/running-lords.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import { level } from '../kernel/levels.ts';
import type { Level } from '../kernel/levels.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';

export const SUB_DECISIONS = ['FAVOURS', 'OBSTRUCTS', 'SILENT'] as const;
export type SubDecision = (typeof SUB_DECISIONS)[number];

/**
 * What a sub lord decides on a house its star lord offers (R14.1, rule 2 of get_transit_analysis): it favours the house
 * when it signifies it and not the 12th from it, obstructs when it signifies the 12th or 8th from it and not the house.
 */
export function subDecision(chart: Chart, subLord: Planet, house: House): SubDecision {
  const signifies = (each: House): boolean => level(chart, subLord, each) !== null;
  const undoes = signifies(nthFrom(house, 12));
  if (signifies(house)) return undoes ? 'SILENT' : 'FAVOURS';
  return undoes || signifies(nthFrom(house, 8)) ? 'OBSTRUCTS' : 'SILENT';
}

/** A natal house a transit touches and what its sub lord decides on it. */
export interface MatterHouse {
  readonly house: House;
  /** At which the planet looked at signifies it. */
  readonly level: Level;
  readonly decision: SubDecision;
}

interface TransitReading {
  readonly position: PlanetPosition;
  /** House of the natal chart it passes through. */
  readonly natalHouse: House;
  readonly stationary: boolean;
  /** Rules 1 and 2: the houses of its star lord, each with the decision of its sub lord. */
  readonly matterHouses: readonly MatterHouse[];
}

interface TransitingLord {
  readonly period: RunningPeriod;
  readonly planet: Planet;
  /** Rule 3: its own natal houses, each with the decision of its sub lord in transit. */
  readonly matterHouses: readonly MatterHouse[];
}

export interface FourRules {
  readonly planets: readonly TransitReading[];
  /** Empty outside the 120 years of the dasha. */
  readonly dashaLords: readonly TransitingLord[];
}

/**
 * The nine planets of a sky against a natal chart (R14.1, R14.2): the star lord shows the matter, the sub lord decides,
 * and the lords of the running periods are read for their own houses. Throws out_of_range without Placidus.
 */
export function fourRules(chart: Chart, sky: Chart): FourRules {
  const { cusps } = requireHouses(chart);
  return {
    planets: PLANETS.map((planet) => {
      const position = sky.planets[planet];
      return {
        position,
        natalHouse: houseOf(position.longitude, cusps),
        stationary: isStationary(planet, position.speed),
        matterHouses: matterHouses(chart, position.starLord, position.subLord),
      };
    }),
    dashaLords: (runningLords(chart, sky.moment.utcMs) ?? []).map(({ period, planet }) => ({
      period,
      planet,
      matterHouses: matterHouses(chart, planet, sky.planets[planet].subLord),
    })),
  };
}

/** Natal houses of a planet, in order, each with the decision of a sub lord. */
const matterHouses = (chart: Chart, planet: Planet, subLord: Planet): readonly MatterHouse[] =>
  HOUSES.flatMap((house) => {
    const at = level(chart, planet, house);
    return at === null ? [] : [{ house, level: at, decision: subDecision(chart, subLord, house) }];
  });
