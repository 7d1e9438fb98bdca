import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import type { Graha, House, Node, Planet } from '../../zodiac/names.ts';
import { signReach } from '../../zodiac/sign-aspects.ts';
import { agents } from './agents.ts';
import { houseSets, subVerdict, timingSets } from './fruitfulness.ts';
import type { TimingSets } from './fruitfulness.ts';
import { LEVEL_KEYS, levels } from './levels.ts';
import type { LevelKey } from './levels.ts';
import { occupants, owner, tenants } from '../../chart/placement.ts';
import { perChart } from '../../chart/per-chart.ts';
import { byHouse, byPlanet } from '../../zodiac/records.ts';

/** A in the star of an occupant, B occupant, C in the star of the owner, D owner (R5.2). */
export const SIGNIFICATOR_GROUPS = ['A', 'B', 'C', 'D'] as const;
export type SignificatorGroup = (typeof SIGNIFICATOR_GROUPS)[number];

export interface OrderedSignificator {
  readonly planet: Planet;
  readonly group: SignificatorGroup;
  /** A node placed here for this occupant or owner, not in its own right (R6.1). */
  readonly via?: Planet;
}

/** Who signifies a house (R5.2). */
export interface HouseSignificators {
  readonly house: House;
  readonly occupants: readonly Planet[];
  readonly owner: Graha;
  /** No occupant: the owner's groups come first (R5.4). */
  readonly vacant: boolean;
  /** Planets by the level at which they hold the house: the inverse of `levels(planet)`, unranked. */
  readonly levels: Readonly<Record<LevelKey, readonly Planet[]>>;
  /** Groups A to D in order of strength, each planet once at its best group. */
  readonly ordered: readonly OrderedSignificator[];
}

const NODES: readonly Node[] = ['Rahu', 'Ketu'];

/** What the groups of every house are read from. */
interface GroupFacts {
  /** The nine planets, those without tenants first (R5.4). */
  readonly order: readonly Planet[];
  /** Planets in the stars of each, in that order. */
  readonly inStarOf: Readonly<Record<Planet, readonly Planet[]>>;
  readonly standsFor: Readonly<Record<Node, Readonly<Record<Planet, boolean>>>>;
}

const groupFacts = perChart((chart): GroupFacts => {
  const tenanted = byPlanet((planet) => tenants(chart, planet).length > 0);
  const order = [...PLANETS.filter((planet) => !tenanted[planet]), ...PLANETS.filter((planet) => tenanted[planet])];
  const inStarOf = byPlanet((): Planet[] => []);
  for (const planet of order) inStarOf[chart.planets[planet].starLord].push(planet);
  const standing = (node: Node) => {
    const table: Record<Planet, boolean> = byPlanet(() => false);
    for (const { planet } of agents(chart, node)) table[planet] = true;
    return table;
  };
  return { order, inStarOf, standsFor: { Rahu: standing('Rahu'), Ketu: standing('Ketu') } };
});

function membersOf(facts: GroupFacts, group: SignificatorGroup, held: readonly Planet[], lord: Graha) {
  const [only] = held;
  switch (group) {
    case 'A':
      if (held.length > 1)
        return facts.order.filter((planet) => held.some((each) => facts.inStarOf[each].includes(planet)));
      return only === undefined ? [] : facts.inStarOf[only];
    case 'B':
      return held.length > 1 ? facts.order.filter((planet) => held.includes(planet)) : held;
    case 'C':
      return facts.inStarOf[lord];
    case 'D':
      return [lord];
  }
}

/**
 * Groups A to D, each planet at its best group, untenanted first. A node that stands for the occupant or owner joins
 * that one's group; any node of a group comes before those of the group it stands for (R5.2, R6.1).
 */
function orderedOf(facts: GroupFacts, held: readonly Planet[], lord: Graha): readonly OrderedSignificator[] {
  const found: OrderedSignificator[] = [];
  const place = (entry: OrderedSignificator): void => {
    for (const { planet } of found) if (planet === entry.planet) return;
    found.push(entry);
  };
  for (const group of SIGNIFICATOR_GROUPS) {
    const members = membersOf(facts, group, held, lord);
    if (members.length === 0) continue;
    const nodes: OrderedSignificator[] = [];
    for (const node of NODES) {
      if (members.includes(node)) nodes.push({ planet: node, group });
      else {
        const via = members.find((each) => (each === lord || held.includes(each)) && facts.standsFor[node][each]);
        if (via) nodes.push({ planet: node, group, via });
      }
    }
    for (const planet of members) {
      for (const entry of nodes) if (isNode(entry.planet) && facts.standsFor[entry.planet][planet]) place(entry);
      place({ planet, group });
    }
  }
  return found;
}

/** First of the ordered significators whose sub lord does not oppose the sets; failing all, the first (K6). */
function firstUnopposed(chart: Chart, ordered: readonly OrderedSignificator[], sets: TimingSets, lord: Planet): Planet {
  const unopposed = ordered.find(({ planet }) => subVerdict(chart, planet, sets).verdict !== 'OPPOSES');
  return (unopposed ?? ordered[0])?.planet ?? lord;
}

/** Planets by house and level: `levels(planet)` turned round. */
const holderTable = perChart((chart) => {
  const table = byHouse((): Record<LevelKey, Planet[]> => ({ L1: [], L2: [], L3: [], L4: [] }));
  for (const planet of PLANETS) {
    const of = levels(chart, planet);
    for (const key of LEVEL_KEYS) for (const house of of[key]) table[house][key].push(planet);
  }
  return table;
});

const SETS_OF_HOUSE = byHouse((house) => timingSets(houseSets(house)));

function significatorsOf(chart: Chart, house: House): HouseSignificators {
  const held = occupants(chart, house);
  const lord = owner(chart, house);
  const ordered = orderedOf(groupFacts(chart), held, lord);
  return {
    house,
    occupants: held,
    owner: lord,
    vacant: held.length === 0,
    levels: holderTable(chart)[house],
    ordered,
  };
}

const significatorTable = perChart((chart) => byHouse((house) => significatorsOf(chart, house)));

/** Significators of a house by length of service (R5.2) with nodes before those they stand for (R6.1). */
export const houseSignificators = (chart: Chart, house: House): HouseSignificators => significatorTable(chart)[house];

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

/**
 * The principal significator of a house: the first its sub lord does not oppose on F and D* of the matter; without a
 * matter, on the house against the 12th from it (K6).
 */
export const principal = (chart: Chart, house: House, event?: HouseSets): Planet =>
  firstUnopposed(
    chart,
    houseSignificators(chart, house).ordered,
    event === undefined ? SETS_OF_HOUSE[house] : timingSets(event),
    owner(chart, house),
  );
