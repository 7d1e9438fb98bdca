import type { Chart } from '../../chart/chart.ts';
import { signName } from '../../zodiac/lords.ts';
import { HOUSES, isNode } from '../../zodiac/names.ts';
import type { Graha, House, Node, Planet, Sign } from '../../zodiac/names.ts';
import { agents, aspecting, conjoinedWith, owned } from './agents.ts';
import type { AgentRole } from './agents.ts';
import { listsOf } from './chain.ts';
import { say } from './kernel.messages.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import { levels, rankedHouses, rankIn } from './levels.ts';
import type { HouseLevel, Level, LevelLists } from './levels.ts';
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
  /** Every house it signifies at its best level, strongest first, as in get_significators. */
  readonly ranked: readonly HouseLevel[];
  /** One entry for each house and level, with all that bring the house at it. */
  readonly houseSources: readonly HouseSource[];
  /** Planets the node is stronger than and stands before: its agents (R6.1). */
  readonly actsFor: readonly Graha[];
  /** Its star lord is the other node, which hands on its own house and the lordships of its agents (R6.3). */
  readonly viaNode: boolean;
}

interface CascadeAgent {
  readonly planet: Graha;
  readonly role: AgentRole;
  readonly houseOccupied: House;
  readonly housesOwned: readonly House[];
  /** Place and lordships together. */
  readonly contributes: readonly House[];
}

interface HouseSource {
  readonly house: House;
  /** Promotion counted (R5.4). */
  readonly level: Level;
  readonly from: readonly Planet[];
}

const STRONG_ORB = 10 / 3;

interface Owner {
  readonly planet: Planet;
  readonly owns: readonly House[];
}

/** The planets whose lordships a star lord hands on: itself, or for a node its agents (R6.3). */
const ownersBehind = (chart: Chart, starLord: Planet): readonly Owner[] =>
  isNode(starLord) ? agents(chart, starLord) : [{ planet: starLord, owns: owned(chart, starLord) }];

/** Own place at the rank of its agent, agents' places at 2, the star lord's house at 1 and lordships at 3, agents' at 4. */
function sourcesOf(chart: Chart, node: Node): readonly HouseSource[] {
  const { starLord } = chart.planets[node];
  const place = houseOfPlanet(chart, node);
  const acting = agents(chart, node);
  const rows: readonly { readonly house: House; readonly level: Level; readonly by: Planet }[] = [
    { house: houseOfPlanet(chart, starLord), level: 1, by: starLord },
    { house: place, level: rankIn(levels(chart, node), 'L2', place) ?? 2, by: node },
    ...acting.map(({ house, planet }) => ({ house, level: 2 as const, by: planet })),
    ...ownersBehind(chart, starLord).flatMap(({ owns, planet }) =>
      owns.map((house) => ({ house, level: 3 as const, by: planet })),
    ),
    ...acting.flatMap(({ owns, planet }) => owns.map((house) => ({ house, level: 4 as const, by: planet }))),
  ];
  return HOUSES.flatMap((house) =>
    ([1, 2, 3, 4] as const).map((level) => ({
      house,
      level,
      from: [...new Set(rows.filter((row) => row.house === house && row.level === level).map(({ by }) => by))],
    })),
  )
    .filter(({ from }) => from.length > 0)
    .sort((a, b) => a.level - b.level || a.house - b.house);
}

/** The audit of a node's significations (R6.1 to R6.4). Throws out_of_range where Placidus does not exist (R3.2). */
export function nodeCascade(chart: Chart, node: Node): NodeCascade {
  const { starLord, subLord, signLord, signIndex } = chart.planets[node];
  const joined = conjoinedWith(chart, node);
  const acting = agents(chart, node);
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
      aspect: say.aspectBy({ planet, counted }),
      used: joined.length === 0,
    })),
    agents: acting.map(({ planet, role, house, owns }) => ({
      planet,
      role,
      houseOccupied: house,
      housesOwned: owns,
      contributes: sortedHouses([house, ...owns]),
    })),
    levels: listsOf(chart, node),
    ranked: rankedHouses(chart, node),
    houseSources: sourcesOf(chart, node),
    actsFor: acting.map(({ planet }) => planet),
    viaNode: starLord !== node && isNode(starLord),
  };
}
