import { integerVariable } from '@cuspal/telemetry';
import { auditSinkSettings, AUDIT_VARIABLES, type AuditSinkRead, type AuditSinkSettings } from './audit-variables.ts';

/** What is kept of calls, and for how long. */
export interface Retention {
  /** Latest calls of each account that are kept one by one. */
  readonly calls: number;
  readonly callDays: number;
  /** Months of usage by key and tool, the running one among them. */
  readonly usageMonths: number;
}

/** What is kept where nothing else is set. */
export const USUAL_RETENTION: Retention = { calls: 100, callDays: 30, usageMonths: 13 };

/** Settings of what is kept of calls for the owner of an account, and for how long. */
export const RETENTION_VARIABLES = {
  CALLS_KEPT: integerVariable(0, 1_000).default(USUAL_RETENTION.calls).meta({
    type: 'calls',
    description:
      'Latest calls of each account that are kept one by one; 0: none. A lower number holds for an account from its next call on.',
  }),
  CALLS_KEPT_DAYS: integerVariable(1, 366).default(USUAL_RETENTION.callDays).meta({
    type: 'days',
    description: 'For how long these are kept at most.',
  }),
  USAGE_KEPT_MONTHS: integerVariable(1, 120).default(USUAL_RETENTION.usageMonths).meta({
    type: 'months',
    description: 'Months for which usage by key and by tool is kept, the running one among them.',
  }),
  AUDIT_RETENTION_DAYS: integerVariable(1, 3_660).default(400).meta({
    type: 'days',
    description:
      'For how long entries of the audit log are kept. Older ones are removed within ten minutes, and an entry says how many they were.',
  }),
  ...AUDIT_VARIABLES,
};

/** Settings of what is kept, as the parts read them. */
export interface KeptSettings {
  readonly retention: Retention;
  /** For how long entries of the audit log are kept. */
  readonly auditRetentionDays: number;
  /** Where the audit log is sent; nowhere without. */
  readonly auditSink?: AuditSinkSettings | undefined;
}

type Read = Readonly<Record<Exclude<keyof typeof RETENTION_VARIABLES, keyof typeof AUDIT_VARIABLES>, number>> &
  AuditSinkRead;

export const keptSettings = (read: Read): KeptSettings => ({
  retention: { calls: read.CALLS_KEPT, callDays: read.CALLS_KEPT_DAYS, usageMonths: read.USAGE_KEPT_MONTHS },
  auditRetentionDays: read.AUDIT_RETENTION_DAYS,
  auditSink: auditSinkSettings(read),
});
