import type { Chart } from '../../chart/chart.ts';
import { perChart } from '../../chart/per-chart.ts';
import { arcForward } from '../../base/angles.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Graha, House } from '../../zodiac/names.ts';
import { byGraha, lordOfHouse, signsOf, wholeSignHouse } from '../base/frame.ts';
import { held } from './clause.ts';
import type { HeldClause } from './clause.ts';
import { KALSARPA_MITIGATIONS } from './kalsarpa-mitigations.ts';
import type { KalsarpaMitigation } from './kalsarpa-mitigations.ts';
import { KALSARPA_VARIANTS } from './kalsarpa-variants.ts';
import type { KalsarpaVariant } from './kalsarpa-variants.ts';
import { toAxis } from './placed.ts';
import { NO_SEVERITY, severityOf } from './severity.ts';
import type { SeverityFactor, SeverityReading } from './severity.ts';
import { say } from './doshas.messages.ts';

export const KALSARPA_STATUSES = ['FULL', 'PARTIAL', 'NONE'] as const;
type KalsarpaStatus = (typeof KALSARPA_STATUSES)[number];
export const KALSARPA_DIRECTIONS = ['RAHU_TO_KETU', 'KETU_TO_RAHU'] as const;
type KalsarpaDirection = (typeof KALSARPA_DIRECTIONS)[number];
export const SIGN_FORMS = ['FULL', 'NONE'] as const;

export interface Kalsarpa extends SeverityReading {
  readonly status: KalsarpaStatus;
  /** Direction of the larger set, from one node forward to the other; null for NONE. */
  readonly direction: KalsarpaDirection | null;
  readonly variant: KalsarpaVariant | null;
  readonly inside: readonly Graha[];
  readonly outside: readonly Graha[];
  /** Degrees from Rahu forward, 0 <= x < 360. */
  readonly offsets: Readonly<Record<Graha, number>>;
  /** The ascendant lies on the side of the larger set; null for NONE. */
  readonly lagnaInside: boolean | null;
  /** All seven stand in the seven signs from one node to the other. */
  readonly signForm: (typeof SIGN_FORMS)[number];
  /** A planet so near to a node that the true node might turn it over. */
  readonly nodeSensitive: boolean;
  readonly rahuHouse: House;
  /** Mitigations of FULL and PARTIAL; NONE has none. */
  readonly mitigations: readonly HeldClause<KalsarpaMitigation>[];
}

/** Degrees: the true node differs by up to 1.7. */
const NODE_SENSITIVE = 2;

/** Whether Sun to Saturn lie on one side of the axis of the nodes, by degrees (R28.4). */
export const kalsarpa = perChart((chart: Chart): Kalsarpa => {
  const { planets, ascendant } = chart;
  const rahu = planets.Rahu.longitude;
  const offsets = byGraha((planet) => arcForward(rahu, planets[planet].longitude));
  const ahead = GRAHAS.filter((planet) => offsets[planet] > 0 && offsets[planet] < 180);
  const behind = GRAHAS.filter((planet) => offsets[planet] > 180);
  const aheadLarger = ahead.length >= behind.length;
  const outside = aheadLarger ? behind : ahead;
  const status: KalsarpaStatus = outside.length === 0 ? 'FULL' : outside.length === 1 ? 'PARTIAL' : 'NONE';
  const none = status === 'NONE';
  const rahuHouse = wholeSignHouse(chart, 'Rahu');
  return {
    status,
    direction: none ? null : aheadLarger ? 'RAHU_TO_KETU' : 'KETU_TO_RAHU',
    variant: none ? null : (KALSARPA_VARIANTS.find((variant) => variant.rahuHouse === rahuHouse) ?? null),
    inside: GRAHAS.filter((planet) => !outside.includes(planet)),
    outside,
    offsets,
    lagnaInside: none ? null : arcForward(rahu, ascendant.longitude) < 180 === aheadLarger,
    signForm: inSevenSigns(chart) ? 'FULL' : 'NONE',
    nodeSensitive: GRAHAS.some((planet) => toAxis(chart, planet) < NODE_SENSITIVE),
    rahuHouse,
    mitigations: none ? [] : held(KALSARPA_MITIGATIONS, chart),
    ...kalsarpaSeverity(chart, status === 'FULL'),
  };
});

function inSevenSigns(chart: Chart): boolean {
  const signs = signsOf(chart);
  return [signs.Rahu, signs.Ketu].some((first) => GRAHAS.every((planet) => (signs[planet] - first + 12) % 12 <= 6));
}

/** Degrees between a node and the Moon or the lord of the ascendant. */
const NEAR_NODE = 5;

/** Our own ladder: a full Kala Sarpa is moderate, a node near the Moon or L1 adds, dignity or Jupiter takes away. */
function kalsarpaSeverity(chart: Chart, full: boolean): SeverityReading {
  if (!full) return NO_SEVERITY;
  const near = (['Moon', lordOfHouse(chart, 1)] as const).find((planet) => toAxis(chart, planet) <= NEAR_NODE);
  const help = held(KALSARPA_MITIGATIONS, chart).find(
    ({ rule }) => rule === 'exaltedOrOwnInKendra' || rule === 'jupiterOnLagna',
  );
  const factors: readonly SeverityFactor[] = [
    { factor: 'full', detail: say.allOnOneSide(), points: 2 },
    ...(near === undefined ? [] : [{ factor: 'nearNode', detail: say.nearNode({ planet: near }), points: 1 }]),
    ...(help === undefined ? [] : [{ factor: 'mitigation', detail: help.detail, points: -1 }]),
  ];
  return severityOf(factors);
}
