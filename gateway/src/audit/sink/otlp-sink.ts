import { VERSION } from '@cuspal/telemetry';
import { z } from 'zod';
import { readBeginning, retryAfterMs } from '../../outgoing/answers.ts';
import type { AuditEntry } from '../entry.ts';
import { toJsonLine } from '../export.ts';
import { refusedWith, SinkRefusal, type AuditSink } from './sink.ts';

const TIMEOUT_MS = 15_000;
/** Severity INFO of the data model of logs. */
const INFO = 9;

interface OtlpSinkParts {
  /** The collector of the operator, as OTEL_EXPORTER_OTLP_ENDPOINT names it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly now: () => number;
  readonly timeoutMs?: number;
}

/**
 * Entries as log records by OTLP/HTTP in JSON. They are written here and not by a library, because one that batches and
 * retries by itself does not say which of them were taken.
 */
export const otlpSink = ({ endpoint, headers, now, timeoutMs = TIMEOUT_MS }: OtlpSinkParts): AuditSink => ({
  most: 100,
  async take(entries) {
    const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/logs`, {
      method: 'POST',
      redirect: 'error',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': `Cuspal/${VERSION}` },
      body: JSON.stringify(requestOf(entries)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const told = await readBeginning(answer, MOST_READ);
    if (!answer.ok) throw refusedWith(answer.status, retryAfterMs(answer.headers.get('retry-after'), now()));
    const rejected = rejectedIn(told);
    if (rejected > 0) throw new SinkRefusal(`the collector rejected ${rejected} entries of the audit log`);
  },
});

const MOST_READ = 64 * 1024;

const partial = z.object({ partialSuccess: z.object({ rejectedLogRecords: z.coerce.number() }).partial().optional() });

function rejectedIn(text: string): number {
  try {
    return partial.parse(JSON.parse(text)).partialSuccess?.rejectedLogRecords ?? 0;
  } catch {
    // Collectors answer with nothing, or with something else, where all is well.
    return 0;
  }
}

/** ExportLogsServiceRequest of OTLP 1. Its body is the line of the export, of which the hash can be verified. */
const requestOf = (entries: readonly AuditEntry[]) => ({
  resourceLogs: [
    {
      resource: { attributes: attributes({ 'service.name': 'cuspal-audit', 'service.namespace': 'cuspal' }) },
      scopeLogs: [{ scope: { name: 'cuspal.audit', version: VERSION }, logRecords: entries.map(recordOf) }],
    },
  ],
});

const recordOf = (entry: AuditEntry) => {
  const nanoseconds = `${entry.at.getTime()}000000`;
  return {
    timeUnixNano: nanoseconds,
    observedTimeUnixNano: nanoseconds,
    severityNumber: INFO,
    severityText: 'INFO',
    eventName: `cuspal.audit.${entry.action}`,
    body: { stringValue: toJsonLine(entry).trimEnd() },
    attributes: attributes({
      'cuspal.audit.chain': entry.chain,
      'cuspal.audit.sequence': entry.sequence,
      'cuspal.audit.action': entry.action,
      'cuspal.audit.surface': entry.surface,
    }),
  };
};

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
