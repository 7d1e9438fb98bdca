import type { Chart } from '../../chart/chart.ts';
import { houseOfPlanet, tenantedBits } from '../../chart/placement.ts';
import { perChart } from '../../chart/per-chart.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Node, Planet } from '../../zodiac/names.ts';
import { bitsOf, isIn, planetsIn } from '../../zodiac/planet-bits.ts';
import { agentPlanets, agents } from './agents.ts';
import { LEVEL_KEYS } from './levels.ts';
import type { LevelKey } from './levels.ts';

/** A in the star of an occupant, B occupant, C in the star of the owner, D owner (R5.2): the levels read backwards. */
export const SIGNIFICATOR_GROUPS = ['A', 'B', 'C', 'D'] as const;
export type SignificatorGroup = (typeof SIGNIFICATOR_GROUPS)[number];

export interface OrderedSignificator {
  readonly planet: Planet;
  readonly group: SignificatorGroup;
  /** The planet that brings the house: the agent of a node (B, D), or the node that is the star lord (C). */
  readonly via?: Planet;
}

/** Planets by the level at which they hold a house, as bits. */
export type HolderBits = Readonly<Record<LevelKey, number>>;

const GROUP_OF: Readonly<Record<LevelKey, SignificatorGroup>> = { L1: 'A', L2: 'B', L3: 'C', L4: 'D' };
const NODES = bitsOf(['Rahu', 'Ketu']);

/** What decides of the order in each group, as bits: who has tenants, and whom the nodes stand for. */
const ranks = perChart((chart): Readonly<Record<Node | 'tenanted', number>> => {
  const behind = (node: Node): number => bitsOf(agentPlanets(chart, node));
  return { tenanted: tenantedBits(chart), Rahu: behind('Rahu'), Ketu: behind('Ketu') };
});

/** The members of a group, those without tenants first (R5.4), then in planet order. */
function inRank(members: number, tenanted: number): readonly Planet[] {
  const [free, taken] = [members & ~tenanted, members & tenanted];
  if (free === 0 || taken === 0) return planetsIn(members);
  return [...planetsIn(free), ...planetsIn(taken)];
}

/** The same with the nodes in their places: each goes directly before the first of its agents there (R6.1). */
function inGroup(chart: Chart, bits: number): readonly Planet[] {
  const order = ranks(chart);
  const members = inRank(bits, order.tenanted);
  if ((bits & NODES) === 0 || members.length < 2) return members;
  let placed: Planet[] | undefined;
  for (const node of members) {
    if (!isNode(node) || (order[node] & bits) === 0) continue;
    const agent = members.find((planet) => isIn(order[node], planet));
    if (agent === undefined) continue;
    placed ??= [...members];
    placed.splice(placed.indexOf(node), 1);
    placed.splice(placed.indexOf(agent), 0, node);
  }
  return placed ?? members;
}

function bringer(chart: Chart, planet: Planet, key: LevelKey, house: House): Planet | undefined {
  const { starLord } = chart.planets[planet];
  if (key === 'L3') return isNode(starLord) ? starLord : undefined;
  if (!isNode(planet) || key === 'L1') return undefined;
  if (key === 'L4') return agents(chart, planet).find((agent) => agent.owns.includes(house))?.planet;
  if (houseOfPlanet(chart, planet) === house) return undefined;
  return agents(chart, planet).find((agent) => agent.house === house)?.planet;
}

/**
 * The significators of a house by length of service (R5.2): each holder once, in the group of its first list; inside a
 * group untenanted first, then planet order, a node before the planet it represents.
 */
export function inOrderOfService(chart: Chart, house: House, holders: HolderBits): readonly OrderedSignificator[] {
  const found: OrderedSignificator[] = [];
  let earlier = 0;
  for (const key of LEVEL_KEYS) {
    const bits = holders[key] & ~earlier;
    if (bits === 0) continue;
    earlier |= bits;
    for (const planet of inGroup(chart, bits)) {
      const via = bringer(chart, planet, key, house);
      found.push(via === undefined ? { planet, group: GROUP_OF[key] } : { planet, group: GROUP_OF[key], via });
    }
  }
  return found;
}
