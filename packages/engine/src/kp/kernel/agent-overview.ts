import type { Chart } from '../../chart/chart.ts';
import type { Graha, Node, Planet } from '../../zodiac/names.ts';
import { agents, aspecting, conjoinedWith } from './agents.ts';

/** The planets that stand behind a node, all roles listed (R6.2). */
export interface AgentOverview {
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
