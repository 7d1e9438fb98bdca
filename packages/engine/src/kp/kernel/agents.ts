import type { Chart } from '../../chart/chart.ts';
import { separation } from '../../base/angles.ts';
import { GRAHAS, isNode } from '../../zodiac/names.ts';
import type { Graha, House, Node, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import { owns } from '../../chart/placement.ts';
import { perChart } from '../../chart/per-chart.ts';
import { byPlanet } from '../../zodiac/records.ts';

/** How a planet comes to be represented by a node, strongest first (R6.2). */
export const AGENT_ROLES = ['CONJOINED', 'ASPECTING', 'STAR_LORD', 'SIGN_LORD'] as const;
export type AgentRole = (typeof AGENT_ROLES)[number];

export interface Agent {
  readonly planet: Graha;
  readonly role: AgentRole;
  /** Conjoined: arc between the two, degrees. */
  readonly orb?: number;
  /** Aspecting: the aspect, counted from the aspecting planet's sign. */
  readonly ordinal?: number;
  /** Houses it brings to the node. */
  readonly owns: readonly House[];
}

/** Sun to Saturn in the sign of the node, in planet order (R6.2). */
export function conjoinedWith(chart: Chart, node: Node): readonly Agent[] {
  const at = chart.planets[node];
  return GRAHAS.filter((planet) => chart.planets[planet].signIndex === at.signIndex).map((planet) => ({
    planet,
    role: 'CONJOINED',
    orb: separation(chart.planets[planet].longitude, at.longitude),
    owns: owns(chart, planet),
  }));
}

/** Sun to Saturn whose sign aspect falls on the node, in planet order (R6.2). */
export function aspecting(chart: Chart, node: Node): readonly Agent[] {
  const { signIndex } = chart.planets[node];
  return GRAHAS.flatMap((planet): readonly Agent[] => {
    const ordinal = signAspect(planet, chart.planets[planet].signIndex, signIndex);
    return ordinal === null ? [] : [{ planet, role: 'ASPECTING', ordinal, owns: owns(chart, planet) }];
  });
}

function agentsOfNode(chart: Chart, node: Node): readonly Agent[] {
  const { starLord, signLord } = chart.planets[node];
  const conjoined = conjoinedWith(chart, node);
  const found: Agent[] = [...(conjoined.length > 0 ? conjoined : aspecting(chart, node))];
  const add = (planet: Planet, role: AgentRole): void => {
    if (!isNode(planet) && !found.some((agent) => agent.planet === planet))
      found.push({ planet, role, owns: owns(chart, planet) });
  };
  add(starLord, 'STAR_LORD');
  add(signLord, 'SIGN_LORD');
  return found;
}

const agentTable = perChart((chart) => ({ Rahu: agentsOfNode(chart, 'Rahu'), Ketu: agentsOfNode(chart, 'Ketu') }));

/**
 * The planets a node gives results for (C1, R6.2): those in its sign, failing them those that aspect it, then always
 * its star lord and its sign lord; a planet found twice keeps its first role. The other node is never one (R6.4).
 */
export const agents = (chart: Chart, node: Node): readonly Agent[] => agentTable(chart)[node];

/** Is it a node that stands for the other planet (R6.1)? */
export const actsFor = (chart: Chart, node: Planet, planet: Planet): boolean =>
  isNode(node) && agents(chart, node).some((agent) => agent.planet === planet);

const ownedTable = perChart((chart) =>
  byPlanet<readonly House[]>((planet) =>
    isNode(planet) ? sortedHouses(agents(chart, planet).flatMap((agent) => agent.owns)) : owns(chart, planet),
  ),
);

/** Houses a planet brings by ownership: its own, or for a node those of all its agents (C1, R6.3; one recursion). */
export const owned = (chart: Chart, planet: Planet): readonly House[] => ownedTable(chart)[planet];
