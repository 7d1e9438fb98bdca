import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';
import { signReach } from '../../zodiac/sign-aspects.ts';
import { houseSets, subVerdict, timingSets } from './timing-sets.ts';
import { LEVEL_KEYS, levels } from './levels.ts';
import type { LevelKey } from './levels.ts';
import { inOrderOfService } from './significator-order.ts';
import type { OrderedSignificator } from './significator-order.ts';
import { occupants, owner } from '../../chart/placement.ts';
import { perChart } from '../../chart/per-chart.ts';
import { bitOf, planetsIn } from '../../zodiac/planet-bits.ts';
import { byHouse } from '../../zodiac/records.ts';

export { SIGNIFICATOR_GROUPS } from './significator-order.ts';
export type { OrderedSignificator, SignificatorGroup } from './significator-order.ts';

/** The significators of a house (R5.2). */
export interface HouseSignificators {
  readonly house: House;
  readonly occupants: readonly Planet[];
  readonly owner: Graha;
  /** No occupant: groups A and B are empty and the owner's come first (R5.4). */
  readonly vacant: boolean;
  /** Planets by the level at which they hold the house: the inverse of `levels(planet)`, unranked. */
  readonly levels: Readonly<Record<LevelKey, readonly Planet[]>>;
  /** The same planets in order of strength, each once, at its best group. */
  readonly ordered: readonly OrderedSignificator[];
}

/** Planets by house and level, as bits: `levels(planet)` turned round. */
const holderTable = perChart((chart) => {
  const table = byHouse((): Record<LevelKey, number> => ({ L1: 0, L2: 0, L3: 0, L4: 0 }));
  for (const planet of PLANETS) {
    const of = levels(chart, planet);
    const bit = bitOf(planet);
    for (const key of LEVEL_KEYS) for (const house of of[key]) table[house][key] |= bit;
  }
  return table;
});

function significatorsOf(chart: Chart, house: House): HouseSignificators {
  const held = occupants(chart, house);
  const bits = holderTable(chart)[house];
  return {
    house,
    occupants: held,
    owner: owner(chart, house),
    vacant: held.length === 0,
    levels: { L1: planetsIn(bits.L1), L2: planetsIn(bits.L2), L3: planetsIn(bits.L3), L4: planetsIn(bits.L4) },
    ordered: inOrderOfService(chart, house, bits),
  };
}

const significatorTable = perChart((): Partial<Record<House, HouseSignificators>> => ({}));

/** Significators of a house by length of service (R5.2) with nodes before those they stand for (R6.1). */
export const houseSignificators = (chart: Chart, house: House): HouseSignificators =>
  (significatorTable(chart)[house] ??= significatorsOf(chart, house));

/**
 * Group E: planets in the sign of one of the significators A to D or in its sign aspect, themselves none of them; help
 * in a tie only (R5.2, R7.1).
 */
export function tieHelp(chart: Chart, house: House): readonly Planet[] {
  const { ordered } = houseSignificators(chart, house);
  const reach = ordered.map(({ planet }) => signReach(planet, chart.planets[planet].signIndex));
  return PLANETS.filter((planet) => {
    const { signIndex } = chart.planets[planet];
    if (ordered.some((entry) => entry.planet === planet)) return false;
    // The nodes always stand opposite each other: that is no tie (R6.4).
    return ordered.some((entry, index) => reach[index]?.[signIndex] && !(isNode(entry.planet) && isNode(planet)));
  });
}

const SETS_OF_HOUSE = byHouse((house) => timingSets(houseSets(house)));

/**
 * The principal significator of a house: the first in order whose sub lord does not oppose F and D* of the matter;
 * failing all, the first. Without a matter F is the house, D the 12th from it.
 */
export function principal(chart: Chart, house: House, event?: HouseSets): Planet {
  const sets = event === undefined ? SETS_OF_HOUSE[house] : timingSets(event);
  const { ordered, owner: lord } = houseSignificators(chart, house);
  const unopposed = ordered.find(({ planet }) => subVerdict(chart, planet, sets).verdict !== 'OPPOSES');
  return (unopposed ?? ordered[0])?.planet ?? lord;
}
