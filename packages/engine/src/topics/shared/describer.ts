import type { Chart } from '../../chart/chart.ts';
import { signName } from '../../zodiac/lords.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Node, Planet, Sign } from '../../zodiac/names.ts';
import { agents } from '../../kp/kernel/agents.ts';
import { chain } from '../../kp/kernel/chain.ts';
import { houseOfPlanet } from '../../chart/placement.ts';

/** The planet that describes what a cusp stands for. */
export interface Describer {
  readonly planet: Planet;
  readonly house: House;
  readonly sign: Sign;
  /** The node it was read through. */
  readonly correctedFrom: Node | null;
}

/** A planet as describer: a node through its first agent (R6.2); one that has none stands for itself. */
export function describer(chart: Chart, planet: Planet): Describer {
  const [first] = isNode(planet) ? agents(chart, planet) : [];
  const found = first?.planet ?? planet;
  return {
    planet: found,
    house: houseOfPlanet(chart, found),
    sign: signName(chart.planets[found].signIndex),
    correctedFrom: isNode(planet) && found !== planet ? planet : null,
  };
}

export const CONFIDENCES = ['HIGH', 'MODERATE', 'LOW'] as const;
export type CuspConfidence = (typeof CONFIDENCES)[number];

/** How far a description by a cusp can be trusted: LOW within 6' of a sub border, MODERATE within 10', else HIGH. */
export function cuspConfidence(chart: Chart, house: House): CuspConfidence {
  const { severity } = chain(chart, house).boundary;
  return severity === 'CLEAR' ? 'HIGH' : severity === 'CAUTION' ? 'MODERATE' : 'LOW';
}
