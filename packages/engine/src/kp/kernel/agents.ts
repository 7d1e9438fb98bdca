import type { Chart } from '../../chart/chart.ts';
import { separation } from '../../base/angles.ts';
import { printedDegrees } from '../../base/printed.ts';
import { GRAHAS, isNode } from '../../zodiac/names.ts';
import type { Graha, House, Node, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { housesOfBits } from '../../zodiac/house-math.ts';
import { houseOfPlanet, owns, ownsBits } from '../../chart/placement.ts';
import { perChart } from '../../chart/per-chart.ts';
import { say } from './kernel.messages.ts';

/** How a planet comes to be represented by a node, strongest first (R6.2). The node's star lord acts as for any planet. */
export const AGENT_ROLES = ['CONJOINED', 'ASPECTING', 'SIGN_LORD'] as const;
export type AgentRole = (typeof AGENT_ROLES)[number];

export interface Agent {
  readonly planet: Graha;
  readonly role: AgentRole;
  /** Conjoined: arc between the two, degrees. */
  readonly orb?: number;
  /** Aspecting: the aspect, counted from the aspecting planet's sign. */
  readonly ordinal?: number;
  /** The house it occupies; with those it owns, what it brings to the node. */
  readonly house: House;
  readonly owns: readonly House[];
}

const brought = (chart: Chart, planet: Graha): Pick<Agent, 'house' | 'owns'> => ({
  house: houseOfPlanet(chart, planet),
  owns: owns(chart, planet),
});

/** Sun to Saturn in the sign of the node, in planet order (R6.2). */
const inItsSign = ({ planets }: Chart, node: Node): readonly Graha[] =>
  GRAHAS.filter((planet) => planets[planet].signIndex === planets[node].signIndex);

/** By which sign aspect a planet falls on the node; null for none (R6.2). */
const aspectOn = ({ planets }: Chart, node: Node, planet: Graha): number | null =>
  signAspect(planet, planets[planet].signIndex, planets[node].signIndex);

/** Sun to Saturn in the sign of the node, in planet order (R6.2). */
export function conjoinedWith(chart: Chart, node: Node): readonly Agent[] {
  const at = chart.planets[node];
  return inItsSign(chart, node).map((planet) => ({
    planet,
    role: 'CONJOINED',
    orb: printedDegrees(separation(chart.planets[planet].longitude, at.longitude)),
    ...brought(chart, planet),
  }));
}

/** Sun to Saturn whose sign aspect falls on the node, in planet order (R6.2). */
export function aspecting(chart: Chart, node: Node): readonly Agent[] {
  return GRAHAS.flatMap((planet): readonly Agent[] => {
    const ordinal = aspectOn(chart, node, planet);
    return ordinal === null ? [] : [{ planet, role: 'ASPECTING', ordinal, ...brought(chart, planet) }];
  });
}

function agentsOfNode(chart: Chart, node: Node): readonly Agent[] {
  const { signLord } = chart.planets[node];
  const conjoined = conjoinedWith(chart, node);
  const found = conjoined.length > 0 ? conjoined : aspecting(chart, node);
  return found.some(({ planet }) => planet === signLord)
    ? found
    : [...found, { planet: signLord, role: 'SIGN_LORD', ...brought(chart, signLord) }];
}

const agentTable = perChart((): Partial<Record<Node, readonly Agent[]>> => ({}));

/**
 * The planets a node gives results for (R6.2): those in its sign, failing them those that aspect it, then always
 * its sign lord; a planet found twice keeps its first role. The other node is never one (R6.4).
 */
export const agents = (chart: Chart, node: Node): readonly Agent[] =>
  (agentTable(chart)[node] ??= agentsOfNode(chart, node));

/** The same planets alone, for charts of which nothing else is asked. */
export function agentPlanets(chart: Chart, node: Node): readonly Graha[] {
  const { signLord } = chart.planets[node];
  const conjoined = inItsSign(chart, node);
  const found = conjoined.length > 0 ? conjoined : GRAHAS.filter((planet) => aspectOn(chart, node, planet) !== null);
  return found.includes(signLord) ? found : [...found, signLord];
}

/** Is it a node that stands for the other planet (R6.1)? */
export const actsFor = (chart: Chart, node: Planet, planet: Planet): boolean =>
  isNode(node) && agents(chart, node).some((agent) => agent.planet === planet);

/** Beyond this orb, in degrees, an agent by conjunction is told of as wide. The measure is ours. */
const WIDE_ORB = 8;

/** An agent that shares the sign of a node, but stands far from it (R6.2). */
interface WideAgent extends Agent {
  readonly node: Node;
  readonly orb: number;
}

/** The wide agents of both nodes, which count like close ones. */
export const wideAgents = (chart: Chart): readonly WideAgent[] =>
  (['Rahu', 'Ketu'] as const).flatMap((node) =>
    agents(chart, node).flatMap((agent) => {
      const { orb = 0 } = agent;
      return orb > WIDE_ORB ? [{ ...agent, node, orb }] : [];
    }),
  );

/** Says how far apart a node and its agent stand. */
export const wideAgencyNote = ({ node, planet, orb }: WideAgent): string =>
  say.wideAgency({ node, planet, orb: Math.round(orb) });

/** Houses a planet brings by ownership, as bits: its own, or for a node those of all its agents (R6.3). */
export function ownedBits(chart: Chart, planet: Planet): number {
  if (!isNode(planet)) return ownsBits(chart, planet);
  let bits = 0;
  for (const agent of agentPlanets(chart, planet)) bits |= ownsBits(chart, agent);
  return bits;
}

/** The same as a list. */
export const owned = (chart: Chart, planet: Planet): readonly House[] => housesOfBits(ownedBits(chart, planet));

/** The planets that stand behind a node, all roles listed (R6.2). */
interface AgentOverview {
  readonly conjoined: readonly { readonly planet: Graha; readonly orbDegrees: number }[];
  readonly aspecting: readonly { readonly planet: Graha; readonly ordinal: number }[];
  /** May be the other node, which is no agent (R6.4). */
  readonly starLord: Planet;
  readonly signLord: Graha;
  /** The agents of the strongest role that has any. */
  readonly primary: readonly Graha[];
  /** All agents, strongest first. */
  readonly order: readonly Graha[];
}

/** Agents of a node with the planets that conjoin and aspect it, both for information (R6.2, get_full_chart). */
export function agentOverview(chart: Chart, node: Node): AgentOverview {
  const { starLord, signLord } = chart.planets[node];
  const order = agents(chart, node);
  const strongest = order[0]?.role;
  return {
    conjoined: conjoinedWith(chart, node).map(({ planet, orb = 0 }) => ({ planet, orbDegrees: orb })),
    aspecting: aspecting(chart, node).map(({ planet, ordinal = 0 }) => ({ planet, ordinal })),
    starLord,
    signLord,
    primary: order.filter(({ role }) => role === strongest).map(({ planet }) => planet),
    order: order.map(({ planet }) => planet),
  };
}
