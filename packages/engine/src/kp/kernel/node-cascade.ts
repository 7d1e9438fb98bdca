import type { Chart } from '../../chart/chart.ts';
import { signName } from '../../zodiac/lords.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Graha, House, Node, Planet, Sign } from '../../zodiac/names.ts';
import { ordinal } from '../../base/ordinals.ts';
import { agents, aspecting, conjoinedWith } from './agents.ts';
import type { AgentRole } from './agents.ts';
import { listsOf } from './chain.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import type { LevelLists } from './levels.ts';
import { houseOfPlanet } from '../../chart/placement.ts';

/** How a node comes by its houses, agent by agent (R6). */
export interface NodeCascade {
  readonly node: Node;
  readonly sign: Sign;
  readonly house: House;
  readonly starLord: Planet;
  readonly subLord: Planet;
  /** Lord of its sign. */
  readonly dispositor: Graha;
  /** `orb` in degrees; strong within 3°20'. */
  readonly conjoined: readonly { readonly planet: Graha; readonly orb: number; readonly strong: boolean }[];
  /** `used` is false when a planet is conjoined: it then takes their place. */
  readonly aspecting: readonly { readonly planet: Graha; readonly aspect: string; readonly used: boolean }[];
  readonly agents: readonly CascadeAgent[];
  readonly levels: LevelLists;
  /** One entry for each house of each list, with the planets that bring it. */
  readonly houseSources: readonly HouseSource[];
  /** Planets the node is stronger than and stands before: those in its sign and the lord of its sign (R6.1). */
  readonly actsFor: readonly Graha[];
  /** Its star lord is the other node, read through that node's agents and no further (R6.3). */
  readonly recursionGuard: boolean;
}

export interface CascadeAgent {
  readonly planet: Graha;
  readonly role: AgentRole;
  readonly houseOccupied: House;
  readonly housesOwned: readonly House[];
  /** Place and lordships together; the levels count the lordships. */
  readonly contributes: readonly House[];
}

export interface HouseSource {
  readonly house: House;
  /** Number of the list: L1 to L4. */
  readonly level: 1 | 2 | 3 | 4;
  readonly from: readonly Planet[];
}

const STRONG_ORB = 10 / 3;

/** Who brings a house by ownership: the planet itself, or those agents of a node that own it. */
const bringers = (chart: Chart, planet: Planet, house: House): readonly Planet[] =>
  isNode(planet)
    ? agents(chart, planet)
        .filter((agent) => agent.owns.includes(house))
        .map((agent) => agent.planet)
    : [planet];

function sourcesOf(chart: Chart, node: Node, lists: LevelLists): readonly HouseSource[] {
  const { starLord } = chart.planets[node];
  const rows = (
    houses: readonly House[],
    level: HouseSource['level'],
    from: (house: House) => readonly Planet[],
  ): readonly HouseSource[] => houses.map((house) => ({ house, level, from: from(house) }));
  return [
    ...rows(lists.L1, 1, () => [starLord]),
    ...rows(lists.L2, 2, () => [node]),
    ...rows(lists.L3, 3, (house) => bringers(chart, starLord, house)),
    ...rows(lists.L4, 4, (house) => bringers(chart, node, house)),
  ];
}

/** The audit of a node's significations (R6.1 to R6.4). Throws out_of_range where Placidus does not exist (R3.2). */
export function nodeCascade(chart: Chart, node: Node): NodeCascade {
  const { starLord, subLord, signLord, signIndex } = chart.planets[node];
  const joined = conjoinedWith(chart, node);
  const lists = listsOf(chart, node);
  return {
    node,
    sign: signName(signIndex),
    house: houseOfPlanet(chart, node),
    starLord,
    subLord,
    dispositor: signLord,
    conjoined: joined.map(({ planet, orb = 0 }) => ({ planet, orb, strong: orb <= STRONG_ORB })),
    aspecting: aspecting(chart, node).map(({ planet, ordinal: counted = 7 }) => ({
      planet,
      aspect: `${planet} ${ordinal(counted)}`,
      used: joined.length === 0,
    })),
    agents: agents(chart, node).map((agent) => {
      const houseOccupied = houseOfPlanet(chart, agent.planet);
      return {
        planet: agent.planet,
        role: agent.role,
        houseOccupied,
        housesOwned: agent.owns,
        contributes: sortedHouses([houseOccupied, ...agent.owns]),
      };
    }),
    levels: lists,
    houseSources: sourcesOf(chart, node, lists),
    actsFor: [...new Set([...joined.map((agent) => agent.planet), signLord])],
    recursionGuard: starLord !== node && isNode(starLord),
  };
}
