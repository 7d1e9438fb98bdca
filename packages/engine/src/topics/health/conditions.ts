import type { Chart } from '../../chart/chart.ts';
import type { ScoreFactor } from '../../kp/kernel/score.ts';
import { natalEvent } from '../../events/natal.ts';
import { notPromised } from '../../kp/timing/event-windows.ts';
import { CONDITION_TABLE, conditionInWords } from './condition-tables.ts';
import type { Condition } from './condition-tables.ts';
import { conditionScore } from './condition-score.ts';
import { severityOf } from './organ-panel.ts';
import type { Severity } from './organ-panel.ts';
import { lifePeriods, topDecade, watchDecades } from './watch-decades.ts';
import type { WatchDecade } from './watch-decades.ts';
import { say } from './health.messages.ts';

export interface ConditionSignature {
  readonly disease: Condition;
  readonly score: number;
  readonly severity: Severity;
  readonly watchDecades: readonly WatchDecade[];
  readonly withheldReason: string | null;
  readonly signatureHits: readonly ScoreFactor[];
  readonly rationale: string;
}

export interface ChronicPanel {
  readonly diseases: readonly ConditionSignature[];
  readonly topRiskDisease: Condition;
  /** `40-49`; null where the first condition has no decade. */
  readonly topRiskDecade: string | null;
}

/** The eight conditions with their decades to watch (R19.5; all numbers ours). Throws out_of_range without Placidus. */
export function chronicPanel(chart: Chart, asOfMs: number): ChronicPanel {
  const denial = notPromised(chart, natalEvent('chronic_illness'));
  const periods = lifePeriods(chart);
  const diseases = CONDITION_TABLE.map((row): ConditionSignature => {
    const { score, factors } = conditionScore(chart, row);
    const severity = severityOf(score);
    const withheldReason = denial ?? (severity === 'LOW' ? lowReason(row.condition) : null);
    return {
      disease: row.condition,
      score,
      severity,
      watchDecades: withheldReason === null ? watchDecades(chart, row, periods, asOfMs) : [],
      withheldReason,
      signatureHits: factors,
      rationale: rationale(row.condition, severity, factors),
    };
  });
  const [top] = [...diseases].sort((a, b) => b.score - a.score);
  if (top === undefined) throw new RangeError('The panel has eight conditions.');
  return { diseases, topRiskDisease: top.disease, topRiskDecade: topDecade(top.watchDecades)?.decade ?? null };
}

const lowReason = (condition: Condition): string => say.signatureLow({ condition: conditionInWords(condition) });

function rationale(condition: Condition, severity: Severity, factors: readonly ScoreFactor[]): string {
  const [most] = [...factors].sort((a, b) => b.points - a.points);
  return [
    say.signatureOf({ condition: conditionInWords(condition), severity }),
    ...(most && most.points > 0 ? [say.mostComesFrom({ detail: most.detail })] : []),
    say.signatureIsNoCondition(),
  ].join(' ');
}
