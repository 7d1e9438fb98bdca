import type { Chart } from '../../chart/chart.ts';
import { signName } from '../../zodiac/lords.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Graha, House, Node, Planet, Sign } from '../../zodiac/names.ts';
import { agents } from '../../kp/kernel/agents.ts';
import { chain } from '../../kp/kernel/chain.ts';
import { houseOfPlanet } from '../../chart/placement.ts';

/** The planet that describes what a cusp stands for. */
export interface Describer {
  readonly planet: Graha;
  readonly house: House;
  readonly sign: Sign;
  /** The node it was read through. */
  readonly correctedFrom: Node | null;
}

/** A planet as describer: a node through its first agent (R6.2), since the lord of its sign is one at least. */
export function describer(chart: Chart, planet: Planet): Describer {
  const found = isNode(planet) ? firstAgent(chart, planet) : planet;
  return {
    planet: found,
    house: houseOfPlanet(chart, found),
    sign: signName(chart.planets[found].signIndex),
    correctedFrom: isNode(planet) ? planet : null,
  };
}

function firstAgent(chart: Chart, node: Node): Graha {
  const [first] = agents(chart, node);
  if (first === undefined) throw new RangeError(`${node} has no agent.`);
  return first.planet;
}

export const CONFIDENCES = ['HIGH', 'MODERATE', 'LOW'] as const;
export type CuspConfidence = (typeof CONFIDENCES)[number];

/** How far a description by a cusp can be trusted: LOW within 6' of a sub border, MODERATE within 10', else HIGH. */
export function cuspConfidence(chart: Chart, house: House): CuspConfidence {
  const { severity } = chain(chart, house).boundary;
  return severity === 'CLEAR' ? 'HIGH' : severity === 'CAUTION' ? 'MODERATE' : 'LOW';
}
