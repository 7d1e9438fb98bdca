import { planetFirst } from '../../zodiac/planet-words.ts';
import type { Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../base/lordship.ts';
import { held } from './clause.ts';
import { KALSARPA_MITIGATIONS } from './kalsarpa-mitigations.ts';
import { toAxis } from './node-axis.ts';
import { NO_SEVERITY, severityOf } from './severity.ts';
import type { SeverityFactor, SeverityReading } from './severity.ts';

/** Degrees between a node and the Moon or the lord of the ascendant. */
const NEAR_NODE = 5;

/** Our own ladder: a full Kala Sarpa is moderate, a node near the Moon or L1 adds, dignity or Jupiter takes away. */
export function kalsarpaSeverity(chart: Chart, full: boolean): SeverityReading {
  if (!full) return NO_SEVERITY;
  const near = (['Moon', lordOfHouse(chart, 1)] as const).find((planet) => toAxis(chart, planet) <= NEAR_NODE);
  const help = held(KALSARPA_MITIGATIONS, chart).find(
    ({ rule }) => rule === 'exaltedOrOwnInKendra' || rule === 'jupiterOnLagna',
  );
  const factors: readonly SeverityFactor[] = [
    { factor: 'full', detail: 'All seven planets lie on one side of the nodes.', points: 2 },
    ...(near === undefined
      ? []
      : [{ factor: 'nearNode', detail: `${planetFirst(near)} stands within 5 degrees of a node.`, points: 1 }]),
    ...(help === undefined ? [] : [{ factor: 'mitigation', detail: help.detail, points: -1 }]),
  ];
  return severityOf(factors);
}
