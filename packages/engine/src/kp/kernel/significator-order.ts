import type { Chart } from '../../chart/chart.ts';
import { houseOfPlanet, isTenanted } from '../../chart/placement.ts';
import { perChart } from '../../chart/per-chart.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { actsFor, agents } from './agents.ts';
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

/** Planets by the level at which they hold a house. */
export type Holders = Readonly<Record<LevelKey, readonly Planet[]>>;

const GROUP_OF: Readonly<Record<LevelKey, SignificatorGroup>> = { L1: 'A', L2: 'B', L3: 'C', L4: 'D' };

/** The nine planets, those without tenants first (R5.4). */
const rankOrder = perChart((chart): readonly Planet[] => {
  const tenanted = (planet: Planet): boolean => isTenanted(chart, planet);
  return [...PLANETS.filter((planet) => !tenanted(planet)), ...PLANETS.filter(tenanted)];
});

/** The holders of a list in that order, without those found before. */
function inRank(chart: Chart, holders: readonly Planet[], found: readonly OrderedSignificator[]): readonly Planet[] {
  const left = holders.filter((planet) => !holds(found, planet));
  return left.length < 2 ? left : rankOrder(chart).filter((planet) => left.includes(planet));
}

function holds(found: readonly OrderedSignificator[], planet: Planet): boolean {
  for (const earlier of found) if (earlier.planet === planet) return true;
  return false;
}

/** A node goes directly before the first of its agents in the group (R6.1); without one it keeps its place. */
function nodesBeforeAgents(chart: Chart, members: readonly Planet[]): readonly Planet[] {
  if (members.length < 2) return members;
  let placed: Planet[] | undefined;
  for (const node of members) {
    if (!isNode(node)) continue;
    const agent = members.find((planet) => actsFor(chart, node, planet));
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
export function inOrderOfService(chart: Chart, house: House, holders: Holders): readonly OrderedSignificator[] {
  const found: OrderedSignificator[] = [];
  for (const key of LEVEL_KEYS) {
    if (holders[key].length === 0) continue;
    for (const planet of nodesBeforeAgents(chart, inRank(chart, holders[key], found))) {
      const via = bringer(chart, planet, key, house);
      found.push(via === undefined ? { planet, group: GROUP_OF[key] } : { planet, group: GROUP_OF[key], via });
    }
  }
  return found;
}
