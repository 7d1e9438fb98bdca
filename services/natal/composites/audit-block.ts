import runPreVerdictAudit from '../verification/run-pre-verdict-audit.tool.ts';
import { member } from './member.ts';

/** The audit as the composites show it. */
export const AUDIT = member(
  runPreVerdictAudit,
  'confidenceModifier confidenceBand factors boundary{criticalCount cautionCount warnings{target severity distanceArcmin affectedEvents}} ruleOfOrigin advice',
);
