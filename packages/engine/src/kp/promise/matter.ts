import type { Chart } from '../../chart/chart.ts';
import { perChartAnd } from '../../chart/per-chart.ts';
import { houseOfPlanet } from '../../chart/placement.ts';
import type { HouseSets } from '../../events/event.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { owned } from '../kernel/agents.ts';
import { timingSets } from '../kernel/timing-sets.ts';
import type { TimingSets } from '../kernel/timing-sets.ts';
import { levels, signified } from '../kernel/levels.ts';
import { standings, strongest } from '../kernel/standing.ts';
import type { Standing } from '../kernel/standing.ts';

/** Why a lord postpones: its star lord owns or occupies houses that oppose the matter and none for it (R13.4). */
export interface Postponement {
  readonly planet: Planet;
  readonly starLord: Planet;
  readonly denialHouses: readonly House[];
}

/** What each planet does for a matter of a birth chart when it rules a period. */
export interface MatterLord extends Standing {
  /** Houses of F it signifies at any level. */
  readonly covers: readonly House[];
  readonly postpones: Postponement | null;
}

/** A matter weighed for the timing of a birth chart (R6T). */
export interface Matter {
  readonly event: HouseSets;
  readonly sets: TimingSets;
  readonly lords: Readonly<Record<Planet, MatterLord>>;
  /** The planets that are STRONG, the strongest first. */
  readonly strong: readonly Planet[];
  /** Strong planets that only stand in. */
  readonly standIns: readonly Planet[];
}

/** Whether a lord puts a matter off (R13.4). */
export function postponement(chart: Chart, planet: Planet, { favourable, denial }: TimingSets): Postponement | null {
  const { starLord } = chart.planets[planet];
  const held = [houseOfPlanet(chart, starLord), ...owned(chart, starLord)];
  const denialHouses = denial.filter((house) => held.includes(house));
  return denialHouses.length > 0 && !favourable.some((house) => held.includes(house))
    ? { planet, starLord, denialHouses }
    : null;
}

function matterOf(chart: Chart, event: HouseSets): Matter {
  const sets = timingSets(event);
  const of = standings(chart, event);
  const strong = strongest(of);
  const lords = byPlanet((planet): MatterLord => {
    const meets = signified(levels(chart, planet));
    return {
      ...of[planet],
      covers: sets.favourable.filter((house) => meets.includes(house)),
      postpones: postponement(chart, planet, sets),
    };
  });
  return { event, sets, lords, strong, standIns: strong.filter((planet) => of[planet].standIn) };
}

/** A matter weighed for timing (R6T, R13.4); each chart weighs it once. Throws out_of_range without Placidus. */
export const matter = perChartAnd(matterOf);
