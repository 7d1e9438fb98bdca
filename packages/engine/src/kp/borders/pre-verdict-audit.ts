import type { Chart } from '../../chart/chart.ts';
import { shownMs } from '../../time/clock.ts';
import type { Moment } from '../../time/moment.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { boundaryWarnings } from './boundary-warnings.ts';
import type { BoundaryEntry, BoundaryReport, NamedEvents } from './boundary-warnings.ts';
import { bandOf } from '../kernel/score.ts';
import type { ScoreFactor } from '../kernel/score.ts';
import type { BoundarySeverity } from '../../zodiac/boundary.ts';
import { ruleOfOrigin } from './rule-of-origin.ts';
import type { RuleOfOrigin } from './rule-of-origin.ts';
import { say } from './borders.messages.ts';

export const AUDIT_FACTORS = [
  'NO_CRITICAL_CUSP',
  'LAGNA_CLEAR',
  'ORIGIN_DIRECT',
  'CRITICAL_CUSPS',
  'CAUTION_CUSPS',
  'LAGNA_CRITICAL',
  'ROUNDED_TIME',
] as const;
type AuditFactorName = (typeof AUDIT_FACTORS)[number];

interface AuditFactor extends ScoreFactor {
  readonly factor: AuditFactorName;
}

export const CONFIDENCE_BANDS = ['HIGH', 'MODERATE', 'LOW'] as const;
export type ConfidenceBand = (typeof CONFIDENCE_BANDS)[number];

export interface PreVerdictAudit {
  /** -30..20: the factors added up. */
  readonly confidenceModifier: number;
  readonly confidenceBand: ConfidenceBand;
  readonly factors: readonly AuditFactor[];
  readonly boundary: BoundaryReport;
  readonly origin: RuleOfOrigin;
}

const HALF_HOUR_MS = 1_800_000;

/** The birth clock shows a full or half hour to the second: a time that was probably rounded. */
export function isRoundedTime(moment: Moment): boolean {
  const wall = shownMs(moment.utcMs, moment);
  // Half a millisecond is lost where the offset has fractions.
  return Math.abs(wall - Math.round(wall / HALF_HOUR_MS) * HALF_HOUR_MS) < 1;
}

export const confidenceBand = (modifier: number): ConfidenceBand =>
  bandOf<ConfidenceBand>(
    modifier,
    [
      [-10, 'LOW'],
      [5, 'MODERATE'],
    ],
    'HIGH',
  );

function factorsOf(
  { moment }: Chart,
  entries: readonly BoundaryEntry[],
  { verdict }: RuleOfOrigin,
): readonly AuditFactor[] {
  const cusps = entries.filter(({ target }) => target.startsWith('cusp_'));
  const at = (severity: BoundarySeverity) =>
    cusps.filter((each) => each.severity === severity).map(({ target }) => Number(target.replace('cusp_', '')));
  const critical = at('CRITICAL');
  const caution = at('CAUTION');
  const lagna = cusps[0]?.severity;
  const when = (holds: boolean, factor: AuditFactorName, points: number, detail: string): readonly AuditFactor[] =>
    holds ? [{ factor, detail, points }] : [];
  return [
    ...when(critical.length === 0, 'NO_CRITICAL_CUSP', 10, say.noCuspChanges()),
    ...when(lagna === 'CLEAR', 'LAGNA_CLEAR', 5, say.firstCuspSafe()),
    ...when(verdict === 'DIRECT', 'ORIGIN_DIRECT', 5, say.originShared()),
    ...when(
      critical.length > 0,
      'CRITICAL_CUSPS',
      Math.max(-15, -5 * critical.length),
      say.cuspsChange({ cusps: critical }),
    ),
    ...when(caution.length > 0, 'CAUTION_CUSPS', Math.max(-5, -caution.length), say.cuspsMayChange({ cusps: caution })),
    ...when(lagna === 'CRITICAL', 'LAGNA_CRITICAL', -5, say.firstCuspChanges()),
    ...when(isRoundedTime(moment), 'ROUNDED_TIME', -5, say.roundedTime()),
  ];
}

/**
 * How far the birth time of a chart carries a verdict: distances of the cusps to their sub borders (R4.5), the rule of
 * origin and the roundness of the time, added up. Dignity, combustion, war and vargas move nothing (R7.3). Throws
 * out_of_range without Placidus.
 */
export function preVerdictAudit(ephemeris: Ephemeris, chart: Chart, named: NamedEvents): PreVerdictAudit {
  const boundary = boundaryWarnings(ephemeris, chart, named);
  const origin = ruleOfOrigin(chart);
  const factors = factorsOf(chart, boundary.entries, origin);
  const confidenceModifier = factors.reduce((sum, { points }) => sum + points, 0);
  return { confidenceModifier, confidenceBand: confidenceBand(confidenceModifier), factors, boundary, origin };
}
